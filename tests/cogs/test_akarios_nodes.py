"""Stories of Stars of Akarios through the real cog (design, 9.5): a round by post, a world for four, new
cards between chapters, extreme mode, the Titan, and a battle without a look at a picture."""

from __future__ import annotations

from typing import Any

import pytest

from db.games import GameRow
from rules.akarios.actions import Act, Concede, Place
from rules.akarios.game import RULES
from rules.akarios.options import Options, ScenarioId
from rules.akarios.state import Die, Face, State
from rules.core import Dice, fold, notation, saved
from rules.core.campaign import first_state
from tests.cogs.akarios import answer, own_seat, private, until
from tests.cogs.campaigning import under_way as chapter_under_way
from tests.cogs.conftest import House, texts
from tests.cogs.playing import loaded, log_of, pings, press, said, table, told_privately
from tests.cogs.started import under_way
from tests.cogs.test_akarios_campaign import closed, sealed, sheet
from tests.cogs.test_akarios_members import squad
from tests.cogs.test_akarios_stories import DAY, keys, planted, prose, typed, view
from tests.rules.akarios.chapters import Chapter
from tests.rules.akarios.fight import Fight
from tests.rules.akarios.flown import Flown
from tests.rules.akarios.outing import Walk
from words import words

__all__ = ["sealed"]

EN = words("en")
FOUR = ("Ann", "Борис", "Chidi", "Дана")


async def order(house: House, name: str, row: GameRow, what: str) -> str:
    return await told_privately(await house.person(name).slash("akarios orders", row.thread, order=what))


# A round by post


@pytest.mark.rule("AK-893", "AK-905")
async def test_a_round_by_post_takes_one_visit_each(house: House) -> None:
    """Whoever comes first says for whom to wait; the last one flies, and all is played, enemies too."""
    flown = Flown("001", seats=4)
    flown.state.options = Options(pace="post")
    flown.open("move")
    row = await planted(house, flown, *FOUR, settings=DAY)
    for name in FOUR:
        await press(
            house, name, await own_seat(house, name, row.id), f"w:ak_orders:{row.id}:usual", force=True
        )
    before = len(pings(house, row))
    told = await order(house, "Дана", row, "after Chidi, 2: act move_2 0; pass")
    assert "act move_2 0" in told
    assert "act move_2 0" in await order(house, "Борис", row, "после ann: act move_2 0; pass")
    refused = await order(house, "Chidi", row, "after Eve: pass")
    assert EN("ak-illegal-order-after", name="Eve", players=FOUR) in refused
    for name in ("Chidi", "Ann"):
        assert not [line for line in await log_of(house, row.id) if line.startswith(("1: act", "3: act"))]
        await typed(house, name, row, "act move_2 0; pass")
    acts = [line for line in await log_of(house, row.id) if line.endswith(("act move_2 0", "pass"))]
    both = ["act move_2 0", "pass"]
    assert acts == [f"{seat}: {move}" for seat in (2, 0, 1, 3) for move in both]
    at = await loaded(house, row.id)
    battle = at.view(None).battle
    assert battle is not None and battle.round == 2, "nobody was asked in the enemies' phase"
    assert {prompt.key for prompt in at.prompts() if not prompt.optional} == {"ak-ask-act"}
    assert len(pings(house, row)) - before <= len(FOUR), "each is called once, for the next round"


# A world


async def placed(house: House, name: str, row: GameRow) -> None:
    """Dice on as many symbols as they cover."""
    at = await loaded(house, row.id)
    mine = [each for each in at.prompts(at.row.names().index(name)) if each.key == "ak-ask-put"]
    await answer(house, name, row.id, notation.write(mine[0].choices[0].action), key="ak-ask-put")


def purses(state: State) -> list[int]:
    return [one.pads[one.pilot or ""].credits for one in state.sheet.members]


@pytest.mark.rule("AK-609", "AK-616", "AK-624", "AK-942")
async def test_four_walk_into_chozek(house: House) -> None:
    """What lies there is its finder's; the hangar stops who comes first; two at one door; all take off."""
    crate = Walk(4)
    crate.faces("attack")
    crate.play("try 1c 1", 1)
    before = purses(crate.state)
    row = await planted(house, crate, *FOUR)
    await placed(house, "Борис", row)
    after = purses((await loaded(house, row.id)).state)
    assert [a > b for a, b in zip(after, before, strict=True)] == [False, True, False, False]
    assert prose("scn.006.s1") in said(house, row)

    way = Walk(4)
    way.faces("attack", "attack")
    way.play("try 1b 2")
    breath = [one.stamina for one in way.world.walkers]
    row = await planted(house, way, *FOUR)
    await placed(house, "Ann", row)
    walkers = (await loaded(house, row.id)).state.outing.walkers
    assert [one.card for one in walkers] == [3, 1, 1, 1]
    assert [one.stamina for one in walkers] == [n - 1 for n in breath], "the hangar costs all of them"
    assert said(house, row).count(prose("scn.006.s3")) == 1

    door = Walk(4)
    door.world.revealed.append(3)
    for seat in (0, 1):
        door.walker(seat).card = 3
    door.faces("attack", "attack")
    door.play("try 3b 2")
    row = await planted(house, door, *FOUR)
    assert await keys(house, row) == ["ak-ask-join"], "only who stands there can help"
    await answer(house, "Борис", row.id, "join 2", key="ak-ask-join")
    for name in ("Ann", "Борис"):
        await placed(house, name, row)
    told = said(house, row)
    assert (prose("scn.006.s4.ok") in told) is not (prose("scn.006.s4.no") in told)
    assert "3b" in (await loaded(house, row.id)).state.outing.closed

    pad = Walk(4)
    pad.world.flags.append("signal_read")
    row = await planted(house, pad, *FOUR)
    await answer(house, "Дана", row.id, "try 1d 1", key="ak-ask-explore")
    for name in FOUR[:3]:
        await answer(house, name, row.id, "vote scn.006.s9.leave")
    assert (await loaded(house, row.id)).state.gained.ending == "success"
    assert prose("scn.006.success") in said(house, row)


