"""Games by post on a clock that only counts: how often, how long and why a table waits for people who are not
there.

The engine and the androids are those of every game. Whoever is called answers after a while of his own, and
then everything else that he is asked, as long as he is there. What he has laid down beforehand the engine
carries out. A *wait* is a stretch in which nothing can happen until somebody comes; seats that are asked
together are one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from msgspec import Struct, field
from msgspec.structs import replace

from rules.core.contract import Action, IllegalMove, Prompt
from rules.core.dice import Dice
from rules.core.orders import SetWaits
from rules.core.stack import Gathering, Step
from rules.twilight_imperium.actions import Decline, Let, Plan
from rules.twilight_imperium.android import followers
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.cards.judging import legal
from rules.twilight_imperium.cards.waits import REACTION
from rules.twilight_imperium.frames import Ballots, Turn, Window
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.lab import causes, habits, people
from rules.twilight_imperium.lab.people import THERE
from rules.twilight_imperium.lab.policies import EVERY_STEP, POLICIES, QUEUED, Habit
from rules.twilight_imperium.state import State
from rules.twilight_imperium.strategic import owed

FELT = 3.0
"""Minutes after which a pause is one."""
MOST = 40_000
HABITS: dict[Habit, Callable[[State, int], Iterator[Action]]] = {
    "ranking": habits.ranking,
    "plan": habits.plan,
    "orders": habits.orders,
    "queue": habits.queue,
}


class Task(Struct, frozen=True):
    number: int
    seats: int
    rounds: int
    """So many are played at most."""
    policy: str
    median: float
    adopt: float
    seed: str


class Record(Struct):
    policy: str
    number: int = 0
    rounds: int = 0
    waits: Counter[str] = field(default_factory=Counter)
    """By cause; so too…"""
    minutes: Counter[str] = field(default_factory=Counter)
    calls: Counter[str] = field(default_factory=Counter)
    """Questions for which somebody had to come."""
    longest: float = 0.0
    cause: str = ""
    """Of the longest."""
    late: int = 0
    """Answers that a clock gave."""
    ordered: int = 0
    """Answers that orders gave."""


def tasks(
    games: int, seats: int, rounds: int, policies: tuple[str, ...], median: float, adopt: float, seed: str
) -> list[Task]:
    """Every game by each of the policies."""
    return [
        Task(number, seats, rounds, policy, median, adopt, seed)
        for number in range(games)
        for policy in policies
    ]


def game(task: Task) -> Record:
    table = Post(task)
    while not table.over():
        table.step()
    table.record.rounds = min(table.state.round, task.rounds)
    return table.record


class Call(Struct):
    """Somebody is asked and will come."""

    cause: str
    at: float
    since: float
    """When the question was put that is asked of him now; its clock runs from then."""
    what: int


class Post:
    """One game, and where everybody is."""

    def __init__(self, task: Task) -> None:
        self.task, self.policy = task, POLICIES[task.policy]
        self.seed = f"{task.seed} {task.number}"
        self.state: State = RULES.start(self.policy.options, task.seats, Dice(self.seed.encode(), -1))
        self.record = Record(task.policy, task.number)
        self.now, self.moves = 0.0, 0
        self.calls: dict[int, Call] = {}
        self.seen = dict[int, float]()
        """When each seat last moved."""
        self.came = Counter[int]()
        self.turns = Counter[int]()
        self.idle = dict[int, int]()
        """Who leaves a question lying, and since which move."""
        self.waited: tuple[Step, int | None] | None = None
        """What the last wait was for."""
        for seat in range(task.seats):
            if self.policy.ask_all:
                self.play(seat, SetWaits(("all",)))
            self.leave(seat)

    def over(self) -> bool:
        assert self.moves < MOST, f"{self.task} does not go on"
        return self.state.over or self.state.round > self.task.rounds

    def play(self, seat: int, move: Action) -> None:
        RULES.play(self.state, seat, move, Dice(self.seed.encode(), RULES.throw(self.state, self.moves)))
        self.moves += 1

    # What happens next

    def step(self) -> None:
        """Orders first, then whoever comes first."""
        if self._follow():
            return
        asked = self._asked()
        self._call(asked)
        seat = min(self.calls, key=lambda each: (self.calls[each].at, each))
        call = self.calls[seat]
        self._wait(call.at, seat, asked[seat])
        self._answer(seat, asked[seat], call)

    def _follow(self) -> bool:
        """One move that nobody has to come for."""
        for seat in range(self.state.seats):
            move = RULES.ordered(self.state, seat)
            if move is None and self._unasked(seat):
                move = Let()
            if move is not None:
                self.record.ordered += 1
                self.play(seat, move)
                return True
        return False

    def _unasked(self, seat: int) -> bool:
        """A window of which only those learn who can act."""
        frame = self._window(seat)
        if frame is None or not self.policy.knows_hands or frame.point in self.policy.veiled:
            return frame is not None and frame.point in QUEUED and self._has("senate", seat)
        return not any(True for _ in legal(self.state, seat, frame.point, frame.facts))

    def _window(self, seat: int) -> Window | None:
        top = self.state.stack[-1] if self.state.stack else None
        waited = isinstance(top, Window) and RULES.waits_for(self.state, seat) is not None
        return top if waited and isinstance(top, Window) else None

    # Who is called

    def _asked(self) -> dict[int, Prompt]:
        """What everybody is asked who has to come for it; where they are asked in turn only the first."""
        found = dict[int, Prompt]()
        for each in RULES.prompts(self.state):
            if (not each.optional or each.soon) and self.idle.get(each.seat) != self.moves:
                found.setdefault(each.seat, each)  # offers in a negotiation are answered with it
        top = self.state.stack[-1]
        if isinstance(top, self.policy.in_turn) and isinstance(top, Gathering):
            ahead = self._ahead(top)
            blocking = [seat for seat in self._order(top) if seat in found and not found[seat].optional]
            for seat in blocking[1:]:
                if seat not in ahead:
                    del found[seat]
        return found

    def _order(self, frame: Gathering) -> list[int]:
        return list(dict.fromkeys(frame.asked))

    def _ahead(self, frame: Gathering) -> list[int]:
        """Who votes before his turn comes."""
        if not isinstance(frame, Ballots):
            return []
        return [seat for seat in frame.asked if self._has("vote", seat)]

    def _call(self, asked: dict[int, Prompt]) -> None:
        for seat in list(self.calls):
            if seat not in asked:
                del self.calls[seat]
        for seat, prompt in asked.items():
            what = hash((prompt.key, prompt.matter, prompt.optional))
            call = self.calls.get(seat)
            if call is None:
                self.calls[seat] = Call(self._cause(prompt), self._comes(seat), self.now, what)
            elif call.what != what:
                call.what, call.since, call.cause = what, self.now, self._cause(prompt)

    def _cause(self, prompt: Prompt) -> str:
        return causes.SECONDARY if prompt.optional else causes.of(self.state)

    def _comes(self, seat: int) -> float:
        """Who has just been there answers at once; an automatic decline has its own delay."""
        if self.now - self.seen.get(seat, -2 * THERE) <= THERE:
            return self.now + people.BRIEF
        wait = people.latency(f"{self.seed} seat {seat}", self.came[seat], self.task.median)
        self.came[seat] += 1
        if self._feigns(seat):
            return self.now + wait
        self.record.calls[causes.of(self.state)] += 1
        return people.awake(seat, self.now, wait)

    def _feigns(self, seat: int) -> bool:
        """Declines by itself, for whoever has nothing to cancel a card with."""
        frame = self._window(seat)
        if frame is None or frame.point != REACTION or not self._has("delay", seat):
            return False
        return not any(True for _ in legal(self.state, seat, frame.point, frame.facts))

    # He comes, or his clock runs out

    def _wait(self, until: float, seat: int, prompt: Prompt) -> None:
        pause, self.now = until - self.now, max(self.now, until)
        if pause <= FELT:
            return
        top, cause = self.state.stack[-1], causes.of(self.state)
        alone = isinstance(top, self.policy.in_turn)
        for_whom = seat if alone else None
        same = self.waited is not None and self.waited[0] is top and self.waited[1] == for_whom
        self.record.minutes[cause] += round(pause)
        self.record.waits[cause] += not same
        self.waited = (top, for_whom)
        if pause > self.record.longest:
            self.record.longest, self.record.cause = pause, cause

    def _answer(self, seat: int, prompt: Prompt, call: Call) -> None:
        limit = self.policy.clocks.get(prompt.pace)
        del self.calls[seat]
        if limit is not None and not prompt.optional and people.awake(seat, call.since, limit) < self.now:
            self.record.late += 1
            move = prompt.silence or RULES.default(self.state, seat)
            assert move is not None
            self.play(seat, move)
            return
        self.seen[seat] = self.now
        top = self.state.stack[-1]
        self.turns[seat] += isinstance(top, Turn) and not top.acts
        self._decide(seat, prompt)
        if not self.over() and seat not in {
            each.seat for each in RULES.prompts(self.state) if not each.optional
        }:
            self.leave(seat)

    def _decide(self, seat: int, prompt: Prompt) -> None:
        """As an android would; what it leaves lying lies until something happens."""
        if prompt.optional:
            self._settle(seat)
            return
        move = RULES.android(self.state, seat, Dice(f"{self.seed} android".encode(), self.moves))
        if isinstance(move, Plan) and self.policy.each_step:
            move = replace(move, stop=EVERY_STEP)
        if move is None:
            self.idle[seat] = self.moves
        else:
            self.play(seat, move)

    def _settle(self, seat: int) -> None:
        """A secondary that was left open."""
        card, asked = owed.debt(self.state, seat), owed.asked(self.state, seat)
        if card is None or asked is None:
            self.idle[seat] = self.moves
            return
        self.play(seat, followers.answer(Eyes(self.state, seat), card, asked) or Decline(card))

    # What he leaves behind

    def _has(self, habit: Habit, seat: int) -> bool:
        """Whether he bothers this time: the same for each turn of his."""
        seed = f"{self.seed} {habit} {seat} {self.state.round}"
        known = habit in self.policy.habits
        return known and people.chance(seed, self.turns[seat], self.task.adopt)

    def leave(self, seat: int) -> None:
        for habit, lay in HABITS.items():
            if self._has(habit, seat):
                for move in list(lay(self.state, seat)):
                    self._lay(seat, move)

    def _lay(self, seat: int, move: Action) -> None:
        try:
            self.play(seat, move)
        except IllegalMove as problem:
            raise AssertionError(f"{self.task}: {move} of {seat}") from problem
