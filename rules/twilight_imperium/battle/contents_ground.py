"""What the ground part of this package hands to the engine."""

from __future__ import annotations

from rules.twilight_imperium.battle import captures, entering, fate, fronts, invasion, returning, taken
from rules.twilight_imperium.deeds.contents import Contents
from rules.twilight_imperium.deeds.happening import RULES
from rules.twilight_imperium.frames import Capture, Fate, Invasion

CONTENTS = Contents(
    chapters={
        Invasion: invasion.INVASION,
        Capture: captures.CAPTURE,
        Fate: fate.FATE,
    },
    choices={
        fronts.LOSSES: fronts.chosen,
        entering.DELAY: entering.delayed,
        returning.HOMECOMING: returning.homecoming,
        fate.RESCUED: fate.rescued,
    },
    payments={entering.LICENCE: entering.licensed},
    moments={
        "planet_gained": {
            RULES: taken.gained,
            "nano_technology": taken.ready,
            "saar_scavenge": taken.scavenged,
            "minister_of_exploration": taken.explored,
            "planetary_conscription": taken.conscripted,
        },
        "planet_lost": {RULES: taken.lost},
        "gf_lost": {RULES: fronts.counted, "gen_synthesis": returning.synthesised},
        "ground_over": {"dacxive_animators": returning.animated},
    },
    silent={Invasion: invasion.silent, Capture: captures.silent, Fate: fate.silent},
    refusals={Invasion: invasion.refuse, Capture: captures.refuse, Fate: fate.refuse},
)
