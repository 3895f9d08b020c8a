"""The roll that is called in 001, 026 and 028, names in the story, and the squad's lines of the chronicle."""

from __future__ import annotations

from typing import Any

import pytest

from rules.akarios import logbook
from rules.akarios.campaign import CAMPAIGN
from rules.akarios.game import RULES
from rules.akarios.scenario.conditions import open_gate
from rules.akarios.scenario.script import SCRIPTS
from rules.akarios.squad import members, presets
from rules.core import saved
from rules.core.contract import Event
from tests.rules.akarios.chapters import Chapter
from words import words

FREE: dict[str, Any] = {"next": "028", "act": 3, "system": "threshold", "at": (1, 4), "energy": 0}


def graduation(*achievements: str, seats: int = 3) -> Chapter:
    table = Chapter(seats, out=False, achievements=["MEDELLIA_FREE", "END_WORK", *achievements], **FREE)
    table.play("ready")
    return table


def read(event: Event, lang: str, names: tuple[str, ...]) -> str:
    return words(lang)(event.key, dict(enumerate(names)), **event.args)


def names_of(choices: Any, lang: str) -> list[str]:
    return [words(lang)(each.label, None, **each.args) for each in choices]


def test_at_the_graduation_everybody_answers_before_the_last_page() -> None:
    table = graduation()
    assert names_of(table.asked(0).choices, "en") == ["Here"]
    assert names_of(table.asked(0).choices, "ru") == ["Здесь"]
    table.play("read", 1)
    (said,) = table.events
    assert read(said, "en", ("Ann", "Ben", "Cyd")) == "Ben: 'Here.'"
    assert read(said, "ru", ("Аня", "Борис", "Влад")) == "Борис: «Здесь»."
    assert table.keys() == ["0:ak-ask-read", "2:ak-ask-read"], "who has answered is asked no more"
    table.play("read", 0)
    assert "ak-page" not in table.told()
    table.play("read", 2)
    assert [event.args["text"] for event in table.events if event.key == "ak-page"] == ["¶scn.028.last"]


def test_elsewhere_whoever_has_read_reads_on_for_all() -> None:
    table = Chapter(3, next="003")
    assert names_of(table.asked(0).choices, "en") == ["Read on"]
    table.play("read", 1)
    assert table.keys() == [f"{seat}:ak-ask-choice" for seat in range(3)]


@pytest.mark.parametrize(("node", "called"), [("001", True), ("026", True), ("002", False)])
def test_before_a_battle_a_place_is_taken_with_the_word_that_is_called_for(node: str, called: bool) -> None:
    table = Chapter(2, next=node, out=False, act=3, system="threshold", at=(1, 4), energy=3)
    table.play("ready")
    while "ak-ask-place" not in table.keys()[0]:
        table.hush()
    (label, *_) = names_of(table.asked(1).choices, "en")
    assert label.startswith("Here: ") == called and ", facing " in label
    table.silent(1)
    (placed,) = [event for event in table.events if event.key.startswith("ak-placed")]
    assert ("'Here.'" in read(placed, "en", ("Ann", "Ben"))) == called
    assert ("«Здесь»" in read(placed, "ru", ("Аня", "Борис"))) == called


# Names in the story


def test_the_list_begins_with_the_squad_in_order_of_joining() -> None:
    table = Chapter(2, out=False, achievements=["MEDELLIA_FREE"], squad="Kestrels", **FREE)
    table.state.roster = (1, 0)
    CAMPAIGN.recruit(table.sheet, "Chidi", False)
    CAMPAIGN.recruit(table.sheet, "Дана", False)
    table.sheet.members[2].left = True
    table.play("ready")
    (roll,) = [event for event in table.events if event.args.get("text") == "¶scn.028.roll"]
    here = ("Ann", "Ben")
    assert read(roll, "en", here) == "Ulla's list begins with Kestrels: Ben, Ann and Дана."
    assert read(roll, "ru", here) == "Список Уллы начинается с отряда «Kestrels»: Ben, Ann и Дана."
    seen = RULES.view(table.state, None).page
    assert seen is not None and seen.roll == ("#1", "#0", "Дана") and "scn.028.roll" in seen.texts


def test_a_name_in_braces_is_that_of_what_is_told_and_nothing_else() -> None:
    said = words("en")("ak-page", None, text="¶scn.028.roll", squad="{roll}", roll=("Ann",))
    assert said == "Ulla's list begins with {roll}: Ann."
    assert words("en")("ak-page", None, text="¶scn.028.roll") == "Ulla's list begins with {squad}: {roll}."


def test_what_marrow_says_is_left_to_whoever_flies_it() -> None:
    table = graduation(seats=1)
    texts = {event.args.get("text") for event in table.events}
    assert "¶scn.028.work" in texts and "¶scn.028.work.own" not in texts
    table = Chapter(1, out=False, achievements=["MEDELLIA_FREE", "END_WORK"], **FREE)
    table.member().pilot, table.member().pads["marrow"] = "marrow", saved.copy(table.pad())
    table.play("ready")
    texts = {event.args.get("text") for event in table.events}
    assert "¶scn.028.work.own" in texts and "¶scn.028.work" not in texts


