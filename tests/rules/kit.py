"""The test kit that every game runs: random games by legal moves, with every promise of the contract checked.

A game is put on the list of `tests.rules.games`; nothing here knows which game it plays.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Literal, get_args

import msgspec
from PIL import Image

from rules.core import (
    CLOCK,
    Action,
    Aside,
    Dice,
    Event,
    IllegalMove,
    Outcome,
    Prompt,
    Rules,
    fold,
    merge,
    none_of,
    notation,
    saved,
)
from rules.core.campaign import Legacy, first_state
from rules.core.draft import BETWEEN, Draft
from rules.core.stack import Gathering
from tests.rules.anything import arbitrary

ENOUGH = 120
"""Moves looked at when one is wanted: sets of moves may be endless."""
HURRY = 250
"""After so many moves the playout only does what the game waits for."""
MOST = 700
NO_DEPTH = 10**6
"""Whoever numbers throws by the moves that stand finds this one; others mind asides, or no moves at all."""
MOST_SILENT = 6
"""Answers of a seat until a gathering ends, which may ask several things in turn."""
MOST_STEPS = 80
"""Of a move that is put together."""
MOST_ORDERS = 300
"""Moves that orders may make in a row: the table stops there, too."""


@dataclass(frozen=True)
class Game:
    """A game as the kit sees it: its rules, options worth trying, and what is secret in it."""

    rules: Rules[Any]
    options: Sequence[Any]
    scramble: Callable[[Any, int | None, random.Random], Any]
    """A copy of the state in which everything that this seat may not know is different."""
    components: Callable[[Any], tuple[Any, Any]]
    """(an epoch, everything that must stay the same within it): no card is lost or doubled."""
    pictures: Callable[[Any, int | None], list[bytes]]
    """What a seat, or with None everybody, gets to see, drawn."""
    made: Callable[[Any, int, Action], Callable[[Any], None]] | None = None
    """Looks at a move before it is made; what it returns looks at what came of it."""
    unheard: Callable[[Any, int | None, random.Random], Any] | None = None
    """What an android does not know, where others say aloud what nobody sees; none: what it does not see."""
    complete: bool = True
    """Whether `moves` yields every legal move of a player; where they are endless it yields sensible ones."""
    hurried: Literal["default", "android"] = "default"
    """Who moves when a playout is in a hurry: where silence never ends a game, androids do."""
    most: int = MOST
    """Moves after which any playout has ended."""
    rate: float = 0.15
    """How many positions of a playout have every promise checked; fewer where games are long."""
    brief: int | None = None
    """Moves after which a quick playout stops, where whole games are long; None: with the game."""
    whole: int = 12
    """Whole games beyond those, played by a slow test."""
    tables: Sequence[tuple[Any, int]] = ()
    """Options and seats that are played with; none: all options with every number of players."""
    recorded: Mapping[str, tuple[Any, int]] = field(default_factory=dict)
    """Games between androids that are kept in tests/playthroughs, by name: options and seats."""

    def __str__(self) -> str:
        return self.rules.key

    def seats(self, options: Any) -> list[int]:
        """How many can play with these options."""
        return [seats for seats in self.rules.seats if self.rules.why_not(options, seats) is None]

    def tried(self) -> list[tuple[Any, int]]:
        return list(self.tables) or [(each, seats) for each in self.options for seats in self.seats(each)]


@dataclass
class Played:
    """A whole recorded game."""

    game: Game
    options: Any
    seats: int
    seed: bytes
    state: Any
    moves: list[tuple[int, str]] = field(default_factory=list)
    events: list[list[Event]] = field(default_factory=list)
    legacy: Legacy | None = None
    """Of a chapter of a campaign."""

    @property
    def outcome(self) -> Outcome | None:
        return self.game.rules.outcome(self.state)

    def dice(self) -> Dice:
        """Of the next move."""
        return fold.dice(self.game.rules, self.state, self.seed, len(self.moves))


Check = Callable[[Played, random.Random], None]


def begin(game: Game, options: Any, seats: int, seed: bytes, legacy: Legacy | None = None) -> Played:
    state = first_state(game.rules, options, seats, Dice(seed, -1), legacy)
    return Played(game, options, seats, seed, state, legacy=legacy)


def play(played: Played, seat: int, action: Action) -> list[Event]:
    """As the table does it: chance comes of the seed and the number of the throw."""
    rules, depth = played.game.rules, len(played.moves)
    text = notation.write(action)
    assert notation.read(text, rules.actions) == action, text
    number, dice = rules.throw(played.state, depth), played.dice()
    look = played.game.made and played.game.made(played.state, seat, action)
    events = rules.play(played.state, seat, action, dice)
    if look is not None:
        look(played.state)
    assert not dice.used or rules.throw(played.state, depth + 1) != number, (
        "the next throw would fall the same"
    )
    played.moves.append((seat, text))
    played.events.append(events)
    return events


def follow_orders(played: Played) -> None:
    """Standing orders are carried out until nobody has one that fits, as the table does it."""
    rules = played.game.rules
    for _ in range(MOST_ORDERS):
        ordered = ((seat, rules.ordered(played.state, seat)) for seat in range(played.seats))
        seat, action = next((each for each in ordered if each[1] is not None), (CLOCK, None))
        if action is None:
            return
        play(played, seat, action)
    raise AssertionError(f"orders without end: {played.moves[-3:]}")


def playout(
    game: Game,
    options: Any,
    seats: int,
    seed: bytes,
    check: Check | None = None,
    most: int | None = None,
    legacy: Legacy | None = None,
) -> Played:
    """A whole game by random legal moves; `check` looks at every position."""
    chance = random.Random(seed)
    played = begin(game, options, seats, seed, legacy)
    for number in range(most or game.most):
        if check is not None:
            check(played, chance)
        if played.outcome is not None:
            break
        seat, action = pick(game, played.state, chance, hurry=number > HURRY)
        if chance.random() < 0.5:
            played.state = saved.copy(played.state)  # as after a restart; the replay does without
        play(played, seat, action)
        follow_orders(played)
    return played


def pick(game: Game, state: Any, chance: random.Random, *, hurry: bool = False) -> tuple[int, Action]:
    """Somebody who may move, and one of the moves: an answer to a prompt, any other move, or time."""
    rules = game.rules
    prompts = rules.prompts(state)
    asked = [prompt for prompt in prompts if not prompt.optional]
    time = list(islice(rules.moves(state, CLOCK), ENOUGH))
    if hurry:
        for prompt in asked:
            action = rules.default(state, prompt.seat)
            if game.hurried == "android":
                action = rules.android(state, prompt.seat, Dice(chance.randbytes(8), 0))
            if action is not None:
                return prompt.seat, action
        if time:
            return CLOCK, time[0]
    if time and (chance.random() < (0.03 if asked else 0.4)):
        return CLOCK, chance.choice(time)
    seats = list(range(state.seats))
    chance.shuffle(seats)
    for seat in seats:
        own = [action for prompt in prompts if prompt.seat == seat for action in answers(prompt, chance)]
        others = list(islice(rules.moves(state, seat), ENOUGH))
        for moves in chance.sample([own, others], 2):
            if moves:
                return seat, chance.choice(moves)
    assert time, "nobody may move, and time stands still"
    return CLOCK, chance.choice(time)


def answers(prompt: Prompt, chance: random.Random) -> list[Action]:
    """What can be answered: every choice, or some ways to pick several."""
    actions = [choice.action for choice in prompt.choices]
    if prompt.many is None or not actions:
        return actions
    least, most = prompt.many
    counts = {least, most, chance.randint(least, most)}
    return [merge(chance.sample(actions, count)) if count else none_of(actions[0]) for count in counts]


def seen_by(prompts: list[Prompt], seat: int | None) -> list[Prompt]:
    """Whom the game waits for, and for what, as this seat can tell: of others' secret choices nothing."""
    hidden = {"key": "", "args": {}, "choices": (), "many": None, "panel": None, "matter": ""}
    return [
        msgspec.structs.replace(each, **hidden) if each.private and each.seat != seat else each
        for each in prompts
    ]


