"""`python -m images.gallery FOLDER` draws every board in every language, with a page to leaf through."""

from __future__ import annotations

import html
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from pathlib import Path

from msgspec.structs import replace
from PIL import Image

from images import space_alert as sa
from images import starship_captains as sc
from images import xia
from images.encode import png
from images.space_alert import samples
from images.starship_captains import samples as captains
from images.xia import samples as legends
from images.xia import samples_cards as mats
from images.xia.samples import LONG, NAMES
from rules.xia.view import View
from words import LANGUAGES, Words, words

Draw = Callable[[Words], Image.Image]
CURSORS = {
    "planning": (6, "2:41", None),
    "two": (3, None, None),
    "solo": (2, None, 1),
    "silence": (6, "2:20", None),
}


def pictures() -> Iterator[tuple[str, Draw]]:
    """Every picture with a name; the names are those of the approved ones."""
    names = samples.NAMES
    for name, make in samples.SAMPLES.items():
        view = make()
        yield f"board_{name}", lambda w, v=view: sa.board(v, w, names)  # type: ignore[misc]
        if name in CURSORS:
            cursor, left, board = CURSORS[name]
            yield (
                f"hand_{name}",
                lambda w, v=view, c=cursor, t=left, b=board: sa.hand(v, w, names, c, t, b),  # type: ignore[misc]
            )
        if name in ("start", "planning", "trouble", "won"):
            yield f"lineup_{name}", lambda w, v=view: sa.lineup(v, w, names)  # type: ignore[misc]
        if name in ("trouble", "fullest"):
            yield f"turn_{name}", lambda w, v=view: sa.turn_report(v, w, names)  # type: ignore[misc]
        if view.score is not None:
            yield f"score_{name}", lambda w, v=view: sa.score_sheet(v, w, names)  # type: ignore[misc]
    full, plan = samples.fullest(), samples.planning()
    for one, view in (
        (plan.threats[2], plan),
        (plan.threats[4], plan),
        (full.threats[0], full),
        (full.threats[8], full),
    ):
        yield f"threat_{one.code}", lambda w, t=one, v=view: sa.threat_card(t, v, w)  # type: ignore[misc]
    yield from _captains()
    yield from _xia_maps()
    yield from _xia_mats()


def _captains() -> Iterator[tuple[str, Draw]]:
    """Starship Captains: the table of every sample, and what lies beside it."""
    names = captains.NAMES
    for name, make in captains.SAMPLES.items():
        view = make()
        yield f"captains_board_{name}", lambda w, v=view: sc.board(v, w, names)  # type: ignore[misc]
        if name in ("start", "fullest", "solo"):
            yield f"captains_galaxy_{name}", lambda w, v=view: sc.galaxy(v, w, names)  # type: ignore[misc]
            yield f"captains_display_{name}", lambda w, v=view: sc.display(v, w, names)  # type: ignore[misc]
    view = captains.middle()
    for kind, draw in (("missions", sc.missions), ("tracks", sc.tracks), ("score", sc.score)):
        yield f"captains_{kind}", lambda w, d=draw, v=view: d(v, w, names)  # type: ignore[misc]


SECTORS = ("kemplar_ii", "loath", "smugglers_den", "tigris_gate", "burning_horse")


def _of(draw: Callable[..., Image.Image], view: View, *more: object, names: Sequence[str] = NAMES) -> Draw:
    return lambda w: draw(view, w, names, *more)


def _xia_maps() -> Iterator[tuple[str, Draw]]:
    for name, make in legends.SAMPLES.items():
        yield f"xia_map_{name}", _of(xia.around, make(), names=LONG if name == "crowd" else NAMES)
    view = legends.whole()
    yield "xia_system", _of(xia.system, view)
    for sector in SECTORS:
        yield f"xia_sector_{sector}", _of(xia.sector, view, sector)


def _xia_mats() -> Iterator[tuple[str, Draw]]:
    """What lies before a player, and what decides beside the map."""
    made = {name: make() for name, make in mats.SAMPLES.items()}
    for name, seat in mats.MATS.items():
        yield f"xia_ship_{name}", _of(xia.ship, made[name], seat)
    for name, seat in mats.PLACINGS.items():
        yield f"xia_{name}", _of(xia.placements, made[name], seat)
    yield "xia_packing", _of(xia.packing, made["placing"], 0)
    yield "xia_mission", _of(xia.mission_card, made["mat"], 2)
    for name in mats.FIGHTS:
        yield f"xia_attack_{name}", _of(xia.attack, made[name])
    rich = replace(legends.crowd(), titles=made["track"].titles, winner=0, over=True)
    for kind, draw, shown in (("fame", xia.fame, mats.TRACKS), ("score", xia.score, mats.SCORES)):
        for name in shown:
            yield f"xia_{kind}_{name}", _of(draw, made[name])
        yield f"xia_{kind}_rich", _of(draw, rich, names=LONG)
    for name, cards in mats.cards_to_read().items():
        numbered = name in ("missions", "ships", "outfits")
        yield f"xia_cards_{name}", lambda w, s=cards, n=numbered: xia.cards(s, w, n)  # type: ignore[misc]


def more() -> Iterator[tuple[str, Draw]]:
    """Pictures to look at, too much alike to be kept as approved ones."""
    view = legends.whole()
    for sector in view.sectors:
        if sector.id not in SECTORS:
            yield f"xia_sector_{sector.id}", _of(xia.sector, view, sector.id)


def gallery(folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    out, figures = [], []
    for name, draw in chain(pictures(), more()):
        for lang in LANGUAGES:
            path = folder / f"{name}.{lang}.png"
            path.write_bytes(png(draw(words(lang))))
            out.append(path)
            label = html.escape(path.name)
            figures.append(
                f'<figure><img src="{label}" alt="{label}"><figcaption>{label}</figcaption></figure>'
            )
    for lang in LANGUAGES:
        path = folder / f"replay.{lang}.webp"
        path.write_bytes(
            sa.replay([samples.trouble(), samples.fullest(), samples.won()], words(lang), samples.NAMES)
        )
        out.append(path)
        figures.append(
            f'<figure><img src="{path.name}" alt="{path.name}"><figcaption>{path.name}</figcaption></figure>'
        )
    (folder / "index.html").write_text(_page(figures), encoding="utf-8")
    return out


def _page(figures: list[str]) -> str:
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
