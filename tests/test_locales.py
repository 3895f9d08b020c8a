"""English and Russian are equals: every message is in both, whole, well formed and used."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from rules import check
from rules.core.data import RULES, Data, games
from words import LANGUAGES, PARSER, _entries

ROOT = Path(__file__).resolve().parent.parent
GUEST = "tests/sample_game"
CODE = ("bot.py", "words.py", "audio", "cogs", "db", "images", "rules", GUEST)

DYNAMIC: dict[str, str] = {
    "voice-": "audio: the parts an announcement is spoken from (announcements.toml)",
}
"""Beginnings of keys that cannot be read off an f-string in the code, and who asks for them."""

KEY_POSITION = {"Event": 0, "IllegalMove": 0, "Choice": 0, "Outcome": 0, "Prompt": 1, "locale_str": 0}
KEY_POSITION |= {"phrase": 0, "question": 0, "choice": 0}
KEY_POSITION |= {"Option": 1, "pick": 1, "asks": 0, "note": 0, "Note": 0}
"""Calls whose argument at this place is always a key."""

BEGINNINGS = {"Desk": "words", "Poll": "topic", "Story": "told"}
"""Calls with an argument that keys begin with."""

SPEAKERS = {"words", "speech", "said", "say"}
"""What code calls the `Words` of a language, and the functions that take a key for them."""

KEY_KEYWORDS = {"Event": {"key"}, "Choice": {"label", "hint"}, "Outcome": {"key"}, "Prompt": {"key"}}

SAME_IN_BOTH: set[str] = set()
"""Messages that need no Cyrillic in Russian (proper names)."""
TYPED = "-turn-example"
"""Of moves; they are typed in notation where a game has no other words for them."""

PLURALS = {"en": {"one", "other"}, "ru": {"one", "few", "many"}}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class Parts(Visitor):
    """What a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.plurals: list[tuple[set[str], str]] = []
        self.text = ""

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.references.add("-" + node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.text += node.value

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:
        self.text += node.value

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        names = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
        if names & CATEGORIES and names <= CATEGORIES:
            self.plurals.append((names, ", ".join(sorted(names))))
        self.generic_visit(node)


class Entry(NamedTuple):
    path: Path
    attributes: set[str]
    parts: Parts

    @property
    def where(self) -> str:
        return str(self.path.relative_to(ROOT))


@cache
def resources(lang: str) -> dict[Path, ftl.Resource]:
    paths = [
        path for home in (ROOT, ROOT / GUEST) for path in sorted((home / "locales" / lang).glob("*.ftl"))
    ]
    return {path: parse(path.read_text("utf-8")) for path in paths}


def entries(lang: str) -> Iterator[tuple[str, Entry]]:
    for path, resource in resources(lang).items():
        for entry in resource.body:
            if isinstance(entry, ftl.Message | ftl.Term):
                parts = Parts()
                parts.visit(entry)
                key = ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
                yield key, Entry(path, {a.id.name for a in entry.attributes}, parts)


@cache
def catalogue(lang: str) -> dict[str, Entry]:
    return dict(entries(lang))


@cache
def bundle(lang: str) -> FluentBundle:
    found = FluentBundle([lang], use_isolating=False)
    for path in resources(lang):
        found.add_resource(FluentResource(path.read_text("utf-8")))
    return found


@cache
def sources() -> dict[Path, ast.Module]:
    paths = [path for name in CODE for path in ([ROOT / name] if name.endswith(".py") else modules(name))]
    return {path: ast.parse(path.read_text("utf-8")) for path in paths if path.exists()}


def modules(package: str) -> list[Path]:
    return sorted(path for path in (ROOT / package).rglob("*.py") if not path.name.startswith("test_"))


def strings_of_data(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for item in value.values() if isinstance(value, dict) else value:
            yield from strings_of_data(item)


@cache
def literals() -> set[str]:
    """Every string that stands in the code or in the data beside it, and could be a key."""
    found = {
        node.value.rstrip("|")  # what a note in the log says, before its arguments
        for _, tree in sources().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for path in [*ROOT.glob("rules/*/data/**/*.toml"), *ROOT.glob("audio/*.toml")]:
        found.update(strings_of_data(tomllib.loads(path.read_text("utf-8"))))
    return {text for text in found if KEY.fullmatch(text)}


def called(call: ast.Call) -> str:
    """The last name of what is called: `words(lang)("key")` and `self.words("key")` are both "words"."""
    function = call.func.func if isinstance(call.func, ast.Call) else call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def key_arguments(call: ast.Call) -> Iterator[ast.expr]:
    name = called(call)
    position = 0 if name.strip("_") in SPEAKERS else KEY_POSITION.get(name)
    if position is not None and len(call.args) > position:
        yield from either(call.args[position])
    for keyword in call.keywords:
        if keyword.arg in KEY_KEYWORDS.get(name, ()):
            yield from either(keyword.value)


def either(expression: ast.expr) -> Iterator[ast.expr]:
    """Both keys of `words("a" if good else "b")`."""
    if isinstance(expression, ast.IfExp):
        yield from either(expression.body)
        yield from either(expression.orelse)
    else:
        yield expression


def given(call: ast.Call) -> set[str] | None:
    """The variables a call fills in, or None where that cannot be read off."""
    if called(call).strip("_") in {"words", "speech", "IllegalMove"}:
        names = {keyword.arg for keyword in call.keywords}
        return None if None in names else {str(name) for name in names}
    if called(call) != "Event":
        return None
    arguments = [*call.args[1:2], *(k.value for k in call.keywords if k.arg == "args")]
    if not arguments:
        return set()
    keys = arguments[0].keys if isinstance(arguments[0], ast.Dict) else [None]
    names = {key.value if isinstance(key, ast.Constant) else None for key in keys}
    return None if None in names else {str(name) for name in names}


class Asked(NamedTuple):
    key: str
    """The key, or for an f-string a pattern of the keys it can make."""
    where: str
    is_pattern: bool
    given: set[str] | None


def pattern(text: ast.JoinedStr) -> str:
    """f"option-{game}-{name}" as a regular expression."""
    return "".join(re.escape(str(v.value)) if isinstance(v, ast.Constant) else ".*" for v in text.values)


@cache
def made() -> re.Pattern[str]:
    """Every key that an f-string in the code can make; it begins with a word and a hyphen."""
    found = {
        pattern(node)
        for _, tree in sources().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        and isinstance(head := node.values[0], ast.Constant)
        and re.match(r"[a-z]+-[a-z0-9-]*", str(head.value))
    }
    found |= {
        f"{beginning.value}-.*"  # moments that standing orders wait for, options of polls, clauses of stories
        for tree in sources().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and called(node) in BEGINNINGS
        for word in node.keywords
        if word.arg == BEGINNINGS[called(node)] and isinstance(beginning := word.value, ast.Constant)
    }
    return re.compile("|".join(sorted(found)))


@cache
def asked() -> list[Asked]:
    """The keys that code asks for, and with which variables."""
    found = []
    for path, tree in sources().items():
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            found += polled(call, f"{path.relative_to(ROOT)}:{call.lineno}")
            for argument in key_arguments(call):
                where = f"{path.relative_to(ROOT)}:{argument.lineno}"
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    if argument.value not in LANGUAGES:
                        found.append(Asked(argument.value, where, False, given(call)))
                elif isinstance(argument, ast.JoinedStr):
                    found.append(Asked(pattern(argument), where, True, None))
    return found


def polled(call: ast.Call, where: str) -> list[Asked]:
    """What a poll asks for: its question, and the words of its options. Where they are components it is one
    message with their name, which nothing else in the code spells out."""
    if called(call) != "Poll":
        return []
    given_by = {word.arg: word.value for word in call.keywords}
    topic, options = given_by.get("topic"), given_by.get("options")
    if not (isinstance(topic, ast.Constant) and isinstance(topic.value, str)):
        return [Asked("(a Poll whose topic stands there as a word)", where, False, None)]
    named = given_by.get("named")
    if named is not None and not (isinstance(named, ast.Constant) and named.value is False):
        return [
            Asked(topic.value, where, False, None),
            Asked(f"{topic.value}-named", where, False, {"option"}),
        ]
    known = isinstance(options, ast.Tuple) and all(isinstance(each, ast.Constant) for each in options.elts)
    spelt = [str(each.value) for each in options.elts] if known else []
    found = [Asked(f"{topic.value}-{option}", where, False, set()) for option in spelt]
    if not known:
        found = [Asked(f"{re.escape(topic.value)}-.*", where, True, None)]
    return [Asked(topic.value, where, False, None), *found]


def is_dynamic(key: str) -> bool:
    return key.startswith(tuple(DYNAMIC)) or made().fullmatch(key) is not None


def complain(problems: list[str], advice: str) -> None:
    assert not problems, f"{advice}:\n  " + "\n  ".join(sorted(problems))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_found_by_its_beginning(lang: str) -> None:
    """As `words` divides the files, so Fluent reads them."""
    for path, resource in resources(lang).items():
        divided = _entries(path.read_text("utf-8"))
        whole = [each for each in resource.body if isinstance(each, ftl.Message | ftl.Term)]
        assert [*divided] == [each.id.name for each in whole], path.name
        for each in whole:
            body = PARSER.parse(divided[each.id.name]).body
            (alone,) = [found for found in body if not isinstance(found, ftl.BaseComment)]
            assert alone.equals(each, ["comment", "span"]), each.id.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fluent_syntax_is_valid(lang: str) -> None:
    problems = []
    for path, resource in resources(lang).items():
        text = path.read_text("utf-8")
        for entry in resource.body:
            if isinstance(entry, ftl.Junk):
                line = text.count("\n", 0, entry.span.start) + 1
                reasons = "; ".join(note.message for note in entry.annotations)
                problems.append(f"{path.relative_to(ROOT)}:{line}: {reasons}")
    assert resources(lang), f"locales/{lang} holds no .ftl file"
    complain(problems, "Fluent cannot read these lines")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_key_is_written_once(lang: str) -> None:
    seen: dict[str, str] = {}
    problems = []
    for key, entry in entries(lang):
        if key in seen:
            problems.append(f"{key}: in {seen[key]} and again in {entry.where}")
        seen[key] = entry.where
    complain(problems, "The later message would hide the earlier one")


def test_every_message_is_in_every_language() -> None:
    every = {key: entry.path.name for lang in LANGUAGES for key, entry in catalogue(lang).items()}
    problems = [
        f"{key}: missing in locales/{lang}/{name}"
        for key, name in every.items()
        for lang in LANGUAGES
        if key not in catalogue(lang) and not key.startswith("-")
    ]
    complain(problems, "Write these messages in the other language too")


def test_both_languages_keep_a_message_in_the_same_file() -> None:
    en, ru = catalogue("en"), catalogue("ru")
    both = en.keys() & ru.keys()
    problems = [f"{k}: {en[k].where}, {ru[k].where}" for k in both if en[k].path.name != ru[k].path.name]
    complain(problems, "A translator looks for these in vain")


def test_both_languages_use_the_same_variables_and_attributes() -> None:
    en, ru = catalogue("en"), catalogue("ru")
    problems = []
    for key in en.keys() & ru.keys():
        for what, mine, other in (
            ("variables", en[key].parts.variables, ru[key].parts.variables),
            ("attributes", en[key].attributes, ru[key].attributes),
        ):
            if mine != other:
                problems.append(f"{key}: {what} {sorted(mine)} in English, {sorted(other)} in Russian")
    complain(problems, "These messages do not say the same")


def test_every_key_asked_for_has_words() -> None:
    known = catalogue("en")
    problems = []
    for key, where, is_pattern, _ in asked():
        if is_pattern and not any(re.fullmatch(key, each) for each in known):
            problems.append(f"{where}: anything like {key}")
        elif not is_pattern and key not in known:
            problems.append(f"{where}: {key}")
    complain(problems, "The code asks for words that locales/ does not have")


@pytest.mark.parametrize(
    ("poll", "keys"),
    [
        ("Poll(topic='a-b', options=SOME, named=True)", ["a-b", "a-b-named"]),
        ("Poll(topic='a-b', options=SOME, named=kind == 'x')", ["a-b", "a-b-named"]),
        ("core.Poll(topic='a-b', options=('c', 'd'))", ["a-b", "a-b-c", "a-b-d"]),
        ("Poll(topic='a-b', options=SOME, named=False)", ["a-b", r"a\-b-.*"]),
        ("Poll(topic=key, options=SOME)", ["(a Poll whose topic stands there as a word)"]),
        ("Pool(topic='a-b', options=SOME, named=True)", []),
    ],
)
def test_a_poll_asks_for_its_question_and_its_options(poll: str, keys: list[str]) -> None:
    call = ast.parse(poll, mode="eval").body
    assert isinstance(call, ast.Call)
    assert [each.key for each in polled(call, "")] == keys


def test_the_polls_of_the_games_are_among_what_is_asked_for() -> None:
    assert "sample-ask-course-named" in {each.key for each in asked()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variable_of_a_message_is_given(lang: str) -> None:
    known = catalogue(lang)
    problems = [
        f"{where}: {key} lacks {', '.join(sorted(known[key].parts.variables - names))}"
        for key, where, _, names in asked()
        if names is not None and key in known and not known[key].parts.variables <= names
    ]
    complain(problems, "These messages would show a hole")


def test_every_message_is_used() -> None:
    named = {name for lang in LANGUAGES for e in catalogue(lang).values() for name in e.parts.references}
    used = literals() | named
    problems = [f"{e.where}: {k}" for k, e in catalogue("en").items() if k not in used and not is_dynamic(k)]
    complain(problems, "Nothing shows these messages; use them, remove them, or declare them in DYNAMIC")


def test_every_declared_beginning_has_messages() -> None:
    problems = [p for p in DYNAMIC if not any(key.startswith(p) for key in catalogue("en"))]
    complain(problems, "DYNAMIC declares beginnings that no message has")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_counted_nouns_have_all_their_forms(lang: str) -> None:
    problems = [
        f"{entry.where}: {key} has only {shown}; {lang} needs {', '.join(sorted(PLURALS[lang]))}"
        for key, entry in catalogue(lang).items()
        for names, shown in entry.parts.plurals
        if not names >= PLURALS[lang]
    ]
    complain(problems, "Plural forms are missing")


def test_russian_is_russian() -> None:
    problems = [
        f"{entry.where}: {key} = {entry.parts.text.strip()}"
        for key, entry in catalogue("ru").items()
        if re.search("[A-Za-z]{2}", entry.parts.text) and not re.search("[А-Яа-яЁё]", entry.parts.text)
        if key not in SAME_IN_BOTH and not key.endswith(TYPED)
    ]
    complain(problems, "Not translated (or add to SAME_IN_BOTH)")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_are_fragments_in_lower_case(lang: str) -> None:
    """They stand behind a label and a point, where a sentence would begin in the middle of a line."""
    keys = {
        found for path in sources() for found in re.findall(r'hint="([a-z0-9-]+)"', path.read_text("utf-8"))
    }
    hints = {key: entry for key, entry in catalogue(lang).items() if key in keys or key.endswith("-hint")}
    assert len(hints) > 100
    problems = [
        f"{entry.where}: {key} = {start}"
        for key, entry in hints.items()
        for start in beginnings(resources(lang)[entry.path], key)
        if re.match("[A-ZА-ЯЁ][a-zа-яё]", start)
    ]
    complain(problems, "Hints that begin like a sentence")


def beginnings(file: ftl.Resource, key: str) -> Iterator[str]:
    """What a message may begin with: its own text, or that of each variant."""
    value = next(each.value for each in file.body if isinstance(each, ftl.Message) and each.id.name == key)
    first = value.elements[0] if value is not None else None
    if isinstance(first, ftl.TextElement):
        yield first.value
    elif isinstance(first, ftl.Placeable) and isinstance(first.expression, ftl.SelectExpression):
        starts = (variant.value.elements[0] for variant in first.expression.variants)
        yield from (start.value for start in starts if isinstance(start, ftl.TextElement))


def test_english_is_english() -> None:
    problems = [
        f"{entry.where}: {key} = {entry.parts.text.strip()}"
        for key, entry in catalogue("en").items()
        if re.search("[А-Яа-яЁё]", entry.parts.text) and key not in SAME_IN_BOTH
    ]
    complain(problems, "Russian words in an English message")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 21])
def test_every_message_can_be_filled_in(lang: str, number: int) -> None:
    problems = []
    every = {name: number for entry in catalogue(lang).values() for name in entry.parts.variables}
    for key, entry in catalogue(lang).items():
        if key.startswith("-"):
            continue
        arguments = every if entry.parts.references else dict.fromkeys(entry.parts.variables, number)
        message = bundle(lang).get_message(key)
        for pattern in [message.value, *message.attributes.values()]:
            if pattern is not None:
                _, errors = bundle(lang).format_pattern(pattern, arguments)
                problems += [f"{entry.where}: {key}: {error}" for error in errors]
    complain(problems, f"With {number} for every variable these messages fail")


# Prose that stands beside its data: [text.en] and [text.ru] in the files of a game


def mentioned(data: Data) -> re.Pattern[str]:
    """The texts that a file names by their id, or the code by an argument "¶id"."""
    named = {
        re.escape(text)
        for file in data.files()
        for table, rows in file.items()
        if table != "text"
        for text in strings_of_data(rows)
    }
    for node in (node for tree in sources().values() for node in ast.walk(tree)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("¶"):
            named.add(re.escape(node.value[1:]))
        elif isinstance(node, ast.JoinedStr) and pattern(node).startswith("¶"):
            named.add(pattern(node)[1:])
    return re.compile("|".join(sorted(named)))


def faults_of_prose(data: Data) -> Iterator[str]:
    yield from check.texts(data)
    known = mentioned(data)
    for id, text in data.texts().items():
        if not re.search("[а-яё]", text["ru"].lower()):
            yield f"{id}: there is no Cyrillic in Russian"
        if not known.fullmatch(id):
            yield f"{id}: nothing shows this text"


@pytest.mark.parametrize("game", games())
def test_prose_is_whole_in_both_languages_and_shown(game: str) -> None:
    complain([*faults_of_prose(Data(game, content=RULES))], "Texts beside the data are not as they should be")


def test_faults_of_prose_are_found(tmp_path: Path) -> None:
    path = tmp_path / "toy" / "data" / "scenarios" / "004.toml"
    path.parent.mkdir(parents=True)
    path.write_text(
        'intro = "s.good"\nother = ["s.en", "s.latin", "s.long"]\n'
        '[text.en]\n"s.good" = "Dawn."\n"s.en" = "Dusk."\n"s.latin" = "Noon."\n'
        f'"s.long" = "{"x" * 1201}"\n"s.idle" = "Night."\n'
        '[text.ru]\n"s.good" = "Рассвет."\n"s.latin" = "Noon."\n"s.long" = "Долго."\n"s.idle" = "Ночь."\n',
        "utf-8",
    )
    assert {
        fault.removeprefix("toy/scenarios/004.toml: ")
        for fault in faults_of_prose(Data("toy", tmp_path, tmp_path))
    } == {
        "[text.ru] lacks s.en",
        "s.en: there is no Cyrillic in Russian",
        "s.latin: there is no Cyrillic in Russian",
        "[text.en] s.long has 1201 characters, not 1200",
        "s.idle: nothing shows this text",
    }