def waited(rules: Rules[Any], state: Any) -> list[int]:
    return [prompt.seat for prompt in rules.prompts(state) if not prompt.optional]


def pixels(picture: Image.Image) -> bytes:
    """Pictures are compared, not stored: no need to compress them."""
    return f"{picture.mode} {picture.size} ".encode() + picture.tobytes()


# Promises of the contract, each as a check of one position.


def round_trips(played: Played, chance: random.Random) -> None:
    blob = saved.dump(played.state)
    again = saved.load(blob, played.game.rules.state)
    assert again == played.state
    assert saved.dump(again) == blob


def accepts(played: Played, seat: int, action: Action) -> None:
    copy = saved.copy(played.state)
    try:
        played.game.rules.play(copy, seat, action, played.dice())
    except IllegalMove as refusal:
        raise AssertionError(
            f"{seat}: {notation.write(action)} was offered and refused: {refusal}"
        ) from refusal
    round_trips(begun_at(played, copy), random.Random(0))


def begun_at(played: Played, state: Any) -> Played:
    return Played(played.game, played.options, played.seats, played.seed, state)


def answers_are_legal(played: Played, chance: random.Random) -> None:
    """Every choice of every prompt is accepted, and a prompt without a panel of its own has choices."""
    prompts = played.game.rules.prompts(played.state)
    assert played.outcome is None or not prompts
    for prompt in prompts:
        assert 0 <= prompt.seat < played.seats
        assert prompt.choices or prompt.panel, f"{prompt.key} asks for nothing"
        if not prompt.choices and not prompt.optional:
            assert next(played.game.rules.moves(played.state, prompt.seat), None) is not None
        some = answers(prompt, chance)
        for action in some if len(some) < 4 else chance.sample(some, 4):
            accepts(played, prompt.seat, action)


