"""Pictures of battles in Stars of Akarios: what a pilot must be able to read, on a phone too."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from msgspec.structs import replace

from images.akarios import describe, gallery, samples, sayings
from images.akarios import samples_drafts as drafts
from images.akarios.around import COLUMNS, around
from images.akarios.around import W as AROUND
from images.akarios.bearings import aside, behind
from images.akarios.cards import Shown, paint_card
from images.akarios.catalogue import PICTURES
from images.akarios.chart import chart
from images.akarios.cockpit import cockpit
from images.akarios.commands import Link, Spot, links, spots
from images.akarios.danger import danger, tone
from images.akarios.enemy import done_by, enemy
from images.akarios.facts import CARDS, ENEMIES, arrivals, battle_cards, goals, rounds
from images.akarios.fight import fight, left_after
from images.akarios.ground import printed
from images.akarios.hulls import HULLS
from images.akarios.patch import Window
from images.akarios.preview import percent, preview
from images.akarios.samples import NAMES, whole
from images.akarios.signs import signs
from images.akarios.strip import strip as strip_picture
from images.akarios.ways import SHAPES, _spread
from images.akarios.ways import ways as ways_picture
from images.canvas import Canvas
from rules.akarios.enemy.decks import DECKS
from rules.core.hexes import named
from tests.images.ink import Ink
from words import LANGUAGES, words

EN = words("en")
PHONE = 400
ON_MAP = re.compile(r"([A-Z]+[0-9]* )?[A-Z]?[0-9]+")
"""Names of hexes and figures of gauges: they are written on a part of the picture first."""


@pytest.fixture
def ink(monkeypatch: pytest.MonkeyPatch) -> Ink:
    return Ink(monkeypatch)


SHOWN = [one for one in gallery.shown() if one.names is NAMES]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("one", SHOWN, ids=lambda one: f"{one.what}-{one.name}")
def test_every_word_fits_and_can_be_read(one: gallery.Shown, lang: str, ink: Ink) -> None:
    picture = PICTURES.draw(one.what, one.view, words(lang), one.names)
    ink.lines = [line for line in ink.lines if not ON_MAP.fullmatch(line.said)]
    assert ink.problems(picture) == []


def test_a_hex_is_wide_enough_for_a_finger_on_a_phone() -> None:
    battle = samples.fourth()
    window = Window(printed(battle), [named("H6")], AROUND, 1000, COLUMNS)
    tall = 3**0.5 * window.layout.size
    assert min(2 * window.layout.size, tall) * PHONE / AROUND >= 45


def test_the_part_of_the_map_shows_the_own_ship_and_names_what_is_further_off(ink: Ink) -> None:
    battle = samples.fourth()
    ships = tuple(replace(one, hex="A11") if one.ref == "p0" else one for one in battle.ships)
    around(whole(replace(battle, ships=ships), 0), EN, NAMES)
    assert "RS6 M3" in ink.said() and "A A11" not in ink.said()
    ink.lines.clear()
    around(whole(replace(battle, ships=ships), 1), EN, NAMES)
    assert "A A11" in ink.said()


def test_the_chart_tells_the_goal_the_rounds_and_who_comes_when(ink: Ink) -> None:
    assert (goals("004"), rounds("004"), arrivals("004", 12)) == (("O6",), 12, {2, 4, 6})
    chart(whole(samples.fourth()), EN, NAMES)
    said = ink.said()
    assert "Blockade Line" in said and "12" in said.split("\n")
    for ship in samples.fourth().ships:
        assert ship.hex is not None and ship.hex in said


def test_enemies_stand_in_the_order_in_which_they_act(ink: Ink) -> None:
    battle = samples.fourth()
    elite = tuple(replace(one, elite=True) if one.ref == "rs6" else one for one in battle.ships)
    chart(whole(replace(battle, ships=elite)), EN, NAMES)
    said = [line.said for line in ink.lines]
    assert said.index("M3") < said.index("I7") < said.index("J5") < said.index("M8")


def test_a_cockpit_counts_what_is_left_in_the_deck(ink: Ink) -> None:
    battle = samples.fourth()
    cockpit(whole(battle), EN, NAMES, 0)
    assert "15 to draw, 6 played" in " ".join(ink.said().split("\n"))
    assert "at 5: one more Miss" in ink.said()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_told_in_signs_or_in_words_that_fit(lang: str, ink: Ink) -> None:
    cut = []
    for id, row in CARDS.items():
        if row["kind"] != "sparrow":
            paint_card(Canvas(1600, 218), (0, 0, 410, 218), Shown(id), words(lang))
            cut += [(id, said) for said in ink.cut()]
            ink.lines.clear()
    assert cut == []


def test_signs_tell_what_a_card_does() -> None:
    burst, flank = signs(CARDS["burst_fire"], "deck", 90, 90), signs(CARDS["flank"], "deck", 90, 90)
    assert burst is not None and burst.lines == ("[attack:harm]2–3 [target]2",) and burst.picture
    assert flank is not None and flank.lines[0].endswith("[pull:harm]1")
    assert signs(CARDS["beyond_limits"], "deck", 90, 90) is None, "a passive card takes words"


def test_every_ship_has_a_hull_of_its_own() -> None:
    outlines = [HULLS[type].outline for type in ENEMIES]
    assert len(set(outlines)) == len(ENEMIES)


def test_a_fork_has_its_yes_above_and_its_no_below() -> None:
    strip = battle_cards()["rs-02"]["strip"]
    assert links(strip) == [
        Link("a", "b", ""),
        Link("b", "c", "check"),
        Link("b", "d", "cross"),
        Link("c", "end", ""),
        Link("d", "e", ""),
        Link("e", "end", ""),
    ]
    assert spots(strip) == {
        "a": Spot(0, 0),
        "b": Spot(1, 0),
        "c": Spot(2, -1),
        "d": Spot(2, 1),
        "e": Spot(3, 1),
    }


@pytest.mark.parametrize("card", battle_cards())
def test_no_two_commands_of_a_card_stand_on_each_other(card: str) -> None:
    strip = battle_cards()[card]["strip"]
    found = spots(strip)
    assert set(found) == {row["id"] for row in strip}
    assert len(set(found.values())) == len(found)


def test_an_enemys_deck_shows_what_was_played_and_what_may_come(ink: Ink) -> None:
    enemy(whole(samples.enemies()), EN, NAMES, "ronin_scout")
    said = ink.said()
    assert "[check:faint] Straight Run" in said and "[cards:dim] Circle" in said
    assert "[right:threat] Shoot and Scoot" in said


def test_an_attack_shows_its_sum_and_what_it_leaves(ink: Ink) -> None:
    fight(whole(samples.hit()), EN, NAMES)
    said = ink.said().split("\n")
    assert "missed" in " ".join(said)
    ada = next(ship for ship in samples.hit().ships if ship.ref == "p0")
    assert (ada.hull, ada.shields) == (5, 1)
    assert left_after(ada, 3, ("rupture:1",)) == (3, 0)
    assert left_after(ada, 3, ("pierce:1",)) == (2, 1), "shields do not help against what pierces"
    assert left_after(ada, 9, ()) == (0, 0)


def test_every_way_has_the_number_of_the_menu_and_the_shape_of_its_risk(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put: list[tuple[object, ...]] = []
    monkeypatch.setattr(
        "images.akarios.ways.put", lambda c, name, x, y, size, *args: put.append((name, *args))
    )
    ways_picture(drafts.many(), EN, NAMES)
    found = drafts.many().ways
    assert found is not None
    for n, one in enumerate(found.ways, 1):
        assert ("number", SHAPES[one.risk], str(n)) in put
    assert len(set(SHAPES.values())) == len(SHAPES), "no two risks look alike"


def test_the_map_of_ones_own_seat_shows_where_the_best_commands_lead(monkeypatch: pytest.MonkeyPatch) -> None:
    put: list[tuple[object, ...]] = []
    monkeypatch.setattr(
        "images.akarios.ways.put", lambda c, name, x, y, size, *args: put.append((name, *args))
    )
    PICTURES.draw("around", drafts.five(), EN, NAMES)
    assert [args[2] for args in put if args[0] == "number"] == ["1", "2", "3", "4", "5"]
    put.clear()
    view = drafts.five()
    assert view.ways is not None
    view = replace(view, ways=replace(view.ways, numbers=(1, 3, 4, 8, 9)))
    PICTURES.draw("around", view, EN, NAMES)
    assert [args[2] for args in put if args[0] == "number"] == ["1", "3", "4", "8", "9"]
    told = PICTURES.alt("around", view, EN, NAMES)
    assert view.ways is not None and told.startswith(EN("ak-say-reach", ends="1: ").split("1:")[0])
    assert f"3: {view.ways.ways[1].end}, 4: " in told
    put.clear()
    PICTURES.draw("around", replace(view, ways=None), EN, NAMES)
    assert not put


def test_numbers_on_one_hex_do_not_lie_on_each_other() -> None:
    spots = _spread([0, 0, 1, 2, 3, 4, 5], (0, 0), 100)
    near = min(((a - c) ** 2 + (b - d) ** 2) ** 0.5 for (a, b), (c, d) in combinations(spots, 2))
    assert near > 20
    assert _spread([4], (7, 8), 100) == [(7, 8)]


def test_a_preview_tells_odds_and_price(ink: Ink) -> None:
    preview(drafts.shot(), EN, NAMES)
    said = ink.said()
    assert "99%" in said and "86%" in said and "hidden from sight" in said
    assert "the better of two cards" in said and "1, then 2 left" in said
    ink.lines.clear()
    preview(drafts.charge(), EN, NAMES)
    assert "[stress:stress]+1 = 10 [doom:harm]" in ink.said()
    told = drafts.charge().preview
    assert told is not None and all(ref.ref.upper() in ink.said() for ref in told.targets), "none is left out"


@pytest.mark.parametrize(
    ("share", "said"), [(0, "0%"), (0.001, "<1%"), (0.5, "50%"), (0.999, ">99%"), (1, "100%")]
)
def test_only_what_is_certain_is_called_so(share: float, said: str) -> None:
    assert percent(share) == said


def test_danger_is_told_in_figures_and_tones(ink: Ink) -> None:
    danger(drafts.forecast(), EN, NAMES)
    told = drafts.forecast().danger
    assert told is not None
    assert all(str(n) in [line.said for line in ink.lines] for n in told.hexes.values())
    assert [tone(n, 20) for n in (0, 2, 3, 7, 12, 20)] == ["good", "good", "gold", "threat", "harm", "harm"]


def test_what_the_enemies_did_is_shown_by_the_numbers_of_their_commands(ink: Ink) -> None:
    view = drafts.acted()
    strip_picture(view, EN, NAMES, "ronin_scout")
    assert "[attack:harm]3" in ink.said() and "[attack:harm]0" in ink.said()
    told = PICTURES.alt("strip.ronin_scout", view, EN, NAMES)
    assert "RS2: fires at Ada for 3. RS2: flies to I5." in told
    assert view.battle is not None
    assert done_by(view.battle, "ronin_scout") == {"a", "b", "c", "d", "e"}


def test_arrows_and_shots_carry_the_numbers_of_their_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    put: list[tuple[object, ...]] = []
    monkeypatch.setattr(
        "images.akarios.strip.put", lambda c, name, x, y, size, *args: put.append((name, *args))
    )
    strip_picture(drafts.acted(), EN, NAMES, "ronin_scout")
    found = sorted(str(args[-1]) for name, *args in put if name == "number")
    assert found == ["2", "3", "4", "5"], "a turn has no arrow, and what could not be done none either"


def test_ways_and_previews_are_told_in_words() -> None:
    told = PICTURES.alt("ways", drafts.five(), EN, NAMES)
    assert "1: Basic move to G4, facing north-east, stress +1, stops at the planet." in told
    assert "5: Bank to H5, facing south-east, free." in told
    told = PICTURES.alt("preview", drafts.shot(), EN, NAMES)
    assert "Ronin Scout RS2: aimed at, the better of two cards, destroyed in 99%, mean 3.7." in told
    assert "Costs: attack, attack, energy 1." in told
    assert PICTURES.alt("danger", drafts.forecast(), EN, NAMES).split(":")[1].startswith(" D4 0, D5 0, D6 1")


def test_places_are_told_as_a_pilot_sees_them() -> None:
    here = named("G7")
    assert aside(named("G5").minus(here), 0) == "ahead" and aside(named("G5").minus(here), 3) == "astern"
    assert aside(named("I6").minus(here), 0) == "right" and aside(named("E6").minus(here), 0) == "left"
    assert behind(named("G5"), 0, here) and not behind(named("G5"), 3, here)
    assert behind(named("G5"), 0, named("F5")) and behind(named("G5"), 0, named("H5")), (
        "the edges of the cone"
    )
    assert not behind(named("G5"), 0, named("F4")) and not behind(named("G5"), 0, named("H4"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_blind_pilot_is_told_all_that_lies_on_the_board(lang: str) -> None:
    speech = words(lang)
    for battle in (samples.enemies(), samples.fullest(), samples.emptiest(), samples.hit()):
        told = describe.describe(whole(battle, 0), speech, NAMES)
        assert len(told) < 4000 and "…" not in told
        for hex in [one.hex for one in (*battle.ships, *battle.tokens)]:
            assert hex is None or hex in told
        for field in battle.board.terrain:
            assert all(hex in told for hex in field.hexes)
        for type, card in battle.revealed.items():
            assert battle_cards()[card]["name"][lang] in told and ENEMIES[type]["name"][lang] in told


def test_a_description_says_who_is_behind_whom() -> None:
    battle = samples.fourth()
    ships = tuple(replace(one, hex="H6", facing=1) if one.ref == "rs2" else one for one in battle.ships)
    told = describe.describe(whole(replace(battle, ships=ships), 0), EN, NAMES)
    assert "RS2: on H6, facing north-east, 1 away, ahead, you are behind it" in told


def test_what_lies_beside_the_own_ship_is_named_from_its_bow_on() -> None:
    battle = samples.fourth()
    own = battle.ships[0]
    assert sayings.beside(battle, own, EN).startswith("Beside you: ahead H6: free; ahead right H7")
    assert "ahead left G6: Anchor 1" in sayings.beside(battle, own, EN)
    corner = replace(own, hex="A1", facing=0)
    assert sayings.beside(battle, corner, EN).count("the edge") == 4


@pytest.mark.parametrize("what", ["cockpit", "cockpit.x", "enemy", "enemy.nobody", "chart.1", "nope"])
def test_a_name_that_somebody_made_up_is_no_picture(what: str) -> None:
    with pytest.raises(ValueError):
        PICTURES.found(what)


def test_who_has_not_been_placed_is_not_out_of_action() -> None:
    ships = tuple(replace(ship, hex=None) if ship.ref == "p0" else ship for ship in samples.fourth().ships)
    for phase, said, unsaid in (
        ("setup", "ak-pic-not-placed", "ak-pic-down"),
        ("pilots", "ak-pic-down", "ak-pic-not-placed"),
    ):
        view = whole(replace(samples.fourth(), ships=ships, phase=phase))
        told = PICTURES.alt("chart", view, EN, NAMES)
        assert EN(said) in told and EN(unsaid) not in told


@pytest.mark.parametrize(
    ("type", "card", "lang", "said"),
    [
        ("ronin_marauder", "rm-07", "en", "1. special: calls to its side: Ronin Scout. 2. turn."),
        ("tkotchek_mammoth", "tm-01", "ru", "вызывает к себе: Шершень т'котчек."),
        ("synthetic_titan", "st-07", "en", "1. special: own shields +3."),
        ("synthetic_titan", "st-07", "ru", "1. особая: свои щиты +3."),
        (
            "yur_beacon",
            "yb-09",
            "en",
            "1. support: range 3, all targets, Shield Charge 2. 2. support: range 3, Repair 2.",
        ),
        ("ronin_marauder", "rm-03", "ru", "2. атака: Линия 3, урон 2, Притягивание 2 (если"),
        ("synthetic_titan", "st-04", "en", "1. attack: range 2, damage 4 (elite 5), all targets, Hack 1 (if"),
        ("synthetic_titan", "st-03", "ru", "2. атака: Линия 6, урон 5 (элитный 6), 2 цели (если"),
        ("ronin_scout", "rs-05", "en", "2. attack: range 3, damage 1 (elite 2), Target Lock. 3."),
    ],
)
def test_a_battle_card_is_read_with_all_that_it_does(type: str, card: str, lang: str, said: str) -> None:
    assert said in sayings.strip(type, card, words(lang))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_command_of_any_deck_is_a_bare_word(lang: str) -> None:
    for type, deck in DECKS.items():
        for card in deck:
            told = sayings.strip(type, card.id, words(lang)).partition(": 1. ")[2]
            bare = words(lang)("ak-pic-command-turn")
            parts = re.split(r"\. \d+\. ", told.rstrip("."))
            assert all(":" in part or part.startswith(bare) for part in parts), (card.id, parts)
