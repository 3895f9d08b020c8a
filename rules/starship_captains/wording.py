"""Effects, tokens and whole cards as arguments of messages: prompts, cards and reports speak alike."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.core.contract import Arg, phrase
from rules.starship_captains.components import (
    FACTIONS,
    Effect,
    EventCard,
    Mission,
    Passenger,
    Passive,
    Room,
    Row,
    Score,
    Station,
    Tech,
    Trigger,
)


def _key(*parts: str | None) -> str:
    return "-".join(part.replace("_", "-") for part in parts if part)


def figure(name: str) -> str:
    return phrase(f"sc-figure-{_key(name)}")


def pirate(token: str) -> str:
    return phrase(f"sc-pirate-{_key(token)}")


def cargo(item: str) -> str:
    """An artifact or a pirate token."""
    return pirate(item) if item.endswith(("_medal", "_android")) else f"@{item}"


def slot(name: str) -> str:
    """r2c1: second row, first column."""
    return phrase("sc-slot", row=int(name[1]), column=int(name[3]))


# Effects


def effect(what: Effect) -> str:
    match what.do:
        case "advance" | "retreat" | "event":
            return phrase(f"sc-effect-{what.do}-{what.faction}", n=what.n)
        case "recall":
            return phrase(f"sc-effect-recall-{what.who}", n=what.n)
        case "choose" if _any_event(what):
            return phrase("sc-effect-event-any")
        case "choose":
            return phrase("sc-effect-choose", options=_options(what))
        case "per":
            counted = count(what.count)
            return phrase("sc-effect-per", what=effects(what.effects), counted=counted, max=what.max)
    return phrase(f"sc-effect-{_key(what.do)}", n=what.n)


def effects(listed: Sequence[Effect]) -> str:
    """A whole list, as one phrase. What it costs stands before the rest of it."""
    if not listed:
        return phrase("sc-effects-none")
    first, rest = listed[0], listed[1:]
    if first.do == "pay":
        return phrase("sc-effects-price", price=price(first), effects=effects(rest))
    if first.do == "discard_self" and rest:
        return phrase("sc-effects-discarding", effects=effects(rest))
    return phrase("sc-effects", list=tuple(map(_item, listed))) if rest else effect(first)


PLAIN = {"medal", "artifact", "android", "cadet", "repair", "move", "jump", "fight", "research", "train"}
"""Effects of which two are one with a larger number."""


def gathered(listed: Sequence[Effect]) -> str:
    """What comes of several causes at once: a medal here and one there are 2 medals."""
    found: list[Effect] = []
    for one in listed:
        place = next((at for at, each in enumerate(found) if one.do == each.do and one.do in PLAIN), None)
        if place is None:
            found.append(one)
        else:
            found[place] = replace(one, n=found[place].n + one.n)
    return effects(found)


def _item(one: Effect) -> str:
    """One of several: a choice stands in brackets, so that it ends where it ends."""
    if one.do != "choose" or _any_event(one):
        return effect(one)
    return phrase("sc-effect-choose-among", options=_options(one))


def _any_event(one: Effect) -> bool:
    """A choice among the events of all tracks is said shorter."""
    events = {each.faction for option in one.options for each in option if each.do == "event"}
    return events == set(FACTIONS) and all(len(option) == 1 for option in one.options)


def _options(one: Effect) -> str:
    return _either([effects(option) for option in one.options])


def price(cost: Effect) -> str:
    return phrase(f"sc-price-{cost.what}", n=cost.n)


def count(what: str | None) -> str:
    return phrase(f"sc-count-{_key(what)}")


def _either(parts: Sequence[str]) -> str:
    if len(parts) == 1:
        return parts[0]
    return phrase("sc-or", first=_either(parts[:-1]), other=parts[-1])


# Whole cards


def tech(card: Tech) -> str:
    """What the card does, as one sentence."""
    if card.type == "room":
        return phrase(f"sc-card-room-{card.colour}", effects=effects(card.effects))
    if card.score is not None:
        return score(card.score)
    return _ongoing(card)


def _ongoing(card: Tech | Passenger) -> str:
    if card.passive is not None:
        return passive(card.passive)
    assert card.trigger is not None
    return reaction(card.trigger, card.effects)


def reaction(trigger: Trigger, listed: Sequence[Effect]) -> str:
    """Once in a mission needs no word: the condition says it."""
    limit = trigger.once_per if trigger.once_per != "mission" else None
    return phrase(f"sc-card-{_key('reacts', limit)}", when=when(trigger), effects=effects(listed))


def when(trigger: Trigger) -> str:
    """The condition of a card that reacts."""
    if trigger.needs_symbol:
        symbols = tuple(phrase(f"sc-symbol-{_key(symbol)}") for symbol in trigger.needs_symbol)
        return phrase("sc-when-on-mission-done-shows", symbols=symbols)
    scope = trigger.scope if trigger.scope != "any" else None
    detail = trigger.symbol or trigger.row_colour or trigger.station or scope
    return phrase(f"sc-when-{_key(trigger.id, detail)}")


def passive(change: Passive) -> str:
    detail = change.what or change.symbol
    return phrase(f"sc-passive-{_key(change.id, detail)}", n=change.n, effects=effects(change.effects))


def score(given: Score) -> str:
    if given.condition is not None:
        return phrase(f"sc-score-{_key(given.condition)}", points=given.points)
    return phrase("sc-score-per", points=given.points, counted=count(given.count), max=given.max)


def event(card: EventCard) -> str:
    """With its station, where it waits at one; otherwise the event cell of its track is meant."""
    if card.trigger.station is not None:
        return reaction(card.trigger, card.effects)
    text = effects(card.effects)
    return text if card.passive is None else phrase("sc-card-also", text=text, passive=passive(card.passive))


def passenger(card: Passenger) -> str:
    return phrase("sc-card-passenger", text=_ongoing(card), score=score(card.score))


def row(one: Row) -> str:
    return phrase(f"sc-card-row-{one.colour}", effects=effects(one.effects))


def mission(card: Mission) -> str:
    rows: dict[str, Arg] = dict(zip("abcd", map(row, card.rows), strict=False))
    return phrase(f"sc-card-mission-{len(card.rows)}", points=card.points, **rows)


def room(one: Room) -> str:
    return phrase(f"sc-card-room-{one.colour}", effects=effects(one.effects))


def station(one: Station) -> str:
    return effects(one.effects)
