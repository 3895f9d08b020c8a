"""Stages of a chapter: the hangar, the muster, giving up, trying again."""

from __future__ import annotations

import pytest

from rules.akarios.actions import ACTIONS, BuildUp
from rules.akarios.components import PILOTS, SPARROW_CARDS
from rules.akarios.game import RULES
from rules.akarios.scenario.script import SCRIPTS
from rules.akarios.squad import hangar, members, rewards
from rules.core.contract import phrase
from rules.core.notation import read, write
from tests.rules.akarios.chapters import Chapter, battle, ending, story
from tests.rules.akarios.chapters import rewards as given
from tests.rules.akarios.fight import Fight


def upgrades(*numbers: int) -> list[str]:
    """Cards of the Sparrow by their numbers."""
    return [row.id for number in numbers for row in SPARROW_CARDS if row.number == number]


def buildable(table: Chapter) -> list[str]:
    offered = [each.action for each in hangar.choices(table.state, 0)]
    return sorted({each.ship for each in offered if isinstance(each, BuildUp)})


# The hangar


def test_the_chapter_begins_in_the_hangar_and_whoever_is_first_sets_out() -> None:
    table = Chapter(2, out=False)
    assert table.keys() == ["0:ak-ask-set-out", "1:ak-ask-set-out"]
    table.play("ready", 1)
    assert table.state.stage == "muster"


@pytest.mark.rule("AK-478", "AK-482", "AK-937")
def test_points_may_be_spent_and_nobody_waits_for_it() -> None:
    table = Chapter(2, out=False)
    table.pad(1).points = 2
    shown = [prompt for prompt in RULES.prompts(table.state) if prompt.key == "ak-ask-hangar"]
    assert [(each.seat, each.optional, len(each.choices)) for each in shown] == [(1, True, 3)]
    table.play("ready", 0)
    assert table.pad(1).points == 2
    gain = next(each for each in shown[0].choices if each.args["tree"] == 2).args["gain"]
    table.play("train 1", 1)
    assert [(each.key, each.args.get("gain")) for each in table.events] == [("ak-trains", None)]
    table.play("train 1", 1)
    assert [(each.key, each.args["gain"]) for each in table.events] == [("ak-learns", gain)], "what it brings"
    assert (table.pad(1).points, table.pad(1).trees[1][0]) == (0, 2)
    assert table.refused("train 1", 1) == "ak-illegal-no-skill-points"


@pytest.mark.rule("AK-489", "AK-491", "AK-877")
def test_ship_points_go_to_any_own_ship() -> None:
    table = Chapter(1, out=False)
    members.take_ship(table.sheet, table.member(), "chariot")
    members.take_ship(table.sheet, table.member(), "argonaut")
    table.member().berths["chariot"].points = 1
    assert table.refused("build argonaut") == "ak-illegal-no-ship-points"
    assert table.refused("build knossos") == "ak-illegal-not-your-ship"
    table.play("build chariot")
    assert table.member().berths["chariot"].cells[0] == 1
    (told,) = table.events
    assert (told.key, told.args["gain"]) == ("ak-builds", phrase("ak-gives-shields", n=1))


@pytest.mark.rule("AK-491", "AK-877", "AK-678")
def test_points_that_were_given_go_to_any_own_ship_those_of_a_new_ship_stay() -> None:
    table = Chapter(1, out=False, act=1)
    members.take_ship(table.sheet, table.member(), "chariot")
    rewards.ship_points(table.sheet, [0], 2)
    mine = table.member().berths
    assert (mine["argonaut"].points, mine["chariot"].points) == (0, 3)
    table.play("build argonaut")
    table.play("build argonaut")
    assert sum(mine["argonaut"].cells) == 2 and mine["chariot"].points == 1
    assert table.refused("build argonaut") == "ak-illegal-no-ship-points"
    assert buildable(table) == ["chariot"]
    rewards.ship_points(table.sheet, [0], 1)
    assert buildable(table) == ["argonaut", "chariot"]
    table.play("build chariot")
    assert buildable(table) == ["argonaut", "chariot"], "what is bound is spent first"
    table.play("build chariot")
    assert buildable(table) == [] and mine["chariot"].free == 0


@pytest.mark.rule("AK-488")
def test_a_point_for_the_ship_from_a_pilots_tree_goes_to_the_one_in_use() -> None:
    table = Chapter(1, out=False)
    table.pad().points = 2
    table.play("train 2")
    table.play("train 2")
    assert members.berth(table.member()).points == 1


