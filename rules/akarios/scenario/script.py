"""A node of the campaign as its file says it: a battle, a story, a market. Texts are named by their ids."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from rules.akarios.components import DATA
from rules.akarios.language import Name
from rules.akarios.scenario.script_do import Do, Option, Rewards
from rules.akarios.scenario.script_if import Gate, If, Number, When
from rules.akarios.scenario.script_world import Card, Section
from rules.akarios.scenario.script_world import Rule as WorldRule
from rules.core.data import Strict

Node = Literal["main", "side", "market", "story", "jump"]
FOLDER = "scenarios/"


class Passage(Strict, frozen=True):
    """A text, perhaps only for those who have done something."""

    text: str
    given: Gate | None = field(default=None, name="if")


class Map(Strict, frozen=True):
    cols: int
    rows: int
    placement: tuple[str, ...]


class TerrainToken(Strict, frozen=True):
    kind: Literal["asteroids", "nebula", "small_planet", "large_planet", "wormhole"]
    at: str
    rot: int = 0


class Token(Strict, frozen=True):
    id: str
    name: Name
    label: str
    at: str | None = None
    """None: it comes later."""
    hull: Number = 0
    """None: it can be entered."""
    side: Literal["enemy", "ally", "neutral"] = "neutral"
    floor: int = 0
    """Damage leaves it so much hull."""
    path: tuple[str, ...] = ()
    text: str = ""


class Enemy(Strict, frozen=True):
    type: str
    at: str
    facing: int
    elite: bool = False
    elite_from: int | None = None
    """From so many players on."""
    min_players: int = 1
    scale: int = 0
    """Per cent of hull and shields for each player above one."""
    shields: Number | None = None
    """Instead of those on its card."""
    lasting: bool = False
    """Its hull cannot be hurt: damage beyond the shields is lost."""
    given: Gate | None = field(default=None, name="if")


class Ally(Strict, frozen=True):
    type: str
    at: str
    facing: int
    elite: bool = False
    hull: Number | None = None
    acts: bool = True
    path: tuple[str, ...] = ()
    given: Gate | None = field(default=None, name="if")


class Deed(Strict, frozen=True):
    """Cells that the scenario offers to the whole squad, used like a basic action, each once in a round."""

    id: str
    name: Name
    text: str
    cells: str
    do: tuple[Do, ...]
    token: str = ""
    """What it is done to: there is no such action while it is off the board."""


class Modifier(Strict, frozen=True):
    """Changes a type's attacks as long as its conditions hold."""

    type: str
    given: tuple[If, ...] = field(default=(), name="if")
    damage: int = 0
    targets: int = 0
    range: int = 0
    immune: tuple[str, ...] = ()


class Variant(Strict, frozen=True):
    use: str
    given: Gate = field(name="if")


class Sparrow(Strict, frozen=True):
    at: str
    facing: int
    hull: Number | None = None
    """None: it cannot be attacked."""
    path: tuple[str, ...] = ()


class Targeting(Strict, frozen=True):
    type: str
    prefer: tuple[str, ...]
    """Tokens, ships or types: the nearest of them, and whoever is nearest where none is there."""


class Rule(Strict, frozen=True):
    id: str
    when: When
    do: tuple[Do, ...]
    text: str = ""
    """None: it speaks by its messages alone."""
    given: tuple[If, ...] = field(default=(), name="if")
    once: Literal["", "battle", "round"] = ""


class Reward(Strict, frozen=True):
    rewards: Rewards
    given: Gate = field(name="if")


class Choice(Strict, frozen=True):
    id: str
    text: str
    goto: str = ""
    rewards: Rewards = Rewards()
    after: tuple[Passage, ...] = ()
    consent: str = ""
    """A pilot without whom it is not done: whoever flies it must vote for it."""
    given: Gate | None = field(default=None, name="if")


class Ending(Strict, frozen=True):
    text: tuple[Passage, ...]
    goto: str
    """A node, "explore", "retry" (AK-945) or "end_campaign"."""
    rewards: Rewards = Rewards()
    conditional: tuple[Reward, ...] = ()
    choices: tuple[Choice, ...] = ()
    boost: bool = False


class Head(Strict, frozen=True):
    id: str
    act: int
    node: Node
    title: str
    intro: tuple[Passage, ...]
    log: tuple[Passage, ...] = ()
    """Its line of the chronicle: the first whose gate is open."""
    ready: str = ""
    """What all of the squad answer before it begins, or before it is read on, instead of a plain button."""


class Battle(Head, frozen=True, tag_field="kind", tag="battle", kw_only=True):
    objective: str
    map: Map
    win: If
    lose: If
    success: Ending
    failure: Ending
    terrain: tuple[TerrainToken, ...] = ()
    token: tuple[Token, ...] = ()
    enemy: tuple[Enemy, ...] = ()
    ally: tuple[Ally, ...] = ()
    action: tuple[Deed, ...] = ()
    modifier: tuple[Modifier, ...] = ()
    sparrow: Sparrow | None = None
    targeting: tuple[Targeting, ...] = ()
    vars: dict[str, int] = field(default_factory=dict)
    rule: tuple[Rule, ...] = ()


class World(Head, frozen=True, tag_field="kind", tag="world", kw_only=True):
    world: Name
    objective: str
    start_card: int
    card: tuple[Card, ...]
    section: tuple[Section, ...]
    success: Ending
    failure: Ending | None = None
    """None: whoever is unconscious wakes up again (AK-630)."""
    skip: Ending
    rule: tuple[WorldRule, ...] = ()


class Story(Head, frozen=True, tag_field="kind", tag="story", kw_only=True):
    ending: Ending


class Sale(Strict, frozen=True):
    """What a market has, by number and price."""

    engines: tuple[int, int]
    weapons: tuple[int, int]
    technologies: tuple[int, int]
    sparrow: tuple[int, int]
    energy: int
    ship_upgrade: int
    trauma: int
    ships: dict[str, int] = field(default_factory=dict)


class Bargain(Strict, frozen=True):
    """Another price for those who have done something."""

    given: Gate = field(name="if")
    what: Literal["engine", "weapon", "technology", "sparrow", "energy", "ship_upgrade", "trauma"]
    less: int = 0
    half: bool = False
    once: bool = False


class Market(Head, frozen=True, tag_field="kind", tag="market", kw_only=True):
    offers: Sale
    bargain: tuple[Bargain, ...] = ()
    choices: tuple[Option, ...] = ()
    """On the first visit."""


class Fork(Head, frozen=True, tag_field="kind", tag="variants", kw_only=True):
    """A node that is played from another file."""

    variant: tuple[Variant, ...]


Script = Battle | World | Story | Market | Fork

SCRIPTS: dict[str, Script] = {
    name.removeprefix(FOLDER): DATA.whole(name, Script) for name in DATA.names() if name.startswith(FOLDER)
}
"""By the name of the file."""
