"""Battles to draw: scenario 004 in its fourth round, the fullest board and the emptiest."""

from __future__ import annotations

from msgspec.structs import replace

from images.akarios.facts import CARDS, ENEMIES, SHIPS, code
from rules.akarios.view import (
    AttackView,
    BattleView,
    BoardView,
    CardView,
    CockpitView,
    DeckView,
    DieView,
    Face,
    ShipView,
    TerrainView,
    TokenView,
    View,
)

NAMES = ("Ada", "Борис", "Chen_94", "Дана")
LONG = ("Маргарита Константинопольская", "Bartholomew of the Outer Rim", "Ж", "WWWWWWWWWWWWWWWWWWWW")
START = {"0": 6, "+1": 5, "-1": 5, "+2": 1, "-2": 1, "miss": 1, "x2": 1}


def foe(
    type: str,
    number: int,
    hex: str | None,
    facing: int,
    lost: tuple[int, int] = (0, 0),
    elite: bool = False,
    marks: tuple[str, ...] = (),
    late: bool = False,
) -> ShipView:
    side = ENEMIES[type]["elite" if elite else "normal"]
    hull, shields = side["hull"], side["shields"]
    return ShipView(
        ref=f"{code(type).lower()}{number}",
        side="enemy",
        kind=type,
        hex=hex,
        facing=facing,
        hull=hull - lost[0],
        hull_cap=hull,
        shields=shields - lost[1],
        shields_cap=shields,
        elite=elite,
        number=number,
        marks=marks,
        immune=tuple(side.get("immune", ())),
        seat=None,
        acts_next_round=late,
    )


def own(
    seat: int,
    kind: str,
    hex: str | None,
    facing: int,
    lost: tuple[int, int] = (0, 0),
    marks: tuple[str, ...] = (),
) -> ShipView:
    row = SHIPS[kind]
    hull, shields = row["hull"], row["shields"]
    return ShipView(
        ref=f"p{seat}",
        side="player",
        kind=kind,
        hex=hex,
        facing=facing,
        hull=hull - lost[0],
        hull_cap=hull,
        shields=shields - lost[1],
        shields_cap=shields,
        elite=False,
        number=0,
        marks=marks,
        immune=(),
        seat=seat,
        acts_next_round=False,
    )


def sparrow(hex: str, facing: int, hull: int | None, cap: int) -> ShipView:
    return ShipView(
        ref="sparrow",
        side="sparrow",
        kind="sparrow",
        hex=hex,
        facing=facing,
        hull=hull,
        hull_cap=cap,
        shields=0,
        shields_cap=0,
        elite=False,
        number=0,
        marks=(),
        immune=(),
        seat=None,
        acts_next_round=False,
    )


def deck(played: tuple[str, ...] = (), more: tuple[str, ...] = (), drawn: tuple[str, ...] = ()) -> DeckView:
    """The starting deck without what was played, with what was added."""
    cards = [card for card, n in START.items() for _ in range(n)] + list(more)
    for card in (*played, *drawn):
        cards.remove(card)
    return DeckView(tuple(sorted(cards)), played, drawn)


def dice(*told: str) -> tuple[DieView, ...]:
    """Faces; "move@flank" lies on a card."""
    out = []
    for one in told:
        face, _, place = one.partition("@")
        out.append(DieView(_face(face), place or None, None, False))
    return tuple(out)


def _face(text: str) -> Face:
    faces: dict[str, Face] = {"move": "move", "attack": "attack", "joker": "joker", "stress": "stress"}
    return faces[text]


def card(
    id: str, slot: str, left: int | None = None, broken: bool = False, used: tuple[int, ...] = ()
) -> CardView:
    cap = int(CARDS[id].get("energy", 0))
    return CardView(id, slot, cap if left is None else left, cap, broken, used)


SLOTS = ("weapon_1", "weapon_2", "engine_1", "engine_2", "tech_1", "tech_2", "ship", "pilot")


def cockpit(
    seat: int,
    pilot: str,
    cards: tuple[CardView, ...] = (),
    thrown: tuple[DieView, ...] = (),
    stress: int = 0,
    of: DeckView | None = None,
    doing: str = "acting",
    pending: tuple[str, ...] = (),
    traumas: tuple[str, ...] = (),
    basic_used: dict[str, tuple[int, ...]] | None = None,
) -> CockpitView:
    return CockpitView(
        ship=f"p{seat}",
        pilot=pilot,
        callsign=NAMES[seat],
        cards=cards,
        basic_used=basic_used or {},
        dice=thrown,
        stress=stress,
        deck=of or deck(),
        pending=pending,
        traumas=traumas,
        waiting=(),
        doing=doing,  # type: ignore[arg-type]
    )


