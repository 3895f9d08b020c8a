"""Every picture of Starship Captains, for the gallery and to be approved."""

from __future__ import annotations

from collections.abc import Iterator

from images import starship_captains as sc
from images.gallery import Draw
from images.starship_captains import samples as captains


def pictures() -> Iterator[tuple[str, Draw]]:
    """The table of every sample, and what lies beside it."""
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
