"""Stories of campaigns of Stars of Akarios (design, 9.5): who comes and who stands in, and a squad
that moves to another host."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from db import campaign_transfer
from db.campaigns import CampaignRow
from db.games import GameRow
from db.store import Store
from db.transfer import BadFile
from rules.akarios.squad import presets
from rules.core import saved
from tests.cogs.akarios import answer, play, until
from tests.cogs.campaigning import gathered, home, now, press, slash, under_way
from tests.cogs.conftest import House, texts
from tests.cogs.playing import begun, loaded, row_of, said, selects, told_privately
from tests.cogs.test_akarios_campaign import closed, enlisted, founded, sealed, sheet
from words import words

__all__ = ["sealed"]

EN = words("en")


async def abandoned(house: House, row: CampaignRow, game: GameRow, host: str) -> None:
    asked = await (await house.person(host).slash("game abandon", row.thread)).answered()
    await press(house, host, asked.message, f"w:abandon:{game.id}:")


async def squad(house: House, *names: str, **facts: Any) -> CampaignRow:
    """A campaign of these people, whose sheet says this: they have met once, for a chapter they left."""
    row = await founded(house, names[0])
    await abandoned(house, row, await under_way(house, row, *names), names[0])
    kept = presets.starting(len(names))
    for member, name in zip(kept.members, names, strict=True):
        member.callsign = name
    for name, value in facts.items():
        setattr(kept, name, value)
    await house.store.campaigns.update(row.id, sheet=saved.dump(kept))
    return await now(house, row)


@pytest.mark.rule("AK-957", "AK-958")
async def test_ben_joins_in_chapter_five(house: House) -> None:
    """A newcomer has the squad's points and the average purse; who was away makes up for points alone."""
    away: dict[str, Any] = {
        "next": "explore",
        "system": "dragon",
        "at": (1, 3),
        "energy": 4,
        "scouted": ["005"],
    }
    row = await squad(
        house, "Ann", "Борис", chapters=4, act=1, progress=5, ship_points=2, done={"004": "success"}, **away
    )
    kept = await sheet(house, row)
    purses = (kept.members[0].pads["starla"], kept.members[1].pads["violet_ray"])
    purses[0].credits, purses[1].credits = 8, 3
    purses[0].points = purses[0].had = 5
    kept.members[0].shared = kept.members[0].berths["argonaut"].points = 2
    await house.store.campaigns.update(row.id, sheet=saved.dump(kept))
    game = await under_way(house, row, "Ann", "Борис", "Chidi")
    await enlisted(house, game.id, ("Chidi", "enver", "knossos"))
    state = (await loaded(house, game.id)).state
    ann, boris, chidi = state.sheet.members
    assert (chidi.callsign, chidi.pilot, chidi.ship) == ("Chidi", "enver", "knossos")
    assert (chidi.pads["enver"].points, chidi.pads["enver"].credits) == (5, 5), "the average, rounded down"
    assert chidi.berths["knossos"].points == 1, "one in the first act"
    assert (ann.pads["starla"].points, ann.berths["argonaut"].points) == (5, 2), "was there"
    assert (boris.pads["violet_ray"].points, boris.berths["chariot"].points) == (5, 2), "was away"
    assert boris.pads["violet_ray"].credits == 3
    told = said(house, game)
    assert told.index("Chidi flies the Knossos") < told.index("Kestrels is complete")
    assert [member.name for member in await house.store.campaigns.members(row.id)] == [
        "Ann",
        "Борис",
        "Chidi",
    ]


@pytest.mark.rule("AK-959")
async def test_a_substitute_flies_for_dana(house: House) -> None:
    """In mid-battle somebody else takes the seat; what is gained belongs to the member."""
    row = await squad(house, "Ann", "Дана", next="002", done={"001": "success"}, chapters=1)
    game = await under_way(house, row, "Ann", "Дана")
    at = await until(house, game.id, "ak-ask-act")
    assert at.view(None).battle is not None
    await (await house.person("Дана").slash("game substitute", row.thread)).answered()
    wanted = await house.person("Eve").until(
        lambda messages: next(m for m in reversed(messages) if f"w:take:{game.id}:1" in json.dumps(m)),
        channel=str(row.thread),
    )
    taken = await press(house, "Eve", wanted, f"w:take:{game.id}:1")
    told = await told_privately(taken)
    assert "You are sitting in for **Дана**" in told and "Chariot · hull 5/5" in told
    late = await house.person("Дана").slash("akarios turn", row.thread, moves="pass")
    assert words("ru")("trouble-not-yours") in await told_privately(late)
    await answer(house, "Eve", game.id, "pass", key="ak-ask-act")
    await closed(house, game)
    after = await sheet(house, row)
    dana = after.members[1]
    assert (dana.callsign, dana.pilot, dana.ship) == ("Дана", "violet_ray", "chariot")
    assert dana.pads["violet_ray"].credits > 0 and len(dana.cards) == 1, "the reward is hers"
    assert [member.name for member in await house.store.campaigns.members(row.id)] == ["Ann", "Дана"]
    again, _ = await gathered(house, row)
    assert [seat.name for seat in again.seats] == ["Ann", "Дана"]