def whole(
    battle: BattleView | None, seat: int | None = None, stage: str = "battle", node: str = "004"
) -> View:
    seats = len(battle.cockpits) if battle else 4
    return View(seats, seat, stage, node, "Quiet Squad", "normal", battle, "", False)


TERRAIN = (
    TerrainView("planet", ("H2", "H1", "I2", "I3", "H3", "G3", "G2")),
    TerrainView("nebula", ("E9", "F8", "F9")),
    TerrainView("asteroids", ("K8", "L7", "L8")),
    TerrainView("asteroids", ("F3", "E4", "E3")),
)
ARGONAUT = (
    card("burst_fire", "weapon_1", 3),
    card("magnetic_cannon", "weapon_2", 2, broken=True),
    card("flank", "engine_1", 2, used=(0,)),
    card("acceleration", "engine_2", 4),
    card("armor_piercing", "tech_1", 3),
    card("old_kesh", "tech_2", 0),
    card("shrapnel_blast", "ship", 2),
    card("beyond_limits", "pilot", 0),
)


def fourth() -> BattleView:
    """Round 4, pilots act; one scout is gone, reinforcements came through both gates."""
    ships = (
        own(0, "argonaut", "G7", 1, (2, 1)),
        own(1, "chariot", "I4", 3, (1, 3), ("radar_jam",)),
        own(2, "knossos", "E5", 1, (1, 1), ("stealth",)),
        own(3, "invincible", "F8", 1, (3, 2), ("glitch", "rupture")),
        sparrow("F6", 1, 19, 22),
        foe("ronin_scout", 2, "I7", 5, (2, 0), marks=("target_lock",)),
        foe("ronin_scout", 4, "G5", 4),
        foe("ronin_scout", 6, "M3", 4, late=True),
        foe("ronin_frigate", 3, "J5", 4, (1, 3), True, ("rupture",)),
        foe("ronin_frigate", 7, "J8", 5, (1, 1)),
        foe("ronin_lancer", 1, "M8", 5),
        foe("ronin_lancer", 8, "K10", 0, marks=("stall",)),
    )
    cockpits = (
        cockpit(
            0,
            "starla",
            ARGONAUT,
            dice("attack", "attack", "joker", "move@flank"),
            4,
            deck(("0", "0", "+1", "-1", "+1", "-1"), ("stress_miss",)),
            pending=("pull:1",),
        ),
        cockpit(1, "violet_ray", thrown=(), stress=6, doing="passed"),
        cockpit(2, "enver", thrown=dice("move", "joker", "stress"), stress=2),
        cockpit(3, "gardan", thrown=dice("move", "attack", "joker", "stress"), stress=1),
    )
    return BattleView(
        scenario="004",
        round=4,
        phase="pilots",
        board=BoardView(15, 11, TERRAIN, ("A5", "A7", "C5", "C7", "B4", "B8")),
        ships=ships,
        tokens=(
            TokenView("anchor1", "1", "G6", 2, 4, "enemy", None),
            TokenView("anchor2", "2", "L6", 6, 6, "enemy", None),
            TokenView("gate_n", "N", "L1", None, 0, "neutral", None),
            TokenView("gate_s", "S", "L11", None, 0, "neutral", None),
        ),
        cockpits=cockpits,
        enemy_deck=deck(("0", "+1", "-1")),
        battle_decks={"ronin_scout": 7, "ronin_frigate": 7, "ronin_lancer": 8},
        discards={"ronin_scout": ("rs-01", "rs-04", "rs-06")},
        revealed={},
        statuses=(),
        vars={},
        sparrow_cards={},
        trauma_left=20,
        attack=None,
        order=(),
        ended="",
    )


def queued() -> BattleView:
    """Two pilots have left commands for later."""
    battle = fourth()
    ways = {1: (("H4", 4), ("H5", 3)), 3: (("G8", 1), ("H7", 1))}
    return replace(
        battle,
        cockpits=tuple(
            replace(each, foreseen=ways.get(seat, ())) for seat, each in enumerate(battle.cockpits)
        ),
    )


