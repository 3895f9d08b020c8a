# Stars of Akarios at the table: the commands, the panels, and how it is told.

game-akarios = Stars of Akarios
about-akarios = Cadets on the day of their last exam, and a war that somebody ordered by the hour. A squad of one to four flies a campaign of battles, worlds and choices; androids may fill seats.

option-name-scenario = scenario
describe-option-scenario = Which battle or world
option-name-difficulty = difficulty
describe-option-difficulty = How hard the enemies are
ak-no-such-option = There is no such scenario. Pick from the list that appears.
ak-turn-example = act move_2 0; act attack 1 at=rs1; pass

option-akarios-pace = Pace
option-akarios-pace-live = Live: clocks count seconds
option-akarios-pace-post = By post: clocks count hours
option-akarios-scenario = Scenario
option-akarios-scenario-001 = 001 Last Exam
option-akarios-scenario-002 = 002 Hangar Doors
option-akarios-scenario-004 = 004 Blockade Line
option-akarios-scenario-006 = 006 Chozek Hollow
option-akarios-scenario-007 = 007 Scrap Tide
option-akarios-scenario-008 = 008 The Paymaster
option-akarios-scenario-009 = 009 Wreck of the Lantern
option-akarios-scenario-010 = 010 Marauder's Toll
option-akarios-scenario-012 = 012 Lights in the Nebula
option-akarios-scenario-013 = 013 The Singing Reef
option-akarios-scenario-014 = 014 Beacon Down
option-akarios-scenario-015 = 015 Escort of Lamps
option-akarios-scenario-016 = 016 Hive Freight
option-akarios-scenario-017 = 017 Under the Carapace
option-akarios-scenario-018 = 018 Mammoth
option-akarios-scenario-020a = 020 Mandate: the barge
option-akarios-scenario-020b = 020 Mandate: the ice ring
option-akarios-scenario-022 = 022 Vault of the First Class
option-akarios-scenario-023 = 023 Ghost Squadron
option-akarios-scenario-024 = 024 Arnaut
option-akarios-scenario-025 = 025 The Still City
option-akarios-scenario-026 = 026 Shardfall
option-akarios-scenario-027 = 027 Titan over Medellia
option-akarios-scenario-029 = 029 Old Debts
option-akarios-squad = Squad
option-akarios-squad-as-at-node = As it stands at that point of the campaign
option-akarios-squad-main-only = Without side missions
option-akarios-squad-all-sides = With all side missions
option-akarios-difficulty = Difficulty
option-akarios-difficulty-easy = Easy
option-akarios-difficulty-normal = Normal
option-akarios-difficulty-medium = Medium
option-akarios-difficulty-hard = Hard
option-akarios-difficulty-very-hard = Very hard
option-akarios-difficulty-insane = Insane
option-akarios-difficulty-abyss = Abyss
option-akarios-steps = Dice
option-akarios-steps-by-pace = By pace: live all keep theirs before anybody acts, by post nobody waits
option-akarios-steps-strict = Strict: all keep their dice before anybody acts
option-akarios-steps-loose = Loose: everybody acts at once

## Pictures

ak-look-board = Here and now
ak-look-chart = Whole board
ak-look-cockpit = Ship: { $name }
ak-look-mine = My ship
ak-look-hangar = Squad
ak-look-voyage = Campaign
ak-look-atlas = Map
ak-look-pilot = Pilot: { $name }

## The table and the seat

ak-status-battle = { $title } · round { $round } · { $phase }
ak-status-world = { $title } · round { $round }
ak-status-muster = **{ $title }** · before the mission begins
ak-status-debrief = **{ $title }** · after the mission
ak-status-stage = { $stage }
ak-status-done = Done for this round: { $who }
ak-status-votes = Votes so far: { $votes }
ak-status-for = { $option }: { $who }
ak-phase-setup = getting ready
ak-phase-pilots = the pilots act
ak-phase-enemies = the enemies act
ak-phase-end = the round ends
ak-stage-enlist = The squad chooses pilots and ships.
ak-stage-hangar = In the hangar
ak-stage-voyage = Under way
ak-stage-story = A page of the story
ak-stage-market = At a market
ak-stage-muster = Before the battle
ak-stage-battle = In battle
ak-stage-world = On a world
ak-stage-debrief = After the mission
ak-stage-over = The chapter is closed.
ak-seat-ship = { $ship } · hull { $hull }/{ $hull_cap } · shields { $shields }/{ $shields_cap } · stress { $stress }
ak-seat-walker = Health { $health }/{ $cap } · stamina { $stamina } · stress { $stress } · { $dice ->
    [one] 1 die left
   *[other] { $dice } dice left
}
ak-seat-dice = Dice: { $dice }
ak-spared-dice = { $count ->
    [one] An unused die is lost: { $dice }.
   *[other] Unused dice are lost: { $dice }.
}
ak-spared-phase = With this the pilots' actions end and the enemies act.
ak-button-refresh = Refresh

panel-akarios-act = Card by card
panel-akarios-reroll = Re-roll some
panel-akarios-muster = My ship
panel-akarios-place = Choose a place
panel-akarios-market = Market

## Between two chapters

ak-squad-about = -# A war story with loss of home, hospitals, children in danger who come through; no cruelty shown.
ak-squad-prologue = Prologue · next: **{ $next }**
ak-squad-act = Act { $act } · next: **{ $next }**
ak-squad-explore = where to, the squad decides
ak-squad-retry = another try
ak-squad-over = the story has been told
ak-squad-energy = Energy of the Sparrow: **{ $energy }**
ak-squad-stock = boost boxes: **{ $boost }** · achievements: **{ $achievements }**
ak-squad-member = **{ $name }**: { $flies }
ak-squad-new = no pilot and no ship yet
option-akarios-campaign-wing-mates = Android wing mates
option-akarios-campaign-wing-mates-true = Allowed
option-akarios-campaign-wing-mates-false = None

## The story

ak-told-acts = { $card }
ak-told-moves = flies to { $to }
ak-told-stops-early = breaks off on { $to }
ak-told-turns = turns to the { $bow }
ak-told-enters-asteroids = enters asteroids on { $hex }
ak-told-enters-nebula = enters a nebula on { $hex }
ak-told-wormhole = comes out of the wormhole on { $to }
ak-told-loses-hull = loses { $n } hull
ak-told-loses-shields = loses { $n } { $n ->
    [one] shield
   *[other] shields
}
ak-told-loses-both = loses { $shields } { $shields ->
    [one] shield
   *[other] shields
} and { $hull } hull
ak-told-stress-gained = gains { $n } stress ({ $stress } now)
ak-told-stress-lost = loses { $n } stress ({ $stress } left)
ak-told-recharged = restores 1 energy: { $cards }
ak-told-total = hits { $target } for { $total }
ak-told-misses = misses { $target }
ak-told-marked = gets { $effect }
ak-told-cancels = breaks { $card } and cancels the attack
ak-told-trauma = draws { $card }
ak-told-trauma-wakes = { $card } takes hold for this phase
ak-told-trauma-break = breaks { $cards }
ak-told-trauma-energy = loses 1 energy: { $cards }
ak-told-rolls = rolls { $faces }
ak-told-passes = passes
ak-told-placed = takes position on { $hex }, facing { $bow }
