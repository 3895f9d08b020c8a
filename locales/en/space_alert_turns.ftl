### Space Alert: options, questions, refusals, and what happens outside the resolution.

## Options

option-space-alert-mission = Mission
option-space-alert-mission-random = random, one of the eight
option-space-alert-mission-generated = a new one, generated for this table
option-space-alert-mission-mission-1 = Mission 1
option-space-alert-mission-mission-2 = Mission 2
option-space-alert-mission-mission-3 = Mission 3
option-space-alert-mission-mission-4 = Mission 4
option-space-alert-mission-mission-5 = Mission 5
option-space-alert-mission-mission-6 = Mission 6
option-space-alert-mission-mission-7 = Mission 7
option-space-alert-mission-mission-8 = Mission 8
option-space-alert-mission-test-run-1 = Test run 1 (training)
option-space-alert-mission-test-run-2 = Test run 2 (training)
option-space-alert-mission-simulation-1 = Simulation 1 (training)
option-space-alert-mission-simulation-2 = Simulation 2 (training)
option-space-alert-mission-simulation-3 = Simulation 3 (training)
option-space-alert-mission-advanced-simulation-1 = Advanced simulation 1 (training)
option-space-alert-mission-advanced-simulation-2 = Advanced simulation 2 (training)
option-space-alert-mission-advanced-simulation-3 = Advanced simulation 3 (training)
option-space-alert-normal = Normal threats
option-space-alert-normal-white = white
option-space-alert-normal-mixed = white and yellow
option-space-alert-normal-yellow = yellow
option-space-alert-serious = Serious threats
option-space-alert-serious-white = white
option-space-alert-serious-mixed = white and yellow
option-space-alert-serious-yellow = yellow
option-space-alert-pace = Pace
option-space-alert-pace-live = live, ten minutes by the clock
option-space-alert-pace-post = by post
option-space-alert-pace-practice = practice, no clock
option-space-alert-campaign = Campaign of up to three missions
option-space-alert-fifth = Android as fifth crew member
option-space-alert-tripping = Tripping allowed
option-space-alert-pauses = Pauses allowed
option-space-alert-silence = Mute the crew while communications are down
option-space-alert-length = Length of a generated mission
option-space-alert-length-short = short
option-space-alert-length-usual = standard
option-space-alert-length-long = long
option-space-alert-difficulty = Difficulty of a generated mission
option-space-alert-difficulty-easy = easy
option-space-alert-difficulty-usual = standard
option-space-alert-difficulty-hard = hard
option-space-alert-phase-hours = By post, a phase lasts at most
option-space-alert-phase-hours-12 = 12 hours
option-space-alert-phase-hours-24 = a day
option-space-alert-phase-hours-48 = two days
option-space-alert-phase-hours-96 = four days
option-space-alert-window-hours = By post, a data operation lasts at most
option-space-alert-window-hours-4 = 4 hours
option-space-alert-window-hours-12 = 12 hours
option-space-alert-window-hours-24 = a day

## The computer's captions

sa-caption-start = Hostiles on the scanners. Phase 1 begins.
sa-caption-threat = T+{ $number } · { $report ->
        [unconfirmed] unconfirmed ·{ " " }
       *[confirmed] { "" }
    }{ $severity ->
        [serious] { $lane ->
            [internal] Serious internal threat
           *[other] Serious threat
        }
       *[normal] { $lane ->
            [internal] Internal threat
           *[other] Threat
        }
    }{ $lane ->
        [red] { " " }· red zone
        [white] { " " }· white zone
        [blue] { " " }· blue zone
       *[internal] { "" }
    }: { $threat }
sa-caption-incoming-data = Incoming data: everyone may draw one card.
sa-caption-data-transfer = Data transfer: everyone may hand over one card before the beep.
sa-caption-transfer-over = Data transfer over.
sa-caption-silence = Communications failure: no talking, no writing.
sa-caption-restored = Communications restored.
sa-caption-phase-ends = Phase { $phase }: { $seconds ->
        [60] one minute left
        [20] twenty seconds left
       *[5] five seconds left
    }.
