"""For hosts: `python -m db backup`, `export`, `export-campaign` and `import`, each with a file."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from pathlib import Path

from dotenv import load_dotenv

from db import campaign_transfer, transfer
from db.campaigns import NameTaken
from db.store import NewerDatabase, Store
from db.writer import Unwritable


def database() -> Path:
    return Path(os.environ.get("WARDROOM_DATA", "data")) / "wardroom.sqlite3"


async def backup(store: Store, target: Path) -> str:
    """Beside the target first, so that a copy that fails leaves the old one whole."""
    half = target.with_name(target.name + ".part")
    half.unlink(missing_ok=True)
    try:
        await store.backup(half)
        half.replace(target)
    finally:
        half.unlink(missing_ok=True)
    return f"The database was copied to {target}."


async def run(arguments: argparse.Namespace, data: bytes) -> tuple[str, bytes | None]:
    """What to tell the host, and what to write to the file."""
    if not await asyncio.to_thread(database().exists):
        raise FileNotFoundError(f"There is no database at {database()}; WARDROOM_DATA names its folder.")
    store = await Store.open(database())
    try:
        if arguments.command == "backup":
            return await backup(store, arguments.file), None
        if arguments.command == "export":
            said = f"Game {arguments.game} was written to {arguments.file}."
            return said, await transfer.export(store, arguments.game)
        if arguments.command == "export-campaign":
            said = f"Campaign {arguments.campaign} was written to {arguments.file}."
            return said, await campaign_transfer.export(store, arguments.campaign)
        if campaign_transfer.is_campaign(data):
            number = await campaign_transfer.import_(store, data)
            return f"The campaign is now campaign {number} of this database.", None
        return f"The game is now game {await transfer.import_(store, data)} of this database.", None
    finally:
        await store.close()


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="python -m db", description="Copy the database, or move games.")
    commands = top.add_subparsers(dest="command", required=True)
    copying = commands.add_parser("backup", help="copy the whole database, also while the bot runs")
    exporting = commands.add_parser("export", help="write one game to a JSON file")
    exporting.add_argument("game", type=int, help="number of the game")
    whole = commands.add_parser("export-campaign", help="write a whole campaign to a JSON file")
    whole.add_argument("campaign", type=int, help="number of the campaign")
    importing = commands.add_parser("import", help="read a game or a campaign from a JSON file")
    for command in (copying, exporting, whole, importing):
        command.add_argument("file", type=Path)
    return top


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
    except (transfer.BadFile, NewerDatabase, Unwritable, LookupError, OSError) as problem:
        print(problem.args[0] if len(problem.args) == 1 else problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
