"""What happened is answered: first by the cards of those concerned, then by the scenario's rules in their
order.

What an answer causes is noted in turn and waits until the rules that are under way are done: queued, never
nested.
"""

from __future__ import annotations

from rules.akarios.cards import triggers as cards
from rules.akarios.components import CARDS
from rules.akarios.frames import Responding, Rule
from rules.akarios.scenario import script
from rules.akarios.scenario.goals import script as script_of
from rules.akarios.scenario.script_if import When
from rules.akarios.scenario.whom import of_faction
from rules.akarios.ship import stress
from rules.akarios.ship.ships import cockpit
from rules.akarios.state import Battle, Noted, State
from rules.core.contract import Event
from rules.core.dice import Dice

CARRY_COST = "carry_cost"
"""The variable that says what each engine card costs whoever carries a token."""


def pending(state: State) -> bool:
    """Whether something noted can be answered now."""
    return bool(state.battle is not None and state.battle.noted) and not _under_way(state)


def _under_way(state: State) -> bool:
    """A rule or a card is being carried out: what it causes waits for its end."""
    return any(isinstance(each, Rule | Responding) for each in state.stack)


def answer(state: State, dice: Dice) -> list[Event]:
    """The first thing noted. The engine calls it after every step, as long as something is `pending`."""
    battle = state.fight
    noted = battle.noted.pop(0)
    events = _dropped(battle, noted) + _paid(state, noted, dice)
    fitting = [rule for rule in _rules(state) if fits(battle, rule.when, noted)]
    for rule in reversed(fitting):
        state.stack.append(Rule(rule=rule.id, at=-1, facts=dict(noted.facts)))
    return events + cards.answer(state, noted, dice)


def _rules(state: State) -> list[script.Rule]:
    """Those of the scenario, and what its own actions do once they are done."""
    told = script_of(state)
    deeds = (
        script.Rule(each.id, When("action_done", card=each.id), each.do, each.text) for each in told.action
    )
    return [*told.rule, *deeds]


def rule_of(state: State, id: str) -> script.Rule:
    return next(rule for rule in _rules(state) if rule.id == id)


def fits(battle: Battle, when: When, noted: Noted) -> bool:
    return (
        when.hook == noted.hook
        and _fits_ship(battle, when, noted)
        and _fits_place(battle, when, noted)
        and (not when.card or noted.facts.get("card") == when.card)
        and (not when.hull or noted.facts.get("hull", "0") != "0")
        and _fits_round(battle.round, when)
    )


def _fits_round(round: int, when: When) -> bool:
    if when.every is not None and (round < when.first or (round - when.first) % when.every):
        return False
    return when.round is None or round == when.round


def _fits_ship(battle: Battle, when: When, noted: Noted) -> bool:
    ship = battle.ships.get(noted.facts.get("ship", ""))
    if ship is None:
        wants = when.who is not None or when.faction is not None or when.elite is not None
        return not wants and when.type in ("", noted.facts.get("type"))
    return (
        (when.who is None or ship.side == when.who)
        and (not when.type or ship.kind == when.type)
        and (when.faction is None or of_faction(ship.kind, when.faction))
        and (when.elite is None or ship.elite == when.elite)
    )


def _fits_place(battle: Battle, when: When, noted: Noted) -> bool:
    facts = noted.facts
    if when.tokens and facts.get("token") not in when.tokens:
        return False
    if when.left_board and facts.get("left") != "yes":
        return False
    ship = battle.ships.get(facts.get("ship", ""))
    hex = facts.get("hex") or (ship.hex if ship else None)
    if when.on_token and (hex is None or battle.tokens[when.on_token].hex != hex):
        return False
    return not when.in_hexes or hex in when.in_hexes


def _dropped(battle: Battle, noted: Noted) -> list[Event]:
    """What a destroyed ship carried stays where it was."""
    if noted.hook != "destroyed" or "ship" not in noted.facts:
        return []
    events = []
    for id in sorted(battle.tokens):
        token = battle.tokens[id]
        if token.carrier == noted.facts["ship"]:
            token.carrier, token.hex = None, noted.facts.get("hex")
            events.append(Event("ak-token-dropped", {"token": f"@{id}", "hex": token.hex or ""}))
    return events


def _paid(state: State, noted: Noted, dice: Dice) -> list[Event]:
    """An engine card costs the carrier of a token stress, where the scenario says so."""
    battle = state.fight
    cost = battle.vars.get(CARRY_COST, 0)
    facts = noted.facts
    if not cost or noted.hook != "action_done" or facts.get("card") not in CARDS:
        return []
    carries = any(token.carrier == facts.get("ship") for token in battle.tokens.values())
    mine = cockpit(battle, facts.get("ship", ""))
    if not carries or mine is None or CARDS[facts["card"]].kind != "engine":
        return []
    return stress.gain(state, battle.cockpits.index(mine), cost, dice)
