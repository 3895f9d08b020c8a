"""Whatever is tried in Stars of Akarios: a private sentence with its rule and what could be done instead, and
nothing is changed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from db import campaign_transfer
from db.campaign_transfer import ExportedCampaign
from db.transfer import BadFile
from rules.akarios.actions import ACTIONS
from rules.akarios.game import RULES
from rules.akarios.options import Options
from rules.akarios.state import State
from rules.core import Dice, IllegalMove, notation, saved
from tests.cogs.akarios import compose
from tests.cogs.campaigning import now, slash, under_way
from tests.cogs.conftest import House
from tests.cogs.playing import buttons, loaded, log_of, press, selects, table, told_privately
from tests.cogs.test_akarios_campaign import enlisted, founded, sealed
from tests.cogs.test_akarios_members import squad
from tests.cogs.test_akarios_stories import market, planted, typed
from tests.rules.akarios.fight import Fight
from tests.rules.akarios.outing import Walk
from words import words

__all__ = ["sealed"]

EN, RU = words("en"), words("ru")
NAMES = ("Ann", "Борис")

BATTLE = {
    "act attack 0,1 at=rs2": "AK-190",  # behind: out of the arc
    "act burst_fire 0,1 at=rs3": "AK-190",  # out of range
    "act burst_fire 0,1 at=rs4": "AK-190",  # out of sight, behind a planet
    "act burst_fire 0,1 at=p1": "AK-190",
    "act burst_fire 0,1 at=nobody": "AK-190",
    "act flank 2": "AK-136",  # no energy left
    "act shrapnel_blast 0": "AK-112",  # broken
    "act laser_cannon 0": "AK-099",  # not installed
    "act move_2 2 way=zig": "AK-145",  # no such pattern
    "act move_2 2 stop=5": "AK-157",
    "act turn 2 turn=s": "AK-148",
    "act move_2 0": "AK-099",  # the wrong face
    "act burst_fire 0,0 at=rs1": "AK-098",
    "act attack 9 at=rs1": "AK-098",
    "pour ion_cannon 0": "AK-660",
    "name ship Owl": "AK-051",
    "fly argonaut": "AK-051",  # nothing is changed on the way
    "fit weapon_1 laser_cannon": "AK-051",
    "order_set stack sometimes": "AK-890",
}
SPENT = {
    "act attack 0 at=rs1": "AK-098",  # the die has been placed
    "act attack 1 at=rs1": "AK-099",  # its cells are taken
    "act attack 1,2 at=rs1": "AK-099",
    "reroll 1": "AK-090",  # too late
    "as enver": "AK-051",
}
HANGAR = {
    "fly chariot": "AK-026",  # somebody else's
    "as violet_ray": "AK-024",
    "fit weapon_1 proton_pulse": "AK-047",
    "fit engine_1 burst_fire": "AK-047",
    "give flank 1": "AK-049",  # of the ship
    "give burst_fire 9": "AK-049",
    "accept flank": "AK-900",
    "place B6 ne": "AK-067",
}
SHOP = {
    "buy laser_cannon": "AK-639",
    "buy nothing": "AK-636",
    "sell flank": "AK-642",
    "pledge charis 5": "AK-938",
    "pledge charis 0": "AK-938",
    "repay charis": "AK-938",
    "pledge argonaut 1": "AK-636",
    "build 9": "AK-491",
    "close": "AK-638",
    "vote 006": "AK-638",
}
WORLD = {
    "try 2a 1": "AK-583",
    "try 9z 1": "AK-583",
    "try 1a 9": "AK-584",
    "put 0": "",
    "vote leave": "",
    "act move_2 0": "",
}


def battle() -> Any:
    here = "p0 argonaut H6 n dice=attack,attack,move,stress"
    cards = "cards=burst_fire,flank,shrapnel_blast energy=flank:0 broken=shrapnel_blast"
    enemies = ("rs1 H4 s", "rs2 H8 n", "rs3 L4 s", "rs4 G3 s")
    return Fight(f"{here} {cards}", "p1 chariot A1 n dice=move,attack", *enemies, "planet G4")


def spent() -> Any:
    """A die and the cells of an action are used up."""
    fight = Fight("p0 argonaut H6 n dice=attack,attack,attack", "p1 chariot A1 n dice=move", "rs1 H4 s")
    fight.deck("0", "0", "0")
    fight.play("act attack 0 at=rs1")
    return fight


class Mustering:
    """Before a battle: loadouts are chosen."""

    state = RULES.start(Options(scenario="001"), 2, Dice(b"muster", 0))


def refused(state: State, line: str) -> IllegalMove:
    """What the rules say to it."""
    with pytest.raises(IllegalMove) as caught:
        RULES.play(saved.copy(state), 0, notation.read(line, ACTIONS), Dice(b"tried", 0))
    return caught.value


@pytest.mark.parametrize(
    ("make", "lines"),
    [
        (battle, BATTLE),
        (spent, SPENT),
        (Mustering, HANGAR),
        (lambda: market(credits=1), SHOP),
        (lambda: Walk(2), WORLD),
    ],
)
async def test_what_cannot_be_done_says_why_and_what_else(
    house: House, make: Any, lines: dict[str, str]
) -> None:
    """In one's own language, to nobody else; in a battle, at a market, on a world."""
    made = make()
    row = await planted(house, made, *NAMES)
    before = (await loaded(house, row.id)).state
    seen = len(house.box.world.messages[str(row.thread)])
    for line, rule in lines.items():
        why = refused(before, line)
        assert rule in (why.rule or ""), (line, why.key, why.rule)
        told = await typed(house, "Ann", row, line)
        assert EN(why.key, dict(enumerate(NAMES)), **why.args_for_words) in told, (line, told)
        assert not rule or rule in told, (line, told)
    assert saved.dump((await loaded(house, row.id)).state) == saved.dump(before)
    assert await log_of(house, row.id) == []
    loud = [
        m
        for m in list(house.box.world.messages[str(row.thread)].values())[seen:]
        if m["id"] not in house.box.world.audience
    ]
    assert loud == [], "nobody else has heard of it"
    stranger = await typed(house, "Дана", row, next(iter(lines)))
    assert stranger == RU("trouble-not-yours")


