"""Every figure of the fifty-five threat cards, written down a second time."""

from __future__ import annotations

import pytest
from msgspec.structs import fields

from rules.space_alert.components import CARDS, Card

TABLE = """
E1-01 external shield 1 hp 5 speed 2
attack 1 all-zones / attack 1 all-zones / attack 2 all-zones
-
E1-02 external shield 2 hp 5 speed 2
attack 1 double-through / attack 2 double-through / attack 2 double-through
-
E1-03 external shield 2 hp 4 speed 3
reveal / attack 2 / attack 2
hidden_until_x
E1-04 external shield 3 hp 5 speed 2
drain-shield all all-zones / attack 1 other-zones / attack 2 other-zones
pulse_breaks_shield
E1-05 external shield 2 hp 5 speed 2
attack 2 / attack 2 / attack 3
-
E1-06 external shield 1 hp 4 speed 3
attack 1 / attack 2 / attack 2
cryoshield
E1-07 external shield 2 hp 4 speed 3
attack 1 / attack 2 / attack 3
-
E1-08 external shield 3 hp 4 speed 2
attack 1 / heal 1 / attack 4
-
E1-09 external shield 0 hp 8 speed 2
heal 2 / heal 2 / attack 5
no_rockets
E1-10 external shield 0 hp 5 speed 5
- / - / attack hp
no_rockets
E2-01 external shield 2 hp 5 speed 4
speed +1, shield =1 / speed +1, shield =0 / attack 6
-
E2-02 external shield 1 hp 3 speed 2
aura-attack +1 others / advance-others 1 / attack 3 ignore-shields
no_heavy_laser
E2-03 external shield 3 hp 3 speed 3
reveal / attack 2 / attack 3
hidden_until_x, rocket_immune
E2-04 external shield 0 hp 3 speed 2
attack 1 / attack 2, attack 1 other-zones / attack 3, attack 2 other-zones
max_damage_per_turn 1, no_rockets
E2-05 external shield -2 hp 13 speed 2
attack 1 all-zones, heal half-down / attack 1 all-zones, heal half-down / attack 2 all-zones
no_rockets
E2-06 external shield 1 hp 6 speed 3
aura-shield +1 all / drain-shield 1 all-zones / attack 4
-
E2-07 external shield 0 hp 7 speed 4
mark / mark / attack hp
explode 1, no_rockets
SE1-01 external shield 2 hp 7 speed 2
attack 2 / attack 3 / attack 4
-
SE1-02 external shield 2 hp 9 speed 1
attack 2, speed +1 / attack 3, shield +1 / attack 5
-
SE1-03 external shield 3 hp 8 speed 2
attack 2 / attack 2, heal 2 / attack 2
splash 1
SE1-04 external shield 2 hp 4 speed 3
attack 1 all-zones / attack 2 all-zones / attack 3 all-zones
untargetable_range_3
SE1-05 external shield 1 hp 7 speed 2
attack 2 / attack 3 / attack 4
cryoshield
SE1-06 external shield 1 hp 8 speed 2
attack 1 all-zones if-damaged / attack 2 all-zones if-damaged / attack hp*2
no_rockets
SE1-07 external shield 3 hp 8 speed 2
drain-shield all all-zones / attack 2 other-zones / attack 3 other-zones
pulse_breaks_shield
SE1-08 external shield 0 hp 9 speed 3
mark / mark / attack hp
explode 2, no_rockets
SE2-01 external shield 4 hp 7 speed 2
attack 2 if-damage<2 / attack 3 if-damage<3 / attack 6 if-damage<6
interceptors_ram 9
SE2-02 external shield 3 hp 10 speed 1
speed +2, attack 2 / speed +2, attack 3 / attack 7
rocket_magnet
SE2-03 external shield 2 hp 5 speed 2
delay zone / delay ship / ko ship
untargetable_range_3
SE2-04 external shield 2 hp 7 speed 2
shield =4 / speed +2, shield =2 / attack 5 zones red,blue
no_rockets
SE2-05 external shield 1 hp 9 speed 3
attack 1, self-damage 1 / attack 2, self-damage 2 / destroy-ship
retaliate 1
SE2-06 external shield 0 hp 11 speed 2
mark / mark / attack hp
explode 3, no_rockets
I1-01 intruder in upper_red hp 1 speed 3 fires back
move blue / move deck / damage 3
-
I1-02 intruder in upper_blue hp 1 speed 3 fires back
move red / move deck / damage 3
-
I1-03 intruder in lower_white hp 1 speed 4
move blue / drain-reactor 1 own else damage 1 / damage 2
-
I1-04 intruder in lower_white hp 1 speed 4
move red / drain-reactor 1 own else damage 1 / damage 2
-
I1-05 malfunction B in upper_blue hp 3 speed 2
drain-shield all own / drain-reactor all own / damage 2
-
I1-06 malfunction B in upper_red hp 3 speed 2
drain-shield all own / drain-reactor all own / damage 2
-
I1-07 malfunction C in lower_blue hp 3 speed 3
- / - / damage hp*3
hp_equals_rockets
I2-01 intruder in lower_blue hp 2 speed 2
lose-rocket 1 / spread red / damage 2 per-token
slime
I2-02 intruder in lower_red hp 2 speed 2
disable-stored-bots lower_red / spread blue / damage 2 per-token
slime
I2-03 intruder in upper_red hp 2 speed 2 fires back
move deck / move blue / damage 4
-
I2-04 intruder in lower_blue hp 2 speed 2 fires back
move deck / move red / damage 4
-
I2-05 malfunction C in upper_white hp 3 speed 3
drain-reactor 1 all-zones / delay ship / damage 1 all-zones
-
I2-06 malfunction B in lower_white hp 3 speed 2
damage reactor-energy white / lose-fuel 1 / damage 3
ko_stations lower_red,lower_blue
SI1-01 intruder in lower_red hp 2 speed 2 fires back
move deck / move blue if-damaged, damage 2 if-undamaged / damage 4, ko here
-
SI1-02 intruder in upper_blue hp 2 speed 2 fires back
move deck / move red if-damaged, damage 2 if-undamaged / damage 4, ko here
-
SI1-03 intruder in lower_white hp 2 speed 2
fires-back on / move deck, damage players-here / destroy-ship
-
SI1-04 exterior in space hp 2 speed 2
double-damage red / double-damage ship / destroy-ship
blocks_interceptors
SI1-05 malfunction B in upper_white hp 4 speed 3
fill-shield white then leak-reactor white / leak-shield white / leak-reactor each-zone
-
SI1-06 malfunction C in lower_red upper_blue hp 4 speed 2
ko leaders / ko here / ko ship-except upper_white
bonus_all_stations 1
SI2-01 intruder in upper_blue hp 2 speed 2 fires back
move red, ko here-without-active-bots / move deck, ko here-without-active-bots / damage 3
-
SI2-02 intruder in upper_white hp 2 speed 2
move most-players / move most-players / damage 5, ko here
ko_attacker, seek
SI2-03 malfunction B in lower_blue lower_red lower_white hp 7 speed 3
drain-reactor 2 white / drain-reactor 1 all-zones / damage 3 all-zones
bonus_all_stations 2
SI2-04 intruder in lower_blue lower_red upper_blue upper_red hp 3 speed 2
delay per-token / damage 1 per-token / ko here
lethal_entry_after_z, token_per_hit
SI2-05 malfunction C in lower_white hp 1 speed 4
speed +1 / speed +1 / destroy-ship
needs_same_turn 3
"""
"""Three lines a card: its figures, its X / Y / Z, its traits."""

