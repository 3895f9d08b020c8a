"""What the enemies bring to the engine."""

from __future__ import annotations

from rules.akarios.contents import Contents
from rules.akarios.enemy import aiming, order, strips
from rules.akarios.frames import Enemies, Strip

CONTENTS = Contents(
    chapters={Enemies: order.CHAPTER, Strip: strips.CHAPTER},
    ties={aiming.THEN: strips.chosen},
)
