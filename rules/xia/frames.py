"""What is being resolved: the frames of the stack (see `rules.core.stack`), one chapter of the rules each.

A ship is named by its seat ("0" to "4") or, for an NPC, by its name. A space is named by its sector and its
number on the sector as printed, `kemplar_ii.7`, whichever way the sector lies.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from rules.core.stack import Step
from rules.xia.actions import Defend
from rules.xia.components import Cargo, Law

BorderKind = Literal["asteroid", "debris", "nebula", "star", "planet_shield", "planet_entrance", "gate"]


class Border(Struct, frozen=True):
    """One line crossed by a step, seen from the ship."""

    kind: BorderKind
    entering: bool
    sector: str
    law: Law | None = None


# Setting up


class ChoosingShip(Step, tag="choosing_ship"):
    """In choosing order; the last to choose has the first turn (XIA-029, XIA-037)."""

    left: list[int]
    """Seats still to choose after this one."""


class Fitting(Step, tag="fitting"):
    """Outfits bought before the first turn (XIA-035)."""

    left: list[int]


# The turn


class Turn(Step, tag="turn"):
    stage: Literal["begin", "action", "business", "status", "over", "autopilot", "npc", "next"] = "begin"
    slots: list[int] = field(default_factory=list)
    """Seats whose Autopilot may still move after this turn, the first last."""


class Moving(Step, tag="moving"):
    """A move action: points of one engine use, impulse or ability (section 16)."""

    left: int
    source: str
    """`impulse`, the outfit's id, or the ability's."""
    path: list[str]
    """Spaces the ship stood on in this action, the first first (XIA-236)."""
    route: list[str] = field(default_factory=list)
    """Spaces still to fly through, until a die decides something."""
    minor_only: bool = False
    """No minor actions, no gates: Autopilot."""


class Crossing(Step, tag="crossing"):
    """One step, its borders resolved one after the other before the ship is there (XIA-334)."""

    to: str
    borders: list[Border]
    left: str
    """The space it comes from."""
    visit: bool = False
    """Only acting on an occupied space: the ship does not move (XIA-237)."""
    rolled: bool = False
    """What may be declared before the next border's roll has been asked."""
    laid: str | None = None
    """The sector of a blind jump: its NPC comes once the ship is placed (XIA-310)."""
    drained: bool = False
    """A nebula has taken something; a ship it strands flies no further (XIA-247)."""


class Visiting(Step, tag="visiting"):
    """Two points spent to act once as if standing on an occupied space (XIA-237, XIA-531)."""

    space: str
    done: bool = False
    """The one action has been taken."""


class Guard(Step, tag="guard"):
    """Shields and defence abilities against a hazard, after its roll was seen (XIA-156, XIA-514)."""

    what: Literal["damage", "energy"]
    amount: int
    source: str
    """The word for what did it: asteroid, nebula, mine, harvest."""
    declared: bool = False
    shields: list[int] = field(default_factory=list)
    blocks: list[int] = field(default_factory=list)


class Wound(Step, tag="wound"):
    """Damage to be placed by the ship's owner (XIA-077)."""

    points: int
    by: str | None = None
    """The ship that dealt it, if a ship did."""


class Attack(Step, tag="attack"):
    """The six steps of combat (section 12). The seat is whoever decides now."""

    attacker: str
    target: str
    weapons: list[int]
    """A hold cell of each outfit used, once for each marker."""
    abilities: list[str] = field(default_factory=list)
    stage: Literal["defence", "roll", "block", "reroll", "result", "rearm", "end"] = "defence"
    """`block`: only the defender rolls, since the attacker's dice hold for several targets."""
    shields: list[int] = field(default_factory=list)
    guards: list[str] = field(default_factory=list)
    """Defence abilities used."""
    rolls: list[int] = field(default_factory=list)
    """The attacker's dice, in the order of the weapons, then the abilities'."""
    blocks: list[int] = field(default_factory=list)
    ram: int = 0
    dealt: int = 0


class Volley(Step, tag="volley"):
    """An attack on several ships, until all have said how they defend. The seat is whoever decides now."""

    attacker: str
    targets: list[str]
    weapons: list[int]
    abilities: list[str]
    said: dict[str, Defend] = field(default_factory=dict)
    """By target, known to nobody before all have spoken."""


class Rearm(Step, tag="rearm"):
    """Markers armed at once: shield markers after an attack (XIA-176), or by a rescued ship (XIA-253)."""

    most: int
    why: Literal["attack", "rescue"]


class DrawnMissions(Step, tag="drawn_missions"):
    """Cards that only this player sees: keep one or none (XIA-383)."""

    cards: list[str]


class Objective(Step, tag="objective"):
    """A d20 of a mission that experience can repeat (XIA-392)."""

    roll: int
    purpose: Literal["payment", "sneak"]


class Stowing(Step, tag="stowing"):
    """Cubes gained; the player chooses their cells (XIA-071)."""

    cubes: list[Cargo]


class Spawning(Step, tag="spawning"):
    """A ship or NPC comes to the board by its roll (section 14), or by the Tiger gate (XIA-344)."""

    ship: str
    roll: int = 0
    tiger: bool = False


class Placing(Step, tag="placing"):
    """An outfit just paid for, on its way into the hold (XIA-135)."""

    outfit: str


class Packing(Step, tag="packing"):
    """Rearranging: what was taken out and must find a place, or is sold with the old ship (XIA-284)."""

    outfits: list[str]
    cubes: list[Cargo]
    new_ship: bool = False
    was: list[list[int]] = field(default_factory=list)
    """Where the outfits, then the cubes, lay before they were taken out."""
    replicated: str | None = None
    """The outfit under the replication token."""


class Business(Step, tag="business"):
    pass


class Status(Step, tag="status"):
    stage: Literal["titles", "draw", "refresh", "arm", "end"] = "titles"


class NpcTurn(Step, tag="npc_turn"):
    """An NPC, run by its controller (sections 26 and 27)."""

    npc: str
    left: int = 0
    goal: str | None = None
    target: str | None = None
    stage: Literal["begin", "move", "attack", "end"] = "begin"
    end: str | None = None
    """The space it flies to in this turn."""
    path: list[str] = field(default_factory=list)
    """Spaces it has left in this turn, the first first."""


class NpcPlacing(Step, tag="npc_placing"):
    """Its spawn point is occupied: its controller chooses a space beside it (XIA-466)."""

    npc: str
    spaces: list[str]


class Following(Step, tag="following"):
    """Mag-Harpoon: follow the host's step or let go (XIA-545)."""

    to: str
    going: bool = False
    """It follows; if it does not get there, the line breaks."""


class Using(Step, tag="using"):
    """An ability being carried out, where it needs decisions after its roll."""

    ability: str
    left: int = 1
    """How much of it may still be done: cubes, damage."""
    target: str | None = None


class ShieldReroll(Step, tag="shield_reroll"):
    """A title's skill re-rolls one of the own shield dice (XIA-546)."""


Frame = (
    ChoosingShip
    | Fitting
    | Turn
    | Moving
    | Crossing
    | Visiting
    | Guard
    | Wound
    | Attack
    | Volley
    | Rearm
    | DrawnMissions
    | Objective
    | Stowing
    | Spawning
    | Placing
    | Packing
    | Business
    | Status
    | NpcTurn
    | NpcPlacing
    | Following
    | Using
    | ShieldReroll
)
