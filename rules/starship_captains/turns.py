"""A turn: activate a room, carry out a mission, or pass; before that, train and promote (section 6)."""

from __future__ import annotations

from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.starship_captains import (
    airlock,
    commanders,
    crew,
    frames,
    hold,
    query,
    research,
    rooms,
    rounds,
    shadow,
    stations,
    triggers,
    wording,
)
from rules.starship_captains.question import Question, choice
from rules.starship_captains.rulings import RULINGS
from rules.starship_captains.state import Artifacts, CarryOut, Pass, Player, Promote, Room, State, Train

STAGES: tuple[str, ...] = ("choose", "acting", *RULINGS.end_of_turn, "shadow", "next")


def begin(state: State, seat: int) -> None:
    """The start of a turn. In the first of a round the cards that react to a new round come before it, so
    that only the player in turn ever decides (SC-407)."""
    state.turn = seat
    state.trail.clear()
    triggers.restore(state, seat, "turn")
    state.stack.append(frames.Turn(seat))
    if state.turns < state.seats:
        triggers.call(state, seat, "on_round_start")
    state.turns += 1


# What can be done


def ask(state: State, frame: frames.Turn) -> Question | None:
    if frame.stage != "choose":
        return None
    player = state.players[frame.seat]
    choices = [*_crew_choices(player), *_artifact_choices(player)]
    if airlock.available(state, frame.seat):
        choices.append(_mission_choice(state, player))
    choices += crew.training_choices(state, frame.seat, free=False)
    choices += crew.promotion_choices(state, frame.seat, free=False)
    if RULINGS.train_before_pass or not frame.trained or not choices:
        choices.append(choice("sc-pass", Pass(), group="pass", hint="sc-pass-hint"))
    return Question("sc-ask-turn", tuple(choices), {"round": state.round, "medals": player.medals})


def _crew_choices(player: Player) -> list[Choice]:
    return [
        choice("sc-room", Room(room, figure), group="room", room=f"@{room}", figure=wording.figure(figure))
        for room in query.rooms(player)
        for figure in rooms.matching(player, room)
    ]


def _artifact_choices(player: Player) -> list[Choice]:
    if len(player.artifacts) < 2:
        return []
    return [
        choice(
            "sc-room-artifacts",
            Artifacts(room, pair),
            group="artifacts",
            room=f"@{room}",
            pair=tuple(f"@{kind}" for kind in pair),
        )
        for room in query.rooms(player)
        for pair in rooms.pairs(player, room)
    ]


def _mission_choice(state: State, player: Player) -> Choice:
    mission = state.planets[player.location].mission
    return choice(
        "sc-mission", CarryOut(), group="mission", mission=f"@{mission}", planet=f"@{player.location}"
    )


# What is done


def answer(state: State, frame: frames.Turn, action: Action, dice: Dice) -> list[Event]:
    match action:
        case Train():
            frame.trained = True
            return crew.train(state, frame.seat, action)
        case Promote():
            frame.trained = True
            return crew.promote(state, frame.seat, action)
    frame.stage = "acting"
    match action:
        case Room():
            return _use_figure(state, frame.seat, action)
        case Artifacts():
            return _use_artifacts(state, frame.seat, action)
        case CarryOut():
            return airlock.begin(state, frame.seat)
    return _pass(state, frame)


def _use_figure(state: State, seat: int, action: Room) -> list[Event]:
    """The figure is in the queue before the effects; a commander when his second task is over (SC-077)."""
    player = state.players[seat]
    player.ready.remove(action.figure)
    if query.is_commander(action.figure):
        commanders.begin(state, seat, action.figure)
    else:
        player.queue.append(action.figure)
    told = {"player": f"#{seat}", "room": f"@{action.room}", "figure": wording.figure(action.figure)}
    state.trail.append(action.room)
    return [Event("sc-activates", {**told}), *rooms.activate(state, seat, action.room)]


def _use_artifacts(state: State, seat: int, action: Artifacts) -> list[Event]:
    pair = tuple(f"@{kind}" for kind in action.pair)
    events = [
        Event("sc-activates-artifacts", {"player": f"#{seat}", "room": f"@{action.room}", "pair": pair})
    ]
    for kind in action.pair:
        hold.discard_cargo(state, seat, kind)
    state.trail.append(action.room)
    return events + rooms.activate(state, seat, action.room)


def _pass(state: State, frame: frames.Turn) -> list[Event]:
    state.players[frame.seat].passed = True
    triggers.call(state, frame.seat, "on_pass")
    return [Event("sc-passes", {"player": f"#{frame.seat}"})]


# After it


def run(state: State, frame: frames.Turn, dice: Dice) -> list[Event]:
    """The end of the turn, step by step (SC-071); Captain Shadow's card comes after all of them (SC-425)."""
    stage = frame.stage
    frame.stage = STAGES[min(STAGES.index(stage) + 1, len(STAGES) - 1)]  # type: ignore[assignment]
    match stage:
        case "refill":
            return research.refill(state, dice)
        case "station":
            return stations.check(state, frame.seat)
        case "shadow":
            return _shadow(state, frame, dice)
        case "next":
            state.stack.pop()
            return _next(state, dice)
    return []


def _shadow(state: State, frame: frames.Turn, dice: Dice) -> list[Event]:
    """One card after each turn; all that are left once the player has passed (SC-367)."""
    if state.shadow is None or state.shadow.passed:
        return []
    if state.players[frame.seat].passed:
        frame.stage = "shadow"
    return shadow.after_turn(state, dice)


def _next(state: State, dice: Dice) -> list[Event]:
    for step in range(1, state.seats + 1):
        seat = (state.turn + step) % state.seats
        if not state.players[seat].passed:
            begin(state, seat)
            return []
    return rounds.end(state, dice)
