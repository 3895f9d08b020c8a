"""A campaign: founding, members who come and go, chapters that hand their sheet on."""

from __future__ import annotations

import msgspec
import pytest

from cogs.akarios import status
from rules.akarios.campaign import CAMPAIGN
from rules.akarios.components import PILOTS
from rules.akarios.game import RULES
from rules.akarios.options import CampaignOptions
from rules.akarios.scenario.script import SCRIPTS
from rules.akarios.sheet import Sheet
from rules.akarios.squad import berths, members, presets, trees
from rules.akarios.visible import view
from rules.core import saved
from rules.core.campaign import Closing
from rules.core.contract import CannotUpgrade, IllegalMove
from tests.rules.akarios.chapters import Chapter, battle, ending, rewards
from words import LANGUAGES, words

FACTS = Closing((0, 1), "2026-11-18", "0123abcd")


def founded(*callsigns: str, wing_mates: bool = False) -> Sheet:
    sheet = CAMPAIGN.found(CampaignOptions(wing_mates=wing_mates), "Kestrels")
    for callsign in callsigns:
        CAMPAIGN.recruit(sheet, callsign, False)
    return sheet


def key(call: object, *args: object) -> str:
    with pytest.raises(IllegalMove) as caught:
        call(*args)  # type: ignore[operator]
    return caught.value.key


# Founding and enlisting


@pytest.mark.rule("AK-022", "AK-023", "AK-032")
def test_a_campaign_begins_with_001_a_starting_deck_and_four_dice_for_everybody() -> None:
    table = Chapter(sheet=founded("Ann", "Ben"))
    assert table.state.stage == "enlist"
    for seat, (pilot, ship) in enumerate((("enver", "chariot"), ("starla", "argonaut"))):
        table.play(f"as {pilot}", seat)
        table.play(f"fly {ship}", seat)
    assert (table.state.stage, table.state.node) == ("muster", "001")
    table.fly()
    fight = table.state.fight
    assert [len(cockpit.dice) for cockpit in fight.cockpits] == [4, 4]
    decks = [sorted(cockpit.deck.cards) for cockpit in fight.cockpits]
    assert decks[0] == decks[1] == sorted(fight.enemy_mods.cards) and len(decks[0]) == 20


@pytest.mark.rule("AK-024", "AK-025", "AK-026", "AK-027", "AK-028")
def test_newcomers_choose_freely_but_nobody_takes_what_is_taken() -> None:
    table = Chapter(sheet=founded("Ann", "Ben"))
    assert [each.pilot for each in table.options(0)] == ["starla", "violet_ray", "enver", "gardan"]
    table.play("as enver", 0)
    assert table.refused("as enver", 1) == "ak-illegal-pilot-taken"
    assert [each.ship for each in table.options(0)] == ["argonaut", "chariot", "knossos", "invincible"]
    table.play("fly chariot", 0)
    assert table.keys() == ["1:ak-ask-pilot"]
    table.play("as starla", 1)
    assert table.refused("fly chariot", 1) == "ak-illegal-ship-taken"
    table.play("fly invincible", 1)
    assert table.member(0).last.cards.keys() == {"weapon_1", "engine_1", "pilot"}
    assert trees.abilities("enver", table.pad(0)) == (table.member(0).last.cards["pilot"],)
    assert members.cards(table.member(1)) == ["long_range_cannon", "turnabout"]


