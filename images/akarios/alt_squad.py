"""Pictures between battles in one breath."""

from __future__ import annotations

from collections.abc import Sequence

from images.akarios import sayings_squad as sayings
from images.akarios.atlas import choices_of, event_of, event_told, place_name, sheet_of
from images.akarios.facts import SYSTEMS, called, title
from images.akarios.hangar import berth_of
from images.akarios.pilot import member_of, pad_of, skills_of
from images.akarios.result import debrief_of, gain
from images.akarios.scene import page_of
from images.akarios.shelf import market_of, on_tab, tab_of
from images.akarios.world import world_of
from images.speech import brief
from rules.akarios.view import View
from words import Words


def alt_scene(view: View, words: Words, names: Sequence[str]) -> str:
    """What is seen, without plot; of a table's own pages the title."""
    node, _ = page_of(view)
    seen = [words(f"ak-scene-{node}")] if words.has(f"ak-scene-{node}") else []
    return brief([words("ak-say-scene", title=title(node, words)), *seen])


def alt_atlas(view: View, words: Words, names: Sequence[str]) -> str:
    sheet = sheet_of(view)
    system = called(SYSTEMS, sheet.system or next(iter(SYSTEMS)), words)
    choices = [f"{n} {sayings.place(view, id, words, names)}" for n, id in enumerate(choices_of(view), 1)]
    told = words("ak-say-atlas", system=system, energy=sheet.energy or 0)
    event = [f"{head}. {said}" for head, said in [event_told(view, words)]] if event_of(view) else []
    return brief([told, *event, *(f"{choice}." for choice in choices)])


def alt_voyage(view: View, words: Words, names: Sequence[str]) -> str:
    sheet = sheet_of(view)
    head = words("ak-say-campaign", squad=sheet.squad, act=sheet.act, chapters=sheet.chapters)
    done = ", ".join(place_name(one.id, words) for one in sheet.places if one.ending)
    open_ = ", ".join(place_name(one.id, words) for one in sheet.places if one.open)
    parts = [
        words("ak-say-done", places=done) if done else "",
        words("ak-say-open", places=open_) if open_ else "",
    ]
    return brief([head, *parts])


def alt_pilot(view: View, words: Words, names: Sequence[str], seat: int) -> str:
    member = member_of(view, seat)
    pad = pad_of(member)
    skills = ", ".join(f"{words(f'ak-pic-skill-{skill}')} {n}" for skill, n in skills_of(pad).items())
    return brief(
        [
            f"{sayings.who(view, seat, words, names)}: {skills}.",
            sayings.purse(pad, words),
            sayings.trees(pad, words),
        ]
    )


def alt_hangar(view: View, words: Words, names: Sequence[str]) -> str:
    rows = []
    for seat in range(view.seats):
        member = member_of(view, seat)
        berth = berth_of(member)
        facts = [sayings.who(view, seat, words, names)]
        if berth is not None:
            facts += [words("ak-say-hull", n=berth.hull, most=berth.hull)]
        facts.append(sayings.installed(member, words))
        rows.append(f"{', '.join(filter(None, facts))}.")
    return brief([words("ak-pic-hangar") + ".", *rows])


def alt_shelf(view: View, words: Words, names: Sequence[str], tab: str) -> str:
    market = market_of(view)
    kind, _ = tab_of(tab)
    offers = [f"{sayings.ware(one, words)} {one.price}" for one in on_tab(market, kind)]
    head = f"{title(market.node, words)}, {words(f'ak-pic-tab-{kind}')}:"
    return brief([head, ", ".join(offers) or words("ak-pic-nothing-here")])


def alt_world(view: View, words: Words, names: Sequence[str]) -> str:
    told = world_of(view)
    head = sayings.world(told, words, view.seats)
    walkers = [sayings.walker(told, one, words, names) for one in told.walkers]
    return brief([head, *walkers, *sayings.cards(told, words)])


def alt_result(view: View, words: Words, names: Sequence[str]) -> str:
    told = debrief_of(view)
    ended = words("ak-pic-ended-well" if told.part != "failure" else "ak-pic-ended-ill")
    gains = [gain(line, words, names) for line in told.lines]
    none = words("ak-pic-no-gains" if view.campaign else "ak-pic-single")
    return brief([f"{title(told.node, words)}: {ended}.", *(gains or [f"{none}."])])
