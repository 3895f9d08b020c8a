"""The campaign: votes, repairs, carried damage, score; and the logbook."""

from __future__ import annotations

import pytest

from rules.core import notation, saved
from rules.core.contract import CLOCK
from rules.space_alert.actions import Hangar, Repair, Vote
from rules.space_alert.campaign import total
from rules.space_alert.components import TILES
from rules.space_alert.flight import DISABLED_SQUAD, Flight
from rules.space_alert.game import RULES
from rules.space_alert.logbook import crew_page, lines
from rules.space_alert.outcome import outcome
from rules.space_alert.state import Ballot, Flown, State
from tests.rules.space_alert.mission import fly
from tests.rules.space_alert.table import Table, keys


def won(
    table: Table, tiles: dict[str, list[str]] | None = None, out: tuple[int, ...] = (), squads: int = 0
) -> Table:
    """Fly a mission in which no threat comes near; what it leaves behind is laid out by hand."""
    if table.state.stage == "briefing":
        table.begin()
    table.until(10_000)
    assert table.state.flight is not None
    flight = table.state.flight
    flight.threats.clear()
    while flight.turn < flight.last_turn:
        table.play(CLOCK, "proceed")
    for zone, name in enumerate(("red", "white", "blue")):
        flight.tiles[zone] += (tiles or {}).get(name, [])
    for index in out:
        flight.crew[index].knocked_out = True
    for member in flight.crew[:squads]:
        member.squad = DISABLED_SQUAD
    table.play(CLOCK, "proceed")
    return table


def campaign(seats: int = 4, **options: object) -> Table:
    return Table(seats, **{"campaign": True, "tripping": False, **options})


def fly_on(table: Table) -> None:
    table.all("vote yes")


def lost(table: Table) -> Table:
    table.begin()
    table.until(10_000)
    flight = flight_of(table)
    table.play(CLOCK, "proceed")
    flight.threats[0].status, flight.threats[0].square = "active", 2
    flight.tiles[1] = list(TILES)
    flight.shield[1] = 0
    flight.threats = [threat for threat in flight.threats if threat.lane == 1]
    table.show()
    return table


def flight_of(table: Table) -> Flight:
    assert table.state.flight is not None
    return table.state.flight


@pytest.mark.rule("SA-272", "SA-291")
def test_up_to_three_missions_and_no_repairs_after_the_last() -> None:
    table = campaign()
    for number in (1, 2):
        won(table, {"red": ["shield"]} if number == 2 else None)
        assert table.state.stage == "council" and table.view().missions_flown == number
        fly_on(table)
        if number == 2:
            table.play(0, "repair red-shield")
    won(table, {"red": ["shield"]})
    assert table.state.stage == "over" and len(table.state.flown) == 3
    assert RULES.prompts(table.state) == []


@pytest.mark.rule("SA-273", "SA-501")
def test_the_track_is_drawn_at_random_and_none_twice() -> None:
    seconds = set()
    for seed in range(12):
        table = campaign(seed=bytes([seed]), mission="mission_1")
        flown = []
        for _ in range(3):
            flown.append(table.state.mission.id)
            won(table)
            if table.state.stage == "council":
                fly_on(table)
        assert len(set(flown)) == 3 and all(name.startswith("mission_") for name in flown)
        seconds.add(flown[1])
    assert len(seconds) > 4, "the later tracks are drawn too"
    firsts = {campaign(seed=bytes([n]), mission="test_run_1").state.mission.id for n in range(40)}
    assert len(firsts) == 8


