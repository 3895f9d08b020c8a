"""What makes loading fast is not kept for ever: games that are long over are seldom opened again."""

from __future__ import annotations

from db.store import Store

OLD = "SELECT id FROM games WHERE ended_at < ? AND id > ? ORDER BY id LIMIT 100"
REST = (
    "game = ? AND number > (SELECT MIN(f.number) FROM snapshots AS f"
    " WHERE f.game = snapshots.game AND f.version = snapshots.version)"
)


async def prune(store: Store, before: float) -> tuple[int, int]:
    """Snapshots of games that ended before this moment go, but the first of each version of the rules, from
    which all others can be made again; logs stay. How many went, of how many games."""
    gone, games, last = 0, 0, 0
    while rows := await store.engine.rows(OLD, (before, last)):
        for (last,) in rows:
            ((found,),) = await store.engine.rows(f"SELECT COUNT(*) FROM snapshots WHERE {REST}", (last,))
            if found:
                await store.writer.write((f"DELETE FROM snapshots WHERE {REST}", (last,)), key=last)
                gone, games = gone + found, games + 1
    return gone, games
