"""What holds for the project as a whole: the lock, the files that may be here, the size of modules."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from tools import checks, rules_coverage
from tools.checks import Result

ROOT = Path(__file__).resolve().parent.parent
LOCKS = [
    "requirements-build.lock",
    "requirements.lock",
    "requirements-dev.lock",
    "requirements-espeak.lock",
    "requirements-large.lock",
]
PLAYER_COMMANDS = ["help", "play", "pictures", "espeak", "large", "clean"]
DEVELOPER_COMMANDS = ["test", "quick", "newest", "bench", "rules", "game", "format", "lock", "upgrade"]
MOST_LINES = 600
FONTS = {".ttf", ".otf", ".woff", ".woff2", ".pfb", ".ttc"}
# Put together here, so that this list does not find itself.
FOREIGN = {
    "an absolute path of somebody's machine": re.compile(
        r"(?<![\w./~-])/(?:" + "work|root|home/|opt/|Users/" + r")"
    ),
    "a package registry": re.compile(
        "py" + r"pi\.|python" + r"hosted|deb" + r"ian\.org|npm" + r"js|--(extra-)?index-url"
    ),
}


@cache
def files() -> list[Path]:
    """What git keeps, or would keep at the next `git add`; in an unpacked archive everything."""
    listing = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [path for name in listing.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def modules() -> list[Path]:
    return [path for path in files() if path.suffix == ".py"]


def text_of(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        return ""


def requirements(lock: str) -> dict[str, list[str]]:
    """Each requirement of a lock file with its hashes."""
    lines = [line for line in (ROOT / lock).read_text("utf-8").splitlines() if not line.startswith("#")]
    found: dict[str, list[str]] = {}
    for line in lines:
        if line.startswith(" "):
            found[next(reversed(found))].append(line.strip(" \\"))
        else:
            found[line.strip(" \\")] = []
    return found


@pytest.mark.parametrize("lock", LOCKS)
def test_lock_pins_every_package_by_hash(lock: str) -> None:
    assert requirements(lock)
    for requirement, hashes in requirements(lock).items():
        assert re.match(r"[a-z0-9-]+==[\w.]+( ; .+)?$", requirement), requirement
        assert hashes, f"{lock}: {requirement} has no hash"
        assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", each) for each in hashes), requirement


@pytest.mark.parametrize("lock", LOCKS)
def test_lock_names_no_address(lock: str) -> None:
    text = (ROOT / lock).read_text("utf-8")
    assert not re.search(r"https?:|file:|index|find-links|@ ", text)


def test_locks_agree_with_each_other() -> None:
    everything = set(requirements("requirements-dev.lock"))
    for lock in ("requirements.lock", "requirements-espeak.lock", "requirements-large.lock"):
        assert set(requirements(lock)) <= everything, f"{lock} is out of step; run `make lock`"


def test_locks_hold_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    for lock, wanted in {
        "requirements.lock": project["dependencies"],
        "requirements-dev.lock": project["dependencies"] + extras["dev"] + extras["espeak"] + extras["large"],
        "requirements-espeak.lock": extras["espeak"],
        "requirements-large.lock": extras["large"],
    }.items():
        locked = {requirement.split("==")[0] for requirement in requirements(lock)}
        names = {
            re.split(r"[\[<>=~!; ]", each)[0].lower().replace(".", "-").replace("_", "-") for each in wanted
        }
        assert names <= locked, f"{lock} lacks {names - locked}; run `make lock`"


def test_no_copyleft_package_is_needed_to_play() -> None:
    assert not any("espeak" in requirement for requirement in requirements("requirements.lock"))


@pytest.mark.parametrize("what", FOREIGN)
def test_no_file_names(what: str) -> None:
    problems = []
    for path in files():
        for number, line in enumerate(text_of(path).splitlines(), 1):
            if FOREIGN[what].search(line):
                problems.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}")
    assert not problems, f"{what} is named:\n" + "\n".join(problems)


def test_modules_are_short() -> None:
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in modules()}
    long = [f"{path.relative_to(ROOT)}: {lines}" for path, lines in lengths.items() if lines > MOST_LINES]
    assert not long, f"over {MOST_LINES} lines, split by subject:\n" + "\n".join(long)


def test_cogs_speak_no_sql() -> None:
    """Functions of db/ return the statements for a transaction."""
    sql = re.compile(r"\s*(SELECT|INSERT|UPDATE|DELETE|REPLACE)\b[^,.]* (FROM|INTO|SET)\b")
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}: {node.value}"
        for path in modules()
        if path.is_relative_to(ROOT / "cogs")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and sql.match(node.value)
    ]
    assert not found, "\n".join(found)


def test_private_names_of_others_are_left_alone() -> None:
    private = re.compile(r"(?<!\bself)(?<!\bcls)(?<!\))\._(?!exit|replace|asdict|fields)[a-z]\w*")
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in modules()
        if path.relative_to(ROOT).parts[0] != "tests"
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if private.search(line)
    ]
    assert not found, "\n".join(found)


def test_types_are_checked_in_all_that_is_no_test() -> None:
    mypy = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mypy"]
    assert mypy["strict"]
    assert {path.relative_to(ROOT).parts[0] for path in modules()} - {"tests"} == set(mypy["files"])


def test_no_font_is_kept_here() -> None:
    assert not [path for path in files() if path.suffix.lower() in FONTS], "fonts come from packages"


def test_nothing_is_left_undone() -> None:
    words = [
        "TO" + "DO",
        "FIX" + "ME",
        "raise NotImplemented" + "Error",
        r"mark\.sk" + "ip",
        r"mark\.xf" + "ail",
    ]
    unfinished = re.compile("|".join(rf"\b{word}\b" for word in words))
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in modules()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if unfinished.search(line)
    ]
    assert not found, "\n".join(found)


def test_words_depend_on_fluent_and_the_names_of_components_alone() -> None:
    tree = ast.parse((ROOT / "words.py").read_text("utf-8"))
    imported = {
        name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in (
            [node.module or ""] if isinstance(node, ast.ImportFrom) else [a.name for a in node.names]
        )
    }
    others = {name for name in imported if name.split(".")[0] not in sys.stdlib_module_names}
    fluent = {"fluent.runtime", "fluent.syntax", "fluent.syntax.ast", "fluent.syntax.visitor"}
    assert others <= {*fluent, "rules.core.data"}


def test_rule_ids_are_unique() -> None:
    ids = [rule for game in rules_coverage.checklists().values() for rule in game]
    twice = sorted({rule for rule in ids if ids.count(rule) > 1})
    assert ids
    assert not twice, f"used twice: {twice}"


def test_marks_name_rules_that_exist() -> None:
    assert not rules_coverage.unknown(), "no checklist has these"


def test_fewer_shown_rules_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    floor = tmp_path / "coverage.toml"
    monkeypatch.setattr(rules_coverage, "FLOOR", floor)
    monkeypatch.setattr(rules_coverage, "floors", lambda: tomllib.loads(floor.read_text("utf-8")))
    game = rules_coverage.games()[0]
    floor.write_text(f"{game.key} = {len(game.shown)}\n", "utf-8")
    assert rules_coverage.main(["--brief"]) == 0
    floor.write_text(f"{game.key} = {len(game.shown) + 1}\n", "utf-8")
    assert rules_coverage.main(["--brief"]) == 1


def test_the_floor_is_not_left_behind() -> None:
    """A floor far below the count would let it fall unseen."""
    floors = rules_coverage.floors()
    behind = {g.key: len(g.shown) for g in rules_coverage.games() if len(g.shown) > floors[g.key] + 20}
    assert not behind, f"run `python -m tools.rules_coverage --raise`: {behind}"


def test_rule_ranges_read_well() -> None:
    assert rules_coverage.ranges(["SA-001", "SA-002", "SA-003", "SA-007"]) == "SA-001…003 SA-007"


def test_coverage_floor_knows_every_game() -> None:
    assert rules_coverage.floors().keys() == rules_coverage.checklists().keys()


@pytest.mark.parametrize("command", PLAYER_COMMANDS + DEVELOPER_COMMANDS)
def test_make_has(command: str) -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert re.search(rf"^{command}:.*## ", makefile, re.MULTILINE), (
        f"make {command} is missing or not explained"
    )


def test_ci_runs_what_a_newcomer_runs() -> None:
    script = ROOT / ".ci" / "run"
    assert script.stat().st_mode & 0o100, ".ci/run must be executable"
    assert script.read_text("utf-8").rstrip().endswith("make test")


def test_checks_report_a_failure() -> None:
    code = checks.Check("a", [sys.executable, "-c", "print('2 passed, 1 failed in 1s'); raise SystemExit(1)"])
    assert checks.run(code) == ("a", False, 2, 1, ())


def test_every_long_test_runs_once_and_those_of_the_rules_are_shared_last() -> None:
    found = checks.long_tests()
    marked = "pytest.mark." + "slow"
    slow = [path for path in (ROOT / "tests").rglob("test_*.py") if marked in path.read_text("utf-8")]
    for file in (path.relative_to(ROOT) for path in slow):
        runs = [check for check in found if any(file.is_relative_to(word) for word in check.command[4:])]
        assert len(runs) == 1, file
        assert file.is_relative_to("tests/rules") == (runs == found[-1:]), file
    assert "worksteal" in found[-1].command and "-n" in found[-1].command


SHAKY = """
from pathlib import Path

