# ruff: noqa: E501
"""A galaxy of six in its fifth round, written short: who holds what, which fleets lie where."""

from __future__ import annotations

from functools import cache
from typing import Any

from images.twilight_imperium import facts
from images.twilight_imperium.colours import LETTERS
from images.twilight_imperium.common import NEXUS
from rules.core.hexes import ORIGIN, Hex, ring
from rules.twilight_imperium.view import PlanetView, ShipView, SystemView

STEPS = {"war_sun": 2, "dreadnought": 1, "carrier": 1, "cruiser": 2, "destroyer": 2}
ROOM = {"war_sun": 6, "carrier": 6}
"""As printed."""
HOMES = {"301": "sol", "304": "hacan", "307": "letnev", "310": "jolnar", "313": "xxcha", "316": "muaat"}
TILES = {
    "000": "mecatol_rex", "900": "wormhole_nexus",
    "101": "mellon_zohbat", "102": "empty_base", "103": "quann", "104": "abyz_fria", "105": "nebula_base", "106": "hopes_end",
    "201": "new_albion_starpoint", "202": "wormhole_alpha", "203": "bereg_lirta_iv", "204": "asteroid_field_base",
    "205": "arnor_lor", "206": "qucenn_rarron", "207": "rigel_i_rigel_ii_rigel_iii", "208": "empty_base",
    "209": "coorneeq_resculon", "210": "saudor", "211": "lodor", "212": "supernova_base",
    "302": "centauri_gral", "303": "empty_base", "305": "mehar_xull", "306": "tequran_torkan",
    "308": "ion_storm_se", "309": "arinam_meer", "311": "wormhole_beta", "312": "dal_bootha_xxehan",
    "314": "empty_se", "315": "abaddon_ashtroth_loki", "317": "empty_se", "318": "arcturus_sumerian",
}  # fmt: skip

# "A": held by seat A; "-" exhausted; units with their number; leaders and facilities by name
PLANETS = {
    "jord": "A gf3 pds1 dock1 diplomat", "new_albion": "A gf1", "starpoint": "A - gf1 pds1 refinery", "centauri": "A gf1",
    "gral": "A", "mellon": "A - gf2", "zohbat": "A gf2 dock1", "arcturus": "A - gf1", "sumerian": "A",
    "arretze": "B gf2 pds1 dock1", "hercant": "B - gf1", "kamdorn": "B gf1 diplomat", "bereg": "B - gf2 dock1",
    "lirta_iv": "B gf1 pds1 colony", "mehar_xull": "B gf1", "tequran": "B gf2",
    "arc_prime": "C - gf2 pds1 dock1", "wren_terra": "C gf1 diplomat", "arnor": "C - gf1 dock1", "lor": "C gf1",
    "mecatol_rex": "C gf3 shock1 pds1 general", "quann": "C gf1 pds1", "torkan": "C gf1",
    "jol": "D gf1 pds2 scientist", "nar": "D gf2 pds1 dock1", "rigel_i": "D - gf1", "rigel_ii": "D gf1 colony", "rigel_iii": "D -",
    "arinam": "D gf1", "meer": "D - gf1", "qucenn": "D gf1", "rarron": "D gf1 pds1 dock1",
    "archon_ren": "E gf2 pds1 dock1 diplomat", "archon_tau": "E gf1", "coorneeq": "E - gf1", "resculon": "E gf1",
    "dal_bootha": "E", "xxehan": "E gf1", "abyz": "E - gf2 dock1", "fria": "E gf1 pds1",
    "muaat_planet": "F gf2 pds1 dock1 scientist", "lodor": "F gf1", "abaddon": "F gf1", "ashtroth": "F -", "loki": "F gf1",
    "saudor": "F - gf2 pds1 dock1", "mallice": "F gf1",
}  # fmt: skip
# ships as "kind number" or "kind number/hurt"; after ">" what is aboard
FLEETS = {
    "301": ("A carrier1 cruiser1 destroyer2 fighter4",), "101": ("A carrier1 cruiser2 destroyer1 fighter3 > admiral",),
    "318": ("A cruiser1",), "202": ("A destroyer2",),
    "304": ("B carrier1 destroyer1 fighter3",), "203": ("B cruiser2 > general",), "102": ("B destroyer2",),
    "000": ("B dreadnought2 carrier1 cruiser2 fighter4 > gf2", "C dreadnought3/1 carrier1 destroyer2 fighter3 > admiral"),
    "307": ("C dreadnought1 carrier1 cruiser1",), "205": ("C destroyer1",), "103": ("C cruiser2 destroyer1",),
    "310": ("D dreadnought1 carrier2 fighter4",), "207": ("D cruiser1",), "309": ("D destroyer1",),
    "206": ("D carrier1 cruiser2 destroyer1 fighter2",),
    "313": ("E carrier1 cruiser2 fighter3",), "209": ("E cruiser1",), "104": ("E carrier1 cruiser2 destroyer1 fighter2",),
    "105": ("E destroyer1",),
    "316": ("F carrier1 destroyer1 fighter2",), "211": ("F war_sun1/1 destroyer2 fighter4",), "315": ("F cruiser1",),
    "210": ("F war_sun1 cruiser1 fighter2",), "900": ("F destroyer1",), "317": ("F cruiser1",),
}  # fmt: skip
COUNTERS = {
    "202": "A", "201": "A", "203": "B", "000": "CB", "103": "C", "104": "ABCDF", "309": "D", "206": "D", "209": "E", "211": "F", "315": "F",
}  # fmt: skip
MINES = {"103": 2}
ARTIFACTS = {
    "zohbat": "lazax_armory",
    "fria": "precursor_fossil",
    "saudor": "ancient_shipwreck",
    "hopes_end": "hidden",
}
LEADERS = ("scientist", "diplomat", "general", "admiral", "agent")


