"""The contract every game keeps: who is asked what, what a move changes, and who may see it.

A game is `(rules version, options, seed, actions…)`; its state is the fold of `play` over the actions.
Nothing in `rules` reads a clock, a file while playing, or a random number but through `Dice`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec
from msgspec import Struct, field
from typing_extensions import TypeVar

from rules.core.dice import Dice

if TYPE_CHECKING:
    from rules.core.campaign import Campaign
    from rules.core.draft import Draft

CLOCK = -1
"""The seat that plays what time does: a phase ends, a threat is announced, a deadline passes."""

Arg = str | int | tuple[str | int, ...]
"""What words are filled with. "#2" is the player of seat 2, "@x" the component named x; see `phrase`."""


class Action(Struct, frozen=True, tag_field="move", forbid_unknown_fields=True):
    """One move. Each game has a tagged union of these; `notation` gives every one its short text form."""


class Aside(Action, frozen=True):
    """Made at any time; answers no question and makes no button stale: an order, a gift, an offer."""


class StandingOrder(Aside, frozen=True):
    """Can be given at any time. An undo does not remove it, and nobody has to consent because of it."""


SUBJECTS = ("by", "player", "seat", "ship")
"""The arguments of a fact that name whose doing it is."""


class Event(Struct, frozen=True):
    """A fact that came of a move; narration, history, replay and the voice all speak from these."""

    key: str
    args: dict[str, Arg] = field(default_factory=dict)
    to: tuple[int, ...] | None = None
    """The seats that learn of it; None is everybody."""
    reveals: bool = False
    """Something hidden became known, so taking the move back needs everybody's consent."""
    by_order: bool = False
    """Of its own accord, by what a player had decided ahead; told so."""


class Choice(Struct, frozen=True):
    label: str
    action: Action
    args: dict[str, Arg] = field(default_factory=dict)
    hint: str | None = None
    group: str | None = None
    """Choices of one group stand together: a select of their own, or a row."""
    usual: bool = False
    """What most would do: its button is blue. Told from what all who are asked may know."""
    final: bool = False
    """Gives something up for good: it comes last and is asked once more. From what they may know, too."""

    def usually(self, when: bool = True) -> Choice:
        return msgspec.structs.replace(self, usual=when)

    def finally_(self, when: bool = True) -> Choice:
        return msgspec.structs.replace(self, final=when)


Pace = Literal["turn", "answer", "reaction"]
"""Which of the table's clocks runs for a question: an own turn, an answer owed to others, a quick word."""


class Prompt(Struct, frozen=True):
    """What the game waits for from one seat."""

    seat: int
    key: str
    choices: tuple[Choice, ...] = ()
    args: dict[str, Arg] = field(default_factory=dict)
    many: tuple[int, int] | None = None
    """Pick from lo to hi choices at once; their actions are joined by `merge`."""
    optional: bool = False
    """The game goes on without an answer: shown, but nobody is pinged for it."""
    private: bool = False
    """The choices are a secret of the seat, or nobody else's affair: never shown at the table."""
    panel: str | None = None
    """Too many moves for buttons: the game's cog has a panel of this name."""
    soon: bool = False
    """With `optional`: the game goes on for now, yet the player is called and reminded: an offer, a debt."""
    pace: Pace = "turn"
    matter: str = ""
    """Names what it is about (`battle.14`, `vote.3`): drafts and ids of panels hang on it."""
    silence: Action | None = None
    """What is done when its clock has run out; None: `Rules.default`, if it is the seat's first question."""
    spoke: bool = False
    """The seat has answered, and may answer otherwise as long as others are waited for. That it did is no
    secret; what it said is."""


class Outcome(Struct, frozen=True):
    key: str
    """How it ended, as a word of the locale: "sa-won", "sa-lost", "abandoned"."""
    winners: tuple[int, ...] = ()
    scores: tuple[int | None, ...] = ()
    """By seat; a crew that wins or loses together shares one figure."""
    args: dict[str, Arg] = field(default_factory=dict)


class CannotUpgrade(Exception):
    """A state of older rules that these cannot go on with: the game waits, and nothing of it is lost."""


class IllegalMove(Exception):
    """Raised by `play` before the state is touched. The key says why, in words of the locale."""

    def __init__(self, key: str, *, rule: str | None = None, **args: Arg) -> None:
        super().__init__(key, args)
        self.key = key
        self.rule = rule
        self.args_for_words = args
        self.names: Mapping[int, str] | None = None
        """By seat, once it is known at whose table it was raised."""

    def __reduce__(self) -> tuple[Any, ...]:
        """It travels from a worker to the bot."""
        return partial(type(self), self.key, rule=self.rule, **self.args_for_words), ()


