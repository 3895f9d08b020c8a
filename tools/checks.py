"""Every check of `make test`, and what each of them took, on two cores.

A failed check does not hide the ones after it: all run, then the failed ones are named once more. A test
that fails beside others is run once more alone; if it passes then, it is named as shaky, to be mended.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
PYTEST = [sys.executable, "-m", "pytest", "-q"]
CORES = 2
WORKERS = 3
"""One more than cores: tests also wait, for a disk, a browser, a beat of a clock."""
FLOWN = "tests/e2e/test_mission.py"
"""Its missions keep to a clock: they mostly wait, so they fly together, and the others give way to them."""
FIRST = (FLOWN, "tests/e2e/test_crash.py", "tests/e2e/test_xia.py")
SHARED = "tests/rules"
"""Its tests wait for nothing. They come last and are shared out one by one: no core is idle at the end."""
GIVES_WAY = 10
FEW = 6
"""Tests that may be tried once more; where more fail, the machine is not to blame."""


class Check(NamedTuple):
    name: str
    command: list[str]
    nice: int = 0


class Result(NamedTuple):
    name: str
    good: bool
    passed: int
    failed: int
    culprits: tuple[str, ...] = ()
    """Tests that failed, by their ids."""


COLLECT = [*PYTEST[:-1], "-p", "no:terminal", "-o", "addopts=--import-mode=importlib", "--collect-only"]
"""Silent: the tests report what is wrong. Compiles every test file once, for all later workers."""
SMALL = [
    Check("collected rules", [*COLLECT, "tests/rules"]),
    Check("collected others", [*COLLECT, "tests", "--ignore=tests/rules"]),
    Check("locales", [*PYTEST, "tests/test_locales.py"]),
    Check("types", [str(BIN / "mypy")]),
    Check("imports", [str(BIN / "lint-imports"), "--no-logo"]),
    Check("rules", [sys.executable, "-m", "tools.rules_coverage", "--brief"]),
    Check("format", [str(BIN / "ruff"), "format", "--check", "--quiet", "."]),
    Check("lint", [str(BIN / "ruff"), "check", "--quiet", "."]),
]
MANY = [*PYTEST, "-m", "not slow", "--dist", "worksteal"]
QUICK = Check(
    "quick tests",
    [*MANY, "-n", str(WORKERS), "tests", f"--ignore={SHARED}", "--ignore=tests/test_locales.py"],
)
QUICK_RULES = Check(f"quick tests of {SHARED}", [*MANY, "-n", str(CORES), SHARED], GIVES_WAY)


def long_tests() -> list[Check]:
    """One for each file that has any, the longest first; those of the rules together, last."""
    paths = sorted((ROOT / "tests").rglob("test_*.py"))
    slow = [path.relative_to(ROOT) for path in paths if "pytest.mark.slow" in path.read_text("utf-8")]
    files = {str(path) for path in slow if not path.is_relative_to(SHARED)}
    assert files.issuperset(FIRST)
    checks = []
    for file in [*FIRST, *sorted(files.difference(FIRST))]:
        command = [*PYTEST, "-m", "slow", file]
        together = ["-n", str(CORES)] if file == FLOWN else []
        checks.append(Check(file, command + together, 0 if file == FLOWN else GIVES_WAY))
    command = [*PYTEST, "-m", "slow", SHARED, "-n", str(CORES), "--dist", "worksteal"]
    return [*checks, Check(f"long tests of {SHARED}", command, GIVES_WAY)]


def environment() -> dict[str, str]:
    """Bytecode is kept, whoever has switched that off: else every process compiles everything anew."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def aloud(text: str) -> None:
    print(text, end="", flush=True)


def run(check: Check, say: Callable[[str], object] = aloud) -> Result:
    """Whether it passed, and for tests how many passed and failed."""
    say(f"── {check.name} ──\n")
    start = time.monotonic()
    process = subprocess.Popen(
        ["nice", "-n", str(check.nice), *check.command] if check.nice else check.command,
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    closing = ""
    culprits: list[str] = []
    assert process.stdout
    for line in process.stdout:
        say(line)
        if found := re.match(r"(?:FAILED|ERROR) (\S+?::.+?)(?: - |$)", line):
            culprits.append(found[1])
        if re.search(r"\d+ (passed|failed|error)", line):
            closing = line
    good = process.wait() == 0
    counts = {what: int(number) for number, what in re.findall(r"(\d+) (passed|failed|error)", closing)}
    say(f"   {check.name}: {'ok' if good else 'FAILED'}, {time.monotonic() - start:.0f} s\n")
    failed = counts.get("failed", 0) + counts.get("error", 0)
    return Result(check.name, good, counts.get("passed", 0), failed, tuple(dict.fromkeys(culprits)))


def whole(check: Check) -> Result:
    """What it says comes in one piece, when it is done."""
    said: list[str] = []
    result = run(check, said.append)
    aloud("".join(said))
    return result


def side_by_side(checks: Sequence[Check], lanes: int) -> list[Result]:
    with ThreadPoolExecutor(lanes) as pool:
        return list(pool.map(whole, checks))


def quick() -> list[Result]:
    """Tests of the house wait as long as they reckon; those of the rules reckon meanwhile."""
    with ThreadPoolExecutor(1) as pool:
        beside = pool.submit(whole, QUICK_RULES)
        return [run(QUICK), beside.result()]


def once_more(result: Result) -> tuple[Result, tuple[str, ...]]:
    """Tests that failed, each alone now that nothing else runs; and which of them pass so."""
    if not result.culprits or len(result.culprits) > FEW or len(result.culprits) != result.failed:
        return result, ()
    shaky = tuple(test for test in result.culprits if run(Check(f"once more: {test}", [*PYTEST, test])).good)
    failed = result.failed - len(shaky)
    return Result(result.name, not failed, result.passed + len(shaky), failed), shaky


def settled(results: Sequence[Result]) -> tuple[list[Result], list[str]]:
    """After a second try; and the tests that needed it."""
    tried = [once_more(result) for result in results]
    return [result for result, _ in tried], [test for _, shaky in tried for test in shaky]


def main(arguments: list[str]) -> int:
    begin = time.monotonic()
    results = [*side_by_side(SMALL, CORES), *quick()]
    if "quick" not in arguments:
        results += side_by_side(long_tests(), WORKERS)
    results, shaky = settled(results)
    broken = [result.name for result in results if not result.good]
    verdict = "FAILED: " + ", ".join(broken) if broken else "ok"
    print(f"── all checks: {verdict}, {time.monotonic() - begin:.0f} s ──")
    for test in shaky:
        print(f"shaky (failed beside others, passed alone; mend it): {test}")
    passed, failed = sum(result.passed for result in results), sum(result.failed for result in results)
    print(f"{passed} passed, {failed} failed")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
