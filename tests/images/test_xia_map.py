"""The maps of Xia: they show what is there, keep names off it, and read the same as text."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from images import xia
from images.brush import Box, meet, shared
from images.canvas import Canvas
from images.encode import LIMIT, png
from images.kept import DRAWN
from images.speech import TEXT
from images.theme import rgb
from images.xia import samples, samples_board, terrain
from images.xia.borders import LINE
from images.xia.brush import sprite
from images.xia.frame import Frame, framed
from images.xia.header import head_boxes
from images.xia.intents import goals
from images.xia.legend import RISKS
from images.xia.system import TALL, WHOLE, W, paint_map, ring, spots
from images.xia.terrain import Printed, printed
from images.xia.tokens import RISK
from rules.core.dice import Dice
from rules.xia.game import RULES
from rules.xia.options import Options
from rules.xia.view import ErrandView, Reach, View
from words import LANGUAGES, words

NAMES = samples.NAMES
EN, RU = words("en"), words("ru")
Pixels = tuple[int, int, int, int]


def changed(one: Image.Image, two: Image.Image) -> Pixels | None:
    return ImageChops.difference(one, two).getbbox()  # type: ignore[return-value]


def frame_of(view: View) -> Frame:
    return framed(spots(ring(view)), W, TALL, head_boxes(view.seats, W), RISKS, most=76)


def around_cell(view: View, space: str, margin: float = 1.0) -> Pixels:
    """The pixels of a space on the map of the ring."""
    layout = frame_of(view).layout
    cell = next(cell for sector in view.sectors for cell in sector.cells if cell.id == space)
    (x, y), r = layout.pixel(cell.hex), layout.size * margin
    return round(x - r), round(y - r), round(x + r), round(y + r)


def inside(box: Pixels | None, outer: Pixels) -> bool:
    assert box is not None
    return box[0] >= outer[0] and box[1] >= outer[1] and box[2] <= outer[2] and box[3] <= outer[3]


def grey(token: str, *args: object) -> Image.Image:
    image = Image.new("RGB", (66, 66), rgb("ink"))
    drawn = sprite(token, 66, *args)
    image.paste(drawn, (0, 0), drawn)
    return image.convert("L")


def with_ship(view: View, seat: int, **more: object) -> View:
    ships = tuple(replace(ship, **more) if ship.seat == seat else ship for ship in view.ships)
    return replace(view, ships=ships)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", samples.SAMPLES)
def test_every_sample_is_drawn_small_and_the_same_every_time(name: str, lang: str) -> None:
    for draw, wide in ((xia.around, W), (xia.system, WHOLE)):
        image = draw(samples.SAMPLES[name](), words(lang), NAMES)
        assert image.width == wide
        assert image.height <= 2000
        assert len(png(image)) < LIMIT
        assert changed(image, draw(samples.SAMPLES[name](), words(lang), NAMES)) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sector_can_be_looked_at_closely(lang: str) -> None:
    view = samples.whole()
    for sector in view.sectors:
        assert xia.sector(view, words(lang), NAMES, sector.id).size == (1600, 1180)


# Where things lie


@pytest.mark.parametrize("name", samples.SAMPLES)
def test_the_map_keeps_clear_of_header_and_risks(name: str) -> None:
    view = samples.SAMPLES[name]()
    found = frame_of(view)
    boxes = [*head_boxes(view.seats, W), found.corner]
    for sector in ring(view):
        for cell in sector.cells:
            x, y = found.layout.pixel(cell.hex)
            r = found.layout.size * 0.8
            assert x - r > 0 and x + r < W and y + r < found.foot + 20
            assert not any(meet((x - r, y - r, x + r, y + r), box) for box in boxes)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", samples.SAMPLES)
def test_names_hide_neither_tokens_nor_each_other(name: str, lang: str) -> None:
    view = samples.SAMPLES[name]()
    for shown, layout, numbers in (
        (ring(view), frame_of(view).layout, True),
        (view.sectors, framed(spots(view.sectors), WHOLE, 1974, (), worth=999).layout, False),
    ):
        canvas = Canvas(WHOLE, 2000)
        lying, names = paint_map(canvas, view, shown, layout, words(lang), numbers)
        assert len(names) == len(shown)
        assert not any(meet(one, two) for one, two in combinations(names, 2))
        hidden = [share(box, other) for box in names for other in lying]
        assert max(hidden) < 0.25


def share(box: Box, other: Box) -> float:
    """How much of the other box is covered."""
    return shared(box, other) / ((other[2] - other[0]) * (other[3] - other[1]))


@pytest.mark.parametrize("kind", [*LINE])
def test_a_border_lies_inside_its_own_region(kind: str) -> None:
    """So where two regions meet, both lines are seen, in the order a ship meets them."""
    view = samples.whole()
    layout = framed(spots(view.sectors), WHOLE, 1974, (), worth=999).layout
    image = terrain.painted(printed(view.sectors), layout, WHOLE, 2000)
    cells = {cell.hex: cell for sector in view.sectors for cell in sector.cells}
    found = 0
    data = image.load()
    assert data is not None
    for x in range(0, image.width, 2):
        for y in range(0, image.height, 2):
            if data[x, y] == rgb(LINE[kind]):
                cell = cells.get(layout.cell((x, y)))  # type: ignore[call-overload]
                assert cell is not None
                assert kind == (cell.law if cell.kind == "planet" else cell.kind)
                found += 1
    assert found > 50


# What may be chosen


def test_a_space_in_reach_has_its_number_and_nothing_else_changes() -> None:
    view = replace(samples.middle(), stage="moving", left=1)
    risks = (Reach(1, "pelmont.12", 1, "safe"),)
    first = xia.around(replace(view, reach=risks), EN, NAMES)
    second = xia.around(replace(view, reach=(Reach(7, "pelmont.12", 1, "safe"),)), EN, NAMES)
    assert inside(changed(first, second), around_cell(view, "pelmont.12", 0.6))


@pytest.mark.parametrize("risk", ["roll", "bounty", "deadly"])
def test_every_risk_has_its_own_shape(risk: str) -> None:
    """In grey, without a figure, they must still differ from each other."""
    for name in {*RISK} - {risk}:
        one, other = (grey("badge", each) for each in (risk, name))
        assert sum(ImageChops.difference(one, other).histogram()[64:]) > 250


def test_at_most_25_spaces_are_numbered_from_one() -> None:
    for make in (samples.moving, samples.ring):
        numbers = [one.number for one in make().reach]
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) <= 25


def test_the_whole_system_has_no_numbers() -> None:
    view = samples.ring()
    quiet = replace(view, reach=())
    assert changed(xia.system(view, EN, NAMES), xia.system(quiet, EN, NAMES)) is None


# What is drawn


Change = Callable[[View], View]


def _moved(view: View) -> View:
    return with_ship(view, 1, space="expeditor_gate.1")


def _robbed(view: View) -> View:
    return with_ship(view, 1, credits=9000)


def _famous(view: View) -> View:
    return with_ship(view, 2, fame=19)


def _wanted(view: View) -> View:
    return with_ship(view, 0, bounty=3000)


def _patrol(view: View) -> View:
    return replace(view, npcs=(replace(view.npcs[0], space="xia.2"),))


def _taken(view: View) -> View:
    return replace(view, sectors=samples_board.without_tokens(view.sectors, ("kemplar_ii.17",)))


def _cubes(view: View) -> View:
    return replace(view, sectors=samples_board.with_cubes(view.sectors, {"kemplar_ii.1": ("terra", "terra")}))


def _bound(view: View) -> View:
    return with_ship(view, 0, mission=ErrandView(samples.missions()["scientist_18"], True, None))


@pytest.mark.parametrize("change", [_moved, _robbed, _famous, _wanted, _patrol, _taken, _cubes, _bound])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fact_is_seen_and_read(change: Change, lang: str) -> None:
    view, speech = samples.middle(), words(lang)
    after = change(view)
    assert changed(xia.around(view, speech, NAMES), xia.around(after, speech, NAMES)) is not None
    assert xia.describe(view, speech, NAMES) != xia.describe(after, speech, NAMES)


def test_an_attack_is_a_line_between_the_two() -> None:
    view = replace(samples.fight(), stage="action")
    box = changed(xia.around(replace(view, attack=None), EN, NAMES), xia.around(view, EN, NAMES))
    a, b = (around_cell(view, space) for space in ("pelmont.14", "loath.13"))
    outer = (min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3]))
    assert inside(box, outer)
    assert box is not None and box[2] - box[0] > 400


def test_the_symbol_of_an_open_side_is_told() -> None:
    view = samples.start()
    kemplar = view.sectors[0]
    other = replace(kemplar, symbols=tuple("F" if one == "B" else one for one in kemplar.symbols))
    after = replace(view, sectors=(other, *view.sectors[1:]))
    assert changed(xia.around(view, EN, NAMES), xia.around(after, EN, NAMES)) is not None


def test_flags_stand_only_where_known_missions_lead() -> None:
    view = samples.middle()
    card = samples.missions()["scientist_18"]
    assert goals(with_ship(view, 0, mission=ErrandView(card, True, None))) == {"burning_horse": [0]}
    assert goals(with_ship(view, 0, mission=ErrandView(card, False, None))) == {"doravin_v": [0]}
    assert goals(with_ship(view, 0, mission=ErrandView(None, False, None))) == {}


def test_what_one_player_draws_is_on_no_picture() -> None:
    view = samples.middle()
    drawing = replace(view, drawn=tuple(samples.missions().values())[:3])
    assert changed(xia.board(view, EN, NAMES), xia.board(drawing, EN, NAMES)) is None
    assert xia.describe(view, EN, NAMES) == xia.describe(drawing, EN, NAMES)


def test_ground_is_drawn_again_only_for_a_new_sector(monkeypatch: pytest.MonkeyPatch) -> None:
    view, grounds = samples.middle(), []
    paint = terrain.painted

    def painted(board: tuple[Printed, ...], *args: Any) -> Image.Image:
        grounds.append(len(board))
        return paint(board, *args)

    DRAWN.clear()
    monkeypatch.setattr(terrain, "painted", painted)
    xia.around(view, EN, NAMES)
    xia.around(_patrol(_moved(_cubes(_taken(view)))), RU, NAMES)
    assert grounds == [6]
    xia.around(replace(view, sectors=view.sectors[:-1]), EN, NAMES)
    assert grounds == [6, 5]


# Which picture


def test_the_table_shows_the_map_around_the_ship_in_turn() -> None:
    view = samples.whole()
    assert {one.id for one in ring(view)} >= {"loath", "kemplar_ii", "pelmont", "xia"}
    assert len(ring(view)) == 7
    assert ring(with_ship(view, 0, space=None)) == view.sectors
    assert changed(xia.board(view, EN, NAMES), xia.around(view, EN, NAMES)) is None


def test_business_is_done_on_the_mat() -> None:
    view = replace(samples.middle(), stage="business")
    assert changed(xia.board(view, EN, NAMES), xia.ship(view, EN, NAMES, 0)) is None
    assert xia.alt(view, EN, NAMES) == xia.alt_ship(view, EN, NAMES, 0)


def test_a_fight_is_shown_as_one() -> None:
    view = samples.fight()
    assert changed(xia.board(view, EN, NAMES), xia.attack(view, EN, NAMES)) is None
    assert "Chen_94" in xia.alt(view, EN, NAMES)


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", samples.SAMPLES)
def test_the_board_as_text_is_whole(name: str, lang: str) -> None:
    view, speech = samples.SAMPLES[name](), words(lang)
    text = xia.describe(view, speech, NAMES)
    assert len(text) < TEXT
    assert "xia-" not in text
    for sector in view.sectors:
        assert f"**{speech.name('xia', sector.id)}**" in text
    for one in view.reach:
        assert f" {one.number}. {speech.name('xia', one.space.split('.')[0])}" in text
    for said in (xia.alt, xia.alt_map, xia.alt_system, xia.alt_fame):
        assert 0 < len(said(view, speech, NAMES)) <= 1000
        assert "xia-" not in said(view, speech, NAMES)
    for sector in view.sectors:
        assert speech.name("xia", sector.id) in xia.alt_sector(view, speech, NAMES, sector.id)


def test_a_name_is_only_a_name() -> None:
    names = ("[skull] *A* [nothing:x]", "B_b_", "C")
    view = samples.middle()
    assert xia.around(view, EN, names).width == W
    assert r"\*A\*" in xia.describe(view, EN, names)


def test_a_replay_moves() -> None:
    frames = [samples.start(), samples.middle()]
    assert xia.replay(frames, EN, NAMES)[:4] == b"RIFF"
    assert xia.replay([], EN, NAMES)[:4] == b"RIFF"


# Real games


def test_sample_boards_are_laid_as_real_ones_are() -> None:
    real = RULES.view(RULES.start(Options(), 5, Dice(b"laid", 0)), None).sectors
    centres = {sector.centre for sector in real}
    assert len(real) > 1
    for sector in real:
        made = samples_board.laid(sector.id, sector.centre, sector.turn, centres)
        assert made.symbols == sector.symbols
        bare = tuple(replace(cell, token=False) for cell in made.cells)
        assert bare == tuple(replace(cell, token=False) for cell in sector.cells)


def played(seats: int) -> Iterator[View]:
    seed = b"mapped"
    state, number = RULES.start(Options(fame="5"), seats, Dice(seed, 0)), 0
    while RULES.outcome(state) is None and number < 900:
        seat = RULES.prompts(state)[0].seat
        number += 1
        action = RULES.android(state, seat, Dice(seed, -number))
        assert action is not None
        RULES.play(state, seat, action, Dice(seed, number))
        if number % 23 == 0 or state.over:
            yield RULES.view(state, None)


@pytest.mark.parametrize("seats", RULES.seats)
def test_real_games_can_be_drawn_and_read(seats: int) -> None:
    seen = 0
    for number, view in enumerate(played(seats)):
        speech = words(LANGUAGES[number % 2])
        assert xia.board(view, speech, NAMES).width >= 1200
        assert xia.around(view, speech, NAMES).height <= 2000
        if number % 4 == 0:
            assert xia.system(view, speech, NAMES).size <= (2000, 2000)
        assert len(xia.describe(view, speech, NAMES)) < TEXT
        assert xia.alt(view, speech, NAMES)
        seen += 1
    assert seen > 5


def test_ships_and_npcs_off_the_board_are_not_drawn() -> None:
    view = samples.middle()
    gone = with_ship(replace(view, npcs=(replace(view.npcs[0], space=None),)), 1, space=None)
    assert changed(xia.around(view, EN, NAMES), xia.around(gone, EN, NAMES)) is not None
    assert EN("xia-say-nowhere") in xia.describe(gone, EN, NAMES)