async def begun_by(house: House, campaign: int, host: str, *others: str) -> GameRow:
    """The chapter whose lobby is open."""
    chapter = await house.store.campaigns.open_chapter(campaign)
    assert chapter is not None
    lobby = house.box.world.message(str((await row_of(house, chapter.game)).message))
    assert lobby is not None
    seated = {seat.name for seat in (await row_of(house, chapter.game)).seats}
    for name in {*others} - seated:
        await press(house, name, lobby, "Join")
    await press(house, host, lobby, "Start")
    return await begun(house, chapter.game)


@pytest.mark.slow
async def test_a_campaign_moves_house(house: House, tmp_path: Path) -> None:
    """Exported, imported where nothing was, and the next chapter begins there; old ones prove their dice."""
    row = await founded(house)
    game = await under_way(house, row, "Ann", "Борис")
    await enlisted(house, game.id, ("Ann", "starla", "argonaut"), ("Борис", "violet_ray", "chariot"))
    await until(house, game.id, "ak-ask-act")
    for seat in (0, 1):
        await play(house, game.id, seat, "concede")
    await closed(house, game)
    before = await sheet(house, row)
    data = await campaign_transfer.export(house.store, row.id)
    with pytest.raises(BadFile):
        await campaign_transfer.import_(house.store, data[:-400])
    await house.stop()
    await house.begin_anew()
    store = await Store.open(house.address)
    number = await campaign_transfer.import_(store, data)
    await store.close()
    await house.start()
    there = await house.store.campaigns.get(number)
    assert there is not None and saved.dump(await sheet(house, there)) == saved.dump(before)
    proof = texts((await (await house.person("Ann").slash("verify", game=1)).answered(30)).message)
    assert proof.count("✅") == 2
    await slash(house, "Ann", "next", campaign=number)
    again = await begun_by(house, number, "Ann", "Борис")
    assert again.chapter == 2
    at = await until(house, again.id, "ak-ask-act", "ak-ask-dice")
    assert at.view(None).node == "002"


@pytest.mark.slow
@pytest.mark.rule("AK-033")
async def test_an_android_flies_as_a_wing_mate_only_where_the_squad_was_founded_so(house: House) -> None:
    """Refused a seat at first; then the host allows it before the first chapter, and it enlists, fights and
    is a member."""
    row = await founded(house, "Борис", "Moths")
    game, lobby = await gathered(house, row, "Борис")
    refused = await press(house, "Борис", lobby, f"w:empty:{game.id}:")
    assert words("ru")("ak-illegal-no-wing-mates") in await told_privately(refused)
    assert [seat.name for seat in (await row_of(house, game.id)).seats] == ["Борис"]
    row = await founded(house)
    asked = await press(house, "Ann", await home(house, row), EN("button-options"))
    panel = asked.message
    (menu,) = selects(panel)
    wanted = next(each["value"] for each in menu["options"] if not each.get("default"))
    await (await house.person("Ann").choose(panel, menu["custom_id"], wanted)).done()
    game, lobby = await gathered(house, row)
    await press(house, "Ann", lobby, EN("button-android"))
    await press(house, "Ann", lobby, EN("button-start"))
    await begun(house, game.id)
    await enlisted(house, game.id, ("Ann", "starla", "argonaut"))
    at = await until(house, game.id, "ak-ask-act")
    pilots = [one.pilot for one in at.state.sheet.members]
    assert pilots[0] == "starla" and pilots[1] not in (None, "starla")
    assert len(at.view(None).battle.cockpits) == 2
    await play(house, game.id, 0, "pass")
    await closed(house, game)
    members = await house.store.campaigns.members(row.id)
    assert [(each.user is None, each.name) for each in members] == [(False, "Ann"), (True, "Android 1")]
    assert (await sheet(house, row)).members[1].android
    again, _ = await gathered(house, row)
    assert [seat.android for seat in again.seats] == [False, True], "it comes along again"
