"""A turn's report as facts to be told: one event for each thing that happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.core.contract import Arg, Event
from rules.space_alert.view import ActRow, Blow, HitRow, ThreatRow, TurnReport

Who = Callable[[int], str]

ACTS = {
    "fired": "sa-act-fired",
    "no_energy": "sa-act-no-energy",
    "already_fired": "sa-act-already-fired",
    "shielded": "sa-act-shielded",
    "refuelled": "sa-act-refuelled",
    "charged": "sa-act-charged",
    "nothing": "sa-act-nothing",
    "maintained": "sa-act-maintained",
    "launched": "sa-act-launched",
    "took_bots": "sa-act-took-bots",
    "revived_bots": "sa-act-revived-bots",
    "took_off": "sa-act-took-off",
    "attacked_space": "sa-act-attacked-space",
    "landed": "sa-act-landed",
    "window": "sa-act-window",
    "hit_intruder": "sa-act-hit-intruder",
    "killed_intruder": "sa-act-killed-intruder",
    "repaired": "sa-act-repaired",
    "fixed": "sa-act-fixed",
    "moved": "sa-act-moved",
    "jumped": "sa-act-jumped",
    "knocked_out": "sa-act-knocked-out",
}

EFFECTS = {
    "heal": "sa-threat-heals",
    "speed": "sa-threat-faster",
    "shield": "sa-threat-shield",
    "reveal": "sa-threat-revealed",
    "fires-back": "sa-threat-fires-back",
    "mark": "sa-threat-closer",
    "self-damage": "sa-threat-hurts-itself",
    "aura-attack": "sa-threat-guides",
    "aura-shield": "sa-threat-shields-all",
    "double-damage": "sa-threat-cracks",
    "advance-others": "sa-threat-drives",
    "drain-shield": "sa-threat-drains-shields",
    "drain-reactor": "sa-threat-drains-reactors",
    "fill-shield": "sa-threat-crosses",
    "leak-shield": "sa-threat-leaks-shield",
    "leak-reactor": "sa-threat-leaks-reactors",
    "lose-fuel": "sa-threat-burns-fuel",
    "lose-rocket": "sa-threat-eats-rocket",
    "disable-stored-bots": "sa-threat-spoils-bots",
    "move": "sa-threat-prowls",
    "spread": "sa-threat-spreads",
}
"""What is told of an effect besides its blows and what befalls the crew."""

NOTES = {
    "cryoshield": "sa-hit-cryoshield",
    "swarm": "sa-hit-swarm",
    "immune": "sa-hit-immune",
    "shield_broken": "sa-hit-shield-broken",
}


def events_of(report: TurnReport, who: Who) -> list[Event]:
    """The facts of a turn in the order of its steps; `who` names a member of the crew."""
    events = [Event("sa-appears", {"threat": f"@{code}"}) for code in report.appeared]
    for act in report.acts:
        events += _act(act, who)
    for hit in report.hits:
        events += _hit(hit)
    for row in report.threats:
        events += _threat(row, who)
    if report.check is not None:
        events.append(Event("sa-check-passed" if report.check else "sa-check-missed"))
    if report.lost_by is not None:
        events.append(Event("sa-ship-lost", {"threat": f"@{report.lost_by}"}))
    elif report.turn == 13:
        events.append(Event("sa-ship-jumps"))
    return events


def _act(act: ActRow, who: Who) -> Iterator[Event]:
    args: dict[str, Arg] = {"player": who(act.member)}
    if act.did == "held":
        yield Event("sa-act-held", args)
    elif act.card != "-" or act.did != "nothing":
        where: dict[str, Arg] = {"at": act.at, "to": act.to or act.at}
        what: dict[str, Arg] = {"card": act.card, "amount": act.amount, "target": _target(act)}
        yield Event(ACTS[act.did], {**args, **where, **what})
    if act.delayed:
        yield Event("sa-act-delayed", args)


def _target(act: ActRow) -> str:
    """A weapon stays a word for the sentence to choose by; a threat is named."""
    if act.target is None:
        return "none"
    return act.target if act.target.islower() else f"@{act.target}"


def _hit(hit: HitRow) -> Iterator[Event]:
    args: dict[str, Arg] = {"threat": f"@{hit.code}", "damage": hit.damage, "left": hit.after}
    if hit.note is not None:
        yield Event(NOTES[hit.note], args)
    if hit.destroyed:
        yield Event("sa-hit-destroyed", args)
    elif hit.damage:
        yield Event("sa-hit", args)
    elif hit.note in (None, "shield_broken"):
        yield Event("sa-hit-in-vain", args)


def _threat(row: ThreatRow, who: Who) -> Iterator[Event]:
    if row.letter is None:
        return
    args: dict[str, Arg] = {"threat": f"@{row.code}"}
    if row.letter != "!":
        yield Event("sa-threat-acts", {**args, "letter": row.letter})
    elif row.blows:
        yield Event("sa-threat-strikes", args)
    for token in row.effects:
        verb = token.split()[0]
        if verb in EFFECTS and not token.endswith(("if-damaged", "if-undamaged")):
            yield Event(EFFECTS[verb], args)
    for blow in row.blows:
        yield _blow(blow)
    if row.members:
        knocked_out = any(token.startswith("ko") for token in row.effects)
        key = "sa-crew-knocked-out" if knocked_out else "sa-crew-delayed"
        yield Event(key, {**args, "players": tuple(who(index) for index in row.members)})
    if row.status == "survived":
        yield Event("sa-threat-survived", args)
    elif row.status == "destroyed" and row.letter != "!":
        yield Event("sa-threat-destroyed-itself", args)


def _blow(blow: Blow) -> Event:
    args: dict[str, Arg] = {"zone": blow.zone, "strength": blow.strength, "tiles": len(blow.tiles)}
    if blow.tiles:
        return Event("sa-blow", args)
    return Event("sa-blow-held" if blow.shield_before else "sa-blow-nothing", args)
