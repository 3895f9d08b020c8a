"""Ship mats, cards, placements, fights, fame and the end of Xia: whole, legible, no secret told."""

import re
from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace
from PIL import Image

from images.canvas import Canvas
from images.encode import LIMIT, png
from images.theme import rgb
from images.xia import samples_cards as samples
from images.xia.brush import SPRITES
from images.xia.cards import Card, Task, cards, mission_card
from images.xia.combat import attack
from images.xia.errands import errand_panel, row_that_counts, steps
from images.xia.fame import CELL, TOP, fame
from images.xia.hold import packing, placements
from images.xia.score import score
from images.xia.ship import ship
from rules.xia import shapes
from rules.xia.components import ABILITIES, KINDS, MISSIONS, NPCS, OUTFITS, SHIPS, TITLES
from rules.xia.view import AbilityView, ErrandView, NpcView, TitleView, View
from tests.images.ink import Ink
from words import LANGUAGES, words

NAMES = ("Ada", "Борис", "Chen", "Дана", "Капитан Очевидность")


def _cards() -> Iterator[Card]:
    yield from MISSIONS.values()
    for title in TITLES.values():
        yield TitleView(title, (title.need, 0, 1 if title.need < 1000 else 31000, 0, 0))
    for i, ability in enumerate(ABILITIES.values()):
        yield AbilityView(ability, i % 2 == 0)
    yield from SHIPS.values()
    for npc in NPCS.values():
        yield NpcView(npc, 0, None, 11, 31000, False)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_shown_whole(lang: str, ink: Ink) -> None:
    shown = list(_cards())
    for i in range(0, len(shown), 4):
        image = cards(shown[i : i + 4], words(lang), numbered=i % 8 == 0)
        assert not ink.problems(image), shown[i]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_outfit_is_shown_whole(lang: str, ink: Ink) -> None:
    image = cards(list(OUTFITS.values()), words(lang), numbered=True)
    for outfit in OUTFITS.values():
        assert outfit.name[lang] in ink.said()
    assert not ink.problems(image)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_single_cards_fill_their_picture(lang: str, ink: Ink) -> None:
    for card in (MISSIONS["smuggler_36"], TITLES["most_wanted"], ABILITIES["mag_harpoon"], NPCS["enforcer"]):
        image = cards([card], words(lang))
        assert image.width == 1200
        assert not ink.problems(image)


# Missions


def test_a_mission_tells_every_step_and_the_whole_table(ink: Ink) -> None:
    for mission in MISSIONS.values():
        ink.lines.clear()
        cards([mission], words("en"))
        said = ink.said()
        for place in (mission.pickup, mission.delivery, mission.sneak):
            assert place is None or words("en").name("xia", place) in said, mission.id
        for row in KINDS[mission.type].payments:
            assert row.failed or str(row.credits) in said.split("\n"), mission.id


def test_steps_that_are_done_are_ticked() -> None:
    mission = MISSIONS["smuggler_28"]
    stages = (
        (None, [False, False, False]),
        (ErrandView(mission, False, None), [False, False, False]),
        (ErrandView(mission, True, 3000), [True, False, False]),
        (ErrandView(mission, True, 3000, sneaked=True), [True, True, False]),
    )
    for errand, done in stages:
        assert [step.done for step in steps(mission, words("ru"), errand)] == done


def test_the_row_that_counts_is_the_one_paid_by() -> None:
    mat = samples.tinker()
    passenger = ErrandView(MISSIONS["passenger_01"], True, 3000)
    assert row_that_counts(passenger, mat) == 2
    ferryman = replace(mat, titles=(TITLES["ferryman"],))
    assert row_that_counts(passenger, ferryman) == 1
    assert row_that_counts(ErrandView(MISSIONS["passenger_01"], True, None), mat) is None
    assert row_that_counts(ErrandView(MISSIONS["thief_37"], True, 5000), ferryman) == 3


