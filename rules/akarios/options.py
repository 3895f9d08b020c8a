"""What a table chooses before a chapter, and a squad once for its whole campaign."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Pace = Literal["live", "post"]
Difficulty = Literal["easy", "normal", "medium", "hard", "very_hard", "insane", "abyss"]
Preset = Literal["as_at_node", "main_only", "all_sides"]
"""Which squad flies a skirmish: as one has it at that node, without or with all side missions."""
ScenarioId = Literal[
    "001",
    "002",
    "004",
    "006",
    "007",
    "008",
    "009",
    "010",
    "012",
    "013",
    "014",
    "015",
    "016",
    "017",
    "018",
    "020a",
    "020b",
    "022",
    "023",
    "024",
    "025",
    "026",
    "027",
    "029",
]
"""Battles and worlds: what can be flown alone."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Of one chapter."""

    pace: Pace = "live"
    scenario: ScenarioId = "001"
    """Of a skirmish; in a campaign the sheet says what comes next."""
    squad: Preset = "as_at_node"
    difficulty: Difficulty = "normal"
    """Of a skirmish; in a campaign the squad votes before every battle (AK-069)."""
    steps: Literal["by_pace", "strict", "loose"] = "by_pace"
    """Whether all keep their dice before anybody acts: live yes, by post no (AK-943)."""


class CampaignOptions(Struct, frozen=True, forbid_unknown_fields=True):
    wing_mates: bool = False
    """Androids may fly beside a solo player (AK-033)."""
