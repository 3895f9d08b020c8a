"""A PostgreSQL of our own, for tests and measurements: a cluster in a folder that goes with it."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

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


class Cluster:
    """A server reached by a socket. It refuses to run as root: then it runs as another."""

    def __init__(self, bin: Path, folder: Path, options: str = QUICK) -> None:
        self._bin, self.folder, self._options = bin, folder, options
        self._data = str(folder / "data")
        if os.getuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
            folder.chmod(0o755)
        settings = ("-E", "UTF8", "--locale=C.UTF-8", "--auth=trust", "--username=wardroom", "--no-sync")
        self.run("initdb", "-D", self._data, *settings)

    @property
    def address(self) -> str:
        return f"postgresql://wardroom@/postgres?host={self.folder}"

    def start(self, *under: str) -> None:
        """`under` is a command that runs another."""
        options = f"-c listen_addresses='' -c unix_socket_directories={self.folder} {self._options}"
        self.run(
            "pg_ctl", "-D", self._data, "-w", "-l", f"{self.folder}/log", "-o", options, "start", under=under
        )

    def stop(self, how: str = "immediate") -> None:
        self.run("pg_ctl", "-D", self._data, "-m", how, "stop")

    def run(self, program: str, *arguments: str, under: Sequence[str] = ()) -> str:
        """What it says."""
        command = [*_as_itself(), *under, str(self._bin / program), *arguments]
        done = subprocess.run(
            command, check=True, capture_output=True, text=True, cwd=self.folder, timeout=300
        )
        return str(done.stdout)


def _as_itself() -> list[str]:
    return ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []


WATCH = """folder=$1; shift; cd /; read _; "$@" -D "$folder/data" -m immediate stop; rm -rf "$folder" """


def _watch(bin: Path, folder: Path) -> subprocess.Popen[bytes]:
    """Whoever sees to it that the cluster ends with us, however we end: then nobody holds its input."""
    command = ["sh", "-c", WATCH, "watch", str(folder), *_as_itself(), str(bin / "pg_ctl")]
    quiet = subprocess.DEVNULL
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet, start_new_session=True
    )


@contextmanager
def made(options: str) -> Iterator[Cluster]:
    """A cluster as long as it is needed, also by one who is killed."""
    bin = programs()
    if bin is None:
        raise FileNotFoundError("There is no PostgreSQL here (Debian: apt install postgresql).")
    folder = Path(tempfile.mkdtemp(prefix="wpg", dir="/tmp"))  # a socket's path has at most 107 bytes
    watch = _watch(bin, folder)
    try:
        running = Cluster(bin, folder, options)
        running.start()
        yield running
    finally:
        watch.communicate()