# The chronicle


def chronicle(table: Chapter, lang: str = "en") -> str:
    before = saved.copy(table.sheet)
    before.done = {}
    log = logbook.told(before, table.state)
    return words(lang)("ak-page", None, text=log) if log else ""


@pytest.mark.parametrize(
    ("done", "held", "line"),
    [
        ({"001": "failure"}, [], "The exam was interrupted."),
        ({"002": "success"}, [], "The shuttles got out."),
        ({"002": "failure"}, [], "The Sparrow took the children aboard."),
        (
            {"003": "ending", "004": "success"},
            ["WOUNDED"],
            "We took the wounded. We broke out.",
        ),
        ({"006": "failure"}, [], "Somebody paid for Medellia by the hour."),
        ({"009": "failure"}, [], "Six beds were empty, and made."),
        ({"017": "skip"}, [], "We bought a drawing, upside down."),
        ({"023": "success"}, [], "We shot down our own class."),
        ({"028": "ending"}, [], ""),
        ({"013": "skip"}, ["YUR_FEUD"], "We took it."),
        ({"020": "success"}, ["SOMA_TAKEN", "SOMA_BACK"], "We fetched her back."),
        ({"020": "failure"}, ["SOMA_TAKEN"], "They have her."),
        ({"020": "success"}, ["OUTLAWS"], "We slipped through."),
        ({"027": "failure", "028": "ending"}, [], "It is still asking."),
        ({"027": "success"}, ["END_DISMISSED"], "It was free to go."),
        ({"005": "visited", "007": "success"}, [], "We tied up at Kestrel Dock. We brought the rings back."),
    ],
)
def test_a_chapter_is_remembered_by_what_ended_in_it(
    done: dict[str, str], held: list[str], line: str
) -> None:
    assert chronicle(Chapter(1, done=done, achievements=held)) == line


def test_the_line_stands_behind_how_the_chapter_ended() -> None:
    table = Chapter(1)
    before = saved.copy(table.sheet)
    table.end()
    table.play("close")
    told = CAMPAIGN.entry(before, table.sheet, table.state)
    assert read(told, "en", ()).endswith(": success (1). The exam was interrupted.")
    again = Chapter(1, next="004", act=0, done={"001": "success"})
    before = saved.copy(again.sheet)
    again.end("failure")
    again.closed()
    told = CAMPAIGN.entry(before, again.sheet, again.state)
    assert told.key == "ak-entry" and "004" not in again.sheet.done, "it has not ended yet"


@pytest.mark.parametrize("node", sorted(SCRIPTS))
def test_every_node_has_a_line_of_sixty_characters_at_most(node: str) -> None:
    log = SCRIPTS[node].log
    assert bool(log) != (node in ("020a", "020b")), "they are remembered by 020"
    for lang in ("en", "ru"):
        said = [words(lang).text("akarios", each.text) for each in log]
        assert all(0 < len(line) <= 60 and line.endswith((".", "».")) for line in said), said


@pytest.mark.parametrize("node", sorted(node for node in SCRIPTS if SCRIPTS[node].log))
@pytest.mark.parametrize("how", ["success", "failure", "skip"])
def test_however_a_node_ended_the_squad_remembers_it(node: str, how: str) -> None:
    """But at a graduation without a Medellia nobody was free to go."""
    ending = getattr(SCRIPTS[node], how, None)
    if ending is None or ending.goto == "retry":
        return
    done = [choice.rewards.achievements for choice in ending.choices] or [()]
    for chosen in done:
        table = Chapter(1, next="003", done={node: how}, achievements=["OUTLAWS", *chosen])
        assert any(open_gate(table.state, each.given) for each in SCRIPTS[node].log), chosen


# What one of them decides


def stopped(*votes: str) -> Chapter:
    """027 is won; the second of them flies Marrow."""
    held, squad = ["MARROW", "VAULT"], presets.starting(len(votes))
    squad.pilots.append("marrow")
    members.take_pilot(squad, squad.members[1], "marrow")
    table = Chapter(sheet=squad, achievements=held, **{**FREE, "next": "027", "energy": 4})
    table.end()
    for seat, vote in enumerate(votes):
        asked = table.keys()
        if f"{seat}:ak-ask-choice" in asked:
            table.play(f"vote scn.027.choice.{vote}", seat)
    return table


@pytest.mark.parametrize(
    ("votes", "end"),
    [
        (("work", "work", "silence"), "END_WORK"),
        (("work", "finish", "work"), "END_DISMISSED"),
        (("work", "silence", "work"), "END_SILENCE"),
        (("finish", "work", "finish"), "END_DISMISSED"),
    ],
)
def test_marrow_is_sent_over_with_the_vote_of_whoever_flies_it_only(votes: tuple[str, ...], end: str) -> None:
    table = stopped(*votes)
    assert {each for each in table.sheet.achievements if each.startswith("END_")} == {end}
    refused = [event for event in table.events if event.key == "ak-without-consent"]
    assert bool(refused) == (votes.count("work") > 1 and votes[1] != "work")
    for event in refused:
        assert read(event, "en", ("Ann", "Ben", "Cyd")).startswith("Ben does not go, and without Marrow")