sa-caption-operation-ends = Operation: { $seconds ->
        [60] one minute left
        [20] twenty seconds left
       *[5] five seconds left
    }.
sa-caption-phase-over = Phase { $phase } is over. Phase { $next } begins.
sa-caption-complete = Operation over. Engaging hyperdrive.
sa-caption-clock-stopped = Mission clock stopped.
sa-caption-clock-resumes = { $player } restarts the clock: it resumes in ten seconds.
sa-clock-runs = The mission clock is running.

## Planning

sa-cards = Phase { $phase }: you pick up { $count ->
        [one] one card
       *[other] { $count } cards
    }.
sa-next-cards = { $player } has taken the phase { $phase } cards.
sa-placed = Turn { $slot } — { $face }.
sa-taken-back = Turn { $slot }: the card is back in your hand.
sa-turned = Turn { $slot }, flipped — { $face }.
sa-swapped = The cards in turns { $slot } and { $other } have been swapped.
sa-android-placed = { $player } plans for { $android }, turn { $slot } — { $face }.
sa-drew = { $player } has drawn a card.
sa-drew-card = You drew { $action } / { $move }.
sa-gave = { $player } has handed a card to { $to }.
sa-gave-card = { $player } gave you { $action } / { $move }.
sa-agreed = { $player } is ready to end the round.
sa-withdrew = { $player } wants to keep planning.
sa-ended-early = Everybody agrees: the round ends early.
sa-asks-pause = { $player } asks for a pause. It takes the captain and one other player.
sa-absent = { $player } has not been heard from for a minute. The clock keeps running.
sa-present = { $player } is back.

## By post and practice

sa-post-data-transfer = Data transfer: everyone may hand over one card, or decline.
sa-operation-closed = The data operation is closed.
sa-declined = { $player } declines.
sa-ready = { $player } is ready.
sa-not-ready = { $player } is no longer ready.
sa-prolonged = { $player } needs more time: the phase now lasts up to { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }.
sa-deadline = Time is up: the boards are locked as they are.
sa-replanned = Back to the drawing board: everything is as it was before the resolution.
sa-practice-over = Practice over.

## Resolution

sa-resolution = The boards are locked. Now we find out what your plans were worth.
sa-cards-up = Turn { $turn }: the cards are revealed.
sa-turn = { $turn ->
        [13] The final step
       *[turn] Turn { $turn }
    }
sa-tripped = { $player } trips: played { $face }, meant { $meant }.
sa-mission-won = The ship jumps. The crew is alive!
sa-mission-lost = The ship is lost to { $threat }.

## Campaign

sa-voted = { $player } has voted.
sa-campaign-stops = Someone would rather stop: the campaign ends here, with the points earned so far.
sa-campaign-goes-on = Everybody flies on. Normal threats: { $normal ->
        [white] white
        [mixed] white and yellow
       *[yellow] yellow
    }; serious threats: { $serious ->
        [white] white
        [mixed] white and yellow
       *[yellow] yellow
    }.
sa-recovered = { $player } comes round and has no time for repairs.
sa-repaired-squad = { $player } repairs a squad of battlebots.
sa-repaired-tile = { $player } repairs { $zone ->
        [red] the red zone
        [white] the white zone
       *[blue] the blue zone
    }: { $tile ->
        [upper_weapon] upper weapon
        [lower_weapon] lower weapon
        [shield] shield
        [reactor] reactor
        [gravolift] gravolift
       *[structural] structural damage
    }.
sa-hangar = The last squad is stationed in { $station ->
        [upper_blue] the upper blue station
       *[lower_red] the lower red station
    }.
sa-next-mission = Next: { $mission }.

## How it ended

sa-won = The mission is won{ $score ->
        [none] { "" }
       *[other] { ": " }{ $score } points
    }.
sa-lost = The ship is lost to { $threat }.
sa-campaign-won = The campaign is over after { $missions ->
        [one] one mission
       *[other] { $missions } missions
    }: { $score } points.
