"""Every check of `make test`, one after the other, and what each of them took.

A failed check does not hide the ones after it: all run, then the failed ones are named once more.
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
NO_TESTS = 5


class Check(NamedTuple):
    name: str
    command: list[str]
    long: bool = False

    @property
    def is_pytest(self) -> bool:
        return "pytest" in self.command


def pytest(name: str, marks: str, workers: int, long: bool = False) -> Check:
    """The locales have a check of their own."""
    command = [sys.executable, "-m", "pytest", "-q", "-m", marks, "--ignore=tests/test_locales.py"]
    parallel = ["-n", str(workers), "--dist", "worksteal"] if workers else []
    return Check(name, command + parallel, long)


CHECKS = [
    Check("format", [str(BIN / "ruff"), "format", "--check", "--quiet", "."]),
    Check("lint", [str(BIN / "ruff"), "check", "--quiet", "."]),
    Check("types", [str(BIN / "mypy")]),
    Check("imports", [str(BIN / "lint-imports"), "--no-logo"]),
    Check("rules", [sys.executable, "-m", "tools.rules_coverage", "--brief"]),
    Check("locales", [sys.executable, "-m", "pytest", "-q", "tests/test_locales.py"]),
    pytest("quick tests", "not slow and not alone", workers=2),
    pytest("long tests", "slow and not alone", workers=2, long=True),
    pytest("timed tests", "alone", workers=0, long=True),
]


def run(check: Check) -> tuple[bool, int, int]:
    """Whether it passed, and for tests how many passed and failed."""
    process = subprocess.Popen(
        check.command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    closing = ""
    assert process.stdout
    for line in process.stdout:
        print(line, end="", flush=True)
        if re.search(r"\d+ (passed|failed|error)", line):
            closing = line
    code = process.wait()
    counts = {what: int(number) for number, what in re.findall(r"(\d+) (passed|failed|error)", closing)}
    empty = check.is_pytest and check.long and code == NO_TESTS
    return code == 0 or empty, counts.get("passed", 0), counts.get("failed", 0) + counts.get("error", 0)


def main(arguments: list[str]) -> int:
    begin = time.monotonic()
    passed = failed = 0
    broken: list[str] = []
    for check in CHECKS:
        if check.long and "quick" in arguments:
            continue
        print(f"── {check.name} ──", flush=True)
        start = time.monotonic()
        good, ok, bad = run(check)
        if check.name != "locales":  # they run once more among the quick tests, and count there
            passed, failed = passed + ok, failed + bad
        if not good:
            broken.append(check.name)
        print(f"   {check.name}: {'ok' if good else 'FAILED'}, {time.monotonic() - start:.0f} s", flush=True)
    verdict = "FAILED: " + ", ".join(broken) if broken else "ok"
    print(f"── all checks: {verdict}, {time.monotonic() - begin:.0f} s ──")
    print(f"{passed} passed, {failed} failed")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
