"""A chapter in words: the same facts for those who cannot or will not look at pictures."""

from __future__ import annotations

from collections.abc import Sequence

from images.akarios import sayings
from images.akarios import sayings_squad as squad
from images.akarios.alt_squad import alt_atlas, alt_hangar, alt_result, alt_shelf, alt_voyage
from images.akarios.common import ours
from images.akarios.facts import SHIPS, called, title
from images.akarios.order import acting
from images.akarios.shelf import TABS
from images.speech import plain, whole
from rules.akarios.view import BattleView, ShipView, View
from words import Words


def describe(view: View, words: Words, names: Sequence[str]) -> str:
    """All that a pilot must know to fight, as Markdown in less than 4000 characters: the own ship first,
    then enemies as they act, friends, tokens, the ground."""
    names = [plain(name) for name in names]
    if view.battle is None:
        return whole([f"**{words(f'ak-say-stage-{view.stage}')}**", *_between(view, words, names)])
    battle = view.battle
    own = None if view.seat is None else ours(battle, view.seat)
    return whole(
        [
            sayings.head(battle, words),
            "" if battle.attack is None else sayings.attack(battle, battle.attack, words, names),
            _own(battle, view.seat, words, names),
            _enemies(battle, own, words, names),
            _friends(battle, own, view.seat, words, names),
            _cards(battle, words),
            _tokens(battle, own, words),
            sayings.terrain(battle, words),
            sayings.places(battle, words),
            sayings.special(battle, words),
        ]
    )


def _own(battle: BattleView, seat: int | None, words: Words, names: Sequence[str]) -> str:
    """The ship, its dice and cards, and what lies beside it."""
    if seat is None:
        return ""
    ship, cockpit = ours(battle, seat), battle.cockpits[seat]
    facts = ", ".join(sayings.pilot(battle, seat, words, names))
    lines = [
        f"**{words('ak-say-you', ship=called(SHIPS, ship.kind, words))}** {facts}.",
        sayings.dice(cockpit, words),
        sayings.cards(cockpit, words),
        sayings.deck(cockpit.deck, words),
        sayings.beside(battle, ship, words),
    ]
    return "\n".join(filter(None, lines))


def _enemies(battle: BattleView, own: ShipView | None, words: Words, names: Sequence[str]) -> str:
    ships = acting(battle)
    if not ships:
        return words("ak-say-no-enemies")
    rows = [f"- {sayings.other(battle, ship, own, words, names)}" for ship in ships]
    return "\n".join([f"**{words('ak-say-enemies')}**", *rows])


def _friends(
    battle: BattleView, own: ShipView | None, seat: int | None, words: Words, names: Sequence[str]
) -> str:
    rows = []
    for n, cockpit in enumerate(battle.cockpits):
        if n == seat:
            continue
        facts = sayings.pilot(battle, n, words, names)
        ship = ours(battle, n)
        if own is not None and own.hex and ship.hex:
            facts.insert(1, sayings.seen_from(own, ship.hex, words))
        rows.append(f"- {sayings.who(battle, cockpit.ship, words, names)}: {', '.join(facts)}.")
    mother = [ship for ship in battle.ships if ship.side == "sparrow"]
    rows += [f"- {sayings.other(battle, ship, own, words, names)}" for ship in mother]
    return "\n".join([f"**{words('ak-say-friends')}**", *rows]) if rows else ""


def _cards(battle: BattleView, words: Words) -> str:
    rows = [f"- {sayings.strip(type, card, words)}" for type, card in battle.revealed.items()]
    return "\n".join([f"**{words('ak-say-revealed')}**", *rows]) if rows else ""


def _tokens(battle: BattleView, own: ShipView | None, words: Words) -> str:
    rows = [sayings.token(battle, one, own, words) for one in battle.tokens]
    return words("ak-say-tokens", tokens="; ".join(rows)) if rows else ""


def _between(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """What lies on the table of a stage without a battle."""
    if view.world is not None:
        told = view.world
        walkers = [f"- {squad.walker(told, one, words, names)}" for one in told.walkers]
        cards = [f"- {card}" for card in squad.cards(told, words)]
        return [squad.world(told, words, view.seats), "\n".join(walkers), "\n".join(cards)]
    if view.debrief is not None:
        return [alt_result(view, words, names)]
    if view.page is not None:
        seats, page = dict(enumerate(names)), view.page
        texts = [
            words("ak-page", seats, text="¶" + id, squad=view.squad, roll=page.roll) for id in page.texts
        ]
        shelves = [] if view.market is None else [alt_shelf(view, words, names, tab) for tab in TABS]
        return [f"**{title(page.node, words)}**", *texts, *shelves]
    if view.sheet is None:
        return []
    if view.stage == "voyage":
        return [alt_atlas(view, words, names)]
    return [alt_hangar(view, words, names), alt_voyage(view, words, names)]
