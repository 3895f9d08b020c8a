"""Setting up: decks and hands, races and homes, the galaxy, artifacts, opening units."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rules.core import saved, stack
from rules.core.contract import Action
from rules.core.dice import Dice
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import ChooseHome, ChooseRace, PlaceTile, PlaceToken, Settle
from rules.twilight_imperium.board import galaxy, pieces, systems
from rules.twilight_imperium.components import GALAXIES, PLANETS, RACES, SETUP, SYSTEMS
from rules.twilight_imperium.components_cards import ACTION_CARDS, POLITICAL_CARDS, PUBLIC, SECRET
from rules.twilight_imperium.deeds import choosing
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.purse import counters
from rules.twilight_imperium.setup import artifacts, balanced, beginning, objectives, opening, sequence, tiles
from rules.twilight_imperium.state import State

CHAPTERS = {
    **sequence.CHAPTERS,
    frames.Choosing: choosing.chapter(sequence.CONTINUATIONS),
    frames.Round: stack.Chapter(lambda *_: stack.question("ti-galaxy-laid"), lambda *_: [], lambda *_: []),
}


LATER = 2
"""A seed with which the first player is not the first who joined."""


def begun(seats: int = 3, seed: int = 0, **options: Any) -> State:
    """Set up as far as nobody is asked; on a ready map unless another is wanted."""
    state = beginning.start(Options(**{"galaxy": "preset", **options}), seats, Dice(b"setup", seed))
    stack.settle(state, CHAPTERS, Dice(b"setup", seed + 1))
    return state


def asked(state: State) -> tuple[int, stack.Question]:
    found = stack.asked(state, CHAPTERS)
    assert found is not None
    return found


def answer(state: State, action: Action) -> None:
    seat, question = asked(state)
    assert question.offers(action), action
    stack.answer(state, CHAPTERS, action, Dice(b"answer", 0), seat)


def until(state: State, kind: type[stack.Step]) -> State:
    """Silence answers everything before this frame."""
    dice = Dice(b"silence", 0)
    while not isinstance(state.stack[-1], kind):
        seat, question = asked(state)
        answer(state, sequence.silent(state, seat, dice) or next(question.moves()))
    return state


def whole(seats: int = 3, seed: int = 0, **options: Any) -> State:
    return until(begun(seats, seed, **options), frames.Round)


# The whole of it


@pytest.mark.rule("TI-063", "TI-181", "TI-183", "TI-184", "TI-185", "TI-186", "TI-187", "TI-182", "TI-627")
@pytest.mark.parametrize("laid", ["balanced", "build", "preset"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_every_table_comes_to_its_first_round(seats: int, laid: Any) -> None:
    state = whole(seats, galaxy=laid, house_two_players=True)
    row = SETUP[seats]
    wanted = {*tiles.places(seats), *beginning.homes(seats), "000", "900"}
    assert set(state.systems) == wanted and not any(each.hidden for each in state.systems.values())
    assert len(wanted) == row.deal * seats + row.face_down + seats + 2
    laid_tiles = Counter(each.tile for each in state.systems.values())
    assert all(count <= SYSTEMS[tile].count for tile, count in laid_tiles.items() if tile in SYSTEMS)
    assert laid_tiles["wormhole_nexus"] == 1 and state.systems["900"].tile == "wormhole_nexus"
    assert (state.round, state.phase) == (1, "strategy") and not any(each.tiles for each in state.players)
    assert saved.copy(state) == state
    if row.goods:
        goods = [next(p.goods for p in state.players if p.home == at) for at in beginning.homes(seats)]
        assert tuple(goods) == row.goods


@pytest.mark.rule("TI-169")
def test_two_players_only_by_house_rule() -> None:
    assert beginning.why_not(Options(), 2) is not None and beginning.why_not(Options(), 3) is None
    assert beginning.why_not(Options(house_two_players=True), 2) is None


@pytest.mark.rule("TI-167")
@pytest.mark.parametrize("seats", range(3, 9))
def test_three_cards_leave_the_deck_of_four_or_eight(seats: int) -> None:
    deck = begun(seats).action.cards
    gone = {"strategic_flexibility", "strategic_shift", "flawless_strategy"}
    assert gone.isdisjoint(deck) == (seats in (4, 8))
    missing = 3 if seats in (4, 8) else 0
    assert len(deck) == sum(row.count for row in ACTION_CARDS.values()) - missing


@pytest.mark.rule("TI-168", "TI-624")
def test_strategy_cards_each() -> None:
    assert [SETUP[seats].picks for seats in range(2, 9)] == [3, 2, 2, 1, 1, 1, 1]


@pytest.mark.rule("TI-160", "TI-162", "TI-163", "TI-164", "TI-003")
def test_what_everybody_begins_with() -> None:
    for seed in range(12):
        state = whole(6, seed)
        for seat, player in enumerate(state.players):
            row = RACES[player.race]
            assert player.technologies == list(row.technologies) and not player.cards
            assert [card.value for card in player.trade] == list(row.trade)
            extra = {"l1z1x": (1, 0), "mentak": (0, 1)}.get(player.race, (0, 0))
            assert (player.strategy, player.fleet, player.command) == (2 + extra[0], 3 + extra[1], 3)
            assert counters.counters_left(state, seat) == 8 - sum(extra)
            assert len(player.politics) == 2 and not any(POLITICAL_CARDS[c].redraw for c in player.politics)
            assert all(each.ready and each.owner == seat for each in systems.home(state, seat).planets)
        hands = [card for player in state.players for card in player.politics]
        pile = state.political.cards + state.political.discards + hands
        assert sorted(pile) == sorted(POLITICAL_CARDS), "no card is lost"
        if not systems.on_board(state, "hopes_end"):
            assert "hopes_end_training_ground" not in hands


@pytest.mark.rule("TI-003")
def test_an_agenda_about_a_planet_that_is_not_there_is_replaced() -> None:
    state = begun(3)
    state.systems = {at: each for at, each in state.systems.items() if at in ("000", "900")}
    for tile, hand in (
        ("lodor", ["mutiny", "repeal"]),
        ("hopes_end", ["hopes_end_training_ground", "mutiny"]),
    ):
        beginning.lay(state, "101", tile)
        state.players[0].politics = []
        state.political.cards = ["repeal", "mutiny", "hopes_end_training_ground"]
        beginning.draw_politics(state, 0, Dice(b"", 0))
        assert state.players[0].politics == hand


# Races and homes


@pytest.mark.rule("TI-159", "TI-724")
def test_races_are_dealt_or_chosen() -> None:
    dealt = [tuple(p.race for p in begun(6, seed).players) for seed in range(4)]
    assert len(set(dealt)) > 1 and all(len(set(each)) == 6 for each in dealt)
    state = begun(4, races="choose")
    asked_seats = list[int]()
    while isinstance(state.stack[-1], frames.ChoosingRace):
        seat, question = asked(state)
        asked_seats.append(seat)
        races = [choice.action.race for choice in question.choices if isinstance(choice.action, ChooseRace)]
        assert len(races) == 15 - len(asked_seats)
        answer(state, ChooseRace(races[0]))
        assert not any(question.offers(ChooseRace("pirates")) for _, question in [asked(state)])
    assert sorted(asked_seats) == [0, 1, 2, 3]


@pytest.mark.rule("TI-189", "TI-725", "TI-185")
def test_homes_are_chosen_from_the_first_player_and_seats_follow_them() -> None:
    state = begun(6, LATER, galaxy="build")
    assert state.speaker != 0
    order = list[int]()
    for at in ("310", "301", "304", "316", "307"):
        order.append(asked(state)[0])
        answer(state, ChooseHome(at))
    assert order == [(state.speaker + step) % 6 for step in range(5)], "the last place is taken unasked"
    by_place = sorted(range(6), key=lambda seat: state.players[seat].home)
    assert state.table == by_place and state.players[order[0]].home == "310"
    five = begun(5, galaxy="build")
    assert all(player.home for player in five.players), "drawn"
    assert isinstance(begun(3, galaxy="balanced").stack[-1], frames.PlacingToken)


@pytest.mark.rule("TI-627")
def test_a_silent_player_gets_the_next_free_place() -> None:
    state = begun(6, galaxy="build")
    answer(state, ChooseHome("304"))
    assert sequence.silent(state, asked(state)[0], Dice(b"", 0)) == ChooseHome("307")
    answer(state, ChooseHome("316"))
    assert sequence.silent(state, asked(state)[0], Dice(b"", 0)) == ChooseHome("301")


# The galaxy


@pytest.mark.rule("TI-182", "TI-196")
def test_tiles_are_removed_by_kind() -> None:
    pile = tiles.pile(4, Dice(b"pile", 1))
    kinds = Counter(SYSTEMS[tile].kind for tile in pile.dealt)
    assert kinds == {"empty": 8, "special": 4, "regular": 20}
    assert SYSTEMS["wormhole_alpha"].kind == "empty" and tiles.bare("wormhole_alpha")


@pytest.mark.rule("TI-726", "TI-193")
@pytest.mark.parametrize("seats", range(3, 9))
def test_a_balanced_galaxy_is_even(seats: int) -> None:
    boards = [balanced.Board(seats, balanced.balanced(seats, Dice(b"even", seed))) for seed in range(3)]
    for board in boards:
        assert board.spread() <= 1.0
        close = sum(
            _close(board.laid[at], board.laid[each]) for at in board.laid for each in _near(board, at)
        )
        assert close <= 2 * board.faults, "each pair is met twice"
        assert board.faults <= (0 if seats < 7 else 2)


@pytest.mark.rule("TI-726", "TI-193")
@pytest.mark.parametrize(("seats", "seed"), [(7, 2), (7, 28), (8, 22), (8, 23)])
def test_special_systems_and_wormholes_of_one_letter_lie_apart(seats: int, seed: int) -> None:
    board = balanced.Board(seats, balanced.balanced(seats, Dice(b"apart", seed)))
    assert not any(_close(board.laid[at], board.laid[each]) for at in board.laid for each in _near(board, at))
    assert board.clashing() == [] and board.spread() <= 1.0


def _near(board: balanced.Board, at: str) -> list[str]:
    return [each for each in galaxy.around(at) if each in board.laid]


def _close(tile: str, other: str) -> bool:
    """Two tiles that should not lie beside each other."""
    one, two = SYSTEMS[tile], SYSTEMS[other]
    red = one.special is not None and two.special is not None
    return red or bool(set(one.wormholes) & set(two.wormholes))


def test_sums_of_a_galaxy_are_kept_right() -> None:
    dice = Dice(b"swap", 0)
    board = balanced.Board(6, balanced.balanced(6, dice))
    spots = tiles.places(6)
    for _ in range(300):
        board.try_swap(dice.choice(spots), dice.choice(spots), 99.0)
    anew = balanced.Board(6, dict(board.laid))
    assert board.faults == anew.faults and board.lost == anew.lost
    assert board.values == pytest.approx(anew.values)


@pytest.mark.rule("TI-726")
@pytest.mark.parametrize("seats", sorted(GALAXIES))
def test_ready_maps_are_whole_and_even(seats: int) -> None:
    laid = balanced.preset(seats)
    assert set(laid) == set(tiles.places(seats))
    board = balanced.Board(seats, laid)
    assert board.spread() <= (1.7 if seats in (5, 7) else 1.0)


@pytest.mark.rule("TI-190", "TI-191", "TI-192", "TI-194")
def test_the_players_build_ring_by_ring_forth_and_back() -> None:
    state = until(begun(3, galaxy="build"), frames.PlacingTile)
    assert all(len(player.tiles) == 8 for player in state.players)
    dice, order = Dice(b"tiles", 0), list[int]()
    last_bare = dict[int, bool]()
    while isinstance(frame := state.stack[-1], frames.PlacingTile):
        seat = frame.seat
        order.append(seat)
        action = sequence.silent(state, seat, dice)
        assert isinstance(action, PlaceTile) and galaxy.ring_of(action.at) == frame.ring
        inner = [at for at in tiles.places(3) if galaxy.ring_of(at) < frame.ring]
        assert all(at in state.systems for at in inner), "an inner ring is full first"
        hand = list(state.players[seat].tiles)
        if last_bare.get(seat) and any(not tiles.bare(tile) for tile in hand):
            assert not tiles.bare(action.tile), "planets follow a tile without any"
        last_bare[seat] = tiles.bare(action.tile)
        answer(state, action)
    first = [state.table[(state.table.index(state.speaker) + step) % 3] for step in range(3)]
    assert order == (first + first[::-1]) * 4


@pytest.mark.rule("TI-193", "TI-195", "TI-638")
def test_special_systems_lie_apart_if_they_can() -> None:
    state = begun(3, galaxy="build")
    state.systems = {at: each for at, each in state.systems.items() if at in ("000", "900")}
    beginning.lay(state, "101", "nebula_base")
    spots = {
        at for tile, at in tiles.placements(state, ["supernova_base", "lodor"], False) if tile != "lodor"
    }
    assert spots == {"103", "104", "105"}
    beginning.lay(state, "104", "asteroid_field_base")
    only = tiles.placements(state, ["supernova_base", "lodor"], False)
    assert {tile for tile, _ in only} == {"lodor"}, "another tile can be laid"
    assert len(tiles.placements(state, ["supernova_base"], False)) == 4, "nothing else is left"
    beginning.lay(state, "101", "nebula_base", hidden=True)
    state.systems["104"].hidden = True
    assert len(tiles.placements(state, ["supernova_base"], False)) == 4
    assert {tile for tile, _ in tiles.placements(state, ["supernova_base", "lodor"], False)} == {
        "supernova_base",
        "lodor",
    }, "face down it counts as an ordinary system"


@pytest.mark.rule("TI-194")
def test_who_cannot_follow_with_planets_shows_his_tiles() -> None:
    state = until(begun(3, galaxy="build"), frames.PlacingTile)
    frame = state.stack[-1]
    assert isinstance(frame, frames.PlacingTile)
    frame.bare = True
    state.players[frame.seat].tiles = ["empty_base", "wormhole_alpha"]
    at = tiles.open_places(state)[0]
    happened = stack.answer(state, CHAPTERS, PlaceTile("empty_base", at), Dice(b"", 0), frame.seat)
    assert happened[0].key == "ti-tiles-shown" and happened[0].args["tiles"] == (
        "@empty_base",
        "@wormhole_alpha",
    )


@pytest.mark.rule("TI-194")
@pytest.mark.parametrize(("bare", "tile"), [(False, "empty_base"), (True, "lodor")])
def test_tiles_are_shown_only_where_planets_should_have_followed(bare: bool, tile: str) -> None:
    state = until(begun(3, galaxy="build"), frames.PlacingTile)
    frame = state.stack[-1]
    assert isinstance(frame, frames.PlacingTile)
    frame.bare = bare
    state.players[frame.seat].tiles = [tile, "wormhole_alpha"]
    at = tiles.open_places(state)[0]
    happened = stack.answer(state, CHAPTERS, PlaceTile(tile, at), Dice(b"", 0), frame.seat)
    assert [each.key for each in happened][:1] == ["ti-tile-placed"]


@pytest.mark.rule("TI-188", "TI-638")
def test_face_down_tiles_lie_beside_mecatol_rex_until_the_end() -> None:
    state = until(begun(7, galaxy="build"), frames.Choosing)
    seat, question = asked(state)
    assert seat == state.speaker and question.many == (4, 4)
    answer(state, next(question.moves()))
    hidden = [each for each in state.systems.values() if each.hidden]
    assert len(hidden) == 4 and all(galaxy.ring_of(each.at) == 1 and not each.planets for each in hidden)
    until(state, frames.PlacingToken)
    for each in hidden:
        laid = state.systems[each.at]
        assert not laid.hidden and [p.id for p in laid.planets] == list(galaxy.planets_on(each.tile))


# Artifacts


@pytest.mark.rule("TI-197", "TI-198", "TI-199")
def test_tokens_are_laid_speaker_first_where_they_may() -> None:
    state = begun(6, LATER, galaxy="balanced")
    assert state.speaker != 0
    order = list[int]()
    while isinstance(frame := state.stack[-1], frames.PlacingToken):
        order.append(frame.seat)
        _, question = asked(state)
        for choice in question.choices:
            assert isinstance(choice.action, PlaceToken) and choice.action.planet is not None
            system = systems.place_of(state, choice.action.planet)
            assert system.at not in ("000", "900") and not PLANETS[choice.action.planet].station
            near = (system.at, *galaxy.beside(state, system.at))
            assert all(galaxy.home_of(state, at) is None for at in near)
            assert all(planet.token is None for planet in system.planets)
        answer(state, question.choices[0].action)
    assert order == systems.clockwise(state, state.speaker)
    tokens = [planet.token for _, planet in systems.planets(state) if planet.token is not None]
    assert len(tokens) == 6 and not any(planet.shown for _, planet in systems.planets(state))


@pytest.mark.rule("TI-197", "TI-727")
def test_four_artifacts_and_four_blanks_and_nobody_is_forced() -> None:
    state = begun(3)
    assert Counter(token == "blank" for token in state.tokens) == {True: 4, False: 4}
    drawn = {tuple(begun(3, seed).tokens) for seed in range(6)}
    assert len(drawn) > 3, "at random"
    for system, planet in systems.planets(state):
        if galaxy.home_of(state, system.at) is None:
            planet.token = "blank"
    stack.settle(state, CHAPTERS, Dice(b"", 0))
    assert not isinstance(state.stack[-1], frames.PlacingToken), "there is no planet left"
    assert until(state, frames.Round).tokens == [], "what was not laid has left the game"


@pytest.mark.rule("TI-199")
def test_no_token_lies_on_a_station_or_on_mallice() -> None:
    state = begun(3)
    state.systems = {at: each for at, each in state.systems.items() if at in ("000", "900")}
    beginning.lay(state, "101", "bellatrix_tsion")
    assert artifacts.legal(state) == ["bellatrix"]


# Opening units


@pytest.mark.rule("TI-164", "TI-165", "TI-166", "TI-627")
def test_opening_units_of_every_race() -> None:
    seen = set[str]()
    for seed in range(12):
        state = whole(8, seed)
        for seat, player in enumerate(state.players):
            seen.add(player.race)
            on_board = {unit: n for unit, n in pieces.on_board(state, seat).items() if n}
            assert on_board == RACES[player.race].units
            home = systems.home(state, seat)
            assert sorted(leader for planet in home.planets for leader in planet.leaders) == [
                f"{player.race}.{slot}" for slot in (1, 2, 3)
            ]
            assert bool(home.docks) == (player.race == "saar")
            docks = [planet.dock for planet in home.planets if planet.dock is not None]
            assert all(dock <= state.round for dock in docks), "they may produce at once"
            landed = [planet.id for planet in home.planets if planet.gf]
            richest = max(home.planets, key=lambda p: PLANETS[p.id].resources + PLANETS[p.id].influence)
            worth = [PLANETS[id].resources + PLANETS[id].influence for id in (landed[0], richest.id)]
            assert len(landed) == 1 and worth[0] == worth[1]
    assert seen == set(RACES)


@pytest.mark.rule("TI-164")
def test_units_may_be_divided_among_home_planets_and_nothing_else() -> None:
    state = until(begun(3), frames.Opening)
    beginning.take_race(state, 0, "jolnar")
    state.systems.pop(state.players[0].home)
    beginning.take_home(state, 0, state.players[0].home)
    leaders = ("jolnar.1@jol", "jolnar.2@nar", "jolnar.3@nar")
    good = Settle(("jol.gf:1", "nar.gf", "jol.pds", "nar.pds:1", "nar.dock"), leaders)
    assert opening.settles(state, 0, good)
    wrong = (
        Settle(good.items[1:], leaders),
        Settle((*good.items, "jol.gf"), leaders),
        Settle((*good.items[:-1], "jord.dock"), leaders),
        Settle((*good.items[:-1], "nar.dock:x"), leaders),
        Settle((*good.items, "nar.war_sun"), leaders),
        Settle((*good.items, "nar.gf:0"), leaders),
        Settle(good.items, leaders[1:]),
        Settle(good.items, (*leaders[:2], "jolnar.3@jord")),
        Settle(good.items, (*leaders[:2], "sol.1@jol")),
        Settle(good.items, (*leaders[:2], leaders[0])),
    )
    assert not any(opening.settles(state, 0, each) for each in wrong)
    assert not opening.settles(state, 0, ChooseRace("sol"))
    frame = state.stack[-1]
    assert isinstance(frame, frames.Opening)
    frame.asked = [0]
    answer(state, good)
    jol, nar = systems.planet(state, "jol"), systems.planet(state, "nar")
    assert (jol.gf, jol.pds, jol.leaders, nar.gf, nar.pds) == (1, 1, ["jolnar.1"], 1, 1)
    assert nar.dock is not None and jol.dock is None


# Objectives


@pytest.mark.rule("TI-023", "TI-170", "TI-171", "TI-172", "TI-173", "TI-175", "TI-625")
@pytest.mark.parametrize("kind", ["variant", "base"])
def test_objective_decks(kind: Any) -> None:
    for seed in range(8):
        state = whole(3, seed, objective_deck=kind)
        cards = [*state.objectives, *state.shown]
        rows = [PUBLIC[card] for card in cards]
        assert len(set(cards)) == 11 and {row.set for row in rows} == {kind}
        assert [row.stage for row in rows] == [2] * 5 + [1] * 6, "stage I lies on top"
        assert sum(row.rex for row in rows) == 1 and rows[:5].count(next(r for r in rows if r.rex)) == 1
        assert len(state.shown) == 1
        assert len({player.secret for player in state.players}) == 3


@pytest.mark.rule("TI-625")
def test_two_players_have_no_objectives_for_three() -> None:
    two = whole(2, house_two_players=True)
    for seed in range(40):
        dice = Dice(b"two", seed)
        cards = [card for kind in ("variant", "base") for card in _deck(kind, dice)]
        objectives.deal_secrets(two, dice)
        used = [PUBLIC[card].min_players for card in cards]
        used += [SECRET[player.secret or ""].min_players for player in two.players]
        assert max(used) < 3


@pytest.mark.rule("TI-175", "TI-625")
def test_three_players_may_get_every_secret_objective() -> None:
    three, dealt = whole(3, 1), set[str | None]()
    for seed in range(60):
        objectives.deal_secrets(three, Dice(b"three", seed))
        dealt |= {player.secret for player in three.players}
    assert dealt == set(SECRET)


def _deck(kind: Any, dice: Dice) -> list[str]:
    return objectives.deck(Options(objective_deck=kind), 2, dice)
