"""Captain Shadow: the solo game's other ship, led by a deck of actions (section 39)."""

from __future__ import annotations

from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.starship_captains import frames, query, reservations, uprising
from rules.starship_captains.components import HOME, PASSENGERS, SOLO_ACTIONS, TECHS
from rules.starship_captains.question import Question, choice, question
from rules.starship_captains.state import SHADOW, Go, Options, Shadow, State

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
    state.archive = list(PASSENGERS[state.passenger].techs) or _alphas(state)
    state.techs.cards = [tech for tech in state.techs.cards if tech not in state.archive]


def _alphas(state: State) -> list[str]:
    """From the top of the shuffled deck (SC-347)."""
    found = [tech for tech in reversed(state.techs.cards) if TECHS[tech].level == "alpha"]
    return found[:PASSENGER_TECHS]


def new_round(state: State, dice: Dice) -> list[Event]:
    """The card of the new round joins those turned up, all in one new deck (SC-368, SC-370)."""
    shadow = _shadow(state)
    shadow.deck += [*shadow.revealed, shadow.later.pop(0)]
    dice.shuffle(shadow.deck)
    shadow.revealed = []
    shadow.passed = False
    return [Event("sc-shadow-deck", {"n": len(shadow.deck)})]


def after_turn(state: State, dice: Dice) -> list[Event]:
    """His turn after the human's; once the human has passed he plays on to the end of his deck (SC-367)."""
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
    events = _fly(state, action.to)
    planet = state.planets[action.to]
    assert planet.mission is not None
    told = {"place": f"@{action.to}", "mission": f"@{planet.mission}"}
    state.missions.discard(planet.mission)
    planet.mission = None
    events += [Event("sc-shadow-mission", {**told}), *uprising.next_mission(state, action.to, dice)]
    return events + _done(state, dice)


def run(state: State, frame: frames.ShadowTurn, dice: Dice) -> list[Event]:
    if SOLO_ACTIONS[frame.action].behaviour == "mission":
        return [Event("sc-shadow-idle"), *_done(state, dice)]
    return [*_fly(state, state.players[HUMAN].location), *_research(state, dice), *_done(state, dice)]


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
    cell = len(_shadow(state).revealed) - 1
    gone = state.display[cell]
    if gone is not None:
        (state.omegas if TECHS[gone].level == "omega" else state.techs).discard(gone)
    state.display[cell] = state.techs.draw(dice)
    told = {"gone": f"@{gone}", "came": f"@{state.display[cell]}", "cell": cell + 1}
    return [Event("sc-shadow-research", {**told}, reveals=True)]


def _done(state: State, dice: Dice) -> list[Event]:
    state.stack.pop()
    return after_turn(state, dice) if state.players[HUMAN].passed else []


def _shadow(state: State) -> Shadow:
    assert state.shadow is not None
    return state.shadow
