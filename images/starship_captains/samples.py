"""Made-up games to draw: for the gallery, the tests and the timings."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from rules.starship_captains.view import (
    FACTIONS,
    HOME,
    SHADOW,
    AirlockView,
    Decks,
    Edge,
    Edges,
    Effect,
    EventCard,
    Lane,
    MarkerView,
    Mission,
    Passenger,
    Pirate,
    ShadowView,
    Sheet,
    Ship,
    SlotView,
    Spot,
    Station,
    Tech,
    TrackView,
    View,
)

NAMES = ("Ada", "Борис", "Chen_94", "Дана ★")
DATA = Path(__file__).parents[2] / "rules" / "starship_captains" / "data"
SIDES: dict[int, Literal["1-3", "4"]] = {1: "1-3", 2: "1-3", 3: "1-3", 4: "4"}
NEAR: dict[Edge, tuple[int, int, Edge]] = {
    "n": (-1, 0, "s"),
    "s": (1, 0, "n"),
    "e": (0, 1, "w"),
    "w": (0, -1, "e"),
}
T = TypeVar("T")


@cache
def _file(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


def _rows(source: str, table: str, kind: type[T]) -> dict[str, T]:
    return {row["id"]: msgspec.convert(row, kind) for row in _file(source)[table]}


@cache
def techs() -> dict[str, Tech]:
    return _rows("techs", "tech", Tech)


@cache
def missions() -> dict[str, Mission]:
    return _rows("missions", "mission", Mission)


@cache
def events() -> dict[str, EventCard]:
    return _rows("events", "event", EventCard)


@cache
def passengers() -> dict[str, Passenger]:
    return _rows("solo", "passenger", Passenger)


@cache
def stations() -> dict[str, Station]:
    return _rows("tokens", "station", Station)


def _board(side: str) -> dict[str, Any]:
    found: dict[str, Any] = next(board for board in _file("board")["board"] if board["side"] == side)
    return found


def slots(side: str, installed: dict[str, str], healed: tuple[str, ...] = ()) -> tuple[SlotView, ...]:
    """The tech board with these cards; equal edges are found as the rules find them."""
    board = next(board for board in _file("tech_boards")["board"] if board["side"] == side)["slots"]
    printed = {slot["id"]: msgspec.convert(slot["edges"], Edges) for slot in board}
    edges = {k: techs()[installed[k]].edges if k in installed else printed[k] for k in printed}
    out = []
    for slot in board:
        key, frame = slot["id"], msgspec.convert(slot.get("frame", {}), Edges)
        meets = []
        for edge, (down, right, back) in NEAR.items():
            other = edges.get(f"r{int(key[1]) + down}c{int(key[3]) + right}")
            facing = getattr(other, back) if other else getattr(frame, edge)
            if getattr(edges[key], edge) and getattr(edges[key], edge) == facing:
                meets.append(edge)
        card = techs()[installed[key]] if key in installed else None
        damaged = slot["damaged"] and card is None and key not in healed
        out.append(
            SlotView(key, damaged, printed[key], frame, card, None, tuple(meets) if card is not None else ())
        )
    return tuple(out)


def ship(seat: int, **more: Any) -> Ship:
    """As every ship begins, but for what is said otherwise."""
    fresh: dict[str, Any] = {
        "location": HOME,
        "ready": ("red", "yellow", "blue", "cadet"),
        "queue": ("red", "yellow", "blue"),
        "medals": 1,
        "rings": 5,
        "damage": 3,
        "hold": 8,
        "lockers": 0,
        "artifacts": (),
        "pirates": (),
        "slots": slots("A", {}),
        "missions": (),
        "markers": {faction: MarkerView(0, 0, 0) for faction in FACTIONS},
        "trophies": (),
        "passed": False,
        "ask_all": False,
        "sheet": Sheet(0, 0, 0, 0, 0, 0, 0, 1, 0, -7, -6),
        "rank": 1,
    }
    return Ship(seat=seat, **{**fresh, **more})


def _spots(
    side: str,
    where: dict[str, tuple[int, ...]],
    cards: dict[str, str],
    numbers: dict[str, int],
    reserved: dict[str, int],
    away: tuple[str, ...],
    turned: tuple[int, ...] = (),
) -> tuple[Spot, ...]:
    places = {"obelisk": "android_station", "pemberton_rest": "pirate_station", HOME: "home_station"}
    out = []
    for place in _board(side)["places"]:
        key = place["location"]
        station = stations()[places[key]] if key in places else None
        out.append(
            Spot(
                key,
                tuple(place["xy"]),
                key != HOME,
                where.get(key, ()),
                reserved.get(key),
                missions()[cards[key]] if key in cards else None,
                numbers.get(key),
                numbers.get(key) not in turned,
                station,
                station is not None and station.id not in away,
            )
        )
    return tuple(out)


def _lanes(side: str, pirates: dict[int, Pirate]) -> tuple[Lane, ...]:
    routes = enumerate(_board(side)["routes"])
    return tuple(
        Lane(tuple(r["ends"]), r["colour"], r.get("skull", False), pirates.get(i)) for i, r in routes
    )


def _tracks(archive: tuple[str, ...] = ("repair_bots",)) -> tuple[TrackView, ...]:
    out = []
    for faction in FACTIONS:
        row = next(r for r in _file("tracks")["track"] if r["faction"] == faction and r["side"] == "A")
        event = next(e for e in events().values() if e.faction == faction and not e.solo)
        under = tuple(techs()[card] for card in archive) if faction == "androids" else ()
        cells = msgspec.convert(row["cells"], tuple[tuple[Effect, ...], ...])
        out.append(TrackView(faction, "A", cells, event, under))
    return tuple(out)


def _marks(fleet: tuple[int, int], androids: tuple[int, int], pirates: tuple[int, int]) -> dict[Any, Any]:
    """Cells and circles done; a sector of three cells is worth a point more than the one before."""
    found = zip(FACTIONS, (fleet, androids, pirates), strict=True)
    return {faction: MarkerView(cell, laps, 1 + cell // 3 + 5 * laps) for faction, (cell, laps) in found}


def _done(*ids: str) -> tuple[Mission, ...]:
    return tuple(missions()[one] for one in ids)


def view(ships: tuple[Ship, ...], **more: Any) -> View:
    side = SIDES[len(ships)]
    where: dict[str, tuple[int, ...]] = {}
    for one in ships:
        where[one.location] = (*where.get(one.location, ()), one.seat)
    shadow = more.get("shadow")
    if shadow is not None:
        where[shadow.location] = (*where.get(shadow.location, ()), SHADOW)
    cards = more.pop("cards", {})
    numbers = more.pop("numbers", {})
    tokens = more.get("tokens", {})
    spots = _spots(
        side, where, cards, numbers, more.pop("reserved", {}), tuple(tokens), more.pop("turned", ())
    )
    deck = list(techs().values())
    filled: dict[str, Any] = {
        "seat": None,
        "seats": len(ships),
        "round": 1,
        "turn": 0,
        "first": 0,
        "side": side,
        "spots": spots,
        "lanes": _lanes(side, more.pop("pirates", {})),
        "ships": ships,
        "display": (*deck[:5], *deck[-2 if len(ships) == 1 else -3 :]),
        "tracks": _tracks(),
        "tokens": {},
        "round_track": (None, "medal", "cadet", "cadet"),
        "decks": Decks((39, 0), (9, 0), (41, 0), (20, 0), (24, 0)),
        "trail": (),
    }
    return View(**{**filled, **more})


_START: dict[str, Any] = {
    "cards": {
        "larkspur": "stargate",
        "ochre": "diplomatic_dessert",
        "kettle": "orbital_parade",
        "nine_moons": "crooked_moon",
        "quagmire": "android_library",
        "zephyr": "arena_fight",
        "umber_gate": "collective_mind_repair",
    },
    "numbers": {"lesser_tivoli": 1, "brindle": 2, "halcyon": 3, "far_lantern": 4},
    "pirates": {
        9: "green_medal",
        10: "purple_android",
        11: "yellow_medal",
        19: "green_medal",
        20: "purple_medal",
    },
}


def start() -> View:
    """Two captains before the first turn."""
    return view((ship(0), ship(1)), **_START)


def middle() -> View:
    """Four captains in the third round; the first is in turn."""
    ada = ship(
        0,
        location="nine_moons",
        ready=("red_commander", "yellow", "blue", "cadet", "android"),
        queue=("red", "yellow", "blue", "cadet", "yellow_commander", "red", "blue"),
        medals=4,
        rings=3,
        artifacts=("red_blue", "yellow_blue"),
        pirates=("green_medal",),
        slots=slots(
            "A",
            {
                "r1c1": "repair_bots",
                "r1c2": "talisman_red_fleet",
                "r2c1": "antimatter_kitchen",
                "r2c2": "wormhole_generator",
            },
        ),
        missions=_done("stargate", "secret_plans", "first_contact"),
        markers=_marks((7, 0), (4, 0), (2, 0)),
        sheet=Sheet(16, 14, 0, 0, 8, 1, 2, 4, 2, -8, 39),
    )
    others = (
        ship(1, location="quagmire", passed=True, medals=2, rank=2),
        ship(2, rank=4),
        ship(3, location="nine_moons", rank=3),
    )
    return view(
        (ada, *others),
        round=3,
        first=2,
        cards={
            "larkspur": "stargate",
            "ochre": "diplomatic_dessert",
            "kettle": "orbital_parade",
            "nine_moons": "crooked_moon",
            "quagmire": "android_library",
            "zephyr": "arena_fight",
            "umber_gate": "collective_mind_repair",
            "last_teacup": "secret_plans",
        },
        numbers={"lesser_tivoli": 1, "far_lantern": 2, "mistral": 3, "brindle": 4, "halcyon": 5},
        turned=(2, 5),
        pirates={
            9: "green_medal",
            10: "purple_android",
            11: "green_medal",
            18: "purple_medal",
            21: "yellow_medal",
        },
        reserved={"nine_moons": 0, "quagmire": 1},
        tokens={"pirate_station": 4},
        trail=("helm",),
    )


def moving() -> View:
    """Where to fly: the galaxy with numbered places."""
    reach = ("brindle", "lesser_tivoli", "obelisk", HOME, "zephyr", "halcyon", "umber_gate")
    return replace(middle(), reachable=reach)


def fighting() -> View:
    return replace(middle(), targets=(9,))


def airlock() -> View:
    """A mission in its second row."""
    now = AirlockView(0, missions()["crooked_moon"], "nine_moons", ("red", "yellow_commander"), 1, "effects")
    return replace(middle(), airlock=now)


def installing() -> View:
    """A card in hand, two slots to choose from."""
    return replace(
        middle(),
        in_hand=techs()["weekend_laboratory"],
        free_slots=("r1c1", "r2c1"),
        targets=(),
    )


def fullest() -> View:
    """Everything at once: crowded rooms, overdamage, lockers, all slots taken, four ships in one place."""
    rich = ship(
        3,
        location="umber_gate",
        ready=("red",) * 3
        + ("yellow",) * 2
        + ("red_commander", "blue_commander", "cadet", "cadet", "android", "android", "android"),
        queue=("blue", "cadet", "red", "yellow_commander") * 3 + ("red", "yellow"),
        medals=12,
        rings=0,
        damage=10,
        lockers=3,
        artifacts=("red_blue", "yellow_blue"),
        pirates=("green_medal",),
        slots=slots(
            "B",
            {
                "r1c1": "omega_megacomputer",
                "r1c2": "weekend_laboratory",
                "r2c1": "hyperlockers",
                "r2c2": "victory_arch",
                "r3c1": "talisman_blue_androids",
                "r3c2": "artifact_blueprints",
            },
        ),
        missions=_done(*list(missions())[::4]),
        markers=_marks((11, 1), (0, 2), (5, 0)),
        trophies=("fleet", "pirates"),
        sheet=Sheet(88, 42, 12, 0, 16, 3, 2, 12, 4, -20, 159),
    )
    base = middle()
    ships = tuple(replace(one, location="umber_gate") for one in base.ships[:3])
    spots = tuple(
        replace(spot, ships=(0, 1, 2, 3) if spot.id == "umber_gate" else (), reserved=None)
        for spot in base.spots
    )
    spots = tuple(replace(s, reserved=0) if s.id == "umber_gate" else s for s in spots)
    lanes = tuple(
        replace(lane, pirate=("green_medal", "purple_android", "yellow_medal")[i % 3])
        for i, lane in enumerate(base.lanes)
    )
    return replace(
        base,
        ships=(*ships, rich),
        spots=spots,
        lanes=lanes,
        turn=3,
        round=4,
        first=3,
        tokens={"home_station": 4, "android_station": 5, "pirate_station": 5},
    )


def solo() -> View:
    """One captain, a passenger and Captain Shadow."""
    return view(
        (ship(0, location="brindle"),),
        **_START,
        round=2,
        shadow=ShadowView("zephyr", 6, ("borrowed_notes",), False),
        reserved={"zephyr": SHADOW},
        passenger=next(iter(passengers().values())),
        tokens={"android_station": 3},
    )


SAMPLES = {
    "start": start,
    "middle": middle,
    "moving": moving,
    "fighting": fighting,
    "airlock": airlock,
    "installing": installing,
    "fullest": fullest,
    "solo": solo,
}