@cache
def cells() -> dict[str, Hex]:
    return {f"{far}{i + (far > 0):02d}": cell for far in range(5) for i, cell in enumerate(ring(ORIGIN, far))}


def leader(race: str, kind: str) -> str:
    return next(id for id, row in facts.LEADERS.items() if row["race"] == race and row["kind"] == kind)


def planet(id: str, said: str, home: int | None, races: tuple[str, ...]) -> PlanetView:
    """ "A - gf2 pds1 dock1 colony general": held by A, exhausted, with all this."""
    row = facts.PLANETS[id]
    who, *rest = said.split() or ("",)
    owner = LETTERS.index(who) if who else None
    units = {word.rstrip("0123456789"): int(word[-1]) for word in rest if word[-1].isdigit()}
    facility = next((word for word in rest if word in ("colony", "refinery")), None)
    return PlanetView(
        id,
        row["resources"] + (facility == "refinery"),
        row["influence"] + (facility == "colony"),
        owner,
        owner is not None and "-" not in rest,
        row.get("specialty"),
        row.get("refresh"),
        row.get("station", False),
        home,
        units.get("gf", 0),
        units.get("shock", 0),
        units.get("pds", 0),
        "dock" in units,
        facility=facility,
        leaders=tuple(leader(races[owner], word) for word in rest if owner is not None and word in LEADERS),
        token=ARTIFACTS.get(id),
    )


def _fleet(said: str, first: int, races: tuple[str, ...]) -> tuple[list[ShipView], tuple[int, int]]:
    """ "B dreadnought2/1 fighter4 > gf2 general": two Dreadnoughts, one of them hurt; the first ship carries."""
    ships, _, aboard = said.partition(" > ")
    who, *kinds = ships.split()
    seat, fighters = LETTERS.index(who), 0
    out: list[ShipView] = []
    carried: dict[str, Any] = {
        "leaders": tuple(leader(races[seat], word) for word in aboard.split() if word in LEADERS)
    }
    carried |= {word[:-1]: int(word[-1]) for word in aboard.split() if word[-1].isdigit()}
    for word in kinds:
        kind = word.rstrip("0123456789/")
        number, _, hurt = word[len(kind) :].partition("/")
        if kind == "fighter":
            fighters = int(number)
            continue
        for i in range(int(number)):
            more = {**({} if out else carried), "steps": STEPS[kind], "room": ROOM.get(kind, 0)}
            out.append(ShipView(first + len(out), kind, seat, i < int(hurt or 0), **more))  # type: ignore[arg-type]
    return out, (seat, fighters)


@cache
def board() -> tuple[SystemView, ...]:
    races = tuple(HOMES.values())
    out, number = [], 1
    for at in sorted({*TILES, *HOMES}):
        race = HOMES.get(at)
        row = facts.RACES[race] if race else facts.SYSTEMS[TILES[at]]
        home = races.index(race) if race else None
        ships: list[ShipView] = []
        fighters = []
        for said in FLEETS.get(at, ()):
            some, flying = _fleet(said, number, races)
            ships += some
            number += len(some)
            fighters += [flying] if flying[1] else []
        out.append(
            SystemView(
                at,
                facts.HOME + race if race else TILES[at],
                None if at == NEXUS else cells()[at],
                home,
                terrain=row.get("special"),
                wormholes=tuple(row.get("wormholes", ())),
                planets=tuple(planet(id, PLANETS.get(id, ""), home, races) for id in row.get("planets", ())),
                ships=tuple(ships),
                fighters=tuple(fighters),
                counters=tuple(map(LETTERS.index, COUNTERS.get(at, ""))),
                mines=(MINES[at],) if at in MINES else (),
            )
        )
    return tuple(out)
