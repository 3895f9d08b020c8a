"""Colours can be read, and told apart by all eyes."""

from itertools import combinations
from math import dist

import pytest

from images.theme import CREW_COLOURS, CREW_SHAPES, PALETTE, ZONES, contrast, mix, on, rgb, seen_by

WORDS = ("text", "dim", "faint", "gold", "good", "harm", "threat", "energy")


@pytest.mark.parametrize("colour", [*WORDS, *CREW_COLOURS, *ZONES])
@pytest.mark.parametrize("ground", ["ink", "deck"])
def test_words_stand_out_from_the_ground(colour: str, ground: str) -> None:
    assert contrast(colour, ground) >= 4.5


@pytest.mark.parametrize("colour", [*CREW_COLOURS, *ZONES, "threat", "harm", "good", "gold", "energy", "dim"])
def test_black_letters_stand_out_from_tokens(colour: str) -> None:
    assert on(colour) == "black"
    assert contrast("black", colour) >= 4.5


@pytest.mark.parametrize("zone", ZONES)
def test_words_stand_out_from_floors(zone: str) -> None:
    assert contrast("text", f"{zone}_floor") >= 4.5


@pytest.mark.parametrize("eyes", ["protan", "deutan"])
def test_crew_colours_differ_for_the_colour_blind_or_their_shapes_do(eyes: str) -> None:
    for a, b in combinations(CREW_COLOURS, 2):
        assert dist(seen_by(a, eyes), seen_by(b, eyes)) > 0.06
        assert CREW_SHAPES[a] != CREW_SHAPES[b]


def test_crew_colours_are_no_zone_colours() -> None:
    assert not {PALETTE[c] for c in CREW_COLOURS} & {PALETTE[z] for z in ZONES}


def test_a_dichromat_sees_grey_as_it_is_and_red_like_green() -> None:
    for eyes in ("protan", "deutan"):
        grey = seen_by("#808080", eyes)
        assert max(grey) - min(grey) < 0.02
        assert dist(seen_by("#A00000", eyes), seen_by("#004000", eyes)) < dist(
            tuple(v / 255 for v in rgb("#A00000")), tuple(v / 255 for v in rgb("#004000"))
        )


def test_mixing_goes_from_one_to_the_other() -> None:
    assert mix("#000000", "#FFFFFF", 0) == "#000000"
    assert mix("#000000", "#FFFFFF", 1) == "#FFFFFF"
    assert mix("#000000", "#FFFFFF", 0.5) == "#808080"