def moves_are_legal(played: Played, chance: random.Random) -> None:
    for seat in (CLOCK, *range(played.seats)):
        moves = list(islice(played.game.rules.moves(played.state, seat), ENOUGH))
        for action in chance.sample(moves, min(2, len(moves))):
            accepts(played, seat, action)


def automatic_moves_are_legal(played: Played, chance: random.Random) -> None:
    """What an android does, what is done for the silent, and what orders say are legal moves."""
    rules = played.game.rules
    for seat in range(played.seats):
        for action in (
            rules.android(played.state, seat, Dice(b"android", len(played.moves))),
            rules.default(played.state, seat),
            rules.ordered(played.state, seat),
        ):
            if action is not None:
                accepts(played, seat, action)


def refusals_change_nothing(played: Played, chance: random.Random) -> None:
    """Moves of others, moves of time, seats that are not there, fields out of range: refused, or legal."""
    rules, state = played.game.rules, played.state
    seats = (CLOCK, *range(played.seats))
    stolen = [action for seat in seats for action in islice(rules.moves(state, seat), 40)]
    attempts = chance.sample(stolen, min(3, len(stolen)))
    attempts += [arbitrary(kind, chance) for kind in chance.sample(get_args(rules.actions), 3)]
    for action in attempts:
        for seat in (-2, played.seats, 10**6):
            assert refused(played, seat, action), f"seat {seat} moved: {action}"
        for seat in chance.sample(seats, min(2, len(seats))):
            offered = action in list(islice(rules.moves(state, seat), 3000))
            listed = played.game.complete and seat != CLOCK and getattr(action, "at", None) is None
            assert refused(played, seat, action) or offered or not listed, (
                f"{seat}: {notation.write(action)} was accepted but is not among the moves"
            )


def refused(played: Played, seat: int, action: Action) -> bool:
    """Whether `play` refuses the move; if so the state must be as it was."""
    state = saved.copy(played.state)
    before = saved.dump(state)
    try:
        played.game.rules.play(state, seat, action, played.dice())
        legal = True
    except IllegalMove:
        legal = False
    if legal:
        still_sound(begun_at(played, state))
    else:
        assert saved.dump(state) == before, f"refused, but changed the state: {action}"
    return not legal


def still_sound(played: Played) -> None:
    """Whatever was accepted, the game goes on from it."""
    rules = played.game.rules
    round_trips(played, random.Random(0))
    rules.prompts(played.state)
    for seat in (None, *range(played.seats)):
        rules.view(played.state, seat)


