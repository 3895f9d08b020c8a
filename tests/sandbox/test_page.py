"""The page in a real browser: two players drive a bot through it and see what Discord would show."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
from collections.abc import AsyncIterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import av
import numpy as np
import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, async_playwright, expect
from playwright.async_api import Page as Tab

from sandbox import Sandbox
from sandbox.page import Page
from sandbox.voice import Heard
from tests.sandbox.crew_bot import ALT, running

CHROMIUM = shutil.which("chromium")
DESK, PHONE = {"width": 1280, "height": 860}, {"width": 390, "height": 844}
pytestmark = pytest.mark.asyncio(loop_scope="module")
PATIENCE = 60  # seconds: the machine may be busy with other tests
expect.set_options(timeout=PATIENCE * 1000)
WEB = Path(__file__).parents[2] / "sandbox" / "web"

if CHROMIUM is None and os.environ.get("CI") != "true":
    pytest.skip("no chromium on this machine: the page is not tested", allow_module_level=True)


@pytest_asyncio.fixture(loop_scope="module")
async def box() -> AsyncIterator[Sandbox]:
    async with Sandbox() as box:
        yield box
        assert box.violations == []


@pytest_asyncio.fixture(loop_scope="module")
async def page(box: Sandbox) -> AsyncIterator[Page]:
    page = Page(box)
    await page.start()
    yield page
    await page.stop()


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def browser() -> AsyncIterator[Browser]:
    assert CHROMIUM, "the page's test needs Debian's chromium: apt-get install -y chromium"
    async with async_playwright() as playwright:
        quiet = ["--no-sandbox", "--autoplay-policy=no-user-gesture-required"]
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=quiet)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="module")
async def tab(box: Sandbox, page: Page, browser: Browser) -> AsyncIterator[Tab]:
    """A browser tab with Ann at the table; a complaint on its console fails the test."""
    complaints: list[str] = []
    async with running(box):
        tab = await browser.new_page(viewport=DESK, reduced_motion="reduce")
        tab.set_default_timeout(PATIENCE * 1000)
        tab.on(
            "console",
            lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None,
        )
        tab.on("pageerror", lambda error: complaints.append(str(error)))
        await tab.goto(page.url)
        await expect(tab.locator(".beginning")).to_be_visible()
        yield tab
        await tab.close()
    assert complaints == []


def messages(where: Tab | Locator) -> Locator:
    return where.locator(".message")


async def run(tab: Tab, *typed: str) -> None:
    """Type a command as a person would, with the keyboard alone."""
    await tab.keyboard.press("Escape")
    for text in typed:
        await tab.keyboard.type(text)
        if text.startswith("/"):
            await expect(tab.locator(".picker-item.at")).to_be_visible()
        await tab.keyboard.press("Enter")
    await tab.keyboard.press("Enter")


async def until(tab: Tab, condition: str) -> None:
    """The page's own policy forbids the browser's way of waiting for an expression."""
    async with asyncio.timeout(PATIENCE):
        while not await tab.evaluate(condition):
            await asyncio.sleep(0.05)


async def show_board(tab: Tab) -> Locator:
    await run(tab, "/board")
    shown = messages(tab).filter(has_text="The crew is at its stations.").first
    await expect(shown).to_be_visible()
    return shown


async def play(tab: Tab, name: str) -> None:
    await tab.locator(".player", has_text=name).click()
    await expect(tab.locator(".player[aria-pressed=true]")).to_contain_text(name)


async def test_layout_with_picture_and_its_description(tab: Tab) -> None:
    shown = await show_board(tab)
    await expect(shown.locator(".context")).to_have_text("AAnn used /board")
    await expect(shown.get_by_role("heading", name="Turn 1")).to_be_visible()
    picture = shown.get_by_role("img", name=ALT)
    await expect(picture).to_be_visible()
    assert await picture.evaluate("img => img.decode().then(() => img.naturalWidth)") == 960
    await shown.locator(".alt-badge").click()
    await expect(shown.locator("figcaption")).to_have_text(ALT)
    await shown.locator(".picture-open").click()
    await expect(tab.locator("dialog.lightbox[open]")).to_contain_text(ALT)
    await tab.keyboard.press("Escape")
    await expect(tab.locator("dialog.lightbox")).to_have_count(0)
    assert (
        await shown.locator(".container").evaluate("el => el.style.getPropertyValue('--accent')") == "#7c3aed"
    )


async def test_buttons_edit_in_place_and_private_answers_stay_private(tab: Tab) -> None:
    shown = await show_board(tab)
    await expect(shown.get_by_role("button", name="Closed")).to_be_disabled()
    await expect(shown.get_by_role("link", name="Rules")).to_have_attribute(
        "href", "https://example.com/rules"
    )
    await shown.get_by_role("button", name="Next turn").click()
    changed = messages(tab).filter(has_text="The crew is at its stations.")
    await expect(changed.get_by_role("heading", name="Turn 2")).to_be_visible()
    await expect(changed).to_have_count(1)
    await expect(changed.locator(".edited")).to_be_visible()
    await changed.get_by_role("button", name="My seat").click()
    hand = messages(tab).filter(has_text="hand of Ann")
    await expect(hand).to_contain_text("Only you can see this")
    await play(tab, "Борис")
    await expect(changed).to_be_visible()
    await expect(messages(tab).filter(has_text="hand of Ann")).to_have_count(0)
    await play(tab, "Ann")
    await hand.get_by_role("button", name="Dismiss message").click()
    await expect(hand).to_have_count(0)
    await tab.reload()
    await expect(changed).to_be_visible()
    await expect(hand).to_have_count(0)


async def test_a_silent_bot_is_reported_as_discord_does(tab: Tab) -> None:
    shown = await show_board(tab)
    await run(tab, "/ship silent")
    await expect(messages(tab).last).to_contain_text("Sending command…")
    await shown.get_by_role("button", name="Stuck").click()
    await expect(messages(tab).last).to_contain_text("The application did not respond")
    await expect(shown).to_contain_text("This interaction failed")


async def test_select_takes_two_by_keyboard(tab: Tab) -> None:
    shown = await show_board(tab)
    await shown.get_by_role("button", name="Stations").focus()
    for key in ("Enter", "ArrowDown", "Enter", "ArrowDown", "Enter", "ArrowDown", "Enter", "Escape"):
        await tab.keyboard.press(key)
    answer = messages(tab).filter(has_text="stations:")
    await expect(answer).to_contain_text("stations: Engine room, Gun deck")


async def test_modal_checks_then_sends_and_waits_for_its_player(tab: Tab) -> None:
    shown = await show_board(tab)
    await shown.get_by_role("button", name="Name", exact=True).click()
    dialog = tab.get_by_role("dialog", name="Name the ship")
    await expect(dialog.get_by_label("Name")).to_be_focused()
    await tab.keyboard.type("X")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog).to_contain_text("“Name” needs at least 2 characters.")
    await expect(dialog).to_contain_text("“Side” is required.")
    await tab.keyboard.press("Alt+2")
    await expect(dialog).to_have_count(0)
    await tab.keyboard.press("Alt+1")
    await expect(dialog.get_by_label("Name")).to_have_value("X")
    await dialog.get_by_label("Name").fill("Xenon")
    await dialog.get_by_role("button", name="Side").click()
    await dialog.get_by_role("option", name="Starboard").click()
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog).to_have_count(0)
    await expect(messages(tab).last).to_contain_text("named Xenon to starboard")


async def test_picker_fills_options_with_autocomplete_and_refuses_bad_values(tab: Tab) -> None:
    await tab.keyboard.type("/visit")
    await expect(tab.locator(".picker-item")).to_have_text(re.compile("/ship visit.*Go to a place"))
    await tab.keyboard.press("Tab")
    await tab.keyboard.type("eng")
    await expect(tab.locator(".picker-item")).to_have_text(["Engine room"])
    await tab.keyboard.press("Enter")
    await tab.keyboard.type("9")
    await tab.keyboard.press("Enter")
    await expect(tab.get_by_role("alert").filter(has_text="at most 5")).to_be_visible()
    await tab.keyboard.press("Backspace")
    await tab.keyboard.type("4")
    await tab.get_by_role("button", name="Add friend").click()
    await tab.keyboard.type("дан")
    await tab.keyboard.press("Enter")
    await tab.keyboard.press("Enter")
    await expect(messages(tab).last).to_contain_text("off to Engine room, 4 strong with Дана")


async def test_markdown_is_drawn_and_never_trusted(tab: Tab) -> None:
    await run(tab, "/ship log")
    body = messages(tab).last.locator(".message-body")
    await expect(body.locator("h3")).to_have_text("Bridge log")
    for tag, text in {
        "strong": "bold",
        "em": "slanted",
        "u": "under",
        "s": "gone",
        "blockquote": "quoted line",
    }.items():
        await expect(body.locator(tag).first).to_have_text(text)
    await expect(body.locator("pre code")).to_have_text('print("<b>not bold</b>")')
    await expect(body).to_contain_text("<script>alert(1)</script>")
    assert await tab.locator("#app script, #app b:has-text('not bold')").count() == 0
    await expect(body.locator("ul ul li")).to_have_text("nested")
    await expect(body.locator(".mention")).to_have_text(["/board", "@Ann", "#games"])
    await expect(body.locator("time.stamp")).to_have_text("in 1 minute")
    spoiler = body.locator(".spoiler")
    await expect(spoiler.locator(".spoiler-text")).to_have_css("opacity", "0")
    await spoiler.press("Enter")
    await expect(spoiler.locator(".spoiler-text")).to_have_css("opacity", "1")
    await body.get_by_role("button", name="/board").click()
    await expect(tab.locator(".command-name")).to_have_text("/board")


async def test_thinking_then_embed(tab: Tab) -> None:
    await run(tab, "/ship report")
    await expect(messages(tab).last).to_contain_text("Wardroom is thinking…")
    embed = tab.locator(".embed")
    await expect(embed.locator(".embed-title")).to_have_text("Report")
    await expect(embed.locator(".field-value")).to_have_text(["2", "3"])
    await expect(embed.locator("img")).to_be_visible()
    await expect(messages(tab).last).not_to_contain_text("thinking")


async def test_thread_ping_and_private_message_reach_the_other_player(tab: Tab) -> None:
    await run(tab, "/ship table", "Бор")
    boris = tab.locator(".player", has_text="Борис")
    await expect(boris.locator(".badge")).to_have_text("2")
    await expect(tab.locator(".system")).to_contain_text("started a thread: Game 1 · Space Alert")
    await tab.reload()
    await expect(boris.locator(".badge")).to_have_text("2")
    await tab.keyboard.press("Alt+2")
    thread = tab.locator(".channel.nested", has_text="Game 1")
    await expect(thread.locator(".badge")).to_have_text("1")
    await thread.click()
    await expect(messages(tab).last).to_contain_text("@Борис, it is your turn.")
    await expect(tab.locator(".chat-head")).to_contain_text("games›Game 1 · Space Alert")
    await expect(boris.locator(".badge")).to_have_text("1")
    await tab.locator(".dms .channel").click()
    await expect(messages(tab).last).to_contain_text("Your table waits.")
    await expect(boris.locator(".badge")).to_have_count(0)


async def test_each_player_keeps_language_channel_and_draft(tab: Tab, box: Sandbox) -> None:
    await tab.keyboard.type("half a thought")
    await tab.keyboard.press("Alt+2")
    composer = tab.locator(".composer textarea")
    await expect(composer).to_have_value("")
    await expect(composer).to_have_attribute("placeholder", "Написать: #games")
    await tab.locator(".channel", has_text="general").click()
    await tab.keyboard.type("/")
    await expect(tab.locator(".picker-item").filter(has_text="/доска")).to_contain_text("Показать доску")
    await tab.keyboard.press("Escape")
    await tab.keyboard.press("Alt+1")
    await expect(composer).to_have_value("half a thought")
    await expect(tab.locator(".chat-head h1")).to_have_text("games")
    await tab.get_by_role("button", name="Русский").click()
    await expect(composer).to_have_attribute("placeholder", "Написать: #games")
    assert box.person("Ann").locale == "ru"
    await tab.keyboard.press("Alt+2")
    await expect(tab.locator(".chat-head h1")).to_have_text("general")


async def test_two_players_side_by_side_talk(tab: Tab) -> None:
    await tab.set_viewport_size({"width": 1700, "height": 900})
    await tab.get_by_role("button", name="Put a second player beside this one").click()
    ann, boris = tab.locator(".pane").nth(0), tab.locator(".pane").nth(1)
    await ann.locator("textarea").fill("Ready, @Борис?")
    await ann.locator("textarea").press("Enter")
    await expect(messages(boris).last).to_contain_text("Ready, @Борис?")
    await expect(messages(boris).last.locator(".mention.mine")).to_have_text("@Борис")
    await boris.get_by_role("button", name="Закрыть эту половину").click()
    await expect(tab.locator(".pane")).to_have_count(1)


async def test_lines_of_one_author_stand_together(tab: Tab, box: Sandbox) -> None:
    for text in ("one", "2 * 3 * 4 in snake_case_word", "**bold *both***"):
        await box.person("Eve").say("games", text)
    reaction = await box.person("Chidi").say("games", "look")
    await box.person("Eve").react(reaction, "🎉")
    await expect(messages(tab).locator(".author")).to_have_text(["Eve", "Chidi"])
    joined = messages(tab).and_(tab.locator(".joined")).locator(".message-body")
    await expect(joined).to_have_text(["2 * 3 * 4 in snake_case_word", "bold both"])
    assert await joined.locator("em").all_inner_texts() == ["both"]
    await tab.get_by_role("button", name="🎉 1").click()
    await expect(tab.get_by_role("button", name="🎉 2")).to_have_attribute("aria-pressed", "true")


async def test_reading_older_messages_is_not_disturbed(tab: Tab, box: Sandbox) -> None:
    for number in range(90):
        await box.person("Eve").say("games", f"line {number}")
    await expect(messages(tab).last).to_contain_text("line 89")
    scroller = tab.locator(".scroller")
    assert await scroller.evaluate("el => el.scrollHeight - el.scrollTop - el.clientHeight") < 2
    await scroller.evaluate("el => { el.scrollTop = 300 }")
    await until(tab, "box.active.feed.stuck === false")
    await box.person("Eve").say("games", "and one more")
    await tab.get_by_role("button", name="Jump to the newest message").wait_for()
    assert await scroller.evaluate("el => el.scrollTop") == 300
    await tab.get_by_role("button", name="Jump to the newest message").click()
    await expect(messages(tab).last).to_be_in_viewport()


async def test_reload_reads_history_in_pages(tab: Tab, box: Sandbox) -> None:
    for number in range(90):
        await box.person("Eve").say("games", f"line {number}")
    await tab.reload()
    await expect(messages(tab).last).to_contain_text("line 89")
    await expect(messages(tab)).to_have_count(60)
    await tab.get_by_role("button", name="Show older messages").click()
    await expect(messages(tab)).to_have_count(90)
    await expect(messages(tab).first).to_contain_text("line 0")


async def test_the_page_comes_back_after_a_lost_connection(tab: Tab, box: Sandbox, page: Page) -> None:
    await box.person("Eve").say("games", "before")
    await expect(messages(tab).last).to_contain_text("before")
    for socket in list(page._sockets):
        await socket.close(code=1012)
    await box.person("Eve").say("games", "after")
    await expect(messages(tab).last).to_contain_text("after")
    await expect(messages(tab)).to_have_count(2)
    await expect(tab.locator(".banner")).to_be_hidden()


def tone(packets: int) -> list[bytes]:
    encoder: Any = av.CodecContext.create("libopus", "w")
    encoder.sample_rate, encoder.layout, encoder.format = 48_000, "stereo", "flt"
    encoder.time_base = Fraction(1, 48_000)
    wave = (np.sin(np.arange(960 * packets) * 0.06) * 0.3).astype(np.float32)
    out = []
    for number in range(packets):
        block = np.repeat(wave[number * 960 : (number + 1) * 960], 2).reshape(1, -1)
        frame = av.AudioFrame.from_ndarray(block, format="flt", layout="stereo")
        frame.sample_rate, frame.pts = 48_000, number * 960
        out += [bytes(packet) for packet in encoder.encode(frame)]
    return out


async def test_voice_shows_who_is_there_and_plays_what_they_hear(tab: Tab, box: Sandbox) -> None:
    await box.person("Eve").join_voice("Bridge")
    box.world.set_member(box.world.guild_id, box.person("Eve").id, {"mute": True})
    await tab.get_by_role("button", name="Bridge: Join voice").click()
    inside = tab.locator(".speaker")
    await expect(inside).to_have_count(2)
    await expect(inside.filter(has_text="Eve").get_by_role("img", name="muted")).to_be_visible()
    await tab.get_by_role("button", name="Turn the sound on").click()
    await expect(tab.get_by_role("slider", name="Volume")).to_be_visible()
    await until(tab, "box.sound.socket?.readyState === 1")
    channel = box.world.channel("Bridge")["id"]
    for number, packet in enumerate(tone(25)):
        box.voice._keep(Heard(0.0, number, number * 960, packet, channel))
    await until(tab, "box.sound.packets >= 24 && box.sound.heard > 0.3")
    await tab.locator(".hang-up").click()
    await expect(inside).to_have_count(1)
    await expect(tab.locator(".call")).to_be_empty()
    assert await tab.evaluate("box.sound.on") is False


async def test_phone(tab: Tab) -> None:
    await run(tab, "/ship log")
    shown = await show_board(tab)
    await tab.set_viewport_size(PHONE)
    assert await tab.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    outside = "els => els.filter(el => el.getBoundingClientRect().right > innerWidth + 1).length"
    assert await tab.locator(".pane *").evaluate_all(outside) == 0
    small = "els => els.map(el => el.offsetHeight).filter(height => height > 0 && height < 40).length"
    touched = tab.locator(".player, .round, .button, .select-button, .chat-head button")
    assert await touched.evaluate_all(small) == 0
    await expect(tab.locator(".sidebar")).to_be_hidden()
    await tab.get_by_role("button", name="Show channels").click()
    assert await tab.locator(".channel").evaluate_all(small) == 0
    await tab.locator(".channel", has_text="general").click()
    await expect(tab.locator(".sidebar")).to_be_hidden()
    await expect(tab.locator(".chat-head h1")).to_have_text("general")
    await tab.get_by_role("button", name="Show channels").click()
    await tab.locator(".channel", has_text="games").click()
    await shown.get_by_role("button", name="Name", exact=True).click()
    await expect(tab.get_by_role("dialog", name="Name the ship")).to_be_in_viewport(ratio=1)
    await tab.keyboard.press("Escape")


async def test_the_hint_leads_to_the_commands_and_goes_away(tab: Tab) -> None:
    await tab.locator(".hint").get_by_role("button", name="Show commands").click()
    await expect(tab.locator(".picker-item").first).to_be_visible()
    await expect(tab.locator(".hint")).to_have_count(0)
    await tab.reload()
    await expect(tab.locator(".beginning")).to_be_visible()
    await expect(tab.locator(".hint")).to_have_count(0)


async def test_another_site_cannot_drive_the_box(page: Page, browser: Browser) -> None:
    tab = await browser.new_page()
    await tab.goto("data:text/html,<title>elsewhere</title>")
    address = page.url.replace("http", "ws") + "ws"
    opened = """address => new Promise(done => {
        const socket = new WebSocket(address)
        socket.onopen = () => done(true)
        socket.onerror = () => done(false)
    })"""
    assert await tab.evaluate(opened, address) is False
    await tab.close()


async def test_the_page_says_the_same_in_both_languages() -> None:
    text = (WEB / "words.js").read_text(encoding="utf-8")
    english, russian = text.split("const en = {")[1].split("const ru = {")
    keys = [set(re.findall(r"^  (\w+):", part, re.M)) for part in (english, russian)]
    assert keys[0] == keys[1]
    code = "".join(path.read_text(encoding="utf-8") for path in WEB.glob("*.js") if path.name != "words.js")
    assert [key for key in sorted(keys[0]) if f'"{key}"' not in code] == []


async def test_the_page_builds_nodes_and_asks_no_other_host() -> None:
    for path in WEB.iterdir():
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(", text), (
            path.name
        )
        assert re.findall(r"(?:src|href|url|import)[=( ]+[\"']?https?:", text) == [], path.name