def test_who_a_pilot_is_can_be_read_before_one_is_chosen_and_by_all_afterwards() -> None:
    table, speech = Chapter(sheet=founded("Ann", "Ben")), words("en")
    shown = status.page(view(table.state, 1), speech, {})
    assert [line.partition(" · ")[0] for line in shown.splitlines()] == [
        "**Starla**",
        "**Violet Ray**",
        "**Enver**",
        "**G'Ardan**",
    ]
    table.play("as enver", 0)
    (told,) = [event for event in table.events if event.key == "ak-pilot-file"]
    assert speech(told.key, None, **told.args).startswith("**Enver** · Came to build ships")
    assert "Enver" not in status.page(view(table.state, 1), speech, {})
    assert (
        status.page(view(table.state, 0), speech, {})
        == ""
        == status.page(view(table.state, None), speech, {})
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pilot", PILOTS)
def test_every_pilot_has_a_file(pilot: str, lang: str) -> None:
    assert 60 <= len(words(lang).text("akarios", f"pilot.{pilot}.file")) <= 200


def test_who_says_nothing_gets_the_first_that_is_free() -> None:
    table = Chapter(sheet=founded("Ann", "Ben"))
    while table.state.stage == "enlist":
        table.hush()
    assert [(each.pilot, each.ship) for each in table.sheet.members] == [
        ("starla", "argonaut"),
        ("violet_ray", "chariot"),
    ]


@pytest.mark.rule("AK-030")
def test_a_pilot_and_a_ship_are_all_that_anybody_is_asked_for_before_001() -> None:
    """Nothing is asked about the miniature."""
    table, asked = Chapter(sheet=founded("Ann", "Ben")), list[str]()
    while table.state.stage != "muster":
        asked += [key.partition(":")[2] for key in table.keys()[:1]]
        table.silent(int(table.keys()[0][0]))
    assert asked == ["ak-ask-pilot", "ak-ask-ship"] * 2
    assert table.state.node == "001"


@pytest.mark.rule("AK-029")
def test_squad_ships_and_players_have_names() -> None:
    table = Chapter(out=False)
    table.play('name ship "Grey Goose"', 1)
    table.play("name callsign Owl", 1)
    table.play('name squad "The Late Shift"')
    assert (table.member(1).ship_name, table.member(1).callsign) == ("Grey Goose", "Owl")
    assert table.sheet.squad == "The Late Shift"
    assert table.refused('name ship "   "') == "ak-illegal-name"
    assert table.refused(f"name ship {'x' * 41}") == "ak-illegal-name"
    assert table.keys() == ["0:ak-ask-set-out", "1:ak-ask-set-out"]


@pytest.mark.rule("AK-031")
def test_a_new_scenario_begins_with_whole_ships_and_calm_pilots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SCRIPTS, "001", battle("001", success=ending("002")))
    monkeypatch.setitem(SCRIPTS, "002", battle("002"))
    first = Chapter(1)
    first.fly()
    first.state.fight.ships["p0"].hull = 1
    first.state.fight.cockpits[0].stress = 8
    first.end()
    second = Chapter(sheet=first.closed())
    assert second.state.battle is None
    second.fly()
    ship = second.state.fight.ships["p0"]
    assert (ship.hull, second.state.fight.cockpits[0].stress) == (7, 0)


@pytest.mark.rule("AK-033")
def test_androids_fly_along_only_where_the_squad_wanted_them() -> None:
    assert key(CAMPAIGN.recruit, founded("Ann"), "Robby", True) == "ak-illegal-no-wing-mates"
    sheet = founded("Ann", wing_mates=True)
    assert CAMPAIGN.recruit(sheet, "Robby", True) == 1 and sheet.members[1].android
    alone = Chapter(sheet=founded("Ann"))
    assert alone.state.seats == 1


@pytest.mark.rule("AK-955")
def test_a_squad_has_eight_members_at_most_and_those_present_count() -> None:
    sheet = founded(*"ABCDEFGH")
    assert key(CAMPAIGN.recruit, sheet, "I", False) == "ak-illegal-squad-full"
    table = Chapter(sheet=presets.starting(4), roster=(3, 1))
    table.fly()
    assert table.state.fight.players == 2
    assert [cockpit.member for cockpit in table.state.fight.cockpits] == [3, 1]


# Members who come and go


