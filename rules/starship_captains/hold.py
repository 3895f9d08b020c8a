"""The hold: damage one token at a time, and cargo that must find a slot (sections 14 and 16).

Hyperlockers hold cargo only, and cargo moves between them and the hold at will, so all room is counted
together; with every slot of the hold itself damaged, more damage is overdamage and spares the lockers
(SC-384 to SC-387).
"""

from __future__ import annotations

from typing import Literal, cast, get_args

from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.starship_captains import frames, query, triggers, wording
from rules.starship_captains.actions import Discard, Use
from rules.starship_captains.components import ArtifactKind, Trigger
from rules.starship_captains.pieces import Pirate
from rules.starship_captains.question import SKIP, Question, choice, question
from rules.starship_captains.rulings import RULINGS
from rules.starship_captains.state import Player, State

PIRATES = get_args(Pirate)


def is_pirate(cargo: str) -> bool:
    """A pirate token; otherwise it is an artifact."""
    return cargo in PIRATES


# Damage


def ask_damage(state: State, frame: frames.Damage) -> Question | None:
    if not frame.left:
        return None
    cards = _shields(state, frame)
    if cards and not (len(cards) == 1 and triggers.plain(state, frame.seat, cards[0])):
        first, *more = map(triggers.use_choice, cards)
        return question("sc-ask-shield", first.usually(), *more, _take_it(state, frame.seat), left=frame.left)
    if cards or next_damage(state, frame.seat) != "crush":
        return None
    crushed = _discards(_cargo(state.players[frame.seat]), "sc-crush")
    return question("sc-ask-crush", *crushed, forced=True, left=frame.left)


def _shields(state: State, frame: frames.Damage) -> list[str]:
    """Cards that can act against the next token; the pirate being fought is not aboard yet (SC-381)."""

    def fits(trigger: Trigger) -> bool:
        if trigger.scope == "mission":
            return frame.mission
        return trigger.scope in ("any", frame.scope)

    cards = triggers.reacting(state, frame.seat, "on_damage", fits)
    return [card for card in cards if card not in frame.asked]


def _take_it(state: State, seat: int) -> Choice:
    hint = f"sc-take-damage-{next_damage(state, seat)}"
    return choice("sc-take-damage", SKIP.action, hint=hint, final=True)


def next_damage(state: State, seat: int) -> Literal["slot", "crush", "over"]:
    """What one more token does: an empty slot is always used first, then cargo goes (SC-131, SC-136)."""
    if state.players[seat].damage >= query.HOLD:
        return "over"
    return "slot" if query.free_slots(state, seat) > 0 else "crush"


def answer_damage(state: State, frame: frames.Damage, action: Action, dice: Dice) -> list[Event]:
    if isinstance(action, Use):
        frame.asked.append(action.card)
        return triggers.use(state, frame.seat, action.card, mission=frame.mission)
    if isinstance(action, Discard):
        crushed = Event("sc-crushed", {"player": f"#{frame.seat}", "cargo": wording.cargo(action.cargo)})
        discard_cargo(state, frame.seat, action.cargo)
        return [crushed, *_take(state, frame)]
    frame.asked += _shields(state, frame)
    return []


def run_damage(state: State, frame: frames.Damage, dice: Dice) -> list[Event]:
    if not frame.left:
        state.stack.pop()
        return []
    cards = _shields(state, frame)
    if cards:
        frame.asked.append(cards[0])
        return triggers.use(state, frame.seat, cards[0], mission=frame.mission)
    return _take(state, frame)


def _take(state: State, frame: frames.Damage) -> list[Event]:
    """One token, on the hold and never on a tech slot (SC-129, SC-130)."""
    player = state.players[frame.seat]
    player.damage += 1
    frame.left -= 1
    frame.asked = []
    key = "sc-overdamaged" if query.overdamage(player) else "sc-damaged"
    return [Event(key, {"player": f"#{frame.seat}", "damage": player.damage})]


# Cargo


