"""Cards and counters: limits of hands, what the Status Phase brings, who may follow, pick and play.

Facts: `seat`, `card`, `area`."""

from __future__ import annotations

from rules.twilight_imperium.components import HAND, STRATEGY
from rules.twilight_imperium.effects import bans, tokens
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.bans import forbidden
from rules.twilight_imperium.effects.numbers import Becomes, Sum, Table, total
from rules.twilight_imperium.effects.science import CARD as TECHNOLOGY
from rules.twilight_imperium.effects.sources import Source
from rules.twilight_imperium.effects.supply import NO_LIMIT
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.state import Area, State

SABOTAGE = "sabotage"
START: dict[Area, int] = {"strategy": 2, "fleet": 3, "command": 3}


def start_counters(state: State, seat: int, area: Area) -> Sum:
    return total(state, START[area], COUNTERS_AT_START, told.facts(seat=seat, area=area))


def _head_start(_: State, source: Source, facts: Facts) -> int:
    return int(told.mine(source, facts) and facts["area"] == "strategy")


def _pirate_fleet(_: State, source: Source, facts: Facts) -> int:
    return int(told.mine(source, facts) and facts["area"] == "fleet")


COUNTERS_AT_START: Table = {"l1z1x_head_start": _head_start, "mentak_fleet": _pirate_fleet}


# Hands


def hand_limit(state: State, seat: int) -> Sum:
    """Action Cards; the Yssaril know no limit, whatever a law says (TI-511)."""
    return total(state, HAND, LIMIT, told.facts(seat=seat))


def _three(_: State, source: Source, __: Facts) -> int | Becomes:
    return Becomes(3) if source.law is not None else 0


def _no_limit(_: State, source: Source, facts: Facts) -> int | Becomes:
    return Becomes(NO_LIMIT) if told.mine(source, facts) else 0


LIMIT: Table = {"limits_to_individual_power": _three, "yssaril_hand": _no_limit}


# The Status Phase


def status_cards(state: State, seat: int) -> Sum:
    """Action Cards that are drawn (TI-538)."""
    return total(state, 1, CARDS, told.facts(seat=seat))


def _motivator(_: State, source: Source, facts: Facts) -> int | Becomes:
    return tokens.change(source.id, "status_action_cards") if told.mine(source, facts) else 0


def _fate(_: State, source: Source, __: Facts) -> int:
    return -int(told.lasts(source))


def _no_draw(_: State, source: Source, __: Facts) -> int | Becomes:
    """Core Stability voted down: nobody draws this round."""
    return Becomes(0) if told.lasts(source) else 0


CARDS: Table = {
    "neural_motivator": _motivator,
    "yssaril_hand": 1,
    "minister_of_policy": 1,
    "master_of_fate": _fate,
    "core_stability": _no_draw,
}


def status_counters(state: State, seat: int) -> Sum:
    return total(state, 2, COUNTERS, told.facts(seat=seat))


def _metabolism(_: State, source: Source, facts: Facts) -> int | Becomes:
    return tokens.change(source.id, "status_counters") if told.mine(source, facts) else 0


def _peace_prize(state: State, source: Source, facts: Facts) -> int:
    """For the lowest Fleet Supply."""
    lowest = min(each.fleet for each in state.players if not each.out)
    return int(source.law is not None and state.players[told.seat(facts)].fleet == lowest)


COUNTERS: Table = {
    "vorhal_peace_prize": _peace_prize,
    "hyper_metabolism": _metabolism,
    "sol_command": 1,
}


def cannot_redistribute(state: State, facts: Facts) -> Source | None:
    return forbidden(state, REDISTRIBUTE, facts)


def _in_force(_: State, source: Source, __: Facts) -> bool:
    return source.law is not None


REDISTRIBUTE: bans.Table = {"resource_management": _in_force}


# Strategy Cards


def follow_cost(state: State, seat: int, card: str) -> Sum:
    """Counters of Strategy Allocation for the secondary (TI-418, TI-421)."""
    return total(state, max(0, STRATEGY[card].follow), FOLLOW_COST, told.facts(seat=seat, card=card))


def _archives(_: State, source: Source, facts: Facts) -> int | Becomes:
    return Becomes(0) if told.mine(source, facts) and facts["card"] == TECHNOLOGY else 0


def _planned(_: State, source: Source, facts: Facts) -> int | Becomes:
    return Becomes(0) if told.mine(source, facts) else 0


def _aggressive(_: State, source: Source, facts: Facts) -> int | Becomes:
    """Voted for, each uses the secondary of a card of his own for nothing."""
    own = told.mine(source, facts) and facts["card"] in source.on
    return Becomes(0) if own else 0


FOLLOW_COST: Table = {
    "aggressive_strategy": _aggressive,
    "science_community_speaker": _archives,
    "winnu_archives": _archives,
    "strategic_planning": _planned,
}


def cannot_follow(state: State, facts: Facts) -> Source | None:
    return forbidden(state, FOLLOW, facts)


def _paralysed(_: State, source: Source, facts: Facts) -> bool:
    return told.on_seat(source, facts) and facts["card"] in source.on


def _nobody(_: State, source: Source, __: Facts) -> bool:
    """Voted down, there are no secondaries for a round."""
    return told.lasts(source) and not source.on


def _drew(state: State, source: Source, facts: Facts) -> bool:
    """Regressive Rhetoric: he drew a card in its place, this turn."""
    effect = source.lasting
    drew = effect is not None and effect.n == state.turns and told.on_seat(source, facts)
    return drew and facts["card"] == TECHNOLOGY


FOLLOW: bans.Table = {
    "policy_paralysis": _paralysed,
    "aggressive_strategy": _nobody,
    "regressive_rhetoric": _drew,
}


def cannot_pick(state: State, facts: Facts) -> Source | None:
    return forbidden(state, PICK, facts)


def _shifted(_: State, source: Source, facts: Facts) -> bool:
    return facts["card"] in source.on


PICK: bans.Table = {"strategic_shift": _shifted}


# Action Cards


def cannot_play(state: State, facts: Facts) -> Source | None:
    """An Action Card; Sabotage always may (TI-523)."""
    return forbidden(state, PLAY, facts)


def _silenced(_: State, source: Source, facts: Facts) -> bool:
    return facts["card"] != SABOTAGE


PLAY: bans.Table = {"communications_breakdown": _silenced, "temporary_stability": _silenced}