def test_that_fails_beside_others():
    been = Path(__file__).with_name("been")
    assert been.exists() or been.write_text("") is None and False

def test_that_fails():
    assert False
"""


def test_what_fails_beside_others_and_passes_alone_is_named_as_shaky(tmp_path: Path) -> None:
    (tmp_path / "test_shaky.py").write_text(SHAKY)
    first = checks.run(checks.Check("tests", [*checks.PYTEST, "--rootdir", str(tmp_path), str(tmp_path)]))
    assert not first.good and first.failed == len(first.culprits) == 2
    found = Result(
        "tests", False, 0, 2, tuple(f"{tmp_path}/{test.split('/')[-1]}" for test in first.culprits)
    )
    (result,), shaky = checks.settled([found])
    assert not result.good and (result.passed, result.failed) == (1, 1)
    assert [test.split("::")[1] for test in shaky] == ["test_that_fails_beside_others"]


def test_many_failures_are_not_tried_again() -> None:
    many = Result("tests", False, 0, 9, tuple(f"tests/test_none.py::test_{n}" for n in range(9)))
    assert checks.settled([many]) == ([many], [])


def test_settings_example_names_what_the_hosting_guide_does() -> None:
    example = set(re.findall(r"^#?\s?([A-Z_]+)=", (ROOT / ".env.example").read_text("utf-8"), re.MULTILINE))
    guide = set(
        re.findall(r"`(DISCORD_[A-Z_]+|WARDROOM_[A-Z_]+)`", (ROOT / "docs/hosting.md").read_text("utf-8"))
    )
    assert example == guide


def test_settings_of_the_hosting_guide_are_read() -> None:
    code = "".join(path.read_text("utf-8") for path in modules() if "tests" not in path.parts)
    guide = (ROOT / "docs/hosting.md").read_text("utf-8")
    for name in re.findall(r"^\| `([A-Z_]+)`", guide, re.MULTILINE):
        assert f'"{name}"' in code, f"docs/hosting.md promises {name}, but nothing reads it"


def runs(module: str) -> bool:
    found = find_spec(module)
    is_package = found is not None and found.submodule_search_locations is not None
    return bool(find_spec(f"{module}.__main__") if is_package else found)


def test_programs_named_by_documents_exist() -> None:
    named = {
        module
        for path in files()
        if path.suffix == ".md" or path.name == "Makefile"
        for module in re.findall(r"python -m ([a-z_.]+)", path.read_text("utf-8"))
    } - {"venv", "pip"}
    missing = {module for module in named if not runs(module)}
    assert not missing, f"`python -m` cannot run {missing}"


def test_links_between_documents_lead_somewhere() -> None:
    broken = []
    for path in files():
        if path.suffix == ".md":
            for target in re.findall(r"\]\((?!https?:|#|mailto:)([^)#\s]+)", path.read_text("utf-8")):
                if not (path.parent / target).exists():
                    broken.append(f"{path.relative_to(ROOT)}: {target}")
    assert not broken, "\n".join(broken)


def test_what_a_start_reads_is_never_searched_for_garbage() -> None:
    """Such a search takes longer than a click, and the loop stands still meanwhile."""
    asked = "import bot, gc; bot.furnished(); print(gc.get_freeze_count(), len(gc.get_objects()))"
    told = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True)
    frozen, searched = map(int, told.stdout.split())
    assert searched < frozen / 20
