"""The language of cards: what an upgrade, an ability, a co-pilot or a card of the Sparrow does.

A card's `steps` are verbs (`do = …`). It stands below the packages of the game because the components are
written in it, and everything else is built on them.
"""

from __future__ import annotations

from typing import Literal

from rules.akarios.hooks import Hook
from rules.core.data import Strict

Kind = Literal["engine", "weapon", "technology", "copilot", "pilot_ability", "ship_ability", "sparrow"]
Class = Literal["command", "heavy", "assault", "research", "recon"]
Mark = Literal["rupture", "target_lock", "radar_jam", "glitch", "stealth", "stall"]
"""Battle effects that stay on a ship."""
Given = Literal[
    Mark,
    "hack",
    "recharge",
    "boost",
    "repair",
    "shield_charge",
    "calm",
    "cleanse",
    "push",
    "pull",
    "lose_shields",
]
"""What can be applied to a ship outside an attack."""
Added = Literal[Mark, "hack", "push", "pull", "pierce"]
"""What an attack can add to its damage."""
Who = Literal[
    "self",
    "card",
    "any",
    "ally",
    "allies",
    "player",
    "one_player",
    "players",
    "other_player",
    "other_players",
    "enemy",
    "attacker",
    "enemy_deck",
    "others",
    "same",
]
"""`card`: this card itself; `any`: ships of one's choice; `one_player`: the squad chooses; `enemy_deck`: no
ship, only the enemies' modifier deck; `others`: every other ship; `same`: the targets of the step before.
Plural: all of them, without a choice."""
Until = Literal["phase", "round", "enemy_phase", "battle"]
"""`enemy_phase`: to the end of the next one; `round`: to the end of this one."""
Per = Literal["", "round", "enemy_phase", "battle"]
Condition = Literal[
    "adjacent", "own_kill", "to_ally", "total_zero", "did_not_attack", "no_stress_die", "success"
]
Breakable = Literal["weapon", "engine", "technology", "ship_ability"]


class Name(Strict, frozen=True):
    en: str
    ru: str


class Aim(Strict, frozen=True):
    """Whom a step concerns. Without arc and range: anywhere on the board."""

    who: Who = "self"
    targets: int | Literal["all"] = 1
    range: int = 0
    arc: str = ""
    arcs: tuple[str, ...] = ()
    sight: bool = True
    exclude: tuple[str, ...] = ()
    """Enemy types it cannot concern."""
    only: tuple[str, ...] = ()
    """Enemy types it is made for."""
    deck_only: bool = False
    """Only enemies that use battle cards."""


class Gift(Strict, frozen=True):
    effect: Given
    n: int | Literal["all"] = 1


class Addition(Strict, frozen=True):
    effect: Added
    n: int = 1


class Extra(Strict, frozen=True):
    """What one more die in an extra cell adds (AK-107)."""

    damage: int = 0
    targets: int = 0
    range: int = 0


class PlusIf(Strict, frozen=True):
    damage: int
    has_mark: Mark | None = None
    own_hull_at_most: int | None = None


class Verb(Strict, frozen=True, tag_field="do"):
    pass


class Move(Verb, frozen=True, tag="move"):
    patterns: tuple[str, ...]
    """One, or a choice."""
    ignore: tuple[Literal["nebula", "asteroids"], ...] = ()
    per_nebula: tuple[Gift, ...] = ()
    """For each nebula hex that was entered."""


class Turn(Verb, frozen=True, tag="turn"):
    steps: int = 2
    """Of 60 degrees, at most."""
    aim: Aim = Aim()


class Attack(Verb, frozen=True, tag="attack"):
    damage: int
    aim: Aim
    extra: tuple[Extra, ...] = ()
    effects: tuple[Addition, ...] = ()
    choose_one: tuple[Addition, ...] = ()
    """The same choice for all targets."""
    plus_if: PlusIf | None = None
    origin: Literal["self", "ally"] = "self"
    per_arc: int = 0
    """Targets in each of the arcs."""
    most: int | None = None
    """Damage that extra dice can bring it to."""
    advantage: bool = False