# Between chapters


async def test_new_cards_between_chapters(house: House) -> None:
    """A card is in the box no more: what runs waits, what comes next begins without it; it is paid back."""
    row = await squad(house, "Ann", "Борис", next="002", done={"001": "success"}, chapters=1)
    kept = await sheet(house, row)
    kept.members[0].cards, kept.prices = ["lost_card"], {"lost_card": 7}
    purse = kept.members[0].pads["starla"].credits
    await house.store.campaigns.update(row.id, sheet=saved.dump(kept), content="other cards")
    game = await chapter_under_way(house, row, "Ann", "Борис")
    state = (await loaded(house, game.id)).state
    assert state.sheet.members[0].cards == [] and state.sheet.members[0].pads["starla"].credits == purse + 7
    thread = "\n".join(texts(each) for each in house.person("Ann").messages(str(row.thread)))
    assert EN("ak-mended-card", member="Ann", price=7) in thread
    log = await log_of(house, game.id)
    await house.store.games.update(game.id, content="0123456789abcdef")
    for name, speech in (("Ann", EN), ("Борис", words("ru"))):
        waits = await house.person(name).slash("akarios look", row.thread)
        assert await told_privately(waits) == speech("trouble-other-cards")
    assert await log_of(house, game.id) == log
    await house.store.games.update(game.id, content="")
    assert await typed(house, "Ann", game, "ready") != EN("trouble-other-cards")


# Extreme mode


@pytest.mark.rule("AK-694", "AK-696", "AK-699", "AK-702")
async def test_extreme_pilots_do_not_come_back(house: House) -> None:
    """A ship that fell is gone with what it carried, its pilot takes another; who falls on a world is gone
    too. And no card may be broken for a hit."""
    hit = Fight("p0 argonaut H6 n", "p1 chariot A1 n", "rs1 H4 s")
    hit.state.sheet.extreme = True
    hit.enemy_deck("0", "0", "0")
    hit.attacked("p0", damage=2)
    row = await planted(house, hit, "Ann", "Борис")
    assert "ak-ask-cancel" not in await keys(house, row)

    campaign = await squad(
        house, "Ann", "Борис", next="007", extreme=True, act=1, chapters=4, system="dragon"
    )
    game = await chapter_under_way(house, campaign, "Ann", "Борис")
    await until(house, game.id, "ak-ask-act")
    state = (await loaded(house, game.id)).state
    state.fight.ships["p0"].hex, state.fight.ships["p0"].hull = None, 0
    await laid_out(house, game.id, state)
    for seat in (0, 1):
        await concede(house, game.id, seat)
    await closed(house, game)
    assert EN("ak-ship-lost", player="Ann", ship="Argonaut") in said(house, game)
    after = await sheet(house, campaign)
    ann, boris = after.members
    assert (ann.ship, ann.pilot, "argonaut" in ann.berths) == (None, "starla", False)
    assert boris.ship == "chariot"
    again = await chapter_under_way(house, campaign, "Ann", "Борис")
    await answer(house, "Ann", again.id, "fly knossos", key="ak-ask-ship")
    assert (await loaded(house, again.id)).state.sheet.members[0].ship == "knossos"

    facts: dict[str, Any] = {"system": "dragon", "at": (1, 3), "act": 1, "energy": 4, "scouted": ["006"]}
    world = Chapter(2, next="explore", out=False, done={"004": "success"}, extreme=True, **facts)
    world.go("006")
    world.vote("explore")
    walker = world.state.outing.walkers[0]
    walker.health, walker.conscious = 0, False
    row = await planted(house, world, "Ann", "Борис")
    await answer(house, "Борис", row.id, "try 1d 1", key="ak-ask-explore")
    await answer(house, "Борис", row.id, "vote scn.006.s9.giveup")
    assert EN("ak-pilot-lost", player="Ann", pilot="Starla") in said(house, row)
    assert (await loaded(house, row.id)).state.sheet.members[0].pilot is None


