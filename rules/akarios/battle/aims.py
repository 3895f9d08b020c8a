"""Whom and what place a part of a command names: legal before anything is paid (AK-113, AK-295 to AK-297,
AK-892)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.akarios import language
from rules.akarios.actions import BOWS, STAY, Act
from rules.akarios.battle import moving, shots
from rules.akarios.battle.refused import refused
from rules.akarios.cards import aiming, placing, rare
from rules.akarios.language import Aim, Do
from rules.akarios.ship import patterns
from rules.akarios.ship.ships import Pose, pose
from rules.akarios.state import Battle, Ship
from rules.core.hexes import Hex, name


def check(battle: Battle, seat: int, verb: Do, act: Act, targets: Sequence[str], at: Pose, dice: int) -> None:
    """`at`: where the ship is when this part begins; `targets`: those that are named for it."""
    ship = battle.ships[battle.cockpits[seat].ship]
    aim: Aim | None = getattr(verb, "aim", None)
    with shots.as_if(ship, at):
        if aim is not None and aim.who in aiming.CHOSEN:
            extra = aiming.extras(getattr(verb, "extra", ()), dice)
            legal = aiming.concerned(battle, ship.ref, aim, extra.range)
            check_targets(targets, legal, aiming.most(aim, extra.targets), "AK-296")
        _check_place(battle, seat, ship, verb, act)


def check_targets(targets: Sequence[str], legal: Sequence[str], most: int, rule: str) -> None:
    if not legal:
        raise refused("ak-illegal-no-target", "AK-113")
    if not targets or not set(targets) <= set(legal) or len(set(targets)) != len(targets):
        raise refused("ak-illegal-target", rule, targets=tuple(legal))
    if len(targets) > most:
        raise refused("ak-illegal-many-targets", "AK-192", most=most)


def check_way(code: str, ways: Mapping[str, object]) -> None:
    if code in ways:
        return
    named = tuple(each for each in ways if each)
    raise (
        refused("ak-illegal-way", "AK-145", ways=named) if named else refused("ak-illegal-one-way", "AK-145")
    )


def _check_place(battle: Battle, seat: int, ship: Ship, verb: Do, act: Act) -> None:
    match verb:
        case language.MoveOther():
            ways = moving.ways(language.Move(verb.patterns), pose(ship))
            check_way(act.way, ways)
        case language.Relocate():
            _check_spot(act, placing.spots(battle, ship, verb), verb.any_facing)
        case language.PlaceOther():
            _check_spot(act, placing.near(battle, ship, verb.to_range), any_facing=True)
        case language.Wormholes():
            holes, gaps = set(act.at), {name(cell) for cell in placing.gaps(battle)}
            if not len(act.at) == len(holes & gaps) == placing.holes(battle, verb.n) > 0:
                raise refused("ak-illegal-spot", "AK-813")
        case language.Dice():
            _check_dice(battle, seat, verb, act)
        case language.Turn():
            _check_turns(battle, ship, verb, act)
        case language.Lend():
            check_targets(act.at, rare.partners(battle, seat), 1, "AK-752")
            if not {*act.choose.split("/")} <= {str(die) for die in rare.lendable(battle.cockpits[seat])}:
                raise refused("ak-illegal-no-such-die", "AK-098")
        case language.CopyAction():
            check_targets(act.at, rare.copied(battle, seat, verb.range), 1, "AK-762")


def _check_dice(battle: Battle, seat: int, verb: language.Dice, act: Act) -> None:
    """Those that are named, if any are, and not those that pay for it."""
    there = {*rare.turnable(battle.cockpits[seat], verb)} - {*act.dice}
    named = act.choose.split("/") if act.choose else []
    if not there or not {*named} <= {*map(str, there)}:
        raise refused("ak-illegal-no-such-die", "AK-098")


def _check_turns(battle: Battle, ship: Ship, verb: language.Turn, act: Act) -> None:
    """Of others: a facing for each of them, in the order of their refs; they may also stay as they are
    (AK-148)."""
    words = [word for word in act.turn.split("/") if word and "." not in word]
    refs = act.at if verb.aim.who in aiming.CHOSEN else aiming.concerned(battle, ship.ref, verb.aim)
    facings = [patterns.turns(battle.ships[ref].facing, verb.steps) for ref in refs if ref in battle.ships]
    fit = all(
        word == STAY or (word in BOWS and BOWS.index(word) in looks)
        for word, looks in zip(words, facings, strict=False)
    )
    if len(words) > len(facings) or not fit:
        raise refused("ak-illegal-turn", "AK-148")


def _check_spot(act: Act, spots: Sequence[Hex], any_facing: bool) -> None:
    if not placing.said_right(act.to, spots, any_facing):
        raise refused("ak-illegal-spot", "AK-113")
