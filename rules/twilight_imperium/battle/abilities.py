"""What races may do in the rounds of a battle: the Letnev's war chest, the Yin's martyrs, the Jol-Nar's
re-rolls (TI-306 to TI-309)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.battle import casualties, losses, plans, sides
from rules.twilight_imperium.battle.muster import Blow, Muster
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import UNITS
from rules.twilight_imperium.deeds import rolling
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.deeds.lasting import begin
from rules.twilight_imperium.deeds.plays import Play, Price, Targets
from rules.twilight_imperium.effects import sources
from rules.twilight_imperium.effects.sources import has
from rules.twilight_imperium.frames import Battle, Choosing, Die, Facts
from rules.twilight_imperium.purse import counters
from rules.twilight_imperium.state import State

WAR_CHEST, MARTYR, REROLL = "letnev_war_chest", "yin_martyr", "jolnar_reroll"
DISRUPTORS = "l4_disruptors"
CHEST = 2
"""Trade Goods for one round (TI-305)."""
MARTYRS = ("destroyer", "cruiser")
DEAREST = sides.SHIPS[::-1]
FIGHTER = "fighter"
MORE = "jolnar_more"


# The war chest of the Letnev


def chest_open(state: State, seat: int) -> bool:
    """At most once a round (TI-306), and not for what L4 Disruptors give for nothing (TI-364)."""
    held = (each.owner == seat for id in (WAR_CHEST, DISRUPTORS) for each in sources.lasting(state, id))
    return has(state, seat, WAR_CHEST) and not any(held)


def _can_chest(state: State, seat: int, facts: Facts) -> Iterator[Targets]:
    if chest_open(state, seat) and str(seat) in facts.get("participant", "").split():
        yield ()


def _pay_chest(state: State, seat: int, _: Targets, __: Facts, ___: Dice) -> list[Event]:
    begin(state, WAR_CHEST, seat, "combat_round")
    return [Event("ti-war-chest", {"player": f"#{seat}"})]


def _price_chest(_: State, __: int, ___: Facts) -> Price:
    return Price(CHEST, "goods")


def chest(state: State, seat: int) -> list[Event]:
    """By the plan (TI-691)."""
    player = state.players[seat]
    if not chest_open(state, seat) or player.goods < CHEST:
        return []
    player.goods -= CHEST
    begin(state, WAR_CHEST, seat, "combat_round")
    return [Event("ti-war-chest", {"player": f"#{seat}"})]


# The martyrs of the Yin


def martyr_left(state: State, seat: int) -> bool:
    """One in a battle, by plan or in the window (TI-308)."""
    return has(state, seat, MARTYR) and all(each.owner != seat for each in sources.lasting(state, MARTYR))


def _can_martyr(state: State, seat: int, facts: Facts) -> Iterator[Targets]:
    """Just before round 2, an own Cruiser or Destroyer for a hit on a ship of one's choice (TI-308)."""
    battle = sides.current(state)
    if battle is None or facts.get("round") != "2" or seat not in sides.both(battle):
        return
    if not martyr_left(state, seat) or not sides.fights(state, battle, sides.enemy(battle, seat)):
        return
    given = [each for each in sides.ships(state, battle.system, seat) if each.kind in MARTYRS]
    for ship in given:
        for target in _struck(state, battle, seat):
            yield str(ship.id), target


def _struck(state: State, battle: Battle, seat: int) -> Iterator[str]:
    enemy = sides.enemy(battle, seat)
    yield from (str(each.id) for each in sides.ships(state, battle.system, enemy))
    if sides.fighters(state, battle.system, enemy):
        yield FIGHTER


