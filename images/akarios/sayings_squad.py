"""Facts of a squad between battles in words."""

from __future__ import annotations

from collections.abc import Sequence

from images.akarios.atlas import place_name, sheet_of
from images.akarios.common import look_of
from images.akarios.facts import CARDS, PILOTS, SHIPS, called, objective, title
from images.akarios.pilot import member_of
from images.akarios.world import object_name
from rules.akarios.view import MemberView, ObjectView, OfferView, PadView, View, WalkerView, WorldView
from words import Words


def who(view: View, seat: int, words: Words, names: Sequence[str]) -> str:
    """ "Ada, Starla, Argonaut"."""
    member = member_of(view, seat)
    parts = [look_of(seat, words, names).name]
    parts += [called(PILOTS, member.pilot, words)] if member.pilot else []
    parts += [member.ship_name or called(SHIPS, member.ship, words)] if member.ship else []
    return ", ".join(parts)


def purse(pad: PadView, words: Words) -> str:
    return words("ak-say-purse", credits=pad.credits, points=pad.points, trauma=pad.trauma)


def trees(pad: PadView, words: Words) -> str:
    """How many cells of each tree are full."""
    full = [sum(cell >= 2 for cell in tree) for tree in pad.trees]
    return words("ak-say-trees", cells=", ".join(map(str, full)))


def installed(member: MemberView, words: Words) -> str:
    return ", ".join(called(CARDS, id, words) for _, id in sorted(member.installed.items()) if id)


def ware(offer: OfferView, words: Words) -> str:
    if offer.what in CARDS:
        return called(CARDS, offer.what, words)
    return called(SHIPS, offer.what, words) if offer.what in SHIPS else words(f"ak-pic-offer-{offer.kind}")


def place(view: View, id: str, words: Words, names: Sequence[str]) -> str:
    """A place one can go to, with who is for it."""
    kind = next((one.kind for one in sheet_of(view).places if one.id == id), None)
    facts = [place_name(id, words), *([words(f"ak-pic-kind-{kind}")] if kind else [])]
    votes = view.poll.votes.get(id, ()) if view.poll is not None else ()
    if votes:
        facts.append(
            words("ak-say-votes", players=", ".join(look_of(seat, words, names).name for seat in votes))
        )
    return ", ".join(facts)


def world(told: WorldView, words: Words) -> str:
    head = f"{title(told.scenario, words)}. {words('ak-pic-round')} {told.round}."
    return f"{head} {objective(told.scenario, words, len(told.walkers))}"


def walker(told: WorldView, one: WalkerView, words: Words, names: Sequence[str]) -> str:
    name = look_of(one.seat, words, names).name
    if not one.conscious:
        return f"{name}: {words('ak-pic-unconscious')}."
    facts = words("ak-say-walker", card=one.card, health=one.health, stamina=one.stamina, stress=one.stress)
    return f"{name}: {facts}, {words('ak-say-dice-left', n=one.dice)}."


def cards(told: WorldView, words: Words) -> list[str]:
    """Every card that lies open, with what can be done there."""
    out = []
    for one in told.places:
        things = ", ".join(thing(each, words) for each in one.objects)
        out.append(f"{one.no} {words.name('akarios', one.name)}: {things}.")
    return out


def thing(each: ObjectView, words: Words) -> str:
    said = f"{each.id} {object_name(each, words)}"
    if each.closed:
        return f"{said} ({words('ak-say-closed')})"
    if each.barred:
        return f"{said} ({words('ak-say-barred')})"
    symbols = [words(f"ak-say-symbol-{symbol}") for symbol in each.symbols]
    return f"{said} ({', '.join(symbols)})" if symbols else said
