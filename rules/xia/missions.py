"""Missions: drawn, done, delivered; or lost (sections 23 and 24)."""

from __future__ import annotations

from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.core.stack import Question, choice, question
from rules.xia import abilities, bounty, dicing, errands, fame, query
from rules.xia.components import KINDS, MISSIONS, Mission, MissionKind
from rules.xia.frames import DrawnMissions, Objective
from rules.xia.geometry import board
from rules.xia.state import (
    Abort,
    Accept,
    Complete,
    DoObjective,
    DrawMissions,
    Errand,
    Experience,
    Keep,
    State,
    UseAbility,
)

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
    found.append(choice("xia-abort", Abort(), group=GROUP, hint="xia-abort-hint", payment=paid))
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


def _prospects(state: State, seat: int, mission: Mission) -> dict[str, int]:
    """What it will pay: exactly (0: not known yet), or from the least to the most, and how likely it fails."""
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
    """On the mission point of the delivery sector, the objective done, contraband past the guards (XIA-389)."""
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
    facts = {"player": f"#{seat}", "payment": errand.payment or 0}
    discard(state, seat)
    return [Event("xia-mission-aborted", facts)]


# Drawing


def _look(state: State, seat: int, dice: Dice) -> list[Event]:
    """The top cards; an empty deck is made anew from its discards (XIA-398, XIA-399)."""
    state.players[seat].drawn_at.append(query.where(state, seat).id)
    drawn = [card for _ in range(DRAWN) if (card := state.missions.draw(dice)) is not None]
    state.stack.append(DrawnMissions(seat, drawn))
    place = query.place(query.where(state, seat).sector)
    facts = {"player": f"#{seat}", "cards": len(drawn), "place": place}
    return [Event("xia-missions-drawn", facts, reveals=True)]


def ask_drawn(state: State, frame: DrawnMissions) -> Question | None:
    return question(
        "xia-ask-mission",
        *(_card(state, frame.seat, MISSIONS[each]) for each in frame.cards),
        choice("xia-keep-none", Keep(None), hint="xia-keep-none-hint"),
        private=True,
        cards=len(frame.cards),
    )


