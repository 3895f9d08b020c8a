"""Captain Shadow: the solo game's other ship, led by a deck of actions (section 39)."""

from __future__ import annotations

from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.starship_captains import frames, query, research, reservations, uprising
from rules.starship_captains.actions import Go
from rules.starship_captains.components import HOME, PASSENGERS, SOLO_ACTIONS
from rules.starship_captains.options import Options
from rules.starship_captains.pieces import SHADOW
from rules.starship_captains.question import Question, choice, question
from rules.starship_captains.state import Shadow, State

HUMAN = 0
PASSENGER_TECHS = 3


def set_up(state: State, options: Options, dice: Dice) -> None:
    """Before the central techs are dealt: the passenger's techs leave the shuffled deck first (SC-348)."""
    deck = list(SOLO_ACTIONS)
    later = [action.id for action in SOLO_ACTIONS.values() for _ in range(action.copies - 1)]
    dice.shuffle(deck)
    dice.shuffle(later)
    state.shadow = Shadow(HOME, deck, later)
    named = options.passenger
    state.passenger = dice.choice(list(PASSENGERS)) if named == "random" else named
    state.archive = list(PASSENGERS[state.passenger].techs)
    if not state.archive:
        state.archive = [research.deal_alpha(state) for _ in range(PASSENGER_TECHS)]
    state.techs.cards = [tech for tech in state.techs.cards if tech not in state.archive]


def new_round(state: State, dice: Dice) -> list[Event]:
    """The card of the new round joins those turned up, all in one new deck (SC-368, SC-370)."""
    shadow = _shadow(state)
    shadow.deck += [*shadow.revealed, shadow.later.pop(0)]
    dice.shuffle(shadow.deck)
    shadow.revealed = []
    shadow.passed = False
    return [Event("sc-shadow-deck", {"n": len(shadow.deck)})]


def after_turn(state: State, dice: Dice) -> list[Event]:
    """His turn: a card above the next cell of the display; without one he passes (SC-352, SC-366).

    Once the human has passed he goes on until then (SC-367).
    """
    shadow = _shadow(state)
    if shadow.passed:
        return []
    if not shadow.deck:
        shadow.passed = True
        return [Event("sc-shadow-passes")]
    action = shadow.deck.pop()
    shadow.revealed.append(action)
    state.stack.append(frames.ShadowTurn(HUMAN, action))
    return [Event("sc-shadow-turns-up", {"card": f"@{action}"}, reveals=True)]


def ask(state: State, frame: frames.ShadowTurn) -> Question | None:
    if SOLO_ACTIONS[frame.action].behaviour == "research":
        return None
    places = targets(state)
    if not places:
        return None
    return question(
        "sc-ask-shadow",
        *(
            choice("sc-shadow-go", Go(to), place=f"@{to}", mission=f"@{mission}")
            for to, mission in places.items()
        ),
        forced=True,
    )


def targets(state: State) -> dict[str, str]:
    """Missions one route away from him, the human's own planet left out (SC-357, SC-360)."""
    found = {
        to: state.planets[to].mission for to in query.neighbours(state, _shadow(state).location) if to != HOME
    }
    taken = state.players[HUMAN].location
    return {to: mission for to, mission in found.items() if mission is not None and to != taken}


def answer(state: State, frame: frames.ShadowTurn, action: Action, dice: Dice) -> list[Event]:
    assert isinstance(action, Go)
    planet = state.planets[action.to]
    assert planet.mission is not None
    told = Event("sc-shadow-mission", {"place": f"@{action.to}", "mission": f"@{planet.mission}"})
    state.missions.discard(planet.mission)
    planet.mission = None
    events = [told, *_fly(state, action.to), *uprising.next_mission(state, action.to, dice)]
    return events + _over(state, dice)


def run(state: State, frame: frames.ShadowTurn, dice: Dice) -> list[Event]:
    if SOLO_ACTIONS[frame.action].behaviour == "mission":
        return [Event("sc-shadow-idle"), *_over(state, dice)]
    return [*_fly(state, state.players[HUMAN].location), *_research(state, dice), *_over(state, dice)]


def _over(state: State, dice: Dice) -> list[Event]:
    state.stack.pop()
    return after_turn(state, dice) if state.players[HUMAN].passed else []


def _fly(state: State, to: str) -> list[Event]:
    """Pirates do not trouble him; he reserves like any captain (SC-362, SC-363)."""
    shadow = _shadow(state)
    here = shadow.location
    if to == here:
        return []
    shadow.location = to
    return [*reservations.leave(state, SHADOW, here), *reservations.stop(state, SHADOW, to)]


def _research(state: State, dice: Dice) -> list[Event]:
    """The card below his action goes, an omega too; an alpha or beta takes its place (SC-355, SC-356)."""
    gone = research.remove_from_display(state, len(_shadow(state).revealed) - 1)
    if gone is None:
        return []
    research.discard(state, gone)
    return [Event("sc-shadow-research", {"card": f"@{gone}"}), *research.refill(state, dice)]


def _shadow(state: State) -> Shadow:
    assert state.shadow is not None
    return state.shadow