def gain_artifacts(state: State, seat: int, n: int, dice: Dice) -> list[Event]:
    """All of one effect are drawn together, and looked at before any is stowed (SC-149)."""
    drawn = [artifact for _ in range(n) if (artifact := state.artifacts.draw(dice)) is not None]
    if not drawn:
        return [Event("sc-no-artifacts", {"player": f"#{seat}"})]
    state.stack.append(frames.Stow(seat, list(drawn)))
    found = tuple(wording.cargo(artifact) for artifact in drawn)
    return [Event("sc-found-artifacts", {"player": f"#{seat}", "artifacts": found}, reveals=True)]


def discard_cargo(state: State, seat: int, item: str) -> list[Event]:
    """Cargo leaves the ship for its discard pile (SC-092, SC-135)."""
    player = state.players[seat]
    if is_pirate(item):
        player.pirates.remove(cast(Pirate, item))
    else:
        player.artifacts.remove(cast(ArtifactKind, item))
    _to_pile(state, item)
    return [Event("sc-discarded", {"player": f"#{seat}", "cargo": wording.cargo(item)})]


def thrown_at_will(state: State, seat: int) -> list[Choice]:
    """Cargo that may be thrown away in between, if the table plays so (SC-151)."""
    if not RULINGS.throw_cargo:
        return []
    return [each.finally_() for each in _discards(_cargo(state.players[seat]), "sc-throw-out")]


def ask_stow(state: State, frame: frames.Stow) -> Question | None:
    """What does not fit needs cargo given up for it, or is given up itself; damage stays (SC-146, SC-147)."""
    gained = _gained(frame)
    room = query.free_slots(state, frame.seat)
    aboard = _cargo(state.players[frame.seat])
    if len(gained) <= room or len(aboard) + room <= 0:
        return None
    new = _discards(gained, "sc-leave-behind")
    old = [c for c in _discards(aboard, "sc-throw-out") if c.action not in {n.action for n in new}]
    named = tuple(wording.cargo(item) for item in gained)
    return question("sc-ask-stow", *new, *old, forced=True, gained=named, over=len(gained) - room)


def answer_stow(state: State, frame: frames.Stow, action: Action, dice: Dice) -> list[Event]:
    assert isinstance(action, Discard)
    if action.cargo not in _gained(frame):
        return discard_cargo(state, frame.seat, action.cargo)
    if action.cargo == frame.pirate:
        frame.pirate = None
    else:
        frame.artifacts.remove(action.cargo)
    return [_lost(state, frame.seat, action.cargo)]


def run_stow(state: State, frame: frames.Stow, dice: Dice) -> list[Event]:
    """Everything fits; or there is no slot at all, and everything is lost (SC-145, SC-148)."""
    state.stack.pop()
    gained = _gained(frame)
    if len(gained) > query.free_slots(state, frame.seat):
        return [_lost(state, frame.seat, item) for item in gained]
    player = state.players[frame.seat]
    player.artifacts += [cast(ArtifactKind, artifact) for artifact in frame.artifacts]
    player.artifacts.sort()
    if frame.pirate is not None:
        player.pirates.append(cast(Pirate, frame.pirate))
        player.pirates.sort()
    return []


def _gained(frame: frames.Stow) -> list[str]:
    return [*frame.artifacts, *([frame.pirate] if frame.pirate is not None else [])]


def _lost(state: State, seat: int, item: str) -> Event:
    _to_pile(state, item)
    return Event("sc-left-behind", {"player": f"#{seat}", "cargo": wording.cargo(item)})


def _cargo(player: Player) -> list[str]:
    return [*player.artifacts, *player.pirates]


def _to_pile(state: State, item: str) -> None:
    if is_pirate(item):
        state.pirates.discard(cast(Pirate, item))
    else:
        state.artifacts.discard(cast(ArtifactKind, item))


def _discards(items: list[str], label: str) -> list[Choice]:
    return [
        choice(
            label,
            Discard(item),
            hint="sc-worth-pirate" if is_pirate(item) else "sc-worth-artifact",
            cargo=wording.cargo(item),
        )
        for item in dict.fromkeys(items)
    ]
