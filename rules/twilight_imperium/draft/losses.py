"""Which ships take hits outside a battle (TI-263, TI-301)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Arg
from rules.core.draft import Note, Option, Steps
from rules.twilight_imperium.actions import Lose
from rules.twilight_imperium.battle.assigning import FIGHTER, LOST
from rules.twilight_imperium.battle.muster import Muster
from rules.twilight_imperium.draft.look import Look, asks_again, done, listed, pick, picture
from rules.twilight_imperium.fleets import limits

USUAL, OWN = "usual", "own"


def losses(look: Look) -> Steps:
    (usual,) = look.asked.choices
    preview = picture("system", look.frame.system)
    options = [listed(USUAL, usual), pick(OWN, "ti-draft-losses-own")]
    (code,) = yield asks_again(look, options, action=usual.action, preview=preview)
    if code == USUAL:
        return done(usual.action, preview)
    hits, notes = list(_hits(look)), tuple[Note, ...]()
    while True:
        picks = yield asks_again(look, hits, many=(1, len(hits)), preview=preview, notes=notes)
        action = Lose(_joined(picks))
        problem = look.trouble(action)
        if problem is None:
            return done(action, preview)
        notes = (problem,)


def _joined(picks: tuple[str, ...]) -> tuple[str, ...]:
    """Several numbers of Fighters are one sum."""
    flying = sum(int(each.partition(":")[2]) for each in picks if each.startswith(FIGHTER))
    return (
        *(each for each in picks if not each.startswith(FIGHTER)),
        *([f"{FIGHTER}:{flying}"] if flying else []),
    )


def _hits(look: Look) -> Iterator[Option]:
    """What a hit, or two, on each ship would do."""
    frame = look.frame
    fleet = Muster(look.state, frame.system, frame.seat, frame.only)
    for count in range(1, min(fleet.fighters, frame.hits) + 1):
        yield pick(f"{FIGHTER}:{count}", "ti-draft-losses-fighters", count=count)
    for ship in fleet.ships:
        whole = ship.kind in fleet.sustaining and not ship.damaged
        cargo = limits.aboard(ship)
        hint = "ti-draft-losses-cargo" if cargo else None
        named: dict[str, Arg] = {"ship": f"@{ship.kind}", "count": cargo}
        if not whole:
            yield Option(str(ship.id), "ti-draft-losses-lost", named, hint)
            continue
        yield Option(str(ship.id), "ti-draft-losses-damaged", named)
        yield Option(f"{ship.id}:{LOST}", "ti-draft-losses-at-once", named, hint)
        if frame.hits > 1:
            yield Option(f"{ship.id}:2", "ti-draft-losses-twice", named, hint)
