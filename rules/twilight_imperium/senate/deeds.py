"""What comes of every agenda, by its card."""

from __future__ import annotations

from rules.twilight_imperium.senate import (
    agendas_laws,
    agendas_people,
    agendas_power,
    agendas_science,
    agendas_ships,
    agendas_trade,
    agendas_war,
    laws_power,
    laws_science,
    laws_trade,
    laws_war,
)
from rules.twilight_imperium.senate.deed import Deeds

DEEDS: Deeds = {
    **laws_war.DEEDS,
    **laws_trade.DEEDS,
    **laws_science.DEEDS,
    **laws_power.DEEDS,
    **agendas_laws.DEEDS,
    **agendas_people.DEEDS,
    **agendas_power.DEEDS,
    **agendas_science.DEEDS,
    **agendas_ships.DEEDS,
    **agendas_trade.DEEDS,
    **agendas_war.DEEDS,
}
