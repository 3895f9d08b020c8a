"""Combat: an attack in six steps, with the defender's decisions before the dice (section 12)."""

from __future__ import annotations

from itertools import combinations

from rules.core.contract import Action, Arg, Choice, Event, phrase
from rules.core.dice import Dice
from rules.core.stack import Question, choice, question
from rules.xia import (
    abilities,
    defence,
    destruction,
    hold,
    markers,
    odds,
    power,
    query,
    titles,
    weapons,
)
from rules.xia.actions import Defend, Fire, Reroll
from rules.xia.components import NPCS
from rules.xia.frames import Attack, Rearm, Volley
from rules.xia.state import State

BACKFIRE = 6
"""The die of a Nova Charge that goes off aboard."""


# Steps 1 and 2: target and weapons


def choices(state: State, seat: int) -> list[Choice]:
    found = []
    for target, _ in query.ships(state):
        found += [_attack(state, seat, fire) for fire in weapons.attacks(state, seat, target)]
    return found + [_several(state, seat, fire) for fire in weapons.volleys(state, seat)]


def _several(state: State, seat: int, fire: Fire) -> Choice:
    """With the odds at each of its targets."""
    return choice(
        "xia-fire",
        fire,
        group="xia-group-attack",
        hint="xia-fire-hint-several",
        target=tuple(query.named(each) for each in fire.targets),
        weapons=markers.described(state.players[seat], fire.weapons, fire.abilities),
        odds=tuple(_at(state, seat, each) for each in fire.duels),
    )


def _at(state: State, seat: int, fire: Fire) -> str:
    kill = odds.percent(weapons.foretell(state, seat, fire).kill_open)
    return phrase("xia-fire-at", target=query.named(fire.target), kill=kill)


def _attack(state: State, seat: int, fire: Fire) -> Choice:
    foretold = weapons.foretell(state, seat, fire)
    return choice(
        "xia-fire",
        fire,
        group="xia-group-attack",
        hint="xia-fire-hint-ram" if foretold.mean_self else "xia-fire-hint",
        target=query.named(fire.target),
        weapons=markers.described(state.players[seat], fire.weapons, fire.abilities),
        mean=round(foretold.mean_open),
        kill=odds.percent(foretold.kill_open),
        own=round(foretold.mean_self),
        death=odds.percent(foretold.kill_self),
    )


def accepts(state: State, seat: int, action: Action) -> bool:
    return isinstance(action, Fire) and weapons.legal(state, seat, action)


def perform(state: State, seat: int, action: Action, dice: Dice) -> list[Event]:
    """Markers and energy are paid before the defender is asked (XIA-164)."""
    assert isinstance(action, Fire)
    player = state.players[seat]
    used = [power.use(state, seat, cell).markers[-1] for cell in action.weapons]
    for name in action.abilities:
        abilities.pay(state, seat, name)
    for each in action.targets:
        _provoke(state, str(seat), each)
    state.stack.append(_begin(state, str(seat), list(action.targets), used, list(action.abilities)))
    target: Arg = tuple(query.named(each) for each in action.targets)
    facts: dict[str, Arg] = {
        "ship": f"#{seat}",
        "target": target if action.more else query.named(action.target),
    }
    return [Event("xia-attacks", {**facts, "weapons": markers.described(player, used, action.abilities)})]


def begin_npc(state: State, npc: str, target: str) -> list[Event]:
    """In an NPC's turn, with the dice of its card (XIA-490)."""
    _provoke(state, npc, target)
    avenger = query.npc(state, npc)
    avenger.attackers = [each for each in avenger.attackers if each != target]
    state.stack.append(_begin(state, npc, [target], [], []))
    return [Event("xia-npc-attacks", {"npc": f"@{npc}", "target": query.named(target)})]


def _provoke(state: State, attacker: str, target: str) -> None:
    """An NPC remembers who attacked it, the last one last (XIA-494)."""
    if query.is_npc(target):
        npc = query.npc(state, target)
        npc.attackers = [*(each for each in npc.attackers if each != attacker), attacker]


def _begin(
    state: State, attacker: str, targets: list[str], used: list[int], names: list[str]
) -> Attack | Volley:
    """The defenders decide first."""
    first = query.controller(state, targets[0])
    if len(targets) > 1:
        return Volley(first, attacker, targets, used, names)
    return Attack(first, attacker, targets[0], used, names)


# What is asked


def ask(state: State, frame: Attack) -> Question | None:
    if frame.stage == "reroll":
        return _ask_salvo(state, frame)
    if frame.stage != "defence" or query.is_npc(frame.target):
        return None
    ways = defence.ways(state, frame.seat)
    if len(ways) < 2:
        return None
    coming = _coming(state, frame)
    return question(
        "xia-ask-defence",
        *(_way(state, frame, way, coming) for way in ways),
        accepts=lambda action: defence.legal(state, frame.seat, action),
        attacker=query.named(frame.attacker),
        weapons=_arms(state, frame),
        mean=round(odds.mean(coming)),
        most=coming[-1][0],
        hull=destruction.left(state, frame.target),
    )