class Apply(Verb, frozen=True, tag="apply"):
    effects: tuple[Gift, ...] = ()
    aim: Aim = Aim()
    choose_one: tuple[Gift, ...] = ()
    """A choice for each target."""
    extra: tuple[Extra, ...] = ()


class Next(Verb, frozen=True, tag="next"):
    """Waits for the next attack; as a stress ability `inside` an attack it is for that very attack."""

    effects: tuple[Addition, ...] = ()
    choose_one: tuple[Addition, ...] = ()
    damage: int = 0
    """For the first target."""
    range: int = 0
    targets: int = 0
    advantage: bool = False
    no_draw: Literal["", "x2"] = ""
    """The first target's modifier is not drawn but this one."""
    aim: Aim = Aim()
    until: Until = "battle"


class Lose(Verb, frozen=True, tag="lose"):
    hull: int = 0
    shields: int | Literal["all"] = 0
    mandatory: bool = False


class Stress(Verb, frozen=True, tag="stress"):
    n: int = 1
    aim: Aim = Aim()


class Status(Verb, frozen=True, tag="status"):
    what: Literal[
        "phased",
        "ignore_first_attack",
        "damage_reduction",
        "taunt",
        "decoys",
        "redirect",
        "evade",
        "skip_turn_command",
    ]
    until: Until
    n: int = 0
    aim: Aim = Aim()


class Relocate(Verb, frozen=True, tag="relocate"):
    where: Literal["edge", "range", "line_ahead"]
    range: int = 0
    any_facing: bool = False
    ignore_terrain: bool = False


class Mend(Verb, frozen=True, tag="mend"):
    n: int = 1
    types: tuple[Breakable, ...] = ()
    """None named: any."""
    aim: Aim = Aim()


class BreakSelf(Verb, frozen=True, tag="break_self"):
    """Without stress."""


class Dice(Verb, frozen=True, tag="dice"):
    n: int | Literal["all"]
    face: Literal["move", "attack", "joker", "stress"] | None = None
    """They are set to it; None: they are rolled again, free of stress."""
    swap: bool = False
    """A move face becomes an attack face, or the reverse."""


class Peek(Verb, frozen=True, tag="peek"):
    """The top card of the own modifier deck is seen."""


# Verbs of one, two or three cards


class MoveOther(Verb, frozen=True, tag="move_other"):
    patterns: tuple[str, ...]
    aim: Aim


class PlaceOther(Verb, frozen=True, tag="place_other"):
    aim: Aim
    to_range: int
    effects: tuple[Gift, ...] = ()


class Swap(Verb, frozen=True, tag="swap"):
    aim: Aim


class Lend(Verb, frozen=True, tag="lend"):
    n: int = 1


class Reuse(Verb, frozen=True, tag="reuse"):
    """Others take back a placed die each, for another action."""

    n: int = 1
    aim: Aim = Aim(who="other_players")


class VirtualDie(Verb, frozen=True, tag="virtual_die"):
    """Others may each use the placed die's face once."""

    aim: Aim = Aim(who="other_players")


class BasicAgain(Verb, frozen=True, tag="basic_again"):
    n: int = 1
    aim: Aim = Aim(who="other_players")


class UseCard(Verb, frozen=True, tag="use_card"):
    """An own card with all its cells, without dice and energy."""

    which: Literal["broken", "unbroken"]
    types: tuple[Breakable, ...] = ("engine", "weapon")
    no_draw: bool = False
    damage: int = 0
    then_break: bool = False


class FreeAttack(Verb, frozen=True, tag="free_attack"):
    """Every other player may attack the target, whatever its range and arc."""

    aim: Aim


class CopyAction(Verb, frozen=True, tag="copy_action"):
    range: int


class Control(Verb, frozen=True, tag="control"):
    """Chooses the targets of an enemy's actions."""

    aim: Aim
    until: Until


class Delay(Verb, frozen=True, tag="delay"):
    """To the start of the next pilot phase."""

    steps: tuple[Turn | Attack, ...]


