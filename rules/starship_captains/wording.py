"""Effects, tokens and whole cards as arguments of messages, so that prompts, cards and reports speak alike."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.contract import Arg, phrase
from rules.starship_captains.components import (
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


def colour(name: str) -> str:
    """Of a room or a mission's row."""
    return phrase(f"sc-colour-{name}")


# Effects


def effect(what: Effect) -> str:
    args: dict[str, Arg] = {"n": what.n}
    match what.do:
        case "advance" | "retreat" | "event":
            return phrase(f"sc-effect-{what.do}-{what.faction}", **args)
        case "recall":
            return phrase(f"sc-effect-recall-{what.who}", **args)
        case "pay":
            return phrase(f"sc-effect-pay-{what.what}", **args)
        case "choose":
            return phrase("sc-effect-choose", options=_either([effects(option) for option in what.options]))
        case "per":
            counted = count(what.count)
            return phrase("sc-effect-per", what=effects(what.effects), counted=counted, max=what.max)
    return phrase(f"sc-effect-{_key(what.do)}", **args)


def count(what: str | None) -> str:
    return phrase(f"sc-count-{_key(what)}")


def effects(listed: Sequence[Effect]) -> str:
    """A whole list, as one phrase."""
    return _joined([effect(each) for each in listed])


def _joined(parts: Sequence[str]) -> str:
    """One after another, as they are resolved."""
    if len(parts) == 1:
        return parts[0]
    return phrase("sc-then", first=_joined(parts[:-1]), then=parts[-1]) if parts else phrase("sc-effects-none")


def _either(parts: Sequence[str]) -> str:
    if len(parts) == 1:
        return parts[0]
    return phrase("sc-or", first=_either(parts[:-1]), other=parts[-1])


# Whole cards


def tech(card: Tech) -> str:
    """What the card does, as one sentence."""
    if card.type == "room":
        return phrase("sc-card-room", colour=colour(card.colour or "grey"), effects=effects(card.effects))
    if card.score is not None:
        return score(card.score)
    return ongoing(card.trigger, card.effects, card.passive)


def ongoing(trigger: Trigger | None, listed: Sequence[Effect], change: Passive | None) -> str:
    if change is not None:
        return passive(change)
    assert trigger is not None
    text = phrase("sc-card-trigger", when=when(trigger), effects=effects(listed))
    return phrase(f"sc-once-{trigger.once_per}", text=text) if trigger.once_per in ("turn", "round") else text


def when(trigger: Trigger) -> str:
    """The condition of a card that reacts."""
    detail = trigger.symbol or trigger.row_colour or trigger.station
    if trigger.id == "on_damage" and trigger.scope != "any":
        detail = trigger.scope
    if trigger.needs_symbol:
        detail = "shows"
    shown = tuple(phrase(f"sc-symbol-{_key(symbol)}") for symbol in trigger.needs_symbol)
    return phrase(f"sc-when-{_key(trigger.id, detail)}", symbols=shown)


def passive(change: Passive) -> str:
    detail = change.what or change.symbol
    return phrase(f"sc-passive-{_key(change.id, detail)}", n=change.n, effects=effects(change.effects))


def score(given: Score) -> str:
    if given.id == "score_flat_if":
        return phrase(f"sc-score-{_key(given.condition)}", points=given.points)
    return phrase("sc-score-per", points=given.points, counted=count(given.count), max=given.max)


def event(card: EventCard) -> str:
    if card.trigger.id == "on_station":
        return phrase("sc-card-trigger", when=when(card.trigger), effects=effects(card.effects))
    text = effects(card.effects)
    return phrase("sc-card-also", text=text, passive=passive(card.passive)) if card.passive else text


def passenger(card: Passenger) -> str:
    return phrase(
        "sc-card-passenger",
        text=ongoing(card.trigger, card.effects, card.passive),
        score=score(card.score),
    )


def row(one: Row) -> str:
    return phrase("sc-card-row", colour=colour(one.colour), effects=effects(one.effects))


def mission(card: Mission) -> str:
    rows = phrase("sc-rows", rows=tuple(row(one) for one in card.rows))
    return phrase("sc-card-mission", points=card.points, rows=rows)


def room(one: Room) -> str:
    return phrase("sc-card-room", colour=colour(one.colour), effects=effects(one.effects))


def station(one: Station) -> str:
    return effects(one.effects)
