"""Equal options: the squad decides, or the owner of the only ship concerned (AK-895).

Whoever puts the question names the default first (AK-923, AK-932). It is taken without asking unless somebody
has ordered "ask"; an order may also name the ship that takes ties.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence

from rules.akarios.actions import Pick
from rules.akarios.frames import Tie
from rules.akarios.naming import bow, called
from rules.akarios.state import Battle, State
from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.core.hexes import FACINGS
from rules.core.stack import Circle, Question, choice

ORDER = "ties"
"""The standing order on ties: "ask", or the ref of the ship that takes them."""
ASK = "ask"
Then = Callable[[State, Tie, str, Dice], list[Event]]
"""What comes of the option that was taken; the frame is off the stack by then."""


def ordered(state: State) -> list[str]:
    """What the members at the table have ordered about ties, in the order of their seats."""
    books = [state.sheet.members[member].book for member in state.roster]
    return [order.do for book in books for order in book.orders if order.when == ORDER]


def put(
    state: State,
    kind: str,
    options: Sequence[str],
    then: str,
    *,
    owners: Collection[int] = (),
    memo: Sequence[str] = (),
    always: bool = False,
) -> None:
    """`owners`: the seats whose ships it concerns; exactly one of them decides alone. `always`: it is
    somebody's right to choose, and asked whatever was ordered."""
    orders = ordered(state)
    named = [ref for ref in orders if ref in options]
    best = list(dict.fromkeys((*named[:1], *options)))
    voters = list(owners) if len(owners) == 1 else list(range(state.seats))
    state.stack.append(
        Tie(
            kind=kind,
            options=best,
            then=then,
            memo=list(memo),
            asked=voters if always or ASK in orders else [],
        )
    )


def circle(then: Mapping[str, Then]) -> Circle:
    def close(state: State, frame: Tie, dice: Dice) -> list[Event]:
        state.stack.pop()
        return then[frame.then](state, frame, _most_named(frame), dice)

    return Circle(ask, close)


def ask(state: State, frame: Tie, seat: int) -> Question:
    assert state.battle is not None
    choices = tuple(_offer(state.battle, option) for option in frame.options)
    return Question(f"ak-ask-tie-{frame.kind}", choices, pace="reaction", matter=f"tie.{frame.kind}")


def silent(state: State, frame: Tie, seat: int) -> Action:
    return Pick((frame.options[0],))


def _offer(battle: Battle, option: str) -> Choice:
    pick = Pick((option,))
    if option in battle.ships or option in battle.tokens:
        return choice("ak-tie-ship", pick, ship=called(battle, option))
    if option in FACINGS:
        return choice("ak-tie-bow", pick, bow=bow(FACINGS.index(option)))
    if option.isalpha():
        return choice(f"ak-tie-{option}", pick)
    return choice("ak-tie-hex", pick, hex=option)


def _most_named(frame: Tie) -> str:
    """A tie among the answers goes to the option that was named first when it was put (AK-895)."""
    said = Counter(pick.what[0] for _, pick in frame.answers(Pick, frame.asked) if isinstance(pick, Pick))
    return max(frame.options, key=lambda option: said[option])
