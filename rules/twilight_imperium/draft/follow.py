"""Following a Strategy Card: what it is used for, then how that is paid (TI-417; design 6.6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rules.core.contract import Action
from rules.core.draft import Note, Option, Steps
from rules.twilight_imperium.actions import Areas, Decline, Follow, Pay
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import TECHNOLOGIES
from rules.twilight_imperium.deeds.judging import refusal
from rules.twilight_imperium.draft import form, form_words, money
from rules.twilight_imperium.draft.look import Look, asks, asks_again, done, listed, note, pick, picture
from rules.twilight_imperium.effects.sources import has
from rules.twilight_imperium.purse import counters, paying
from rules.twilight_imperium.strategic import assembly, diplomacy, leadership, secondary, technology, warfare

FOLLOW, DECLINE, END = "follow", "decline", "end"


def follow(look: Look) -> Steps:
    card = _card(look)
    able = secondary.may(look.state, look.seat, card)
    hint = f"ti-strategy-{card.replace('_', '-')}-secondary"
    options = [pick(FOLLOW, "ti-draft-follow", hint=hint, card=f"@{card}")] if able else []
    options.append(pick(DECLINE, "ti-decline"))
    player = look.state.players[look.seat]
    notes = [note("ti-draft-follow-have", count=player.strategy)]
    (code,) = yield asks_again(look, options, notes=notes)
    if code != FOLLOW:
        return done(Decline(card))
    return (yield from _WAYS.get(card, _plain)(look, card))


def _card(look: Look) -> str:
    """The one that is asked about: of the frame, or what is still owed."""
    found = next(each.action for each in look.asked.choices if isinstance(each.action, Decline))
    return found.card


def _listed(look: Look) -> list[tuple[str, Option, Action]]:
    """The ways that the question lists, by number."""
    ways = [each for each in look.asked.choices if isinstance(each.action, Follow)]
    return [(str(n), listed(str(n), each), each.action) for n, each in enumerate(ways)]


def _plain(look: Look, card: str) -> Steps:
    """A card whose ways are all listed."""
    listed = _listed(look)
    if len(listed) == 1:
        return done(listed[0][2])
    (code,) = yield asks("ti-draft-follow-how", [each for _, each, _ in listed])
    return done(next(action for number, _, action in listed if number == code))


# Leadership: how many, where to, with what


def _leadership(look: Look, card: str) -> Steps:
    return (yield from counters_for(look, 0, lambda share, pay: Follow(card, share, pay)))


def counters_for(look: Look, free: int, make: Callable[[Areas, Pay], Action]) -> Steps:
    """So many come free, and as many more as there is influence for."""
    state, seat = look.state, look.seat
    left = counters.counters_left(state, seat)
    rich = paying.most(state, seat, "influence") // leadership.PRICE
    most = min(free + min(leadership.MOST, rich), left)
    free, sheet = min(free, left), picture("player", str(seat))
    counts = range(most, max(free, 1) - 1, -1)
    if free and len(counts) > 1:  # else all ways to share them out are one list
        options = [_count_of(n, leadership.PRICE * (n - free)) for n in counts]
        (code,) = yield asks("ti-draft-lead-count", options, preview=sheet)
        counts = range(int(code), int(code) - 1, -1)
    shares = [share for count in counts for share in form.shares(count) if _room(look, share)]
    options = [_counted(share, leadership.PRICE * (_sum(share) - free)) for share in shares]
    key = "ti-draft-lead-where" if free else "ti-draft-follow-counters"
    (code,) = yield asks(key, options, preview=sheet, count=counts[0])
    share = tuple(code.split("+"))
    price = leadership.PRICE * (_sum(share) - free)
    return (yield from money.pays(look, price, "influence", lambda pay: make(share, pay), sheet))


def _count_of(count: int, price: int) -> Option:
    return pick(str(count), "ti-draft-lead-so-many", hint=_cost(price), count=count, price=price)


def _cost(price: int) -> str:
    return "ti-draft-cost-influence" if price else "ti-draft-cost-nothing"


def _counted(share: Areas, price: int) -> Option:
    code, areas = "+".join(share), form_words.areas(share)
    return pick(code, "ti-draft-form-share", hint=_cost(price), areas=areas, price=price)


def _sum(share: Areas) -> int:
    return sum(counters.read_areas(share).values())


def _room(look: Look, share: Areas) -> bool:
    return counters.read_areas(share)["fleet"] <= counters.room(look.state, look.seat, "fleet")


# Technology: which, with what


def _technology(look: Look, card: str) -> Steps:
    state, seat = look.state, look.seat
    if has(state, seat, technology.STUDY):
        return done(Follow(card))
    costs = {id: technology.price(state, seat, id, technology.FOLLOWED) for id in _researchable(look)}
    wealth = paying.most(state, seat, "resources")
    options = [_science(id, cost) for id, cost in costs.items() if cost <= wealth]
    preview = picture("technologies", str(seat))
    (id,) = yield asks("ti-draft-follow-technology", options, preview=preview)
    return (
        yield from money.pays(look, costs[id], "resources", lambda pay: Follow(card, (id,), pay), preview)
    )


def _researchable(look: Look) -> list[str]:
    """What can be had, wishes first."""
    found = technology.gainable(look.state, look.seat, bought=True)
    wishes = look.state.players[look.seat].wishes
    return sorted(found, key=lambda id: wishes.index(id) if id in wishes else len(wishes))


def _science(id: str, cost: int) -> Option:
    group = f"ti-draft-colour-{TECHNOLOGIES[id].color}" if id in TECHNOLOGIES else "ti-draft-colour-racial"
    return pick(id, "ti-draft-technology", hint="ti-draft-cost", group=group, technology=f"@{id}", price=cost)


# Diplomacy: a planet, with what; the Xxcha may do more


def _diplomacy(look: Look, card: str) -> Steps:
    state, seat = look.state, look.seat
    options, price = list[Option](), dict[str, int]()
    for id in diplomacy.annexable(state, seat):
        if paying.most(state, seat, "influence") >= diplomacy.INFLUENCE:
            price[id] = diplomacy.INFLUENCE
            options.append(
                pick(id, "ti-annex", hint="ti-draft-cost-influence", planet=f"@{id}", price=price[id])
            )
    envoys = [each for each in look.asked.choices if isinstance(each.action, Follow) and not each.action.pay]
    for each in envoys if has(state, seat, diplomacy.ENVOYS) else ():
        assert isinstance(each.action, Follow)
        (code,) = each.action.what
        price[code] = 0
        options.append(listed(code, each))
    (code,) = yield asks("ti-draft-follow-annex", options, preview=picture("galaxy"))
    return (yield from money.pays(look, price[code], "influence", lambda pay: Follow(card, (code,), pay)))


# Assembly: planets to refresh


def _assembly(look: Look, card: str) -> Steps:
    state, seat = look.state, look.seat
    tired = [each.id for each in systems.planets_of(state, seat) if not each.ready]
    options = [
        pick(id, "ti-draft-follow-planet", planet=f"@{id}", count=assembly.size(state, id))
        for id in tired
        if assembly.size(state, id) <= assembly.SUM
    ]
    notes = tuple[Note, ...]()
    while True:
        picks = yield asks(
            "ti-draft-follow-refresh", options, many=(1, len(options)), notes=notes, count=assembly.SUM
        )
        action = Follow(card, picks)
        problem = _trouble(look, action)
        if problem is None:
            return done(action)
        notes = (problem,)


def _trouble(look: Look, action: Follow) -> Note | None:
    """Also where the secondary is only owed, and somebody else is asked."""
    problem = refusal(lambda move: secondary.judge(look.state, look.seat, action.card, move), action)
    return None if problem is None else Note(problem.key, problem.args_for_words)


# Warfare: one ship after the other, then Fighters that ride along


def _warfare(look: Look, card: str) -> Steps:
    shifts = tuple[str, ...]()
    while True:
        action = Follow(card, shifts)
        legal = action if shifts and look.fits(action) else None
        options = list(_ships(look, card, shifts)) if _count(shifts) < warfare.MOST else []
        options += _riders(look, card, shifts)
        if not options and legal is not None:
            return done(legal)
        options += [pick(END, "ti-draft-follow-enough")] if legal is not None else []
        (code,) = yield asks("ti-draft-follow-ships", options, action=legal, preview=picture("galaxy"))
        if code == END:
            assert legal is not None
            return done(legal)
        shifts = (*shifts, code)


def _count(shifts: Sequence[str]) -> int:
    return sum("." not in each for each in shifts)


def _ships(look: Look, card: str, shifts: tuple[str, ...]) -> Iterator[Option]:
    gone = {each.partition(">")[0] for each in shifts}
    for system in systems.places(look.state):
        for ship in systems.ships(system, look.seat):
            for to in warfare.ways(look.state, look.seat, system.at) if str(ship.id) not in gone else ():
                code = f"{ship.id}>{to}"
                if look.fits(Follow(card, (*shifts, code))):
                    yield pick(code, "ti-shift", ship=f"@{ship.kind}", system=system.at, to=to)


def _riders(look: Look, card: str, shifts: tuple[str, ...]) -> list[Option]:
    """Fighters with the ships that go the same way (TI-468)."""
    ways = {
        (systems.system_of(look.state, int(ship)).at, to)
        for ship, _, to in (e.partition(">") for e in shifts)
        if ship.isdecimal()
    }
    done_ = {each.partition(".")[0] for each in shifts if "." in each}
    found = list[Option]()
    for at, to in sorted(ways):
        for count in (
            range(1, systems.fighters(look.state.systems[at], look.seat) + 1) if at not in done_ else ()
        ):
            code = f"{at}.{warfare.FIGHTERS}:{count}>{to}"
            if look.fits(Follow(card, (*shifts, code))):
                found.append(pick(code, "ti-draft-follow-fighters", count=count, system=at, to=to))
    return found


_WAYS: dict[str, Callable[[Look, str], Steps]] = {
    "leadership": _leadership,
    "technology_2": _technology,
    "diplomacy_2": _diplomacy,
    "assembly": _assembly,
    "warfare_2": _warfare,
}
