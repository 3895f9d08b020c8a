"""Both sides of an Invasion Combat: who stands where, and who is lost (TI-361, TI-379, TI-382)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import pieces, systems
from rules.twilight_imperium.components import LEADERS
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.effects.ground import REX
from rules.twilight_imperium.effects.sources import Source
from rules.twilight_imperium.frames import Choosing, Facts, Force, Invasion
from rules.twilight_imperium.state import NOBODY, Planet, State

LOSSES = "ground_losses"


def current(state: State) -> Invasion | None:
    """The planet that is being fought for."""
    return next((each for each in reversed(state.stack) if isinstance(each, Invasion)), None)


def planet(state: State, frame: Invasion) -> Planet:
    return systems.planet(state, frame.planet)


def force(frame: Invasion) -> Force:
    return frame.force or Force()


def troops(state: State, frame: Invasion, seat: int) -> tuple[int, int]:
    """Plain Ground Forces and Shock Troops of a side."""
    if seat == frame.seat:
        return force(frame).gf, force(frame).shock
    if frame.defender == NOBODY:
        return (state.custodians[1] if frame.planet == REX else 0), 0
    found = planet(state, frame)
    return (found.gf, found.shock) if found.owner == frame.defender else (0, 0)


def number(state: State, frame: Invasion, seat: int) -> int:
    return sum(troops(state, frame, seat))


def enemy(frame: Invasion, seat: int) -> int:
    return frame.defender if seat == frame.seat else frame.seat


def led(frame: Invasion, kind: str) -> int:
    """Leaders of a kind among those who land."""
    return sum(LEADERS[each].kind == kind for each in force(frame).leaders)


# Losses


def kill(state: State, frame: Invasion, seat: int, gf: int, shock: int) -> None:
    if seat == frame.seat:
        attackers = force(frame)
        attackers.gf, attackers.shock = attackers.gf - gf, attackers.shock - shock
        state.shock_left += shock
    elif seat == NOBODY:
        state.custodians[1] -= gf
    else:
        pieces.kill_ground(state, planet(state, frame), gf, shock)


def mourn(state: State, frame: Invasion, seat: int, count: int) -> None:
    """Whatever answers to lost Ground Forces does so before anything else goes on."""
    if seat == NOBODY:
        frame.killed[str(NOBODY)] = frame.killed.get(str(NOBODY), 0) + count
    elif count:
        systems.happens(state, "gf_lost", planet=frame.planet, seat=seat, count=count)


def counted(state: State, _: Source, facts: Facts, __: Dice) -> list[Event]:
    """Everybody killed in this combat, by whatever means, counts for Dacxive Animators (TI-374)."""
    frame = current(state)
    if frame is not None and frame.planet == facts["planet"]:
        seat = facts["seat"]
        frame.killed[seat] = frame.killed.get(seat, 0) + int(facts["count"])
    return []


def suffer(state: State, frame: Invasion, seat: int, hits: int) -> None:
    """Hits before the rounds: their owner says who goes, plain or Shock Troops (TI-348, TI-358)."""
    gf, shock = troops(state, frame, seat)
    hits = min(hits, gf + shock)
    if hits and gf and shock and hits < gf + shock:
        memo = [str(hits), str(seat)]
        args = {"planet": f"@{frame.planet}"}
        choose(state, seat, "ti-ground-losses", ["gf", "shock"], LOSSES, memo=memo, args=args)
        return
    kill(state, frame, seat, min(hits, gf), hits - min(hits, gf))
    mourn(state, frame, seat, hits)


def chosen(state: State, asked: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    frame = current(state)
    assert frame is not None
    hits, seat = map(int, asked.memo)
    plain = ids == ("gf",)
    kill(state, frame, seat, int(plain), int(not plain))
    mourn(state, frame, seat, 1)
    suffer(state, frame, seat, hits - 1)
    return []


def in_round(state: State, frame: Invasion, seat: int, hits: int) -> int:
    """Shock Troops, then Fighters, then plain ones (TI-379, TI-696); how many Ground Forces were lost."""
    gf, shock = troops(state, frame, seat)
    lost = min(hits, shock)
    flying = min(hits - lost, force(frame).fighters) if seat == frame.seat else 0
    plain = min(hits - lost - flying, gf)
    if flying:
        force(frame).fighters -= flying
    kill(state, frame, seat, plain, lost)
    return plain + lost


def escort(state: State, frame: Invasion) -> None:
    """Shock Troops without a plain Ground Force: one of them turns into one (TI-382)."""
    attackers = force(frame)
    if attackers.shock and not attackers.gf:
        attackers.shock, attackers.gf = attackers.shock - 1, 1
        state.shock_left += 1
    verbs.escort(state, planet(state, frame))


# What windows are told


def facts(frame: Invasion) -> dict[str, str | int]:
    found: dict[str, str | int] = {
        "attacker": frame.seat,
        "participant": " ".join(map(str, parties(frame))),
        "by": frame.seat,
        "system": frame.system,
        "planet": frame.planet,
        "round": frame.round,
    }
    return found if frame.defender == NOBODY else {**found, "defender": frame.defender, "at": frame.defender}


def parties(frame: Invasion) -> list[int]:
    """Players who fight here."""
    return [frame.seat] if frame.defender == NOBODY else [frame.seat, frame.defender]
