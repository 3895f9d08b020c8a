"""A battle is laid out: board, tokens, enemies, decks, and the squad's ships (AK-042 to AK-066)."""

from __future__ import annotations

from rules.akarios.components import MODIFIERS, TRAUMA
from rules.akarios.enemy import order
from rules.akarios.enemy.decks import DECKS
from rules.akarios.scenario import pair
from rules.akarios.scenario.conditions import number, open_gate
from rules.akarios.scenario.script import SCRIPTS, Enemy
from rules.akarios.scenario.script import Battle as Script
from rules.akarios.scenario.script_do import Spawn
from rules.akarios.ship import boards, decks, fleet, outfit, passives
from rules.akarios.ship.ships import on_board
from rules.akarios.squad import difficulty
from rules.akarios.state import SPARROW, Battle, Board, Mods, Ship, State, Token
from rules.core.contract import Event
from rules.core.decks import Deck
from rules.core.dice import Dice
from rules.core.hexes import named


def script(node: str) -> Script:
    found = SCRIPTS[node]
    assert isinstance(found, Script), f"{node} is no battle"
    return found


def playable(node: str) -> bool:
    """A battle that is written, against enemies whose cards are."""
    found = SCRIPTS.get(node)
    if not isinstance(found, Script):
        return False
    spawned = [do for rule in found.rule for do in rule.do if isinstance(do, Spawn)]
    later = {type.partition(":")[0] for do in spawned for ships in do.ships for type in ships}
    there = {each.type for each in found.enemy} | {each.type for each in found.ally}
    return later | there <= set(DECKS)


def lay_out(state: State, dice: Dice) -> None:
    """Everything but where the players stand."""
    told = script(state.node)
    board = Board(told.map.cols, told.map.rows, placement=list(told.map.placement))
    board.terrain = [boards.laid(each.kind, named(each.at), each.rot) for each in told.terrain]
    battle = Battle(state.node, state.seats, state.sheet.difficulty, board, vars=dict(told.vars))
    state.battle = battle
    battle.box = {id: MODIFIERS[id].box for id in decks.PASSING}
    battle.sparrow_cards = dict.fromkeys(pair.installed(state), True)
    battle.prefer = {each.type: list(each.prefer) for each in told.targeting}
    for token in told.token:
        hull = number(token.hull, state.seats)
        battle.tokens[token.id] = Token(
            token.id, token.label, token.at, hull or None, hull, token.side, floor=token.floor
        )
    _enemies(state, told, dice)
    _sparrow(state, told)
    _reinforced(battle)
    battle.enemy_mods = Mods(decks.starting())
    dice.shuffle(battle.enemy_mods.cards)
    battle.trauma = Deck([id for id, row in TRAUMA.items() for _ in range(row.copies)])
    battle.trauma.shuffle(dice)
    for seat in range(state.seats):
        outfit.launch(state, seat, dice)


def _enemies(state: State, told: Script, dice: Dice) -> None:
    """Those for so many players (AK-056, AK-057), and what the scenario calls allies (AK-415). Each type
    has its battle deck (AK-066)."""
    battle = state.fight
    for each in told.enemy:
        if each.min_players <= state.seats and open_gate(state, each.given):
            elite = each.elite or (each.elite_from is not None and state.seats >= each.elite_from)
            ship = _enter(state, each.type, each.at, each.facing, dice, elite=elite)
            if ship is not None:
                _grow(ship, each, battle)
    for ally in told.ally:
        if open_gate(state, ally.given):
            ship = _enter(state, ally.type, ally.at, ally.facing, dice, elite=ally.elite, ally=True)
            if ship is not None:
                ship.acts = ally.acts
            if ship is not None and ally.hull is not None:
                ship.hull = ship.hull_cap = number(ally.hull, state.seats)
    for type in dict.fromkeys(ship.kind for ship in battle.ships.values()):
        battle.decks[type] = order.deck(type, dice)


def _enter(
    state: State, type: str, at: str, facing: int, dice: Dice, *, elite: bool, ally: bool = False
) -> Ship | None:
    """Who of a type stands where is chance: identifiers are drawn (AK-058, AK-061, AK-062). Supply is a limit
    (AK-011, AK-012)."""
    battle = state.fight
    free = fleet.numbers_left(battle, type)
    if not free or not fleet.boards_left(battle):
        return None
    ship = fleet.enemy(state, type, dice.choice(free), elite=elite, ally=ally)
    ship.hex, ship.facing = at, facing
    battle.ships[ship.ref] = ship
    return ship


def _grow(ship: Ship, told: Enemy, battle: Battle) -> None:
    """Great ships grow with the squad, rounded up; shields may be the scenario's own, which the level of
    difficulty changes as it does those of a card (AK-451, AK-689)."""
    percent = 100 + told.scale * (battle.players - 1)
    ship.hull = ship.hull_cap = -(-ship.hull_cap * percent // 100)
    if told.shields is None:
        shields = -(-ship.shields_cap * percent // 100)
    else:
        shields = difficulty.changed("shields", number(told.shields, battle.players), battle.difficulty)
    ship.shields = ship.shields_cap = shields
    ship.floor = ship.hull_cap if told.lasting else 0


def _sparrow(state: State, told: Script) -> None:
    """On the board where the scenario says so, with hull only where it says that (AK-065)."""
    if told.sparrow is None:
        return
    hull = None if told.sparrow.hull is None else number(told.sparrow.hull, state.seats)
    state.fight.ships[SPARROW] = Ship(
        SPARROW, "sparrow", SPARROW, told.sparrow.at, told.sparrow.facing, hull, hull or 0
    )


def _reinforced(battle: Battle) -> None:
    """The Sparrow's cards add to the start of all allies, of itself where it has hull; shields it has none
    (AK-358, AK-664)."""
    for ship in on_board(battle, "ally", "sparrow"):
        if ship.hull is not None:
            ship.hull_cap += passives.stat(battle, ship.ref, "start_hull")
            ship.hull = ship.hull_cap
        if ship.side == "ally":
            ship.shields_cap += passives.stat(battle, ship.ref, "start_shields")
            ship.shields = ship.shields_cap


def nerves(state: State, dice: Dice) -> list[Event]:
    """Stress that was left from exploration, with its levels, once all decks are there (AK-044 to AK-046)."""
    return [event for seat in range(state.seats) for event in outfit.unsettle(state, seat, dice)]