def _coming(state: State, frame: Attack) -> odds.Spread:
    if query.is_npc(frame.attacker):
        return weapons.of_npc(frame.attacker)
    return weapons.strength(query.player(state, frame.attacker), frame.weapons, frame.abilities)


def _arms(state: State, frame: Attack) -> tuple[str, ...]:
    if query.is_npc(frame.attacker):
        return tuple(f"d{sides}" for sides in NPCS[frame.attacker].attack)  # type: ignore[index]
    return markers.described(query.player(state, frame.attacker), frame.weapons, frame.abilities)


def _way(state: State, frame: Attack, way: Defend, coming: odds.Spread) -> Choice:
    player = state.players[frame.seat]
    rest = odds.through(coming, defence.strength(player, way.shields, way.abilities))
    return choice(
        "xia-defend" if way != Defend() else "xia-defend-nothing",
        way,
        hint="xia-defend-hint",
        usual=way == defence.usual(state, frame.seat),
        final=way == Defend(),
        means=markers.described(player, way.shields, way.abilities),
        mean=round(odds.mean(rest)),
        safe=odds.percent(1 - odds.chance(rest, 1)),
        death=odds.percent(odds.chance(rest, destruction.left(state, frame.target))),
    )


def _ask_salvo(state: State, frame: Attack) -> Question:
    """Any of the own dice may be rolled again (the Salvo Computer)."""
    cells = frame.weapons
    names = [markers.named(state, frame.seat, cell) for cell in cells] + [f"@{weapons.BROADSIDE}"]
    dice = [
        phrase("xia-die", what=what, value=value) for what, value in zip(names, frame.rolls, strict=False)
    ]
    sets = [each for count in range(1, len(dice) + 1) for each in combinations(range(len(dice)), count)]
    return question(
        "xia-ask-salvo",
        choice("xia-reroll-none", Reroll(())),
        *(choice("xia-reroll", Reroll(each), dice=tuple(dice[place] for place in each)) for each in sets),
        rolls=tuple(frame.rolls),
    )


def answer(state: State, frame: Attack, action: Action, dice: Dice) -> list[Event]:
    if isinstance(action, Reroll):
        return _reroll(state, frame, action.dice, dice)
    assert isinstance(action, Defend)
    frame.shields, told = defence.pay(state, frame.seat, action)
    frame.guards = list(action.abilities)
    frame.stage = "roll"
    return told


def run(state: State, frame: Attack, dice: Dice) -> list[Event]:
    match frame.stage:
        case "defence":
            if query.is_npc(frame.target):
                frame.stage = "roll"
                return []
            return answer(state, frame, defence.ways(state, frame.seat)[-1], dice)
        case "roll":
            return _roll(state, frame, dice)
        case "block":
            return _defenders_dice(state, frame, dice)
        case "result":
            return _result(state, frame, dice)
        case "rearm":
            return _rearm(state, frame)
    return _end(state, frame, dice)


# Step 4: dice


def _roll(state: State, frame: Attack, dice: Dice) -> list[Event]:
    """The attacker's first; a Salvo Computer before the defender's (XIA-172)."""
    told = _attackers_dice(state, frame, dice)
    told.append(Event("xia-attack-rolls", {"ship": query.named(frame.attacker), "rolls": tuple(frame.rolls)}))
    if weapons.SALVO in frame.abilities and not state.over:
        seat = int(frame.attacker)
        roll, rolled = abilities.roll(state, seat, weapons.SALVO, dice)
        told += rolled
        if abilities.succeeds(weapons.SALVO, roll):
            frame.stage, frame.seat = "reroll", seat
            return told
    return told + _defenders_dice(state, frame, dice)