State = TypeVar("State", bound=Struct)
Seen = TypeVar("Seen", bound=Struct, covariant=True, default=Struct)
"""A game's View; left out where any will do."""


class Rules(Protocol[State, Seen]):
    """A game inherits from it: what it says nothing of is as here."""

    key: str
    """The name of the game's folder, and of its words."""
    version: int
    """Raised when old logs no longer fold to the same states, or old states no longer load; see `upgrade`."""
    seats: range
    options: type[Any]
    state: type[State]
    actions: Any
    """The union of the game's Action types."""
    heavy: bool = False
    """A move may take longer than the event loop can spare: it is played by a worker."""
    ponders: bool = True
    """Its androids think for longer than the event loop can spare: they do so in a worker."""
    campaign: Campaign[Any, Any] | None = None
    """What goes on over many tables, in a game that has such a thing."""

    def start(self, options: Any, seats: int, dice: Dice) -> State: ...

    def why_not(self, options: Any, seats: int) -> IllegalMove | None:
        """Why a table with these options and so many players cannot begin; None if it can."""
        return None

    def idle(self, options: Any) -> tuple[str, ...]:
        """Options that mean nothing as the others stand: they are kept, but neither offered nor shown."""
        return ()

    def prompts(self, state: State) -> list[Prompt]:
        """Whom the game waits for, and what it asks. Empty only when it is over or the clock is next."""
        ...

    def moves(self, state: State, seat: int) -> Iterator[Action]:
        """Legal moves, lazily: all of them where few, sensible ones first where combinatorial."""
        ...

    def play(self, state: State, seat: int, action: Action, dice: Dice) -> list[Event]:
        """Check everything, then change the state. Raises IllegalMove with the state untouched."""
        ...

    def throw(self, state: State, depth: int) -> int:
        """Which throw of the seed comes next: usually the number of moves that stand. A game in which anybody
        may speak at any time counts its throws instead, or leaves out what threw no die: so no aside changes
        how a die falls."""
        return depth

    def view(self, state: State, seat: int | None) -> Seen:
        """What this seat, or with None a spectator, may see."""
        ...

    def outcome(self, state: State) -> Outcome | None: ...

    def undoable(self, state: State) -> bool:
        """Whether moves may be taken back at this point at all (never while a clock runs)."""
        ...

    def default(self, state: State, seat: int) -> Action | None:
        """The move made for a silent seat when its deadline has passed."""
        ...

    def ordered(self, state: State, seat: int) -> Action | None:
        """The move the seat's own standing orders make now; the table plays it at once, as the seat's."""
        return None

    def android(self, state: State, seat: int, dice: Dice) -> Action | None:
        """The move of an automatic player in this seat, from what the seat may see."""
        ...

    def draft(self, state: State, seat: int, said: tuple[str, ...]) -> Draft | None:
        """A move put together step by step: what has been said, what may come next; or None. Words that make
        no sense any more are refused."""
        return None

    def drafts(self, state: State, seat: int, said: tuple[str, ...]) -> list[Draft]:
        """The drafts on the way there, the empty one first, as far as the words hold."""
        found: list[Draft] = []
        for length in range(len(said) + 1):
            try:
                draft = self.draft(state, seat, said[:length])
            except (IllegalMove, ValueError, LookupError):
                draft = None
            if draft is None:
                break
            found.append(draft)
        return found

    def upgrade(self, plain: dict[str, Any], version: int) -> dict[str, Any]:
        """A stored state of an older version, as plain data, in the form of now. It may change `plain`."""
        raise CannotUpgrade(version)


def phrase(key: str, **args: Arg) -> str:
    """A message of the locale as an argument of another one: "~" and what to call it with."""
    return "~" + msgspec.json.encode((key, args)).decode()


def told(events: Sequence[Event], seat: int | None) -> list[Event]:
    """The events a seat, or with None a spectator, learns of."""
    return [event for event in events if event.to is None or (seat is not None and seat in event.to)]


def merge(actions: Sequence[Action]) -> Action:
    """Several picks of one prompt as one move: tuple fields are joined, the others must agree."""
    first = actions[0]
    joined: dict[str, Any] = {}
    for name in first.__struct_fields__:
        values = [getattr(action, name) for action in actions]
        if isinstance(values[0], tuple):
            joined[name] = tuple(item for value in values for item in value)
        elif any(value != values[0] for value in values):
            raise ValueError(f"choices disagree on {name}")
        else:
            joined[name] = values[0]
    return type(first)(**joined)


def none_of(action: Action) -> Action:
    """The move of picking nothing, where a prompt allows that: the same with its tuples empty."""
    values = {name: getattr(action, name) for name in action.__struct_fields__}
    return type(action)(**{name: () if isinstance(value, tuple) else value for name, value in values.items()})