async def test_who_is_no_member_has_no_vote(house: House) -> None:
    """Neither by the menu of a poll nor typed; nor has a member two."""
    row = await founded(house)
    game = await under_way(house, row, "Ann", "Борис")
    await enlisted(house, game.id, ("Ann", "starla", "argonaut"), ("Борис", "violet_ray", "chariot"))
    before = await log_of(house, game.id)
    shown = await table(house, game.id)
    (menu,) = [each for each in selects(shown) if ":choose:" in each["custom_id"]]
    value = menu["options"][1]["value"]
    tried = await (await house.person("Дана").choose(shown, menu["custom_id"], value)).done()
    assert await told_privately(tried) == RU("trouble-not-yours")
    assert await typed(house, "Дана", game, "vote hard") == RU("trouble-not-yours")
    assert RU("ak-illegal-vote") in await typed(house, "Борис", game, "vote impossible")
    assert await log_of(house, game.id) == before
    await (await house.person("Ann").choose(shown, menu["custom_id"], value)).done()
    await (await house.person("Ann").choose(shown, menu["custom_id"], menu["options"][0]["value"])).done()
    await house.settle()
    at = await loaded(house, game.id)
    assert at.view(None).poll is not None and sum(map(len, at.view(None).poll.votes.values())) == 1


async def test_a_forged_or_stale_draft_is_answered_and_plays_nothing(house: House) -> None:
    row = await planted(house, battle(), *NAMES)
    panel = await compose(house, "Ann", row.id, "burst_fire")
    ids = [each["custom_id"] for each in buttons(panel) if ":draft_" in each["custom_id"]]
    for id in ids:
        verb = id.split(":")[1]
        for forged in (
            f"w:{verb}:{row.id}:",
            f"w:{verb}:{row.id}:0.x.y.z",
            f"w:{verb}:{row.id}:9.act.1.99",
            id.replace("act", "market"),
        ):
            assert await told_privately(await press(house, "Ann", panel, forged, force=True))
        assert await told_privately(await press(house, "Борис", await table(house, row.id), id, force=True))
    assert await log_of(house, row.id) == []


async def test_a_sheet_of_another_version_waits_and_is_not_touched(house: House) -> None:
    row = await squad(house, *NAMES, next="002", done={"001": "success"}, chapters=1)
    kept = await now(house, row)
    await house.store.campaigns.update(row.id, sheet_version=99)
    await house.restart()
    for name, speech in (("Ann", EN), ("Борис", RU)):
        assert speech("campaign-cannot-mend") in await slash(house, name, "next", row.thread)
    assert (await now(house, row)).sheet == kept.sheet
    assert await house.store.campaigns.open_chapter(row.id) is None


async def counted(house: House) -> tuple[int, int]:
    """Campaigns and games in the store."""
    guild = int(house.box.world.guild_id)
    return len(await house.store.campaigns.of_guild(guild)), len(
        await house.store.games.of_guild(guild, ("over", "running", "abandoned", "lobby"))
    )


@pytest.mark.slow
async def test_a_damaged_or_foreign_export_is_refused_whole(house: House) -> None:
    row = await squad(house, *NAMES, next="002", done={"001": "success"}, chapters=1)
    data = await campaign_transfer.export(house.store, row.id)
    before = await counted(house)
    whole = msgspec.json.decode(data, type=ExportedCampaign)

    def changed(sealed: bool = True, **facts: Any) -> bytes:
        """`sealed`: with a checksum that fits, as somebody would make it on purpose."""
        other = msgspec.structs.replace(whole, **facts)
        if sealed:
            other.checksum = campaign_transfer.checksum(other)
        return msgspec.json.encode(other)

    bad = {
        "cut off": data[:-200],
        "nothing": b"",
        "not of us": b"PK a picture of a cat",
        "changed by hand": changed(sealed=False, name="Moths"),
        "another game's": changed(game="space_alert"),
        "no game's": changed(game="chess"),
        "of a later format": changed(wardroom=99),
        "with a torn sheet": changed(sheet=whole.sheet[:-20]),
        "without its end": changed(complete=False),
    }
    for what, file in bad.items():
        with pytest.raises(BadFile):
            await campaign_transfer.import_(house.store, file)
        assert await counted(house) == before, what
