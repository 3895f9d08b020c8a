"""A whole action as one move: what each of its parts says, and whether it is legal before anything is paid
(AK-101, AK-113, AK-892)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.akarios.actions import BOWS, Act
from rules.akarios.battle import aims, moving, shots
from rules.akarios.battle.cells import filled
from rules.akarios.battle.deeds import Deed, deed
from rules.akarios.battle.refused import Refused, refused
from rules.akarios.cards import aiming
from rules.akarios.language import Apply, Attack, Do, Gift, Mark, Move, Relocate, Turn
from rules.akarios.ship import panic, patterns
from rules.akarios.ship.durations import works
from rules.akarios.ship.ships import Pose, flying, pose, where
from rules.akarios.state import Battle, Cockpit, Face, Ship, State
from rules.core.contract import IllegalMove
from rules.core.hexes import distance, named

FORBIDS: tuple[tuple[Mark, str, type, str], ...] = (
    ("stall", "engine", Move, "AK-164"),
    ("glitch", "weapon", Attack, "AK-551"),
)
AMID = "amid"
"""A turn of the stress ability between two actions of one card (AK-720, AK-847)."""
BETWEEN = "-"
"""Among targets: those of the next step follow."""
ALIAS = {"hull": "repair", "shields": "shield_charge"}


# What the parts of a command say


def performed(found: Deed, act: Act) -> list[int]:
    return [step for step in range(len(found.steps)) if step not in act.skip]


def _turn_in(parts: Sequence[str], when: str) -> str:
    return next((part.partition(".")[2] for part in parts if part.startswith(f"{when}.")), "")


def stress_turn(act: Act, when: str) -> str:
    """The facing that the stress ability turns to, before or after the action; "" if it does not."""
    return _turn_in(act.turn.split("/"), when)


def turned(act: Act) -> bool:
    """Its stress ability turns the ship."""
    return any(stress_turn(act, when) for when in ("before", AMID, "after"))


def turns_amid(found: Deed) -> bool:
    return found.stress_when == "any_step" and len(found.steps) > 1


def own_turns(act: Act) -> list[str]:
    """Facings for turns that are steps or bonuses, in their order."""
    return [part for part in act.turn.split("/") if part and "." not in part]


def nth(found: Deed, act: Act, step: int, *kinds: type) -> int:
    """The how manieth of its kind the step is, among those that are performed."""
    return sum(isinstance(found.steps[each], kinds) for each in performed(found, act) if each < step)


def way_of(found: Deed, act: Act, step: int) -> str:
    parts = act.way.split("/")
    at = nth(found, act, step, Move)
    return parts[at] if at < len(parts) else ""


def stop_of(found: Deed, act: Act, step: int) -> int | None:
    """After how many hexes this move is broken off; each of a card's moves by itself (AK-155)."""
    stops, at = act.stop or (), nth(found, act, step, Move)
    return stops[at] if at < len(stops) else None


def turn_of(found: Deed, act: Act, step: int) -> str:
    """Of the own ship; of others as many as there are."""
    parts, verb = own_turns(act), found.steps[step]
    if isinstance(verb, Turn) and verb.aim.who != "self":
        return "/".join(parts)
    at = nth(found, act, step, Turn)
    return parts[at] if at < len(parts) else ""


def bonus_turn(found: Deed, act: Act) -> str:
    parts = own_turns(act)
    at = nth(found, act, len(found.steps), Turn)
    return parts[at] if at < len(parts) else ""


def targets_of(found: Deed, act: Act, step: int) -> tuple[str, ...]:
    """The targets of this step; only steps that choose some count."""
    groups: list[tuple[str, ...]] = [()]
    for ref in act.at:
        groups = [*groups, ()] if ref == BETWEEN else [*groups[:-1], (*groups[-1], ref)]
    before = [each for each in performed(found, act) if each < step and chooses(found.steps[each])]
    return groups[len(before)] if len(before) < len(groups) else ()


def chooses(verb: Do) -> bool:
    aim = getattr(verb, "aim", None)
    return isinstance(verb, Attack) or (aim is not None and aim.who in aiming.CHOSEN)


def chosen(act: Act, index: int = 0) -> str:
    parts = act.choose.split("/")
    part = parts[index] if index < len(parts) else parts[-1]
    return ALIAS.get(part, part)


# Whether it is legal


def refusal(state: State, seat: int, act: Act) -> IllegalMove | None:
    """Why not; None if it can be done."""
    try:
        _check(state.fight, seat, act)
    except Refused as refused:
        return refused.why
    return None


