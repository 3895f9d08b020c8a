"""What a player can do: basic actions and installed cards alike, with their cells and energy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from rules.akarios.battle.cells import Cells, cells
from rules.akarios.cards.rare import BASIC_AGAIN
from rules.akarios.components import BASICS, CARDS
from rules.akarios.language import Attack, Do, Move, Turn
from rules.akarios.scenario import script
from rules.akarios.ship import passives
from rules.akarios.state import Battle, Installed

BASIC = "basic"
Sort = Literal["move", "turn", "attack", "special"]
SORTS: tuple[tuple[type, Sort], ...] = ((Attack, "attack"), (Move, "move"), (Turn, "turn"))


class Deed(NamedTuple):
    id: str
    kind: str
    """`basic`, or the kind of the card."""
    cells: Cells
    used: tuple[int, ...]
    steps: tuple[Do, ...]
    stress: tuple[Do, ...] = ()
    stress_when: str = "around"
    bonus: tuple[Do, ...] = ()
    after: tuple[Do, ...] = ()
    optional: bool = False
    """Any of its steps may be left out."""
    apart: bool = False
    calm: bool = False
    """Stress dice cost nothing on it."""
    when: str = "action"
    usable_under: tuple[str, ...] = ()
    card: Installed | None = None
    again: bool = False
    """Its cells are taken, but a card lets one more die be placed (Grand Design)."""

    @property
    def sort(self) -> Sort:
        """What it counts as: move, attack, turn or special (AK-292)."""
        for verb, sort in SORTS:
            if any(isinstance(step, verb) for step in self.steps):
                return sort
        return "special"


def deed(battle: Battle, seat: int, id: str) -> Deed | None:
    cockpit = battle.cockpits[seat]
    if id in BASICS:
        return _basic(battle, seat, id)
    if id in offered(battle):
        return _of_scenario(battle, offered(battle)[id])
    found = next((card for card in cockpit.cards if card.card == id), None)
    return None if found is None else _of_card(found)


def borrowed(id: str) -> Deed | None:
    """Somebody else's action, done from the own place (AK-762)."""
    if id in BASICS:
        row = BASICS[id]
        return Deed(id, BASIC, cells(row.cells), (), row.steps)
    return _of_card(Installed(id, "pilot"))._replace(card=None) if id in CARDS else None


def deeds(battle: Battle, seat: int) -> Iterator[Deed]:
    """All of a player's own, the basic ones first."""
    for id in (*BASICS, *offered(battle), *(card.card for card in battle.cockpits[seat].cards)):
        found = deed(battle, seat, id)
        assert found is not None
        yield found


def _basic(battle: Battle, seat: int, id: str) -> Deed:
    row = BASICS[id]  # type: ignore[index]
    cockpit = battle.cockpits[seat]
    more = passives.stat(battle, cockpit.ship, "extra_cell", id)
    used = tuple(cockpit.basic_used.get(id, ()))
    calm = row.calm or passives.flag(battle, cockpit.ship, "calm_basics") is not None
    there = cells(row.cells).with_more(more)
    again = bool(cockpit.counts.get(BASIC_AGAIN)) and _closed(there, used)
    if again:
        there, used = there.once_more(), ()
    return Deed(id, BASIC, there, used, row.steps, calm=calm, again=again)


def _closed(there: Cells, used: tuple[int, ...]) -> bool:
    """No die fits any more; what needs several dice is not done with one."""
    whole = len(used) == len(there.wants) if there.kind == "split" else bool(used)
    return whole and there.kind != "joined"


def offered(battle: Battle) -> dict[str, script.Deed]:
    """What the scenario lets players do, as long as what it is done to is there."""
    told = script.SCRIPTS[battle.scenario]
    rows = told.action if isinstance(told, script.Battle) else ()
    return {row.id: row for row in rows if not row.token or battle.tokens[row.token].hex is not None}


def _of_scenario(battle: Battle, row: script.Deed) -> Deed:
    """Its cells are there once for the whole squad; the scenario's rules do the rest."""
    used = {cell for cockpit in battle.cockpits for cell in cockpit.basic_used.get(row.id, ())}
    return Deed(row.id, BASIC, cells(row.cells), tuple(sorted(used)), ())


def _of_card(card: Installed) -> Deed:
    row = CARDS[card.card]
    return Deed(
        row.id,
        row.kind,
        cells(row.cells),
        tuple(card.used),
        row.steps,
        row.stress,
        row.stress_when,
        row.bonus,
        row.after,
        row.optional_steps,
        row.apart,
        when=row.when,
        usable_under=row.usable_under,
        card=card,
    )


def named(found: Deed) -> str:
    """As an argument of words: two basic actions are called like what they do elsewhere."""
    basic = found.kind == BASIC and found.id in ("attack", "repair")
    return f"@basic_{found.id}" if basic else f"@{found.id}"
