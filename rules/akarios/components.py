"""The components, read once from the data files: cards, patterns, decks, pilots, ships, enemies, the map."""

from __future__ import annotations

from typing import Literal

from rules.akarios.language import Addition, Card, Class, Do, Gift, Name
from rules.akarios.options import Difficulty
from rules.core.data import Data, Strict

DATA = Data("akarios")

Skill = Literal["strength", "agility", "intellect", "charm"]
Face = Literal["move", "attack", "joker", "stress"]
Symbol = Literal["orange", "green", "orange_green", "stress"]
"""On the objects of a world (AK-591)."""
Result = Literal["clear", "drift", "event", "hazard"]
"""Of the movement die."""
System = Literal["dragon", "vertus", "threshold"]
Players = tuple[int, int, int, int]
"""A figure by the number of players."""

ENEMY_BOARDS = 8
"""Enemies in play at once, at most (AK-012)."""
SCENARIO_TOKENS = 6
FULL = 10
"""Hull and shields at most (AK-042), and the Sparrow's energy."""
DICE = 4
"""Action dice of a player (AK-083)."""
CELL_POINTS = 2
"""Skill points of a cell of a pilot's tree (AK-478)."""
MOST_BOUGHT = 2
"""Upgrades a ship can be bought in markets (AK-648)."""


class PatternRow(Strict, frozen=True):
    id: str
    name: Name
    steps: tuple[tuple[int, int], ...]
    """Direction and facing after each step, both relative to the facing at the start, clockwise."""
    mirror: bool = False
    code: str | None = None
    """For its name, where an engine has the same id."""


class ArcRow(Strict, frozen=True):
    id: str
    name: Name
    hexes: tuple[tuple[int, int], ...]
    """Axial, the ship at 0, 0 facing north."""


class EffectRow(Strict, frozen=True):
    id: str
    name: Name
    polarity: Literal["positive", "negative", "property"]
    marked: bool = False
    needs_hull_damage: bool = False
    cleansable: bool = True


class ModifierRow(Strict, frozen=True):
    id: str
    name: Name
    each: int = 0
    """In each of the five starting decks."""
    box: int = 0
    """For improvements, stress and boosts."""
    value: int = 0
    x2: bool = False
    miss: bool = False
    draw: bool = False
    effect: Addition | None = None
    own: Gift | None = None
    """For the attacker."""
    reshuffle: bool = False
    leaves: Literal["", "used", "drawn"] = ""
    """The deck, when it was used or only drawn."""


class ForcedTurn(Strict, frozen=True, tag_field="do", tag="forced_turn"):
    """Before each action."""

    steps: int


class FewerDice(Strict, frozen=True, tag_field="do", tag="fewer_dice"):
    n: int


class OneTarget(Strict, frozen=True, tag_field="do", tag="one_target"):
    pass


class ForbidTurn(Strict, frozen=True, tag_field="do", tag="forbid_turn"):
    pass


class FirstAttack(Strict, frozen=True, tag_field="do", tag="first_attack"):
    pass


class ForcedMove(Strict, frozen=True, tag_field="do", tag="forced_move"):
    """Before the first action."""

    pattern: str


class BreakChosen(Strict, frozen=True, tag_field="do", tag="break_chosen"):
    """Without stress."""

    n: int


class LoseEnergy(Strict, frozen=True, tag_field="do", tag="lose_energy"):
    """One on each of so many cards."""

    cards: int


class TraumaRow(Strict, frozen=True):
    id: str
    name: Name
    text: Name
    copies: int
    when: Literal["now", "next_pilot_phase"]
    do: tuple[
        Do
        | ForcedTurn
        | FewerDice
        | OneTarget
        | ForbidTurn
        | FirstAttack
        | ForcedMove
        | BreakChosen
        | LoseEnergy,
        ...,
    ]


class LevelRow(Strict, frozen=True):
    at: int
    does: Literal["miss", "panic"]
    reset: bool = False


class FaceRow(Strict, frozen=True):
    id: Face
    name: Name
    sides: int
    """Of the action die."""
    fits: tuple[Face, ...]
    stress: int = 0


class SymbolRow(Strict, frozen=True):
    id: Symbol
    faces: tuple[Face, ...]


class ResultRow(Strict, frozen=True):
    id: Result
    sides: int


class DifficultyRow(Strict, frozen=True):
    id: Difficulty
    name: Name
    hull: int
    shields: int
    damage: int
    credits: int


class TerrainRow(Strict, frozen=True):
    id: Literal["asteroids", "nebula", "small_planet", "large_planet", "wormhole"]
    name: Name
    tokens: int
    shape: Literal["triangle", "flower", "single"]
    sight: Literal["free", "not_through", "blocked"]
    passable: bool
    hull: int = 0
    """Lost on entering, past the shields."""
    shields: int = 0


class BasicRow(Strict, frozen=True):
    """A basic action: everybody has it."""

    id: Literal["move_1", "move_2", "turn", "attack", "repair"]
    name: Name
    cells: str
    steps: tuple[Do, ...]
    calm: bool = False
    """Stress dice cost no stress on it."""
    code: str | None = None
    """For its name, where something else has the same id."""


class AddCards(Strict, frozen=True, tag_field="give", tag="add"):
    card: str
    n: int = 1


class RemoveCards(Strict, frozen=True, tag_field="give", tag="remove"):
    card: str
    n: int = 1


