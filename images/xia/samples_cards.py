"""Made-up games to draw: ship mats, placements, cards, fights, the end; for gallery, tests and timings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from images.xia.samples import (
    NAMES,
    abilities,
    middle,
    missions,
    npc,
    npcs,
    outfits,
    ring,
    ship,
    ships,
    titles,
)
from rules.xia.view import AbilityView, AttackView, ErrandView, OutfitView, ShipView, TitleView, View

__all__ = ["FIGHTS", "MATS", "NAMES", "PLACINGS", "SAMPLES", "SCORES", "TRACKS", "cards_to_read"]


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
            fitted("missile_1", (16, 17, 18), (18,)),
            fitted("blaster_1", (12, 20, 19)),
        ),
        cubes=((3, "terra"), (11, "plasma"), (13, "cyber")),
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


def placing() -> View:
    """A shield in hand, and a hold that is half full."""
    cubes = ((12, "holo"), (15, "spice"), (16, "spice"))
    one = replace(tinker(0), outfits=tinker().outfits[::2], cubes=cubes, damage=(17,), mission=None)
    squares = ((3, 4, 9, 8), (8, 9, 14, 13))
    turns = (tuple(square[(i + turn) % 4] for i in range(4)) for square in squares for turn in range(4))
    ways = tuple((a, b, d, c) for a, b, c, d in turns)
    view = middle()
    return replace(view, ships=(one, *view.ships[1:]), in_hand=outfits()["shield_2"], placements=ways)


def placing_many() -> View:
    """As many ways as a menu holds, in the widest hold."""
    one = ship(1, "deep_furrow", "expeditor_gate.14", outfits=(fitted("engine_1", (1, 2, 9)),))
    starts = (3, 4, 5, 10, 11, 12, *range(15, 20), *range(22, 27))
    ways = tuple(way for cell in starts for way in ((cell, cell + 1, cell + 2), (cell + 2, cell + 1, cell)))[
        :25
    ]
    view = middle()
    ships = (view.ships[0], one, view.ships[2])
    return replace(view, ships=ships, in_hand=outfits()["missile_1"], placements=ways)


def _open(*shown: tuple[str, tuple[int, ...]]) -> tuple[TitleView, ...]:
    return tuple(TitleView(titles()[key], progress) for key, progress in shown)


def track() -> View:
    """Five captains far up the track; three titles are open."""
    shown = _open(
        ("most_wanted", (0, 5000, 1000, 0, 11000)),
        ("bulk_trader", (2, 0, 6, 0, 0)),
        ("ghost", (1, 0, 0, 0, 1)),
    )
    return replace(ring(), titles=shown, title_spaces=(6, 12, 15, 18), titles_left=9, reach=())


def crowded() -> View:
    """Everybody on one space of a short game; no titles."""
    view = ring()
    ships = tuple(replace(each, fame=3) for each in view.ships)
    return replace(view, ships=ships, needed=5, title_spaces=(6, 9, 12, 15, 18), reach=(), titles_left=17)


def over() -> View:
    view = heavy()
    ships = (
        replace(
            view.ships[0],
            fame=20,
            completed={"passenger": 4, "thief": 2},
            titles=tuple(titles().values())[:3],
        ),
        *view.ships[1:],
    )
    return replace(view, ships=ships, winner=0, over=True, stage="over")


def over_early() -> View:
    """A short game of three."""
    view = mat()
    ships = (replace(view.ships[0], fame=4), replace(view.ships[1], fame=3), view.ships[2])
    return replace(view, ships=ships, needed=5, winner=2, over=True, stage="over")


def _fight(**more: Any) -> View:
    view = heavy()
    base: dict[str, Any] = {"shields": (), "rolls": (), "blocks": (), "stage": "defence"}
    fight = AttackView(**{**base, **more})
    gunner = replace(
        tinker(2), outfits=(fitted("missile_3", (6, 7, 8, 12, 13)), fitted("engine_1", (1, 2, 5)))
    )
    return replace(view, ships=(*view.ships[:2], gunner, *view.ships[3:]), attack=fight)


def fired() -> View:
    """The defender has not decided."""
    return _fight(attacker="2", target="4", weapons=("missile_3", "missile_3", "broadside", "salvo_computer"))


def hit() -> View:
    """Everything has been rolled."""
    return _fight(
        attacker="2",
        target="4",
        weapons=("missile_3", "missile_3", "broadside"),
        rolls=(11, 4, 7),
        shields=("shield_3", "shield_3", "aegis_pulse"),
        blocks=(9, 2, 0),
        stage="result",
    )


def parried() -> View:
    """An NPC attacks in vain."""
    return _fight(
        attacker="enforcer",
        target="4",
        weapons=(),
        rolls=(3, 5),
        shields=("shield_3",),
        blocks=(12,),
        stage="end",
    )


def hunted() -> View:
    """A ram at an NPC, before its die."""
    return _fight(attacker="2", target="merchant", weapons=("engine_1",), rolls=(6,), stage="reroll")


def cards_to_read() -> Iterator[tuple[str, str, View]]:
    """Some of every kind, as they are offered together: the picture, its name, and what there is to see."""
    view = mat()
    hand = tuple(missions()[key] for key in ("smuggler_36", "passenger_01", "assassin_50"))
    yield "drawn", "three", replace(view, drawn=hand)
    every = tuple(ships().values())
    yield "ships", "first", replace(view, available=every[:4])
    yield "ships", "third", replace(view, available=tuple(one for one in every if one.level == 3)[:4])
    yield "npcs", "all", replace(view, npcs=tuple(npc(key, None, damage=3, credits=112000) for key in npcs()))
    shown = tuple(TitleView(one, (one.need, 0, 1, 0, 0)) for one in list(titles().values())[:4])
    yield "titles", "open", replace(view, titles=shown)
    able = tuple(AbilityView(one, i != 1) for i, one in enumerate(list(abilities().values())[:4]))
    fitted_out = tuple(OutfitView(one, (), (), (), 0) for one in outfits().values())
    rich = replace(view.ships[0], abilities=able, outfits=fitted_out)
    yield "abilities.0", "four", replace(view, ships=(rich, *view.ships[1:]))
    yield "outfits.0", "all", replace(view, ships=(rich, *view.ships[1:]))


SAMPLES: dict[str, Callable[[], View]] = {
    "mat": mat,
    "fresh": fresh,
    "heavy": heavy,
    "placing": placing,
    "placing_many": placing_many,
    "track": track,
    "crowded": crowded,
    "over": over,
    "over_early": over_early,
    "fired": fired,
    "hit": hit,
    "parried": parried,
    "hunted": hunted,
}
MATS = {"mat": 2, "fresh": 0, "heavy": 4}
"""Whose ship mat to look at."""
PLACINGS = {"placing": 0, "placing_many": 1}
TRACKS = ("track", "crowded")
SCORES = ("over", "over_early")
FIGHTS = ("fired", "hit", "parried", "hunted")
