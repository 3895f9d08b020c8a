"""Answers to an attack: Evasion before the cards, then a broken card, the Sparrow's protection, Shield
Network (AK-400 to AK-413, AK-458, AK-459, AK-894, AK-924 to AK-930)."""

from __future__ import annotations

from rules.akarios.actions import ACTIONS, Break, Decline, Evade, Protect, Shield, Take
from rules.akarios.battle import hits
from rules.akarios.components import CARDS
from rules.akarios.frames import Attack, Cancel, Evading, Protecting, Sharing
from rules.akarios.naming import called
from rules.akarios.ship import damage, passives, stress
from rules.akarios.ship.effects import read
from rules.akarios.ship.immunity import immune
from rules.akarios.state import SPARROW, Battle, Cockpit, Installed, State
from rules.core.contract import Action, Event, phrase
from rules.core.dice import Dice
from rules.core.stack import Circle, Question, choice, question

BREAKABLE = ("weapon", "engine")
EVASION = "evade"
IGNORES = "ignore_first_attack"


def attack_below(state: State) -> Attack:
    """The attack that is being answered."""
    found = next(frame for frame in reversed(state.stack) if isinstance(frame, Attack))
    assert isinstance(found, Attack)
    return found


def harmless(battle: Battle, frame: Attack, ref: str) -> bool:
    """Missed, or neither damage nor effect: there is nothing to cancel."""
    if ref in frame.missed or ref not in frame.totals:
        return True
    marks = [read(text).effect for text in frame.added.get(ref, ())]
    return not frame.totals[ref] and all(
        effect in ("pierce", "glitch", "rupture") or immune(battle, ref, effect) for effect in marks
    )


# Evasion


def evasion(state: State, frame: Attack) -> list[Event]:
    """Before the modifier cards are drawn (AK-829, AK-924)."""
    battle = state.fight
    if battle.ships[frame.source].side == "player":
        return []
    seats = [seat for ref in frame.targets if (seat := _seat(battle, ref)) is not None]
    able = [seat for seat in seats if evading_card(battle.cockpits[seat]) is not None]
    if able:
        state.stack.append(Evading(asked=able))
    return []


def _seat(battle: Battle, ref: str) -> int | None:
    return battle.ships[ref].seat if ref in battle.ships else None


def evading_card(cockpit: Cockpit) -> Installed | None:
    for card in cockpit.cards:
        row = CARDS[card.card]
        ready = not card.broken and (card.energy > 0 or not card.cap) and not card.used
        if row.when == "attacked" and ready:
            return card
    return None


def ask_evade(state: State, frame: Evading, seat: int) -> Question:
    attack = attack_below(state)
    return question(
        "ak-ask-evade",
        choice("ak-choice-decline", Decline()),
        choice("ak-choice-evade", Evade()),
        pace="reaction",
        ship=called(state.fight, attack.source),
    )


def evaded(state: State, frame: Evading, dice: Dice) -> list[Event]:
    state.stack.pop()
    attack, events = attack_below(state), list[Event]()
    for seat, action in frame.answers(ACTIONS, range(state.seats)):
        cockpit = state.fight.cockpits[seat]
        card = evading_card(cockpit)
        if isinstance(action, Evade) and card is not None:
            card.energy -= card.cap > 0
            card.used = [0]
            attack.evaded.append(cockpit.ship)
            events.append(Event("ak-evades", {"player": f"#{seat}"}))
    return events


EVADING = Circle(ask_evade, evaded)


# Cancelling


def breakable(cockpit: Cockpit) -> list[str]:
    """Weapons and engines that are not broken, with or without energy and cells (AK-402 to AK-405)."""
    return [card.card for card in cockpit.cards if CARDS[card.card].kind in BREAKABLE and not card.broken]


