"""A world goes into one file and comes back; what the sandbox says when the description is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandbox import Sandbox, World, contract
from sandbox.connect import connector
from tests.sandbox.scenario import running


async def test_state_file_keeps_everything(tmp_path: Path) -> None:
    file = tmp_path / "world.json"
    async with Sandbox(state_file=file) as box, running(box):
        shown = (await (await box.person("Ann").slash("map")).done()).message
        await (await box.person("Eve").click(shown, "Go")).answered()
        await box.person("Ann").join_voice()
    async with Sandbox(state_file=file) as again:
        assert again.person("Ann").messages() == box.person("Ann").messages()
        assert again.person("Eve").messages()[-1]["content"] == "private"
        assert again.world.files == box.world.files
        assert again.person("Ann").voice == box.person("Ann").voice
        assert again.world.new_id() not in box.world.interactions
        async with running(again):
            click = await (await again.person("Eve").click(shown["id"], "Go")).answered()
            assert click.followups


def test_ids_carry_time_and_never_repeat() -> None:
    world = World(["Ann"], clock=lambda: 1_800_000_000.5)
    ids = [world.new_id() for _ in range(1000)]
    assert len(set(ids)) == 1000
    assert ids == sorted(ids, key=int)


def test_people_speak_the_language_of_their_name() -> None:
    world = World(["Ann", "Борис"])
    assert [world.locales[user] for user in world.people] == ["en-US", "ru"]


async def test_nothing_escapes_to_the_internet(box: Sandbox) -> None:
    link = connector(box.api_port, box.ca_file)
    resolver = link._resolver
    for host in ("example.org", "discord.com"):
        (found,) = await resolver.resolve(host, 443)
        assert (found["host"], found["port"]) == ("127.0.0.1", box.api_port)
    assert resolver.asked == {"example.org", "discord.com"}
    await link.close()


def test_without_the_description_one_line_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv(contract.VARIABLE, str(tmp_path / "none.json"))
    contract.load.cache_clear()
    try:
        judge = contract.Contract([])
        contract.Contract([])
        assert judge.request("GET", "/nothing", [], None, False) == ([], [])
        assert capsys.readouterr().err.count("\n") == 1
    finally:
        contract.load.cache_clear()
