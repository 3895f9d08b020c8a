"""What happened is noted here; cards and scenario answer it after the step (`scenario/triggers`).

Facts are words. The same ones at every hook, as far as they make sense there:

| fact | meaning |
| --- | --- |
| `ship` | the ref it happened to: who moved, was hit or destroyed, gained stress, acted |
| `token` | the scenario's token it happened to, instead of a ship |
| `by` | the ref whose deed it was: the attacker, who repaired, who pushed |
| `card` | the action or upgrade, or the battle card |
| `hex` | where it happened: a destroyed ship is off the board already |
| `seat` | whose dice, stress or deck it concerns |
| `n` | how much: damage, hull restored, stress, the level |
| `hull` | how much of the damage went to the hull |
| `total` | of an attack: the highest total over its targets |
| `kind` | of an action: move, turn, attack, special |
| `result` | at the end of a scenario: success or failure |
| `aimed` | after a command of an enemy: at whom its next one will fire |
| `left` | "yes": it left the board |
"""

from __future__ import annotations

from rules.akarios.hooks import Hook
from rules.akarios.state import Battle, Noted


def note(battle: Battle, hook: Hook, **facts: str | int | None) -> None:
    """Facts that are None are left out."""
    battle.noted.append(Noted(hook, {name: str(fact) for name, fact in facts.items() if fact is not None}))