def test_a_mission_face_down_is_not_told(ink: Ink) -> None:
    view = samples.SAMPLES["fresh"]()
    for draw in (ship, mission_card):
        ink.lines.clear()
        draw(view, words("en"), NAMES, 0)
        assert words("en")("xia-card-mission-hidden") in ink.said()
        assert not any(mission.name["en"] in ink.said() for mission in MISSIONS.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_active_missions_are_shown_whole(lang: str, ink: Ink) -> None:
    for name, seat in (("mat", 2), ("heavy", 4), ("fresh", 0), ("mat", 0)):
        image = mission_card(samples.SAMPLES[name](), words(lang), NAMES, seat)
        assert not ink.problems(image), name
    task = Task(ErrandView(MISSIONS["smuggler_36"], True, None), samples.tinker())
    assert not ink.problems(cards([task, MISSIONS["passenger_01"]], words(lang)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_of_a_mission_fits_the_mat(lang: str, ink: Ink) -> None:
    for mission in MISSIONS.values():
        for done, sneaked in ((False, False), (True, False), (True, mission.sneak is not None)):
            errand = ErrandView(mission, done, 6000 if done else None, sneaked=sneaked)
            c = Canvas(1600, 220)
            errand_panel(c, replace(samples.tinker(), mission=errand), (936, 20, 640, 176), words(lang))
            assert not ink.problems(c.im), mission.id


# Ship mats


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ship_has_a_mat_that_can_be_read(lang: str, ink: Ink) -> None:
    view = samples.SAMPLES["heavy"]()
    for i, one in enumerate(SHIPS.values()):
        bare = replace(view.ships[4], ship=one, outfits=(), cubes=(), damage=(1,))
        image = ship(replace(view, ships=(*view.ships[:4], bare)), words(lang), NAMES, 4)
        assert one.name[lang] in ink.said()
        assert not ink.problems(image), one.id
        assert image.width == 1600
        assert image.height <= 2000, i


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", samples.MATS)
def test_mats_are_shown_whole(lang: str, name: str, ink: Ink) -> None:
    image = ship(samples.SAMPLES[name](), words(lang), NAMES, samples.MATS[name])
    assert not ink.problems(image)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_outfit_can_be_read_in_a_hold(lang: str, ink: Ink) -> None:
    """In large cells the name stands on the outfit, in small ones in a list below."""
    view = samples.SAMPLES["mat"]()
    for hold in ("brass_anvil", "far_lantern"):
        for outfit in OUTFITS.values():
            way = shapes.placements(hold, outfit.id)[0]
            mat = replace(
                view.ships[2],
                ship=SHIPS[hold],
                outfits=(samples.fitted(outfit.id, way, way[:1]),),
                cubes=(),
                damage=(),
            )
            image = ship(replace(view, ships=(*view.ships[:2], mat)), words(lang), NAMES, 2)
            assert outfit.name[lang] in ink.said()
            assert not ink.problems(image), (hold, outfit.id)


def test_damage_is_taken_from_a_die_where_its_outfit_is_told(ink: Ink) -> None:
    """On the outfit in a large hold, in the list below a small one."""
    for name, lost in (("mat", "−1"), ("heavy", "−2")):
        ink.lines.clear()
        ship(samples.SAMPLES[name](), words("en"), NAMES, samples.MATS[name])
        assert lost in ink.said().split("\n")


def _plain(said: str) -> str:
    """Wherever the lines break."""
    return said.replace("\n", " ").replace("\u00a0", " ")


def test_few_titles_tell_what_they_are_good_for(ink: Ink) -> None:
    view = samples.SAMPLES["mat"]()
    for lang in LANGUAGES:
        for i in range(0, len(TITLES), 3):
            held = tuple(TITLES.values())[i : i + 3]
            shown = replace(view, ships=(*view.ships[:2], replace(view.ships[2], titles=held)))
            image = ship(shown, words(lang), NAMES, 2)
            said = _plain(ink.said())
            assert all(_plain(title.skill[lang]) in said for title in held)
            assert not ink.problems(image)


def test_what_happens_to_a_ship_shows_on_its_mat() -> None:
    view = samples.SAMPLES["mat"]()
    mat = view.ships[2]
    before = _drawn(view)
    for change in (
        replace(mat, damage=(4, 12, 14)),
        replace(mat, cubes=((13, "cyber"), *mat.cubes[1:])),
        replace(mat, armed=1, disarmed=2),
        replace(mat, energy=8),
        replace(mat, impulse=False),
        replace(mat, abilities=(mat.abilities[0], replace(mat.abilities[1], ready=False))),
        replace(mat, bounty=0),
        replace(mat, stranded=True),
        replace(mat, skips=1),
        replace(mat, mission=None),
        replace(mat, tokens=()),
        replace(mat, titles=()),
        replace(mat, outfits=(replace(mat.outfits[0], replicated=True), *mat.outfits[1:])),
        replace(mat, outfits=(replace(mat.outfits[0], markers=(1,)), *mat.outfits[1:])),
    ):
        assert _drawn(replace(view, ships=(*view.ships[:2], change))) != before


def _drawn(view: View) -> bytes:
    return ship(view, words("en"), NAMES, 2).tobytes()


def test_before_a_ship_is_chosen_the_mat_says_so(ink: Ink) -> None:
    view = samples.SAMPLES["mat"]()
    nobody = replace(view.ships[0], ship=None, outfits=(), abilities=())
    image = ship(replace(view, ships=(nobody, *view.ships[1:])), words("en"), NAMES, 0)
    assert words("en")("xia-card-no-ship") in ink.said()
    assert not ink.problems(image)


# Placements


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", samples.PLACINGS)
def test_every_placement_has_its_picture(lang: str, name: str, ink: Ink) -> None:
    view, seat = samples.SAMPLES[name](), samples.PLACINGS[name]
    assert not ink.problems(placements(view, words(lang), NAMES, seat))
    assert not ink.problems(packing(view, words(lang), NAMES, seat))
    assert not ink.problems(packing(replace(view, in_hand=None, placements=()), words(lang), NAMES, seat))


def test_made_up_placements_are_legal() -> None:
    for name, seat in samples.PLACINGS.items():
        view = samples.SAMPLES[name]()
        mat = view.ships[seat]
        assert mat.ship is not None and view.in_hand is not None
        taken = {cell for one in mat.outfits for cell in one.cells} | {*mat.damage} | {*mat.cargo}
        legal = shapes.fitting(mat.ship.id, view.in_hand.id, frozenset(taken))
        assert len({*view.placements}) == len(view.placements)
        assert all(way in legal for way in view.placements)


def test_placements_differ_by_where_the_spots_are() -> None:
    view = samples.SAMPLES["placing"]()
    pictures = {
        placements(replace(view, placements=(way,)), words("en"), NAMES, 0).tobytes()
        for way in view.placements
    }
    assert len(pictures) == len(view.placements) == 8


# Fame, fights, the end


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_other_pictures_are_shown_whole(lang: str, ink: Ink) -> None:
    drawn: list[tuple[tuple[str, ...], Callable[..., Image.Image]]] = [
        (samples.TRACKS, fame),
        (samples.SCORES, score),
        (samples.FIGHTS, attack),
    ]
    for names, draw in drawn:
        for name in names:
            image = draw(samples.SAMPLES[name](), words(lang), NAMES)
            assert not ink.problems(image), name
            assert len(png(image)) < LIMIT


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_title_is_shown_whole_beside_the_track(lang: str, ink: Ink) -> None:
    deck = list(TITLES.values())
    view = samples.SAMPLES["track"]()
    for i in range(0, len(deck), 3):
        shown = tuple(TitleView(title, (title.need, 0, 0, 0, 0)) for title in deck[i : i + 3])
        assert not ink.problems(fame(replace(view, titles=shown), words(lang), NAMES))


def test_the_track_of_a_full_table_is_no_taller_than_a_map() -> None:
    """Five captains, and the four titles with the longest texts."""
    wordy = sorted(TITLES.values(), key=lambda one: len(one.condition["ru"]) + len(one.skill["ru"]))[-4:]
    view = replace(samples.SAMPLES["track"](), titles=tuple(TitleView(one, (0,) * 5) for one in wordy))
    assert all(fame(view, words(lang), NAMES).height <= 2000 for lang in LANGUAGES)


def test_the_track_ends_where_the_game_does() -> None:
    """A short game has one line; the goal is gold wherever it is."""
    short = fame(samples.SAMPLES["crowded"](), words("en"), NAMES)
    long = fame(replace(samples.SAMPLES["crowded"](), needed=20), words("en"), NAMES)
    assert long.height > short.height
    gold = rgb("gold")
    edge = (round(24 + 5.5 * CELL), TOP + 3)
    assert short.getpixel(edge) == gold
    assert long.getpixel(edge) != gold


def test_the_winner_stands_first_and_has_an_epilogue(ink: Ink) -> None:
    view = samples.SAMPLES["over"]()
    score(view, words("en"), NAMES)
    mat = view.ships[0].ship
    assert mat is not None
    assert mat.epilogue["en"].split()[0] in ink.said()
    assert ink.said().index("Ada") < ink.said().index(NAMES[4])
    ink.lines.clear()
    score(replace(view, winner=None), words("en"), NAMES)
    assert mat.epilogue["en"].split(",")[0] not in ink.said()


def test_every_epilogue_is_told_whole(ink: Ink) -> None:
    view = samples.SAMPLES["over_early"]()
    for lang in LANGUAGES:
        for one in SHIPS.values():
            winner = replace(view.ships[2], ship=one)
            image = score(replace(view, ships=(*view.ships[:2], winner)), words(lang), NAMES)
            said = _plain(ink.said())
            assert _plain(one.epilogue[lang]) in said
            assert not ink.problems(image)


def test_a_fight_is_added_up(ink: Ink) -> None:
    attack(samples.SAMPLES["hit"](), words("en"), NAMES)
    assert "22 − 11  =" in ink.said()
    assert "11 damage" in ink.said()
    ink.lines.clear()
    attack(samples.SAMPLES["parried"](), words("en"), NAMES)
    assert "no damage" in ink.said()
    ink.lines.clear()
    attack(samples.SAMPLES["fired"](), words("en"), NAMES)
    assert "=" not in ink.said()


def test_every_token_is_the_same_every_time() -> None:
    assert {"outfit", "marker", "damage", "die", "errand", "sealed", "numbered"} <= SPRITES.keys()
    for name, seat in samples.MATS.items():
        view = samples.SAMPLES[name]()
        assert (
            ship(view, words("ru"), NAMES, seat).tobytes() == ship(view, words("ru"), NAMES, seat).tobytes()
        )


def test_made_up_holds_are_legal() -> None:
    for name, seat in {**samples.MATS, **samples.PLACINGS}.items():
        mat = samples.SAMPLES[name]().ships[seat]
        assert mat.ship is not None
        for one in mat.outfits:
            assert one.cells in shapes.placements(mat.ship.id, one.outfit.id), (name, one.outfit.id)
        cells = [cell for one in mat.outfits for cell in one.cells] + [*mat.cargo]
        assert len(cells) == len({*cells})
        assert not {*mat.cargo} & {*mat.damage}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_thousands_are_set_as_the_language_has_them(lang: str, ink: Ink) -> None:
    """«1 000» in Russian, 1000 in an English picture; rolls and levels never reach so far."""
    speech = words(lang)
    view = samples.over()
    rich = tuple(replace(one, credits=31000, bounty=11000) for one in view.ships)
    score(replace(view, ships=rich), speech, NAMES)
    fame(replace(samples.track(), ships=rich), speech, NAMES)
    ship(replace(view, ships=rich), speech, NAMES, 0)
    cards(
        [MISSIONS["passenger_01"], *SHIPS.values(), NpcView(NPCS["merchant"], 0, None, 0, 31000, False)],
        speech,
    )
    figures = [said for line in ink.lines for said in re.findall(r"\d[\d\u00a0]{3,}", line.said)]
    assert {said.replace("\u00a0", "") for said in figures} >= {"31000", "11000"}
    assert all(("\u00a0" in said) == (lang == "ru") for said in figures), figures
