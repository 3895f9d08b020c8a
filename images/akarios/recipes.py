"""Recipes of scenes that have one of their own: what the story shows at each node."""

from __future__ import annotations

from typing import NamedTuple


class Recipe(NamedTuple):
    hue: str
    body: str
    """The kind of the world, "" for none."""
    at: tuple[float, float, float]
    """Where it hangs: shares of the width, of the height, and its size."""
    ringed: bool
    near: str
    ours: str
    """How the squad is seen: squad, wing, feet, none."""
    foes: tuple[str, ...]
    light: str
    most: float
    """How strong the sky is."""


NOWHERE = (0.0, 0.0, 0.0)
COLD, WARM, GREEN, LAMP, WHITE = "#BFE6FF", "#FFD9B0", "#D9FFE8", "#FFE7A8", "#FFFFFF"
KNOWN = {
    "001": Recipe("#2F6C9A", "sea", (0.16, 0.95, 0.62), False, "rocks", "wing", ("ronin_scout",), COLD, 0.4),
    "002": Recipe("#1E3A6A", "", NOWHERE, False, "hangar", "none", (), WARM, 0.4),
    "003": Recipe("#A8492E", "ash", (0.8, 0.62, 0.66), False, "debris", "squad", (), WARM, 0.42),
    "004": Recipe(
        "#7A4A3A", "rust", (0.12, 0.3, 0.34), False, "anchors", "squad", ("ronin_frigate",), COLD, 0.36
    ),
    "005": Recipe("#8A6A2E", "gas", (0.74, 0.42, 0.4), True, "dock", "wing", (), COLD, 0.36),
    "006": Recipe("#3F8A86", "dusk", (0.2, 0.26, 0.2), False, "mast", "feet", (), COLD, 0.36),
    "007": Recipe("#7A5A36", "", NOWHERE, False, "rocks", "wing", ("ronin_lancer",), WARM, 0.42),
    "008": Recipe(
        "#8C4A38", "stone", (0.2, 0.24, 0.16), False, "gate", "wing", ("ronin_frigate",), WARM, 0.4
    ),
    "009": Recipe("#4A6A8A", "stone", (0.16, 0.2, 0.16), False, "wreck", "wing", (), COLD, 0.3),
    "010": Recipe("#8A6A2E", "gas", (0.9, 0.3, 0.5), False, "gate", "wing", ("ronin_marauder",), WARM, 0.42),
    "011": Recipe("#7A7A2E", "moss", (0.14, 0.3, 0.26), False, "bazaar", "wing", (), LAMP, 0.42),
    "012": Recipe("#8E4FB0", "", NOWHERE, False, "lamps", "none", ("yur_drifter",), LAMP, 0.62),
    "013": Recipe("#8E4FB0", "", NOWHERE, False, "reef", "feet", (), LAMP, 0.5),
    "014": Recipe("#5A4FB0", "", NOWHERE, False, "beacon", "wing", ("yur_needle",), LAMP, 0.5),
    "015": Recipe("#6A5A8E", "moss", (0.14, 0.9, 0.5), False, "convoy", "wing", (), LAMP, 0.46),
    "016": Recipe("#7A7A3A", "", NOWHERE, False, "grain", "wing", (), LAMP, 0.42),
    "017": Recipe("#2E4A3A", "", NOWHERE, False, "reef", "feet", (), GREEN, 0.4),
    "019": Recipe("#5A3A2A", "", NOWHERE, False, "mess", "none", (), WARM, 0.3),
    "020": Recipe("#4A6A86", "ice", (0.15, 0.15, 0.11), True, "searchlight", "wing", (), COLD, 0.3),
    "020a": Recipe("#4A6A86", "ice", (0.15, 0.15, 0.11), True, "barge", "wing", (), COLD, 0.3),
    "020b": Recipe("#4A6A86", "ice", (0.15, 0.15, 0.11), True, "searchlight", "wing", (), COLD, 0.3),
    "021": Recipe("#5A2A26", "ember", (0.5, 1.4, 0.95), False, "dock", "wing", (), WARM, 0.4),
    "022": Recipe("#1E3A6A", "", NOWHERE, False, "vault", "feet", (), COLD, 0.34),
    "023": Recipe("#6A8AA8", "", NOWHERE, False, "mirror", "none", (), WHITE, 0.4),
    "024": Recipe("#4A5A6E", "stone", (0.16, 0.26, 0.24), False, "flagship", "wing", (), COLD, 0.4),
    "025": Recipe("#1E4A4E", "", NOWHERE, False, "doors", "feet", (), GREEN, 0.34),
    "026": Recipe("#8A7440", "", NOWHERE, False, "drink", "none", (), WHITE, 0.3),
    "028": Recipe("#2E5A8A", "sea", (0.16, 0.95, 0.62), False, "stands", "none", (), WHITE, 0.44),
    "029": Recipe("#8C5A2E", "gas", (0.5, 1.3, 0.8), False, "duel", "none", (), WARM, 0.42),
}
