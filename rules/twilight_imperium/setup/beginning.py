"""The table before the first move: decks, hands, counters (TI-159 to TI-169, TI-624 to TI-626)."""

from __future__ import annotations

from rules.core import saved
from rules.core.contract import IllegalMove
from rules.core.decks import Deck
from rules.core.dice import Dice
from rules.core.orders import Book
from rules.twilight_imperium.board import galaxy
from rules.twilight_imperium.cards import decks
from rules.twilight_imperium.cards.waits import usual
from rules.twilight_imperium.components import MECATOL, NEXUS, RACES, SETUP
from rules.twilight_imperium.components_cards import ACTION_CARDS, POLITICAL_CARDS
from rules.twilight_imperium.frames import SetUp
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.setup import objectives
from rules.twilight_imperium.state import Planet, Player, State, System, TradeCard

POLITICS_AT_START = 2


def why_not(options: Options, seats: int) -> IllegalMove | None:
    """Two players are a house rule that must be asked for (TI-169)."""
    if seats == 2 and not options.house_two_players:
        return IllegalMove("ti-illegal-two-players", rule="TI-169")
    return None


def start(options: Options, seats: int, dice: Dice) -> State:
    action = [row.id for row in ACTION_CARDS.values() if seats not in row.remove_at for _ in range(row.count)]
    state = State(
        options=options,
        seats=seats,
        table=list(range(seats)),
        players=[Player(race="", book=Book(waits=usual(options))) for _ in range(seats)],
        systems={},
        action=Deck(action),
        political=Deck(list(POLITICAL_CARDS)),
        objectives=objectives.deck(options, seats, dice),
        speaker=dice.below(seats),
    )
    state.action.shuffle(dice)
    state.political.shuffle(dice)
    lay(state, MECATOL, "mecatol_rex")
    lay(state, NEXUS, "wormhole_nexus")
    state.stack.append(SetUp())
    return saved.copy(state)


def lay(state: State, at: str, tile: str, *, hidden: bool = False) -> System:
    """A tile on the board; face down nobody knows its planets."""
    planets = [] if hidden else [Planet(id) for id in galaxy.planets_on(tile)]
    state.systems[at] = System(at, tile, planets, hidden=hidden)
    return state.systems[at]


def take_race(state: State, seat: int, race: str) -> None:
    """Sheet, technologies, Trade Cards (TI-160, TI-164)."""
    player, row = state.players[seat], RACES[race]
    player.race = race
    player.technologies = list(row.technologies)
    player.trade = [TradeCard(value) for value in row.trade]


def take_home(state: State, seat: int, at: str) -> None:
    """The Home System with its planets, ready (TI-160); Trade Goods where the position is poor (TI-185)."""
    row = SETUP[state.seats]
    player = state.players[seat]
    player.home = at
    for planet in lay(state, at, galaxy.HOME + player.race).planets:
        planet.owner, planet.ready = seat, True
    if row.goods:
        player.goods = row.goods[homes(state.seats).index(at)]
    taken = [each for each in range(state.seats) if state.players[each].home]
    waiting = [each for each in range(state.seats) if not state.players[each].home]
    state.table = sorted(taken, key=lambda each: state.players[each].home) + waiting


def homes(seats: int) -> list[str]:
    """Home places in the order of the printed positions."""
    row = SETUP[seats]
    return [galaxy.at(row.home_ring, index) for index in row.homes]


def free_homes(state: State) -> list[str]:
    return [at for at in homes(state.seats) if at not in state.systems]


def draw_politics(state: State, seat: int, dice: Dice) -> None:
    """Two to begin with; what cannot be used here is replaced at once (TI-003, TI-163)."""
    hand = state.players[seat].politics
    while len(hand) < POLITICS_AT_START:
        card, _ = decks.top(state, "political", dice)
        assert card is not None
        hand.append(card)
