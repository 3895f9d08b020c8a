"""Verbs of one, two or three cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.akarios import frames, language, windows
from rules.akarios.cards import placing
from rules.akarios.cards.aiming import refs
from rules.akarios.cards.use import Use
from rules.akarios.components import CARDS, FULL
from rules.akarios.language import Breakable
from rules.akarios.naming import called
from rules.akarios.rolling import throw
from rules.akarios.ship import decks, passives, pending
from rules.akarios.ship.ships import cockpit, distance, flying, seats
from rules.akarios.state import Battle, Cockpit, Die, Face, State, Status
from rules.core.contract import Event
from rules.core.dice import Dice

CONTROL, DELAYED, BETWEEN = "control", "delayed", "enemy_command"
"""Statuses: whose targets a player chooses; what a card does at the start of the next pilot phase. When cards
are used that answer enemy commands."""
BASIC_AGAIN = "basic_again@round"
"""Counted for a player: basic actions that may be used once more in this round."""
COPY = "copy:"
"""Then the card, and how many dice."""
SHARED = "share_die"
"""The exception by which others may use one's dice."""


def kind(card: str) -> Breakable | str:
    """Basic actions are no cards."""
    return CARDS[card].kind if card in CARDS else ""


# Dice


SWAPPED: dict[Face, Face] = {"move": "attack", "attack": "move"}


def turnable(cockpit: Cockpit, verb: language.Dice) -> list[int]:
    """Unplaced dice on which it does something, by their places; what others have lent is not rolled again
    (AK-752)."""
    open = [place for place, die in enumerate(cockpit.dice) if die.place is None]
    if verb.swap:
        return [place for place in open if cockpit.dice[place].face in SWAPPED]
    return lendable(cockpit) if verb.face is None else [p for p in open if cockpit.dice[p].face != verb.face]


def chosen_dice(said: str) -> list[int]:
    """The places that a command names: `0/2`."""
    return [int(word) for word in said.split("/") if word.isdecimal()]


def _dice(state: State, verb: language.Dice, use: Use, dice: Dice) -> list[Event]:
    """Own dice that are not placed: turned to a face, or rolled again free of stress. Of those to be rolled
    again the ones that are named, or all."""
    mine = use.cockpit(state.fight)
    there = turnable(mine, verb)
    wished = [place for place in dict.fromkeys(chosen_dice(use.said.choose)) if place in there]
    others = [place for place in there if place not in wished]
    if verb.n == "all":
        picked = wished if wished and verb.face is None else there
    else:
        picked = [*wished, *others][: verb.n]
    for place in picked:
        die = mine.dice[place]
        die.face = SWAPPED[die.face] if verb.swap else verb.face or throw(1, dice)[0]
    faces = tuple(f"@{mine.dice[place].face}" for place in picked)
    return [Event("ak-dice-turned", {"player": f"#{use.seat}", "faces": faces})] if picked else []


def partners(battle: Battle, seat: int) -> list[str]:
    """The ships of the other players."""
    return [battle.cockpits[each].ship for each in seats(battle) if each != seat]


def copied(battle: Battle, seat: int, range: int) -> list[str]:
    """Those near whose pilots have acted in this round (AK-762)."""
    me = battle.ships[battle.cockpits[seat].ship]
    acted = (battle.cockpits[each].ship for each in seats(battle) if battle.cockpits[each].done)
    return [ref for ref in acted if ref != me.ref and distance(me, battle.ships[ref]) <= range]


def _others(state: State, use: Use) -> list[int]:
    return [seat for seat in seats(state.fight) if seat != use.seat]


def lendable(cockpit: Cockpit) -> list[int]:
    """Own unplaced dice, by their places."""
    dice = enumerate(cockpit.dice)
    return [place for place, die in dice if die.place is None and die.lent_by is None and not die.virtual]


