"""Every picture of Space Alert, for the gallery and to be approved."""

from __future__ import annotations

from collections.abc import Iterator

from images import space_alert as sa
from images.gallery import Draw, Film
from images.space_alert import samples

CURSORS = {
    "planning": (6, "2:41", None),
    "two": (3, None, None),
    "solo": (2, None, 1),
    "silence": (6, "2:20", None),
}


def pictures() -> Iterator[tuple[str, Draw]]:
    """Each with its name; the names are those of the approved ones."""
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


def films() -> Iterator[tuple[str, Film]]:
    views = [samples.trouble(), samples.fullest(), samples.won()]
    yield "replay", lambda w: sa.replay(views, w, samples.NAMES)