@pytest.mark.rule("AK-051")
def test_the_hangar_is_shut_in_a_battle_and_nothing_is_installed_there() -> None:
    table = Chapter(1)
    table.pad().points = 2
    table.vote("normal")
    table.play("train 0")
    table.play("ready")
    assert table.keys() == ["0:ak-ask-place"]
    assert table.refused("train 0") == "ak-illegal-hangar-shut"
    table.fly()
    assert table.refused("train 0") == "ak-illegal-hangar-shut"
    assert table.refused("fit weapon_1 null") == "ak-illegal-loadout-late"
    assert not any(prompt.key == "ak-ask-hangar" for prompt in RULES.prompts(table.state))


@pytest.mark.rule("AK-954", "AK-070")
def test_the_sparrows_pair_may_be_changed_before_a_world_if_that_helps_there() -> None:
    def landed(*owned: str, fitted: tuple[str, ...] = ()) -> Chapter:
        facts = {"scouted": ["005", "006"], "sparrow": list(owned), "fitted": list(fitted)}
        table = Chapter(1, next="explore", **facts)
        table.go("006")
        return table

    alone = landed("boarding_gym")
    assert alone.keys() == ["0:ak-ask-landing"] and alone.sheet.fitted == ["boarding_gym"]
    alone.vote("explore")
    assert alone.state.outing.stamina == 11
    worn = ("mechanics", "strong_shields")
    assert landed(*worn, "radar_shield", fitted=worn).keys() == ["0:ak-ask-landing"]
    asked = landed(*worn, "boarding_gym", fitted=worn)
    assert asked.keys() == ["0:ak-ask-pair"]
    for option in ("change", "boarding_gym", "mechanics", "explore"):
        asked.vote(option)
    assert (asked.sheet.fitted, asked.state.outing.stamina) == (["boarding_gym", "mechanics"], 11)
    same = landed(*worn, "boarding_gym", fitted=worn)
    same.vote("keep")
    same.vote("explore")
    assert (same.sheet.fitted, same.state.outing.stamina) == (list(worn), 10)


@pytest.mark.rule("AK-050", "AK-672", "AK-051")
def test_before_a_world_the_pilot_may_be_changed_and_nothing_else() -> None:
    table = Chapter(2, next="explore", scouted=["005", "006"], progress=3)
    table.go("006")
    assert table.keys() == ["0:ak-ask-landing", "1:ak-ask-landing"]
    optional = [each for each in RULES.prompts(table.state) if each.key == "ak-ask-other-pilot"]
    assert [(each.seat, each.optional) for each in optional] == [(0, True), (1, True)]
    assert {"enver", "gardan"} == {each.action.pilot for each in optional[0].choices}  # type: ignore[attr-defined]
    assert table.refused("as violet_ray") == "ak-illegal-pilot-taken"
    assert table.refused("fly knossos").startswith("ak-illegal-")
    table.play("as enver")
    assert table.pad().points == 3 and "engineer" in table.member().last.cards.values()
    table.vote("explore")
    walker = table.state.outing.walkers[0]
    assert (walker.pilot, walker.health) == ("enver", PILOTS["enver"].health)
    assert table.refused("as starla") == "ak-illegal-loadout-late"
    assert "ak-ask-other-pilot" not in [each.key for each in RULES.prompts(table.state)]


@pytest.mark.rule("AK-002")
@pytest.mark.parametrize(
    ("to", "stage", "shown"),
    [
        ("001", "muster", "muster"),
        ("006", "world", "world"),
        ("explore", "voyage", "voyage"),
        ("003", "story", "page"),
        ("005", "market", ("page", "market")),
    ],
)
def test_a_node_is_fought_walked_or_read_and_between_them_the_sparrow_travels(
    to: str, stage: str, shown: str | tuple[str, ...]
) -> None:
    table = Chapter(2, next="explore", scouted=["005", "007"])
    table.go(to)
    view = RULES.view(table.state, 0)
    parts = ("muster", "battle", "world", "voyage", "page", "market")
    assert view.stage == stage
    assert [part for part in parts if getattr(view, part) is not None] == (
        [shown] if isinstance(shown, str) else [*shown]
    )


# The muster


@pytest.mark.rule("AK-069", "AK-681", "AK-898")
def test_the_squad_votes_on_the_difficulty_before_every_battle() -> None:
    table = Chapter(2, difficulty="hard")
    assert table.keys() == ["0:ak-ask-difficulty", "1:ak-ask-difficulty"]
    table.hush()
    assert table.sheet.difficulty == "hard"
    table = Chapter(2)
    table.play("vote easy", 0)
    table.play("vote insane", 1)
    assert table.sheet.difficulty == "easy"
    table = Chapter(2)
    table.play("vote easy", 0)
    table.play("vote normal", 1)
    assert table.sheet.difficulty == "normal"
    table.fly()
    assert table.state.fight.difficulty == "normal"