sa-campaign-lost = The ship is lost to { $threat }, and the campaign with it.
sa-practice-won = Practice: the ship comes home.
sa-practice-lost = Practice: the ship is lost to { $threat }.

## Questions

sa-prompt-begin = Everybody strapped in?
sa-prompt-plan = Plan your actions.
sa-prompt-ready = Plan your actions, and say when you are ready.
sa-prompt-waiting = You are ready; the others are still planning.
sa-prompt-draw = Incoming data: you may draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
sa-prompt-give = Data transfer: hand one card to another player?
sa-prompt-nothing-to-draw = Incoming data, but the draw pile is empty.
sa-prompt-end-early = Everything planned? The round ends early if everybody agrees.
sa-prompt-agreed = You have agreed to end the round.
sa-prompt-pause = Stop the clock? That takes the captain and one other player.
sa-prompt-paused = The clock is stopped.
sa-prompt-proceed = { $turn ->
        [13] The final step comes next.
       *[turn] Turn { $turn } comes next.
    }
sa-prompt-perform = Turn { $turn }: the cards are face up.
sa-prompt-trip = You planned “{ $face }”. Was that a mistake?
sa-prompt-trip-android = You planned “{ $face }” for { $member }. Was that a mistake?
sa-prompt-debrief = Change the plan and try again?
sa-prompt-vote = Fly on? The most cautious vote wins.
sa-prompt-repair = { $member }: repair what?
sa-prompt-hangar = One squad of battlebots is left. Which hangar does it start in?

sa-choice-begin = Begin
sa-choice-ready = Ready
sa-choice-unready = Not ready after all
sa-choice-draw = Draw a card
sa-choice-decline = No, thanks
sa-choice-decline-rest = Decline all this phase
sa-choice-agree = End the round
sa-choice-withdraw = Keep planning
sa-choice-pause = Pause
sa-choice-resume = Resume
sa-choice-turn-up = Reveal turn { $turn }
sa-choice-resolve = { $turn ->
        [13] Resolve the final step
       *[turn] Resolve turn { $turn }
    }
sa-choice-proceed-all = Skip to the end
sa-choice-trip-arrow = I mixed up red and blue
sa-choice-trip-half = I meant the other half
sa-choice-replan = Change the plan
sa-choice-done = Finish practice
sa-choice-stop = Stop here
sa-choice-fly = Fly on · normal { $normal ->
        [white] white
        [mixed] mixed
       *[yellow] yellow
    } · serious { $serious ->
        [white] white
        [mixed] mixed
       *[yellow] yellow
    }
sa-choice-repair-squad = A squad of battlebots
sa-choice-repair-tile = { $zone ->
        [red] Red
        [white] White
       *[blue] Blue
    } · { $tile ->
        [upper_weapon] upper weapon
        [lower_weapon] lower weapon
        [shield] shield
        [reactor] reactor
        [gravolift] gravolift
       *[structural] structural damage
    }
sa-choice-hangar = { $station ->
        [upper_blue] Upper blue
       *[lower_red] Lower red
    }

## Refusals: what is wrong, and what is possible instead

sa-illegal-not-planning = There is nothing to plan right now. **My seat** shows what you can do.
sa-illegal-no-such-slot = There is no turn { $slot } on this mission. Choose one of those on your board.
sa-illegal-phase-over = Phase { $phase } is over and its slots are locked. Plan the current phase.
sa-illegal-too-late = That tap came after the end of phase { $phase }. The card stays where it was; plan the next phase.
sa-illegal-phase-not-begun = You have not begun phase { $phase }. Take its cards first, or wait for its announcement.
sa-illegal-phase-left = You left phase { $phase } when you took the next cards. You can still look at it, but plan the new one.
sa-illegal-which-android = Playing solo, you plan for the androids: choose one of them.
sa-illegal-no-android = That is not one of this ship's androids. Choose one that is.
sa-illegal-android-final = A card on an android's board cannot be moved. Choose an empty slot for the next one.
sa-illegal-android-taken = That android's turn { $slot } is already taken, so you keep your card. Choose an empty slot.
sa-illegal-heroic-android = Only its owner can use a heroic card. Use an ordinary card here.
sa-illegal-heroic-stays = Heroic cards cannot be handed over. Choose an ordinary card.
sa-illegal-lay = A plan in one line has one letter for each open slot, and there { $count ->
        [0] are none now
        [one] is one
       *[other] are { $count }
    }. An empty slot is “-”.
