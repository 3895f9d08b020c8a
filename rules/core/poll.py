"""Votes: an open gathering in which everybody names one of the options, and the most named one stands.

A game puts a `Poll` on its stack and has `circle(...)` among its chapters: a table of what comes of each poll
(`then` names the row) and of how ties are broken. A vote may be changed until the poll closes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from rules.core import stack
from rules.core.contract import Action, Arg, Choice, Event, phrase
from rules.core.dice import Dice
from rules.core.notation import read
from rules.core.stack import Circle, Gathering, Question


class Vote(Action, frozen=True, tag="vote"):
    option: str


class Abstain(Action, frozen=True, tag="abstain"):
    """Leaves it to the others; what is done for a silent seat."""


class Poll(Gathering, kw_only=True, tag="poll"):
    """The voters are those asked, and those who may speak too."""

    topic: str
    """The question, as a word of the locale; an option of it is `topic-<option>`, or if
    they are `named` a component: then `topic-named`, a message of the game, says its name."""
    options: tuple[str, ...]
    named: bool = False
    sign: Literal["@", "#", "¶"] = "@"
    """What the named ones are: components, players by their seats, texts."""
    early: bool = True
    """It ends as soon as one option has more than half of the voters."""
    then: str = ""
    """What comes of it: a row of the game's table."""
    number: int = 0
    """Tells polls of one topic apart, so that a button of an old one does not vote in the next."""


Then = Callable[[Any, Any, str, Dice], list[Event]]
"""What comes of the option decided on: state, poll, option, dice. The poll is off the stack by then."""
Tie = Callable[[Any, Any, tuple[str, ...], Dice], tuple[str | None, list[Event]]]
"""How a tie is broken: the option that stands, or None if the rule has put a frame on the stack to decide."""

Hint = Callable[[Any, str], tuple[str, dict[str, Arg]]]
"""What an option would mean: a message and its arguments."""


def circle(
    then: Mapping[str, Then],
    ties: Mapping[str, Tie] | None = None,
    hints: Mapping[str, Hint] | None = None,
) -> Circle:
    """How the polls of a game are held. A tie without a row of its own goes by row "", or to the first."""
    broken, about = {"": first, **(ties or {})}, hints or {}

    def asked(state: Any, poll: Poll, seat: int) -> Question:
        return ask(state, poll, seat, about.get(poll.then))

    def close(state: stack.Stacked, poll: Poll, dice: Dice) -> list[Event]:
        state.stack.pop()
        found, events = result(poll), list[Event]()
        if isinstance(found, tuple):
            found, events = broken.get(poll.then, broken[""])(state, poll, found, dice)
        if found is None:
            return events
        if len(poll.circle()) > 1:
            events = [*events, Event("poll-decided", {"option": named(poll, found)})]
        return events + then[poll.then](state, poll, found, dice)

    return Circle(asked, close, hear, early=lambda state, poll: result(poll) is not None)


def first(state: Any, poll: Poll, tied: tuple[str, ...], dice: Dice) -> tuple[str | None, list[Event]]:
    """The first of the tied options stands: the one named first is the cautious one."""
    return tied[0], []


def ask(state: Any, poll: Poll, seat: int, about: Hint | None = None) -> Question:
    """The same for every voter, and whatever the others have said: no vote makes a button stale."""
    choices = []
    for option in poll.options:
        hint, args = about(state, option) if about is not None else (None, {})
        choices.append(Choice("poll-option", Vote(option), {"option": named(poll, option), **args}, hint))
    if len(poll.circle()) > 1:
        choices.append(stack.choice("poll-abstain", Abstain()))
    matter = f"poll.{poll.then or poll.topic}.{poll.number}"
    return Question(poll.topic, tuple(choices), accepts=_abstains, pace="answer", matter=matter)


def _abstains(action: Action) -> bool:
    """Also who votes alone may say nothing: there are no others to be asked to decide."""
    return isinstance(action, Abstain)


def hear(state: Any, poll: Poll, seat: int, action: Action, dice: Dice) -> list[Event]:
    """Everybody sees the vote. The same again is no news, and a single voter needs no announcement."""
    if len(poll.circle()) == 1 or vote_of(poll, seat) == action:
        return []
    args: dict[str, Arg] = {"player": f"#{seat}"}
    if not isinstance(action, Vote):
        return [Event("poll-abstains", args)]
    args["option"] = named(poll, action.option)
    return [Event("poll-changes-vote" if poll.spoke(seat) else "poll-votes", args)]


def named(poll: Poll, option: str) -> str:
    """An option as an argument of words."""
    if poll.named:
        return phrase(f"{poll.topic}-named", option=f"{poll.sign}{option}")
    return phrase(f"{poll.topic}-{option}")


def vote_of(poll: Poll, seat: int) -> Vote | Abstain | None:
    """What this seat has said so far."""
    said = read(poll.said[str(seat)], Vote | Abstain) if poll.spoke(seat) else None
    assert said is None or isinstance(said, Vote | Abstain)
    return said


def tally(poll: Poll) -> dict[str, list[int]]:
    """Who is for each option, in the order of the options; for views."""
    votes = {seat: vote_of(poll, seat) for seat in poll.circle()}
    return {option: [seat for seat, vote in votes.items() if vote == Vote(option)] for option in poll.options}


def result(poll: Poll) -> str | tuple[str, ...] | None:
    """The option decided on; the tied ones, all of them where nobody voted; None while it is open."""
    counts = {option: len(seats) for option, seats in tally(poll).items()}
    most = max(counts.values())
    leading = tuple(option for option, count in counts.items() if count == most)
    if poll.early and 2 * most > len(poll.circle()):
        return leading[0]
    if not all(poll.spoke(seat) for seat in poll.asked):
        return None
    return leading[0] if len(leading) == 1 else leading