class Wormholes(Verb, frozen=True, tag="wormholes"):
    n: int


class TopCard(Verb, frozen=True, tag="top_card"):
    card: str
    aim: Aim


class Pool(Verb, frozen=True, tag="pool"):
    """Others within range may add dice: damage for the first target of the next attack."""

    range: int
    per_die: int
    most: int


class Gain(Verb, frozen=True, tag="gain"):
    """After a scenario."""

    credits: int = 0
    energy: int = 0
    trauma: int = 0
    """Fewer than none: erased."""
    aim: Aim = Aim()


Do = (
    Move
    | Turn
    | Attack
    | Apply
    | Next
    | Lose
    | Stress
    | Status
    | Relocate
    | Mend
    | BreakSelf
    | Dice
    | Peek
    | MoveOther
    | PlaceOther
    | Swap
    | Lend
    | Reuse
    | VirtualDie
    | BasicAgain
    | UseCard
    | FreeAttack
    | CopyAction
    | Control
    | Delay
    | Wormholes
    | TopCard
    | Pool
    | Gain
)

# Passives: what a card changes as long as it is not broken (AK-414)


class Passive(Strict, frozen=True, tag_field="kind"):
    pass


class Stat(Passive, frozen=True, tag="stat"):
    what: Literal[
        "start_hull",
        "start_shields",
        "start_energy",
        "start_stamina",
        "basic_damage",
        "attack_range",
        "advantage_stacks",
        "extra_cell",
        "rerolls",
    ]
    n: int
    """Added; `advantage_stacks`: so many in all."""
    of: Literal["", "engine", "weapon", "turn"] = ""
    """The type of card, or the basic action."""
    who: Who = "self"


class Immune(Passive, frozen=True, tag="immune"):
    to: tuple[Added, ...]
    who: Who = "self"


class ReadAs(Passive, frozen=True, tag="read_as"):
    card: str
    to: str | None = None
    """The modifier card it counts as."""
    damage: int | None = None
    """The total instead, without any battle effect."""
    per: Per = ""


class On(Passive, frozen=True, tag="on"):
    hook: Hook
    do: tuple[Do, ...]
    given: tuple[Condition, ...] = ()
    per: Per = ""
    late: bool = False
    """Only when the enemy's strip is over."""


class Flag(Passive, frozen=True, tag="flag"):
    """A named exception, asked for where it matters."""

    what: Literal[
        "ignore_nebula",
        "ignore_asteroids",
        "terrain_for_stress",
        "free_abort",
        "skip_level",
        "survive_once",
        "calm_basics",
        "basic_range",
        "share_die",
        "softer",
        "first_softer",
        "share_shields",
        "two_rolls",
        "redraw",
        "good_position",
        "first_terrain_free",
        "free_reroll",
        "drone_energy",
    ]
    n: int = 0
    range: int = 0
    levels: tuple[int, ...] = ()
    who: Who = "self"
    per: Per = ""


class Card(Strict, frozen=True):
    id: str
    kind: Kind
    name: Name
    text: Name
    """What it does, in a sentence or two."""
    number: int | None = None
    """In the market; starting cards, crews and abilities have none."""
    price: int | None = None
    classes: tuple[Class, ...] = ()
    cells: str = ""
    """ "M", "A+A", "J&J", "M|M", "S", "E"; none: a passive card."""
    energy: int = 0
    """None: without indicator, unlimited."""
    rechargeable: bool = True
    excludes: tuple[str, ...] = ()
    usable_under: tuple[Mark, ...] = ()
    when: Literal["action", "after_move", "enemy_command", "attacked", "always"] = "action"
    steps: tuple[Do, ...] = ()
    optional_steps: bool = False
    apart: bool = False
    """The targets of all steps differ."""
    stress: tuple[Do, ...] = ()
    stress_when: Literal["around", "any_step", "inside"] = "around"
    bonus: tuple[Do, ...] = ()
    after: tuple[Do, ...] = ()
    passive: tuple[Stat | Immune | ReadAs | On | Flag, ...] = ()
