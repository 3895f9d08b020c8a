"""What is wrong with the nodes of the campaign, beyond what a row says of itself."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from rules.akarios.components import CARDS, DATA, LOCATIONS, PILOTS, SHIPS
from rules.akarios.scenario.checks_battle import battle
from rules.akarios.scenario.checks_world import world
from rules.akarios.scenario.script import FOLDER, SCRIPTS, Battle, Choice, Ending, Script, World
from rules.akarios.scenario.script_do import Rewards
from rules.akarios.scenario.script_if import Gate
from rules.core.data import parts

NODES = ("explore", "retry", "end_campaign")
HOW = ("success", "failure", "skip")


def faults() -> Iterator[str]:
    for name, script in SCRIPTS.items():
        yield from (f"{DATA.naming(FOLDER + name, fault)}: {fault}" for fault in of_script(name, script))


def of_script(name: str, script: Script) -> Iterator[str]:
    yield from _place(name, script)
    yield from _texts(name, script)
    yield from _rewards(script)
    yield from _gates(script)
    yield from _consent(script)
    if isinstance(script, Battle | World):
        yield from _by_players(name, script)
    if isinstance(script, Battle):
        yield from battle(script)
    if isinstance(script, World):
        yield from world(script)


def _place(name: str, script: Script) -> Iterator[str]:
    """The file is that of its node, and the atlas agrees."""
    if script.id != name:
        yield f"its id is {script.id}"
    location = LOCATIONS.get(name[:3])
    if location is None:
        yield "there is no such location"
    elif script.act != location.act:
        yield f"it is of act {script.act}, the atlas says {location.act}"
    goals = [ending.goto for ending in parts(script, Ending)] + [each.goto for each in parts(script, Choice)]
    for goto in goals:
        if goto and goto not in LOCATIONS and goto not in NODES:
            yield f"it goes on to {goto}, which is nowhere"


def _texts(name: str, script: Script) -> Iterator[str]:
    """Every text that is named is there, and every one that is there is named."""
    prefix = f"scn.{name}."
    named = Counter(text for text in parts(script, str) if text.startswith("scn."))
    written = DATA.file(FOLDER + name).get("text", {}).get("en", {})
    yield from (f"there is no text {id}" for id in named if id not in written)
    yield from (f"nobody reads the text {id}" for id in written if id not in named)
    yield from (f"the text {id} must begin with {prefix}" for id in written if not id.startswith(prefix))


def _by_players(name: str, script: Battle | World) -> Iterator[str]:
    """In an objective every `{8|6|5|5}` has something for one to four players."""
    for texts in DATA.file(FOLDER + name).get("text", {}).values():
        said = texts.get(script.objective, "")
        yield from (
            f"{found} in {script.objective} needs four parts, for one to four players"
            for found in re.findall(r"{[^{}]*\|[^{}]*}", said)
            if found.count("|") != 3
        )


def _gates(script: Script) -> Iterator[str]:
    for gate in parts(script, Gate):
        nodes = [id for id in (gate.done, gate.not_done, gate.ended.partition(".")[0]) if id]
        yield from (f"it asks for {id}, which is nowhere" for id in nodes if id not in LOCATIONS)
        if gate.ended and gate.ended.partition(".")[2] not in HOW:
            yield f"no node ends like {gate.ended}"
        pilots = [id for id in (gate.flown, gate.not_flown, gate.unclaimed, gate.not_fallen) if id]
        yield from (f"it asks for {id}, who is no pilot" for id in pilots if id not in PILOTS)
        if gate.copilot and (gate.copilot not in CARDS or CARDS[gate.copilot].kind != "copilot"):
            yield f"it asks for {gate.copilot}, who is no co-pilot"


def _consent(script: Script) -> Iterator[str]:
    asked = [each.consent for each in parts(script, Choice) if each.consent]
    yield from (f"{id}, whose consent it needs, is no pilot" for id in asked if id not in PILOTS)


def _rewards(script: Script) -> Iterator[str]:
    for given in parts(script, Rewards):
        for known, ids in (
            (LOCATIONS, tuple(scout.location for scout in given.scout)),
            (PILOTS, given.pilots),
            (SHIPS, given.ships),
        ):
            yield from (f"it gives {id}, which is nothing" for id in ids if id not in known)
        for kind, cards in (("copilot", given.copilots), ("sparrow", given.sparrow)):
            for id in cards:
                if id not in CARDS or CARDS[id].kind != kind:
                    yield f"it gives {id}, which is no {kind}"
        for id in (*given.achievements, *given.lose_achievements):
            if id != id.upper():
                yield f"achievements are written in capitals, not {id}"
