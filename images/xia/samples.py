"""Made-up games to draw: for the gallery, the tests and the timings."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from images.xia.samples_board import Joint, board, file, reach, with_cubes, without_tokens
from rules.xia.view import (
    Ability,
    AbilityView,
    AttackView,
    ErrandView,
    Mission,
    Npc,
    NpcView,
    Outfit,
    Ship,
    ShipView,
    Title,
    View,
)

NAMES = ("Ada", "Борис", "Chen_94", "Дана ★", "Капитан Очевидность")
LONG = (
    "Хранительница Печатей",
    "Капитан Очевидность",
    "мистер_звездолёт_2007",
    "Всеволод Большеперов",
    "Bartholomew the Unhurried",
)
T = TypeVar("T")


def _table(source: str, table: str, kind: type[T]) -> dict[str, T]:
    return {row["id"]: msgspec.convert(row, kind) for row in file(source)[table]}


@cache
def ships() -> dict[str, Ship]:
    return _table("ships", "ship", Ship)


@cache
def outfits() -> dict[str, Outfit]:
    return _table("outfits", "outfit", Outfit)


@cache
def abilities() -> dict[str, Ability]:
    return _table("abilities", "ability", Ability)


@cache
def missions() -> dict[str, Mission]:
    return _table("missions", "mission", Mission)


@cache
def titles() -> dict[str, Title]:
    return _table("titles", "title", Title)


@cache
def npcs() -> dict[str, Npc]:
    return _table("npcs", "npc", Npc)


def ship(seat: int, name: str, space: str | None, **more: Any) -> ShipView:
    """A player's ship, fresh but for what is said."""
    mat = ships()[name]
    fresh: dict[str, Any] = {
        "ship": mat,
        "outfits": (),
        "cubes": (),
        "damage": (),
        "armed": 4,
        "disarmed": 0,
        "energy": mat.energy,
        "impulse": True,
        "abilities": (AbilityView(abilities()[mat.ability], True),),
        "credits": 1000,
        "bounty": 0,
        "fame": 0,
        "mission": None,
        "completed": {},
        "tokens": (),
        "titles": (),
        "stranded": False,
        "skips": 0,
        "orders": None,
    }
    return ShipView(seat=seat, space=space, **{**fresh, **more})


def npc(name: str, space: str | None, controller: int = 0, damage: int = 0, credits: int = 0) -> NpcView:
    return NpcView(npcs()[name], controller, space, damage, credits, space is None)


def view(sectors: Any, players: tuple[ShipView, ...], **more: Any) -> View:
    filled: dict[str, Any] = {
        "seat": None,
        "seats": len(players),
        "stage": "action",
        "turn": 0,
        "turns": 1,
        "needed": 10,
        "title_spaces": (3, 8, 13, 18),
        "sectors": sectors,
        "stack": 21 - len(sectors),
        "missions_left": (52, 0),
        "titles_left": 15,
        "ships": players,
        "npcs": (),
        "titles": (),
        "trail": (),
    }
    return View(**{**filled, **more})


FLOWER: tuple[Joint, ...] = (
    ("outpost_338", "kemplar_ii", 3),
    ("burning_horse", "kemplar_ii", 4),
    ("expeditor_gate", "kemplar_ii", 5),
    ("xia", "kemplar_ii", 0),
    ("pelmont", "kemplar_ii", 2),
)
RING: tuple[Joint, ...] = (*FLOWER, ("loath", "kemplar_ii", 1))
WHOLE: tuple[Joint, ...] = (
    *RING,
    ("azure", "outpost_338", 3),
    ("neo_damascus", "outpost_338", 4),
    ("lunari", "burning_horse", 4),
    ("doravin_v", "burning_horse", 5),
    ("smugglers_den", "expeditor_gate", 5),
    ("vortex_86", "expeditor_gate", 0),
    ("lower_clouds", "xia", 0),
    ("krellar_iv", "xia", 1),
    ("fortress", "loath", 1),
    ("red_gorge", "loath", 2),
    ("tk_421", "pelmont", 2),
    ("deltas_gate", "pelmont", 3),
    ("tigris_gate", "azure", 3),
    ("lost_sector", "tigris_gate", 4),
)


def start() -> View:
    """Three captains before the first turn: three sectors and their open sides."""
    sectors = board("kemplar_ii", (("expeditor_gate", "kemplar_ii", 5), ("outpost_338", "kemplar_ii", 3)))
    players = (
        ship(0, "gaiden", "kemplar_ii.3"),
        ship(1, "swamp_rat", "expeditor_gate.14"),
        ship(2, "nightshade", "outpost_338.14"),
    )
    return view(sectors, players)


