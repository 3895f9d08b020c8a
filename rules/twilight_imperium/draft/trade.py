"""Offers: what lies there is answered, a new one is put together: with whom, what for what (design 6.5)."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from rules.core.contract import Action, IllegalMove
from rules.core.draft import Draft, Note, Option, Steps
from rules.twilight_imperium.actions import Accept, Approve, Give, MakeOffer, Refuse, Rescind
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.draft.look import Look, asks, done, listed, pick, picture
from rules.twilight_imperium.effects.sources import has
from rules.twilight_imperium.frames import Market, Negotiation
from rules.twilight_imperium.state import Offer
from rules.twilight_imperium.strategic import agreements, negotiation, offers

OFFER, GIVE, APPROVE, NOW, KEPT = "offer", "give", "approve", "now", "kept"
SUMMED = ("goods", "cards")


def trade(look: Look) -> Steps:
    answers = dict(_answers(look))
    options = [each for each, _ in answers.values()]
    if _approvable(look):
        options.append(pick(APPROVE, "ti-draft-trade-approve", count=len(_approvable(look))))
    if _partners(look) and sum(each.by == look.seat for each in look.state.offers) < offers.MOST:
        options.append(pick(OFFER, "ti-draft-trade-offer"))
    if look.state.players[look.seat].goods:
        options.append(pick(GIVE, "ti-draft-trade-give"))
    (code,) = yield asks("ti-draft-trade", options, preview=picture("trade"))
    match code:
        case "approve":
            return (yield from _approve(look))
        case "offer":
            return (yield from _offer(look))
        case "give":
            return (yield from _give(look))
    return done(answers[code][1], picture("trade"))


# Answers


def _answers(look: Look) -> Iterator[tuple[str, tuple[Option, Action]]]:
    """What the question offers, what others have offered, and own offers that can be taken back."""
    open_ = [each for each in look.asked.choices if not isinstance(each.action, Accept | Refuse)]
    for number, each in enumerate(open_):
        yield str(number), (listed(str(number), each), each.action)
    for offer in look.state.offers:
        if offers.open_to(look.state, offer, look.seat):
            for code, make in (("accept", Accept), ("refuse", Refuse)):
                yield _row(offer, code, offer.by, make(offer.number))
        elif offer.by == look.seat:
            yield _row(offer, "rescind", offer.to, Rescind(offer.number))


def _row(offer: Offer, code: str, other: int, action: Action) -> tuple[str, tuple[Option, Action]]:
    named = f"{code}:{offer.number}"
    give, want = offers.worded(offer.give), offers.worded(offer.want)
    return named, (pick(named, f"ti-draft-trade-{code}", player=f"#{other}", give=give, want=want), action)


def _approvable(look: Look) -> list[Offer]:
    """Agreements that wait for the active player (TI-451)."""
    frame = look.frame
    mine = isinstance(frame, Negotiation) and frame.active == look.seat
    return negotiation.waiting(look.state) if mine else []


def _approve(look: Look) -> Steps:
    options = [
        pick(
            str(each.number),
            "ti-draft-trade-pair",
            player=f"#{each.by}",
            other=f"#{each.to}",
            give=offers.worded(each.give),
            want=offers.worded(each.want),
        )
        for each in _approvable(look)
    ]
    every = Approve(tuple(each.number for each in _approvable(look)))
    picks = yield asks(
        "ti-draft-trade-approve-which",
        options,
        many=(1, len(options)),
        action=every,
        preview=picture("trade"),
    )
    return done(Approve(tuple(map(int, picks))), picture("trade"))


# Something new


def _partners(look: Look) -> list[int]:
    """Who has something, or could get something."""
    others = [each for each in systems.playing(look.state) if each != look.seat]
    return [each for each in others if _goods(look, look.seat, each) or _goods(look, each, look.seat)]


def _whom(look: Look) -> Draft:
    options = [pick(str(each), "ti-draft-trade-partner", player=f"#{each}") for each in _partners(look)]
    return asks("ti-draft-trade-whom", options, preview=picture("trade"))


def _give(look: Look) -> Steps:
    (to,) = yield _whom(look)
    most = look.state.players[look.seat].goods
    options = [pick(str(n), "ti-draft-pay-goods", count=n) for n in range(1, most + 1)]
    (count,) = yield asks("ti-draft-trade-how-many", options, player=f"#{to}")
    return done(Give(int(count), int(to)))


def _offer(look: Look) -> Steps:
    (to,) = yield _whom(look)
    seat, other, notes = look.seat, int(to), tuple[Note, ...]()
    while True:
        give = yield from _bundle("ti-draft-trade-give-what", _goods(look, seat, other), other, notes)
        want = yield from _bundle("ti-draft-trade-want-what", _goods(look, other, seat), other, ())
        found = MakeOffer(other, _joined(give), _joined(want))
        now, kept = _problem(look, found), _problem(look, _kept(found))
        if now is None or kept is None:
            return (yield from _when(found, now is None, kept is None))
        notes = (Note(now.key, now.args_for_words),)


def _bundle(
    key: str, options: list[Option], other: int, notes: tuple[Note, ...]
) -> Generator[Draft, tuple[str, ...], tuple[str, ...]]:
    """Nothing is asked of whoever has nothing."""
    if not options:
        return ()
    return (yield asks(key, options, many=(0, len(options)), notes=notes, player=f"#{other}"))


def _when(found: MakeOffer, now: bool, kept: bool) -> Steps:
    """At once, or laid down for the next negotiation (TI-703)."""
    if not kept:
        return done(found, picture("trade"))
    if not now:
        return done(_kept(found), picture("trade"))
    options = [pick(NOW, "ti-draft-trade-now"), pick(KEPT, "ti-draft-trade-kept")]
    (code,) = yield asks("ti-draft-trade-when", options, action=found, preview=picture("trade"))
    return done(found if code == NOW else _kept(found), picture("trade"))


def _kept(offer: MakeOffer) -> MakeOffer:
    return MakeOffer(offer.seat, offer.give, offer.want, kept=True)


def _problem(look: Look, offer: MakeOffer) -> IllegalMove | None:
    try:
        offers.judge(look.state, look.seat, offer)
    except IllegalMove as problem:
        return problem
    return None


def _goods(look: Look, seat: int, other: int) -> list[Option]:
    return list(_tradable(look, seat, other))


def _tradable(look: Look, seat: int, other: int) -> Iterator[Option]:
    """What the two may trade now of what this one has; all of it is open to see."""
    state, player = look.state, look.state.players[seat]
    for count in range(1, player.goods + 1):
        yield pick(f"goods:{count}", "ti-draft-pay-goods", count=count)
    for value in dict.fromkeys(agreements.free_cards(state, seat)):
        yield pick(f"trade_card:{value}", "ti-bundle-trade", value=value)
    market = isinstance(look.frame, Market) and any(has(state, each, offers.MARKET) for each in (seat, other))
    for count in range(1, len(player.cards) + 1) if market else ():
        yield pick(f"cards:{count}", "ti-bundle-cards", count=count)
    for leader in player.captives if state.phase == "status" else ():
        yield pick(f"captive:{leader}", "ti-draft-trade-captive", leader=f"@{leader}")


def _joined(picks: tuple[str, ...]) -> tuple[str, ...]:
    """Several numbers of goods or cards are one sum."""
    sums, rest = dict[str, int](), list[str]()
    for each in picks:
        name, _, digits = each.partition(":")
        if name in SUMMED:
            sums[name] = sums.get(name, 0) + int(digits)
        else:
            rest.append(each)
    return (*(f"{name}:{count}" for name, count in sums.items()), *rest)
