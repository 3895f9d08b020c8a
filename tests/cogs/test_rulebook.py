"""Rules are found in both languages, and help knows where it is asked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.rulebook import DOCS, passages
from rules.space_alert import actions as moves
from sandbox.server import Sandbox
from tests.cogs import tables
from tests.cogs.conftest import House, texts
from tests.cogs.playing import buttons, selects


async def answer(interaction: Any) -> str:
    done = await interaction.answered()
    return texts(done.message)


async def test_a_rule_is_found_by_its_words(house: House) -> None:
    found = await answer(await house.person("Ann").slash("rules", words="interceptors docked"))
    assert "**SA-009** · 0. Components the engine must know" in found
    assert "from public sources" not in found


async def test_the_first_start_fills_the_library(box: Sandbox, tmp_path: Path) -> None:
    empty = House(box, tmp_path)
    await empty.start()
    found = await answer(await empty.person("Ann").slash("rules", words="interceptors docked"))
    assert "**SA-009**" in found
    await empty.stop()


async def test_a_rule_is_found_by_its_number(house: House) -> None:
    found = await answer(await house.person("Ann").slash("rules", words="sa-042"))
    assert "**SA-042**" in found and "Phase 2 ends for you" in found
    assert found.count("**SA-") == 1


async def test_a_russian_reader_reads_russian_whatever_the_question(house: House) -> None:
    boris = house.person("Борис")
    boris.locale = "ru"
    for question in ("sa-042", "interceptors docked", "перехватчики"):
        found = await answer(await boris.slash("rules", words=question))
        assert "**SA-" in found
        assert any("а" <= letter <= "я" for letter in found.splitlines()[1].lower()), found


async def test_a_russian_question_is_answered_to_an_english_reader_too(house: House) -> None:
    found = await answer(await house.person("Ann").slash("rules", words="перехватчики"))
    assert "nterceptor" in found


async def test_more_is_one_button_away_also_after_a_restart(house: House) -> None:
    ann = house.person("Ann")
    first = (await (await ann.slash("rules", words="laser")).answered()).message
    before = texts(first)
    assert before.count("**SA-") > 5
    await house.restart()
    second = (await (await ann.click(first, "▶")).answered()).message
    assert second["id"] == first["id"], "the page turns in place"
    assert "2 / " in texts(second) and texts(second) != before


async def test_without_words_a_rulebook_is_read_from_its_contents(house: House) -> None:
    ann = house.person("Ann")
    panel = (await (await ann.slash("rules", game="akarios")).answered()).message
    menu = selects(panel)[0]
    assert len(menu["options"]) == 25
    await (await ann.click(panel, "▶")).answered()
    menu = selects(panel)[0]
    chapter = menu["options"][3]
    await (await ann.choose(panel, menu["custom_id"], chapter["value"])).answered()
    assert f"### {chapter['label']}" in texts(panel) and "**AK-" in texts(panel)
    assert next(o for o in selects(panel)[0]["options"] if o.get("default"))["value"] == chapter["value"]
    await house.restart()
    await (await ann.click(panel, "Xia")).answered()
    assert "Xia" in texts(panel) and "**AK-" not in texts(panel)


async def test_a_long_chapter_has_pages_and_every_rule_of_it_stands_on_one(house: House) -> None:
    ann = house.person("Ann")
    sections = await house.store.library.sections("twilight_imperium", "en")
    long = max(sections, key=lambda name: sections[name])
    at = list(sections).index(long)
    panel = (await (await ann.slash("rules", game="twilight_imperium")).answered()).message
    for _ in range(at // 25):
        await (await ann.click(panel, "▶")).answered()
    await (await ann.choose(panel, selects(panel)[0]["custom_id"], str(at))).answered()
    read = texts(panel)
    count = next(int(b["label"].split(" / ")[1]) for b in buttons(panel) if " / " in b["label"])
    assert count > 1
    for leaf in range(1, count):
        on = next(b for b in buttons(panel) if b["custom_id"].endswith(f".{at}.{leaf}") and b["label"] == "▶")
        await (await ann.click(panel, on["custom_id"])).answered()
        read += texts(panel)
    rules = await house.store.library.section("twilight_imperium", "en", long)
    assert all(f"**{rule.rule}** · " in read for rule in rules)


@pytest.mark.parametrize(
    "rest", ["xia.0.999.0", "xia.-3.-1.7", "nowhere.0..0", "xia", "xia.x..", "xia.9..0.m"]
)
async def test_forged_places_in_a_rulebook_are_answered(house: House, rest: str) -> None:
    ann = house.person("Ann")
    panel = (await (await ann.slash("rules", game="xia")).answered()).message
    answered = await (await ann.click(panel, f"w:read:0:{rest}", force=True)).answered()
    said = "".join(texts(message) for message in (answered.message, *answered.followups) if message)
    assert said and "went wrong" not in said, "a page of it, or a word that there is none"


async def test_only_one_game(house: House) -> None:
    ann = house.person("Ann")
    found = await answer(await ann.slash("rules", words="shield", game="xia"))
    assert "**XIA-" in found and "**SA-" not in found
    assert [c["value"] for c in await ann.autocomplete("rules", "game", "xi", words="a")] == ["xia"]


async def test_in_a_thread_the_game_of_that_thread(house: House) -> None:
    row = await tables.running(house, "Ann", "Борис")
    found = await answer(await house.person("Ann").slash("rules", str(row.thread), words="shield"))
    assert "**SA-" in found and "**XIA-" not in found


async def test_nothing_found_says_so(house: House) -> None:
    ann = house.person("Ann")
    assert "No rule mentions “xyzzy”" in await answer(await ann.slash("rules", words="xyzzy"))
    found = await answer(await ann.slash("rules", words="xyzzy", game="xia"))
    assert "No rule of Xia mentions" in found


@pytest.mark.parametrize("odd", ['"', "a" * 200, "'; DROP TABLE library", "…", "NEAR(shield, 3)", "."])
async def test_odd_questions_get_an_answer(house: House, odd: str) -> None:
    found = await answer(await house.person("Ann").slash("rules", words=odd))
    assert "**" in found or "No rule mentions" in found


def test_every_line_of_every_checklist_is_indexed() -> None:
    found = list(passages())
    written = [
        line
        for path in DOCS.glob("*.md")
        for line in path.read_text("utf-8").splitlines()
        if line.startswith("- ")
    ]
    english = [passage for passage in found if passage.language == "en"]
    assert len(english) == len([line for line in written if line[2:4].isupper() and "-" in line[2:7]])
    assert all(passage.section and passage.text for passage in found)


def test_russian_rules_are_those_of_the_english_list() -> None:
    def listed(language: str) -> list[tuple[str, str]]:
        return [(p.game, p.rule) for p in passages() if p.language == language and p.game == "space_alert"]

    assert listed("ru") == listed("en")


def test_a_game_without_a_russian_text_is_left_in_english(tmp_path: Path) -> None:
    (tmp_path / "xia.md").write_text("# Xia\n\n## Ships\n- XIA-001: A ship (from public sources).\n", "utf-8")
    (passage,) = passages(tmp_path)
    assert (passage.language, passage.section, passage.text) == ("en", "Ships", "A ship.")


# /help


async def test_help_in_a_channel(house: House) -> None:
    found = await answer(await house.person("Ann").slash("help"))
    assert "its game gets a thread" in found and "/game new" in found


async def test_help_names_the_tables_that_wait_for_one(house: House) -> None:
    row = await tables.running(house, "Ann", "Борис")
    found = await answer(await house.person("Ann").slash("help"))
    assert f"**Waiting for you:**\n- Space Alert · table {row.id}" in found
    found = await answer(await house.person("Борис").slash("help"))
    assert "Ждут вас" not in found and f"стол {row.id}" in found
    assert f"table {row.id}" not in await answer(await house.person("Eve").slash("help"))


async def test_help_at_the_table_knows_whose_turn_it_is(house: House) -> None:
    row = await tables.running(house, "Ann", "Борис")
    thread = str(row.thread)
    for name in ("Ann", "Борис", "Eve"):
        await house.person(name).join_thread(thread)
    ann = await answer(await house.person("Ann").slash("help", thread))
    assert "It is your turn" in ann and "My seat" in ann
    boris = await answer(await house.person("Борис").slash("help", thread))
    assert "От вас сейчас ничего не ждут" in boris and "Игра ждёт: Ann" in boris
    eve = await answer(await house.person("Eve").slash("help", thread))
    assert "You are watching" in eve
    await tables.play(house, row.id, 0, moves.Begin())
    boris = await answer(await house.person("Борис").slash("help", thread))
    assert "Ваш ход" in boris


async def test_help_after_the_game(house: House) -> None:
    row = await tables.running(house, "Ann", pace="practice")
    await tables.play_to_the_end(house, row.id)
    assert "This game is over" in await answer(await house.person("Ann").slash("help", str(row.thread)))


async def test_help_in_ones_own_language(house: House) -> None:
    boris = house.person("Борис")
    boris.locale = "ru"
    assert "/игра новая" in await answer(await boris.slash("help"))
