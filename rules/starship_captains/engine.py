"""Which chapter resolves which frame of the stack (SC-408, SC-409)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core import stack
from rules.core.contract import Event
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, Step
from rules.starship_captains import (
    airlock,
    commanders,
    costs,
    crew,
    effects,
    events,
    fights,
    frames,
    gains,
    hold,
    installing,
    pirates,
    repairs,
    research,
    shadow,
    stations,
    tracks,
    travel,
    triggers,
    turns,
)
from rules.starship_captains.state import State

CHAPTERS: Mapping[type[Step], Chapter] = {
    frames.Turn: Chapter(turns.ask, turns.answer, turns.run),
    frames.Effects: Chapter(effects.ask, effects.answer, effects.run),
    frames.Triggers: Chapter(triggers.ask, triggers.answer, triggers.run),
    frames.Moves: Chapter(travel.ask, travel.answer, travel.run),
    frames.Damage: Chapter(hold.ask_damage, hold.answer_damage, hold.run_damage),
    frames.Stow: Chapter(hold.ask_stow, hold.answer_stow, hold.run_stow),
    frames.Fights: Chapter(fights.ask, fights.answer, fights.run),
    frames.FightOver: Chapter(fights.ask_over, fights.answer_over, fights.run_over),
    frames.Spawn: Chapter(pirates.ask, pirates.answer, pirates.run),
    frames.Repairs: Chapter(repairs.ask, repairs.answer, repairs.run),
    frames.Gain: Chapter(gains.ask, gains.answer, gains.run),
    frames.Peek: Chapter(gains.ask_peek, gains.answer_peek, gains.run_peek),
    frames.Research: Chapter(research.ask, research.answer, research.run),
    frames.Drawn: Chapter(research.ask_drawn, research.answer_drawn, research.run_drawn),
    frames.Copying: Chapter(research.ask_copy, research.answer_copy, research.run_copy),
    frames.Laying: Chapter(research.ask_lay, research.answer_lay, research.run_lay),
    frames.Installing: Chapter(installing.ask, installing.answer, installing.run),
    frames.Bonuses: Chapter(installing.ask_bonus, installing.answer_bonus, installing.run_bonus),
    frames.Steps: Chapter(tracks.ask, tracks.answer, tracks.run),
    frames.Event: Chapter(events.ask, events.answer, events.run),
    frames.Drill: Chapter(crew.ask_drill, crew.answer_drill, crew.run_drill),
    frames.Recall: Chapter(crew.ask_recall, crew.answer_recall, crew.run_recall),
    frames.Choosing: Chapter(costs.ask_choice, costs.answer_choice, costs.run_choice),
    frames.Paying: Chapter(costs.ask_pay, costs.answer_pay, costs.run_pay),
    frames.Commander: Chapter(commanders.ask, commanders.answer, commanders.run),
    frames.Airlock: Chapter(airlock.ask, airlock.answer, airlock.run),
    frames.Stationed: Chapter(stations.ask, stations.answer, stations.run),
    frames.ShadowTurn: Chapter(shadow.ask, shadow.answer, shadow.run),
}


def asked(state: State) -> tuple[int, Question] | None:
    return stack.asked(state, CHAPTERS)


def settle(state: State, dice: Dice) -> list[Event]:
    return stack.settle(state, CHAPTERS, dice)
