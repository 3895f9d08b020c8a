"""The verbs of the language: what a card does, step by step (AK-188 to AK-199, AK-278 to AK-301)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.akarios import frames, language
from rules.akarios.actions import BOWS, STAY
from rules.akarios.cards import rare
from rules.akarios.cards.aiming import extras, refs
from rules.akarios.cards.use import Use
from rules.akarios.components import CARDS, EFFECTS
from rules.akarios.language import Do, Gift
from rules.akarios.naming import bow, called
from rules.akarios.ship import damage, effects, passives, patterns, pending, stress
from rules.akarios.ship.boards import inside
from rules.akarios.ship.ships import Pose, allied, pose, put
from rules.akarios.state import Pending, Ship, State, Status
from rules.core.contract import Event
from rules.core.dice import Dice
from rules.core.hexes import name

ALIAS = {"hull": "repair", "shields": "shield_charge"}
"""What basic repair calls its choices."""


def perform(state: State, verb: Do, use: Use, dice: Dice) -> list[Event]:
    """Carry out one verb; what takes longer is left on the stack."""
    return VERBS[type(verb)](state, verb, use, dice)


def chosen(use: Use, index: int = 0) -> str:
    """What the command chooses for this target: `repair/shield_charge`; the last word holds for the rest."""
    words = use.said.choose.split("/")
    word = words[min(index, len(words) - 1)]
    return ALIAS.get(word, word)


# Moving, turning, attacking: frames


def _move(state: State, verb: language.Move, use: Use, dice: Dice) -> list[Event]:
    """The pattern and side that were said (AK-143 to AK-145); as far as it goes, or is wished."""
    battle = state.fight
    ship = use.ship(battle)
    way = route(verb.patterns, pose(ship), _part(use.said.way, use.number))
    stops = use.said.stop or ()
    stop = stops[use.number] if use.number < len(stops) else patterns.rests(battle, ship, way)[-1]
    state.stack.append(
        frames.Moving(
            use.seat,
            ship=ship.ref,
            route=[(name(step.hex) if inside(battle.board, step.hex) else "", step.facing) for step in way],
            by=use.card,
            stop=None if stop == patterns.length(battle, ship, way) else stop,
            ignore=list(verb.ignore),
        )
    )
    return []


def route(listed: Sequence[str], start: Pose, said: str) -> list[Pose]:
    """`l`, `r`, `veer.l`: pattern and side, each only where there is a choice (AK-115, AK-145)."""
    words = said.split(".")
    pattern = next((word for word in words if word in listed), listed[0])
    return patterns.route(pattern, start, "l" in words)


def _part(said: str, number: int) -> str:
    parts = said.split("/")
    return parts[number] if number < len(parts) else ""


def _turn(state: State, verb: language.Turn, use: Use, dice: Dice) -> list[Event]:
    """On the spot, at most so far (AK-148); the own ship, or one that was chosen."""
    battle, events = state.fight, list[Event]()
    words = [word.rpartition(".")[2] for word in use.said.turn.split("/") if word]
    for index, ref in enumerate(refs(battle, use, verb.aim)):
        ship = battle.ships[ref]
        word = words[use.number + index] if use.number + index < len(words) else STAY
        if word not in BOWS or BOWS.index(word) not in patterns.turns(ship.facing, verb.steps):
            continue
        to = BOWS.index(word)
        if to != ship.facing:
            put(ship, Pose(pose(ship).hex, to))
            events.append(Event("ak-turns", {"ship": called(battle, ref), "bow": bow(to)}))
    return events


def _attack(state: State, verb: language.Attack, use: Use, dice: Dice) -> list[Event]:
    """What waits for the next attack is taken now (AK-284), but not by the Sparrow (AK-661)."""
    targets = [ref for ref in dict.fromkeys(use.at) if not damage.gone(state.fight, ref)]
    if targets:
        taken = [] if rare.kind(use.card) == "sparrow" else pending.take(use.cockpit(state.fight))
        state.stack.append(attack(state, verb, use, targets, taken))
    return []


def attack(
    state: State, verb: language.Attack, use: Use, targets: Sequence[str], taken: Sequence[str]
) -> frames.Attack:
    """As it begins; the base damage is that of all its dice (AK-107)."""
    origin, aimed = (targets[0], targets[1:]) if verb.origin == "ally" else (None, targets)
    additions = [*verb.effects, *(each for each in verb.choose_one if each.effect == chosen(use))]
    return frames.Attack(
        use.seat,
        source=use.ship(state.fight).ref,
        card=use.card,
        damage=base_damage(state, verb, use),
        targets=list(aimed),
        effects=[effects.said(each.effect, each.n) for each in additions],
        origin=origin,
        ranged=not (verb.aim.arc or verb.aim.arcs),
        pending=[*taken, *(["advantage:1"] if verb.advantage else [])],
        flagship=rare.kind(use.card) == "sparrow",
    )


def base_damage(state: State, verb: language.Attack, use: Use) -> int:
    battle = state.fight
    ship = use.ship(battle)
    printed = verb.damage + extras(verb.extra, use.dice).damage
    total = printed if verb.most is None else min(printed, verb.most)
    extra = verb.plus_if
    if extra is not None:
        marked = extra.has_mark is not None and extra.has_mark in ship.marks
        weak = extra.own_hull_at_most is not None and (ship.hull or 0) <= extra.own_hull_at_most
        total += extra.damage if marked or weak else 0
    return total


# Effects


def _apply(state: State, verb: language.Apply, use: Use, dice: Dice) -> list[Event]:
    """On each target; where one of several is chosen, for each (AK-705). What takes longer is carried out in
    the order of the targets (AK-194)."""
    battle = state.fight
    if verb.aim.who == "enemy_deck":
        return [event for gift in verb.effects for event in effects.hack_deck(state, _n(gift), dice)]
    if verb.aim.who == "card":
        return _own_energy(state, verb, use)
    events, below = list[Event](), len(state.stack)
    extra = extras(verb.extra, use.dice)
    for index, ref in enumerate(refs(battle, use, verb.aim, extra)):
        picked = [gift for gift in verb.choose_one if gift.effect == chosen(use, index)]
        for gift in (*verb.effects, *(picked or verb.choose_one[:1])):
            events += give(state, ref, gift, use, dice)
    state.stack[below:] = reversed(state.stack[below:])
    return events


def give(state: State, ref: str, gift: Gift, use: Use, dice: Dice) -> list[Event]:
    ship = state.fight.ships[ref]
    n = ship.shields if gift.n == "all" and gift.effect == "lose_shields" else _n(gift)
    me = use.ship(state.fight).ref
    which = chosen(use) if gift.effect == "cleanse" else ""
    if gift.effect == "cleanse" and which not in effects.cleansable(ship):
        which = next(filter(_harms(ship), effects.cleansable(ship)), "")
    if gift.effect == "recharge" and use.said.cards and ref == me:
        wanted = [card for card in use.said.cards if card in _lacking(state, use)]
        return effects.recharge(state, use.seat, wanted[:n])
    return effects.apply(state, ref, gift.effect, dice, n=n, by=me, card=use.card, which=which)


def _harms(ship: Ship) -> Callable[[str], bool]:
    """What is taken off where nobody says which: of friends what harms them, of enemies what helps them
    (AK-288, AK-539)."""
    return lambda mark: (EFFECTS[mark].polarity == "negative") == allied(ship)


def _lacking(state: State, use: Use) -> list[str]:
    return effects.rechargeable(use.cockpit(state.fight), but=use.card)


def _n(gift: Gift) -> int:
    return 99 if gift.n == "all" else gift.n


def _own_energy(state: State, verb: language.Apply, use: Use) -> list[Event]:
    """This very card regains energy, an exception to "another upgrade"; no more than is printed on it
    (AK-850)."""
    mine = next(each for each in use.cockpit(state.fight).cards if each.card == use.card)
    most = min(mine.cap, CARDS[use.card].energy)
    if mine.energy >= most:
        return []
    mine.energy = min(most, mine.energy + sum(_n(gift) for gift in verb.effects))
    return [Event("ak-recharged", {"seat": f"#{use.seat}", "cards": (f"@{use.card}",)})]


def _next(state: State, verb: language.Next, use: Use, dice: Dice) -> list[Event]:
    """Waits for the next attack of each player concerned (AK-282, AK-809)."""
    battle, events = state.fight, list[Event]()
    picked = [each for each in verb.choose_one if each.effect == chosen(use)] or list(verb.choose_one[:1])
    for ref in refs(battle, use, verb.aim):
        seat = battle.ships[ref].seat
        if seat is None:
            continue
        before = list(battle.cockpits[seat].pending)
        pending.grant(battle.cockpits[seat], use.card, verb, picked)
        gained: list[Pending] = battle.cockpits[seat].pending[len(before) :]
        if gained:
            events.append(Event("ak-next-attack", {"player": f"#{seat}", "card": f"@{use.card}"}))
    return events


def _lose(state: State, verb: language.Lose, use: Use, dice: Dice) -> list[Event]:
    """Mandatory, and never more shields than there are (AK-288, AK-742)."""
    ship = use.ship(state.fight)
    shields = ship.shields if verb.shields == "all" else verb.shields
    return damage.lose(state, ship.ref, hull=verb.hull, shields=shields, card=use.card).events


def _stress(state: State, verb: language.Stress, use: Use, dice: Dice) -> list[Event]:
    battle, events = state.fight, list[Event]()
    for ref in refs(battle, use, verb.aim):
        seat = battle.ships[ref].seat
        if seat is not None:
            events += stress.gain(state, seat, verb.n, dice)
    return events


def _status(state: State, verb: language.Status, use: Use, dice: Dice) -> list[Event]:
    """Something that holds for a while. `to` is the ship whose card it is: who draws fire, who takes
    damage."""
    battle = state.fight
    me = use.ship(battle).ref
    found = refs(battle, use, verb.aim)
    for ref in found:
        battle.statuses.append(Status(verb.what, ref, use.card, verb.n, verb.until, me))
    ships = tuple(called(battle, ref) for ref in found)
    return [Event("ak-status", {"ships": ships, "card": f"@{use.card}"})] if found else []


def _mend(state: State, verb: language.Mend, use: Use, dice: Dice) -> list[Event]:
    """Broken cards work again, with the energy they had (AK-407). Where it concerns all players, each says
    which."""
    battle, events, asked = state.fight, list[Event](), dict[str, list[str]]()
    for ref in refs(battle, use, verb.aim):
        seat = battle.ships[ref].seat
        if seat is None:
            continue
        broken = [each.card for each in battle.cockpits[seat].cards if each.broken and _of(each.card, verb)]
        wished = [card for card in use.said.cards if card in broken]
        if verb.aim.who == "players" and len(broken) > verb.n:
            asked[str(seat)] = broken
        else:
            events += mend(state, seat, [*wished, *(each for each in broken if each not in wished)][: verb.n])
    if asked:
        state.stack.append(frames.Mending(asked=list(map(int, asked)), n=verb.n, cards=asked))
    return events


def mend(state: State, seat: int, cards: Sequence[str]) -> list[Event]:
    battle = state.fight
    for card in cards:
        passives.mend_card(battle, battle.cockpits[seat].ship, card)
    return [Event("ak-mended", {"player": f"#{seat}", "card": f"@{card}"}) for card in cards]


def _of(card: str, verb: language.Mend) -> bool:
    return not verb.types or rare.kind(card) in verb.types


def _break_self(state: State, verb: language.BreakSelf, use: Use, dice: Dice) -> list[Event]:
    """Without stress (AK-413, AK-720)."""
    passives.break_card(state.fight, use.ship(state.fight).ref, use.card)
    return [Event("ak-broken", {"player": f"#{use.seat}", "card": f"@{use.card}"})]


Does = Callable[[State, Any, Use, Dice], list[Event]]
VERBS: dict[type, Does] = {
    language.Move: _move,
    language.Turn: _turn,
    language.Attack: _attack,
    language.Apply: _apply,
    language.Next: _next,
    language.Lose: _lose,
    language.Stress: _stress,
    language.Status: _status,
    language.Mend: _mend,
    language.BreakSelf: _break_self,
    **rare.VERBS,
}
"""All of the language."""
