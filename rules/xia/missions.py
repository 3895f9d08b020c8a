"""Missions: drawn, done, delivered; or lost (sections 23 and 24)."""

from __future__ import annotations

from rules.core.contract import Action, Arg, Choice, Event
from rules.core.dice import Dice
from rules.core.stack import Question, choice, question
from rules.xia import bounty, errands, fame, query
from rules.xia.actions import Abort, Complete, DoObjective, DrawMissions, Keep
from rules.xia.components import KINDS, MISSIONS, Mission
from rules.xia.frames import DrawnMissions, Objective
from rules.xia.geometry import board
from rules.xia.state import Errand, State

DRAWN = 3
"""Cards to choose from (XIA-383)."""
GROUP = "xia-group-mission"


def face_down(state: State, seat: int) -> bool:
    """This player holds a mission that the others may not know: what is asked must not tell them."""
    errand = state.players[seat].mission
    return errand is not None and not errand.done


# Actions


def choices(state: State, seat: int) -> list[Choice]:
    player = state.players[seat]
    if player.mission is None:
        return [_draw(state)] if accepts(state, seat, DrawMissions()) else []
    found = [_objective(state, seat, each) for each in _objectives(state, seat)]
    if accepts(state, seat, Complete()):
        found.append(_complete(state, seat, player.mission))
    paid = player.mission.payment or 0
    found.append(choice("xia-abort", Abort(), group=GROUP, hint="xia-abort-hint", final=True, payment=paid))
    return found


def _draw(state: State) -> Choice:
    cards = min(DRAWN, _cards(state))
    return choice(
        "xia-draw-missions", DrawMissions(), group=GROUP, hint="xia-draw-missions-hint", cards=cards
    )


def _cards(state: State) -> int:
    return len(state.missions.cards) + len(state.missions.discards)


def _objective(state: State, seat: int, action: DoObjective) -> Choice:
    errand = state.players[seat].mission
    assert errand is not None
    mission = errands.card(errand)
    return choice(
        f"xia-objective-{mission.type}",
        action,
        group=GROUP,
        hint=f"xia-objective-{mission.type}-hint",
        mission=f"@{mission.id}",
        sector=f"@{mission.delivery}",
        target=query.named(action.target) if action.target is not None else "",
        **_prospects(state, seat, mission),
    )


def _prospects(state: State, seat: int, mission: Mission) -> dict[str, Arg]:
    """What it will pay: exactly (0: not known yet), or the least and the most; and how likely it fails."""
    player = state.players[seat]
    of = KINDS[mission.type]
    if of.by == "sectors":
        return {"payment": errands.fare(state, seat, mission) or 0}
    if of.by == "level":
        return {"low": of.payments[0].credits, "high": of.payments[-1].credits}
    rolls = [errands.pay(player, of, roll) for roll in range(1, 21)]
    paid = [each.credits for each in rolls if not each.failed]
    return {"low": min(paid), "high": max(paid), "fails": 5 * (20 - len(paid))}


def _complete(state: State, seat: int, errand: Errand) -> Choice:
    of = errands.kind(errand)
    return choice(
        "xia-complete",
        Complete(),
        group=GROUP,
        hint="xia-complete-hint",
        mission=f"@{errand.mission}",
        payment=errand.payment or 0,
        bounty=errands.bounty(state.players[seat], of.bounty),
    )


def _objectives(state: State, seat: int) -> list[DoObjective]:
    """Those done by an action; kills and sneaking in come with their events (XIA-260)."""
    errand = state.players[seat].mission
    if errand is None or errand.done:
        return []
    mission = errands.card(errand)
    if mission.type == "thief":
        return [DoObjective(ship) for ship in errands.robbable(state, seat)]
    there = mission.pickup is not None and errands.at_point(state, seat, mission.pickup)
    return [DoObjective()] if there else []


def accepts(state: State, seat: int, action: Action) -> bool:
    player = state.players[seat]
    match action:
        case DrawMissions():
            here = query.where(state, seat)
            fresh = "M" in here.features and here.id not in player.drawn_at
            return player.mission is None and fresh and _cards(state) > 0
        case DoObjective():
            return action in _objectives(state, seat)
        case Complete():
            return player.mission is not None and _deliverable(state, seat, player.mission)
        case Abort():
            return player.mission is not None
    return False


def _deliverable(state: State, seat: int, errand: Errand) -> bool:
    """On the mission point of the delivery sector, the objective done, contraband unseen (XIA-389)."""
    mission = errands.card(errand)
    smuggled = mission.sneak is None or errand.sneaked
    return errand.done and smuggled and errands.at_point(state, seat, mission.delivery)


def perform(state: State, seat: int, action: Action, dice: Dice) -> list[Event]:
    match action:
        case DrawMissions():
            return _look(state, seat, dice)
        case DoObjective():
            return _do(state, seat)
        case Complete():
            return _deliver(state, seat)
    errand = state.players[seat].mission
    assert errand is not None
    facts: dict[str, Arg] = {"player": f"#{seat}", "payment": errand.payment or 0}
    errands.discard(state, seat)
    return [Event("xia-mission-aborted", facts)]


# Drawing