def _attackers_dice(state: State, frame: Attack, dice: Dice) -> list[Event]:
    if query.is_npc(frame.attacker):
        frame.rolls = [dice.roll(sides) for sides in NPCS[frame.attacker].attack]  # type: ignore[index]
        return []
    seat = int(frame.attacker)
    frame.rolls = [markers.roll(state, seat, cell, dice) for cell in frame.weapons]
    told: list[Event] = []
    if weapons.BROADSIDE in frame.abilities:
        roll, told = abilities.roll(state, seat, weapons.BROADSIDE, dice)
        frame.rolls.append((roll + 1) // 2)
    if weapons.NOVA in frame.abilities:
        roll, told = abilities.roll(state, seat, weapons.NOVA, dice)
        frame.rolls.append(roll if roll > weapons.FIZZLES else 0)
        frame.ram = dice.roll(BACKFIRE) if roll <= weapons.FIZZLES else 0
    return told


def _reroll(state: State, frame: Attack, places: tuple[int, ...], dice: Dice) -> list[Event]:
    seat = frame.seat
    told: list[Event] = []
    for place in places:
        if place < len(frame.weapons):
            frame.rolls[place] = markers.roll(state, seat, frame.weapons[place], dice)
        else:
            roll, rolled = abilities.roll(state, seat, weapons.BROADSIDE, dice)
            told += rolled
            frame.rolls[place] = (roll + 1) // 2
    if places:
        told.append(Event("xia-attack-rolls", {"ship": f"#{seat}", "rolls": tuple(frame.rolls)}))
    return told + _defenders_dice(state, frame, dice)


def _defenders_dice(state: State, frame: Attack, dice: Dice) -> list[Event]:
    """None where the attacker's luck has ended the game (XIA-041)."""
    if state.over:
        return []
    frame.stage, frame.seat = "result", query.controller(state, frame.target)
    _share(state, frame)
    told: list[Event] = []
    if query.is_npc(frame.target):
        frame.blocks = [dice.roll(NPCS[frame.target].defence)]  # type: ignore[index]
    else:
        frame.blocks, told = defence.roll(state, frame.seat, frame.shields, frame.guards, dice)
        defence.offer_reroll(state, frame.seat, frame.shields)
    if frame.blocks:
        facts: dict[str, Arg] = {"ship": query.named(frame.target), "blocks": tuple(frame.blocks)}
        told.append(Event("xia-defence-rolls", facts))
    return told


def _share(state: State, frame: Attack) -> None:
    """The attacker's dice hold for all targets; what they cost the attacker comes last."""
    waiting = [each for each in state.stack if isinstance(each, Attack) and each.stage == "block"]
    for each in waiting:
        each.rolls = list(frame.rolls)
    if waiting and frame.ram:
        waiting[0].ram, frame.ram = frame.ram, 0


# Step 5: the result


def _result(state: State, frame: Attack, dice: Dice) -> list[Event]:
    """Both sides of a ram are hurt at once: with both ships lost, nobody earns anything (XIA-148)."""
    value, blocked = sum(frame.rolls), sum(frame.blocks)
    frame.dealt = max(0, value - blocked)
    frame.ram += _rammed(state, frame)
    frame.stage = "rearm"
    told = [
        Event(
            "xia-attack-result",
            {
                "target": query.named(frame.target),
                "attack": value,
                "defence": blocked,
                "damage": frame.dealt,
            },
        )
    ]
    _remember(state, frame, value)
    if frame.dealt < destruction.left(state, frame.target):
        return told + hold.wound(state, frame.target, frame.dealt, frame.attacker, dice)
    lost = frame.ram >= destruction.left(state, frame.attacker)
    cause = "ram" if _rammers(state, frame) else "attack"
    return told + destruction.destroy(state, frame.target, None if lost else frame.attacker, cause, dice)


def _rammers(state: State, frame: Attack) -> list[int]:
    """The dice of engines."""
    return [
        roll
        for roll, cell in zip(frame.rolls, frame.weapons, strict=False)
        if _type(state, frame, cell) == "engine"
    ]


def _rammed(state: State, frame: Attack) -> int:
    dice = _rammers(state, frame)
    return weapons.suffered(query.player(state, frame.attacker), sum(dice)) if dice else 0


def _type(state: State, frame: Attack, cell: int) -> str:
    outfit = query.outfit_at(query.player(state, frame.attacker), cell)
    assert outfit is not None
    return query.outfit(outfit).type


def _remember(state: State, frame: Attack, value: int) -> None:
    """What titles count."""
    if any(_type(state, frame, cell) == "missile" for cell in frame.weapons):
        titles.happened(state, int(frame.attacker), "missile_damage", frame.dealt)
    if value and not frame.dealt and not query.is_npc(frame.target):
        titles.happened(state, int(frame.target), "unscathed")


# Step 6: new arming, and the end


def _rearm(state: State, frame: Attack) -> list[Event]:
    """Shield markers of this attack are off the shield, armed again for energy or not (XIA-176, XIA-177). One
    that damage has knocked off is among them (XIA-181); a lost ship is as new anyway (XIA-180)."""
    frame.stage = "end"
    if not frame.shields or query.space_of(state, frame.target) is None:
        return []
    player = query.player(state, frame.target)
    for outfit in player.outfits:
        spent = [cell for cell in outfit.markers if cell in frame.shields]
        outfit.markers = [cell for cell in outfit.markers if cell not in frame.shields]
        player.disarmed += len(spent)
    state.stack.append(Rearm(frame.seat, len(frame.shields), "attack"))
    return []


def _end(state: State, frame: Attack, dice: Dice) -> list[Event]:
    """What the attack costs the attacker, which nothing reduces (XIA-144)."""
    state.stack.pop()
    if not frame.ram:
        return []
    if frame.ram < destruction.left(state, frame.attacker):
        return hold.wound(state, frame.attacker, frame.ram, None, dice)
    cause = "nova" if weapons.NOVA in frame.abilities else "own-ram"
    return destruction.destroy(state, frame.attacker, None, cause, dice)