@pytest.mark.rule("AK-956", "AK-680")
def test_the_pilot_of_an_absent_member_may_fly_with_another_and_both_do_not_meet() -> None:
    sheet = presets.starting(2)
    sheet.members[0].cards = ["emergency_brake"]
    table = Chapter(sheet=sheet, roster=(1,))
    table.play("vote normal")
    table.play("as starla")
    table.play("fly argonaut")
    assert members.cards(table.member()) == ["burst_fire", "flank"]
    both = Chapter(sheet=table.sheet, roster=(1, 0))
    assert both.state.stage == "enlist" and both.keys() == ["1:ak-ask-pilot"]
    both.play("as enver", 1)
    both.play("fly knossos", 1)
    assert both.sheet.members[0].pads.keys() == {"starla", "enver"}
    assert both.sheet.members[1].pilot == "starla"


@pytest.mark.rule("AK-957", "AK-885")
def test_who_was_absent_makes_up_for_points_but_not_for_credits(monkeypatch: pytest.MonkeyPatch) -> None:
    won = ending("002", rewards=rewards(skill=2, credits=4, ship_upgrade=1))
    monkeypatch.setitem(SCRIPTS, "001", battle("001", success=won))
    monkeypatch.setitem(SCRIPTS, "002", battle("002"))
    first = Chapter(2, roster=(0,))
    first.end()
    sheet = first.closed()
    assert (members.pad(sheet.members[1]).points, members.berth(sheet.members[1]).points) == (0, 0)
    second = Chapter(sheet=sheet)
    got = [(pad.points, pad.credits) for pad in (second.pad(0), second.pad(1))]
    assert got == [(2, 4), (2, 0)]
    assert [members.berth(second.member(seat)).points for seat in (0, 1)] == [1, 1]
    again = Chapter(sheet=second.sheet)
    assert [members.berth(again.member(seat)).points for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("AK-957", "AK-680")
def test_who_comes_back_and_finds_the_ship_taken_makes_up_for_points_on_another() -> None:
    sheet = presets.starting(2)
    sheet.ship_points = 3
    for member in sheet.members:
        member.ship, member.shared = "argonaut", 3
    sheet.members[1].shared = 1
    sheet.members[0].berths["argonaut"] = berths.fresh("argonaut")
    sheet.members[1].berths = {"argonaut": berths.fresh("argonaut")}
    back = Chapter(sheet=sheet)
    assert back.keys() == ["1:ak-ask-ship"]
    back.play("fly knossos", 1)
    assert (members.berth(back.member(1)).points, back.member(1).shared) == (2, 3)


@pytest.mark.rule("AK-958")
def test_a_newcomer_has_the_squads_progress_and_the_average_purse() -> None:
    sheet = presets.starting(2)
    sheet.progress, sheet.act, sheet.ship_points = 5, 2, 3
    members.pad(sheet.members[0]).credits, members.pad(sheet.members[1]).credits = 4, 9
    CAMPAIGN.recruit(sheet, "Cleo", False)
    table = Chapter(sheet=sheet)
    table.play("as gardan", 2)
    table.play("fly knossos", 2)
    assert (table.pad(2).points, table.pad(2).credits) == (5, 6)
    assert members.berth(table.member(2)).points == 2
    assert set(table.member(2).last.cards) == {"weapon_1", "engine_1", "pilot"}


@pytest.mark.rule("AK-959")
def test_what_a_seat_gains_belongs_to_its_member() -> None:
    table = Chapter(sheet=presets.starting(3), roster=(2, 0))
    table.end()
    credits = [members.pad(member).credits for member in table.sheet.members]
    assert credits == [4, 0, 4]
    table.play("train 0", 0)
    assert table.sheet.members[2].pads["enver"].trees[0][0] == 1


def test_who_has_left_keeps_everything() -> None:
    sheet = presets.starting(2)
    before = saved.dump(sheet.members[1].pads)  # type: ignore[arg-type]
    CAMPAIGN.left(sheet, 1)
    assert sheet.members[1].left and saved.dump(sheet.members[1].pads) == before  # type: ignore[arg-type]


# From chapter to chapter


@pytest.mark.rule("AK-497")
def test_the_sheet_is_handed_over_when_the_chapter_is_closed_and_not_before() -> None:
    table = Chapter(2)
    before = saved.copy(table.sheet)
    table.end()
    assert CAMPAIGN.handed_over(table.state, before, FACTS) is None
    table.play("close", 0)
    assert not table.state.over
    table.play("close", 1)
    after = CAMPAIGN.handed_over(table.state, before, FACTS)
    assert after is not None and (after.next, after.chapters, after.done) == ("002", 1, {"001": "success"})
    told = CAMPAIGN.entry(before, after, table.state)
    assert (told.key, told.args["node"]) == ("ak-entry-told", "@001")
    assert RULES.outcome(table.state) is not None


def test_a_sheet_is_bytes_and_is_seen_without_secrets() -> None:
    sheet = Chapter(4, next="explore", scouted=["005", "007"]).sheet
    assert len(saved.dump(sheet)) < 20_000
    seen = CAMPAIGN.view(sheet, None)
    assert seen.events_left["dragon"] > 5 and "d01" not in str(msgspec.to_builtins(seen))
    assert [(each.id, each.open) for each in seen.places] == [("005", True), ("007", True)]


def test_a_campaign_is_over_with_its_last_page() -> None:
    sheet = presets.starting(1)
    assert CAMPAIGN.over(sheet) is None
    sheet.over = "peace"
    ended = CAMPAIGN.over(sheet)
    assert ended is not None and ended.key == "ak-campaign-over"


# Sheets of other boxes


def plain(sheet: Sheet) -> dict[str, object]:
    found = msgspec.to_builtins(sheet)
    assert isinstance(found, dict)
    return found


def test_a_card_that_is_gone_is_paid_back_and_a_node_that_is_gone_is_left() -> None:
    sheet = presets.starting(1)
    sheet.members[0].cards = ["flank", "no_such_gun"]
    sheet.members[0].last.cards["weapon_2"] = "no_such_gun"
    sheet.prices, sheet.next = {"no_such_gun": 9}, "999"
    sheet.copilots = ["nobody"]
    mended, told = CAMPAIGN.mend(plain(sheet), 1)
    assert mended.members[0].cards == ["flank"] and "weapon_2" not in mended.members[0].last.cards
    assert (members.pad(mended.members[0]).credits, mended.next, mended.copilots) == (9, "explore", [])
    assert [event.key for event in told] == ["ak-mended-card", "ak-mended-squad", "ak-mended-place"]


def test_a_tree_that_grew_otherwise_gives_its_points_back() -> None:
    sheet = presets.starting(1)
    pad, berth = members.pad(sheet.members[0]), members.berth(sheet.members[0])
    pad.trees, pad.points, pad.level = [[2, 1]], 1, 2
    berth.cells, berth.points = [1, 2, 0], 0
    mended, told = CAMPAIGN.mend(plain(sheet), 1)
    pad, berth = members.pad(mended.members[0]), members.berth(mended.members[0])
    assert (pad.points, pad.level, len(pad.trees), berth.points) == (4, 1, 3, 2)
    assert [event.key for event in told] == ["ak-mended-tree", "ak-mended-tree"]


def test_a_pilot_or_ship_that_is_gone_is_chosen_again() -> None:
    sheet = presets.starting(1)
    member = sheet.members[0]
    member.pads["ghost"], member.pilot = member.pads.pop("starla"), "ghost"
    mended, _ = CAMPAIGN.mend(plain(sheet), 1)
    assert mended.members[0].pilot is None and not mended.members[0].pads
    with pytest.raises(CannotUpgrade):
        CAMPAIGN.mend(plain(sheet), 2)
