"""What every battle and world leaves behind, whatever its text says (AK-394, AK-462, AK-473, AK-477, AK-692,
AK-696, AK-887, AK-954)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.akarios import votes
from rules.akarios.components import CARDS
from rules.akarios.frames import Relief
from rules.akarios.language import Gain, On
from rules.akarios.scenario.granting import energy
from rules.akarios.ship.ships import flying
from rules.akarios.squad import difficulty, extreme, members, rewards
from rules.akarios.state import State
from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.poll import Poll
from rules.core.stack import Chapter, Question

RELIEVED = "ak-relief"


def of(state: State, *, success: bool) -> list[Event]:
    sheet = state.sheet
    for member in state.roster:
        sheet.members[member].stress = 0
    rewards.boost(sheet, success=success)
    kind = "won" if success else "lost"
    sheet.figures[kind] = sheet.figures.get(kind, 0) + 1
    return _fallen(state)


def _fallen(state: State) -> list[Event]:
    """A trauma for whoever lost consciousness (AK-394, AK-887); on a world it was marked at once."""
    down = _down(state)
    rewards.trauma(state.sheet, state.roster, down)
    return [Event("ak-trauma-marked", {"player": f"#{seat}"}) for seat in down]


def _down(state: State) -> list[int]:
    """Seats that have lost their ship in this battle."""
    return [seat for seat in range(state.seats) if state.battle and not flying(state.battle, seat)]


def losses(state: State) -> list[Event]:
    """In extreme mode ships explode and pilots die, after all have got their rewards (AK-696, AK-699)."""
    sheet, events = state.sheet, list[Event]()
    if not sheet.extreme:
        return events
    for seat in _down(state):
        ship = sheet.members[state.roster[seat]].ship
        extreme.explode(sheet, state.roster[seat])
        events.append(Event("ak-ship-lost", {"player": f"#{seat}", "ship": f"@{ship}"}))
    for seat, walker in enumerate(state.world.walkers if state.world else ()):
        if not walker.conscious:
            extreme.die(sheet, state.roster[seat])
            events.append(Event("ak-pilot-lost", {"player": f"#{seat}", "pilot": f"@{walker.pilot}"}))
    return events


def bonus(state: State, *, success: bool) -> list[Event]:
    """For the difficulty of a battle (AK-477, AK-692)."""
    n = 0 if state.battle is None else difficulty.bonus(state.battle.difficulty, success=success)
    if not n:
        return []
    rewards.credits(state.sheet, state.roster, n)
    return [Event("ak-gain-bonus", {"n": n})]


# Cards that work after a scenario


def _gains(cards: list[str], success: bool) -> Iterator[tuple[str, Gain]]:
    for card in cards:
        for on in (each for each in CARDS[card].passive if isinstance(each, On)):
            if on.hook == "scenario_end" and (success or "success" not in on.given):
                yield from ((card, verb) for verb in on.do if isinstance(verb, Gain))


def cards(state: State, *, success: bool) -> list[Event]:
    """Those of the pilots after a battle, for on foot they have none (AK-571), then those of the Sparrow, as
    long as they are installed (AK-954)."""
    sheet, events = state.sheet, list[Event]()
    for seat, number in enumerate(state.roster if state.battle is not None else ()):
        member = sheet.members[number]
        for card, verb in _gains(list(member.last.cards.values()), success):
            members.pad(member).credits += verb.credits
            events.append(
                Event("ak-card-credits", {"player": f"#{seat}", "card": f"@{card}", "n": verb.credits})
            )
    for card, verb in _gains(sheet.fitted, success):
        events += energy(state, verb.energy) if verb.energy else []
        if verb.trauma:
            state.stack.append(Relief(card=card))
    return events


def ask(state: State, frame: Relief) -> Question | None:
    return None


def never(state: State, frame: Relief, action: Action, dice: Dice) -> list[Event]:
    raise AssertionError("votes are frames of their own")


def _hurt(state: State) -> list[int]:
    """Those whose pilot lives: what is lost in extreme mode is lost by now (AK-699)."""
    found = [state.sheet.members[number] for number in state.roster]
    return [seat for seat, member in enumerate(found) if member.pilot and members.pad(member).trauma]


def run(state: State, frame: Relief, dice: Dice) -> list[Event]:
    """Whose trauma is erased, the squad decides among those who have one."""
    state.stack.pop()
    hurt = _hurt(state)
    if len(hurt) < 2:
        return [_relieve(state, seat) for seat in hurt]
    votes.hold(state, votes.one_player(state, RELIEVED, hurt))
    return []


CHAPTER = Chapter(ask, never, run)


def relieved(state: State, poll: Poll, option: str, dice: Dice) -> list[Event]:
    return [_relieve(state, int(option))]


def _relieve(state: State, seat: int) -> Event:
    members.pad(state.sheet.members[state.roster[seat]]).trauma -= 1
    return Event("ak-trauma-relieved", {"player": f"#{seat}"})