def _lend(state: State, verb: language.Lend, use: Use, dice: Dice) -> list[Event]:
    """The die that was said, to the player that was said; it comes back at the end of the phase (AK-431,
    AK-752)."""
    battle = state.fight
    mine = use.cockpit(battle)
    to = next((seat for seat in _others(state, use) if battle.cockpits[seat].ship in use.at), None)
    wished = [place for place in chosen_dice(use.said.choose) if place in lendable(mine)]
    if to is None:
        return []
    events = []
    for place in wished[: verb.n]:
        mine.dice[place].place = use.card
        battle.cockpits[to].dice.append(Die(mine.dice[place].face, lent_by=use.seat))
        faces = {"player": f"#{use.seat}", "to": f"#{to}", "face": f"@{mine.dice[place].face}"}
        events.append(Event("ak-die-lent", {**faces}))
    return events


def _virtual_die(state: State, verb: language.VirtualDie, use: Use, dice: Dice) -> list[Event]:
    """The face that lies on this card, once more for each other player (AK-825)."""
    battle = state.fight
    on = [die.face for die in use.cockpit(battle).dice if die.place == use.card]
    others = _others(state, use)
    if not on or not others:
        return []
    for seat in others:
        battle.cockpits[seat].dice.append(Die(on[-1], virtual=True))
    players = tuple(f"#{seat}" for seat in others)
    return [Event("ak-die-shared", {"players": players, "face": f"@{on[-1]}"})]


def _reuse(state: State, verb: language.Reuse, use: Use, dice: Dice) -> list[Event]:
    """Others may take back a placed die each: an offer until the end of the phase (AK-759, AK-919)."""
    return _offer(state, frames.Offer("reuse", use.seat, _others(state, use), verb.n), use)


def _offer(state: State, offer: frames.Offer, use: Use) -> list[Event]:
    flying_frame = next((each for each in state.stack if isinstance(each, frames.Flying)), None)
    if flying_frame is None or not offer.to:
        return []
    flying_frame.offers.append(offer)
    players = tuple(f"#{seat}" for seat in offer.to)
    return [Event("ak-offered", {"player": f"#{use.seat}", "players": players, "card": f"@{use.card}"})]


def offered(frame: frames.Flying, seat: int) -> frames.Offer | None:
    return next((each for each in frame.offers if seat in each.to), None)


def returnable(battle: Battle, frame: frames.Flying, seat: int) -> list[int]:
    """Own placed dice that an offer lets this player take back; what was lent is used by somebody else."""
    if offered(frame, seat) is None:
        return []
    lenders = [card for card, row in CARDS.items() if _lends(row)]
    dice = enumerate(battle.cockpits[seat].dice)
    mine = [(place, die) for place, die in dice if die.lent_by is None and not die.virtual]
    return [place for place, die in mine if die.place is not None and die.place not in lenders]


def _lends(row: language.Card) -> bool:
    """Dice that lie there are used by somebody else."""
    shared = any(isinstance(each, language.Flag) and each.what == SHARED for each in row.passive)
    return shared or any(isinstance(do, language.Lend) for do in row.steps)


def take_back(battle: Battle, frame: frames.Flying, seat: int, place: int) -> Event:
    """A die that lies somewhere is free again, but not for the action it was taken from (AK-759)."""
    offer, die = offered(frame, seat), battle.cockpits[seat].dice[place]
    assert offer is not None
    die.barred, die.place = die.place or "", None
    offer.to.remove(seat)
    return Event("ak-die-back", {"player": f"#{seat}", "face": f"@{die.face}"})


def _basic_again(state: State, verb: language.BasicAgain, use: Use, dice: Dice) -> list[Event]:
    others = _others(state, use)
    for seat in others:
        counts = state.fight.cockpits[seat].counts
        counts[BASIC_AGAIN] = counts.get(BASIC_AGAIN, 0) + verb.n
    players = tuple(f"#{seat}" for seat in others)
    return [Event("ak-basic-again", {"players": players})] if others else []


def _peek(state: State, verb: language.Peek, use: Use, dice: Dice) -> list[Event]:
    """Before targets are chosen; an empty deck is made anew first, as for a draw (AK-224)."""
    mods = use.cockpit(state.fight).deck
    if not mods.cards:
        decks.shuffle_in(mods, dice)
    if not mods.cards:
        return []
    return [Event("ak-peeks", {"player": f"#{use.seat}", "card": f"@{mods.cards[-1]}"}, reveals=True)]


