"""What is wrong with a world: ways to nowhere, missing sections, flags that nobody sets or asks for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.akarios.components import CARDS
from rules.akarios.scenario import script_world as walk
from rules.akarios.scenario.script import World
from rules.core.data import parts

STEPS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def world(script: World) -> Iterator[str]:
    cards = {card.no: card for card in script.card}
    if len(cards) != len(script.card):
        yield "two cards have the same number"
    if script.start_card not in cards:
        yield f"there is no card {script.start_card} to start on"
    if any(n > 1 for n in Counter((card.x, card.y) for card in script.card).values()):
        yield "two cards lie on the same place"
    ids = Counter(each.id for each in parts(script, walk.Object))
    yield from (f"there are {n} objects {id}" for id, n in ids.items() if n > 1)
    for card in script.card:
        yield from (f"{each.id}: {fault}" for each in card.objects for fault in _object(each, card, cards))
    yield from _sections(script)
    yield from _gains(script)


def _object(each: walk.Object, card: walk.Card, cards: dict[int, walk.Card]) -> Iterator[str]:
    if each.kind == "move":
        to = cards.get(each.card or 0)
        if to is None:
            yield "it leads to no card"
        elif not each.dir or (to.x - card.x, to.y - card.y) != STEPS[each.dir]:
            yield f"card {to.no} does not lie {each.dir}"
    elif each.section is None:
        yield "it needs a section"
    if (each.kind == "check") != (each.skill is not None):
        yield "a skill belongs to a check, and to nothing else"


def _sections(script: World) -> Iterator[str]:
    sections = {section.no: section for section in script.section}
    checks = {each.section for each in parts(script, walk.Object) if each.kind == "check"}
    used = {each.section for each in parts(script, walk.Object) if each.section is not None}
    used |= {each.section for each in parts(script, walk.GotoSection)}
    yield from (f"there is no section {no}" for no in sorted(used - set(sections)))
    yield from (f"nobody comes to section {no}" for no in sorted(set(sections) - used))
    for no, section in sections.items():
        both = section.success is not None and section.failure is not None
        if no in checks and not both:
            yield f"section {no} needs a success and a failure"
        if no not in checks and not both and section.page is None and not section.choices:
            yield f"section {no} says nothing"


def _gains(script: World) -> Iterator[str]:
    flags = {each.id for each in parts(script, walk.Flag)}
    asked = [each.flag for each in parts(script, walk.Needs) if each.flag]
    yield from (f"nobody sets the flag {flag}" for flag in dict.fromkeys(asked) if flag not in flags)
    yield from (f"nobody asks for the flag {flag}" for flag in sorted(flags.difference(asked)))
    for each in parts(script, walk.Copilot):
        if each.id not in CARDS or CARDS[each.id].kind != "copilot":
            yield f"{each.id} is no co-pilot"
    if not any(end.result == "success" for end in parts(script, walk.End)):
        yield "it cannot be won"