@pytest.mark.rule("SA-274", "SA-275", "SA-500")
def test_the_safer_choice_is_taken_and_votes_stay_secret() -> None:
    table = won(campaign(normal="yellow"))
    table.play(0, "vote yes normal=yellow serious=mixed")
    table.play(1, "vote yes normal=mixed serious=yellow")
    views = [table.view(seat) for seat in (2, None)]
    asked = [p for p in RULES.prompts(table.state) if p.seat == 2]
    assert table.state.council is not None
    table.state.council.votes[0] = Ballot(0, Vote(False))
    assert [table.view(seat) for seat in (2, None)] == views
    assert [p for p in RULES.prompts(table.state) if p.seat == 2] == asked
    table.state.council.votes[0] = Ballot(0, Vote(True, "yellow", "mixed"))
    table.refuses(0, "vote yes", "sa-illegal-voted-already")
    table.play(2, "vote yes normal=mixed serious=yellow")
    assert table.state.stage == "council"
    table.play(3, "vote yes normal=yellow serious=yellow")
    assert (table.state.normal, table.state.serious) == ("mixed", "mixed")
    assert table.state.mission.id != table.state.flown[0].mission and table.state.stage == "briefing"
    assert {code.split("-")[0] for code in table.state.decks["external_serious"]} == {"SE1", "SE2"}
    won(table)
    for seat in (0, 1, 2):
        table.play(seat, "vote yes")
    assert "sa-campaign-stops" in keys(table.play(3, "vote no"))
    assert table.state.stage == "over"
    ended = outcome(table.state)
    assert ended is not None and ended.key == "sa-campaign-won" and ended.args["missions"] == 2
    assert ended.scores == (total(table.state.flown),) * 4 and None not in ended.scores


@pytest.mark.rule("SA-274", "SA-500")
@pytest.mark.parametrize(
    ("wishes", "safest"), [("yyym", "m"), ("mmwm", "w"), ("wyyy", "w"), ("yyyy", "y"), ("ymwy", "w")]
)
def test_one_careful_voice_decides_the_difficulty(wishes: str, safest: str) -> None:
    colours = {"w": "white", "m": "mixed", "y": "yellow"}
    table = won(campaign())
    for seat, wish in enumerate(wishes):
        other = wishes[-1 - seat]
        table.play(seat, notation.write(Vote(True, colours[wish], colours[other])))
    assert (table.state.normal, table.state.serious) == (colours[safest], colours[safest])


@pytest.mark.rule("SA-275")
def test_the_crew_may_stop_after_its_first_mission() -> None:
    table = won(campaign())
    table.all_but(1, "vote yes")
    table.play(1, "vote no")
    assert table.state.stage == "over"
    ended = outcome(table.state)
    assert ended is not None and ended.winners == (0, 1, 2, 3) and ended.args["missions"] == 1
    assert ended.scores == (total(table.state.flown),) * 4 and None not in ended.scores


@pytest.mark.rule("SA-276")
def test_a_lost_mission_loses_the_campaign() -> None:
    table = lost(campaign(seed=b"first", mission="mission_1"))
    assert table.state.stage == "over"
    ended = outcome(table.state)
    assert ended is not None and ended.key == "sa-campaign-lost"
    assert ended.scores == (None,) * 4 and ended.winners == ()
    assert ended.args["threat"] == f"@{flight_of(table).lost_by}"


@pytest.mark.rule("SA-277", "SA-502")
def test_every_mission_starts_fresh_with_the_same_crew() -> None:
    table = campaign(3, captain=1, first_android=0)
    order = [member.seat for member in table.state.crew]
    won(table)
    flight_of(table).fuel = 0
    fly_on(table)
    state = table.state
    assert state.stage == "briefing" and [member.seat for member in state.crew] == order
    assert state.posts.captain == 1 and state.threats == [] and state.flight is None
    assert [len(deck) for deck in state.decks.values()] == [10, 8, 7, 6]
    assert all(slot.card is None for member in state.crew for slot in member.slots)
    assert [len(p) for p in state.humans[0].packets] == [6, 6, 6] and state.ticks == 0
    ship = table.view().ship
    assert (ship.fuel, ship.rockets) == (3, 3)


@pytest.mark.rule("SA-278")
def test_tokens_of_malfunctions_are_gone() -> None:
    table = campaign()
    won(table)
    flight_of(table).broken = 0b1111
    fly_on(table)
    table.begin()
    table.until(10_000)
    assert flight_of(table).broken == 0


