"""`python -m images.gallery FOLDER` draws every picture of every game's catalogue in every language, with a
page to leaf through.

A game's folder has a module `gallery` with what is `shown`, some views for each picture of the catalogue;
and, where it has them, `more` that are too much alike to be kept as approved ones, and a `film`.
"""

from __future__ import annotations

import html
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from msgspec import Struct
from PIL import Image

from images.catalogue import Catalogue, catalogue
from images.encode import png
from rules.core.data import guests, room
from words import LANGUAGES, Words, words

Draw = Callable[[Words], Image.Image]
Film = Callable[[Words], bytes]


class Shown(Struct, frozen=True):
    what: str
    """The picture, as the catalogue calls it: `ship.2`."""
    name: str
    view: Any
    names: Sequence[str]


def rooms() -> Iterator[tuple[Catalogue, ModuleType]]:
    """Every game's catalogue and what it has for the gallery."""
    here = sorted(path.parent.name for path in Path(__file__).parent.glob("*/gallery.py"))
    for game in [*here, *guests()]:
        yield catalogue(game), import_module(f"{room(game, 'images')}.gallery")


def pictures() -> Iterator[tuple[str, Draw]]:
    """Every picture with a name; the names are those of the approved ones."""
    for known, own in rooms():
        yield from _drawn(known, list(own.shown()))


def more() -> Iterator[tuple[str, Draw]]:
    for known, own in rooms():
        yield from _drawn(known, list(own.more()) if hasattr(own, "more") else [])


def films() -> Iterator[tuple[str, Film]]:
    for known, own in rooms():
        if hasattr(own, "film"):
            frames, names = own.film()
            yield f"{known.game}_replay", partial(known.replay, frames, names=names)


def _drawn(known: Catalogue, shown: Sequence[Shown]) -> Iterator[tuple[str, Draw]]:
    for kind in known.pictures:
        for one in shown:
            if one.what.partition(".")[0] == kind:
                draw = partial(known.draw, one.what, one.view, names=one.names)
                yield f"{known.game}_{kind}_{one.name}", draw


def gallery(folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    out: list[Path] = []
    for lang in LANGUAGES:
        for name, draw in (*pictures(), *more()):
            out.append(folder / f"{name}.{lang}.png")
            out[-1].write_bytes(png(draw(words(lang))))
        for name, film in films():
            out.append(folder / f"{name}.{lang}.webp")
            out[-1].write_bytes(film(words(lang)))
    out.sort()
    (folder / "index.html").write_text(_page([html.escape(path.name) for path in out]), encoding="utf-8")
    return out


def _page(files: list[str]) -> str:
    figures = [
        f'<figure><img src="{name}" alt="{name}"><figcaption>{name}</figcaption></figure>' for name in files
    ]
    style = (
        "body{background:#0d0f14;color:#b6c0cf;font:16px sans-serif;margin:2rem}"
        "main{display:grid;grid-template-columns:repeat(auto-fill,minmax(400px,1fr));gap:1.5rem}"
        "figure{margin:0}img{width:100%;border-radius:8px}figcaption{padding:.4rem 0}"
    )
    head = f'<meta charset="utf-8"><title>Wardroom</title><style>{style}</style>'
    body = f"<main>{''.join(figures)}</main>"
    return f'<!doctype html><html lang="en"><head>{head}</head><body>{body}</body></html>\n'


if __name__ == "__main__":
    for made in gallery(Path(sys.argv[1] if len(sys.argv) > 1 else "gallery")):
        print(made)
