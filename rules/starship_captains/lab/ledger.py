"""What every card brought its player in a game between androids: the book-keeping behind the balance figures.

The game is played step by step. Around each step stand the sources that are being resolved (a room, a card,
a mission, a track, …); whatever the player is richer or poorer by after it is entered for all of them, in
points at fixed prices. So a mission's account holds its points and everything its rows set in motion.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator

from rules.core.contract import Action
from rules.core.dice import Dice
from rules.starship_captains import engine, frames, installing, query, scoring
from rules.starship_captains.actions import Advance, Go, Promote, Repair, Train
from rules.starship_captains.android import valuing
from rules.starship_captains.components import CELLS, MISSIONS, PASSENGERS, TECHS, Effect
from rules.starship_captains.state import Player, State

MEDAL = 2 / 3
ARTIFACT = 1.0
PIRATE = 1.0
STEP = 5 / 6
DAMAGE = -4 / 3
FIGURE = 2.0
"""A figure in the ready room: one use. An android too."""
TRAINED = MEDAL
CARD = 2.0
"""A card installed, whoever's effect it was."""
MOVE, JUMP = MEDAL, 2 * MEDAL
LOCKER = MEDAL
TRANSLATED = 0.5
"""A token that only a hyperlocker has room for, and a step on a better track."""


class Ledger:
    def __init__(self) -> None:
        self.brought: dict[str, float] = defaultdict(float)
        self.events: Counter[str] = Counter()
        """How often each was resolved."""

    def play(self, state: State, action: Action, dice: Dice) -> None:
        """As the rules play it, with every step entered."""
        self._passives(state, state.stack[-1], action)
        self._step(state, action, dice)
        while state.stack and not state.over:
            frame = state.stack[-1]
            asked = engine.CHAPTERS[type(frame)].ask(state, frame)
            if asked is None:
                self._notice(state, frame)
                self._step(state, None, dice)
            elif asked.forced and len(asked.choices) == 1:
                self._step(state, asked.choices[0].action, dice)
            else:
                break

    def _step(self, state: State, action: Action | None, dice: Dice) -> None:
        frame = state.stack[-1]
        player = state.players[frame.seat]
        sources = set(_sources(state))
        before, done = wealth(state, player), len(player.missions)
        crowd = _crowd(state, player)
        spared = _coming(state)
        chapter = engine.CHAPTERS[type(frame)]
        if action is None:
            chapter.run(state, frame, dice)
        else:
            chapter.answer(state, frame, action, dice)
        gain = wealth(state, player) - before
        if isinstance(action, Go) and isinstance(frame, frames.Moves):
            gain += JUMP if frame.jump else MOVE
        if isinstance(frame, frames.Installing):
            gain += CARD
        if len(player.missions) > done:
            self.brought[player.missions[-1]] += MISSIONS[player.missions[-1]].points
        if isinstance(frame, frames.Event):
            self.events[frame.card] += any(frame.card == source for source in _sources(state))
        if isinstance(frame, frames.Effects) and _coming(state) < spared:
            gain -= DAMAGE * (spared - _coming(state))
        if (more := _crowd(state, player) - crowd) > 0:
            self._credit(state, frame.seat, "extra_hold_slots", LOCKER * more)
        for source in sources:
            self.brought[source] += gain

    def _notice(self, state: State, frame: frames.Frame) -> None:
        """The bonus of an edge that a card changes."""
        if isinstance(frame, frames.Bonuses) and frame.edges:
            symbol = getattr(TECHS[frame.card].edges, frame.edges[0])
            changed = installing.bonus(state, frame.seat, symbol, frame.card)
            if changed != [Effect(symbol)]:
                plain = valuing.worth(state, frame.seat, [Effect(symbol)])
                more = valuing.worth(state, frame.seat, changed) - plain
                self._credit(state, frame.seat, "bonus_becomes", more, symbol)

    def _passives(self, state: State, frame: frames.Frame, action: Action) -> None:
        """Cards that change a rule and are no source themselves."""
        if isinstance(action, Repair) and isinstance(frame, frames.Moves):
            self._credit(state, frame.seat, "move_or_jump_as_repair", -DAMAGE - MOVE)
        if isinstance(action, Advance) and isinstance(frame, frames.Steps) and frame.walking is None:
            other = frame.faction not in (None, action.faction)
            self._credit(state, frame.seat, "convert_advance", TRANSLATED * frame.n * other)
        if isinstance(action, Promote | Train) and action.pay:
            price = 3 if isinstance(action, Promote) else 1
            gain = commander(state) if isinstance(action, Promote) else TRAINED
            paid = len(action.pay) / price
            self._credit(state, frame.seat, "pay_with", paid * gain)

    def _credit(self, state: State, seat: int, passive: str, gain: float, symbol: str | None = None) -> None:
        cards = [card for card in query.cards(state, seat) if card.passive is not None]
        owners = [
            c for c in cards if c.passive and c.passive.id == passive and symbol in (None, c.passive.symbol)
        ]
        for card in owners:
            self.brought[card.id] += gain / len(owners)

    def close(self, state: State) -> None:
        """The end of the game: what omegas and the passenger score."""
        for seat, player in enumerate(state.players):
            for card in query.installed(player):
                self.brought[card.id] += scoring.points(state, seat, card.score)
        if state.passenger is not None:
            self.brought[state.passenger] += scoring.points(state, 0, PASSENGERS[state.passenger].score)


def wealth(state: State, player: Player) -> float:
    """Everything a player has but the cards themselves and the points of missions, in points."""
    steps = sum(CELLS * marker.laps + marker.cell for marker in player.markers.values())
    crew = [*player.ready, *player.queue]
    total = STEP * steps + MEDAL * player.medals + ARTIFACT * len(player.artifacts)
    total += PIRATE * len(player.pirates) + DAMAGE * query.damage_aboard(player)
    total += FIGURE * len(player.ready) + TRAINED * sum(figure not in ("cadet", "android") for figure in crew)
    return total + commander(state) * sum(map(query.is_commander, crew))


def commander(state: State) -> float:
    """A ring: its point, and a second task in this round and each to come."""
    return 1 + 1.25 * (1 + valuing.rest(state))


def _sources(state: State) -> Iterator[str]:
    for frame in state.stack:
        if isinstance(frame, frames.Effects):
            yield frame.source


def _coming(state: State) -> int:
    return sum(frame.left for frame in state.stack if isinstance(frame, frames.Damage))


def _crowd(state: State, player: Player) -> int:
    """Cargo beyond what the hold itself has room for."""
    return max(0, query.cargo(player) - (query.HOLD - min(player.damage, query.HOLD)))
