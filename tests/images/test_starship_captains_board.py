"""Galaxy, ship and table of Starship Captains: they show what is there, and read the same as text."""

import math
from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from images import starship_captains as sc
from images.brush import meet
from images.encode import LIMIT, png
from images.speech import TEXT
from images.starship_captains import samples
from images.starship_captains.common import half, look_of
from images.starship_captains.starmap import FOOT, TOP, Map, Printed, W, printed_map
from images.theme import rgb
from rules.core.dice import Dice
from rules.starship_captains.game import RULES
from rules.starship_captains.options import Options
from rules.starship_captains.view import View
from words import LANGUAGES, words

NAMES = samples.NAMES
EN, RU = words("en"), words("ru")
Box = tuple[int, int, int, int]


def changed(one: Image.Image, two: Image.Image) -> Box | None:
    return ImageChops.difference(one, two).getbbox()  # type: ignore[return-value]


def count(image: Image.Image, colour: str, box: Box | None = None) -> int:
    """Pixels of exactly this colour."""
    part = image.crop(box) if box else image
    colours = part.getcolors(1 << 24) or []
    return sum(n for n, found in colours if found == rgb(colour))


def chart(view: View, lang: str = "en") -> Map:
    board = Printed(
        tuple((spot.id, spot.xy, spot.planet) for spot in view.spots),
        tuple((lane.ends, lane.colour, lane.skull) for lane in view.lanes),
    )
    return printed_map(board, words(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", samples.SAMPLES)
def test_every_sample_is_drawn_small_and_the_same_every_time(name: str, lang: str) -> None:
    view = samples.SAMPLES[name]()
    for draw in (sc.board, sc.galaxy, sc.missions):
        image = draw(view, words(lang), NAMES)
        assert image.width == 1600
        assert image.height <= 1600
        assert len(png(image)) < LIMIT
        assert changed(image, draw(samples.SAMPLES[name](), words(lang), NAMES)) is None
    for seat in range(view.seats):
        assert sc.ship(view, words(lang), NAMES, seat).size == (1600, 1590)


# Which picture


def test_the_table_shows_the_ship_in_turn() -> None:
    view = samples.fullest()
    assert changed(sc.board(view, EN, NAMES), sc.ship(view, EN, NAMES, 3)) is None


@pytest.mark.parametrize("make", [samples.moving, samples.fighting])
def test_the_table_shows_the_galaxy_while_a_place_is_chosen(make: object) -> None:
    view = make()  # type: ignore[operator]
    assert changed(sc.board(view, EN, NAMES), sc.galaxy(view, EN, NAMES)) is None
    assert sc.alt(view, EN, NAMES) == sc.alt_galaxy(view, EN, NAMES)


def test_the_table_shows_the_sheet_when_the_game_is_over() -> None:
    view = replace(samples.middle(), over=True)
    assert changed(sc.board(view, EN, NAMES), sc.score(view, EN, NAMES)) is None


def test_what_one_player_looks_at_is_on_no_picture() -> None:
    view = samples.middle()
    peeking = replace(view, peeked=tuple(samples.missions().values())[:3])
    assert changed(sc.board(view, EN, NAMES), sc.board(peeking, EN, NAMES)) is None
    assert sc.describe(view, EN, NAMES) == sc.describe(peeking, EN, NAMES)


# The galaxy


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("make", [samples.start, samples.middle])
def test_names_cover_neither_places_nor_each_other(make: object, lang: str) -> None:
    found = chart(make(), lang)  # type: ignore[operator]
    letters = [(x0 + 6, y0 + 5, x1 - 6, y1 - 5) for x0, y0, x1, y1 in found.names]
    assert not any(meet(one, two) for one, two in combinations(letters, 2))
    for box in found.names:
        assert box[0] >= 0 and box[2] <= W and box[1] >= TOP and box[3] <= FOOT
        for x, y in found.at.values():
            assert not meet(box, (x - 62, y - 62, x + 62, y + 62))
    assert min(math.dist(a, b) for a, b in combinations(found.at.values(), 2)) > 200


def test_a_place_within_reach_has_a_gold_ring_and_the_number_of_its_button() -> None:
    view = samples.middle()
    plain = sc.galaxy(view, EN, NAMES)
    x, y = chart(view).at["halcyon"]
    around = (round(x) - 130, round(y) - 130, round(x) + 130, round(y) + 130)
    first = sc.galaxy(replace(view, reachable=("halcyon",)), EN, NAMES)
    second = sc.galaxy(replace(view, reachable=("kettle", "halcyon")), EN, NAMES)
    assert count(first, "gold", around) > count(plain, "gold", around) + 2000
    box = changed(plain, first)
    assert box is not None
    assert box[0] >= around[0] and box[1] >= around[1] and box[2] <= around[2] and box[3] <= around[3]
    digits = changed(first.crop(around), second.crop(around))
    assert digits is not None
    assert digits[2] - digits[0] < 60


def test_a_pirate_that_can_be_fought_is_marked() -> None:
    view = samples.middle()
    box = changed(sc.galaxy(view, EN, NAMES), sc.galaxy(replace(view, targets=(9,)), EN, NAMES))
    x, y = chart(view).mids[9]
    assert box is not None
    assert box[0] < x < box[2] and box[1] < y < box[3]
    assert box[2] - box[0] < 200


def test_what_is_printed_is_drawn_once_a_game() -> None:
    before, after = samples.middle(), samples.fullest()
    sc.galaxy(before, EN, NAMES)
    assert chart(before) is chart(after)


@pytest.mark.parametrize(
    "change",
    [
        {"round": 4},
        {"first": 0},
        {"turn": 2},
        {"tokens": {"pirate_station": 5}},
        {"tokens": {"pirate_station": 3}},
    ],
)
def test_the_round_track_shows_every_change(change: dict[str, object]) -> None:
    view = samples.middle()
    box = changed(sc.galaxy(view, EN, NAMES), sc.galaxy(replace(view, **change), EN, NAMES))
    assert box is not None
    assert box[1] < TOP


# The ship


def test_equal_edges_are_gold_bridges() -> None:
    view = samples.middle()
    ship = view.ships[0]
    dark = replace(ship, slots=tuple(replace(slot, matches=()) for slot in ship.slots))
    lit = count(sc.ship(view, EN, NAMES, 0), "gold", (880, 220, 1576, 1300))
    unlit = count(
        sc.ship(replace(view, ships=(dark, *view.ships[1:])), EN, NAMES, 0), "gold", (880, 220, 1576, 1300)
    )
    bridges = sum(len(slot.matches) for slot in ship.slots)
    assert bridges > 3
    assert lit - unlit > 1500 * bridges / 2


@pytest.mark.parametrize(("waiting", "framed"), [(0, 0), (2, 2), (3, 3), (7, 3), (14, 3)])
def test_the_last_three_of_the_queue_are_framed(waiting: int, framed: int) -> None:
    """Frames are upright orange lines, two a figure."""
    view = samples.start()
    ship = replace(view.ships[0], queue=("cadet",) * waiting)
    image = sc.ship(replace(view, ships=(ship, view.ships[1])), EN, NAMES, 0)
    top = 400 + (76 if waiting <= 8 else 64 + 98)
    row = [image.getpixel((x, top + 45)) == rgb("threat") for x in range(24, 846)]
    assert sum(now and not before for before, now in pairwise(row)) == 2 * framed


@pytest.mark.parametrize(
    "change",
    [
        {"damage": 4},
        {"damage": 9},
        {"lockers": 2},
        {"artifacts": ("red_yellow",)},
        {"pirates": ("yellow_android",)},
        {"medals": 2},
        {"rings": 4},
        {"ready": ("red",)},
        {"ready": ("red",) * 9},
        {"queue": ("blue", "yellow", "red")},
        {"trophies": ("fleet",)},
        {"passed": True},
        {"missions": tuple(samples.missions().values())[:1]},
    ],
)
def test_every_fact_of_a_ship_is_seen_and_read(change: dict[str, object]) -> None:
    view = samples.start()
    after = replace(view, ships=(replace(view.ships[0], **change), view.ships[1]))
    assert changed(sc.ship(view, RU, NAMES, 0), sc.ship(after, RU, NAMES, 0)) is not None
    if "trophies" not in change:
        assert sc.describe(view, RU, NAMES) != sc.describe(after, RU, NAMES)


def test_free_slots_have_the_numbers_of_their_buttons() -> None:
    view = replace(samples.installing(), free_slots=())
    one = sc.ship(replace(view, free_slots=("r3c1",)), EN, NAMES, 0)
    two = sc.ship(replace(view, free_slots=("r1c1", "r3c1")), EN, NAMES, 0)
    assert changed(sc.ship(view, EN, NAMES, 0), one) is not None
    low = (880, 960, 1240, 1290)
    assert changed(one.crop(low), two.crop(low)) is not None


def test_rooms_that_may_be_chosen_are_framed_on_the_ship_in_turn_alone() -> None:
    view = samples.start()
    offered = replace(view, offered=("helm",))
    box = changed(sc.ship(view, EN, NAMES, 0), sc.ship(offered, EN, NAMES, 0))
    assert box is not None
    assert box[2] - box[0] < 220
    assert changed(sc.ship(view, EN, NAMES, 1), sc.ship(offered, EN, NAMES, 1)) is None


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", samples.SAMPLES)
def test_the_board_as_text_is_whole(name: str, lang: str) -> None:
    view, speech = samples.SAMPLES[name](), words(lang)
    text = sc.describe(view, speech, NAMES)
    assert len(text) < TEXT
    assert "sc-" not in text
    for spot in view.spots:
        assert speech.name("starship_captains", spot.id) in text
    for key in view.reachable:
        assert f"{view.reachable.index(key) + 1}. {speech.name('starship_captains', key)}" in text
    if name != "fullest":
        assert "…" not in text
    for said in (sc.alt, sc.alt_galaxy, sc.alt_techs, sc.alt_tracks, sc.alt_missions, sc.alt_score):
        assert 0 < len(said(view, speech, NAMES)) <= 1000
        assert "sc-" not in said(view, speech, NAMES)
    for seat in range(view.seats):
        assert speech.name("starship_captains", view.ships[seat].location) in sc.alt_ship(
            view, speech, NAMES, seat
        )


def test_a_name_is_only_a_name() -> None:
    """Neither an icon of ours nor Markdown."""
    names = ("[skull] *A* [nothing:x]", "B_b_")
    view = samples.start()
    assert sc.board(view, EN, names).size == (1600, 1590)
    assert sc.galaxy(view, EN, names).size == (1600, 1590)
    assert r"\*A\*" in sc.describe(view, EN, names)
    assert "B_b_" in sc.alt_score(view, EN, names)
    assert look_of(3, EN, names).name


@pytest.mark.parametrize(
    ("value", "text"), [(0, "0"), (1, "½"), (5, "2½"), (8, "4"), (-1, "−½"), (-7, "−3½")]
)
def test_half_points(value: int, text: str) -> None:
    assert half(value) == text


# Real games


def played(seats: int) -> Iterator[View]:
    seed = b"drawn"
    state, number = RULES.start(Options(), seats, Dice(seed, 0)), 0
    while RULES.outcome(state) is None and number < 900:
        seat = RULES.prompts(state)[0].seat
        number += 1
        action = RULES.android(state, seat, Dice(seed, -number))
        assert action is not None
        RULES.play(state, seat, action, Dice(seed, number))
        if number % 41 == 0 or state.over:
            yield RULES.view(state, None)


@pytest.mark.parametrize("seats", RULES.seats)
def test_whole_games_can_be_drawn_and_read(seats: int) -> None:
    last = None
    for number, last in enumerate(played(seats)):
        speech = words(LANGUAGES[number % 2])
        assert sc.board(last, speech, NAMES).width == 1600
        assert sc.galaxy(last, speech, NAMES).size == (1600, 1590)
        sc.ship(last, speech, NAMES, number % seats)
        assert len(sc.describe(last, speech, NAMES)) < TEXT
        assert sc.alt(last, speech, NAMES)
    assert last is not None
    assert last.over


def test_a_replay_moves() -> None:
    frames = [samples.start(), replace(samples.start(), turn=1)]
    data = sc.replay(frames, EN, NAMES)
    assert data[:4] == b"RIFF"
    assert sc.replay([], EN, NAMES)[:4] == b"RIFF"
