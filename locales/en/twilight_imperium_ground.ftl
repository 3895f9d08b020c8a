# Twilight Imperium: planets fought for, taken and lost; what becomes of Leaders.

ti-landing-turned-back = { $player } does not land on { $planet }: everybody is back aboard.
ti-landing-irradiated = The radiation on { $planet } kills everybody whom { $player } landed, and is gone.
ti-landing-failed = Nobody whom { $player } landed on { $planet } is left.
ti-custodians-hold = The Custodians’ Fighters keep { $player } from Mecatol Rex.
ti-custodians-roll = The Custodians roll { $faces } ({ $count ->
    [one] 1 hit
   *[other] { $count } hits
 }).
ti-diplomat = { $player } lands on { $planet }. Does your Diplomat turn the landing back?
ti-diplomat-delays = { $leader } talks: { $planet } is not invaded this time.
ti-convert = { $planet }: convert an enemy Ground Force before the combat?
ti-convert-try = Try to convert
ti-convert-not = Fight as you are
ti-converted = { $player } converts a Ground Force on { $planet } (rolled { $face }).
ti-convert-failed = Nobody on { $planet } listens to { $player } (rolled { $face }).
ti-ground-losses = { $planet }: which unit is hit?
ti-bombards = { $player } bombards { $planet }: { $faces } ({ $count ->
    [one] 1 hit
   *[other] { $count } hits
 }).
ti-x89 = { $player } releases X-89 on { $planet }: { $count ->
    [one] 1 Ground Force dies
   *[other] { $count } Ground Forces die
 }.
ti-pds-defends = { $player } fires PDS at those who land on { $planet }: { $faces } ({ $count ->
    [one] 1 hit
   *[other] { $count } hits
 }).
ti-ground-rolls = { $player } rolls { $faces } ({ $count ->
    [one] 1 hit
   *[other] { $count } hits
 }).
ti-general = { $planet }: does your General have dice rolled again?
ti-general-again = { $count ->
    [one] Re-roll 1 miss
   *[other] Re-roll { $count } misses
 }
ti-general-not = Keep all dice
ti-general-rolls = { $player }’s General has dice rolled again: { $faces }.
ti-promoted = { $player } promotes { $count ->
    [one] 1 Ground Force to a Shock Troop.
   *[other] { $count } Ground Forces to Shock Troops.
 }
ti-ground-genome = { $player }’s Berserker Genome rolls { $faces }.
ti-synthesis = { $player }’s Gen Synthesis rolls { $faces }: { $count ->
    [0] nobody comes back.
    [one] 1 Ground Force comes back.
   *[other] { $count } Ground Forces come back.
 }
ti-synthesis-home = To which home planet do your Ground Forces return?
ti-synthesised = { $planet }: { $count ->
    [one] 1 Ground Force is back.
   *[other] { $count } Ground Forces are back.
 }
ti-animators = The Dacxive Animators of { $player } roll { $faces }.
ti-capture = { $planet } is yours. What do you keep of what stands there?
ti-captured = { $player } keeps what stands on { $planet }: { $thing }.
ti-razed = { $player } destroys what stands on { $planet }: { $thing }.
ti-artifact-taken = { $player } finds an artifact on { $planet }: { $artifact }.
ti-artifact-lost = { $player } loses an artifact: { $artifact }.
ti-token-blank = { $player } finds no artifact on { $planet }.
ti-fate-rolled = The fate of { $leader }: { $face }.
ti-fate-again = { $leader } rolled { $face }. Spend a counter of Strategy Allocation and roll again?
ti-fate-reroll = Re-roll for a counter
ti-fate-let-captured = Let him be captured
ti-fate-let-escapes = Let him escape
ti-fate-let-killed = Let him die
ti-leader-captured = { $player } captures { $leader }.
ti-leader-escapes = { $leader } escapes. To which planet?
ti-rescue-rolled = { $player } looks for captives of { $other }: { $face }.
ti-rescue = Which captive do you take?
ti-illegal-reroll-first = First say which dice your General has rolled again: at most { $most }, or none.
ti-illegal-reroll-own = A General re-rolls your own dice of this round, none twice. Name others, or keep all.
ti-illegal-reroll-most = Your Generals re-roll { $most } dice at most. Name fewer.
ti-illegal-convert-first = First say whether you try to convert somebody on { $planet }.
ti-illegal-capture = First say what you keep on { $planet }: any of what is offered, or nothing.
ti-illegal-fate = First decide the fate of { $leader }: roll again for a counter, or let it be.