sa-illegal-not-in-hand = That card is not in your hand. If it is on your board, take it back first.
sa-illegal-not-in-deck = That card is already on a board. Take it back, or choose another of its kind.
sa-illegal-empty-slot = There is no card in turn { $slot } yet. Place one there first.
sa-illegal-same-slot = The card is already there. Choose another turn for it.
sa-illegal-no-more-cards = This is the last phase: no more cards to take. Plan with those you hold.
sa-illegal-no-phases = In practice all twelve turns are open at once. Plan any of them.
sa-illegal-no-draw = You cannot draw right now. Wait for incoming data.
sa-illegal-pile-empty = The draw pile is empty. Play with the cards you hold.
sa-illegal-no-transfer = No data transfer is open. Wait for the next one.
sa-illegal-gave-already = You have already handed over a card in this data transfer, and one is the limit. Wait for the next.
sa-illegal-no-receiver = Cards can be handed only to another player. Choose one of the crew.
sa-illegal-answered = You have already answered this data operation. It is up to the others now.
sa-illegal-no-window = No data operation is open. Wait for the next one.
sa-illegal-post-only = That is only for play by post. **My seat** shows what you can do here.
sa-illegal-live-only = That is only for live play. Press **Ready** instead.
sa-illegal-practice-only = That is only for practice, after the resolution. Open a practice table for it.
sa-illegal-clock-runs = The clock decides when the phase ends. Take the next cards if you are done.
sa-illegal-ready-already = You are already marked as ready. **Not ready after all** takes it back.
sa-illegal-not-ready = You are not marked as ready. Take your time.
sa-illegal-cards-taken = You have taken the next cards; that cannot be undone. Plan the new phase.
sa-illegal-prolonged = You have already asked for more time in this phase. The captain can add more.
sa-illegal-too-early = The round can end early only after phase 2 is over. Keep planning until then.
sa-illegal-silence = Communications are down: agree when they are restored.
sa-illegal-agreed-already = You have already agreed. It is up to the others now.
sa-illegal-not-agreed = You have not agreed yet, so there is nothing to withdraw. Keep planning.
sa-illegal-no-pauses = This table plays without pauses. You can allow them in the options of your next table.
sa-illegal-pausing-already = You have already asked for a pause. It begins when the captain and one other player have asked.
sa-illegal-paused = The clock is stopped, and panels are closed until it runs again. **Resume** restarts it.
sa-illegal-not-paused = The clock is running already, or about to.
sa-illegal-no-clock = No clock runs now, so there is nothing to stop.
sa-illegal-not-due = It is too early for that. Wait a moment.
sa-illegal-clock-only = Only the clock does that, when its time comes.
sa-illegal-begun-already = The round has already begun. Open **My seat** and plan.
sa-illegal-no-such-player = There is no such player at this table. Choose one of the crew.
sa-illegal-not-resolving = The resolution is not running. It begins when planning is over.
sa-illegal-no-trip = You can trip only while your own card is face up. Wait for your next one.
sa-illegal-mission-runs = You can try this only when the mission is over.
sa-illegal-what-if = You can only swap one of your own cards for another that you had. Choose another.
sa-illegal-no-council = The crew is not meeting now. It meets between missions.
sa-illegal-vote-over = The vote is over, and its result stands.
sa-illegal-voted-already = You have already voted. It is up to the others now.
sa-illegal-not-your-repair = This repair is not yours to choose. Wait for your own.
sa-illegal-no-repair = That cannot be repaired: at most two tiles of a zone between missions. Choose another.
sa-illegal-no-hangar = There is no hangar to choose: each squad starts in its usual place.
sa-illegal-captain-only = The captain decides that. Have a word with them.
