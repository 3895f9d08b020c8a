"""A battle is laid out, and the squad takes its places."""

from __future__ import annotations

import pytest

from rules.akarios.actions import ACTIONS
from rules.akarios.enemy.decks import DECKS
from rules.akarios.game import RULES
from rules.akarios.options import Options, ScenarioId
from rules.akarios.scenario.script import SCRIPTS
from rules.akarios.ship.ships import on_board
from rules.akarios.state import State
from rules.core.contract import IllegalMove
from rules.core.dice import Dice
from rules.core.notation import read


class Mustered:
    """Scenario 001 up to the muster."""

    def __init__(self, seats: int = 2, seed: bytes = b"setup", **options: str) -> None:
        self.seed, self.depth = seed, 0
        self.state: State = RULES.start(Options(**options), seats, Dice(seed, 0))  # type: ignore[arg-type]

    def play(self, line: str, seat: int = 0) -> list[str]:
        self.depth += 1
        action = read(line, ACTIONS)
        return [event.key for event in RULES.play(self.state, seat, action, Dice(self.seed, self.depth))]

    def ready(self) -> Mustered:
        for seat in range(self.state.seats):
            self.play("ready", seat)
        return self

    def begun(self) -> Mustered:
        self.ready()
        for seat, hex in zip(range(self.state.seats), ("B5", "B6", "B7", "C5"), strict=False):
            self.play(f"place {hex} ne", seat)
        return self

    def refused(self, line: str, seat: int = 0) -> str:
        with pytest.raises(IllegalMove) as caught:
            self.play(line, seat)
        return caught.value.key


@pytest.mark.rule("AK-042", "AK-044", "AK-052")
def test_ships_begin_with_their_printed_values() -> None:
    battle = Mustered().begun().state.fight
    assert [(ship.hull, ship.shields) for ship in on_board(battle, "player")] == [(7, 2), (5, 4)]
    assert [cockpit.stress for cockpit in battle.cockpits] == [0, 0]
    assert [[card.card for card in cockpit.cards] for cockpit in battle.cockpits] == [
        ["burst_fire", "flank", "beyond_limits"],
        ["proton_pulse", "barrel_roll", "lucky_devil"],
    ]


@pytest.mark.rule("AK-042", "AK-493")
def test_trees_add_to_the_starting_values() -> None:
    table = Mustered(1)
    table.state.sheet.members[0].berths["argonaut"].cells[0] = 1
    battle = table.begun().state.fight
    assert (battle.ships["p0"].hull, battle.ships["p0"].hull_cap) == (8, 8)


@pytest.mark.rule("AK-053", "AK-141")
def test_cards_begin_with_their_printed_energy() -> None:
    battle = Mustered(1).begun().state.fight
    assert {card.card: card.energy for card in battle.cockpits[0].cards if card.cap} == {
        "flank": 3,
        "burst_fire": 3,
    }


@pytest.mark.rule("AK-054", "AK-474", "AK-238")
def test_everybody_has_a_deck_of_20_and_a_boost_for_each_filled_box() -> None:
    table = Mustered()
    table.state.sheet.boost = 2
    battle = table.begun().state.fight
    for cockpit in battle.cockpits:
        assert (len(cockpit.deck.cards), cockpit.deck.cards.count("boost_x2")) == (22, 2)
    assert battle.box["boost_x2"] == 16


@pytest.mark.rule("AK-055", "AK-056", "AK-061")
def test_the_board_is_laid_as_the_scenario_draws_it() -> None:
    battle = Mustered().ready().state.fight
    assert (battle.board.cols, battle.board.rows) == (15, 11)
    assert [field.kind for field in battle.board.terrain] == ["asteroids", "asteroids"]
    assert all(len(field.hexes) == 3 for field in battle.board.terrain)
    assert battle.tokens["buoy"].hex == "H6"
    facings = {ship.hex: ship.facing for ship in on_board(battle, "enemy")}
    assert facings == {"K4": 4, "K8": 5, "L6": 5, "M7": 5, "M5": 4}


@pytest.mark.rule("AK-057", "AK-059")
@pytest.mark.parametrize(("seats", "normal", "elite"), [(1, 2, 0), (2, 4, 1), (3, 4, 3), (4, 0, 8)])
def test_the_number_of_players_decides_who_comes(seats: int, normal: int, elite: int) -> None:
    there = on_board(Mustered(seats).ready().state.fight, "enemy")
    assert [sum(ship.elite is side for ship in there) for side in (False, True)] == [normal, elite]


@pytest.mark.rule("AK-058", "AK-062")
def test_identifiers_are_drawn_and_no_two_are_alike() -> None:
    drawn = set()
    for seed in range(8):
        there = on_board(Mustered(2, bytes([seed])).ready().state.fight, "enemy")
        assert len({ship.number for ship in there}) == len(there)
        drawn.add(tuple(ship.number for ship in sorted(there, key=lambda ship: ship.hex or "")))
        assert {ship.hex for ship in there if ship.elite} == {"M5"}
    assert len(drawn) > 4


@pytest.mark.rule("AK-060", "AK-069")
def test_enemies_begin_at_the_chosen_difficulty() -> None:
    usual = on_board(Mustered().ready().state.fight, "enemy")
    hard = on_board(Mustered(difficulty="insane").ready().state.fight, "enemy")
    assert {ship.hull for ship in usual if not ship.elite} == {4}
    assert min(ship.hull or 0 for ship in hard if not ship.elite) > 4


@pytest.mark.rule("AK-063")
def test_the_first_round_is_1() -> None:
    assert Mustered().begun().state.fight.round == 1


