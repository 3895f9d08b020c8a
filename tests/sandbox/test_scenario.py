"""An unmodified discord.py bot lives a whole life in the sandbox, and breaks no contract."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from sandbox import Sandbox
from sandbox.errors import Refused
from sandbox.interactions import CHOICES, DEFERRED, DEFERRED_UPDATE, MESSAGE, MODAL, UPDATE
from sandbox.shapes import COMPONENTS_V2, JSON
from tests.sandbox.scenario import Bot, eventually, running


@pytest.fixture
async def bot(box: Sandbox) -> AsyncIterator[Bot]:
    async with running(box) as bot:
        yield bot
        assert bot.errors == []


@pytest.fixture
async def board(box: Sandbox, bot: Bot) -> JSON:
    shown = await (await box.person("Ann").slash("map")).done()
    assert shown.message is not None
    return shown.message


async def test_slash_command_shows_embed_picture_and_buttons(box: Sandbox, bot: Bot, board: JSON) -> None:
    assert board["content"] == "ok"
    assert board["embeds"][0]["image"]["url"] == board["attachments"][0]["url"]
    assert (board["attachments"][0]["width"], board["attachments"][0]["height"]) == (64, 48)
    await box.person("Борис").until(lambda seen: seen[-1]["id"] == board["id"])
    await eventually(lambda: bot.said)
    data = await bot.said[0].attachments[0].read()
    assert data.startswith(b"\x89PNG")


async def test_click_with_deferred_update_and_private_follow_up(box: Sandbox, board: JSON) -> None:
    ann, boris = box.person("Ann"), box.person("Борис")
    click = await (await boris.click(board, "Go")).answered()
    assert click.kind == DEFERRED_UPDATE
    assert [m["content"] for m in click.followups] == ["private"]
    assert boris.messages()[-1]["content"] == "private"
    assert all(m["content"] != "private" for m in ann.messages())


async def test_selects(box: Sandbox, board: JSON) -> None:
    ann = box.person("Ann")
    assert (await (await ann.choose(board, "pick", "B")).done()).message["content"] == "picked B"
    chosen = await (await ann.choose(board, "who", ["Борис", box.person("Eve").id])).done()
    assert chosen.message["content"] == "chose Борис,Eve"


async def test_modal_of_action_rows(box: Sandbox, board: JSON) -> None:
    ann = box.person("Ann")
    opened = await (await ann.click(board, "Modal")).done()
    assert opened.kind == MODAL and opened.modal["title"] == "Name"
    with pytest.raises(Refused):
        await ann.submit(opened, {"name": "x"})
    with pytest.raises(Refused):
        await box.person("Eve").submit(opened, {"name": "Eve"})
    done = await (await ann.submit(opened, {"name": "Боб"})).done()
    assert done.message["content"] == "hello Боб"


async def test_modal_of_labels(box: Sandbox, board: JSON) -> None:
    ann = box.person("Ann")
    opened = await (await ann.click(board, "Labels")).done()
    done = await (await ann.submit(opened, {"who": "Eve", "side": "b"})).done()
    assert done.message["content"] == "hello Eve of b"


async def test_edit_replaces_the_attachment(box: Sandbox, board: JSON) -> None:
    click = await (await box.person("Ann").click(board, "Edit")).done()
    assert click.kind == UPDATE
    assert click.message["id"] == board["id"]
    assert click.message["content"] == "edited"
    assert [a["filename"] for a in click.message["attachments"]] == ["new.png"]


async def test_autocomplete_and_options(box: Sandbox, bot: Bot) -> None:
    ann = box.person("Ann")
    assert [c["value"] for c in await ann.autocomplete("move", "to", "br")] == ["br0", "br1", "br2"]
    moved = await ann.slash(
        "move", to="x", steps=2, who=box.person("Борис"), chart=("a.txt", b"12345"), door="general"
    )
    assert (await moved.done()).message["content"] == "x 2 Борис 5 general"
    for wrong in ({}, {"to": 5}, {"to": "x", "steps": 6}, {"to": "x", "steps": True}, {"to": "x", "foo": 1}):
        with pytest.raises(Refused):
            await ann.slash("move", **wrong)
    with pytest.raises(Refused):
        await ann.slash("game start", level="hard")
    with pytest.raises(Refused):
        await ann.slash("game")


async def test_threads_reactions_pins_dms(box: Sandbox, bot: Bot) -> None:
    ann = box.person("Ann")
    started = await (await ann.slash("game start", level="e")).answered()
    assert started.kind == DEFERRED and started.message["content"] == "started e"
    (thread,) = ann.threads()
    assert thread["thread_metadata"]["archived"]
    message, *system = ann.messages(thread)
    assert [each["type"] for each in system] == [1, 6], "Ann was added, the message was pinned"
    assert message["content"] == "changed" and message["pinned"]
    assert message["reactions"][0]["emoji"]["name"] == "🚀"
    assert [m["content"] for m in ann.dms()] == ["secret"]
    assert box.person("Борис").dms() == []


async def test_deferred_answer_edited_followed_up_and_deleted(box: Sandbox, bot: Bot) -> None:
    ann = box.person("Ann")
    slow = await (await ann.slash("slow")).answered()
    await ann.until(lambda seen: [m["content"] for m in seen] == ["more"])
    assert slow.kind == DEFERRED and slow.message is None


async def test_components_v2(box: Sandbox, bot: Bot) -> None:
    shown = (await (await box.person("Ann").slash("layout")).done()).message
    assert shown["flags"] & COMPONENTS_V2
    container, file = shown["components"]
    gallery = container["components"][1]["items"][0]
    assert gallery["media"]["url"] == shown["attachments"][0]["url"]
    assert gallery["description"] == "A map" and gallery["media"]["width"] == 64
    assert container["components"][2]["accessory"]["media"]["attachment_id"] == shown["attachments"][0]["id"]
    assert (file["name"], file["size"]) == ("notes.txt", 5)
    assert (await (await box.person("Eve").click(shown, "Go")).done()).message["content"] == "psst"


async def test_context_menu(box: Sandbox, bot: Bot) -> None:
    ann = box.person("Ann")
    said = await ann.say("games", "to be or not to be")
    assert (await (await ann.menu("Quote", said)).done()).message["content"] == "> to be or not to be"


async def test_what_the_client_refuses(box: Sandbox, board: JSON) -> None:
    ann = box.person("Ann")
    for name in ("Never", "nothing"):
        with pytest.raises(Refused):
            await ann.click(board, name)
    forced = await (await ann.click(board, "Never", force=True)).done()
    assert forced.kind == MESSAGE
    private = (await (await ann.choose(board, "pick", "A")).done()).message
    with pytest.raises(Refused):
        await box.person("Eve").click(private, "Go", force=True)
    assert CHOICES not in {click["kind"] for click in box.world.interactions.values()}


async def test_commands_in_private_and_in_the_second_guild(box: Sandbox, bot: Bot) -> None:
    ann = box.person("Ann")
    private = box.world.dm(ann.id)
    await (await ann.slash("ping", channel=private)).done()
    assert [m["content"] for m in ann.dms()] == ["pong"]
    other = box.world.channel("general", box.world.second_guild_id)
    assert (await (await ann.slash("ping", channel=other)).done()).message["channel_id"] == other["id"]
    with pytest.raises(Refused):
        await box.person("Eve").slash("ping", channel=other)
