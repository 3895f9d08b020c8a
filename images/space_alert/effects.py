"""What a threat does, as icons and as a few words: every token of the threat files has both."""

from __future__ import annotations

from collections.abc import Sequence

from images.theme import ZONES
from words import Words

_SIMPLE = {
    "reveal": "[eye]",
    "mark": "[flag] +1",
    "destroy-ship": "[doom]",
    "fires-back on": "[attack] [bots_off]",
    "move red": "[left:red]",
    "move blue": "[right:blue]",
    "move deck": "[lift]",
    "move most-players": "[target] [group]",
    "spread red": "[slime] [left:red]",
    "spread blue": "[slime] [right:blue]",
    "lose-fuel 1": "[fuel] −1",
    "lose-rocket 1": "[rocket] −1",
    "disable-stored-bots lower_red": "[bots_off]",
    "fill-shield white then leak-reactor white": "[reactor] [right] [structural]",
    "leak-reactor each-zone": "[reactor] [right] [structural]",
    "leak-shield white": "[shield] [right] [structural]",
    "aura-attack +1 others": "[flag] [attack] +1",
    "aura-shield +1 all": "[flag] [shield] +1",
    "advance-others 1": "[flag] [speed] 1",
    "double-damage red": "[structural] ×2",
    "double-damage ship": "[structural] ×2 [zones111]",
    "heal half-down": "[heal] ½",
    "ko here": "[skull] [here]",
    "ko here-without-active-bots": "[skull] [here]",
    "ko leaders": "[skull] [bots]",
    "ko ship": "[skull] [zones111]",
    "ko ship-except upper_white": "[skull] [zones111]",
    "delay zone": "[delay]",
    "delay ship": "[delay] [zones111]",
    "delay per-token": "[delay] [slime]",
    "drain-reactor 1 own else damage 1": "[reactor] −1",
}
_VERBS = {"attack": "attack", "damage": "structural", "heal": "heal", "speed": "speed", "shield": "shield"}
_AMOUNTS = {"hp": "[hp]", "hp*2": "[hp] ×2", "hp*3": "[hp] ×3"}


def _split(token: str) -> tuple[str, str]:
    """The token without its condition, and the condition."""
    head, _, condition = token.partition(" if-")
    return head, condition


def _zones(rest: Sequence[str], lane: str | None) -> str:
    """The zones a token strikes as three bars, or nothing when it is only its own."""
    if "all-zones" in rest:
        lit: Sequence[str] = ZONES
    elif "other-zones" in rest:
        lit = [zone for zone in ZONES if zone != (lane if lane in ZONES else "white")]
    elif "zones" in rest:
        lit = rest[rest.index("zones") + 1].split(",")
    else:
        return ""
    return f" [zones{''.join('1' if zone in lit else '0' for zone in ZONES)}]"


def icons(token: str, lane: str | None = None) -> str:
    """A token as a line of inline icons: "[attack] 2"."""
    head, condition = _split(token)
    return _icons(head, lane) + (" ?" if condition else "")


def _icons(head: str, lane: str | None) -> str:
    if head in _SIMPLE:
        return _SIMPLE[head]
    verb, *rest = head.split()
    if verb == "self-damage":
        return f"[hp] −{rest[0]}"
    if verb in ("drain-shield", "drain-reactor"):
        left = "0" if rest[0] == "all" else f"−{rest[0]}"
        return f"[{verb[6:]}] {left}{_zones(rest, lane)}"
    if verb not in _VERBS:
        return "[question]"
    if rest[0] == "players-here":
        return "[structural] [group]"
    if rest[0] == "reactor-energy":
        return "[structural] [energy]"
    line = f"[{_VERBS[verb]}] {_AMOUNTS.get(rest[0], rest[0])}{_zones(rest, lane)}"
    if "ignore-shields" in rest:
        line += " [noshield]"
    if "double-through" in rest:
        line += " ×2"
    if "per-token" in rest:
        line += " [slime]"
    return line


def short(tokens: Sequence[str], lane: str | None = None) -> str:
    """All tokens of an action, as icons."""
    return "  ".join(icons(token, lane) for token in tokens) or "–"


def sentence(tokens: Sequence[str], words: Words, lane: str | None = None) -> str:
    """All tokens of an action, in words."""
    return "; ".join(phrase(token, words, lane) for token in tokens) or words("pic-fx-nothing")


def phrase(token: str, words: Words, lane: str | None = None) -> str:
    """A token in words: what, to whom, on which condition."""
    head, condition = _split(token)
    told = _phrase(head, words)
    if lane in ZONES and head.startswith("attack") and not _zones(head.split(), lane):
        told += ", " + words(f"pic-fx-on-{lane}")
    if condition:
        name, _, count = condition.partition("<")
        told += ", " + words(f"pic-fx-if-{name}", n=count or 0)
    return told


def _key(text: str) -> str:
    plain = (
        text.replace("+", "").replace(" ", "-").replace("_", "-").replace("*", "-times-").replace(",", "-")
    )
    return f"pic-fx-{plain}"


def _phrase(head: str, words: Words) -> str:
    if words.has(_key(head)):
        return words(_key(head))
    verb, amount, *rest = [*head.split(), ""]
    rest = [part for part in rest if part]
    if amount.startswith(("+", "=")):
        kind = "gain" if amount[0] == "+" else "set"
        return words(f"pic-fx-{verb}-{kind}", n=amount[1:])
    if words.has(_key(f"{verb} {amount}")):
        told = words(_key(f"{verb} {amount}"))
    else:
        told = words(_key(verb), n=amount)
    scope = " ".join(rest)
    return told + (", " + words(_key(f"scope {scope}")) if scope else "")


def trait(token: str, words: Words) -> str:
    """A special rule of a threat in words."""
    name, *rest = token.split()
    key = f"pic-trait-{name}"
    if not words.has(key):
        key = f"pic-trait-{'-'.join([name, *rest]).replace('_', '-').replace(',', '-')}"
    return words(key, n=rest[0] if rest else 0)
