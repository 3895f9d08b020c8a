"""A turn: what to do, then where or with what (design 6.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.core.contract import Action, Choice, phrase
from rules.core.draft import Note, Option, Steps
from rules.twilight_imperium.actions import (
    Activate,
    BeginTransfer,
    Done,
    Pass,
    Skip,
    Strategic,
)
from rules.twilight_imperium.cards import playing
from rules.twilight_imperium.components_cards import ACTION_CARDS
from rules.twilight_imperium.draft import all_in, plays
from rules.twilight_imperium.draft.look import Look, asks, done, listed, note, pick, picture, so_many
from rules.twilight_imperium.tactical import activation, reach

NUMBERED = 12
"""Systems that the picture numbers."""
PLAIN: dict[str, Action] = {"skip": Skip(), "pass": Pass(), "done": Done()}


def turn(look: Look) -> Steps:
    offered = [each.action for each in look.asked.choices]
    names = plays.Hand(look, playing.ACTION, {}).names() if not look.frame.acts else []
    cards = [id for id in names if id in ACTION_CARDS]
    uses = [id for id in names if id not in ACTION_CARDS]
    kinds: list[Option] = []
    for code, kind in (("act", Activate), ("transfer", BeginTransfer), ("strat", Strategic)):
        count = sum(isinstance(each, kind) for each in offered)
        kinds += [pick(code, f"ti-draft-turn-{code}", count=count)] if count else []
    kinds += [pick("card", "ti-draft-turn-card", count=len(cards))] if cards else []
    kinds += [pick("use", "ti-draft-turn-use", count=len(uses))] if uses else []
    kinds += [pick(code, f"ti-draft-turn-{code}") for code, move in PLAIN.items() if move in offered]
    (code,) = yield asks("ti-draft-turn", kinds, preview=picture("galaxy"))
    match code:
        case "act":
            return (yield from _activate(look))
        case "transfer":
            return (yield from _transfer(look))
        case "strat":
            return (yield from _strategic(look))
        case "card":
            return (yield from _plays(look, cards))
        case "use":
            return (yield from _plays(look, uses))
    return done(PLAIN[code])


def _activate(look: Look) -> Steps:
    found = {each.action.system: each for each in look.asked.choices if isinstance(each.action, Activate)}
    first = [at for at, each in found.items() if each.args["ships"]][:NUMBERED]
    options = [_numbered(at, found[at], n) for n, at in enumerate(first, 1)]
    options += [listed(at, each) for at, each in found.items() if at not in first]
    options += all_in.options(look, {at: found[at] for at in first})
    preview = picture("choose", *first) if first else picture("galaxy")
    (at,) = yield asks("ti-draft-activate", options, preview=preview)
    if at.startswith(all_in.MARK):
        whole = all_in.whole(look, at.removeprefix(all_in.MARK))
        assert whole is not None
        return all_in.drafted(whole)
    comers = reach.comers(look.state, look.seat, at)
    return done(
        Activate(at),
        picture("system", at, *sorted({origin for origin, _ in comers})),
        [*_outlook(look, at, Counter(ship.kind for _, ship in comers))],
    )


def _outlook(look: Look, at: str, kinds: Counter[str]) -> Iterator[Note]:
    """Who could come, and what the counter alone costs."""
    if kinds:
        yield note("ti-draft-come", units=tuple(so_many(kind, count) for kind, count in kinds.items()))
    for owner in activation.minds(look.state, look.seat, at):
        yield note("ti-draft-mind-weapon", player=f"#{owner}")


def _numbered(code: str, choice: Choice, number: int) -> Option:
    """As the picture numbers it."""
    what = phrase(choice.label, **choice.args)
    return Option(code, "ti-draft-numbered", {**choice.args, "number": number, "what": what}, choice.hint)


def _transfer(look: Look) -> Steps:
    """The two systems, then which gets the counter from the Command Pool (TI-407, TI-408)."""
    pairs = [each.action for each in look.asked.choices if isinstance(each.action, BeginTransfer)]
    found = {f"{each.one}+{each.other}": each for each in pairs}
    preview = picture("region", *dict.fromkeys(at for each in pairs for at in (each.one, each.other)))
    options = [pick(code, "ti-turn-transfer", one=each.one, other=each.other) for code, each in found.items()]
    (code,) = yield asks("ti-draft-transfer", options, preview=preview)
    pair = found[code]
    both = (pair.one, pair.other)
    options = [pick(at, "ti-draft-transfer-at", system=at) for at in both]
    preview = picture("region", *both)
    (spend,) = yield asks("ti-draft-transfer-spend", options, action=pair, preview=preview)
    return done(BeginTransfer(*both, spend), preview)


def _strategic(look: Look) -> Steps:
    found = {each.action.card: each for each in look.asked.choices if isinstance(each.action, Strategic)}
    (card,) = yield asks("ti-draft-strategic", [listed(id, each) for id, each in found.items()])
    return done(Strategic(card))


def _plays(look: Look, names: list[str]) -> Steps:
    (id,) = yield asks("ti-draft-play", plays.shown(names), preview=picture("hand"))
    return (yield from plays.aimed(plays.Hand(look, playing.ACTION, {}), id))
