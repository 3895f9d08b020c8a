"""Cards, display, tracks and score sheet of Starship Captains: whole, legible, the same every time."""

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace
from PIL import Image

from images.canvas import Canvas
from images.encode import LIMIT, png
from images.starship_captains import samples_cards as samples
from images.starship_captains.brush import SPRITES
from images.starship_captains.cards import Card, cards, mission_card
from images.starship_captains.display import display
from images.starship_captains.effect_icons import COUNTED, Group, Node, Part, Sign, draw_effects, parts
from images.starship_captains.score import score
from images.starship_captains.tracks import tracks
from rules.starship_captains.components import EPILOGUES, EVENTS, MISSIONS, PASSENGERS, TECHS, TRACKS
from rules.starship_captains.view import Effect, View
from tests.images.ink import Ink
from words import LANGUAGES, words

NAMES = ("Ada", "Борис", "Chen", "Дана")
ALL: list[Card] = [*MISSIONS.values(), *TECHS.values(), *EVENTS.values(), *PASSENGERS.values()]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("many", [1, 6])
def test_every_card_is_shown_whole(lang: str, many: int, ink: Ink) -> None:
    for i in range(0, len(ALL), many):
        ink.lines.clear()
        image = cards(ALL[i : i + many], words(lang))
        assert not ink.cut(), ALL[i].id
        assert not ink.clashes(), ALL[i].id
        assert not ink.outside(image), ALL[i].id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tech_is_shown_whole_on_the_display(lang: str, ink: Ink) -> None:
    view, deck = samples.SAMPLES["research"](), list(TECHS.values())
    for i in range(0, len(deck), 8):
        ink.lines.clear()
        shown = [*deck[i : i + 8], *deck[:8]][:8]
        image = display(replace(view, display=tuple(shown)), words(lang), NAMES)
        assert not ink.cut()
        assert not ink.clashes()
        assert not ink.outside(image)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("under", [1, 5])
def test_every_event_is_shown_whole_on_its_track(lang: str, under: int, ink: Ink) -> None:
    view = samples.SAMPLES["laps"]()
    for event in EVENTS.values():
        ink.lines.clear()
        loops = tuple(
            replace(track, event=event, archive=tuple(TECHS.values())[:under])
            if track.faction == event.faction
            else track
            for track in view.tracks
        )
        image = tracks(replace(view, tracks=loops), words(lang), NAMES)
        assert not ink.cut(), event.id
        assert not ink.clashes(), event.id
        assert not ink.outside(image)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_epilogue_is_shown_whole(lang: str, ink: Ink) -> None:
    view = samples.SAMPLES["over"]()
    ids = [one.id for one in EPILOGUES]
    for i in range(0, len(ids), 4):
        ink.lines.clear()
        image = score(replace(view, epilogues=tuple(ids[i : i + 4])), words(lang), NAMES)
        assert not ink.cut()
        assert not ink.clashes()
        assert not ink.outside(image)


def draws() -> Iterator[tuple[str, Callable[[str], Image.Image]]]:
    for name, make in samples.SAMPLES.items():
        view = make()
        if name in ("research", "shadow"):
            yield f"display_{name}", lambda lang, v=view: display(v, words(lang), NAMES)  # type: ignore[misc]
        if name in ("laps", "shadow", "over_two"):
            yield f"tracks_{name}", lambda lang, v=view: tracks(v, words(lang), NAMES)  # type: ignore[misc]
        if name in samples.SCORES:
            yield f"score_{name}", lambda lang, v=view: score(v, words(lang), NAMES)  # type: ignore[misc]
        if view.airlock is not None:
            yield f"mission_{name}", lambda lang, v=view: mission_card(v, words(lang), NAMES)  # type: ignore[misc]
    for name, hand in samples.CARDS.items():
        yield f"cards_{name}", lambda lang, h=hand: cards(h(), words(lang))  # type: ignore[misc]


DRAWS = dict(draws())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", DRAWS)
def test_a_picture_is_small_whole_and_the_same_every_time(name: str, lang: str, ink: Ink) -> None:
    image = DRAWS[name](lang)
    assert not ink.clashes()
    assert not ink.outside(image)
    assert not ink.cut()
    assert image.width in (1200, 1600)
    assert 0.45 < image.height / image.width < 1.15
    assert len(png(image)) < LIMIT / 4
    assert image.tobytes() == DRAWS[name](lang).tobytes()