def open(state: State, frame: Attack) -> list[Event]:
    """Everybody attacked answers at once, one decision for each attack (AK-409, AK-412, AK-894); and who
    takes damage over for somebody attacked (AK-817)."""
    battle = state.fight
    events = [event for ref in frame.targets for event in _ignored(battle, frame, ref)]
    hit = [ref for ref in frame.targets if not harmless(battle, frame, ref) and ref not in frame.cancelled]
    if SPARROW in hit and (volunteers := protectors(battle)):
        state.stack.append(Protecting(asked=volunteers))
    concerned = dict.fromkeys((*hit, *(to for ref in hit if (to := helper(battle, frame, ref)) is not None)))
    seats = [seat for ref in concerned if (seat := _seat(battle, ref)) is not None]
    able = [seat for seat in seats if breakable(battle.cockpits[seat])]
    if able and not state.sheet.extreme:
        state.stack.append(Cancel(asked=able))
    return events


def _ignored(battle: Battle, frame: Attack, ref: str) -> list[Event]:
    """Invulnerability: the first attack does nothing (AK-777)."""
    found = next((each for each in battle.statuses if each.what == IGNORES and each.on == ref), None)
    if found is None:
        return []
    battle.statuses.remove(found)
    frame.cancelled.append(ref)
    return [Event("ak-ignores", {"ship": called(battle, ref)})]


def ask_cancel(state: State, frame: Cancel, seat: int) -> Question:
    """After the total is known (AK-401)."""
    battle, attack = state.fight, attack_below(state)
    cockpit = battle.cockpits[seat]
    cards = sorted(breakable(cockpit), key=lambda card: _price(cockpit, card))
    listed = [choice("ak-choice-break", Break(card), card=f"@{card}") for card in cards]
    take = choice("ak-choice-take", Take())
    if deadly(battle, attack, cockpit.ship):
        listed = [listed[0].usually(), *listed[1:], take.finally_()]
    else:
        listed = [take.usually(), *listed]
    effects = tuple(f"@{read(text).effect}" for text in attack.added.get(cockpit.ship, ()))
    return question(
        "ak-ask-cancel",
        *listed,
        pace="reaction",
        ship=called(battle, attack.source),
        damage=met(battle, attack, cockpit.ship),
        effects=phrase("ak-with-effects", effects=effects) if effects else "",
    )


def cancelled(state: State, frame: Cancel, dice: Dice) -> list[Event]:
    """The card breaks and costs 1 stress, with all it sets off (AK-400, AK-408)."""
    state.stack.pop()
    battle, attack, events = state.fight, attack_below(state), list[Event]()
    for seat, action in frame.answers(ACTIONS, range(state.seats)):
        if isinstance(action, Break):
            ref = battle.cockpits[seat].ship
            attack.cancelled.append(ref)
            attack.totals |= dict.fromkeys(helped(battle, attack, ref), 0)
            passives.break_card(battle, ref, action.card)
            events.append(Event("ak-cancels", {"player": f"#{seat}", "card": f"@{action.card}"}))
            events += stress.gain(state, seat, 1, dice)
    return events


CANCEL = Circle(ask_cancel, cancelled)


def silent_cancel(state: State, frame: Cancel, seat: int) -> Action:
    """Only what would bring the hull to 0 is cancelled: a card without energy first, then the one with the
    least, an engine before a weapon (AK-926)."""
    battle, attack = state.fight, attack_below(state)
    cockpit = battle.cockpits[seat]
    if not deadly(battle, attack, cockpit.ship):
        return Take()
    return Break(cheapest(cockpit, breakable(cockpit)))


def cheapest(cockpit: Cockpit, cards: list[str]) -> str:
    return min(cards, key=lambda card: _price(cockpit, card))


def _price(cockpit: Cockpit, card: str) -> tuple[int, bool]:
    """Energy that goes with it; weapons last."""
    energies = {each.card: each.energy if each.cap else -1 for each in cockpit.cards}
    return energies[card], CARDS[card].kind == "weapon"


def helper(battle: Battle, attack: Attack, ref: str) -> str | None:
    """Whoever takes over what the attack does to this ship (AK-817)."""
    return damage.helper(battle, ref) if attack.totals.get(ref) and ref not in attack.cancelled else None


def helped(battle: Battle, attack: Attack, ref: str) -> list[str]:
    """Those attacked whose damage this ship takes over."""
    return [each for each in attack.targets if helper(battle, attack, each) == ref]


