"""The pictures of a game by their names: what draws each, and what says it to those who cannot see it.

A name is a word, `galaxy`, or a word and what it is a picture of, a seat or an id: `ship.2`, `sector.loath`.
All are drawn from views, so who may see what is in a picture was decided before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from PIL import Image

from words import Words


class Picture(Struct, frozen=True):
    draw: Callable[..., Image.Image]
    """Of a view, words, the names of the seats, and what it is a picture of. It travels to whoever draws."""
    alt: Callable[..., str]
    of: type[int] | type[str] | None = None
    """What follows the dot in its name: a seat, an id, or nothing."""


class Catalogue:
    def __init__(self, pictures: Mapping[str, Picture]) -> None:
        self.pictures = pictures

    def found(self, what: str) -> tuple[Picture, tuple[Any, ...]]:
        """The picture of this name and what it is of. ValueError if there is none."""
        kind, dot, which = what.partition(".")
        picture = self.pictures.get(kind)
        if picture is None or (picture.of is None) == bool(dot):
            raise ValueError(what)
        return picture, () if picture.of is None else (picture.of(which),)

    def draw(self, what: str, view: Struct, words: Words, names: Sequence[str]) -> Image.Image:
        picture, of = self.found(what)
        return picture.draw(view, words, names, *of)

    def alt(self, what: str, view: Struct, words: Words, names: Sequence[str]) -> str:
        picture, of = self.found(what)
        return picture.alt(view, words, names, *of)
