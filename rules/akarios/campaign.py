"""A campaign: what a squad keeps between two chapters, who belongs to it, and how it ends (AK-022 to AK-034,
AK-496, AK-497, AK-955 to AK-960)."""

from __future__ import annotations

from typing import Any

from rules.akarios import chapter, logbook, visible_squad
from rules.akarios.engine import CHAPTERS
from rules.akarios.mending import mend
from rules.akarios.options import CampaignOptions, Options
from rules.akarios.sheet import Sheet
from rules.akarios.squad import members
from rules.akarios.state import State
from rules.akarios.view import SheetView
from rules.akarios.voyage.atlas import location
from rules.core import stack
from rules.core.campaign import Campaign, Closing
from rules.core.contract import Arg, Event, IllegalMove, Outcome, phrase
from rules.core.dice import Dice


class AkariosCampaign(Campaign[State, Sheet]):
    sheet = Sheet
    sheet_version = 1
    most = members.MOST
    options = CampaignOptions
    decided = ("scenario", "squad", "difficulty")

    def found(self, options: CampaignOptions, name: str) -> Sheet:
        """It begins with scenario 001 (AK-032)."""
        return Sheet(name, wing_mates=options.wing_mates)

    def recruit(self, sheet: Sheet, callsign: str, android: bool) -> int:
        """Eight at most (AK-955); androids only where the squad was founded so (AK-033)."""
        if len(sheet.members) >= self.most:
            raise IllegalMove("ak-illegal-squad-full", rule="AK-955")
        if android and not sheet.wing_mates:
            raise IllegalMove("ak-illegal-no-wing-mates", rule="AK-033")
        return members.recruit(sheet, callsign, android)

    def left(self, sheet: Sheet, member: int) -> None:
        """Cards stay with their owner; pilot and ship are free for others anyway (AK-956)."""
        sheet.members[member].left = True

    def forgotten(self, sheet: Sheet, member: int, callsign: str) -> None:
        sheet.members[member].callsign = callsign

    def begin(self, options: Options, sheet: Sheet, roster: tuple[int, ...], dice: Dice) -> State:
        state = chapter.begin(options, sheet, roster)
        stack.settle(state, CHAPTERS, dice)
        return state

    def handed_over(self, state: State, before: Sheet, closing: Closing) -> Sheet | None:
        return state.sheet if state.over else None

    def mend(self, plain: dict[str, Any], version: int) -> tuple[Sheet, list[Event]]:
        return mend(plain, version, self.sheet_version)

    def over(self, sheet: Sheet) -> Outcome | None:
        if sheet.over is None:
            return None
        won, lost = sheet.figures.get("won", 0), sheet.figures.get("lost", 0)
        args: dict[str, Arg] = {"squad": sheet.squad, "won": won, "lost": lost, "chapters": sheet.chapters}
        return Outcome("ak-campaign-over", args=args)

    def entry(self, before: Sheet, after: Sheet, state: State) -> Event:
        node = location(state.gained.node).id
        pilots = tuple(after.members[number].callsign for number in state.roster)
        how = phrase(f"ak-entry-{state.gained.ending}")
        args: dict[str, Arg] = {"node": f"@{node}", "how": how, "pilots": pilots}
        log = logbook.told(before, state)
        return Event("ak-entry-told", {**args, "log": log}) if log else Event("ak-entry", args)

    def view(self, sheet: Sheet, member: int | None) -> SheetView:
        return visible_squad.sheet(sheet)


CAMPAIGN = AkariosCampaign()