@pytest.mark.rule("SA-279", "SA-281", "SA-283", "SA-284")
def test_everyone_does_one_repair_in_order() -> None:
    table = won(campaign(3, captain=1), {"red": ["shield"], "white": ["gravolift"], "blue": ["structural"]})
    fly_on(table)
    assert [member.seat for member in table.state.crew] == [1, 2, None, 0]
    table.refuses(2, "repair red-shield", "sa-illegal-not-your-repair")
    table.refuses(1, "repair squad", "sa-illegal-no-repair")
    table.play(1, "repair red-shield")
    table.play(2, "repair white-gravolift")
    table.refuses(0, "repair blue-structural", "sa-illegal-not-your-repair")
    asked = [p for p in RULES.prompts(table.state) if not p.optional]
    assert [(p.seat, p.args) for p in asked] == [(1, {"member": "@android_1"})]
    assert [choice.action for choice in asked[0].choices] == [Repair("blue-structural")]
    table.play(1, "repair blue-structural")
    assert table.state.stage == "briefing"
    assert table.state.carried == {}
    assert all(sorted(stack) == sorted(TILES) for stack in table.state.damage.values())


@pytest.mark.rule("SA-281")
def test_repaired_tiles_are_shuffled_in() -> None:
    stacks = set()
    for seed in range(8):
        table = won(campaign(seed=bytes([seed])), {"red": list(TILES)})
        fly_on(table)
        table.play(0, "repair red-shield")
        table.play(1, "repair red-reactor")
        assert set(table.state.damage["red"]) == {"shield", "reactor"}
        stacks.add(tuple(table.state.damage["red"]))
    assert len(stacks) == 2


@pytest.mark.rule("SA-280")
def test_the_knocked_out_recover_and_do_nothing_else() -> None:
    table = won(campaign(), {"red": ["shield", "reactor"], "blue": ["shield"]}, out=(0, 2))
    flight_of(table).crew[2].station = 6
    table.all_but(3, "vote yes")
    assert keys(table.play(3, "vote yes"))[-1] == "sa-recovered"
    assert [p.seat for p in RULES.prompts(table.state)] == [1]
    assert "sa-recovered" in keys(table.play(1, "repair red-shield"))
    assert [p.seat for p in RULES.prompts(table.state)] == [3]
    table.play(3, "repair blue-shield")
    assert table.state.stage == "briefing" and table.state.carried == {"red": ["reactor"]}
    table.begin()
    table.until(10_000)
    assert not any(member.knocked_out for member in flight_of(table).crew)


@pytest.mark.rule("SA-282")
def test_at_most_two_tiles_of_a_zone() -> None:
    table = won(campaign(), {"red": ["shield", "reactor", "gravolift"], "blue": ["shield"]})
    fly_on(table)
    table.play(0, "repair red-shield")
    table.play(1, "repair red-reactor")
    table.refuses(2, "repair red-gravolift", "sa-illegal-no-repair")
    table.play(2, "repair blue-shield")
    assert table.state.stage == "briefing" and table.state.carried == {"red": ["gravolift"]}


@pytest.mark.rule("SA-285", "SA-286", "SA-289")
def test_tiles_left_stay_on_the_ship() -> None:
    table = won(campaign(), {"red": ["shield", "reactor", "gravolift", "upper_weapon"]}, out=(2, 3))
    fly_on(table)
    table.play(0, "repair red-upper_weapon")
    table.play(1, "repair red-gravolift")
    assert table.state.carried == {"red": ["shield", "reactor"]}
    assert sorted(table.state.damage["red"]) == sorted(set(TILES) - {"shield", "reactor"})
    red = table.view().ship.zones[0]
    assert (red.shield, red.shield_room, red.reactor, red.reactor_room) == (0, 1, 1, 2)
    assert (red.tiles, red.carried) == (("shield", "reactor"), 2)
    table.begin()
    table.until(10_000)
    assert flight_of(table).tiles[0] == ["shield", "reactor"]


@pytest.mark.rule("SA-287", "SA-288")
def test_a_carried_structural_tile_doubles() -> None:
    table = won(campaign(), {"red": ["structural"]}, out=(0, 1, 2, 3))
    assert flight_of(table).doubled == 0
    fly_on(table)
    table.begin()
    table.until(10_000)
    assert flight_of(table).doubled == 0b001
    carried = {"red": ["structural"]}
    tiles = {
        zone: [
            len(found)
            for found in fly(threats=[f"E1-05 1 {zone}"], tracks="1111", turns=3, carried=carried).tiles
        ]
        for zone in ("red", "blue")
    }
    assert tiles == {"red": [3, 0, 0], "blue": [1, 0, 1]}, "its own zone alone"


