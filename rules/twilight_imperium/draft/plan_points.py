"""The points of a battle plan, each asked by itself: losses, damage, Fighters, leaving, cards, stops, shots,
what may be paid."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator

from msgspec.structs import replace as with_

from rules.core.contract import Arg, phrase
from rules.core.draft import Draft, Note, Option
from rules.twilight_imperium.actions import Plan
from rules.twilight_imperium.battle import plans, retreat, sides
from rules.twilight_imperium.draft.look import Look, asks, note, pick, picture
from rules.twilight_imperium.effects.sources import has
from rules.twilight_imperium.frames import Battle

Changed = Generator[Draft, tuple[str, ...], Plan]
END, NEVER, TACTICAL = "end", "never", "!"
ROUNDS, FIGURES = range(1, 5), range(1, 7)
LOW = (60, 50, 40, 25)
"""Percent below which somebody may wish to leave, or to be asked."""
PAID = ("war_chest:1", "war_chest:all", "martyr", "reroll:1", "reroll:2", "reroll:4")


def open_to(look: Look, battle: Battle, point: str) -> bool:
    """Whether there is anything to say about it."""
    match point:
        case "keep":
            return sides.fighters(look.state, battle.system, look.seat) > 0
        case "retreat":
            return bool(_ways_out(look, battle))
        case "cards":
            return bool(_cards(look))
        case "shots":
            return look.seat == battle.defender
        case "pay":
            return bool(_payable(look))
    return True


def _asks(
    look: Look, key: str, options: list[Option], now: Plan, *, many: bool = False, **args: Arg
) -> Draft:
    most = (0, len(options)) if many else None
    return asks(key, options, many=most, action=now, preview=picture("battle"), notes=list(told(now)), **args)


# Losses


def _losses(look: Look, battle: Battle, now: Plan) -> Changed:
    """Kind after kind; what is not named goes in the usual order."""
    kinds = [kind for kind in sides.SHIPS if kind in sides.kinds(look.state, battle.system, look.seat)]
    now = with_(now, losses=())
    while len(now.losses) < len(kinds):
        left = [pick(each, "ti-draft-plan-kind", unit=f"@{each}") for each in kinds if each not in now.losses]
        rest = pick(END, "ti-draft-plan-rest")
        (code,) = yield _asks(
            look, "ti-draft-plan-losses-which", [*left, rest], now, count=len(now.losses) + 1
        )
        if code == END:
            break
        now = with_(now, losses=(*now.losses, code))
    return now


def _sustain(look: Look, _: Battle, now: Plan) -> Changed:
    options = [pick(each, f"ti-draft-plan-sustain-{each}") for each in ("first", "last", "never")]
    (code,) = yield _asks(look, "ti-draft-plan-sustain-when", options, now)
    return with_(now, sustain=code)


def _keep(look: Look, battle: Battle, now: Plan) -> Changed:
    most = sides.fighters(look.state, battle.system, look.seat)
    options = [pick(str(count), "ti-draft-plan-keep-so", count=count) for count in range(most + 1)]
    (code,) = yield _asks(look, "ti-draft-plan-keep-how", options, now)
    return with_(now, keep=int(code))


# Leaving


def _ways_out(look: Look, battle: Battle) -> list[tuple[str, bool]]:
    return [
        (at, tactical)
        for tactical in (False, True)
        for at in retreat.places(look.state, battle, look.seat, tactical=tactical)
    ]


def _retreat(look: Look, battle: Battle, now: Plan) -> Changed:
    """Where to, and when."""
    ways = {f"{at}{TACTICAL if tactical else ''}": (at, tactical) for at, tactical in _ways_out(look, battle)}
    options = [
        pick(code, "ti-stop-tactical" if tactical else "ti-stop-retreat", system=at)
        for code, (at, tactical) in ways.items()
    ]
    (code,) = yield _asks(
        look, "ti-draft-plan-retreat-to", [pick(NEVER, "ti-draft-plan-stay"), *options], now
    )
    now = with_(now, retreat=None, tactical=False, below=0, after=0)
    if code == NEVER:
        return now
    to, tactical = ways[code]
    now = with_(now, retreat=to, tactical=tactical)
    whens = [pick("now", "ti-draft-plan-at-once")]
    whens += [pick(f"below:{each}", "ti-draft-plan-below", count=each) for each in LOW]
    whens += [pick(f"after:{each}", "ti-draft-plan-after", count=each) for each in FIGURES]
    (code,) = yield _asks(look, "ti-draft-plan-retreat-when", whens, now)
    name, _, digits = code.partition(":")
    return now if not digits else with_(now, **{name: int(digits)})


# Cards, stops, shots, payments


def _cards(look: Look) -> list[Option]:
    """Those that need no aim of their own, with the round in which they shall be played."""
    held = dict.fromkeys(look.state.players[look.seat].cards)
    return [
        pick(f"{card}@{number}", "ti-draft-plan-card", card=f"@{card}", count=number)
        for card in held
        for number in ROUNDS
        if look.fits(Plan(cards=(f"{card}@{number}",)))
    ]


def _play(look: Look, _: Battle, now: Plan) -> Changed:
    picks = yield _asks(look, "ti-draft-plan-cards-which", _cards(look), now, many=True)
    return with_(now, cards=picks)


def _stop(look: Look, battle: Battle, now: Plan) -> Changed:
    kinds = [kind for kind in sides.SHIPS if kind in sides.kinds(look.state, battle.system, look.seat)]
    options = [
        pick("each_round", "ti-draft-plan-stop-round"),
        pick("direct_hit", "ti-draft-plan-stop-hit"),
    ]
    options += [pick(f"odds:{each}", "ti-draft-plan-stop-odds", count=each) for each in LOW]
    options += [pick(f"loses:{kind}", "ti-draft-plan-stop-loses", unit=f"@{kind}") for kind in kinds]
    picks = yield _asks(look, "ti-draft-plan-stop-when", options, now, many=True)
    return with_(now, stop=picks)


def _shots(look: Look, _: Battle, now: Plan) -> Changed:
    """The defender orders what both sides do before the battle (TI-288)."""
    every = [f"{who}.{what}" for who in ("defender", "attacker") for what in plans.SHOTS]
    every.append(plans.WINDOW)
    now = with_(now, shots=())
    while True:
        left = [
            pick(each, f"ti-draft-plan-shot-{each.replace('.', '-')}")
            for each in every
            if each not in now.shots
        ]
        rest = pick(END, "ti-draft-plan-rest")
        (code,) = yield _asks(look, "ti-draft-plan-shots-which", [*left, rest], now, count=len(now.shots) + 1)
        if code == END:
            return now
        now = with_(now, shots=(*now.shots, code))


def _payable(look: Look) -> list[Option]:
    return [
        pick(each, f"ti-draft-plan-pay-{each.partition(':')[0].replace('_', '-')}", count=_figure(each))
        for each in PAID
        if has(look.state, look.seat, plans.ABILITIES[each.partition(":")[0]])
    ]


def _figure(item: str) -> int:
    """0: every round."""
    digits = item.partition(":")[2]
    return int(digits) if digits.isdecimal() else 0


def _pay(look: Look, _: Battle, now: Plan) -> Changed:
    picks = yield _asks(look, "ti-draft-plan-pay-which", _payable(look), now, many=True)
    named = {each.partition(":")[0]: each for each in picks}
    return with_(now, pay=tuple(named.values()))


POINTS: dict[str, Callable[[Look, Battle, Plan], Changed]] = {
    "losses": _losses,
    "sustain": _sustain,
    "keep": _keep,
    "retreat": _retreat,
    "cards": _play,
    "stop": _stop,
    "shots": _shots,
    "pay": _pay,
}


# The plan in words


def told(now: Plan) -> Iterator[Note]:
    if now.losses:
        yield note("ti-draft-plan-told-losses", units=tuple(f"@{kind}" for kind in now.losses))
    yield note(f"ti-draft-plan-told-{now.sustain}")
    if now.keep:
        yield note("ti-draft-plan-told-keep", count=now.keep)
    if now.retreat is not None:
        yield note("ti-draft-plan-told-retreat", system=now.retreat, when=_when(now))
    if now.cards:
        planned = [each.partition("@") for each in now.cards]
        named = (phrase("ti-draft-plan-card", card=f"@{card}", count=int(at)) for card, _, at in planned)
        yield note("ti-draft-plan-told-cards", cards=tuple(named))
    if now.stop:
        yield note("ti-draft-plan-told-stop", when=tuple(map(_stopped, now.stop)))
    if now.shots:
        yield note(
            "ti-draft-plan-told-shots",
            shots=tuple(phrase(f"ti-draft-plan-shot-{each.replace('.', '-')}") for each in now.shots),
        )


def _when(now: Plan) -> str:
    if now.below:
        return phrase("ti-draft-plan-below", count=now.below)
    return phrase("ti-draft-plan-after", count=now.after) if now.after else phrase("ti-draft-plan-at-once")


def _stopped(stop: str) -> str:
    head, _, rest = stop.partition(":")
    if head == "odds":
        return phrase("ti-draft-plan-stop-odds", count=int(rest))
    if head == "loses":
        return phrase("ti-draft-plan-stop-loses", unit=f"@{rest}")
    return phrase("ti-draft-plan-stop-round" if stop == "each_round" else "ti-draft-plan-stop-hit")