LINES = TABLE.strip().splitlines()
WRITTEN = {LINES[n].split()[0]: LINES[n : n + 3] for n in range(0, len(LINES), 3)}
NAMES = [field.name for field in fields(Card)]
TRAITS = [field for field in fields(Card) if NAMES.index(field.name) > NAMES.index("z")]


def figures(card: Card) -> str:
    if card.kind == "external":
        return f"{card.code} external shield {card.shield} hp {card.hp} speed {card.speed}"
    system = f" {card.system}" if card.system else ""
    back = " fires back" if card.fires_back else ""
    where = " ".join(sorted(card.stations))
    return f"{card.code} {card.kind}{system} in {where} hp {card.hp} speed {card.speed}{back}"


def actions(card: Card) -> str:
    return " / ".join(", ".join(card.tokens(letter)) or "-" for letter in "XYZ")


def traits(card: Card) -> str:
    words = []
    for field in TRAITS:
        value = getattr(card, field.name)
        if value != field.default:
            amount = ",".join(value) if isinstance(value, tuple) else value
            words.append(field.name if value is True else f"{field.name} {amount}")
    return ", ".join(sorted(words)) or "-"


def test_no_card_is_left_out() -> None:
    assert list(WRITTEN) == list(CARDS)


@pytest.mark.parametrize("code", WRITTEN)
def test_the_figures_of_a_card(code: str) -> None:
    card = CARDS[code]
    assert [figures(card), actions(card), traits(card)] == WRITTEN[code]