def middle() -> View:
    """Three captains in the middle of a game; nobody has chosen yet."""
    cubes: dict[str, Any] = {"outpost_338.15": ("holo", "holo"), "outpost_338.16": ("spice",)}
    sectors = without_tokens(with_cubes(board("kemplar_ii", FLOWER), cubes), ("xia.1",))
    players = (
        ship(0, "gaiden", "kemplar_ii.13", fame=4, credits=3000),
        ship(1, "swamp_rat", "expeditor_gate.14", fame=6),
        ship(2, "nightshade", "pelmont.4", fame=5, credits=7000, bounty=2000),
    )
    return view(sectors, players, npcs=(npc("enforcer", "kemplar_ii.6"),), turns=23)


def _spaces(players: tuple[ShipView, ...], others: tuple[NpcView, ...]) -> set[str]:
    return {one.space or "" for one in players} | {one.space or "" for one in others}


def moving() -> View:
    """Impulse, three points left: where to?"""
    now = middle()
    taken = _spaces(now.ships, now.npcs)
    return replace(now, stage="moving", left=3, reach=reach(now.sectors, now.ships[0].space or "", 3, taken))


def _crowd() -> tuple[ShipView, ...]:
    return (
        ship(0, "iron_psalm", "loath.11", fame=17, credits=12000),
        ship(1, "red_meridian", "expeditor_gate.11", fame=9, credits=4000, bounty=5000),
        ship(2, "long_shadow", "loath.13", fame=11, credits=2000, bounty=1000),
        ship(3, "salt_wren", "kemplar_ii.17", fame=3, credits=0),
        ship(4, "easy_tiger", "loath.5", fame=0, credits=31000, bounty=11000),
    )


def _police() -> tuple[NpcView, ...]:
    return npc("enforcer", "kemplar_ii.19"), npc("scoundrel", "pelmont.14", 1), npc("merchant", "loath.16", 2)


def ring() -> View:
    """A full ring of seven sectors, five captains, three NPCs, much to choose from."""
    cubes: dict[str, Any] = {
        "kemplar_ii.14": ("holo", "spice", "cyber", "terra"),
        "loath.12": ("plasma", "plasma"),
        "loath.14": ("cyber",),
        "kemplar_ii.13": ("terra", "terra", "terra"),
    }
    sectors = with_cubes(board("kemplar_ii", RING), cubes)
    ada, boris, *others = _crowd()
    ada = replace(ada, space="kemplar_ii.16", mission=ErrandView(missions()["scientist_18"], True, None))
    boris = replace(boris, mission=ErrandView(None, False, None))
    players = (ada, boris, *others)
    taken = _spaces(players, _police()) - {"kemplar_ii.17"}
    return view(
        sectors,
        players,
        npcs=_police(),
        stage="moving",
        left=5,
        turns=61,
        needed=20,
        reach=reach(sectors, "kemplar_ii.16", 5, taken),
    )


def fight() -> View:
    """The Scoundrel attacks."""
    shot = AttackView("scoundrel", "2", ("blaster_1",), (), (), (), "defence")
    return replace(ring(), reach=(), left=0, stage="npc", attack=shot)


def crowd() -> View:
    """Long names, six digits of credits and bounty, several pieces to a space, cubes of every kind."""
    now = ring()
    kinds: tuple[Any, ...] = ("holo", "spice", "cyber", "terra", "plasma")
    cubes: dict[str, Any] = {
        "loath.13": kinds,
        "loath.14": kinds,
        "kemplar_ii.14": kinds * 2,
        "kemplar_ii.19": ("terra",) * 12,
        "expeditor_gate.11": ("spice",),
        "pelmont.4": kinds[:3],
    }
    rich = zip((125000, 31000, 104000, 999000, 0), (0, 118000, 1000, 0, 204000), now.ships, strict=True)
    errand = ErrandView(missions()["scientist_18"], True, None)
    players = tuple(
        replace(one, credits=credits, bounty=bounty, mission=errand) for credits, bounty, one in rich
    )
    hurt = tuple(replace(one, damage=7, credits=112000) for one in now.npcs)
    return replace(now, sectors=with_cubes(now.sectors, cubes), ships=players, npcs=hurt)


def whole() -> View:
    """Every sector is laid; the ship in turn is in the middle of them."""
    return view(board("kemplar_ii", WHOLE), _crowd(), npcs=_police(), turns=88, needed=20)


SAMPLES = {
    "start": start,
    "middle": middle,
    "moving": moving,
    "ring": ring,
    "crowd": crowd,
    "fight": fight,
    "whole": whole,
}