@pytest.mark.rule("AK-898", "AK-890")
def test_a_standing_order_votes_for_a_fixed_level() -> None:
    table = Chapter(1, out=False)
    table.play("order_set difficulty abyss")
    assert table.refused("order_set difficulty silly") == "ak-illegal-order"
    table.play("ready")
    ordered = RULES.ordered(table.state, 0)
    assert ordered is not None and write(ordered) == "vote abyss"


@pytest.mark.rule("AK-049", "AK-900")
def test_cards_change_hands_when_both_agree() -> None:
    table = Chapter(2)
    table.vote("normal")
    table.member(0).cards = ["patch_kit"]
    table.member(0).last.cards["tech_1"] = "patch_kit"
    assert table.refused("accept patch_kit", 1) == "ak-illegal-not-offered"
    assert table.refused("give patch_kit 5") == "ak-illegal-give-to-whom"
    assert table.refused("give burst_fire 1") == "ak-illegal-card-of-ship"
    assert table.refused("give proton_pulse 1") == "ak-illegal-not-your-card"
    table.play("give patch_kit 1")
    assert table.member(0).cards == ["patch_kit"]
    assert read("accept patch_kit", ACTIONS) in table.options(1)
    table.play("accept patch_kit", 1)
    assert (table.member(0).cards, table.member(1).cards) == ([], ["patch_kit"])
    assert "tech_1" not in table.member(0).last.cards
    assert table.refused("accept patch_kit", 0) == "ak-illegal-not-offered"


@pytest.mark.rule("AK-900")
def test_cards_ordered_to_be_free_need_no_offer_and_offers_end_with_the_muster() -> None:
    table = Chapter(2)
    table.vote("normal")
    table.member(0).cards = ["patch_kit"]
    table.play("order_set free patch_kit", 0)
    table.play("accept patch_kit", 1)
    assert table.member(1).cards == ["patch_kit"]
    table.play("give patch_kit 0", 1)
    table.play("ready", 0)
    table.play("ready", 1)
    assert table.refused("accept patch_kit", 0) != "" and table.member(1).cards == ["patch_kit"]


@pytest.mark.rule("AK-899")
def test_the_last_loadout_is_the_default() -> None:
    table = Chapter(1)
    table.hush()
    table.member().cards = ["patch_kit"]
    table.play("fit tech_2 patch_kit")
    table.end()
    after = Chapter(sheet=table.closed(), next="001", done={})
    after.fly()
    assert "patch_kit" in [card.card for card in after.state.fight.cockpits[0].cards]


@pytest.mark.rule("AK-070", "AK-889")
def test_two_upgrades_of_the_sparrow_are_installed_without_a_vote() -> None:
    table = Chapter(2, sparrow=["mechanics", "long_sensors", "ion_cannon"])
    table.vote("normal")
    table.all("ready")
    assert table.keys() == ["0:ak-ask-place", "1:ak-ask-place"]
    table.fly()
    assert table.state.fight.sparrow_cards == {"mechanics": True, "long_sensors": True}
    assert table.state.fight.ships["p0"].hull == 8


@pytest.mark.rule("AK-070", "AK-657", "AK-901", "AK-954")
def test_of_three_the_squad_keeps_the_last_pair_or_votes_for_another() -> None:
    owned = ["mechanics", "strong_shields", "long_sensors"]
    table = Chapter(2, sparrow=owned, fitted=["mechanics", "strong_shields"])
    table.vote("normal")
    table.all("ready")
    assert table.keys() == ["0:ak-ask-pair", "1:ak-ask-pair"]
    table.hush()
    assert table.sheet.fitted == ["mechanics", "strong_shields"]
    table = Chapter(2, sparrow=owned, fitted=["mechanics", "strong_shields"])
    table.vote("normal")
    table.all("ready")
    table.vote("change")
    table.vote("long_sensors")
    assert [each.option for each in table.options()[:2]] == ["mechanics", "strong_shields"]
    table.vote("strong_shields")
    assert table.sheet.fitted == ["long_sensors", "strong_shields"]
    assert table.state.stage == "muster" and table.keys()[0] == "0:ak-ask-place"


def test_cards_that_exclude_each_other_are_no_pair() -> None:
    table = Chapter(1, sparrow=["covering_fire", "barrage"])
    table.vote("normal")
    table.all("ready")
    assert table.keys() == ["0:ak-ask-sparrow"]
    table.vote("barrage")
    assert table.sheet.fitted == ["barrage"] and table.keys() == ["0:ak-ask-place"]


@pytest.mark.rule("AK-902")
def test_places_are_taken_first_come_first_served() -> None:
    table = Chapter(2)
    table.vote("normal")
    table.all("ready")
    first = table.options(0)[0]
    table.play(write(first), 0)
    assert table.refused(write(first), 1) == "ak-illegal-place"


# Giving up


