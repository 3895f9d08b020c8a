"""Effects and tokens as arguments of messages, so that prompts, cards and reports speak alike."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.contract import Arg, phrase
from rules.starship_captains.components import Effect


def figure(name: str) -> str:
    return phrase(f"sc-figure-{name.replace('_', '-')}")


def pirate(token: str) -> str:
    return phrase(f"sc-pirate-{token.replace('_', '-')}")


def cargo(item: str) -> str:
    """An artifact or a pirate token."""
    return pirate(item) if item.endswith(("_medal", "_android")) else f"@{item}"


def slot(name: str) -> str:
    """r2c1: second row, first column."""
    return phrase("sc-slot", row=int(name[1]), column=int(name[3]))


def effect(what: Effect) -> str:
    args: dict[str, Arg] = {"n": what.n}
    match what.do:
        case "advance" | "retreat" | "event":
            args["faction"] = f"@{what.faction}"
        case "recall":
            args["who"] = what.who
        case "pay":
            return phrase(f"sc-effect-pay-{what.what}", n=what.n)
        case "choose":
            return phrase("sc-effect-choose", options=tuple(effects(option) for option in what.options))
        case "per":
            counted = phrase(f"sc-count-{(what.count or '').replace('_', '-')}")
            return phrase("sc-effect-per", what=effects(what.effects), counted=counted, max=what.max)
    return phrase(f"sc-effect-{what.do.replace('_', '-')}", **args)


def effects(listed: Sequence[Effect]) -> str:
    """A whole list, as one phrase."""
    return phrase("sc-effects", list=tuple(effect(each) for each in listed))
