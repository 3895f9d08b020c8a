"""A card does something without a command: verb after verb, asking for what its owner may choose."""

from __future__ import annotations

from rules.akarios import language, votes
from rules.akarios.actions import Pick
from rules.akarios.cards import aiming, steps
from rules.akarios.cards.use import Use
from rules.akarios.components import CARDS
from rules.akarios.frames import Responding
from rules.akarios.language import Aim, Do, On
from rules.akarios.naming import called
from rules.akarios.notes import note
from rules.akarios.ship.ships import flying, pose, seats
from rules.akarios.state import State
from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.poll import Poll
from rules.core.stack import Chapter, Question, choice, question

VOTED, DECK = "ak-card", "ak-deck"
"""Rows of polls that belong to a card: which player gets it, whose deck it uses."""
STEPS = "steps"


def listed(frame: Responding) -> tuple[Do, ...]:
    card = CARDS[frame.card]
    if frame.part == STEPS:
        return card.steps
    passive = card.passive[int(frame.part.partition(".")[2])]
    assert isinstance(passive, On)
    return passive.do


def use_of(frame: Responding, verb: Do | None = None) -> Use:
    """The Sparrow attacks with a deck of those whose dice lie there (AK-661)."""
    borrows = frame.givers and isinstance(verb, language.Attack)
    return Use(
        frame.givers[0] if borrows else frame.seat,
        frame.card,
        at=tuple(frame.picked or ()),
        before=tuple(frame.before),
        dice=frame.dice,
        facts=frame.facts,
    )


def legal(state: State, frame: Responding, verb: Do) -> list[str]:
    """Whom its owner may choose now."""
    battle = state.fight
    aim: Aim | None = getattr(verb, "aim", None)
    if aim is None or aim.who not in aiming.CHOSEN:
        return []
    me = use_of(frame).ship(battle)
    extra = aiming.extras(getattr(verb, "extra", ()), frame.dice)
    if me.hex is None:
        return []
    if isinstance(verb, language.Attack):
        return aiming.prey(battle, pose(me), aim, extra.range)
    return aiming.concerned(battle, me.ref, aim, extra.range)


def possible(state: State, seat: int, card: str) -> bool:
    """Whether what the card chooses among is there."""
    frame = Responding(seat, card=card, part=STEPS)
    aims = ((verb, getattr(verb, "aim", None)) for verb in listed(frame))
    return all(legal(state, frame, verb) for verb, aim in aims if aim and aim.who in aiming.CHOSEN)


def most(frame: Responding, verb: Do) -> int:
    aim: Aim = verb.aim  # type: ignore[union-attr]
    return aiming.most(aim, aiming.extras(getattr(verb, "extra", ()), frame.dice).targets)


# The frame


def ask(state: State, frame: Responding) -> Question | None:
    """Only where there is something to choose (AK-889)."""
    verbs = listed(frame)
    if frame.at >= len(verbs) or frame.picked is not None:
        return None
    verb = verbs[frame.at]
    if getattr(getattr(verb, "aim", None), "who", "") == "one_player":
        return None
    found = legal(state, frame, verb)
    if len(found) < 2:
        return None
    battle = state.fight
    choices = [choice("ak-choice-ship", Pick((ref,)), ship=called(battle, ref)) for ref in found]
    many = min(most(frame, verb), len(found))
    return question(
        "ak-ask-card-targets", *choices, many=(0, many), pace="reaction", card=f"@{frame.card}", most=many
    )


def answer(state: State, frame: Responding, action: Action, dice: Dice) -> list[Event]:
    assert isinstance(action, Pick)
    frame.picked = list(action.what)
    return []


def silent(state: State, frame: Responding, seat: int) -> Action:
    """As many as allowed, those with least hull and shields first (AK-911, AK-915)."""
    battle = state.fight
    verb = listed(frame)[frame.at]
    found = legal(state, frame, verb)

    def left(ref: str) -> int:
        ship = battle.ships.get(ref)
        return (ship.hull or 0) + ship.shields if ship else battle.tokens[ref].hull or 0

    return Pick(tuple(sorted(found, key=left)[: most(frame, verb)]))


def run(state: State, frame: Responding, dice: Dice) -> list[Event]:
    verbs = listed(frame)
    if frame.at >= len(verbs):
        return _over(state, frame)
    verb = verbs[frame.at]
    if frame.picked is None and _votes(state, frame, verb):
        return []
    if frame.picked is None:
        frame.picked = legal(state, frame, verb)
    if frame.picked and _whose_deck(state, frame, verb):
        return []
    use = use_of(frame, verb)
    frame.at += 1
    frame.before, frame.picked = frame.picked, None
    return steps.perform(state, verb, use, dice)


CHAPTER = Chapter(ask, answer, run)


def _over(state: State, frame: Responding) -> list[Event]:
    """Dice on a shared card were an action; whoever waits for it sees what came of it."""
    state.stack.pop()
    if frame.part == STEPS:
        attacks = any(isinstance(verb, language.Attack) for verb in listed(frame))
        facts = {"card": frame.card, "kind": "attack" if attacks else "special"}
        ship = state.fight.cockpits[frame.seat].ship
        note(state.fight, "action_done", ship=ship, seat=frame.seat, **facts)
    return []


def _votes(state: State, frame: Responding, verb: Do) -> bool:
    """The squad chooses one player; those with least hull come first, which a tie goes to (AK-901,
    AK-935)."""
    if getattr(getattr(verb, "aim", None), "who", "") != "one_player":
        return False
    battle = state.fight
    there = sorted(seats(battle), key=lambda seat: (battle.ships[battle.cockpits[seat].ship].hull or 0, seat))
    if len(there) < 2:
        frame.picked = [battle.cockpits[seat].ship for seat in there]
        return False
    options = tuple(str(seat) for seat in there)
    votes.hold(state, Poll(topic="ak-ask-one-player", options=options, named=True, sign="#", then=VOTED))
    return True


def _whose_deck(state: State, frame: Responding, verb: Do) -> bool:
    """Those who placed dice choose; who placed the first one comes first, which a tie goes to (AK-883)."""
    if not frame.givers or not isinstance(verb, language.Attack):
        return False
    frame.givers = [seat for seat in frame.givers if flying(state.fight, seat)] or frame.givers[:1]
    if len(frame.givers) > 1:
        options = tuple(str(seat) for seat in frame.givers)
        poll = Poll(topic="ak-ask-deck", options=options, named=True, sign="#", then=DECK)
        votes.hold(state, poll, frame.givers)
        return True
    return False


def voted(state: State, poll: Poll, option: str, dice: Dice) -> list[Event]:
    frame = state.stack[-1]
    assert isinstance(frame, Responding)
    frame.picked = [state.fight.cockpits[int(option)].ship]
    return []


def decided(state: State, poll: Poll, option: str, dice: Dice) -> list[Event]:
    frame = state.stack[-1]
    assert isinstance(frame, Responding)
    frame.givers = [int(option)]
    return []