async def laid_out(house: House, game: int, state: State) -> None:
    """So it stands on the table from now on."""
    await house.store.games.update(game, state=saved.dump(state))
    await house.restart()


async def concede(house: House, game: int, seat: int) -> None:
    async with house.bot.table.turn(game) as at:
        await house.bot.table.play(at, seat, Concede())
    await house.settle()


# The end


@pytest.mark.rule("AK-659")
@pytest.mark.parametrize(
    ("held", "choice", "open", "page"),
    [
        ([], "silence", (), "silence"),
        (["VAULT"], "finish", ("silence", "finish"), "dismissed"),
        (["VAULT", "MARROW"], "work", ("silence", "finish", "work"), "work"),
    ],
)
async def test_the_titan_stops(
    house: House, held: list[str], choice: str, open: tuple[str, ...], page: str
) -> None:
    """The first shot meets shields, the second is heard; what can be said then the squad has found out."""
    facts: dict[str, Any] = {"system": "threshold", "at": (3, 3), "act": 3, "achievements": held}
    last = Chapter(1, next="explore", out=False, done={"026": "success"}, scouted=["027"], energy=4, **facts)
    last.go("027")
    last.fly()
    battle = last.state.fight
    for ship in battle.ships.values():
        if ship.side != "player" and ship.kind != "synthetic_titan":
            ship.hex = None
    titan = next(ship for ship in battle.ships.values() if ship.kind == "synthetic_titan")
    titan.shields = 9
    row = await planted(house, last, "Ann")
    await answer(house, "Ann", row.id, "keep", key="ak-ask-dice")
    await shot(house, row, ["attack", "attack", "move", "move"], shields=9)
    assert prose("scn.027.radio.deaf") in said(house, row)
    assert (await view(house, row)).battle.sparrow_cards["ion_cannon"] is False
    await shot(house, row, ["attack", "attack", "move", "move"], shields=1)
    assert prose("scn.027.radio.deaf") in said(house, row)
    asked = [each for each in (await loaded(house, row.id)).prompts() if each.key == "ak-ask-choice"]
    listed = [notation.write(each.action) for prompt in asked for each in prompt.choices]
    assert [each for each in listed if each != "abstain"] == [f"vote scn.027.choice.{each}" for each in open]
    if open:
        await answer(house, "Ann", row.id, f"vote scn.027.choice.{choice}", key="ak-ask-choice")
    await until(house, row.id, "ak-ask-close")
    await answer(house, "Ann", row.id, "close", key="ak-ask-close")
    after = (await loaded(house, row.id)).state.sheet
    assert after.next == "028"
    epilogue = await planted(house, Chapter(sheet=after), "Ann")
    assert f"scn.028.{page}" in (await view(house, epilogue)).page.texts


async def shot(house: House, row: GameRow, faces: list[Face], shields: int) -> None:
    """These dice lie there; the titan has so many shields, and the next card is a 0."""
    state = (await loaded(house, row.id)).state
    battle = state.fight
    battle.sparrow_cards["ion_cannon"] = True
    battle.cockpits[0].dice = [Die(face) for face in faces]
    battle.cockpits[0].deck.cards.append("0")
    next(ship for ship in battle.ships.values() if ship.kind == "synthetic_titan").shields = shields
    await laid_out(house, row.id, state)
    await typed(house, "Ann", row, "pour ion_cannon 0,1")


# Without a picture


@pytest.mark.slow
async def test_a_blind_pilot_wins(house: House) -> None:
    """001 by the board in words and typed lines alone: whatever is flown to or shot at stands there."""
    options, seed = Options(scenario="001", difficulty="easy"), won("001")
    row = await under_way(house, RULES, options, "Ann", "Борис", seed=seed)
    read = ""
    while (at := await loaded(house, row.id)).row.status == "running":
        asked = next(each for each in at.prompts() if not each.optional)
        move = RULES.android(at.state, asked.seat, Dice(seed, at.row.depth))
        assert move is not None
        name = at.row.names()[asked.seat]
        if isinstance(move, Act | Place):
            shown = await press(house, name, await table(house, row.id), f"w:text:{row.id}:")
            read = texts(private(shown))
            refs = move.at if isinstance(move, Act) else (move.hex,)
            assert all(ref.upper() in read.upper() for ref in refs if not ref.startswith("p")), (move, read)
        told = await typed(house, name, row, notation.write(move))
        assert "❌" not in told, told
    assert at.view(None).ending == "success"
    assert prose("scn.001.success") in said(house, row)


def won(node: ScenarioId) -> bytes:
    """Dice with which two androids win it."""
    for number in range(30):
        seed = b"blind %d" % number
        state = first_state(RULES, Options(scenario=node, difficulty="easy"), 2, Dice(seed, -1), None)
        depth = 0
        while not state.over:
            seat = next(each.seat for each in RULES.prompts(state) if not each.optional)
            move = RULES.android(state, seat, Dice(seed, depth))
            assert move is not None
            RULES.play(state, seat, move, fold.dice(RULES, state, seed, depth))
            depth += 1
        if state.gained.ending == "success":
            return seed
    raise AssertionError("no luck")
