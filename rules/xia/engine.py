"""Which chapter resolves which frame of the stack."""

from __future__ import annotations

from rules.core import stack
from rules.core.contract import Event
from rules.core.dice import Dice
from rules.core.stack import Chapter, Chapters, Question
from rules.xia import (
    business,
    cargo,
    combat,
    crossings,
    defence,
    flight,
    following,
    frames,
    hazards,
    hold,
    mission_rolls,
    missions,
    npcs,
    packing,
    power,
    respawn,
    setup,
    status,
    turns,
    using,
    volley,
)
from rules.xia.state import State

CHAPTERS: Chapters = {
    frames.ChoosingShip: Chapter(setup.ask_ship, setup.answer_ship, setup.run_ship),
    frames.Fitting: Chapter(setup.ask_fitting, setup.answer_fitting, setup.run_fitting),
    frames.Turn: Chapter(turns.ask, turns.answer, turns.run),
    frames.Moving: Chapter(flight.ask, flight.answer, flight.run),
    frames.Crossing: Chapter(crossings.ask, crossings.answer, crossings.run),
    frames.Visiting: Chapter(flight.ask_visit, flight.answer_visit, flight.run_visit),
    frames.Guard: Chapter(hazards.ask, hazards.answer, hazards.run),
    frames.Wound: Chapter(hold.ask, hold.answer, hold.run),
    frames.Attack: Chapter(combat.ask, combat.answer, combat.run),
    frames.Volley: Chapter(volley.ask, volley.answer, volley.run),
    frames.ShieldReroll: Chapter(defence.ask_reroll, defence.answer_reroll, defence.run_reroll),
    frames.Rearm: Chapter(power.ask, power.answer, power.run),
    frames.DrawnMissions: Chapter(missions.ask_drawn, missions.answer_drawn, missions.run_drawn),
    frames.Objective: Chapter(mission_rolls.ask, mission_rolls.answer, mission_rolls.run),
    frames.Stowing: Chapter(cargo.ask, cargo.answer, cargo.run),
    frames.Spawning: Chapter(respawn.ask, respawn.answer, respawn.run),
    frames.Placing: Chapter(packing.ask_placing, packing.answer_placing, packing.run_placing),
    frames.Packing: Chapter(packing.ask, packing.answer, packing.run),
    frames.Business: Chapter(business.ask, business.answer, business.run),
    frames.Status: Chapter(status.ask, status.answer, status.run),
    frames.NpcTurn: Chapter(npcs.ask, npcs.answer, npcs.run),
    frames.NpcPlacing: Chapter(npcs.ask_placing, npcs.answer_placing, npcs.run_placing),
    frames.Following: Chapter(following.ask, following.answer, following.run),
    frames.Using: Chapter(using.ask, using.answer, using.run),
}


def asked(state: State) -> tuple[int, Question] | None:
    return stack.asked(state, CHAPTERS)


def settle(state: State, dice: Dice) -> list[Event]:
    return stack.settle(state, CHAPTERS, dice)