@pytest.mark.rule("SA-290", "SA-504")
def test_squads_not_repaired_are_not_placed() -> None:
    table = won(campaign(), squads=2, out=(1, 2, 3))
    fly_on(table)
    table.play(0, "repair squad")
    asked = RULES.prompts(table.state)
    assert [p.seat for p in asked] == [0]
    assert [choice.action for choice in asked[0].choices] == [Hangar("upper_blue"), Hangar("lower_red")]
    table.refuses(1, "hangar lower_red", "sa-illegal-captain-only")
    table.play(0, "hangar lower_red")
    assert table.state.missing == ["upper_blue"]
    assert table.view().ship.hangars == {"upper_blue": None, "lower_red": "active"}
    table.begin()
    table.until(10_000)
    assert table.view().ship.hangars == {"upper_blue": None, "lower_red": "active"}
    none = won(campaign(), squads=2, out=(0, 1, 2, 3))
    fly_on(none)
    assert none.state.missing == ["upper_blue", "lower_red"]
    active = campaign()
    active.begin()
    active.until(10_000)
    flight_of(active).crew[0].squad = 1
    won(active)
    fly_on(active)
    assert active.state.missing == [] and active.state.stage == "briefing"


@pytest.mark.rule("SA-503")
def test_the_captain_repairs_for_whoever_cannot_be_reached() -> None:
    table = won(campaign(), {"red": ["shield", "reactor"], "white": ["shield"], "blue": ["shield"]})
    fly_on(table)
    table.play(CLOCK, "absent 0")
    assert [p.seat for p in RULES.prompts(table.state)] == [1]
    table.play(1, "repair red-shield")
    table.play(1, "repair red-reactor")
    table.play(CLOCK, "present 0")
    table.play(CLOCK, "absent 2")
    assert [p.seat for p in RULES.prompts(table.state)] == [0]
    table.play(0, "repair white-shield")
    table.play(3, "repair blue-shield")
    assert table.state.stage == "briefing"


def flown(destroyed: int, survived: int, visual: int, penalties: int, ok: bool = True) -> Flown:
    return Flown("mission_1", "white", "white", ok, destroyed, survived, visual, penalties)


@pytest.mark.rule("SA-292", "SA-293", "SA-295")
def test_the_score_of_a_campaign() -> None:
    assert total([flown(20, 4, 3, 7)]) == 20
    assert total([flown(20, 4, 3, 7), flown(10, 2, 4, 5)]) == 36 - 5 + 3
    assert total([flown(1, 0, 1, 50), flown(1, 0, 1, 50), flown(1, 0, 6, 2)]) == 3 - 2 + 2
    assert total([flown(20, 4, 3, 7), flown(0, 0, 0, 0, ok=False)]) is None


@pytest.mark.rule("SA-293", "SA-294")
def test_the_last_mission_pays_for_carried_tiles_and_missing_squads() -> None:
    table = won(campaign(), {"red": ["shield", "reactor", "gravolift"]}, squads=1, out=(0, 1, 2, 3))
    assert table.state.flown[0].penalties == 3 + 3 + 8 + 1
    fly_on(table)
    table.play(0, "hangar upper_blue")
    won(table)
    assert table.state.flown[1].penalties == 3 + 3 + 1
    sheet = table.view().score
    assert sheet is not None and sheet.disabled == 1 and sheet.total == -7


@pytest.mark.rule("SA-248")
def test_a_page_belongs_to_a_crew_with_its_posts() -> None:
    assert crew_page(Table(3, captain=2, security=2).state) == {0: ("🎧",), 1: (), 2: ("★", "❗")}