# Dice that somebody else may use


def borrowable(battle: Battle, seat: int) -> list[tuple[int, int]]:
    """One Squad: whose unplaced dice a player near may use, once a round: seat and place."""
    me = battle.ships[battle.cockpits[seat].ship]
    found: list[tuple[int, int]] = []
    for owner in seats(battle):
        ship = battle.ships[battle.cockpits[owner].ship]
        flag = passives.flag(battle, ship.ref, SHARED)
        if owner != seat and flag is not None and distance(me, ship) <= flag.range:
            found += [(owner, place) for place in lendable(battle.cockpits[owner])]
    return found


def borrow(battle: Battle, seat: int, owner: int, place: int) -> Event:
    """As if it were the own one, until the end of the phase."""
    theirs = battle.cockpits[owner]
    card = passives.giver(battle, theirs.ship, SHARED)
    passives.spend(battle, theirs.ship, SHARED)
    theirs.dice[place].place = card
    battle.cockpits[seat].dice.append(Die(theirs.dice[place].face, lent_by=owner))
    face = f"@{theirs.dice[place].face}"
    return Event("ak-die-lent", {"player": f"#{owner}", "to": f"#{seat}", "face": face})


# Cards used once more, or later


def _use_card(state: State, verb: language.UseCard, use: Use, dice: Dice) -> list[Event]:
    """One of the own cards with all its cells, without dice and energy (AK-714, AK-715, AK-758)."""
    mine = use.cockpit(state.fight)
    broken = verb.which == "broken"
    there = [each.card for each in mine.cards if each.broken == broken and kind(each.card) in verb.types]
    if any(CARDS[card].steps for card in there):
        state.stack.append(frames.FreeUse(use.seat, which=verb.which, source=use.card))
    return []


def _copy(state: State, verb: language.CopyAction, use: Use, dice: Dice) -> list[Event]:
    """The last action of this round of a player who is near, from one's own place, with as many dice as lie
    on it there (AK-762)."""
    battle = state.fight
    for ref in [ref for ref in copied(battle, use.seat, verb.range) if ref in use.at][:1]:
        other = cockpit(battle, ref)
        assert other is not None
        card = other.done[-1].card
        there = sum(die.place == card for die in other.dice)
        state.stack.append(frames.FreeUse(use.seat, which=f"{COPY}{card}:{there}", source=use.card))
    return []


def _free_attack(state: State, verb: language.FreeAttack, use: Use, dice: Dice) -> list[Event]:
    """Every other player may attack it at once (AK-811)."""
    for ref in refs(state.fight, use, verb.aim):
        others = _others(state, use)
        if others:
            state.stack.append(frames.FreeAttack(asked=others, target=ref, by=use.seat))
    return []


def _control(state: State, verb: language.Control, use: Use, dice: Dice) -> list[Event]:
    """In the next enemy phase the player chooses its targets (AK-754)."""
    battle = state.fight
    found = refs(battle, use, verb.aim)
    for ref in found:
        battle.statuses.append(Status(CONTROL, ref, use.card, 0, verb.until, use.ship(battle).ref))
    ships = tuple(called(battle, ref) for ref in found)
    return [Event("ak-status", {"ships": ships, "card": f"@{use.card}"})] if found else []


def _delay(state: State, verb: language.Delay, use: Use, dice: Dice) -> list[Event]:
    """At the start of the next pilot phase (AK-783)."""
    battle = state.fight
    battle.statuses.append(Status(DELAYED, use.ship(battle).ref, use.card, battle.round, "battle"))
    return [Event("ak-delayed", {"player": f"#{use.seat}", "card": f"@{use.card}"})]