def _card(state: State, seat: int, mission: Mission) -> Choice:
    laid = board(state).laid
    return choice(
        "xia-keep",
        Keep(mission.id),
        hint=f"xia-keep-{mission.type}-hint",
        mission=f"@{mission.id}",
        kind=f"@{mission.type}",
        pickup=f"@{mission.pickup}",
        fetch="yes" if mission.pickup in laid else "no",
        sector=f"@{mission.delivery}",
        bring="yes" if mission.delivery in laid else "no",
        target=mission.target or "none",
        **({"payment": 0} | _prospects(state, seat, mission)),
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
    return _reveal(state, seat, errand, errands.fare(state, seat, errands.card(errand)))


def _reveal(state: State, seat: int, errand: Errand, payment: int | None) -> list[Event]:
    """Face up at once, with its payment on it (XIA-387)."""
    errand.done = True
    errand.payment = payment
    state.trail.append(errand.mission)
    mission = errands.card(errand)
    facts = {
        "player": f"#{seat}",
        "mission": f"@{mission.id}",
        "kind": mission.type,
        "sector": f"@{mission.delivery}",
        "payment": payment or 0,
    }
    return [Event("xia-mission-open", facts, reveals=True)]


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
        return _reveal(state, by, errand, errands.row(of, query.level(state, victim)).credits)
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
                facts = {"mission": f"@{errand.mission}", "sector": f"@{sector}", "payment": errand.payment}
                told.append(Event("xia-mission-priced", {"player": f"#{seat}", **facts}))
    return told


# Rolls of a mission


def ask_roll(state: State, frame: Objective) -> Question | None:
    """Before sneaking in an ability may be used; after a roll, experience, again and again (XIA-393)."""
    errand = state.players[frame.seat].mission
    if errand is None:
        return None
    if not frame.roll:
        return _ask_before(state, frame, errand)
    experience = _experience(state, frame.seat, errands.kind(errand))
    if not experience:
        return None
    of = errands.kind(errand)
    return question(
        f"xia-ask-experience-{frame.purpose}",
        choice(
            "xia-roll-stands", Accept(), hint=f"xia-stands-{frame.purpose}-hint", **_meaning(state, frame, of)
        ),
        choice(
            "xia-reroll",
            Experience(experience[0]),
            hint=f"xia-reroll-{frame.purpose}-hint",
            kind=f"@{of.id}",
            cards=len(experience),
            better=_better(state, frame, of),
        ),
        private=not errand.done,
        accepts=lambda action: isinstance(action, Experience) and action.mission in experience,
        roll=frame.roll,
        mission=f"@{errand.mission}",
    )


def _ask_before(state: State, frame: Objective, errand: Errand) -> Question | None:
    offered = abilities.before_sneak(state, frame.seat) if frame.purpose == "sneak" else []
    if not offered:
        return None
    plain = choice("xia-sneak-plain", Accept(), hint="xia-sneak-plain-hint", percent=_sneak_odds(errand))
    return question("xia-ask-sneak", plain, *offered, mission=f"@{errand.mission}")


def _sneak_odds(errand: Errand) -> int:
    return 5 * (21 - errands.kind(errand).sneak)


def _experience(state: State, seat: int, of: MissionKind) -> list[str]:
    """Completed missions of the same type (XIA-392)."""
    if not of.experience:
        return []
    return [each for each in state.players[seat].completed if MISSIONS[each].type == of.id]


def _worth(state: State, frame: Objective, of: MissionKind, roll: int) -> int:
    """Credits of this roll, -1 for failure."""
    if frame.purpose == "sneak":
        return 0 if roll >= of.sneak else -1
    found = errands.pay(state.players[frame.seat], of, roll)
    return -1 if found.failed else found.credits


def _meaning(state: State, frame: Objective, of: MissionKind) -> dict[str, int | str]:
    worth = _worth(state, frame, of, frame.roll)
    return {"payment": max(0, worth), "result": "failed" if worth < 0 else "good"}


def _better(state: State, frame: Objective, of: MissionKind) -> int:
    """How likely another roll brings more, in percent."""
    now = _worth(state, frame, of, frame.roll)
    return 5 * sum(_worth(state, frame, of, roll) > now for roll in range(1, 21))


def answer_roll(state: State, frame: Objective, action: Action, dice: Dice) -> list[Event]:
    match action:
        case Experience(mission):
            state.players[frame.seat].completed.remove(mission)
            state.missions.discard(mission)
            kind = f"@{MISSIONS[mission].type}"
            used = Event("xia-experience-used", {"player": f"#{frame.seat}", "kind": kind})
            return [used, *_roll(state, frame, dice)]
        case UseAbility(ability):
            counts_as, told = abilities.at_border(state, frame.seat, ability, dice)
            if state.over:
                return told
            if counts_as is None:
                return told + _roll(state, frame, dice)
            frame.roll = counts_as
            return told + _result(state, frame)
    return _result(state, frame) if frame.roll else _roll(state, frame, dice)


def run_roll(state: State, frame: Objective, dice: Dice) -> list[Event]:
    if state.players[frame.seat].mission is None:
        state.stack.remove(frame)
        return []
    return _result(state, frame) if frame.roll else _roll(state, frame, dice)


def _roll(state: State, frame: Objective, dice: Dice) -> list[Event]:
    frame.roll, told = dicing.d20(state, frame.seat, frame.purpose, dice)
    return told


def _result(state: State, frame: Objective) -> list[Event]:
    state.stack.remove(frame)
    seat = frame.seat
    errand = state.players[seat].mission
    assert errand is not None
    of = errands.kind(errand)
    worth = _worth(state, frame, of, frame.roll)
    if worth < 0:
        return _fail(state, seat, errand)
    if frame.purpose == "payment":
        return _reveal(state, seat, errand, worth)
    errand.sneaked = True
    return [Event("xia-sneaked-in", {"player": f"#{seat}", "sector": f"@{errands.card(errand).sneak}"})]


# The end of a mission


def _fail(state: State, seat: int, errand: Errand) -> list[Event]:
    """The card is lost and the price on the head rises as it says; the ship stays where it is (XIA-423,
    XIA-428, XIA-536)."""
    price = errands.bounty(state.players[seat], errands.kind(errand).bounty_failed)
    told = [
        Event("xia-mission-failed", {"player": f"#{seat}", "mission": f"@{errand.mission}"}, reveals=True)
    ]
    discard(state, seat)
    return told + bounty.add(state, seat, price)


def discard(state: State, seat: int) -> None:
    """The active mission, with the payment on it (XIA-396, XIA-397)."""
    player = state.players[seat]
    if player.mission is not None:
        state.missions.discard(player.mission.mission)
        player.mission = None


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
    facts = {"player": f"#{seat}", "mission": f"@{errand.mission}", "payment": payment}
    told = [Event("xia-mission-completed", facts)]
    told += bounty.add(state, seat, errands.bounty(player, of.bounty))
    return told + fame.award(state, seat, 1, "mission")
