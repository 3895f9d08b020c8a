"""Where a chapter stands, in a few lines: for the table, and for a seat."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from msgspec import Struct

from cogs.akarios.game import Game
from images.akarios.atlas import event_of, event_told
from images.akarios.common import squad_name
from images.akarios.facts import PILOTS, objective
from images.speech import plain
from rules.akarios.actions import Pass, Ready
from rules.akarios.naming import file
from rules.akarios.view import BattleView, CockpitView, PollView, View
from rules.core.contract import phrase
from words import Words


def lines(loaded: Game, words: Words) -> list[str]:
    """The node and how far it is, who has finished the round, and what is being voted on."""
    view = loaded.view(None)
    if view.over:
        return []
    found = [head(view, words), task(view, words)]
    if view.battle is not None and view.battle.phase == "pilots":
        found.append(finished(view.battle, words, loaded))
    if view.poll is not None:
        found += votes(view.poll, words, loaded)
    return [line for line in found if line]


def page(view: View, words: Words, names: Mapping[int, str]) -> str:
    """What is being read, in the reader's own language: the card of an event, or the page of a story."""
    if found := event(view, words):
        return "\n".join(found)
    if view.page is None:
        return files(view, words)
    called = {"squad": plain(squad_name(view.squad, words)), "roll": view.page.roll}
    read = [words("ak-page", names, text="¶" + id, **called) for id in view.page.texts]
    return "\n".join([f"### {words.text('akarios', f'scn.{view.page.node}.title')}", *read])


def event(view: View, words: Words) -> list[str]:
    """The card of an event that is being decided on."""
    if not event_of(view) or view.over:
        return []
    name, said = event_told(view, words)
    return [f"### {name}", said]


def files(view: View, words: Words) -> str:
    """Whom one can choose as pilot."""
    if view.stage != "enlist" or view.seat is None or view.sheet is None:
        return ""
    present = [view.sheet.members[number].pilot for number in view.roster]
    if present[view.seat] is not None:
        return ""
    known = (id for id, row in PILOTS.items() if row.get("starting") or id in view.sheet.pilots)
    free = [id for id in known if id not in present]
    return "\n".join(words("ak-pilot-file", pilot=f"@{id}", text=file(id)) for id in free)


def head(view: View, words: Words) -> str:
    title = f"¶scn.{view.node}.title" if view.node else ""
    if view.battle is not None and view.stage in ("muster", "battle"):
        phase = phrase(f"ak-phase-{view.battle.phase}")
        return words("ak-status-battle", title=title, round=view.battle.round, phase=phase)
    if view.world is not None and view.stage == "world":
        return words("ak-status-world", title=title, round=view.world.round)
    if view.stage in ("muster", "debrief") and title:
        return words(f"ak-status-{view.stage}", title=title)
    return words("ak-status-stage", stage=phrase(f"ak-stage-{view.stage}"))


def task(view: View, words: Words) -> str:
    """What the squad will have to do, as long as no picture says so."""
    if view.stage != "muster" or view.battle is not None or not view.node:
        return ""
    told = objective(view.node, words, view.seats)
    return f"-# {told}" if told else ""


def finished(battle: BattleView, words: Words, loaded: Game) -> str:
    done = [seat for seat, each in enumerate(battle.cockpits) if each.doing in ("passed", "ready")]
    return words("ak-status-done", who=words.list([loaded.names[seat] for seat in done])) if done else ""


def votes(poll: PollView, words: Words, loaded: Game) -> list[str]:
    """Who is for what, as far as anybody has said so."""
    said = [
        words("ak-status-for", option=poll.labels[option], who=tuple(loaded.names[seat] for seat in seats))
        for option, seats in poll.votes.items()
        if seats
    ]
    return [words("ak-status-votes", votes=" · ".join(said))] if said else []


def seat(loaded: Game, seat: int, words: Words) -> list[str]:
    """One's own figures: the ship's in a battle, the pilot's on a world."""
    view = loaded.view(seat)
    if view.battle is not None and view.stage in ("muster", "battle"):
        cockpit = view.battle.cockpits[seat]
        return [f"**{_ship(view.battle, cockpit, words)}**", *_dice(cockpit, words)]
    if view.world is not None and seat < len(view.world.walkers):
        one = view.world.walkers[seat]
        figures: dict[str, Any] = {"health": one.health, "cap": one.health_cap, "stamina": one.stamina}
        return [f"**{words('ak-seat-walker', stress=one.stress, dice=one.dice, **figures)}**"]
    return []


def _ship(battle: BattleView, cockpit: CockpitView, words: Words) -> str:
    ship = next(each for each in battle.ships if each.ref == cockpit.ship)
    return words(
        "ak-seat-ship",
        ship=f"@{ship.kind}",
        hull=ship.hull or 0,
        hull_cap=ship.hull_cap,
        shields=ship.shields,
        shields_cap=ship.shields_cap,
        stress=cockpit.stress,
    )


def spared(view: View, seat: int, others: Collection[int], action: Struct, words: Words) -> str:
    """What passing leaves unused; so does being done for now where all other people are: androids act at
    once, and then the phase is over."""
    battle = view.battle
    if battle is None or view.stage != "battle" or battle.phase != "pilots":
        return ""
    ends = all(battle.cockpits[other].doing != "acting" for other in others)
    if not (isinstance(action, Pass) or (isinstance(action, Ready) and ends)):
        return ""
    left = [words.name("akarios", die.face) for die in battle.cockpits[seat].dice if die.place is None]
    said = [words("ak-spared-dice", dice=words.list(left), count=len(left))] if left else []
    return " ".join([*said, *([words("ak-spared-phase")] if ends else [])])


def _dice(cockpit: CockpitView, words: Words) -> list[str]:
    """By their places, as drafts number them; those that are spent are struck out."""
    if not cockpit.dice or cockpit.doing == "down":
        return []
    faces = [words.name("akarios", die.face) for die in cockpit.dice]
    said = [
        f"{number} {face}" if die.place is None else f"~~{number} {face}~~"
        for number, (die, face) in enumerate(zip(cockpit.dice, faces, strict=True), 1)
    ]
    return [words("ak-seat-dice", dice=" · ".join(said))]
