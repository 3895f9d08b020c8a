"""Standing orders: what one's ship and pilot decide by themselves, and commands that wait."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, get_args

from cogs.akarios.game import Game
from cogs.components import GOOD, PRIMARY, bar, button, option, select, text
from cogs.faces import Panel
from rules.akarios.actions import OrderCancel, OrderDrop, OrderReroll, OrderSet
from rules.akarios.options import Difficulty
from rules.akarios.view import MemberView, View
from rules.core import Action, IllegalMove, notation
from rules.core.orders import DropQueue, Queue
from words import Words

VERB = "ak_orders"
CANCEL, REROLL, LOADOUT = "cancel", "reroll", "loadout"
ASK, DROP, BETWEEN = "ask", "drop", "."
AFTER = ("after", "после")
FEW = ("2", "4", "6")
STRESSES = ("2", "4", "6", "9")
OFFERED: dict[str, tuple[str, ...]] = {
    CANCEL: (ASK, "deadly", "hull.2", "hull.4", "never"),
    REROLL: ("attack.1", "attack.2", "move.1", "never"),
    "stack": ("auto", ASK),
    "redraw": ("never", ASK),
    "bonus": ("auto", ASK),
    "shove": ("full", ASK),
    "evade": (ASK, *FEW),
    "protect": (ASK, "falls", "always", "never"),
    "share": (ASK, "0", "1", "2"),
    "between": ("ship", "command", "arc", "aimed", "never"),
    "pour": (ASK, "attack", "any", "never"),
    "ties": (ASK,),
    LOADOUT: (),
    "difficulty": (ASK, *get_args(Difficulty)),
    "retry": (ASK, "again", "leave"),
    "event": (ASK, "majority"),
    "volunteer": (ASK, *STRESSES),
    "join": (ASK, "always", "never"),
    "examine": (ASK, "1", "2", "3", "4"),
    "put": (ASK, *STRESSES),
}
"""What can be picked about each; anything else is typed."""
USUAL = ("cancel deadly", "redraw never", "shove full", "bonus auto", "protect falls", "event majority")
"""In one tap: decide for me as most would."""


# What was pressed


def moves(view: View, seat: int, rest: str, values: list[str]) -> list[Action]:
    """What a click stands for. ValueError if it is nothing."""
    if rest == "usual":
        return [move(view, seat, *each.split()) for each in USUAL]
    if rest == "unqueue":
        return [DropQueue()]
    if rest in ("", "window"):
        return []
    if rest != "set" or len(values) != 1:
        raise ValueError(rest)
    what, _, value = values[0].partition(" ")
    return [move(view, seat, what, value)]


def picked(rest: str, values: list[str]) -> str:
    """The window whose values are shown."""
    what = values[0].partition(" ")[0] if values else ""
    if what and what not in OFFERED:
        raise ValueError(what)
    return what if rest in ("window", "set") else ""


def move(view: View, seat: int, what: str, value: str) -> Action:
    """An order as picked from the menus."""
    word, _, number = value.partition(BETWEEN)
    match what, word:
        case _, "drop":
            return OrderDrop(_about(view, seat, what))
        case "cancel", "hull":
            return OrderCancel("hull", hull=int(number))
        case "cancel", "ask" | "deadly" | "never":
            return OrderCancel(word)
        case "reroll", "attack" | "move":
            return OrderReroll(int(number), word)
        case "reroll", "never":
            return OrderReroll(0)
        case "loadout", "now":
            cards = _member(view, seat).installed
            return OrderSet(
                _about(view, seat, what), ",".join(f"{slot}:{card}" for slot, card in cards.items())
            )
        case "cancel" | "reroll" | "loadout", _:
            raise ValueError(value)
    return OrderSet(what, value)


def typed(line: str, names: Sequence[str] = ()) -> Action:
    """`place C6,C5/ne`, `drop place`, `after Ann: pass`, or a move in notation."""
    head, _, rest = " ".join(line.split()).partition(" ")
    if head.casefold() in AFTER:
        return _after(rest, names)
    if head == DROP:
        return OrderDrop(rest)
    if head in ("order_cancel", "order_reroll", "order_set", "order_drop"):
        try:
            found: Action = notation.read(line, OrderCancel | OrderReroll | OrderSet | OrderDrop)
        except notation.Malformed:
            raise IllegalMove("ak-illegal-order-line", rule="AK-890") from None
        return found
    return OrderSet(head, rest)


def _after(said: str, names: Sequence[str]) -> Queue:
    """Commands that wait until these players have passed (AK-905)."""
    who, colon, line = said.partition(":")
    seats = [_seat(name, names) for name in who.split(",")]
    if not colon or not line.strip():
        raise IllegalMove("ak-illegal-order-line", rule="AK-890")
    return Queue(line.strip(), tuple(f"passed:{seat}" for seat in seats))


def _seat(name: str, names: Sequence[str]) -> int:
    """By name, or by its number from 1 on."""
    wanted = name.strip().casefold()
    known = [each.casefold() for each in names]
    if wanted in known:
        return known.index(wanted)
    if wanted.isdecimal() and 0 < int(wanted) <= len(known):
        return int(wanted) - 1
    raise IllegalMove("ak-illegal-order-after", rule="AK-905", name=name.strip()[:40], players=tuple(names))


# What is shown


def panel(loaded: Game, seat: int, words: Words, window: str = "") -> Panel:
    """What holds, a menu of what can be ordered about, and for the one picked its values."""
    view, game = loaded.view(seat), loaded.row.id
    items: list[Any] = [text(f"### {words('ak-button-orders')}\n{words('ak-orders-about')}")]
    items.append(text("\n".join(_standing(view, seat, loaded, words)), 1500))
    windows = [
        option(
            _named(words, what),
            what,
            description=_holds(view, seat, what, loaded, words),
            default=what == window,
        )
        for what in OFFERED
    ]
    items.append(select(f"s:{VERB}:{game}:window", words("ak-orders-window"), windows))
    if window:
        items.append(
            select(f"s:{VERB}:{game}:set", _named(words, window), _values(view, seat, window, loaded, words))
        )
    below = [button(words("ak-orders-usual"), f"w:{VERB}:{game}:usual", PRIMARY)]
    if view.battle is not None and view.battle.cockpits[seat].queued:
        below.append(button(words("ak-orders-unqueue"), f"w:{VERB}:{game}:unqueue"))
    return Panel([*items, bar(*below, button(words("button-my-seat"), f"w:seat:{game}:", GOOD))], {})


def _member(view: View, seat: int) -> MemberView:
    assert view.sheet is not None
    return view.sheet.members[view.roster[seat]]


def _about(view: View, seat: int, what: str) -> str:
    """As the rules call it: a loadout is one for a ship."""
    return f"{LOADOUT}.{_member(view, seat).ship}" if what == LOADOUT else what


def _named(words: Words, what: str) -> str:
    return words(f"ak-window-{what.partition(BETWEEN)[0]}")


def _standing(view: View, seat: int, loaded: Game, words: Words) -> Iterator[str]:
    """The own orders, what is queued, and below them what the others have ordered: all of it is open."""
    for other in sorted(range(view.seats), key=lambda each: each != seat):
        held = _member(view, other).orders
        name = loaded.names[other]
        said = "; ".join(
            f"{_named(words, what)}: {value(what, wish, loaded, words)}" for what, wish in held.items()
        )
        if said or other == seat:
            yield words("ak-orders-of", name=name, orders=said or words("ak-orders-none"))
        queued = view.battle.cockpits[other].queued if view.battle is not None else ()
        if queued:
            yield words("ak-orders-queued", name=name, line="; ".join(queued))


def _holds(view: View, seat: int, what: str, loaded: Game, words: Words) -> str:
    wish = _member(view, seat).orders.get(_about(view, seat, what))
    return words("ak-order-unset") if wish is None else value(what, wish, loaded, words)


def _values(view: View, seat: int, what: str, loaded: Game, words: Words) -> list[Any]:
    offered = list(OFFERED[what])
    if what == "ties":
        offered += [f"p{each}" for each in range(view.seats)]
    if what == LOADOUT and _member(view, seat).installed:
        offered.append("now")
    if _about(view, seat, what) in _member(view, seat).orders:
        offered.append(DROP)
    return [option(_said(each, loaded, words), f"{what} {each}") for each in offered] or [
        option(words("ak-orders-nothing"), f"{what} {DROP}")
    ]


def value(what: str, wish: str, loaded: Game, words: Words) -> str:
    """What an order says, as it is kept."""
    if what in (CANCEL, REROLL):
        match notation.read(wish, OrderCancel | OrderReroll):
            case OrderCancel("hull", hull):
                wish = f"hull.{hull}"
            case OrderCancel(when):
                wish = when
            case OrderReroll(fewer, fits):
                wish = f"{fits}.{fewer}" if fewer else "never"
    if what.startswith(f"{LOADOUT}{BETWEEN}"):
        return words.list([words.name("akarios", each.partition(":")[2]) for each in wish.split(",")])
    return _said(wish, loaded, words)


def _said(wish: str, loaded: Game, words: Words) -> str:
    word, _, number = wish.partition(BETWEEN)
    if wish[:1] == "p" and wish[1:].isdecimal():
        return loaded.names[int(wish[1:])]
    if wish in get_args(Difficulty):
        return words(f"option-akarios-difficulty-{wish.replace('_', '-')}")
    if word not in WISHES:
        return wish
    return words(f"ak-wish-{word}", n=int(number) if number else 0)


WISHES = {word.partition(BETWEEN)[0] for each in OFFERED.values() for word in each if not word.isdecimal()}
WISHES = (WISHES | {DROP, "now"}) - set(get_args(Difficulty))
"""Those that have words."""
