"""What may be going on: every frame of the stack (see `rules.core.stack`)."""

from __future__ import annotations

from rules.twilight_imperium.frames.battle import (
    Battle as Battle,
)
from rules.twilight_imperium.frames.battle import (
    BattlePlans as BattlePlans,
)
from rules.twilight_imperium.frames.battle import (
    BattleStop as BattleStop,
)
from rules.twilight_imperium.frames.battle import (
    Capture as Capture,
)
from rules.twilight_imperium.frames.battle import (
    Fate as Fate,
)
from rules.twilight_imperium.frames.battle import (
    Invasion as Invasion,
)
from rules.twilight_imperium.frames.battle import (
    Retreating as Retreating,
)
from rules.twilight_imperium.frames.battle import (
    Shot as Shot,
)
from rules.twilight_imperium.frames.general import (
    ActionPhase as ActionPhase,
)
from rules.twilight_imperium.frames.general import (
    Agenda as Agenda,
)
from rules.twilight_imperium.frames.general import (
    Assigning as Assigning,
)
from rules.twilight_imperium.frames.general import (
    Ballots as Ballots,
)
from rules.twilight_imperium.frames.general import (
    Choosing as Choosing,
)
from rules.twilight_imperium.frames.general import (
    ChoosingHome as ChoosingHome,
)
from rules.twilight_imperium.frames.general import (
    ChoosingRace as ChoosingRace,
)
from rules.twilight_imperium.frames.general import (
    Debts as Debts,
)
from rules.twilight_imperium.frames.general import (
    Die as Die,
)
from rules.twilight_imperium.frames.general import (
    Discarding as Discarding,
)
from rules.twilight_imperium.frames.general import (
    Facts as Facts,
)
from rules.twilight_imperium.frames.general import (
    Followers as Followers,
)
from rules.twilight_imperium.frames.general import (
    Force as Force,
)
from rules.twilight_imperium.frames.general import (
    Forms as Forms,
)
from rules.twilight_imperium.frames.general import (
    GainingCounters as GainingCounters,
)
from rules.twilight_imperium.frames.general import (
    Happening as Happening,
)
from rules.twilight_imperium.frames.general import (
    Landing as Landing,
)
from rules.twilight_imperium.frames.general import (
    Market as Market,
)
from rules.twilight_imperium.frames.general import (
    MineRolls as MineRolls,
)
from rules.twilight_imperium.frames.general import (
    Negotiation as Negotiation,
)
from rules.twilight_imperium.frames.general import (
    Opening as Opening,
)
from rules.twilight_imperium.frames.general import (
    Paying as Paying,
)
from rules.twilight_imperium.frames.general import (
    Picking as Picking,
)
from rules.twilight_imperium.frames.general import (
    PlacingTile as PlacingTile,
)
from rules.twilight_imperium.frames.general import (
    PlacingToken as PlacingToken,
)
from rules.twilight_imperium.frames.general import (
    Played as Played,
)
from rules.twilight_imperium.frames.general import (
    Primary as Primary,
)
from rules.twilight_imperium.frames.general import (
    Producing as Producing,
)
from rules.twilight_imperium.frames.general import (
    Removing as Removing,
)
from rules.twilight_imperium.frames.general import (
    Round as Round,
)
from rules.twilight_imperium.frames.general import (
    Scoring as Scoring,
)
from rules.twilight_imperium.frames.general import (
    SetUp as SetUp,
)
from rules.twilight_imperium.frames.general import (
    Status as Status,
)
from rules.twilight_imperium.frames.general import (
    StrategicAction as StrategicAction,
)
from rules.twilight_imperium.frames.general import (
    StrategyPhase as StrategyPhase,
)
from rules.twilight_imperium.frames.general import (
    Tactical as Tactical,
)
from rules.twilight_imperium.frames.general import (
    TieBreak as TieBreak,
)
from rules.twilight_imperium.frames.general import (
    Transfer as Transfer,
)
from rules.twilight_imperium.frames.general import (
    Turn as Turn,
)
from rules.twilight_imperium.frames.general import (
    Volley as Volley,
)
from rules.twilight_imperium.frames.general import (
    Voting as Voting,
)
from rules.twilight_imperium.frames.general import (
    Window as Window,
)

Frame = (
    SetUp
    | ChoosingRace
    | ChoosingHome
    | PlacingTile
    | PlacingToken
    | Opening
    | Round
    | StrategyPhase
    | Picking
    | ActionPhase
    | Turn
    | Status
    | Forms
    | Scoring
    | Market
    | Tactical
    | Transfer
    | Removing
    | Volley
    | Assigning
    | MineRolls
    | Landing
    | Producing
    | Happening
    | Window
    | Played
    | Choosing
    | Paying
    | GainingCounters
    | Discarding
    | StrategicAction
    | Primary
    | Followers
    | Debts
    | Negotiation
    | Agenda
    | Ballots
    | Voting
    | TieBreak
    | Battle
    | BattlePlans
    | BattleStop
    | Invasion
    | Capture
    | Fate
    | Retreating
)
