"""What a card does, told in signs: a picture of its pattern or arc, and lines of icons and figures."""

from __future__ import annotations

from typing import Any, NamedTuple

from PIL import Image

from images.akarios.facts import PATTERNS, Row
from images.akarios.glyphs import fan, flight, reach
from images.akarios.icons import EFFECTS, GOOD

MOST = 3
"""Lines that fit beside the picture."""
SELF, OTHERS = (
    ("self", "card"),
    ("ally", "allies", "player", "players", "one_player", "other_player", "other_players"),
)


class Signs(NamedTuple):
    picture: Image.Image | None
    lines: tuple[str, ...]


def signs(row: Row, ground: str, w: int, h: int) -> Signs | None:
    """None: it takes words."""
    if row.get("passive") or row.get("when", "action") != "action":
        return None
    steps = row.get("steps", ())
    main = next((step for step in steps if step["do"] in ("attack", "move")), None)
    picture = None if main is None else shape(main, ground, w, h)
    lines = [_step(step, step is not main or picture is None) for step in steps]
    lines += [_step(step, True, bonus=True) for step in (*row.get("bonus", ()), *row.get("after", ()))]
    after = [_step(step, True) for step in row.get("stress", ())]
    lines += [None if told is None else f"[stress:stress][chevron:faint]{told}" for told in after]
    told = [line for line in lines if line]
    if None in lines or len(told) > MOST or not (told or picture):
        return None
    return Signs(picture, tuple(told))


def shape(step: Row, ground: str, w: int, h: int) -> Image.Image | None:
    """The hexes a move passes, or those an attack reaches."""
    if step["do"] == "move":
        pattern = step["patterns"][0]
        both = PATTERNS[pattern].get("mirror", False)
        return flight(pattern, w, h, None if both else False, 0, "text", ground)
    aim = step["aim"]
    if aim.get("arc"):
        return fan(aim["arc"], w, h, "threat", ground)
    return reach(aim["range"], w, h, "threat", ground) if aim.get("range") else None


def _step(step: Row, alone: bool, bonus: bool = False) -> str | None:
    """A line; "" where the picture says it all, None where signs cannot."""
    tell = {
        "attack": _attack,
        "move": _move,
        "turn": _turn,
        "apply": _apply,
        "next": _next,
        "lose": _lose,
        "stress": _stress,
        "break_self": _break,
    }.get(step["do"])
    return None if tell is None else tell(step, alone)


def _attack(step: Row, alone: bool) -> str | None:
    if {"plus_if", "origin", "per_arc", "choose_one"} & step.keys():
        return None
    aim, damage = step["aim"], step["damage"]
    more: dict[str, int] = next(iter(step.get("extra", ())), {})
    said = f"[attack:harm]{damage}" + (f"–{damage + more['damage']}" if "damage" in more else "")
    targets = aim.get("targets", 1)
    most = f"–{targets + more['targets']}" if "targets" in more else ""
    said += f" [target]{'∞' if targets == 'all' else targets}{most}"
    if alone:
        if aim.get("arc") or aim.get("arcs") or not aim.get("range"):
            return None
        said += f" [range]{aim['range']}"
    return said + "".join(f" {effect(one['effect'], one.get('n', 1))}" for one in step.get("effects", ()))


def _move(step: Row, alone: bool) -> str | None:
    if len(step["patterns"]) > 1 or "per_nebula" in step or "ignore" in step:
        return None
    return None if alone else ""


def _turn(step: Row, alone: bool) -> str | None:
    return None if "aim" in step or step.get("steps", 2) != 2 else "[turn]"


def _apply(step: Row, alone: bool) -> str | None:
    aim = step.get("aim", {})
    if aim.get("arc") or "extra" in step or aim.get("who", "self") not in (*SELF, "any"):
        return None
    joined = " / " if step.get("choose_one") else " "
    gifts = step.get("choose_one") or step.get("effects", ())
    said = joined.join(effect(one["effect"], one.get("n", 1)) for one in gifts)
    if aim.get("who", "self") in SELF:
        return said
    targets = aim.get("targets", 1)
    far = f" [range]{aim['range']}" if aim.get("range") else ""
    return f"{said} [target]{'∞' if targets == 'all' else targets}{far}"


def _next(step: Row, alone: bool) -> str | None:
    if {"no_draw", "advantage", "aim"} & step.keys():
        return None
    joined = " / " if step.get("choose_one") else " "
    parts = [
        effect(one["effect"], one.get("n", 1)) for one in step.get("choose_one") or step.get("effects", ())
    ]
    for key, icon in (("damage", "[attack:harm]"), ("range", "[range]"), ("targets", "[target]")):
        if step.get(key):
            parts.append(f"{icon}+{step[key]}")
    return f"[attack:faint][chevron:faint]{joined.join(parts)}"


def _lose(step: Row, alone: bool) -> str | None:
    parts = [
        f"[{icon}]−{step[key]}"
        for key, icon in (("hull", "hp:harm"), ("shields", "shield:blue"))
        if step.get(key)
    ]
    return None if step.get("shields") == "all" else " ".join(parts)


def _stress(step: Row, alone: bool) -> str | None:
    return None if "aim" in step else f"[stress:stress]+{step.get('n', 1)}"


def _break(step: Row, alone: bool) -> str | None:
    return "[broken:harm]"


def effect(name: str, n: Any = 1) -> str:
    """The sign of an effect, with its figure."""
    if name == "lose_shields":
        return f"[shield:harm]−{n}"
    figure = "∞" if n == "all" else "" if n == 1 and name not in COUNTED else str(n)
    return f"[{EFFECTS.get(name, 'star')}:{'good' if name in GOOD else 'harm'}]{figure}"


COUNTED = ("push", "pull", "repair", "shield_charge", "recharge", "calm", "hack", "boost")
"""Effects that come in numbers."""