def _check(battle: Battle, seat: int, act: Act) -> None:
    if not flying(battle, seat):
        raise refused("ak-illegal-no-ship", "AK-394")
    found = deed(battle, seat, act.card)
    if found is None:
        raise refused("ak-illegal-no-such-action", "AK-099")
    _check_card(battle, found)
    faces = _faces(battle.cockpits[seat], act.dice)
    if any(battle.cockpits[seat].dice[place].barred == found.id for place in act.dice):
        raise refused("ak-illegal-barred", "AK-759", card=f"@{_name(found)}")
    if filled(found.cells, found.used, faces) is None:
        key = "ak-illegal-cells-used" if found.used else "ak-illegal-cells"
        raise refused(key, "AK-099", card=f"@{_name(found)}")
    at = forced(battle, seat, pose(battle.ships[battle.cockpits[seat].ship]))
    check_deed(battle, seat, found, act, len(faces), "stress" in faces, at)


def _name(found: Deed) -> str:
    return {"attack": "basic_attack", "repair": "basic_repair"}.get(found.id, found.id)


def _check_card(battle: Battle, found: Deed) -> None:
    card = found.card
    if found.cells.kind == "none" or found.when != "action":
        raise refused("ak-illegal-no-cells", "AK-099", card=f"@{_name(found)}")
    if card is not None and card.broken:
        raise refused("ak-illegal-broken", "AK-112", card=f"@{card.card}")
    if card is not None and card.cap and not card.energy:
        raise refused("ak-illegal-no-energy", "AK-136", card=f"@{card.card}")


def _faces(cockpit: Cockpit, dice: tuple[int, ...]) -> list[Face]:
    if len(set(dice)) != len(dice) or not all(0 <= place < len(cockpit.dice) for place in dice):
        raise refused("ak-illegal-no-such-die", "AK-098")
    if any(cockpit.dice[place].place is not None for place in dice):
        raise refused("ak-illegal-die-placed", "AK-098")
    return [cockpit.dice[place].face for place in dice]


def check_deed(battle: Battle, seat: int, found: Deed, act: Act, dice: int, stressed: bool, at: Pose) -> None:
    """Everything but payment: marks, way, targets, choices, the stress ability. `at`: where the ship is when
    the action begins."""
    ship = battle.ships[battle.cockpits[seat].ship]
    if any(not 0 <= step < len(found.steps) for step in act.skip) or (act.skip and not found.optional):
        raise refused("ak-illegal-skip", "AK-703", card=f"@{_name(found)}")
    if found.steps and not performed(found, act):
        raise refused("ak-illegal-skip", "AK-703", card=f"@{_name(found)}")
    _check_marks(battle, ship, found, act)
    _check_trauma(battle, seat, found, act)
    _check_stress(found, act, stressed)
    at = _turned(at, act, "before")
    hit: list[str] = []
    for step in range(len(found.steps)):
        at = _turned(at, act, AMID) if step == 1 else at
        if step not in act.skip:
            at = _check_step(battle, seat, found, act, step, at, dice, hit)
    _turned(at, act, "after")


def _turned(at: Pose, act: Act, when: str) -> Pose:
    to = stress_turn(act, when)
    return _facing(at, to) if to else at


def _check_marks(battle: Battle, ship: Ship, found: Deed, act: Act) -> None:
    """Stall forbids engines and moves, Glitch weapons and attacks (AK-164, AK-299 to AK-301)."""
    steps = [found.steps[step] for step in performed(found, act)]
    for mark, kind, verb, rule in FORBIDS:
        if not works(battle, ship, mark) or mark in found.usable_under:
            continue
        if found.kind == kind or any(isinstance(step, verb) for step in steps):
            raise refused(f"ak-illegal-{mark}", rule)


def _check_trauma(battle: Battle, seat: int, found: Deed, act: Act) -> None:
    cockpit = battle.cockpits[seat]
    if found.id == "turn" and panic.no_basic_turn(cockpit):
        raise refused("ak-illegal-white-knuckles", "AK-330")
    first = panic.attacks_first(cockpit) and not cockpit.done
    attacks = any(isinstance(found.steps[step], Attack) for step in performed(found, act))
    if first and not attacks and shots.possible(battle, seat):
        raise refused("ak-illegal-first-attack", "AK-330")


def _check_stress(found: Deed, act: Act, stressed: bool) -> None:
    """Only with a stress die on this card, and as the card says (AK-126, AK-130)."""
    turns = [when for when in ("before", AMID, "after") if stress_turn(act, when)]
    if not turns and not act.more:
        return
    able = any(isinstance(do, Turn) for do in found.stress) if turns else found.stress_when == "inside"
    able = able and (AMID not in turns or turns_amid(found))
    if not found.stress or not able:
        raise refused("ak-illegal-no-stress-ability", "AK-126", card=f"@{_name(found)}")
    if not stressed:
        raise refused("ak-illegal-no-stress-die", "AK-126", card=f"@{_name(found)}")
    if len(turns) + act.more > 1:
        raise refused("ak-illegal-stress-once", "AK-129")


