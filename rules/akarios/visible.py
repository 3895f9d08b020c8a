"""A seat's view of a chapter. All see the same: there are no hands (AK-017); decks lose their order here."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from rules.akarios import foreseen, naming
from rules.akarios import visible_squad as squad
from rules.akarios.frames import Attack, Enemies, Flying
from rules.akarios.scenario import briefing
from rules.akarios.ship.ships import flying, natural
from rules.akarios.state import Acted, Battle, Cockpit, Mods, Ship, State
from rules.akarios.view import (
    AttackView,
    BattleView,
    BoardView,
    CardView,
    CockpitView,
    DeckView,
    DeedView,
    DieView,
    ShipView,
    StatusView,
    StripView,
    TerrainView,
    TokenView,
    View,
)
from rules.akarios.visible_world import seen_world


def view(state: State, seat: int | None) -> View:
    return View(
        seats=state.seats,
        seat=seat,
        stage=state.stage,
        node=state.node,
        squad=naming.squad(state),
        campaign=state.campaign,
        difficulty=state.sheet.difficulty,
        roster=state.roster,
        sheet=replace(squad.sheet(state.sheet), squad=naming.squad(state)),
        voyage=squad.voyage(state),
        check=squad.check(state),
        page=squad.page(state),
        market=squad.market(state),
        muster=squad.muster(state),
        debrief=squad.debrief(state),
        poll=squad.poll(state),
        battle=None if state.battle is None else _battle(state, state.battle),
        world=None if state.world is None else seen_world(state),
        ending=state.gained.ending,
        over=state.over,
    )


def _battle(state: State, battle: Battle) -> BattleView:
    return BattleView(
        scenario=battle.scenario,
        round=battle.round,
        phase=battle.phase,
        board=_board(battle),
        ships=tuple(_ship(battle, battle.ships[ref]) for ref in sorted(battle.ships, key=natural)),
        tokens=tuple(
            TokenView(id, each.label, each.hex, each.hull, each.hull_cap, each.side, each.carrier)
            for id, each in sorted(battle.tokens.items())
        ),
        cockpits=tuple(_cockpit(state, seat, each) for seat, each in enumerate(battle.cockpits)),
        enemy_deck=_deck(battle.enemy_mods),
        battle_decks={type: len(deck) for type, deck in sorted(battle.decks.items())},
        discards={type: tuple(deck.discards) for type, deck in sorted(battle.decks.items())},
        revealed=dict(battle.revealed),
        statuses=tuple(
            StatusView(each.what, each.on, each.source, each.until, each.to) for each in battle.statuses
        ),
        vars=dict(battle.vars),
        sparrow_cards=dict(battle.sparrow_cards),
        trauma_left=len(battle.trauma),
        attack=_attack(state),
        order=_order(state),
        ended=battle.ended,
        strips=_strips(battle),
        special=briefing.told(state),
    )


def _strips(battle: Battle) -> tuple[StripView, ...]:
    by_type: dict[str, list[Acted]] = {}
    for each in battle.acted:
        by_type.setdefault(each.type, []).append(each)
    return tuple(StripView(type, deeds[0].card, tuple(map(_deed, deeds))) for type, deeds in by_type.items())


def _deed(deed: Acted) -> DeedView:
    return DeedView(
        deed.ship, deed.command, tuple(deed.path), deed.target, tuple(deed.cards), deed.total, deed.destroyed
    )


def _board(battle: Battle) -> BoardView:
    board = battle.board
    terrain = tuple(TerrainView(field.kind, field.hexes) for field in board.terrain)
    return BoardView(board.cols, board.rows, terrain, tuple(board.placement))


def _ship(battle: Battle, ship: Ship) -> ShipView:
    return ShipView(
        ship.ref,
        ship.side,
        ship.kind,
        ship.hex,
        ship.facing,
        ship.hull,
        ship.hull_cap,
        ship.shields,
        ship.shields_cap,
        ship.elite,
        ship.number,
        tuple(sorted(ship.marks)),
        tuple(ship.immune),
        ship.seat,
        ship.side in ("enemy", "ally") and ship.added == battle.round,
    )


def _cockpit(state: State, seat: int, cockpit: Cockpit) -> CockpitView:
    return CockpitView(
        ship=cockpit.ship,
        pilot=cockpit.pilot,
        callsign=state.sheet.members[cockpit.member].callsign,
        cards=tuple(
            CardView(each.card, each.slot, each.energy, each.cap, each.broken, tuple(each.used))
            for each in cockpit.cards
        ),
        basic_used={id: tuple(cells) for id, cells in sorted(cockpit.basic_used.items())},
        dice=tuple(DieView(die.face, die.place, die.lent_by, die.virtual) for die in cockpit.dice),
        stress=cockpit.stress,
        deck=_deck(cockpit.deck),
        pending=tuple(f"{each.what}:{each.n}" for each in cockpit.pending),
        traumas=tuple(cockpit.traumas),
        waiting=tuple(cockpit.waiting),
        doing=_doing(state, seat),
        queued=tuple(each.do for each in state.queues[seat]),
        foreseen=foreseen.way(state, seat),
    )


def _doing(state: State, seat: int) -> Literal["acting", "ready", "passed", "down"]:
    if not flying(state.fight, seat):
        return "down"
    phase = next((frame for frame in state.stack if isinstance(frame, Flying)), None)
    said = phase.said.get(str(seat), "") if phase is not None else ""
    return "passed" if said == "pass" else "ready" if said else "acting"


def _deck(mods: Mods) -> DeckView:
    return DeckView(tuple(sorted(mods.cards)), tuple(mods.discards), tuple(mods.drawn))


def _attack(state: State) -> AttackView | None:
    frame = next((frame for frame in reversed(state.stack) if isinstance(frame, Attack)), None)
    if frame is None:
        return None
    return AttackView(
        frame.source,
        frame.card,
        tuple(frame.targets),
        dict(frame.totals),
        tuple(frame.missed),
        tuple(frame.cancelled),
        tuple(tuple(stack) for stack in frame.stacks),
        frame.targets[frame.at] if frame.at < len(frame.targets) else "",
        frame.damage,
        dict(frame.bases),
        {ref: tuple(cards) for ref, cards in frame.counted.items()},
        {ref: tuple(effects) for ref, effects in frame.added.items()},
    )


def _order(state: State) -> tuple[str, ...]:
    frame = next((frame for frame in state.stack if isinstance(frame, Enemies)), None)
    return () if frame is None else tuple(frame.order[frame.at :])
