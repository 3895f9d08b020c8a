"""What a form scores: a Public Objective with its payment, and what becomes of the secret one (TI-713)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace as with_

from rules.core.contract import Arg, phrase
from rules.core.draft import Note, Option
from rules.twilight_imperium.actions import Form, Pay
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components_cards import PUBLIC
from rules.twilight_imperium.draft import money
from rules.twilight_imperium.draft.form_words import Filled, filling
from rules.twilight_imperium.draft.look import Look, asks, pick
from rules.twilight_imperium.effects.senate import points_of
from rules.twilight_imperium.phases import forms, objectives, prices, scoring
from rules.twilight_imperium.purse import counters

USUAL, HIDE, SHOW, OWN = "usual", "hide", "show", "own"
DRAWN = 2
"""Cards that a Status Phase may bring, one with Neural Motivator more."""


# Objectives


def score(look: Look, now: Form) -> Filled:
    state, seat = look.state, look.seat
    found = scoring.open_to(state, seat)
    if not found:
        return now
    free = scoring.free(state, seat)
    usual = (
        pick(USUAL, "ti-draft-form-best", objective=f"@{free}") if free else pick(USUAL, "ti-draft-form-none")
    )
    options = [
        pick(
            each,
            "ti-draft-form-score",
            hint=_price(each),
            objective=f"@{each}",
            count=points_of(state, each).value,
        )
        for each in found
    ]
    options = [each for each in options if each.code != free]
    nothing = [pick(forms.NOTHING, "ti-draft-form-none")] if free else []
    (code,) = yield filling("ti-draft-form-score-which", [usual, *options, *nothing], now)
    if code == USUAL:
        return now
    now = with_(now, score=code)
    if code == forms.NOTHING or not PUBLIC[code].spend:
        return now
    return (yield from _paid(look, now, code))


def _price(objective: str) -> str | None:
    return "ti-draft-form-paid" if PUBLIC[objective].spend else None


def _paid(look: Look, now: Form, objective: str) -> Filled:
    """The cheapest way of each price, or as its owner likes."""
    ways = prices.ways(look.state, look.seat, objectives.test(objective))
    options = [pick(str(n), "ti-draft-pay-way", way=_worded(way)) for n, way in enumerate(ways)]
    options.append(pick(OWN, "ti-draft-pay-other"))
    best = with_(now, pay=ways[0])
    (code,) = yield filling("ti-draft-form-pay", options, best, objective=f"@{objective}")
    if code != OWN:
        return with_(now, pay=ways[int(code)])
    purse = list(_purse(look))
    notes = list[Note]()
    while True:
        picks = yield asks(
            "ti-draft-form-pay", purse, many=(1, len(purse)), notes=notes, objective=f"@{objective}"
        )
        paid = with_(now, pay=_joined(picks))
        problem = look.trouble(paid)
        if problem is None:
            return paid
        notes = [problem]


def _purse(look: Look) -> Iterator[Option]:
    """Planets, goods and cards as anywhere, counters besides."""
    player = look.state.players[look.seat]
    for planet in systems.planets_of(look.state, look.seat):
        if planet.ready:
            yield pick(planet.id, "ti-draft-form-planet", planet=f"@{planet.id}")
    for count in range(1, player.goods + 1):
        yield pick(f"goods:{count}", "ti-draft-pay-goods", count=count)
    for card in dict.fromkeys(player.politics):
        yield pick(f"politics:{card}", "ti-draft-pay-politics", card=f"@{card}")
    for area in prices.COUNTERS:
        for count in range(1, counters.in_area(player, area) + 1):
            yield pick(f"{area}:{count}", f"ti-draft-pay-{area}", count=count)


def _joined(picks: tuple[str, ...]) -> Pay:
    """Several sums of one kind as one."""
    sums, rest = dict[str, int](), list[str]()
    for each in picks:
        name, _, digits = each.partition(":")
        if digits.isdecimal():
            sums[name] = sums.get(name, 0) + int(digits)
        else:
            rest.append(each)
    return (*rest, *(f"{name}:{count}" for name, count in sums.items()))


def _worded(way: Pay) -> Arg:
    areas = [each.partition(":") for each in way if each.partition(":")[0] in forms.AREAS]
    plain = tuple(each for each in way if each.partition(":")[0] not in forms.AREAS)
    worded = money.worded(plain)
    assert isinstance(worded, tuple)
    return (*worded, *(phrase(f"ti-draft-pay-{area}", count=int(n)) for area, _, n in areas))


def secret(look: Look, now: Form) -> Filled:
    """Usually it is scored as soon as it is fulfilled (TI-713)."""
    held = look.state.players[look.seat].secret
    if held is None:
        return now
    options = [pick(USUAL, "ti-draft-form-secret-usual"), pick(HIDE, "ti-draft-form-secret-hide")]
    if look.fits(with_(now, secret=True)):
        options.insert(0, pick(SHOW, "ti-draft-form-secret-show"))
    (code,) = yield filling("ti-draft-form-secret", options, now, objective=f"@{held}")
    return with_(now, secret=code == SHOW, hide=code == HIDE)