def _look(state: State, seat: int, dice: Dice) -> list[Event]:
    """The top cards; an empty deck is made anew from its discards (XIA-398, XIA-399)."""
    state.players[seat].drawn_at.append(query.where(state, seat).id)
    drawn = [card for _ in range(DRAWN) if (card := state.missions.draw(dice)) is not None]
    state.stack.append(DrawnMissions(seat, drawn))
    place = query.place(query.where(state, seat).sector)
    facts: dict[str, Arg] = {"player": f"#{seat}", "cards": len(drawn), "place": place}
    return [Event("xia-missions-drawn", facts, reveals=True)]


def ask_drawn(state: State, frame: DrawnMissions) -> Question | None:
    return question(
        "xia-ask-mission",
        *(_card(state, frame.seat, MISSIONS[each], number) for number, each in enumerate(frame.cards, 1)),
        choice("xia-keep-none", Keep(None), group=GROUP, hint="xia-keep-none-hint", final=True),
        private=True,
        cards=len(frame.cards),
    )


def _card(state: State, seat: int, mission: Mission, number: int) -> Choice:
    """`number`: as on the picture of the cards."""
    laid = board(state).laid
    return choice(
        "xia-keep",
        Keep(mission.id),
        group=GROUP,
        hint=f"xia-keep-{mission.type.replace('_', '-')}-hint",
        number=number,
        mission=f"@{mission.id}",
        kind=f"@{mission.type}",
        pickup=f"@{mission.pickup}" if mission.pickup else "",
        fetch="yes" if mission.pickup in laid else "no",
        sector=f"@{mission.delivery}",
        bring="yes" if mission.delivery in laid else "no",
        target=mission.target or "none",
        **_prospects(state, seat, mission),
    )


def answer_drawn(state: State, frame: DrawnMissions, action: Action, dice: Dice) -> list[Event]:
    """One stays, face down; the others are discarded (XIA-383, XIA-386)."""
    assert isinstance(action, Keep)
    state.stack.pop()
    seat = frame.seat
    for each in frame.cards:
        if each != action.mission:
            state.missions.discard(each)
    if action.mission is None:
        return [Event("xia-mission-none", {"player": f"#{seat}"})]
    state.players[seat].mission = Errand(action.mission)
    return [
        Event("xia-mission-kept", {"player": f"#{seat}"}),
        Event("xia-mission-yours", {"mission": f"@{action.mission}"}, to=(seat,)),
    ]


def run_drawn(state: State, frame: DrawnMissions, dice: Dice) -> list[Event]:
    raise AssertionError("whoever looks at missions is asked")


# Doing the objective


def _do(state: State, seat: int) -> list[Event]:
    errand = state.players[seat].mission
    assert errand is not None
    if errands.kind(errand).by == "roll":
        state.stack.append(Objective(seat, 0, "payment"))
        return []
    return errands.reveal(state, seat, errand, errands.fare(state, seat, errands.card(errand)))


def destroyed(state: State, victim: str, by: int, dice: Dice) -> list[Event]:
    """A kill is the objective of bounty hunters and assassins, if the ship was a target as it went down
    (XIA-413, XIA-430). Called while the victim still is what it was."""
    errand = state.players[by].mission
    if errand is None or errand.done or errands.kind(errand).id not in ("bounty_hunter", "assassin"):
        return []
    if not errands.is_target(state, by, victim, errands.card(errand)):
        return []
    of = errands.kind(errand)
    if of.by == "level":
        return errands.reveal(state, by, errand, errands.row(of, query.level(state, victim)).credits)
    state.stack.append(Objective(by, 0, "payment"))
    return []


def entered(state: State, seat: int, space: str, dice: Dice) -> list[Event]:
    """The planet a smuggler must get into unseen, whichever way it was entered, once (XIA-420, XIA-425)."""
    errand = state.players[seat].mission
    here = board(state).spaces[space]
    if errand is None or not errand.done or errand.sneaked or not here.planet:
        return []
    if errands.card(errand).sneak == here.sector:
        state.stack.append(Objective(seat, 0, "sneak"))
    return []


def sector_laid(state: State, sector: str) -> list[Event]:
    """Passengers and contraband that waited for their sector (XIA-407)."""
    told = []
    for seat, player in enumerate(state.players):
        errand = player.mission
        if errand is not None and errand.done and errand.payment is None:
            errand.payment = errands.fare(state, seat, errands.card(errand))
            if errand.payment is not None:
                told.append(_priced(seat, errand))
    return told


def _priced(seat: int, errand: Errand) -> Event:
    facts = {"mission": f"@{errand.mission}", "sector": f"@{errands.card(errand).delivery}"}
    return Event("xia-mission-priced", {"player": f"#{seat}", **facts, "payment": errand.payment or 0})


# The end of a mission


def _deliver(state: State, seat: int) -> list[Event]:
    """Credits, bounty if it is unlawful, 1 fame; the card is experience from now on (XIA-390)."""
    player = state.players[seat]
    errand = player.mission
    assert errand is not None
    of = errands.kind(errand)
    payment = errand.payment or 0
    player.credits += payment
    player.mission = None
    player.completed.append(errand.mission)
    player.finished[of.id] = player.finished.get(of.id, 0) + 1
    facts: dict[str, Arg] = {"player": f"#{seat}", "mission": f"@{errand.mission}", "payment": payment}
    told = [Event("xia-mission-completed", facts)]
    told += bounty.add(state, seat, errands.bounty(player, of.bounty))
    return told + fame.award(state, seat, 1, "mission")