@pytest.mark.rule("SA-249", "SA-484")
def test_a_line_records_the_mission() -> None:
    table = Table(4, fifth=True, normal="mixed", serious="yellow", tripping=False, mission="mission_6")
    won(table, {"red": ["shield"]})
    table.state.flown[0] = Flown("mission_6", "mixed", "yellow", True, 20, 4, 3, 2)
    (line,) = lines(table.state, "2026-11-16", "5eed")
    assert (line.date, line.seed, line.mission) == ("2026-11-16", "5eed", "mission_6")
    assert (line.normal, line.serious, line.pace) == ("1+2", "2", "live")
    assert (line.players, line.androids) == (4, 1)
    assert (line.survived, line.destroyed, line.penalties, line.visual, line.total) == (4, 20, 2, 3, 25)
    assert line.won and line.lost_by is None
    white = won(Table(tripping=False))
    assert (lines(white.state, "d", "s")[0].normal, lines(white.state, "d", "s")[0].serious) == ("1", "1")


@pytest.mark.rule("SA-250", "SA-485")
def test_a_lost_mission_names_the_threat_that_ended_it() -> None:
    table = lost(Table(seed=b"first", tripping=False))
    (line,) = lines(table.state, "2026-11-16", "5eed")
    white = next(threat.code for threat in table.state.threats if threat.zone == "white")
    assert (line.won, line.lost_by) == (False, white)
    assert (line.survived, line.destroyed, line.penalties, line.visual, line.total) == (None,) * 5


@pytest.mark.rule("SA-485")
@pytest.mark.parametrize(
    ("first", "carried", "named"),
    [
        ("E1-05", ["gravolift"], "E2-01"),
        ("E1-07", ["gravolift", "reactor", "upper_weapon", "lower_weapon"], "E1-07"),
    ],
)
def test_of_several_threats_the_one_that_ended_it_is_named(
    first: str, carried: list[str], named: str
) -> None:
    flight = {"threats": [f"{first} 1 red", "E2-01 2 red"], "tracks": "1111", "carried": {"red": carried}}
    before = fly(turns=2, **flight)
    ended = fly(**flight)
    assert not ended.won and ended.lost_by == named
    hurt = fly(turns=3, **flight)
    assert len(hurt.tiles[0]) > len(before.tiles[0]) == len(carried), "the first one did damage in any case"


@pytest.mark.rule("SA-296")
def test_campaign_lines_are_joined_by_a_bracket() -> None:
    table = campaign()
    won(table, {"red": ["shield"]}, out=(0, 1, 2, 3))
    first = lines(table.state, "d", "s")
    assert [(line.penalties, line.total, line.bracket) for line in first] == [(None, None, 1)]
    fly_on(table)
    won(table)
    table.play(0, "vote no")
    table.all_but(0, "vote yes")
    both = lines(table.state, "d", "s")
    assert [(line.penalties, line.total, line.bracket) for line in both] == [(None, None, 1), (2, -2, 2)]
    assert [line.destroyed for line in both] == [0, 0]


@pytest.mark.rule("SA-484")
def test_by_post_is_entered_as_by_post() -> None:
    table = Table(4, pace="post", tripping=False).begin()
    for _ in range(3):
        table.all("ready")
    table.show()
    assert [line.pace for line in lines(table.state, "d", "s")] == ["post"]


def test_state_of_a_campaign_round_trips() -> None:
    table = won(campaign(), {"red": ["shield"]}, squads=1)
    table.play(0, "vote yes")
    copy: State = saved.copy(table.state)
    assert saved.dump(copy) == saved.dump(table.state)


def test_the_council_is_asked_with_choices() -> None:
    table = won(campaign(), {"red": ["shield"]}, squads=1)
    asked = [p for p in RULES.prompts(table.state) if p.seat == 2]
    actions = [choice.action for choice in asked[0].choices]
    assert actions[0] == Vote(False) and len(actions) == 10
    assert Vote(True, "mixed", "yellow") in actions
    assert RULES.default(table.state, 2) == Vote(False)
    fly_on(table)
    (repair,) = RULES.prompts(table.state)
    assert [(c.label, c.action) for c in repair.choices] == [
        ("sa-choice-repair-tile", Repair("red-shield")),
        ("sa-choice-repair-squad", Repair("squad")),
    ]
    assert repair.choices[0].args == {"zone": "red", "tile": "shield"}