def flat(nodes: tuple[Node, ...]) -> Iterator[Node]:
    for node in nodes:
        if isinstance(node, Group):
            yield from flat(node.items)
        else:
            yield node


def lists() -> Iterator[tuple[Effect, ...]]:
    for mission in MISSIONS.values():
        yield from (row.effects for row in mission.rows)
    for card in (*TECHS.values(), *EVENTS.values(), *PASSENGERS.values()):
        yield card.effects
    for track in TRACKS.values():
        yield from track.cells


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_has_an_icon_and_a_word(lang: str) -> None:
    for effects in lists():
        for node in flat(parts(effects, words(lang))):
            if isinstance(node, Part):
                assert node.icon in SPRITES
                assert node.word
                assert not node.word.startswith("sc-")
    assert all(icon in SPRITES for icon, _ in COUNTED.values())


def test_penalties_are_told_from_gifts() -> None:
    """Their words and figures are red, and no gift has their sprite."""
    gift = [Effect("move"), Effect("medal"), Effect("advance", faction="fleet"), Effect("artifact")]
    harm = [
        Effect("damage"),
        Effect("ambush"),
        Effect("retreat", faction="fleet"),
        Effect("pay", what="medal"),
    ]
    told = {part.icon for part in parts(gift, words("en")) if isinstance(part, Part) and part.tone == "text"}
    feared = {
        part.icon for part in parts(harm, words("en")) if isinstance(part, Part) and part.tone == "harm"
    }
    assert len(told) == len(feared) == 4
    assert not told & feared


def test_choices_are_framed_and_kept_apart_from_what_follows() -> None:
    either = Effect("choose", options=((Effect("medal", 2),), (Effect("move"), Effect("jump"))))
    nodes = parts([either, Effect("repair")], words("en"))
    assert [type(node) for node in nodes] == [Group, Sign, Group, Part]
    assert len(list(flat(nodes[2:3]))) == 2


def test_a_count_multiplies() -> None:
    per = Effect("per", count="commander", max=3, effects=(Effect("medal"),))
    medal, times, thing = parts([per], words("en"))
    assert isinstance(medal, Part)
    assert medal.icon == "medal"
    assert times == Sign("×")
    assert isinstance(thing, Part)
    assert "3" in thing.word


def test_effects_stay_within_their_box() -> None:
    for effects in lists():
        c = Canvas(800, 400)
        draw_effects(c, effects, (200, 100, 400, 120), words("ru"), size=90, word=28)
        frame = Canvas(800, 400).im
        frame.paste(c.im.crop((196, 96, 604, 224)), (196, 96))
        assert frame.tobytes() == c.im.tobytes(), effects


def changed(draw: Callable[[View], Image.Image], view: View, **more: object) -> bool:
    return draw(view).tobytes() != draw(replace(view, **more)).tobytes()


def test_what_changes_on_the_table_is_seen() -> None:
    view, w = samples.SAMPLES["laps"](), words("en")
    ahead = replace(
        view.ships[0], markers={**view.ships[0].markers, "fleet": samples.over().ships[0].markers["fleet"]}
    )
    assert changed(lambda v: tracks(v, w, NAMES), view, ships=(ahead, *view.ships[1:]))
    bare = tuple(replace(track, archive=()) for track in view.tracks)
    assert changed(lambda v: tracks(v, w, NAMES), view, tracks=bare)
    assert changed(lambda v: display(v, w, NAMES), view, offered=(view.display[0].id,))  # type: ignore[union-attr]
    assert changed(lambda v: display(v, w, NAMES), view, display=(None, *view.display[1:]))
    solo = samples.SAMPLES["shadow"]()
    assert solo.shadow is not None
    fewer = replace(solo.shadow, revealed=solo.shadow.revealed[:1])
    assert changed(lambda v: display(v, w, NAMES), solo, shadow=fewer)
    aboard = samples.SAMPLES["aboard"]()
    assert aboard.airlock is not None
    on = replace(aboard.airlock, row=3)
    assert changed(lambda v: mission_card(v, w, NAMES), aboard, airlock=on)


def test_shared_victory_marks_both_winners(ink: Ink) -> None:
    view = samples.SAMPLES["over"]()
    both = [one.sheet.total for one in view.ships if one.rank == 1]
    assert len(both) == 2
    assert both[0] == both[1]
    one = replace(view, ships=(view.ships[0], view.ships[1], replace(view.ships[2], rank=2), view.ships[3]))
    assert score(view, words("en"), NAMES).tobytes() != score(one, words("en"), NAMES).tobytes()
    assert "½" in ink.said()
