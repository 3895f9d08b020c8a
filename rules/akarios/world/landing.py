"""Before a world: the squad may skip it, or lands (AK-566 to AK-572, AK-633)."""

from __future__ import annotations

from rules.akarios.components import CARDS, PILOTS
from rules.akarios.frames import Outing
from rules.akarios.language import Stat
from rules.akarios.naming import page, prose
from rules.akarios.scenario import pair
from rules.akarios.scenario.conditions import open_gate
from rules.akarios.squad import extreme
from rules.akarios.state import State, Walker, World
from rules.akarios.world import places
from rules.core.contract import Arg, Event
from rules.core.dice import Dice
from rules.core.poll import Poll

STAMINA = (10, 8, 7, 6)
"""By the count of players (AK-567)."""
LANDING = "ak-landing"
EXPLORE, SKIP = "explore", "skip"


def begin(state: State) -> None:
    """In place of landing the squad may read what skipping brings (AK-633). Before, it may change the
    Sparrow's pair (AK-070, AK-954)."""
    state.stage = "world"
    state.world = World(state.node, state.seats, 0)
    state.polls += 1
    voters = list(range(state.seats))
    options = (EXPLORE, SKIP)
    state.stack.append(
        Poll(topic="ak-ask-landing", options=options, then=LANDING, asked=voters, number=state.polls)
    )
    if pair.matters_on_foot(state.sheet):
        pair.voted_on(state)


def _stamina(state: State) -> int:
    """Less in extreme mode (AK-698), more by the Sparrow's upgrades (AK-571, AK-954)."""
    passive = [each for card in state.sheet.fitted for each in CARDS[card].passive]
    more = [each.n for each in passive if isinstance(each, Stat) and each.what == "start_stamina"]
    return extreme.stamina(state.sheet, STAMINA[state.seats - 1]) + sum(more)


def about(state: State, option: str) -> tuple[str, dict[str, Arg]]:
    """What nobody can know who reads "move on" (AK-634)."""
    return ("ak-landing-skipped" if option == SKIP else "ak-landing-explored"), {}


def decided(state: State, poll: Poll, option: str, dice: Dice) -> list[Event]:
    if option == SKIP:
        state.outing.ended = "skip"
        return [Event("ak-world-skipped", {"world": prose(places.script(state).title)})]
    script = places.script(state)
    state.outing.stamina = _stamina(state)
    state.outing.walkers = [_walker(state, seat, script.start_card) for seat in range(state.seats)]
    state.outing.revealed = [script.start_card]
    state.stack.append(Outing())
    return [page(state, each.text) for each in script.intro if open_gate(state, each.given)]


def _walker(state: State, seat: int, card: int) -> Walker:
    """Stress is what events have left (AK-568)."""
    member = state.sheet.members[state.roster[seat]]
    assert member.pilot is not None
    health = PILOTS[member.pilot].health
    return Walker(
        state.roster[seat], member.pilot, card, health, health, state.outing.stamina, stress=member.stress
    )