def _do_martyr(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    battle = sides.current(state)
    assert battle is not None
    begin(state, MARTYR, seat, "battle")
    enemy = sides.enemy(battle, seat)
    ship = systems.ship(state, int(on[0]))
    given = casualties.suffer(state, battle, seat, [Blow(ship.kind, ship.id, True)])
    told = Event("ti-martyr", {"player": f"#{seat}", "ship": f"@{ship.kind}"})
    if on[1] == FIGHTER:
        blow = Blow(FIGHTER, None, True)
    else:
        willing = plans.of(state, battle, enemy).sustain != "never"
        blow = Muster(state, battle.system, enemy).on(systems.ship(state, int(on[1])), willing)
    return [told, *given, *casualties.suffer(state, battle, enemy, [blow])]


def _answered_martyr(state: State, seat: int, on: Targets, facts: Facts, dice: Dice) -> list[Event]:
    """A Direct Hit may follow its damage too (TI-312)."""
    happened = _do_martyr(state, seat, on, facts, dice)
    battle = sides.current(state)
    assert battle is not None
    losses.answered(state, battle)
    return happened


def martyr(state: State, battle: Battle, seat: int, dice: Dice) -> list[Event]:
    """By the plan: the cheapest that may go against the dearest, unless it is the last ship (TI-691)."""
    enemy = sides.enemy(battle, seat)
    fleet = sides.ships(state, battle.system, seat)
    given = [each for kind in MARTYRS for each in fleet if each.kind == kind]
    alone = len(fleet) + sides.fighters(state, battle.system, seat) < 2
    if not martyr_left(state, seat) or not given or alone:
        return []
    given.sort(key=lambda each: (MARTYRS.index(each.kind), bool(each.leaders), each.id))
    targets = sides.ships(state, battle.system, enemy)
    dear = min(targets, key=lambda each: (DEAREST.index(each.kind), not each.damaged, each.id), default=None)
    target = FIGHTER if dear is None else str(dear.id)
    return _do_martyr(state, seat, (str(given[0].id), target), {}, dice)


# The re-rolls of the Jol-Nar


def _own(state: State, seat: int) -> list[tuple[int, Die]]:
    """Own misses, by their place."""
    dice = enumerate(rolling.on_table(state))
    return [(place, die) for place, die in dice if die.seat == seat and not rolling.hit(die)]


def _can_reroll(state: State, seat: int, _: Facts) -> Iterator[Targets]:
    if has(state, seat, REROLL) and state.players[seat].strategy:
        dice = rolling.on_table(state)
        yield from ((str(place),) for place, die in enumerate(dice) if die.seat == seat)


def _fits_reroll(state: State, seat: int, on: Targets, facts: Facts) -> bool:
    """One counter for each die (TI-307)."""
    legal = {each for (each,) in _can_reroll(state, seat, facts)}
    return 0 < len(set(on)) == len(on) <= state.players[seat].strategy and legal.issuperset(on)


def _do_reroll(state: State, seat: int, on: Targets, _: Facts, dice: Dice) -> list[Event]:
    """Who still misses and can pay may do it again (TI-647)."""
    rolled = reroll(state, seat, [int(each) for each in on], dice)
    missed = [str(place) for place, _ in _own(state, seat) if str(place) in on]
    if missed and state.players[seat].strategy:
        most = min(len(missed), state.players[seat].strategy)
        choose(state, seat, "ti-reroll-more", missed, MORE, least=0, most=most)
    return rolled


def reroll(state: State, seat: int, places: list[int], dice: Dice) -> list[Event]:
    table = rolling.on_table(state)
    counters.spend(state, seat, "strategy", len(places))
    for place in places:
        rolling.reroll(table[place], REROLL, dice)
    faces = rolling.faces([table[place] for place in places])
    return [Event("ti-rerolls", {"player": f"#{seat}", "faces": faces})]


def more(state: State, frame: Choosing, ids: tuple[str, ...], dice: Dice) -> list[Event]:
    if not ids:
        return []
    return _do_reroll(state, frame.seat, ids, {}, dice)


def reroll_misses(state: State, battle: Battle, seat: int, dice: Dice) -> list[Event]:
    """By the plan: the likeliest to hit first, of ships that cost so much, and no more counters than it says
    (TI-684)."""
    plan = plans.of(state, battle, seat)
    left = plans.number_of(plan.pay, "reroll")
    if not left or not has(state, seat, REROLL):
        return []
    cheapest = plans.number_of(plan.pay, "reroll_from") or 0
    worthy = [each for each in _own(state, seat) if UNITS[each[1].what].cost >= cheapest]
    misses = sorted(worthy, key=lambda each: each[1].needed - sum(n for _, n in each[1].parts))
    chosen = [place for place, _ in misses][: min(left, state.players[seat].strategy)]
    if not chosen:
        return []
    plans.spend(state, battle, seat, "reroll", left - len(chosen))
    return reroll(state, seat, chosen, dice)


PLAYS = {
    WAR_CHEST: Play("before_combat_round", _can_chest, _pay_chest, _price_chest),
    MARTYR: Play("before_combat_round", _can_martyr, _answered_martyr),
    REROLL: Play("after_combat_roll", _can_reroll, _do_reroll),
}
CHOICES = {MORE: more}
