"""Made-up games to draw: for the gallery, the tests and the timings."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec.structs import replace

from images.twilight_imperium import facts
from images.twilight_imperium.common import NEXUS
from images.twilight_imperium.samples_board import HOMES, board, cells, planet
from rules.twilight_imperium.view import (
    AgendaView,
    AgreementView,
    BattleView,
    DieView,
    LeaderView,
    ObjectiveView,
    Options,
    PickedView,
    PlanetView,
    PlayerView,
    ShipView,
    SystemView,
    View,
)

NAMES = ("Ann", "Борис", "Chidi_94", "Дана", "Kestrel the Quiet", "Марат", "Gil", "Ольга")
LONG = (
    "Хранительница Печатей",
    "Капитан Очевидность",
    "мистер_звездолёт_2007",
    "Всеволод Большеперов",
    "Bartholomew the Unhurried",
    "Wilhelmina Featherstonehaugh",
    "Ж",
    "Константин Константинопольский",
)
POINTS = (5, 4, 6, 5, 3, 4)
CURVES = ((0, 2, 3, 4), (1, 1, 2, 4), (0, 1, 4, 5), (1, 2, 4, 5), (0, 1, 1, 3), (0, 2, 5, 4))
"""At the end of each round."""
PICKED = (
    ("leadership", True),
    ("warfare_2", False),
    ("production", True),
    ("assembly", False),
    ("diplomacy_2", True),
    ("technology_2", False),
)
COUNTERS = ((3, 5, 3), (2, 5, 2), (2, 5, 3), (4, 4, 4), (1, 4, 2), (3, 5, 1))
GOODS = (4, 9, 3, 1, 0, 2)
HANDS = ((6, 2), (3, 3), (2, 1), (5, 4), (4, 2), (1, 2))
FIRST = "hylar_v_assault_laser antimass_deflectors"
TECHNOLOGIES = (
    f"{FIRST} cybernetics enviro_compensator stasis_capsules sarween_tools xrd_transporters",
    f"{FIRST} enviro_compensator sarween_tools stasis_capsules micro_technology",
    f"{FIRST} deep_space_cannon xrd_transporters automated_defense_turrets",
    f"{FIRST} enviro_compensator sarween_tools xrd_transporters stasis_capsules neural_motivator "
    "type_iv_drive cybernetics maneuvering_jets advanced_fighters",
    "antimass_deflectors enviro_compensator stasis_capsules xrd_transporters neural_motivator",
    f"{FIRST} enviro_compensator sarween_tools war_sun deep_space_cannon stasis_capsules cybernetics",
)
TRADE = (((1, 3), (3, 1)), ((0, 2), (4, 2)), ((5, 2),), ((0, 2), (5, 2)), ((1, 3),), ((2, 1), (3, 3)))
"""Partner, and what his card brings."""
OBJECTIVES = (
    ("v1_mecatol", "2", "", "0/1 0/1 1/1 0/1 0/1 0/1"),
    ("v1_two_tech_three_colors", "035", "", "3/3 1/3 2/3 3/3 2/3 3/3"),
    ("v1_spend_10", "01234", "5", "10/10 10/10 6/10 7/10 4/10 10/10"),
    ("v1_win_battle", "25", "", "0/1 0/1 1/1 0/1 0/1 1/1"),
    ("v1_influence_each_neighbour", "34", "", ""),
    ("v1_take_three", "0125", "", "3/3 3/3 3/3 1/3 0/3 3/3"),
    ("v2_five_tech_one_color", "3", "", "2/5 3/5 3/5 5/5 2/5 3/5"),
)
"""Whose seats scored, who could now, how far they are."""
SECRETS = {1: "technocrat", 2: "technocrat"}
ARTIFACTS = {0: "lazax_armory", 4: "precursor_fossil", 5: "ancient_shipwreck"}
LEFT = ("war_sun", "dreadnought", "carrier", "cruiser", "destroyer", "fighter", "gf", "pds", "dock")


def _player(seat: int, race: str, systems: tuple[SystemView, ...], **more: Any) -> PlayerView:
    """All that follows from the board is counted there."""
    own = [each for system in systems for each in system.planets if each.owner == seat]
    ready = [each for each in own if each.ready]
    there = _units(seat, systems)
    row = facts.RACES[race]
    made: dict[str, Any] = {
        "points": 0,
        "strategy": 2,
        "fleet": 3,
        "command": 3,
        "goods": 0,
        "technologies": tuple(row["technologies"]),
        "cards": 0,
        "politics": 1,
        "scored": (),
        "artifacts": (),
        "sources": (),
        "curve": (),
        "picked": (),
        "passed": False,
        "free_trade": tuple(row["trade"]),
        "agreements": (),
        "offices": (),
    }
    made |= more
    spent = sum(seat in system.counters for system in systems)
    return PlayerView(
        seat=seat,
        race=race,
        home=next(system.at for system in systems if system.home == seat),
        on_board=spent,
        reserve=16 - spent - made["strategy"] - made["fleet"] - made["command"],
        fleet_limit=made["fleet"] + (race == "letnev"),
        unlimited=False,
        abilities=tuple(row["abilities"]),
        used=(),
        secret=True,
        hand_limit=7,
        out=False,
        leaders=tuple(_leaders(race, systems)),
        captives=(),
        planets=tuple(
            each.id for each in sorted(own, key=lambda one: (not one.ready, -one.resources, one.id))
        ),
        resources=sum(each.resources for each in ready),
        influence=sum(each.influence for each in ready),
        resources_all=sum(each.resources for each in own),
        influence_all=sum(each.influence for each in own),
        votes=sum(each.influence for each in ready),
        left={unit: _left(unit, there) for unit in LEFT},
        **made,
    )


def _left(unit: str, there: dict[str, int]) -> int:
    row = facts.UNITS[unit]
    return -1 if row.get("supplement") else int(row["limit"]) - there.get(unit, 0)


def _units(seat: int, systems: tuple[SystemView, ...]) -> dict[str, int]:
    out: dict[str, int] = {}
    for system in systems:
        for ship in system.ships_of(seat):
            out[ship.kind] = out.get(ship.kind, 0) + 1
        for planet_ in system.planets:
            if planet_.owner == seat:
                for unit in ("pds", "dock"):
                    out[unit] = out.get(unit, 0) + int(getattr(planet_, unit))
    return out


def _leaders(race: str, systems: tuple[SystemView, ...]) -> list[LeaderView]:
    where = {each: one.id for system in systems for one in system.planets for each in one.leaders}
    where |= {each: system.at for system in systems for ship in system.ships for each in ship.leaders}
    return [LeaderView(id, where.get(id, "dead")) for id, row in facts.LEADERS.items() if row["race"] == race]


def _view(systems: tuple[SystemView, ...], players: tuple[PlayerView, ...], **more: Any) -> View:
    taken = {picked.card for each in players for picked in each.picked}
    made: dict[str, Any] = {
        "seat": None,
        "options": Options(),
        "round": 1,
        "phase": "strategy",
        "speaker": 0,
        "order": (),
        "turn": None,
        "asked": (),
        "own": None,
        "laws": (),
        "lasting": (),
        "objectives": (),
        "secret": None,
        "objectives_left": 9,
        "free": tuple((card, 0) for card in facts.STRATEGY if card not in taken),
        "high_alert": None,
        "voice": None,
        "custodians": (3, 2),
        "offers": (),
        "owed": (),
        "battle": None,
        "agenda": None,
        "winner": None,
        "over": False,
    }
    made |= more
    return View(
        seats=len(players),
        table=tuple(range(len(players))),
        systems=systems,
        players=players,
        cards_left=120,
        politics_left=70,
        discards=(),
        politics_discards=(),
        colonies=6,
        refineries=7,
        shock_left=10,
        mines_left=7,
        goods_left=33,
        action=None,
        invasion=None,
        window=None,
        strategic=None,
        ended="",
        **made,
    )


@cache
def middle() -> View:
    """Six in their fifth round, a battle over Mecatol Rex."""
    systems = board()
    players = tuple(
        _player(
            seat,
            race,
            systems,
            points=POINTS[seat],
            strategy=COUNTERS[seat][0],
            fleet=COUNTERS[seat][1],
            command=COUNTERS[seat][2],
            goods=GOODS[seat],
            technologies=tuple(TECHNOLOGIES[seat].split()),
            cards=HANDS[seat][0],
            politics=HANDS[seat][1],
            picked=(PickedView(*PICKED[seat]),),
            passed=seat == 4,
            scored=_scored(seat),
            sources=_sources(seat),
            curve=CURVES[seat],
            artifacts=(ARTIFACTS[seat],) if seat in ARTIFACTS else (),
            free_trade=tuple(facts.RACES[race]["trade"])[len(TRADE[seat]) :],
            agreements=tuple(
                AgreementView(partner, facts.RACES[race]["trade"][i], value)
                for i, (partner, value) in enumerate(TRADE[seat])
            ),
        )
        for seat, race in enumerate(HOMES.values())
    )
    fight = BattleView(1, "000", 1, 2, 1, "fire", (), {}, {}, {})
    return _view(
        systems,
        players,
        round=5,
        phase="action",
        speaker=3,
        order=(0, 4, 3, 2, 1, 5),
        turn=1,
        asked=(1,),
        free=(("trade_2", 1), ("bureaucracy", 2)),
        custodians=(0, 0),
        objectives=tuple(_objective(*row) for row in OBJECTIVES),
        objectives_left=4,
        voice=0,
        battle=fight,
    )


def _scored(seat: int) -> tuple[str, ...]:
    public = [id for id, scored, _, _ in OBJECTIVES if str(seat) in scored]
    return (*public, *([SECRETS[seat]] if seat in SECRETS else []))


def _sources(seat: int) -> tuple[tuple[str, int], ...]:
    """Points by what gave them: they add up to the points of the player."""
    rows = {**facts.PUBLIC, **facts.SECRET}
    found = [(id, int(rows[id]["vp"])) for id in _scored(seat)]
    found += [(ARTIFACTS[seat], 1)] if seat in ARTIFACTS else []
    return (*found, *([("voice_of_the_council", 1)] if seat == 0 else []))


def _objective(id: str, scored: str, now: str, progress: str) -> ObjectiveView:
    row = facts.PUBLIC[id]
    far = [tuple(map(int, each.split("/"))) for each in progress.split()]
    seats, could = tuple(map(int, scored)), tuple(map(int, now))
    return ObjectiveView(id, row["stage"], row["vp"], seats, tuple((a, b) for a, b in far), could)


@cache
def start(seats: int = 8) -> View:
    """A ready map before the first pick, nobody away from home."""
    rows = next(row for row in facts.DATA.file("galaxies")["galaxy"] if row["players"] == seats)["rings"]
    races = tuple(facts.RACES)[:seats]
    tiles = {"000": "mecatol_rex", NEXUS: "wormhole_nexus"}
    tiles |= {f"{far}{i + 1:02d}": tile for far, ring in enumerate(rows, 1) for i, tile in enumerate(ring)}
    homes = dict(zip([at for at, tile in tiles.items() if tile == "home"], range(seats), strict=True))
    systems = tuple(
        _home(at, homes[at], races) if at in homes else _tile(at, tile, races)
        for at, tile in sorted(tiles.items())
        if tile != "-"
    )
    players = tuple(_player(seat, race, systems) for seat, race in enumerate(races))
    return _view(systems, players)


def _tile(at: str, tile: str, races: tuple[str, ...]) -> SystemView:
    row = facts.SYSTEMS[tile]
    return SystemView(
        at,
        tile,
        cells().get(at),
        terrain=row.get("special"),
        wormholes=tuple(row.get("wormholes", ())),
        planets=tuple(planet(id, "", None, races) for id in row.get("planets", ())),
    )


def _home(at: str, seat: int, races: tuple[str, ...]) -> SystemView:
    row, letter = facts.RACES[races[seat]], "ABCDEFGH"[seat]
    units = row["units"]
    ground = " ".join(f"{unit}{n}" for unit, n in units.items() if unit in ("gf", "pds", "dock"))
    leaders = " ".join(row["leaders"])
    planets: list[PlanetView] = []
    for i, id in enumerate(row["planets"]):
        planets.append(planet(id, f"{letter} {ground} {leaders}" if i == 0 else letter, seat, races))
    ships = [
        kind for kind, n in units.items() if facts.UNITS[kind]["ship"] and kind != "fighter" for _ in range(n)
    ]
    return SystemView(
        at,
        facts.HOME + races[seat],
        cells()[at],
        seat,
        wormholes=tuple(row.get("wormholes", ())),
        planets=tuple(planets),
        ships=tuple(ShipView(seat * 20 + i, kind, seat) for i, kind in enumerate(ships)),
        fighters=((seat, units["fighter"]),) if units.get("fighter") else (),
    )


@cache
def crowd() -> View:
    """More in every system than has room."""
    view = middle()
    return replace(view, systems=tuple(map(_crowded, view.systems)))


def _crowded(system: SystemView) -> SystemView:
    seats = system.present or (0,)
    ships = list(system.ships)
    for seat in seats:
        for kind in ("war_sun", "dreadnought", "carrier", "cruiser", "destroyer"):
            ships += [ShipView(900 + seat, kind, seat, i == 0) for i in range(4)]
    full = tuple(
        replace(one, gf=8, shock=2, pds=2, dock=True, facility="colony", leaders=("sol.1", "sol.2", "sol.3"))
        if one.owner is not None
        else one
        for one in system.planets
    )
    return replace(
        system,
        planets=full,
        ships=tuple(ships),
        fighters=tuple((seat, 12) for seat in seats),
        counters=(0, 1, 2, 3, 4, 5),
    )


def _agenda(
    card: str, choices: tuple[str, ...], votes: tuple[tuple[int, str, int], ...], **more: Any
) -> View:
    view, order = middle(), (4, 5, 0, 1, 2, 3)
    open_ = tuple(
        (seat, view.players[seat].votes) for seat in order if seat not in {who for who, _, _ in votes}
    )
    made: dict[str, Any] = {"stage": "votes", "handed_in": (), "barred": (), "result": None, **more}
    now = AgendaView(card=card, by=5, choices=choices, votes=votes, order=order, open=open_, **made)
    return replace(view, agenda=now, battle=None, asked=(open_[0][0],) if open_ else ())


def first_vote() -> View:
    """Nobody has voted."""
    return _agenda("arms_reduction", ("for", "against"), ())


def law() -> View:
    votes = ((4, "for", 7), (5, "against", 7), (0, "for", 10), (1, "abstain", 8))
    return _agenda("code_of_honor", ("for", "against"), votes)


def election() -> View:
    """All have voted, for players."""
    votes = ((4, "2", 7), (5, "0", 7), (0, "0", 10), (1, "abstain", 8), (2, "2", 13), (3, "5", 15))
    return _agenda("minister_of_commerce", tuple("012345"), votes, result="2")


ROLLS: tuple[tuple[int, str, int, tuple[tuple[str, int], ...], str], ...] = (
    (1, "dreadnought", 5, (), "8 3"),
    (1, "carrier", 9, (), "2"),
    (1, "cruiser", 7, (("hylar_v_assault_laser", 1),), "9 7"),
    (1, "fighter", 9, (), "10 3 9 6"),
    (2, "dreadnought", 5, (("letnev_war_chest", 1),), "6 2 10 3"),
    (2, "carrier", 9, (("letnev_war_chest", 1),), "5"),
    (2, "destroyer", 9, (("hylar_v_assault_laser", 1), ("letnev_war_chest", 1)), "7 1"),
    (2, "fighter", 9, (("letnev_war_chest", 1),), "9 4 3"),
)


def volley() -> View:
    """A round of fire, and what it cost."""
    dice = tuple(
        DieView(seat, kind, None, int(face), needed, parts, False)
        for seat, kind, needed, parts, faces in ROLLS
        for face in faces.split()
    )
    lost: dict[str, tuple[str, ...]] = {
        "1": ("fighter", "|", "fighter"),
        "2": ("fighter", "fighter", "fighter"),
    }
    fight = BattleView(1, "000", 1, 2, 1, "casualties", dice, {}, {}, lost)
    return replace(middle(), battle=fight)


SAMPLES = {"start": start, "middle": middle, "crowd": crowd}