@pytest.mark.rule("AK-944")
def test_a_battle_is_conceded_when_all_agree() -> None:
    table = Chapter(3)
    assert table.refused("concede") == "ak-illegal-concede"
    table.fly()
    assert table.play("concede", 1) == ["ak-proposes-to-concede"]
    assert table.keys() == ["0:ak-ask-concede", "2:ak-ask-concede"]
    assert table.refused("concede", 1) != ""
    table.play("concede", 0)
    assert "ak-fights-on" in table.play("decline", 2)
    assert table.state.stage == "battle"
    table.play("concede", 1)
    table.play("concede", 0)
    assert {"ak-concedes", "ak-failure", "ak-page"} <= set(table.play("concede", 2))
    assert (table.state.gained.ending, table.state.stage) == ("failure", "debrief")


@pytest.mark.rule("AK-944")
def test_silence_fights_on_and_who_flies_alone_decides_alone() -> None:
    table = Chapter(2)
    table.fly()
    table.play("concede", 0)
    assert "ak-fights-on" in table.silent(1)
    alone = Chapter(1)
    alone.fly()
    alone.play("concede")
    assert alone.state.gained.ending == "failure"


def test_a_skirmish_can_be_conceded_too() -> None:
    fight = Fight("p0 argonaut H6 n", "rs1 H4 s")
    fight.play("concede")
    assert fight.state.over and fight.state.gained.ending == "failure"


@pytest.mark.rule("AK-399", "AK-896")
def test_who_has_lost_the_ship_still_votes() -> None:
    table = Chapter(2)
    table.fly()
    table.state.fight.ships["p1"].hex = None
    table.play("concede", 0)
    assert table.keys() == ["1:ak-ask-concede"]


# Trying again


@pytest.mark.rule("AK-475", "AK-945", "AK-933")
def test_a_failed_node_is_played_again_at_once_or_after_a_journey(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SCRIPTS, "007", battle("007"))
    facts = {"scouted": ["005", "007"], "failed": {"007": 1}, "system": "dragon", "at": (3, 5), "energy": 4}
    table = Chapter(2, next="007", **facts)
    table.sheet.events["dragon"] = ["d01"]
    assert table.keys() == ["0:ak-ask-retry", "1:ak-ask-retry"]
    table.hush()
    assert (table.state.stage, table.state.node, table.sheet.energy) == ("muster", "007", 4)
    table = Chapter(2, next="007", **facts)
    table.vote("leave")
    assert table.state.stage == "voyage" and table.keys()[0] == "0:ak-ask-location"


@pytest.mark.rule("AK-945")
def test_where_no_journey_leads_the_node_is_simply_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SCRIPTS, "027", battle("027"))
    table = Chapter(1, next="001", failed={"001": 1})
    assert table.keys() == ["0:ak-ask-difficulty"]
    late = Chapter(1, next="027", failed={"027": 2}, system="threshold", at=(1, 4), energy=1)
    assert late.state.node == "027"


@pytest.mark.rule("AK-933", "AK-890")
def test_a_standing_order_answers_the_retry() -> None:
    table = Chapter(2, next="007", out=False, failed={"007": 1}, system="dragon", at=(3, 5), energy=4)
    table.play("order_set retry leave", 1)
    table.play("ready")
    ordered = RULES.ordered(table.state, 1)
    assert ordered is not None and write(ordered) == "vote leave"
    assert RULES.ordered(table.state, 0) is None


# From node to node


@pytest.mark.rule("AK-499", "AK-518")
def test_a_story_goes_on_within_the_chapter_up_to_a_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SCRIPTS, "003", story("003", ending("004", rewards=given(credits=3))))
    table = Chapter(2, next="003")
    assert table.keys() == ["0:ak-ask-read", "1:ak-ask-read"]
    assert "ak-gain-credits" in table.play("read", 1)
    assert (table.state.node, table.state.stage) == ("004", "muster")
    assert (table.sheet.done, table.pad(0).credits) == ({"003": "ending"}, 3)


def test_a_version_of_a_node_is_chosen_by_what_the_squad_has_done(monkeypatch: pytest.MonkeyPatch) -> None:
    from rules.akarios.scenario.script import Fork, Variant
    from rules.akarios.scenario.script_if import Gate

    uses = (Variant("020a", Gate("SOMA_TAKEN")), Variant("020b", Gate("OUTLAWS")))
    fork = Fork(id="020", act=3, node="main", title="", intro=(), variant=uses)
    monkeypatch.setitem(SCRIPTS, "020", fork)
    for node in ("020a", "020b"):
        monkeypatch.setitem(SCRIPTS, node, battle(node))
    table = Chapter(1, next="020", achievements=["OUTLAWS"], system="threshold", at=(1, 4), act=3)
    assert table.state.node == "020b"
    table.end("failure")
    assert table.sheet.failed == {"020": 1} and table.sheet.next == "020"
