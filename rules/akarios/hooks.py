"""The moments at which cards and scenarios may answer: one list for both."""

from __future__ import annotations

from typing import Literal

Hook = Literal[
    "battle_start",
    "round_start",
    "pilot_phase_start",
    "dice_rolled",
    "die_placed",
    "action_done",
    "hex_entered",
    "move_done",
    "attack_declared",
    "modifier_drawn",
    "total_known",
    "attack_done",
    "damaged",
    "destroyed",
    "repaired",
    "basic_repair",
    "stress_gained",
    "stress_level",
    "miss_added",
    "enemy_miss",
    "enemy_card_revealed",
    "enemy_command_done",
    "pilot_phase_end",
    "enemy_phase_start",
    "enemy_phase_end",
    "round_end",
    "scenario_end",
]