class GainAbility(Strict, frozen=True, tag_field="give", tag="ability"):
    """The next level that is not owned yet."""


class GainSkill(Strict, frozen=True, tag_field="give", tag="skill"):
    skill: Skill


class ShipPoint(Strict, frozen=True, tag_field="give", tag="ship_point"):
    pass


class GainHull(Strict, frozen=True, tag_field="give", tag="hull"):
    n: int = 1


class GainShields(Strict, frozen=True, tag_field="give", tag="shields"):
    n: int = 1


Training = AddCards | RemoveCards | GainAbility | GainSkill | ShipPoint
Building = GainHull | GainShields | GainAbility


class PilotRow(Strict, frozen=True):
    id: str
    name: Name
    role: Name
    health: int
    skills: dict[Skill, int]
    abilities: tuple[str, str, str, str]
    trees: tuple[tuple[tuple[Training, ...], ...], ...]
    """Bottom to top; two in one cell: a fork, left and right."""
    starting: bool = False


class ClassRow(Strict, frozen=True):
    id: Class
    name: Name
    letter: Name


class ShipRow(Strict, frozen=True):
    id: str
    name: Name
    hull: int
    shields: int
    classes: tuple[Class, ...]
    weapon: str
    engine: str
    abilities: tuple[str, str, str]
    tree: tuple[tuple[Building, ...], ...]
    """Left to right; two in one cell: a fork, upper and lower."""
    obtained: Literal["start", "market", "story"]


class EnemySide(Strict, frozen=True):
    hull: int
    shields: int
    damage: int
    immune: tuple[str, ...] = ()


class EnemyRow(Strict, frozen=True):
    id: str
    code: str
    name: Name
    deck: int
    """Its number: the order of acting (AK-343)."""
    supply: int
    act: int
    normal: EnemySide
    elite: EnemySide
    boss: bool = False
    """Cannot be controlled, swapped or moved by several cards."""


class SystemRow(Strict, frozen=True):
    id: System
    name: Name
    letter: Name
    cols: int
    rows: int
    entry: tuple[int, int]
    act: int


class Place(Strict, frozen=True):
    system: System
    x: int
    y: int


class JumpRow(Strict, frozen=True):
    id: str
    name: Name
    ends: tuple[Place, Place]
    opened_by: tuple[str, ...]
    needs: str = ""


class LocationRow(Strict, frozen=True):
    id: str
    name: Name
    kind: Literal["main", "side", "market"]
    plays: Literal["battle", "world", "story", "market"]
    act: int
    opened_by: tuple[str, ...]
    """Nodes whose endings scout it, an event, "start", or "goto": reached by the text before."""
    at: Place | None = None
    needs: str = ""


ENGINES = DATA.rows("engines", "engine", Card)
WEAPONS = DATA.rows("weapons", "weapon", Card)
TECHNOLOGIES = DATA.rows("technologies", "technology", Card)
COPILOTS = DATA.rows("copilots", "copilot", Card)
SPARROW_CARDS = DATA.rows("sparrow", "sparrow", Card)
PILOT_ABILITIES = DATA.rows("abilities_pilot", "pilot_ability", Card)
SHIP_ABILITIES = DATA.rows("abilities_ship", "ship_ability", Card)
CARDS = {
    card.id: card
    for card in (
        *ENGINES,
        *WEAPONS,
        *TECHNOLOGIES,
        *COPILOTS,
        *SPARROW_CARDS,
        *PILOT_ABILITIES,
        *SHIP_ABILITIES,
    )
}
"""Every upgrade: co-pilots and abilities count as such for all rules (AK-016)."""
PATTERNS = {row.id: row for row in DATA.rows("patterns", "pattern", PatternRow)}
ARCS = {row.id: row for row in DATA.rows("arcs", "arc", ArcRow)}
EFFECTS = {row.id: row for row in DATA.rows("effects", "effect", EffectRow)}
MODIFIERS = {row.id: row for row in DATA.rows("modifiers", "modifier", ModifierRow)}
TRAUMA = {row.id: row for row in DATA.rows("trauma", "trauma", TraumaRow)}
LEVELS = {row.at: row for row in DATA.rows("stress", "level", LevelRow)}
FACES = {row.id: row for row in DATA.rows("dice", "face", FaceRow)}
SYMBOLS = {row.id: row for row in DATA.rows("dice", "symbol", SymbolRow)}
RESULTS = {row.id: row for row in DATA.rows("dice", "result", ResultRow)}
DIFFICULTIES = {row.id: row for row in DATA.rows("difficulty", "difficulty", DifficultyRow)}
TERRAIN = {row.id: row for row in DATA.rows("terrain", "terrain", TerrainRow)}
BASICS = {row.id: row for row in DATA.rows("base", "basic", BasicRow)}
PILOTS = {row.id: row for row in DATA.rows("pilots", "pilot", PilotRow)}
CLASSES = {row.id: row for row in DATA.rows("ships", "class", ClassRow)}
SHIPS = {row.id: row for row in DATA.rows("ships", "ship", ShipRow)}
ENEMIES = {row.id: row for row in DATA.rows("enemies", "enemy", EnemyRow)}
SYSTEMS = {row.id: row for row in DATA.rows("atlas", "system", SystemRow)}
JUMPS = {row.id: row for row in DATA.rows("atlas", "jump", JumpRow)}
LOCATIONS = {row.id: row for row in DATA.rows("atlas", "location", LocationRow)}
