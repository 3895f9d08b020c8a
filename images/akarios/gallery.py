"""Every picture of Stars of Akarios, for the gallery and to be approved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from images.akarios import samples
from images.akarios import samples_drafts as drafts
from images.akarios import samples_squad as squad
from images.akarios.samples import LONG, NAMES, whole
from images.gallery import Shown
from rules.akarios.view import View

CROWDED = {
    "011": "bazaar",
    "015": "convoy",
    "016": "grain",
    "020a": "barge",
    "020b": "searchlight",
    "023": "mirror",
    "026": "drink",
    "029": "duel",
}
"""Scenes where many meet, by their nodes."""


def shown() -> Iterator[Shown]:
    yield from _battle()
    yield from _drafts()
    yield from _squad()


def _battle() -> Iterator[Shown]:
    fourth, enemies = whole(samples.fourth(), 0), whole(samples.enemies())
    full, empty = whole(samples.fullest()), whole(samples.emptiest(), 0)
    yield Shown("board", "battle", fourth, NAMES)
    yield Shown("chart", "fourth", fourth, NAMES)
    yield Shown("chart", "full", full, LONG)
    yield Shown("chart", "empty", empty, NAMES)
    yield Shown("around", "fourth", fourth, NAMES)
    yield Shown("around", "queued", whole(samples.queued(), 0), NAMES)
    yield Shown("around", "full", full, NAMES)
    yield Shown("around", "empty", empty, NAMES)
    yield Shown("cockpit.0", "argonaut", fourth, NAMES)
    yield Shown("cockpit.0", "full", full, LONG)
    yield Shown("cockpit.0", "empty", empty, NAMES)
    yield Shown("enemy.ronin_scout", "scouts", enemies, NAMES)
    yield Shown("enemy.ronin_lancer", "unseen", fourth, NAMES)
    titan = replace(samples.fullest(), revealed={"synthetic_titan": "st-01"})
    yield Shown("enemy.synthetic_titan", "titan", whole(titan), NAMES)
    yield Shown("fight", "volley", whole(samples.volley(), 0), NAMES)
    yield Shown("fight", "hit", whole(samples.hit(), 0), NAMES)


def _drafts() -> Iterator[Shown]:
    yield Shown("around", "ways", drafts.five(), NAMES)
    yield Shown("ways", "five", drafts.five(), NAMES)
    yield Shown("ways", "many", drafts.many(), NAMES)
    yield Shown("preview", "shot", drafts.shot(), NAMES)
    yield Shown("preview", "flight", drafts.flight(), NAMES)
    yield Shown("preview", "charge", drafts.charge(), NAMES)
    yield Shown("danger", "forecast", drafts.forecast(), NAMES)
    yield Shown("strip.ronin_scout", "scouts", drafts.acted(), NAMES)


def _squad() -> Iterator[Shown]:
    yield Shown("scene", "ashes", squad.page(), NAMES)
    yield Shown("scene", "lamps", squad.page("012", "scn.012.intro"), NAMES)
    yield Shown("scene", "carrier", squad.page("018", "scn.018.intro"), NAMES)
    for node, name in CROWDED.items():
        yield Shown("scene", name, squad.page(node, f"scn.{node}.intro"), NAMES)
    yield Shown("board", "journey", squad.journey(), NAMES)
    yield Shown("atlas", "journey", squad.journey(), NAMES)
    yield Shown("atlas", "event", squad.toll(), NAMES)
    yield Shown("voyage", "first", squad.between("hangar"), NAMES)
    yield Shown("voyage", "far", squad.far(), NAMES)
    yield Shown("pilot.0", "starla", squad.between("hangar"), NAMES)
    yield Shown("pilot.0", "trained", squad.trained(), NAMES)
    yield Shown("hangar", "squad", squad.between("hangar"), NAMES)
    yield Shown("shelf.weapon", "weapons", squad.market(), NAMES)
    yield Shown("shelf.technology-2", "technologies", squad.market(), NAMES)
    yield Shown("shelf.services", "services", squad.market(), NAMES)
    yield Shown("world", "chozek", squad.chozek(), NAMES)
    yield Shown("world", "landing", squad.landing(), NAMES)
    yield Shown("world", "crowded", squad.crowded(), NAMES)
    yield Shown("result", "won", squad.won(), NAMES)
    yield Shown("result", "lost", squad.lost(), NAMES)


def more() -> Iterator[Shown]:
    """Pages too much alike to be kept as approved ones."""
    for node in ("001", "004", "005", "006", "009", "013", "014", "022", "027", "028"):
        yield Shown("scene", node, squad.page(node, f"scn.{node}.intro"), NAMES)


def film() -> tuple[Sequence[View], Sequence[str]]:
    return [whole(samples.fourth()), whole(samples.enemies())], NAMES
