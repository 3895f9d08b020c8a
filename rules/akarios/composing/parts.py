"""What each part of a card asks before it is used: ways, targets, places, choices."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial

from msgspec.structs import replace

from rules.akarios import language
from rules.akarios.actions import BOWS, STAY, Act
from rules.akarios.battle import commands, moving, planned, shots
from rules.akarios.cards import aiming, placing, rare
from rules.akarios.components import PATTERNS
from rules.akarios.composing import previews
from rules.akarios.composing.making import Making
from rules.akarios.composing.script import Answer, Ask, option, picked
from rules.akarios.naming import bow, called
from rules.akarios.odds import odds
from rules.akarios.ship import effects, panic, patterns
from rules.akarios.ship.damage import thing
from rules.akarios.ship.ships import distance, on_board, pose
from rules.akarios.state import Battle, Ship
from rules.core.contract import Arg, phrase
from rules.core.draft import Option
from rules.core.hexes import Hex, name

FULL, ENOUGH = "full", "enough"
STOP = ":"
"""Between a way and the hexes that are flown of it."""
Part = Generator[Ask, str, None]


def _last(making: Making, step: int) -> bool:
    """Nothing that comes after this part depends on it."""
    return step == len(making.found.steps) - 1 and not making.found.optional


def _ships(battle: Battle, refs: Sequence[str]) -> list[Answer]:
    return [option(ref, "ak-choice-ship", ship=called(battle, ref)) for ref in refs]


# Ways


def _way(making: Making, step: int) -> Part:
    """Each way, and each place to stop early on it (AK-115, AK-155). Where there is one way, it is flown to
    its end unless somebody says otherwise."""
    verb, found, act = making.found.steps[step], making.found, making.act
    assert isinstance(verb, language.Move)
    before = _flown_before(making, step)
    first = commands.nth(found, act, step, language.Move) == 0
    choices: dict[str, Act] = {}
    for code, way in moving.ways(verb, making.pose(step)).items():
        said = replace(act, way=code if first else f"{act.way}/{code}")
        choices[code or FULL] = said
        rests = patterns.rests(making.battle, making.ship, way)
        for stop in rests[:-1]:
            choices[f"{code or FULL}{STOP}{stop}"] = replace(said, stop=(*before, stop))
    ordered = sorted(choices, key=lambda code: STOP in code)
    listed = [
        Answer(code, partial(_flown, making, code, choices[code], number))
        for number, code in enumerate(ordered, 1)
    ]
    looks = partial(previews.ways, making.battle, making.seat, found, [choices[code] for code in ordered])
    whole = [each for each in choices if STOP not in each]
    usual = choices[whole[0]] if len(whole) == 1 else None
    args: dict[str, Arg] = {"card": making.name}
    code = yield Ask("ak-draft-way", listed, usual, None, args, looks, sure=_last(making, step))
    making.act = choices[code]


def _flown_before(making: Making, step: int) -> list[int]:
    """Hexes of each earlier move of this card, broken off or not."""
    found, act, battle, ship = making.found, making.act, making.battle, making.ship
    done = []
    for each in (each for each in commands.performed(found, act) if each < step):
        verb = found.steps[each]
        if isinstance(verb, language.Move):
            way = moving.ways(verb, making.pose(each))[commands.way_of(found, act, each)]
            done.append(moving.flown(battle, ship, way, commands.stop_of(found, act, each)))
    return done


def _flown(making: Making, code: str, act: Act, number: int) -> Option:
    view = previews.way(making.battle, making.seat, making.found, act)
    side = "left" if view.mirror else "right" if PATTERNS[view.pattern].mirror else "straight"
    args: dict[str, Arg] = {
        "number": number,
        "pattern": f"@{PATTERNS[view.pattern].code or view.pattern}",
        "hex": view.end,
        "bow": bow(view.facing),
        "risks": tuple(_risks(making, act)) or (phrase("ak-risk-free"),),
    }
    return Option(code, f"ak-draft-way-{side}", args, "ak-hint-risks")


def _risks(making: Making, act: Act) -> list[str]:
    plan = planned.plan(making.battle, making.seat, making.found, act)
    kinds = [risk.kind for risk in plan.risks]
    return [phrase(f"ak-risk-{kind}", n=kinds.count(kind)) for kind in dict.fromkeys(kinds)]


# Targets


def _attack(making: Making, step: int) -> Part:
    verb = making.found.steps[step]
    assert isinstance(verb, language.Attack)
    battle, seat, found = making.battle, making.seat, making.found
    if verb.origin == "ally":
        others = on_board(battle, "player", "ally", "sparrow")
        allies = [ship.ref for ship in others if ship is not making.ship]
        ally = yield Ask("ak-draft-ally", _ships(battle, allies), args={"card": making.name})
        making.say_targets(step, (ally,))
        at = pose(battle.ships[ally])
    else:
        at = making.pose(step)
    shot = shots.shot(battle, seat, found, verb, making.act, len(making.act.dice))
    there = shots.legal(battle, seat, found, verb, shot, at)
    there += commands.pulled(battle, found, making.act, step, at)
    most = 1 if panic.one_target(making.cockpit) else shot.targets
    if verb.per_arc or found.apart:
        yield from _one_by_one(making, step, there, most)
    else:
        listed = _targets(making, step, there)
        looks = partial(making.preview, step)
        many = (1, most) if most > 1 else None
        code = yield Ask("ak-draft-targets", listed, None, many, {"card": making.name}, looks)
        refs = picked(code)
        _add(making, step, refs, ally=verb.origin == "ally")
    yield from _choose(making, verb.choose_one)


def _add(making: Making, step: int, refs: Sequence[str], ally: bool = False) -> None:
    if ally:
        making.act = replace(making.act, at=(*making.act.at, *refs))
    else:
        making.say_targets(step, refs)


def _one_by_one(making: Making, step: int, there: Sequence[str], most: int) -> Part:
    """Where not any targets go together (AK-781, AK-857)."""
    begun = making.act
    refs: list[str] = []
    while len(refs) < min(most, len(there)):
        left = [ref for ref in there if ref not in refs and ref not in making.hit]
        listed = _targets(making, step, left)
        if refs:
            listed.insert(0, option(ENOUGH, "ak-draft-enough"))
        args: dict[str, Arg] = {"card": making.name}
        code = yield Ask("ak-draft-targets", listed, None, None, args, partial(making.preview, step))
        if code == ENOUGH:
            break
        refs.append(code)
        making.act = begun
        making.say_targets(step, refs)
        making.hit = making.hit[: -len(refs)]
    making.hit += refs


def _targets(making: Making, step: int, refs: Sequence[str]) -> list[Answer]:
    return [Answer(ref, partial(_aimed, making, step, making.act, ref)) for ref in refs]


def _aimed(making: Making, step: int, act: Act, ref: str) -> Option:
    """With the odds of this target alone."""
    alone = replace(act, at=(ref,), skip=previews.only(making.found, step))
    plan = planned.plan(making.battle, making.seat, making.found, act)
    each = next(iter(odds(making.state, making.seat, making.found, alone, plan)), None)
    args: dict[str, Arg] = {"ship": called(making.battle, ref)}
    if each is None:
        return Option(ref, "ak-choice-ship", args)
    target = thing(making.battle, ref)
    shields = target.shields if isinstance(target, Ship) else 0
    args |= {"destroyed": round(100 * each.destroyed), "hull": target.hull or 0, "shields": shields}
    return Option(ref, "ak-choice-ship", args, f"ak-hint-odds-{each.standing or 'even'}")


def _concerned(making: Making, step: int, aim: language.Aim, plus: int = 0) -> list[str]:
    with shots.as_if(making.ship, making.pose(step)):
        return aiming.concerned(making.battle, making.ship.ref, aim, plus)


def _whom(making: Making, step: int) -> Part:
    """Ships that a part concerns, where the player says which."""
    verb = making.found.steps[step]
    aim: language.Aim | None = getattr(verb, "aim", None)
    if aim is None or aim.who not in aiming.CHOSEN:
        return
    extra = aiming.extras(getattr(verb, "extra", ()), len(making.act.dice))
    there = _concerned(making, step, aim, extra.range)
    if not there:
        return
    most = aiming.most(aim, extra.targets)
    many = (1, most) if most > 1 else None
    looks = partial(making.preview, step)
    code = yield Ask("ak-draft-whom", _ships(making.battle, there), None, many, {"card": making.name}, looks)
    making.say_targets(step, picked(code))


def _choose(making: Making, among: Sequence[language.Addition | language.Gift]) -> Part:
    if among:
        listed = [option(each.effect, "ak-draft-effect", effect=f"@{each.effect}") for each in among]
        making.choose((yield Ask("ak-draft-choose", listed, args={"card": making.name})))


def _apply(making: Making, step: int) -> Part:
    verb = making.found.steps[step]
    assert isinstance(verb, language.Apply)
    yield from _whom(making, step)
    yield from _choose(making, verb.choose_one)
    mine = verb.aim.who == "self" or making.ship.ref in making.act.at
    gifts = {each.effect: each.n for each in verb.effects}
    marks = effects.cleansable(making.ship)
    if mine and "cleanse" in gifts and len(marks) > 1:
        listed = [option(mark, "ak-draft-effect", effect=f"@{mark}") for mark in marks]
        making.choose((yield Ask("ak-draft-cleanse", listed)))
    lacking = effects.rechargeable(making.cockpit, but=making.found.id)
    n = gifts.get("recharge", 0)
    most = len(lacking) if n == "all" else min(int(n), len(lacking))
    if mine and 0 < most < len(lacking):
        yield from _cards(making, "ak-draft-recharge", lacking, most)


def _cards(making: Making, key: str, cards: Sequence[str], most: int) -> Part:
    """Left out, it is asked later or decided by the rules."""
    listed = [option(card, "ak-pick-card", card=f"@{card}") for card in cards]
    code = yield Ask(key, listed, making.act, (0, most), {"n": most}, making.preview)
    making.act = replace(making.act, cards=tuple(picked(code)))


def _next(making: Making, step: int) -> Part:
    verb = making.found.steps[step]
    assert isinstance(verb, language.Next)
    yield from _whom(making, step)
    yield from _choose(making, verb.choose_one)


def _mend(making: Making, step: int) -> Part:
    verb = making.found.steps[step]
    assert isinstance(verb, language.Mend)
    yield from _whom(making, step)
    broken = [each.card for each in making.cockpit.cards if each.broken]
    if 0 < verb.n < len(broken) and verb.aim.who == "self":
        yield from _cards(making, "ak-draft-mend", broken, verb.n)


# Places


def _spot(making: Making, cells: Sequence[Hex], facings: Sequence[int], sure: bool) -> Part:
    """The hex, and the facing if that can be chosen."""
    args: dict[str, Arg] = {"card": making.name}
    listed = [option(name(cell), "ak-draft-hex", hex=name(cell)) for cell in cells]
    hex = yield Ask("ak-draft-place", listed, args=args, sure=sure)
    bows = [option(BOWS[to], "ak-draft-bow", bow=bow(to)) for to in facings]
    to = yield Ask("ak-draft-facing", bows, sure=sure)
    making.act = replace(making.act, to=f"{hex}.{to}")


def _relocate(making: Making, step: int) -> Part:
    verb = making.found.steps[step]
    assert isinstance(verb, language.Relocate)
    at = making.pose(step)
    with shots.as_if(making.ship, at):
        cells = placing.spots(making.battle, making.ship, verb)
    facings = range(6) if verb.any_facing else (at.facing,)
    if cells:
        yield from _spot(making, cells, facings, _last(making, step))


def _place_other(making: Making, step: int) -> Part:
    verb = making.found.steps[step]
    assert isinstance(verb, language.PlaceOther)
    yield from _whom(making, step)
    with shots.as_if(making.ship, making.pose(step)):
        cells = placing.near(making.battle, making.ship, verb.to_range)
    if cells and making.act.at:
        yield from _spot(making, cells, range(6), True)


def _move_other(making: Making, step: int) -> Part:
    verb = making.found.steps[step]
    assert isinstance(verb, language.MoveOther)
    yield from _whom(making, step)
    sides = moving.ways(language.Move(verb.patterns), making.pose(step))
    listed = [_side(verb, code) for code in sides]
    code = yield Ask("ak-draft-way", listed, args={"card": making.name})
    making.act = replace(making.act, way="" if code == FULL else code)


def _side(verb: language.MoveOther, code: str) -> Answer:
    words = code.split(".")
    side = "left" if moving.LEFT in words else "right" if moving.RIGHT in words else "straight"
    pattern = next((word for word in words if word in verb.patterns), verb.patterns[0])
    return option(code or FULL, f"ak-draft-side-{side}", pattern=f"@{PATTERNS[pattern].code or pattern}")


def _turn_other(making: Making, step: int) -> Part:
    verb = making.found.steps[step]
    assert isinstance(verb, language.Turn)
    yield from _whom(making, step)
    if verb.aim.who not in aiming.CHOSEN:
        yield from _turn_each(making, step, verb)
        return
    refs = commands.targets_of(making.found, making.act, step)
    if refs and refs[0] in making.battle.ships:
        facing = making.battle.ships[refs[0]].facing
        listed = [option(BOWS[to], "ak-draft-bow", bow=bow(to)) for to in previews.turns(facing, verb.steps)]
        making.say_turn((yield Ask("ak-draft-turn", listed, making.act)))


def _turn_each(making: Making, step: int, verb: language.Turn) -> Part:
    """Each ship a facing, or none."""
    for ref in _concerned(making, step, verb.aim):
        facings = previews.turns(making.battle.ships[ref].facing, verb.steps)
        listed = [option(STAY, "ak-draft-turn-stay")]
        listed += [option(BOWS[to], "ak-draft-bow", bow=bow(to)) for to in facings]
        args: dict[str, Arg] = {"ship": called(making.battle, ref)}
        making.say_turn((yield Ask("ak-draft-turn-other", listed, args=args)))


def _wormholes(making: Making, step: int) -> Part:
    verb = making.found.steps[step]
    assert isinstance(verb, language.Wormholes)
    listed = [option(name(cell), "ak-draft-hex", hex=name(cell)) for cell in placing.gaps(making.battle)]
    n = placing.holes(making.battle, verb.n)
    if not n:
        return
    code = yield Ask("ak-draft-hexes", listed, None, (n, n), {"n": n}, sure=True)
    making.act = replace(making.act, at=tuple(picked(code)))


# Dice and other players


def _open_dice(making: Making) -> list[Answer]:
    return [
        option(str(place), "ak-draft-die", number=place + 1, face=f"@{die.face}")
        for place, die in enumerate(making.cockpit.dice)
        if die.place is None and place not in making.act.dice
    ]


def _dice(making: Making, step: int) -> Part:
    verb = making.found.steps[step]
    assert isinstance(verb, language.Dice)
    there = rare.turnable(making.cockpit, verb)
    listed = [each for each in _open_dice(making) if int(each.code) in there]
    if listed and (verb.n != "all" or verb.face is None):
        most = len(listed) if verb.n == "all" else verb.n
        code = yield Ask("ak-draft-which-dice", listed, making.act, (0, most), preview=making.preview)
        making.choose("/".join(picked(code)))


def _others(making: Making, *, acted: bool = False, range: int = 0) -> list[str]:
    battle = making.battle
    return [
        ship.ref
        for ship in on_board(battle, "player")
        if ship is not making.ship
        and (not range or distance(ship, making.ship) <= range)
        and (not acted or any(each.ship == ship.ref and each.done for each in battle.cockpits))
    ]


def _lend(making: Making, step: int) -> Part:
    there, listed = _others(making), _open_dice(making)
    if there and listed:
        code = yield Ask("ak-draft-whom", _ships(making.battle, there), args={"card": making.name})
        making.act = replace(making.act, at=(code,))
        making.choose((yield Ask("ak-draft-which-dice", listed)))


def _copy(making: Making, step: int) -> Part:
    verb = making.found.steps[step]
    assert isinstance(verb, language.CopyAction)
    there = _others(making, acted=True, range=verb.range)
    if there:
        code = yield Ask("ak-draft-whom", _ships(making.battle, there), args={"card": making.name})
        making.act = replace(making.act, at=(code,))


PARTS: dict[type, Callable[[Making, int], Part]] = {
    language.Move: _way,
    language.Turn: _turn_other,
    language.Attack: _attack,
    language.Apply: _apply,
    language.Next: _next,
    language.Mend: _mend,
    language.Status: _whom,
    language.Swap: _whom,
    language.FreeAttack: _whom,
    language.Control: _whom,
    language.TopCard: _whom,
    language.Stress: _whom,
    language.Relocate: _relocate,
    language.PlaceOther: _place_other,
    language.MoveOther: _move_other,
    language.Wormholes: _wormholes,
    language.Dice: _dice,
    language.Lend: _lend,
    language.CopyAction: _copy,
}
"""What needs no answer is not in here."""
