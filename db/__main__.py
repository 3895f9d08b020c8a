"""For hosts: `python -m db backup`, `export`, `export-campaign` and `import`, each with a file; `move`,
`forget`, `prune`."""

from __future__ import annotations

import argparse
import asyncio
import os
import sqlite3
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from dotenv import load_dotenv

from db import campaign_transfer, privacy, transfer
from db.campaigns import NameTaken
from db.engine import NewerDatabase, OlderDatabase, Taken, Unreachable, Unusable, Unwritable, known_migrations
from db.lock import Lock, Occupied
from db.move import NotMoved, move
from db.prune import prune
from db.sqlite import copy, version
from db.store import Store, address_in, place

DAY = 86_400.0


def folder() -> Path:
    return Path(os.environ.get("WARDROOM_DATA", "data"))


async def backup(source: Path | str, target: Path) -> str:
    """Beside the target first, so that a copy that fails leaves the old one whole."""
    half = target.with_name(target.name + ".part")
    half.unlink(missing_ok=True)
    try:
        await (copy(source, half) if isinstance(source, Path) else dump(source, half))
        half.replace(target)
    finally:
        half.unlink(missing_ok=True)
    return f"The database was copied to {target}."


async def dump(address: str, target: Path) -> None:
    command = ("pg_dump", "--format=custom", f"--file={target}", address)
    try:
        process = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE)
    except FileNotFoundError:
        there = "pg_dump --format=custom --file=FILE $WARDROOM_DATABASE"
        raise FileNotFoundError(f"There is no pg_dump here. Run where there is one: {there}") from None
    _, said = await process.communicate()
    if process.returncode:
        raise OSError(f"pg_dump did not make a copy: {said.decode(errors='replace').strip()}")


async def run(arguments: argparse.Namespace, data: bytes) -> tuple[str, bytes | None]:
    """What to tell the host, and what to write to the file."""
    database = address_in(folder())
    if isinstance(database, Path) and not await asyncio.to_thread(database.exists):
        raise FileNotFoundError(f"No database at {database}. Set WARDROOM_DATA to its folder.")
    if arguments.command == "backup":
        return await backup(database, arguments.file), None
    if arguments.command == "move":
        return await move(database, place(arguments.target), folder()), None
    if arguments.command == "import":
        return await _import(data), None
    if arguments.command == "forget":
        return await _forget(arguments.user), None
    if arguments.command == "prune":
        return await _prune(arguments.days), None
    store = await Store.look(database)
    try:
        if arguments.command == "export":
            said = f"Game {arguments.game} was written to {arguments.file}."
            return said, await transfer.export(store, arguments.game)
        said = f"Campaign {arguments.campaign} was written to {arguments.file}."
        return said, await campaign_transfer.export(store, arguments.campaign)
    finally:
        await store.close()


@asynccontextmanager
async def written() -> AsyncIterator[Store]:
    """The store to write to, beside a bot that runs; brought up to date only if none does."""
    database, lock = address_in(folder()), None
    if not isinstance(database, Path):
        await (await Store.look(database)).close()
    elif await version(database) < known_migrations()[-1][0]:
        lock = Lock(database.parent)
    store = await Store.open(database)
    try:
        yield store
    finally:
        await store.close()
        if lock is not None:
            lock.release()


async def _forget(user: int) -> str:
    async with written() as store:
        games = await privacy.forget(store, user, time.time())
    tables = ", ".join(map(str, games))
    after = f" Restart the bot: androids play on at tables {tables}." if games else ""
    return f"User {user} is forgotten.{after}"


async def _prune(days: int) -> str:
    async with written() as store:
        snapshots, games = await prune(store, time.time() - days * DAY)
    return (
        f"{snapshots} snapshots of {games} games went that ended {days} days ago or earlier. Logs are kept."
    )


async def _import(data: bytes) -> str:
    async with written() as store:
        if campaign_transfer.is_campaign(data):
            number = await campaign_transfer.import_(store, data)
            return f"The campaign is now campaign {number} of this database."
        return f"Imported as game {await transfer.import_(store, data)}."


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="python -m db", description="Copy the database, or move games.")
    commands = top.add_subparsers(dest="command", required=True)
    copying = commands.add_parser("backup", help="copy the whole database, even while the bot is running")
    exporting = commands.add_parser("export", help="write one game to a JSON file")
    exporting.add_argument("game", type=int, help="number of the game")
    whole = commands.add_parser("export-campaign", help="write a whole campaign to a JSON file")
    whole.add_argument("campaign", type=int, help="number of the campaign")
    importing = commands.add_parser("import", help="read a game or a campaign from a JSON file")
    forgetting = commands.add_parser("forget", help="erase a person; their games stay, for the others")
    forgetting.add_argument("user", type=int, help="the person's Discord id")
    moving = commands.add_parser("move", help="move everything to another database, while no bot runs")
    moving.add_argument("target", help="postgresql://…, or a file")
    pruning = commands.add_parser("prune", help="drop states in between of games long over; logs stay")
    pruning.add_argument("--days", type=int, default=90, help="how long a game must be over (90)")
    for command in (copying, exporting, whole, importing):
        command.add_argument("file", type=Path)
    return top


TROUBLES = (
    transfer.BadFile,
    NotMoved,
    NewerDatabase,
    OlderDatabase,
    Occupied,
    Taken,
    Unreachable,
    Unusable,
    Unwritable,
    LookupError,
    OSError,
    sqlite3.Error,
)


def main(arguments: list[str] | None = None) -> int:
    load_dotenv()
    chosen = parser().parse_args(arguments)
    try:
        data = chosen.file.read_bytes() if chosen.command == "import" else b""
        said, written = asyncio.run(run(chosen, data))
        if written is not None:
            chosen.file.write_bytes(written)
        print(said)
    except NameTaken:
        print("That server has an open campaign of this name. Rename it there first.", file=sys.stderr)
        return 1
    except TROUBLES as problem:
        print(problem.args[0] if len(problem.args) == 1 else problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