def due(state: State) -> None:
    """What was put off is done now, by whoever still flies."""
    battle = state.fight
    ripe = [each for each in battle.statuses if each.what == DELAYED and each.n < battle.round]
    battle.statuses = [each for each in battle.statuses if each not in ripe]
    for status in reversed(ripe):
        seat = battle.ships[status.on].seat
        if seat is not None and flying(battle, seat):
            state.stack.append(frames.FreeUse(seat, which=DELAYED, source=status.source))


def between(state: State, moment: str, aimed: str = "") -> None:
    """Feint and Ambush, by whoever has them, between two commands of enemies (AK-768, AK-774). `aimed`: at
    whom the next one will fire."""
    battle = state.fight
    for seat in reversed(seats(battle)):
        for card in battle.cockpits[seat].cards:
            ready = not card.broken and not card.used and card.energy > 0
            if ready and CARDS[card.card].when == BETWEEN and _opens(state, seat, card.card, moment, aimed):
                state.stack.append(frames.FreeUse(seat, which=BETWEEN, source=card.card))


def _opens(state: State, seat: int, card: str, moment: str, aimed: str) -> bool:
    """A standing trigger is looked at after each command; else the owner is asked after each ship, by order
    after each command, and by post not at all (AK-925)."""
    wish = windows.value(state, seat, "between") or windows.SHIP
    attacks = any(isinstance(step, language.Attack) for step in CARDS[card].steps)
    if wish == windows.ARC:
        return attacks
    if wish == windows.AIMED:
        return not attacks and aimed == state.fight.cockpits[seat].ship
    return state.options.pace != "post" and wish in (moment, windows.COMMAND)


def _top_card(state: State, verb: language.TopCard, use: Use, dice: Dice) -> list[Event]:
    """From the supply on top of another player's deck (AK-785)."""
    battle, events = state.fight, list[Event]()
    for ref in refs(battle, use, verb.aim):
        if decks.put_on_top(battle, decks.of(battle, ref), verb.card):
            events.append(Event("ak-top-card", {"player": called(battle, ref), "card": f"@{verb.card}"}))
    return events


def _pool(state: State, verb: language.Pool, use: Use, dice: Dice) -> list[Event]:
    """What was poured together is more damage for the first target of the next attack (AK-827)."""
    n = min(verb.most, use.dice * verb.per_die)
    pending.add(use.cockpit(state.fight), use.card, "damage", n)
    return [Event("ak-next-attack", {"player": f"#{use.seat}", "card": f"@{use.card}"})]


def _gain(state: State, verb: language.Gain, use: Use, dice: Dice) -> list[Event]:
    """After a scenario, on the sheets."""
    battle, sheet, events = state.fight, state.sheet, list[Event]()
    if verb.energy and sheet.energy is not None:
        sheet.energy = min(FULL, sheet.energy + verb.energy)
        events.append(Event("ak-sparrow-energy", {"energy": sheet.energy, "card": f"@{use.card}"}))
    chosen = [battle.ships[ref].seat for ref in use.at if ref in battle.ships] or [use.seat]
    for seat in (each for each in chosen if each is not None and (verb.credits or verb.trauma)):
        cockpit = battle.cockpits[seat]
        pad = sheet.members[cockpit.member].pads[cockpit.pilot]
        pad.credits += verb.credits
        pad.trauma = max(0, pad.trauma + verb.trauma)
        key = "ak-gains-credits" if verb.credits else "ak-trauma-erased"
        events.append(Event(key, {"player": f"#{seat}", "card": f"@{use.card}"}))
    return events


Does = Callable[[State, Any, Use, Dice], list[Event]]
VERBS: dict[type, Does] = {
    **placing.VERBS,
    language.Dice: _dice,
    language.Peek: _peek,
    language.Lend: _lend,
    language.Reuse: _reuse,
    language.VirtualDie: _virtual_die,
    language.BasicAgain: _basic_again,
    language.UseCard: _use_card,
    language.FreeAttack: _free_attack,
    language.CopyAction: _copy,
    language.Control: _control,
    language.Delay: _delay,
    language.TopCard: _top_card,
    language.Pool: _pool,
    language.Gain: _gain,
}