@pytest.mark.rule("AK-066", "AK-240")
def test_all_decks_are_there_and_shuffled() -> None:
    orders = set()
    for seed in range(3):
        battle = Mustered(1, bytes([seed])).ready().state.fight
        assert (len(battle.enemy_mods.cards), len(battle.trauma.cards)) == (20, 22)
        assert len(battle.decks["ronin_scout"].cards) == 10
        orders.add((*battle.enemy_mods.cards, *battle.trauma.cards, *battle.decks["ronin_scout"].cards))
    assert len(orders) == 3


@pytest.mark.rule("AK-067")
def test_a_ship_is_placed_on_a_free_placement_hex_with_any_facing() -> None:
    table = Mustered().ready()
    assert table.refused("place A1 n") == "ak-illegal-place"
    table.play("place B6 sw", 1)
    assert (table.state.fight.ships["p1"].hex, table.state.fight.ships["p1"].facing) == ("B6", 4)
    assert table.refused("place B6 n") == "ak-illegal-place"
    table.play("place B5 n")
    assert table.state.stage == "battle"


def test_a_place_may_be_changed_until_all_stand() -> None:
    table = Mustered().ready()
    table.play("place B6 sw", 1)
    table.play("place C5 n", 1)
    table.play("place B6 n")
    assert [table.state.fight.ships[ref].hex for ref in ("p0", "p1")] == ["B6", "C5"]


@pytest.mark.rule("AK-068")
def test_the_introduction_is_read_before_the_battle() -> None:
    table = Mustered(1)
    pages, rules = ["ak-page"] * 2, ["ak-special-rules", *["ak-special"] * 3]
    assert table.play("ready") == ["ak-ready", *pages, *rules], "one of the pages is for Starla"
    assert "ak-battle-begins" in table.play("place B5 n")


@pytest.mark.rule("AK-899", "AK-902")
def test_silence_flies_the_last_loadout_from_the_lowest_hex_towards_the_enemy() -> None:
    table = Mustered(1)
    for _ in range(2):
        action = RULES.default(table.state, 0)
        assert action is not None
        RULES.play(table.state, 0, action, Dice(b"x", 1))
    ship = table.state.fight.ships["p0"]
    assert (ship.hex, ship.facing) == ("B5", 2)


@pytest.mark.rule("AK-050", "AK-028")
def test_pilot_and_ship_may_be_changed_for_free_ones() -> None:
    table = Mustered()
    assert table.refused("fly chariot") == "ak-illegal-ship-taken"
    assert table.refused("as violet_ray") == "ak-illegal-pilot-taken"
    table.play("fly knossos")
    table.play("as enver")
    battle = table.begun().state.fight
    assert (battle.ships["p0"].kind, battle.cockpits[0].pilot) == ("knossos", "enver")
    assert {card.card for card in battle.cockpits[0].cards} == {"em_pulse", "bank", "engineer"}


@pytest.mark.rule("AK-003")
def test_everybody_has_one_pilot_and_one_ship_at_a_time() -> None:
    table = Mustered()
    table.play("fly knossos")
    table.play("as enver")
    table.play("fly argonaut", 1)
    table.play("as starla", 1)
    battle = table.begun().state.fight
    assert [(ship.seat, ship.kind) for ship in on_board(battle, "player")] == [
        (0, "knossos"),
        (1, "argonaut"),
    ]
    assert [(each.ship, each.pilot) for each in battle.cockpits] == [("p0", "enver"), ("p1", "starla")]


@pytest.mark.rule("AK-047")
def test_cards_are_installed_where_they_belong() -> None:
    table = Mustered(1)
    table.state.sheet.members[0].cards.append("proton_pulse")
    assert table.refused("fit engine_2 proton_pulse") == "ak-illegal-wrong-slot"
    assert table.refused("fit weapon_2 laser_cannon") == "ak-illegal-not-your-card"
    table.play("fit weapon_2 proton_pulse")
    table.play("fit engine_1 -")
    battle = table.begun().state.fight
    assert {card.card for card in battle.cockpits[0].cards} == {"burst_fire", "proton_pulse", "beyond_limits"}


@pytest.mark.rule("AK-051")
def test_nothing_is_installed_once_the_battle_has_begun() -> None:
    table = Mustered(1).begun()
    assert table.refused("fit weapon_1 -") == "ak-illegal-loadout-late"


@pytest.mark.rule("AK-043")
def test_starting_values_never_exceed_10() -> None:
    table = Mustered(1)
    table.play("as gardan")
    table.state.sheet.members[0].cards += ["innovative_hull", "reinforced_hull"]
    table.state.sheet.members[0].berths["argonaut"].cells = [1, 1, 1, 1, 1, 1, 1]
    table.play("fit tech_1 innovative_hull")
    battle = table.begun().state.fight
    assert battle.ships["p0"].hull == battle.ships["p0"].hull_cap == 10


@pytest.mark.rule("AK-044", "AK-045")
def test_stress_from_exploration_acts_on_the_new_deck() -> None:
    table = Mustered(1)
    table.state.sheet.members[0].stress = 5
    battle = table.begun().state.fight
    assert battle.cockpits[0].stress == 5
    assert battle.cockpits[0].deck.cards.count("stress_miss") == 2


def test_what_is_not_written_is_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table's own files may lack a scenario, or the battle cards of an enemy in it."""
    monkeypatch.delitem(SCRIPTS, "001")
    _refused("001")
    monkeypatch.delitem(DECKS, "ronin_frigate")
    _refused("004")
    assert RULES.why_not(Options(scenario="006"), 2) is None


def _refused(scenario: ScenarioId) -> None:
    with pytest.raises(IllegalMove) as caught:
        RULES.start(Options(scenario=scenario), 2, Dice(b"x", 0))
    assert caught.value.key == "ak-illegal-no-battle"
