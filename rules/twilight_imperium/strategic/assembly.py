"""Assembly: cards, the Speaker's token, and a vote; others refresh planets (TI-435 to TI-443)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from rules.core.contract import Action, Choice, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question
from rules.twilight_imperium import texts
from rules.twilight_imperium.actions import Follow, NameSpeaker, PlayPolitical
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import decks
from rules.twilight_imperium.components import PLANETS
from rules.twilight_imperium.frames import Agenda, Primary
from rules.twilight_imperium.purse import planets
from rules.twilight_imperium.state import Planet, State
from rules.twilight_imperium.strategic.card import Card, Secondary

CARD = "assembly"
SUM = 6
"""Resources and influence that a follower may refresh."""
SUGGESTED = 6


# Primary: cards, then the Speaker, then whoever plays a Political Card


def speakers(state: State, seat: int) -> list[tuple[int, int]]:
    """The new Speaker, and who plays: oneself and another, or another and oneself (TI-437 to TI-439)."""
    others = systems.clockwise(state, seat)[1:]
    taken = [(seat, other) for other in others] if state.speaker != seat else []
    given = [(other, seat) for other in others if other != state.speaker]
    return [*given, *taken]


def _ask(state: State, frame: Primary) -> Question | None:
    match frame.stage:
        case "speaker":
            offered = [
                choice("ti-speaker-other" if who == frame.seat else "ti-speaker-self", NameSpeaker(to, who),
                       player=f"#{to}", other=f"#{who}")
                for to, who in speakers(state, frame.seat)
            ]  # fmt: skip
            return question("ti-assembly", *offered)
        case "play":
            held = sorted(set(state.players[frame.seat].politics))
            offered = [_proposal(card) for card in held]
            return (
                question("ti-play-political-which", *offered, private=True, pace="answer") if held else None
            )
    return None


def _proposal(card: str) -> Choice:
    """With what comes of it."""
    hint, facts = texts.card(card)
    return Choice("ti-play-political", PlayPolitical(card), {"card": f"@{card}", **facts}, hint)


def _answer(state: State, frame: Primary, action: Action, _: Dice) -> list[Event]:
    state.stack.pop()
    if isinstance(action, PlayPolitical):
        state.players[frame.seat].politics.remove(action.card)
        state.stack.append(Agenda(frame.seat, action.card))
        return []
    assert isinstance(action, NameSpeaker)
    state.speaker = action.seat
    state.stack.append(Primary(action.who, CARD, "play"))
    return [Event("ti-speaker-named", {"player": f"#{action.seat}", "other": f"#{action.who}"})]


def _run(state: State, frame: Primary, dice: Dice) -> list[Event]:
    if frame.stage == "begin":
        frame.stage = "speaker"
        return [
            *decks.draw(state, frame.seat, 1, dice, "political"),
            *decks.draw(state, frame.seat, 2, dice),
        ]
    state.stack.pop()
    card, told = decks.top(state, "political", dice)
    if card is not None:
        state.stack.append(Agenda(frame.seat, card, drawn=True))
    return told


def _silent(state: State, frame: Primary, _: int) -> Action:
    """The token to the next player clockwise, and the oldest card (TI-704, TI-721)."""
    if frame.stage == "play":
        return PlayPolitical(state.players[frame.seat].politics[0])
    return NameSpeaker(*speakers(state, frame.seat)[0])


def _refuse(_: State, frame: Primary, __: int, ___: Action) -> IllegalMove | None:
    if frame.stage == "play":
        return IllegalMove("ti-illegal-political", rule="TI-440")
    return IllegalMove("ti-illegal-speaker", rule="TI-437")


# Secondary


def size(state: State, id: str) -> int:
    """Printed values and the Facility (TI-442)."""
    return PLANETS[id].resources + PLANETS[id].influence + (systems.planet(state, id).facility is not None)


def _judge(state: State, seat: int, action: Follow) -> None:
    tired = {each.id for each in _tired(state, seat)}
    if not action.what or len(set(action.what)) != len(action.what) or not tired.issuperset(action.what):
        raise IllegalMove("ti-illegal-refresh-which", rule="TI-442")
    total = sum(size(state, id) for id in action.what)
    if total > SUM:
        raise IllegalMove("ti-illegal-refresh-sum", rule="TI-442", count=total, most=SUM)


def _tired(state: State, seat: int) -> list[Planet]:
    return [each for each in systems.planets_of(state, seat) if not each.ready]


def _follow(state: State, _: int, action: Follow, __: Dice) -> list[Event]:
    return [event for id in action.what for event in planets.refresh(state, id)]


def _ways(state: State, seat: int) -> Iterator[Choice]:
    """Sets that bring most, as many as are worth listing."""
    tired = [each.id for each in _tired(state, seat)]
    sets = [each for n in range(1, 4) for each in combinations(tired, n) if _fits(state, each)]
    best = sorted(sets, key=lambda each: (-sum(size(state, id) for id in each), len(each), each))
    for each in best[:SUGGESTED]:
        yield choice("ti-refresh", Follow(CARD, each), planets=tuple(f"@{id}" for id in each))


def _fits(state: State, ids: tuple[str, ...]) -> bool:
    return sum(size(state, id) for id in ids) <= SUM


ASSEMBLY = Card(Chapter(_ask, _answer, _run), _silent, _refuse, Secondary(_judge, _follow, _ways, open=True))
