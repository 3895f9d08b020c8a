"""What once-only agendas hand to the engine."""

from __future__ import annotations

from rules.twilight_imperium.deeds.contents import Contents, joined
from rules.twilight_imperium.deeds.happening import RULES
from rules.twilight_imperium.senate import (
    agendas_laws,
    agendas_people,
    agendas_power,
    agendas_science,
    agendas_ships,
    agendas_trade,
    agendas_war,
    asking,
)

ASKS = {
    **agendas_laws.ASKS,
    **agendas_power.ASKS,
    **agendas_science.ASKS,
    **agendas_ships.ASKS,
    **agendas_war.ASKS,
}
"""What they bring to each player in turn."""
CONTENTS = joined(
    [
        Contents(moments={asking.ASKED: {RULES: asking.answers(ASKS)}}),
        Contents(choices=agendas_laws.CHOICES),
        Contents(choices=agendas_people.CHOICES),
        Contents(choices=agendas_power.CHOICES),
        Contents(choices=agendas_science.CHOICES, payments=agendas_science.PAYMENTS),
        Contents(choices=agendas_ships.CHOICES, payments=agendas_ships.PAYMENTS),
        Contents(moments=agendas_trade.MOMENTS),
        Contents(choices=agendas_war.CHOICES, moments=agendas_war.MOMENTS),
    ]
)
