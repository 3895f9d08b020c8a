"""The pictures of a game by their names: what draws each, and what says it to those who cannot see it.

A name is a word, `galaxy`, or a word and what it is a picture of, a seat or an id: `ship.2`, `sector.loath`.
Every game has a `board`: what lies on the table. All are drawn from views, so who may see what is in a
picture was decided before. Table, tabs, replays, films and gallery read this list, and no other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

from msgspec import Struct
from PIL import Image

from images.encode import padded, webp_animation
from images.theme import rgb
from rules.core.data import room
from words import Words

BOARD = "board"
NOTHING = (800, 600)
"""The size of a film of nothing."""


class Picture(Struct, frozen=True):
    draw: Callable[..., Image.Image]
    """Of a view, words, the names of the seats, and what it is a picture of. It travels to whoever draws."""
    alt: Callable[..., str]
    of: Callable[[str], Any] | None = None
    """Reads what follows the dot in its name: a seat, an id. ValueError if it is none."""


class Film(Struct, frozen=True):
    """A game as a moving picture."""

    shown: str = BOARD
    """The picture that is seen after every turn."""
    last: str = ""
    """One more for the end, once the game is `over`."""
    over: Callable[[Any], bool] = bool
    size: tuple[int, int] | None = None
    """By default half of what is drawn."""
    step: int = 1200
    stands: int = 6000
    """Milliseconds a turn stands, and the end."""


class Catalogue:
    def __init__(
        self,
        game: str,
        pictures: Mapping[str, Picture],
        describe: Callable[[Any, Words, Sequence[str]], str],
        film: Film,
        table: Callable[[Any], str] | None = None,
    ) -> None:
        """`describe`: everything in words. `table`: which of the pictures is the board at the moment, where
        none is made for it alone."""
        self.game = game
        self.describe = describe
        self._film = film
        self._table = table
        board = {} if table is None else {BOARD: Picture(self._on_table, self._alt_on_table)}
        self.pictures: Mapping[str, Picture] = {**board, **pictures}

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

    def board(self, view: Struct, words: Words, names: Sequence[str]) -> Image.Image:
        return self.draw(BOARD, view, words, names)

    def alt_board(self, view: Struct, words: Words, names: Sequence[str]) -> str:
        return self.alt(BOARD, view, words, names)

    def _on_table(self, view: Struct, words: Words, names: Sequence[str]) -> Image.Image:
        assert self._table is not None
        return self.draw(self._table(view), view, words, names)

    def _alt_on_table(self, view: Struct, words: Words, names: Sequence[str]) -> str:
        assert self._table is not None
        return self.alt(self._table(view), view, words, names)

    def replay(self, frames: Sequence[Any], words: Words, names: Sequence[str]) -> bytes:
        """An animated WebP: the game after every turn; then its end, if there is a picture of that."""
        film = self._film
        drawn = [self.draw(film.shown, view, words, names) for view in frames]
        if film.last and frames and film.over(frames[-1]):
            drawn.append(self.draw(film.last, frames[-1], words, names))
        half = (drawn[0].width // 2, drawn[0].height // 2) if drawn else NOTHING
        size = film.size or half
        shown = [_small(picture, size) for picture in drawn] or [Image.new("RGB", size, rgb("ink"))]
        return webp_animation(shown, [film.step] * (len(shown) - 1) + [film.stands])


def _small(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Half of it is made fastest."""
    return picture.reduce(2) if picture.size == (2 * size[0], 2 * size[1]) else padded(picture, size)


def catalogue(game: str) -> Catalogue:
    found: Catalogue = import_module(f"{room(game, 'images')}.catalogue").PICTURES
    return found