def met(battle: Battle, attack: Attack, ref: str) -> int:
    """The damage that this ship meets, as its own or for others; what is taken off its shoulders too, for it
    comes back if the other one falls."""
    return attack.totals.get(ref, 0) + sum(attack.totals[each] for each in helped(battle, attack, ref))


def left(battle: Battle, attack: Attack, ref: str) -> int:
    """The hull that the hit would leave; below 0 if it is more than enough."""
    ship = battle.ships[ref]
    pierced = ref in attack.totals and hits.pierces(attack, ref) and not immune(battle, ref, "pierce")
    past = attack.totals[ref] if pierced else 0
    return (ship.hull or 0) - past - max(0, met(battle, attack, ref) - past - ship.shields)


def deadly(battle: Battle, attack: Attack, ref: str) -> bool:
    return left(battle, attack, ref) <= 0


# The Sparrow


def ability(cockpit: Cockpit) -> Installed | None:
    """A co-pilot in its place is none (AK-671)."""
    found = (card for card in cockpit.cards if CARDS[card.card].kind == "ship_ability" and not card.broken)
    return next(found, None)


def protectors(battle: Battle) -> list[int]:
    """Who has a ship ability that is not broken, and has not protected it before (AK-458, AK-459)."""
    return [
        seat
        for seat, cockpit in enumerate(battle.cockpits)
        if battle.ships[cockpit.ship].hex and not cockpit.protected and ability(cockpit) is not None
    ]


def ask_protect(state: State, frame: Protecting, seat: int) -> Question:
    attack = attack_below(state)
    return question(
        "ak-ask-protect",
        choice("ak-choice-decline", Decline()),
        choice("ak-choice-protect", Protect()),
        pace="reaction",
        damage=attack.totals[SPARROW],
    )


def volunteered(state: State, frame: Protecting | Sharing) -> bool:
    """The first volunteer counts."""
    return any(not isinstance(action, Decline) for _, action in frame.answers(ACTIONS, frame.asked))


def protected(state: State, frame: Protecting, dice: Dice) -> list[Event]:
    state.stack.pop()
    attack = attack_below(state)
    for seat, action in frame.answers(ACTIONS, frame.asked):
        if isinstance(action, Protect):
            cockpit = state.fight.cockpits[seat]
            card = ability(cockpit)
            assert card is not None
            cockpit.protected = True
            attack.cancelled.append(SPARROW)
            passives.break_card(state.fight, cockpit.ship, card.card)
            told = Event("ak-protects", {"player": f"#{seat}", "card": f"@{card.card}"})
            return [told, *stress.gain(state, seat, 1, dice)]
    return []


PROTECTING = Circle(ask_protect, protected, early=volunteered)


# Shield Network


def share(state: State, attack: Attack, ref: str) -> bool:
    """Asked once for each damage, after the cancelling (AK-928); True: somebody is asked."""
    if ref in attack.offered:
        return False
    attack.offered.append(ref)
    seats = hits.shareable(state.fight, attack, ref)
    if seats:
        state.stack.append(Sharing(asked=seats, ship=ref, damage=attack.totals[ref]))
    return bool(seats)


def ask_share(state: State, frame: Sharing, seat: int) -> Question:
    return question(
        "ak-ask-share",
        choice("ak-choice-decline", Decline()),
        choice("ak-choice-share", Shield()),
        pace="reaction",
        ship=called(state.fight, frame.ship),
        damage=frame.damage,
    )


def shared(state: State, frame: Sharing, dice: Dice) -> list[Event]:
    state.stack.pop()
    attack = attack_below(state)
    for seat, action in frame.answers(ACTIONS, frame.asked):
        if isinstance(action, Shield):
            attack.shared[frame.ship] = state.fight.cockpits[seat].ship
            break
    return []


SHARING = Circle(ask_share, shared, early=volunteered)


def silent(state: State, frame: object, seat: int) -> Action:
    """Evasion, protection and shared shields are not given by default (AK-924, AK-927, AK-928)."""
    return Decline()
