"""A PostgreSQL for tests: a cluster of its own in a short folder, emptied between two tests."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest

from db.postgres import migrate

WITHOUT = "no PostgreSQL here: its tests are left out (Debian: apt install postgresql)"
DURABLE = "-c fsync=on"
QUICK = "-c fsync=off -c full_page_writes=off"


def programs() -> Path | None:
    """The folder of initdb, pg_ctl and the others."""
    named = os.environ.get("WARDROOM_TEST_POSTGRES")
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    found = [Path(named)] if named else debian[::-1]
    if not found and (config := shutil.which("pg_config")):
        found = [Path(subprocess.check_output([config, "--bindir"], text=True).strip())]
    return next((path for path in found if (path / "initdb").exists()), None)


def left_out() -> bool:
    """On a newcomer's machine; in CI its lack is a failure."""
    return programs() is None and os.environ.get("CI") != "true"


class Cluster:
    """A server of its own, reached by a socket. The server refuses to run as root: another does it then."""

    def __init__(self, folder: Path, options: str = QUICK) -> None:
        bin = programs()
        assert bin is not None
        self._bin, self.folder, self._options = bin, folder, options
        if os.getuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(folder, user.pw_uid, user.pw_gid)
            folder.chmod(0o755)
        settings = ("-E", "UTF8", "--locale=C.UTF-8", "--auth=trust", "--username=wardroom", "--no-sync")
        self._data = str(folder / "data")
        self._run("initdb", "-D", self._data, *settings)

    @property
    def address(self) -> str:
        return f"postgresql://wardroom@/postgres?host={self.folder}"

    def start(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories={self.folder} {self._options}"
        self._run(
            "pg_ctl", "-D", f"{self.folder}/data", "-w", "-l", f"{self.folder}/log", "-o", options, "start"
        )

    def stop(self, how: str = "immediate") -> None:
        self._run("pg_ctl", "-D", self._data, "-m", how, "stop")

    def _run(self, program: str, *arguments: str) -> None:
        who = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        command = [*who, str(self._bin / program), *arguments]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, timeout=120)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with made(QUICK) as running:
        yield running


@contextmanager
def made(options: str) -> Iterator[Cluster]:
    """A cluster as long as it is needed."""
    assert programs() is not None, WITHOUT
    folder = Path(tempfile.mkdtemp(prefix="wpg", dir="/tmp"))  # a socket's path has at most 107 bytes
    try:
        running = Cluster(folder, options)
        running.start()
        try:
            yield running
        finally:
            running.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
async def database(cluster: Cluster) -> str:
    """The address of a database in which there is nothing yet but its tables."""
    connection = await asyncpg.connect(cluster.address)
    await migrate(connection)
    tables = await connection.fetch(
        "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename != 'schema_version'"
    )
    names = ", ".join(row[0] for row in tables)
    await connection.execute(f"TRUNCATE {names} RESTART IDENTITY CASCADE")
    await connection.close()
    return cluster.address
