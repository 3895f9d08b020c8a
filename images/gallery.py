"""`python -m images.gallery FOLDER` draws every board in every language, with a page to leaf through.

A game's folder has a module `gallery` with its `pictures`; and, where it has them, `more` that are too much
alike to be kept as approved ones, and `films`.
"""

from __future__ import annotations

import html
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from PIL import Image

from images.encode import png
from rules.core.data import guests, room
from words import LANGUAGES, Words, words

Draw = Callable[[Words], Image.Image]
Film = Callable[[Words], bytes]


def pictures() -> Iterator[tuple[str, Draw]]:
    """Every picture with a name; the names are those of the approved ones."""
    return _all("pictures")


def _all(what: str) -> Iterator[tuple[str, Any]]:
    here = sorted(path.parent.name for path in Path(__file__).parent.glob("*/gallery.py"))
    for game in [*here, *guests()]:
        found = getattr(import_module(f"{room(game, 'images')}.gallery"), what, None)
        yield from found() if found is not None else ()


def gallery(folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    out: list[Path] = []
    for what, suffix in (("pictures", "png"), ("more", "png"), ("films", "webp")):
        for name, draw in _all(what):
            for lang in LANGUAGES:
                path = folder / f"{name}.{lang}.{suffix}"
                drawn = draw(words(lang))
                path.write_bytes(drawn if isinstance(drawn, bytes) else png(drawn))
                out.append(path)
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
