"""The open points of the rulebook and how this table plays them (`data/rulings.toml`): data, not code."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from rules.starship_captains.components import Edge, Effect, file


class Rulings(Struct, frozen=True, forbid_unknown_fields=True):
    """Switches by the name in the data file; every default is the ruling of the checklist."""

    numbered_tokens: dict[str, int]
    """R02, by side of the board."""
    start_queue: tuple[Literal["red", "yellow", "blue"], ...]
    """R04, from the front."""
    train_before_pass: bool
    """R06"""
    end_of_turn: tuple[Literal["refill", "station"], ...]
    """R07"""
    cadets_use_grey_techs: bool
    """R08"""
    stop_when: Literal["effect", "turn"]
    """R10"""
    jump_in_place: bool
    """R11"""
    second_station_check: bool
    """R12"""
    declined_token_stays: bool
    """R13"""
    newcomer_may_join: bool
    """R15"""
    throw_cargo: bool
    """R16"""
    edge_order: tuple[Edge, ...]
    """R19"""
    bonuses_only_by_science: bool
    """R20"""
    airlock_order: Literal["top", "bottom"]
    """R21"""
    numbers_public: bool
    """R22"""
    partial_advances: bool
    """R24"""
    start_cell_scores: bool
    """R25"""
    refill_archive: bool
    """R26"""
    slot_damage_scores: bool
    """R27"""
    open_scores: bool
    """R28"""
    shadow_holds_tokens: bool
    """R31"""
    printed_damage_compulsory: bool
    """R34"""
    linked_cell_pays: tuple[Effect, ...]
    """R37; empty: the cell resolves the event as well."""
    moved_away_keeps_token: bool
    """R38: the token is applied although a linked event moved the ship away."""


RULINGS = msgspec.convert({row["switch"]: row["value"] for row in file("rulings")["ruling"]}, Rulings)