def secrets_are_kept(played: Played, chance: random.Random) -> int:
    """What a seat may not know changes nothing of what it sees, of whom the game waits for, of what is asked
    of it or openly of others, of what its android would do and its orders say."""
    rules, changed = played.game.rules, 0
    asked = rules.prompts(played.state)
    for seat in (None, *range(played.seats)):
        other = played.game.scramble(saved.copy(played.state), seat, chance)
        changed += saved.dump(other) != saved.dump(played.state)
        assert saved.dump(rules.view(other, seat)) == saved.dump(rules.view(played.state, seat)), (
            f"the view of {seat} shows a secret after {played.moves[-1:]}"
        )
        assert seen_by(rules.prompts(other), seat) == seen_by(asked, seat), (
            f"whom the game asks, and what, tells {seat} a secret after {played.moves[-1:]}"
        )
        if seat is None:
            continue
        dice = [Dice(b"android", len(played.moves)) for _ in range(2)]
        unheard = played.game.unheard
        deaf = other if unheard is None else unheard(saved.copy(played.state), seat, chance)
        assert rules.android(deaf, seat, dice[0]) == rules.android(played.state, seat, dice[1])
        assert rules.ordered(other, seat) == rules.ordered(played.state, seat), "orders know a secret"
    return changed


def silence_ends_gatherings(played: Played, chance: random.Random) -> None:
    """When nobody answers, what is done for the silent closes the question that several are asked."""
    rules, quiet = played.game.rules, begun_at(played, saved.copy(played.state))
    frames = getattr(quiet.state, "stack", ())
    if not frames or not isinstance(frames[-1], Gathering) or played.outcome is not None:
        return
    gathering = frames[-1]
    for _ in range(MOST_SILENT * played.seats + 1):
        if not any(frame is gathering for frame in quiet.state.stack):
            return
        seat = waited(rules, quiet.state)[0]
        action = rules.default(quiet.state, seat)
        assert action is not None, f"nothing is done for the silent seat {seat}"
        play(quiet, seat, action)
    raise AssertionError(f"silence does not end {gathering}")


def answers_disturb_nobody(played: Played, chance: random.Random) -> None:
    """In a gathering an answer that only waits to be read changes what nobody else is asked: else every
    answer would make everybody's buttons stale."""
    rules, state = played.game.rules, saved.copy(played.state)
    before = rules.prompts(state)
    frames = getattr(state, "stack", ())
    if not before or not frames or not isinstance(frames[-1], Gathering):
        return
    prompt = chance.choice(before)
    rules.play(state, prompt.seat, chance.choice(answers(prompt, chance)), played.dice())
    after = rules.prompts(state)
    if not state.stack or not isinstance(state.stack[-1], Gathering):
        return
    state.stack[-1].said = played.state.stack[-1].said
    if saved.dump(state) == saved.dump(played.state):
        others = [[each for each in asked if each.seat != prompt.seat] for asked in (before, after)]
        assert others[0] == others[1], f"an answer of {prompt.seat} changes what others are asked"


def asides_disturb_nobody(played: Played, chance: random.Random) -> None:
    """A gift or an order leaves alone what others are asked, and how the next die falls.

    Left out are the seat that gets the gift, calls to look at an offer that comes and goes, and orders that
    answer the open question for whoever gave them.
    """
    rules, state, depth = played.game.rules, played.state, len(played.moves)
    before = rules.prompts(state)
    seat = chance.randrange(played.seats)
    asides = [each for each in islice(rules.moves(state, seat), ENOUGH) if isinstance(each, Aside)]
    for action in chance.sample(asides, min(2, len(asides))):
        copy = saved.copy(state)
        dice = played.dice()
        rules.play(copy, seat, action, dice)
        after = rules.prompts(copy)
        if [each.key for each in before if each.seat == seat] == [e.key for e in after if e.seat == seat]:
            free = {seat, getattr(action, "to", seat), getattr(action, "seat", seat)}
            untouched = [
                [each for each in asked if each.seat not in free and not each.soon]
                for asked in (before, after)
            ]
            assert untouched[0] == untouched[1], (
                f"{seat}: {notation.write(action)} makes others' buttons stale"
            )
        by_depth = rules.throw(state, NO_DEPTH) == rules.throw(copy, NO_DEPTH) == NO_DEPTH
        if not by_depth and not dice.used:
            assert rules.throw(copy, depth + 1) == rules.throw(state, depth), (
                "an aside changes the next throw"
            )