def forced(battle: Battle, seat: int, at: Pose) -> Pose:
    """What trauma does before the first action, and before each (AK-333)."""
    cockpit = battle.cockpits[seat]
    way = drift(battle, seat, at) if not panic.drifted(battle, cockpit) else []
    return (way[-1] if way else at).turned(panic.forced_turn(cockpit))


def drift(battle: Battle, seat: int, at: Pose) -> list[Pose]:
    """Hexes that a ship drifts, each pattern as far as its last hex is free."""
    cockpit = battle.cockpits[seat]
    ship, found = battle.ships[cockpit.ship], list[Pose]()
    for pattern in panic.drifts(cockpit):
        way = patterns.route(pattern, found[-1] if found else at)
        found += way if len(way) in patterns.stops(battle, ship, way) else []
    return found


def _facing(at: Pose, to: str) -> Pose:
    if to not in BOWS or BOWS.index(to) not in patterns.turns(at.facing):
        raise refused("ak-illegal-turn", "AK-148")
    return Pose(at.hex, BOWS.index(to))


def _check_step(
    battle: Battle, seat: int, found: Deed, act: Act, step: int, at: Pose, dice: int, hit: list[str]
) -> Pose:
    """Where the ship stands after it, as far as can be known."""
    verb = found.steps[step]
    ship = battle.ships[battle.cockpits[seat].ship]
    match verb:
        case Move():
            return _check_move(battle, ship, verb, way_of(found, act, step), stop_of(found, act, step), at)
        case Turn() if verb.aim.who == "self":
            return _facing(at, turn_of(found, act, step))
        case Attack():
            _check_attack(battle, seat, found, act, step, at, dice, hit)
        case Relocate():
            aims.check(battle, seat, verb, act, (), at, dice)
            hex, _, to = act.to.partition(".")
            return Pose(named(hex), BOWS.index(to) if verb.any_facing else at.facing)
        case _:
            aims.check(battle, seat, verb, act, targets_of(found, act, step), at, dice)
            _check_choice(verb, act)
    return at


def _check_choice(verb: Do, act: Act) -> None:
    names = [each.effect for each in getattr(verb, "choose_one", ())]
    if names and chosen(act) not in names:
        raise refused("ak-illegal-choose", "AK-911")


def _check_move(battle: Battle, ship: Ship, verb: Move, code: str, stop: int | None, at: Pose) -> Pose:
    ways = moving.ways(verb, at)
    aims.check_way(code, ways)
    way = ways[code]
    possible = patterns.rests(battle, ship, way)
    if stop is not None and stop not in possible:
        raise refused("ak-illegal-stop", "AK-157")
    return moving.end(battle, ship, way, stop, at)


def _check_attack(
    battle: Battle, seat: int, found: Deed, act: Act, step: int, at: Pose, dice: int, hit: list[str]
) -> None:
    verb = found.steps[step]
    assert isinstance(verb, Attack)
    shot = shots.shot(battle, seat, found, verb, act, dice)
    me = battle.ships[battle.cockpits[seat].ship]
    ally, targets = shots.origin(battle, me, verb, targets_of(found, act, step))
    if verb.origin == "ally" and ally is None:
        raise refused("ak-illegal-no-ally", "AK-859")
    at = pose(ally) if ally is not None else at
    legal = [*shots.legal(battle, seat, found, verb, shot, at), *pulled(battle, found, act, step, at)]
    if not legal:
        raise refused("ak-illegal-no-target", "AK-199")
    aims.check_targets(targets, legal, shot.targets, "AK-190")
    if verb.per_arc and not shots.one_per_arc(battle, verb, targets, at):
        raise refused("ak-illegal-one-per-arc", "AK-857")
    if found.apart and set(targets) & set(hit):
        raise refused("ak-illegal-apart", "AK-781")
    _check_choice(verb, act)
    hit += targets


def pulled(battle: Battle, found: Deed, act: Act, step: int, at: Pose) -> list[str]:
    """Enemies out of range whom an earlier part of this command may pull into it (AK-769)."""
    attack, there = found.steps[step], list[str]()
    assert isinstance(attack, Attack)
    for before in performed(found, act):
        verb = found.steps[before]
        far = max((gift.n for gift in _pulls(verb) if gift.n != "all"), default=0)
        if before < step and far and attack.aim.range:
            refs = [ref for ref in targets_of(found, act, before) if _flies(battle, ref)]
            away = {ref: distance(at.hex, where(battle.ships[ref])) - attack.aim.range for ref in refs}
            there += [ref for ref in refs if 0 < away[ref] <= far and battle.ships[ref].side == "enemy"]
    return there


def _flies(battle: Battle, ref: str) -> bool:
    """A ship that is still on the board: asteroids may have destroyed whom it was pulled through."""
    return ref in battle.ships and battle.ships[ref].hex is not None


def _pulls(verb: Do) -> list[Gift]:
    return [gift for gift in verb.effects if gift.effect == "pull"] if isinstance(verb, Apply) else []
