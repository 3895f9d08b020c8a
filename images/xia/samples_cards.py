"""Made-up games to draw: ship mats, placements, cards, fights, the end; for gallery, tests and timings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from images.xia.samples import NAMES, abilities, middle, missions, outfits, ring, ship, titles
from rules.xia.view import AbilityView, ErrandView, OutfitView, ShipView, View

__all__ = ["NAMES", "SAMPLES"]


def fitted(name: str, cells: tuple[int, ...], markers: tuple[int, ...] = (), **more: Any) -> OutfitView:
    """An outfit in these cells, in the order of its printed shape."""
    outfit = outfits()[name]
    marks = "".join(outfit.shape).replace(".", "")
    spots = tuple(cell for cell, mark in zip(cells, marks, strict=True) if mark == "A")
    return OutfitView(outfit, cells, spots, markers, **{"damage": 0, **more})


def cards_of(*names: tuple[str, bool]) -> tuple[AbilityView, ...]:
    return tuple(AbilityView(abilities()[name], ready) for name, ready in names)


def tinker(seat: int = 2) -> ShipView:
    """A level 2 ship with a bit of everything."""
    return ship(
        seat,
        "tinkers_due",
        "pelmont.4",
        outfits=(
            fitted("engine_2", (1, 2, 6, 7), (2,)),
            fitted("shield_2", (3, 4, 8, 9), damage=1),
            fitted("blaster_1", (5, 10, 11)),
        ),
        cubes=((13, "holo"), (15, "spice"), (16, "spice")),
        damage=(4, 14),
        armed=2,
        disarmed=1,
        energy=9,
        abilities=cards_of(("dark_hull", False), ("drone_bay", True)),
        credits=7000,
        bounty=2000,
        fame=5,
        mission=ErrandView(missions()["smuggler_28"], True, 4000),
        completed={"passenger": 1, "smuggler": 2},
        tokens=("fame", "credits", "nothing", "credits"),
        titles=(titles()["pathfinder"],),
    )


def mat() -> View:
    view = middle()
    return replace(view, ships=(*view.ships[:2], tinker()))


def fresh() -> View:
    """The smallest hold, nothing in it but an engine and a shield; a mission nobody may see."""
    one = ship(
        0,
        "nightshade",
        "kemplar_ii.13",
        outfits=(fitted("engine_1", (1, 2, 5)), fitted("shield_1", (7, 8, 9))),
        mission=ErrandView(None, False, None),
    )
    view = middle()
    return replace(view, ships=(one, *view.ships[1:]))


def heavy() -> View:
    """A level 3 ship with three abilities, many titles and hardly a cell free."""
    one = ship(
        4,
        "far_lantern",
        "loath.5",
        outfits=(
            fitted("engine_3", (1, 6, 7, 14, 15)),
            fitted("shield_3", (2, 4, 8, 9, 10), (2, 4), damage=2),
            fitted("missile_2", (16, 17, 18, 9 + 2), (16,)),
            fitted("blaster_1", (5, 12, 20)),
        ),
        cubes=((3, "terra"), (13, "cyber"), (19, "plasma")),
        damage=(9, 10),
        armed=0,
        disarmed=1,
        energy=17,
        impulse=False,
        abilities=cards_of(("plot_solver", True), ("autopilot", False), ("mag_harpoon", True)),
        credits=31000,
        bounty=11000,
        fame=17,
        mission=ErrandView(missions()["thief_43"], True, 5000),
        completed={
            "passenger": 3,
            "scientist": 1,
            "bounty_hunter": 1,
            "smuggler": 2,
            "thief": 1,
            "assassin": 2,
        },
        tokens=("fame", "fame", "credits", "nothing", "nothing"),
        titles=tuple(titles()[key] for key in ("most_wanted", "battering_ram", "wreck_diver", "gate_rider")),
        stranded=False,
    )
    view = ring()
    return replace(view, ships=(*view.ships[:4], one), reach=(), stage="action")


SAMPLES: dict[str, Callable[[], View]] = {"mat": mat, "fresh": fresh, "heavy": heavy}