def drafts_lead_to_moves(played: Played, chance: random.Random) -> None:
    """A move put together step by step: what is offered makes sense, what stands can be played, it comes to
    an end, and nothing of it tells what its seat may not know. Several picks together may be too much."""
    rules, seat = played.game.rules, chance.randrange(played.seats)
    before, said = saved.dump(played.state), tuple[str, ...]()
    other = played.game.scramble(saved.copy(played.state), seat, chance)
    draft = next(iter(rules.drafts(played.state, seat, said)), None)
    while draft is not None:
        assert draft.said == said and len(said) < MOST_STEPS, f"a draft without end: {said}"
        assert rules.drafts(other, seat, said)[-1] == draft, f"a draft tells {seat} a secret: {said}"
        if draft.action is not None:
            accepts(played, seat, draft.action)
        if draft.asks is None:
            assert draft.action is not None, f"a draft that leads to nothing: {said}"
            return
        draft = _one_step_further(rules, played.state, seat, draft, chance)
        said = said if draft is None else draft.said
    assert saved.dump(played.state) == before, "a draft touches the state"


def _one_step_further(
    rules: Rules[Any], state: Any, seat: int, draft: Draft, chance: random.Random
) -> Draft | None:
    low, high = draft.many or (1, 1)
    count = chance.randint(low, min(high, len(draft.options)))
    codes = [draft.options[number].code for number in sorted(chance.sample(range(len(draft.options)), count))]
    said = (*draft.said, BETWEEN.join(codes))
    found = rules.drafts(state, seat, said)[-1]
    assert found.said == said or count > 1, f"offered, and makes no sense: {said}"
    return found if found.said == said else None


def pictures_keep_secrets(played: Played, chance: random.Random) -> None:
    for seat in (None, *range(played.seats)):
        other = played.game.scramble(saved.copy(played.state), seat, chance)
        views = [played.game.rules.view(state, seat) for state in (played.state, other)]
        assert played.game.pictures(views[0], seat) == played.game.pictures(views[1], seat)


def events_have_an_audience(played: Played, chance: random.Random) -> None:
    for event in played.events[-1] if played.events else ():
        assert event.to is None or (event.to and all(0 <= seat < played.seats for seat in event.to))


class Conserved:
    """No component is lost or doubled as long as the epoch lasts."""

    def __init__(self) -> None:
        self.first: dict[Any, Any] = {}

    def __call__(self, played: Played, chance: random.Random) -> None:
        epoch, parts = played.game.components(played.state)
        before = self.first.setdefault(epoch, parts)
        assert before == parts, f"{_changed(before, parts)} after {played.moves[-1:]}"


def _changed(before: Any, now: Any) -> str:
    """What is said of it, if it is told apart by kinds."""
    if not isinstance(before, dict):
        return f"{before} became {now}"
    kinds = [kind for kind in before if before[kind] != now.get(kind)]
    return "; ".join(f"{kind} {before[kind]} became {now.get(kind)}" for kind in kinds)


def begins_or_says_why_not(game: Game, options: Any, seats: int) -> bool:
    """`why_not` and `start` agree. Whether such a table can begin."""
    refusal = game.rules.why_not(options, seats)
    found: IllegalMove | None = None
    try:
        game.rules.start(options, seats, Dice(b"begin", -1))
    except IllegalMove as problem:
        found = problem
    keys = [None if each is None else each.key for each in (refusal, found)]
    assert keys[0] == keys[1], f"{seats} with {options}: why_not says {keys[0]}, start {keys[1]}"
    return refusal is None


def replays(played: Played) -> None:
    """The log alone gives the same states and the same events."""
    again = begin(played.game, played.options, played.seats, played.seed, played.legacy)
    for seat, text in played.moves:
        play(again, seat, notation.read(text, played.game.rules.actions))
    assert saved.dump(again.state) == saved.dump(played.state)
    assert again.events == played.events


ALWAYS: tuple[Check, ...] = (round_trips, events_have_an_audience)
SOMETIMES: tuple[Check, ...] = (
    answers_are_legal,
    moves_are_legal,
    automatic_moves_are_legal,
    refusals_change_nothing,
    secrets_are_kept,
    silence_ends_gatherings,
    drafts_lead_to_moves,
    answers_disturb_nobody,
    asides_disturb_nobody,
)


def all_promises(rate: float) -> Check:
    """Cheap checks at every position, the others at some."""
    conserved = Conserved()

    def check(played: Played, chance: random.Random) -> None:
        for promise in (*ALWAYS, conserved):
            promise(played, chance)
        for promise in SOMETIMES:
            if chance.random() < rate:
                promise(played, chance)

    return check


def seeds(count: int, of: str) -> Iterator[bytes]:
    return (f"{of} {number}".encode() for number in range(count))
