"""The homework of the Status Phase, point after point; what is left out is done as usual (design 6.7)."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from msgspec.structs import replace as with_

from rules.core.draft import Draft, Option, Steps
from rules.twilight_imperium.actions import Form
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import COUNTERS, PLANETS
from rules.twilight_imperium.draft.form_scores import score, secret
from rules.twilight_imperium.draft.form_words import Filled, areas, filling, told
from rules.twilight_imperium.draft.look import Look, done, pick, picture
from rules.twilight_imperium.effects import hands, supply
from rules.twilight_imperium.effects.sources import has
from rules.twilight_imperium.effects.tokens import marked
from rules.twilight_imperium.phases import forms, uses
from rules.twilight_imperium.purse import counters
from rules.twilight_imperium.state import State
from rules.twilight_imperium.view import Preview

USUAL, HIDE, SHOW, OWN = "usual", "hide", "show", "own"
DRAWN = 2
"""Cards that a Status Phase may bring, one with Neural Motivator more."""


def form(look: Look) -> Steps:
    """Each step may be the last: what comes after it is as usual."""
    now = Form()
    for part in (score, secret, _refresh, _counters, _split, _keep, _use):
        now = yield from part(look, now)
    return done(now, picture("objectives"), told(now))


# Planets and counters


def _refresh(look: Look, now: Form) -> Filled:
    own = [
        each.id for each in systems.planets_of(look.state, look.seat) if PLANETS[each.id].refresh is not None
    ]
    if not own:
        return now
    options = [
        pick(each, f"ti-draft-form-refresh-{str(PLANETS[each].refresh).replace('_', '-')}", planet=f"@{each}")
        for each in own
    ]
    picks = yield filling("ti-draft-form-refresh", options, now, many=(0, len(options)))
    return with_(now, refresh=picks)


def _counters(look: Look, now: Form) -> Filled:
    due = gained(look.state, look.seat, now)
    if not due:
        return now
    fit = [share for share in shares(due) if look.fits(with_(now, counters=share))]
    options = [pick(USUAL, "ti-draft-form-counters-usual", count=due), *map(_share, fit)]
    (code,) = yield filling("ti-draft-form-counters", options, now, shows=_sheet(look), count=due)
    return now if code == USUAL else with_(now, counters=tuple(code.split("+")))


def _sheet(look: Look) -> Preview:
    """With the counters that the question is about."""
    return picture("player", str(look.seat))


def gained(state: State, seat: int, now: Form) -> int:
    """Counters that the phase brings; those on the board have come home by then."""
    kept = counters.on_sheet(state.players[seat]) - _spent(now)
    return min(hands.status_counters(state, seat).value, COUNTERS - kept)


def _spent(now: Form) -> int:
    return sum(
        counters.read_areas(each for each in now.pay if each.partition(":")[0] in forms.AREAS).values()
    )


def shares(due: int) -> Iterator[tuple[str, ...]]:
    """All ways to put so many counters in three areas."""
    for command in range(due, -1, -1):
        for strategy in range(due - command, -1, -1):
            parts = (("command", command), ("strategy", strategy), ("fleet", due - command - strategy))
            yield tuple(f"{area}:{count}" for area, count in parts if count)


def _share(share: tuple[str, ...]) -> Option:
    return pick("+".join(share), "ti-draft-form-share", areas=areas(share))


def _split(look: Look, now: Form) -> Filled:
    """How many in each area in the end: Strategy Allocation, then Fleet Supply; the rest is for commands."""
    state, seat = look.state, look.seat
    due = counters.on_sheet(state.players[seat]) - _spent(now) + gained(state, seat, now)
    if not look.fits(with_(now, split=(0, 0, due))):
        return now
    figures = [pick(str(n), "ti-draft-pay-strategy", count=n) for n in range(due + 1)]
    sheet = _sheet(look)
    options = [pick(USUAL, "ti-draft-form-split-usual"), *figures]
    (code,) = yield filling("ti-draft-form-split", options, now, shows=sheet, count=due)
    if code == USUAL:
        return now
    first = int(code)
    most = min(due - first, supply.supply_area(state).value)
    fleet = [pick(str(n), "ti-draft-pay-fleet", hint=_crowded(look, n), count=n) for n in range(most, -1, -1)]
    (code,) = yield filling("ti-draft-form-split-fleet", fleet, now, shows=sheet, count=due - first)
    second = yield from _kept(look, now, int(code), most)
    return with_(now, split=(first, second, due - first - second))


def _kept(look: Look, now: Form, fleet: int, most: int) -> Generator[Draft, tuple[str, ...], int]:
    """Asked once more if so little Fleet Supply loses ships; what keeps them all stands first."""
    lost = sum(_beyond(look, fleet))
    if not lost:
        return fleet
    options = [pick(str(fleet), "ti-draft-form-split-go", fleet=fleet, count=lost)]
    enough = next((n for n in range(fleet + 1, most + 1) if not sum(_beyond(look, n))), None)
    if enough is not None:
        options.insert(0, pick(str(enough), "ti-draft-form-split-spare", fleet=enough))
    shows = _sheet(look)
    (code,) = yield filling("ti-draft-form-split-lost", options, now, shows=shows, fleet=fleet, count=lost)
    return int(code)


def _crowded(look: Look, fleet: int) -> str | None:
    return "ti-draft-form-crowded" if sum(_beyond(look, fleet)) else None


def _beyond(look: Look, fleet: int) -> Iterator[int]:
    """Ships that have no room in each system with so much Fleet Supply (TI-147)."""
    state, seat = look.state, look.seat
    less = state.players[seat].fleet - fleet
    for each in systems.places(state):
        most = supply.fleet_limit(state, seat, each.at).value - less
        yield max(0, len(systems.ships(each, seat)) - max(0, most))


# Cards


def _keep(look: Look, now: Form) -> Filled:
    """Only where the hand may come to be too large."""
    cards = look.state.players[look.seat].cards
    if len(cards) + DRAWN <= hands.hand_limit(look.state, look.seat).value:
        return now
    options = list(_cards(look))
    picks = yield filling("ti-draft-form-keep", options, now, (0, len(options)), picture("hand"))
    return with_(now, keep=picks)


def _cards(look: Look) -> Iterator[Option]:
    for each in dict.fromkeys(look.state.players[look.seat].cards):
        yield pick(each, "ti-draft-card", hint=f"ti-card-{each.replace('_', '-')}", card=f"@{each}")


def _use(look: Look, now: Form) -> Filled:
    """Hyper Metabolism swaps a card, Shuttle Logistics moves Ground Forces (TI-538, TI-556)."""
    if marked(look.state, look.seat, uses.SWAP):
        options = [pick(USUAL, "ti-draft-form-no-swap"), *_cards(look)]
        (code,) = yield filling("ti-draft-form-swap", options, now)
        now = now if code == USUAL else with_(now, use=(f"{uses.METABOLISM}:{code}",))
    lifts = list(_lifts(look)) if has(look.state, look.seat, uses.SHUTTLE) else []
    while lifts:
        picks = yield filling("ti-draft-form-shuttle", lifts, now, many=(0, len(lifts)))
        moved = with_(now, use=(*now.use, *(f"{uses.SHUTTLE}:{each}" for each in picks)))
        if look.fits(moved):
            return moved
    return now


def _lifts(look: Look) -> Iterator[Option]:
    own = list(systems.planets_of(look.state, look.seat))
    for origin in own:
        for goal in own if origin.gf else ():
            for count in range(1, origin.gf + 1):
                code = f"{origin.id}.gf>{goal.id}:{count}"
                if look.fits(Form(use=(f"{uses.SHUTTLE}:{code}",))):
                    yield pick(
                        code, "ti-draft-form-lift", planet=f"@{origin.id}", to=f"@{goal.id}", count=count
                    )
