"""A command before it is carried out: where the ship would go, what it costs, what lies in its way. Nothing
is changed, and no card or die is foreseen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from rules.akarios.actions import BOWS, Act
from rules.akarios.battle import commands, moving
from rules.akarios.battle.deeds import Deed
from rules.akarios.components import FACES, LEVELS, TERRAIN
from rules.akarios.language import Move, Relocate, Turn
from rules.akarios.ship import boards, passives, patterns
from rules.akarios.ship.ships import Pose, pose
from rules.akarios.state import Battle, Ship
from rules.core.hexes import Hex, named

Kind = Literal["asteroids", "nebula", "glitch", "wormhole", "stop", "deadly"]
"""`nebula` takes a shield, `glitch` is the same without shields; `stop` breaks the move off."""


class Risk(NamedTuple):
    hex: Hex
    kind: Kind


class Plan(NamedTuple):
    poses: tuple[Pose, ...]
    """Before each step of the deed, and at the end."""
    path: tuple[Pose, ...]
    """Every hex that is entered."""
    risks: tuple[Risk, ...]
    stress: int
    """Of dice and of stopping early."""

    @property
    def end(self) -> Pose:
        return self.poses[-1]

    def count(self, *kinds: Kind) -> int:
        return sum(risk.kind in kinds for risk in self.risks)


def plan(battle: Battle, seat: int, found: Deed, act: Act) -> Plan:
    """Of a legal command; of one that is not yet whole, as far as it goes."""
    ship = battle.ships[battle.cockpits[seat].ship]
    at = _turned(commands.forced(battle, seat, pose(ship)), commands.stress_turn(act, "before"))
    poses, path, risks, early = [], list[Pose](), list[Risk](), 0
    shields = ship.shields
    for step, verb in enumerate(found.steps):
        at = _turned(at, commands.stress_turn(act, commands.AMID)) if step == 1 else at
        poses.append(at)
        if step in act.skip:
            continue
        match verb:
            case Move():
                way = moving.ways(verb, at).get(commands.way_of(found, act, step), [])
                stop = commands.stop_of(found, act, step)
                done = moving.flown(battle, ship, way, stop)
                flown = way[:done]
                met, shields = _met(battle, ship, flown, verb.ignore, shields)
                at = moving.end(battle, ship, way, stop, at)
                path, risks = [*path, *flown[:-1], *([at] if flown else [])], [*risks, *met]
                if done < patterns.length(battle, ship, way):
                    early += 1
                    risks.append(Risk(at.hex, "stop"))
            case Turn() if verb.aim.who == "self":
                at = _turned(at, commands.turn_of(found, act, step))
            case Relocate() if act.to:
                hex, _, bow = act.to.partition(".")
                at = _turned(Pose(named(hex), at.facing), bow if verb.any_facing else "")
                path.append(at)
    at = _turned(at, commands.stress_turn(act, "after"))
    spared = passives.flag(battle, ship.ref, "free_abort") is not None
    cost = paid(battle, seat, found, act.dice) + max(0, early - spared)
    return Plan((*poses, at), tuple(path), (*risks, *_deadly(ship, risks)), cost)


def paid(battle: Battle, seat: int, found: Deed, dice: Sequence[int]) -> int:
    """Stress for the dice (AK-123, AK-124)."""
    faces = (battle.cockpits[seat].dice[place].face for place in dice)
    return 0 if found.calm else sum(FACES[face].stress for face in faces)


def level(battle: Battle, seat: int, stress: int) -> int:
    """The highest level that so much more stress reaches; 0: none."""
    now = battle.cockpits[seat].stress
    return max((at for at in LEVELS if now < at <= now + stress), default=0)


def _turned(at: Pose, bow: str) -> Pose:
    return Pose(at.hex, BOWS.index(bow)) if bow in BOWS else at


def _met(
    battle: Battle, ship: Ship, way: Sequence[Pose], ignore: Sequence[str], shields: int
) -> tuple[list[Risk], int]:
    """What does something to the ship on its way, and its shields after that."""
    found: list[Risk] = []
    if patterns.phased(battle, ship.ref):
        return found, shields
    free = passives.flag(battle, ship.ref, "first_terrain_free") is not None
    spared = [
        *ignore,
        *(what for what in ("asteroids", "nebula") if passives.flag(battle, ship.ref, f"ignore_{what}")),
    ]
    for step in way:
        what = boards.terrain(battle.board, step.hex)
        if what == "wormhole" and step.hex in boards.wormholes(battle.board):
            found.append(Risk(step.hex, "wormhole"))
        if what not in ("asteroids", "nebula") or what in spared:
            continue
        if free:
            free = False
        elif what == "asteroids":
            found.append(Risk(step.hex, "asteroids"))
        else:
            found.append(Risk(step.hex, "nebula" if shields else "glitch"))
            shields = max(0, shields - TERRAIN["nebula"].shields)
    return found, shields


def _deadly(ship: Ship, risks: Sequence[Risk]) -> list[Risk]:
    rocks = [risk for risk in risks if risk.kind == "asteroids"]
    fatal = ship.hull is not None and len(rocks) * TERRAIN["asteroids"].hull >= ship.hull
    return [Risk(rocks[-1].hex, "deadly")] if fatal and rocks else []