def enemies() -> BattleView:
    """The enemies act: their cards lie open."""
    battle = fourth()
    return replace(
        battle,
        phase="enemies",
        revealed={"ronin_scout": "rs-02"},
        order=("rs4", "rf3", "rf7", "rl1", "rl8"),
    )


def fullest() -> BattleView:
    """Eight enemies of six types, four players, the Sparrow, six tokens, every kind of terrain and mark."""
    battle = fourth()
    ships = (
        own(
            0,
            "gladiator",
            "G7",
            1,
            (0, 0),
            ("glitch", "radar_jam", "rupture", "stall", "stealth", "target_lock"),
        ),
        own(1, "meridian", "H6", 3, (1, 0), ("radar_jam",)),
        own(2, "vesper", "G8", 4, (1, 0), ("stealth",)),
        own(3, "anvil", "F7", 2, (3, 1), ("glitch", "rupture")),
        sparrow("F6", 1, 7, 22),
        foe("ronin_marauder", 2, "I7", 5, (2, 0), marks=("target_lock",)),
        foe("yur_beacon", 4, "G5", 4, elite=True),
        foe("tkotchek_hornet", 6, "H7", 4, marks=("stall", "target_lock")),
        foe("tkotchek_hornet", 3, "I6", 0, (1, 0), True, ("rupture",)),
        foe("tkotchek_mammoth", 7, "J8", 5, (4, 1)),
        foe("ema_arnaut", 1, "M8", 5),
        foe("synthetic_titan", 8, "K10", 0, elite=True, marks=("stall",)),
        foe("synthetic_shard", 5, "H5", 2, late=True),
    )
    tokens = (
        *battle.tokens,
        TokenView("crate", "C", "H8", None, 0, "neutral", None),
        TokenView("pod", "P", "I7", None, 0, "ally", None),
    )
    terrain = (*TERRAIN, TerrainView("wormhole", ("C3",)), TerrainView("wormhole", ("N10",)))
    board = replace(battle.board, terrain=terrain)
    pilots = [
        replace(
            each, dice=dice("move", "attack", "joker", "stress", "stress", "joker"), stress=9, doing="acting"
        )
        for each in battle.cockpits
    ]
    return replace(battle, ships=ships, tokens=tokens, board=board, cockpits=tuple(pilots), round=12)


def emptiest() -> BattleView:
    """One pilot, one enemy, nothing else."""
    battle = fourth()
    return replace(
        battle,
        scenario="001",
        round=1,
        board=BoardView(15, 11, (), ()),
        ships=(own(0, "argonaut", "C6", 1), foe("ronin_scout", 1, "M4", 4)),
        tokens=(),
        cockpits=(cockpit(0, "starla", ARGONAUT[:3], dice("move", "move", "attack", "joker")),),
        battle_decks={"ronin_scout": 10},
        discards={},
    )


def hit() -> BattleView:
    """An enemy has fired at two players."""
    attack = AttackView(
        source="rf3",
        card="rf-02",
        targets=("p0", "p1"),
        totals={"p0": 3, "p1": 0},
        missed=("p1",),
        cancelled=(),
        stacks=(),
        at="p0",
        damage=3,
        bases={"p0": 3, "p1": 3},
        counted={"p0": ("0",), "p1": ("miss",)},
        effects={"p0": ("rupture:1", "push:2"), "p1": ()},
    )
    return replace(enemies(), attack=attack, enemy_deck=deck(("0", "-1"), drawn=("0", "miss")))


def volley() -> BattleView:
    """A player fires at three targets: the first is destroyed, two stacks lie before the second."""
    attack = AttackView(
        source="p0",
        card="burst_fire",
        targets=("rs2", "rf3", "anchor1"),
        totals={"rs2": 6},
        missed=(),
        cancelled=(),
        stacks=(("rupture draw", "+1"), ("-1",)),
        at="rf3",
        damage=3,
        bases={"rs2": 3},
        counted={"rs2": ("x2",)},
        effects={"rs2": ("pull:1",)},
    )
    battle = fourth()
    first = replace(battle.cockpits[0], deck=deck(("0", "0"), ("stress_miss",), ("x2", "-1")))
    return replace(battle, attack=attack, cockpits=(first, *battle.cockpits[1:]))
