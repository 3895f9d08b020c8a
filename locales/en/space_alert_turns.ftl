### Space Alert: options, questions, refusals, and what happens outside the resolution.

## Options

option-space-alert-mission = Mission
option-space-alert-mission-random = one of the eight, drawn at random
option-space-alert-mission-generated = a new one, made for this table
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
option-space-alert-pace-practice = practice without time
option-space-alert-campaign = Campaign of up to three missions
option-space-alert-fifth = Android as fifth crew member
option-space-alert-tripping = Tripping allowed
option-space-alert-pauses = Pauses allowed
option-space-alert-silence = Mute the crew while communications are down
option-space-alert-length = Length of a new mission
option-space-alert-length-short = short
option-space-alert-length-usual = as usual
option-space-alert-length-long = long
option-space-alert-difficulty = Difficulty of a new mission
option-space-alert-difficulty-easy = easy
option-space-alert-difficulty-usual = as usual
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
sa-caption-complete = Operation over. Jump to hyperspace.
sa-caption-clock-stopped = Mission clock stopped.
sa-caption-clock-resumes = { $player } calls for the clock: it resumes in ten seconds.
sa-clock-runs = The mission clock is running.

## Planning

sa-cards = For phase { $phase } you take up { $count ->
        [one] one card
       *[other] { $count } cards
    }.
sa-next-cards = { $player } has taken the cards of phase { $phase }.
sa-placed = Turn { $slot }: { $face }.
sa-taken-back = Turn { $slot }: the card is back in your hand.
sa-turned = Turn { $slot }, turned over: { $face }.
sa-swapped = The cards of turns { $slot } and { $other } have changed places.
sa-android-placed = { $player } plans for { $android }, turn { $slot }: { $face }.
sa-drew = { $player } has drawn a card.
sa-drew-card = You drew: { $action } / { $move }.
sa-gave = { $player } has handed a card to { $to }.
sa-gave-card = { $player } gave you: { $action } / { $move }.
sa-agreed = { $player } is ready to end the round.
sa-withdrew = { $player } wants to go on planning.
sa-ended-early = Everybody agrees: the round ends early.
sa-asks-pause = { $player } asks for a pause. It takes the captain and one more player.
sa-absent = { $player } has not been heard of for a minute. The clock runs on.
sa-present = { $player } is back.

## By post and practice

sa-post-data-transfer = Data transfer: everyone may hand over one card, or decline.
sa-operation-closed = The data operation is closed.
sa-declined = { $player } declines.
sa-ready = { $player } is ready.
sa-not-ready = { $player } is no longer ready.
sa-prolonged = { $player } asks for more time: the phase now lasts up to { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }.
sa-deadline = Time is up: the boards are locked as they lie.
sa-replanned = Back to the drawing board: everything lies as it lay before the resolution.
sa-practice-over = Practice over.

## Resolution

sa-resolution = The boards are locked. Now it shows what they were worth.
sa-cards-up = Turn { $turn }: the cards are turned up.
sa-turn = { $turn ->
        [13] The final step
       *[turn] Turn { $turn }
    }
sa-tripped = { $player } trips: { $face } was a mistake, { $meant } was meant.
sa-mission-won = The ship jumps. The crew is alive!
sa-mission-lost = The ship is lost. { $threat } was the end of it.

## Campaign

sa-voted = { $player } has voted.
sa-campaign-stops = Someone would rather stop: the campaign ends here, with what it has brought.
sa-campaign-goes-on = Everybody flies on. Normal threats: { $normal ->
        [white] white
        [mixed] white and yellow
       *[yellow] yellow
    }; serious threats: { $serious ->
        [white] white
        [mixed] white and yellow
       *[yellow] yellow
    }.
sa-recovered = { $player } comes round and can do nothing else.
sa-repaired-squad = { $player } puts a squad of battlebots together again.
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
       *[structural] structure
    }.
sa-hangar = The one squad that is left stands in { $station ->
        [upper_blue] the upper blue station
       *[lower_red] the lower red station
    }.
sa-next-mission = Next: { $mission }.

## How it ended

sa-won = The mission is won{ $score ->
        [none] { "" }
       *[other] { ": " }{ $score } points
    }.
sa-lost = The ship is lost: { $threat }.
sa-campaign-won = The campaign is over after { $missions ->
        [one] one mission
       *[other] { $missions } missions
    }: { $score } points.
sa-campaign-lost = The ship is lost, and the campaign with it: { $threat }.
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
sa-prompt-pause = Stop the clock? It needs the captain and one other player.
sa-prompt-paused = The clock stands still.
sa-prompt-proceed = Turn { $turn } comes next.
sa-prompt-perform = Turn { $turn }: the cards lie open.
sa-prompt-trip = You planned: { $face }. Was it a mistake?
sa-prompt-trip-android = { $member } was to do: { $face }. Was it a mistake?
sa-prompt-debrief = Change the plan and try again?
sa-prompt-vote = Fly on? The safest of all wishes counts.
sa-prompt-repair = { $member }: what is to be repaired?
sa-prompt-hangar = One squad of battlebots is left. Where does it stand?

sa-choice-begin = Begin
sa-choice-ready = Ready
sa-choice-unready = Not yet ready
sa-choice-draw = Draw a card
sa-choice-decline = No, thanks
sa-choice-decline-rest = None in this phase
sa-choice-agree = End the round
sa-choice-withdraw = Go on planning
sa-choice-pause = Pause
sa-choice-resume = Go on
sa-choice-proceed = Next turn
sa-choice-proceed-all = Skip to the end
sa-choice-trip-arrow = I mixed up red and blue
sa-choice-trip-half = The other half was meant
sa-choice-replan = Plan anew
sa-choice-done = Leave it at that
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
       *[structural] structure
    }
sa-choice-hangar = { $station ->
        [upper_blue] Upper blue
       *[lower_red] Lower red
    }

## Refusals: what is wrong, and what is possible instead

sa-illegal-not-planning = There is nothing to plan now. **My seat** shows what is asked of you.
sa-illegal-no-such-slot = There is no turn { $slot } on this mission. Choose one of those on your board.
sa-illegal-phase-over = Phase { $phase } is over; its slots lie as they lie. Plan the phase that runs now.
sa-illegal-too-late = That tap came after the end of phase { $phase }. The card stays where it was; plan the next phase.
sa-illegal-phase-not-begun = You have not begun phase { $phase }. Take its cards first, or wait for its announcement.
sa-illegal-phase-left = You left phase { $phase } when you took the next cards. You may look at it; plan the new one.
sa-illegal-which-android = Alone you plan for the androids: choose which one.
sa-illegal-no-android = That is no android of this ship. Choose one that is.
sa-illegal-android-final = A card on an android's board stays where it lies. Choose an empty slot for the next one.
sa-illegal-android-taken = Turn { $slot } of this android is taken already; your card stays with you. Choose an empty slot.
sa-illegal-heroic-android = A heroic card belongs to its owner alone. Play an ordinary card.
sa-illegal-heroic-stays = Heroic cards cannot be handed over. Choose an ordinary card.
sa-illegal-not-in-hand = That card is not in your hand. If it lies on your board, take it back first.
sa-illegal-not-in-deck = That card lies on a board already. Take it back, or choose another of its kind.
sa-illegal-empty-slot = There is no card in turn { $slot } yet. Lay one there first.
sa-illegal-same-slot = The card lies there already. Choose another turn for it.
sa-illegal-no-more-cards = This is the last phase: no more cards to take. Plan with those you hold.
sa-illegal-no-phases = In practice all twelve turns are open at once. Plan any of them.
sa-illegal-no-draw = There is nothing to draw for now. Wait for incoming data.
sa-illegal-pile-empty = The draw pile is empty. Play with the cards you hold.
sa-illegal-no-transfer = No data transfer is open. Wait for the next one.
sa-illegal-gave-already = You have handed over a card in this data transfer; one is the limit. Wait for the next.
sa-illegal-no-receiver = Cards can be handed to another player only. Choose one of the crew.
sa-illegal-answered = You have had your say in this data operation. Now it is up to the others.
sa-illegal-no-window = No data operation is open. Wait for the next one.
sa-illegal-post-only = That belongs to play by post. **My seat** shows what you can do here.
sa-illegal-live-only = That belongs to live play. Say that you are ready instead.
sa-illegal-practice-only = That belongs to practice, after the resolution. Open a practice table for it.
sa-illegal-clock-runs = The clock decides when the phase ends. Take the next cards if you are done.
sa-illegal-ready-already = You are ready already. **Not yet ready** takes it back.
sa-illegal-not-ready = You are not ready yet. Plan on in peace.
sa-illegal-cards-taken = You have taken the next cards; that cannot be undone. Plan the new phase.
sa-illegal-prolonged = You have asked for more time in this phase already. The captain can add more.
sa-illegal-too-early = The round can end early only after phase 2 is over. Plan on until then.
sa-illegal-silence = Communications are down: agree when they are restored.
sa-illegal-agreed-already = You have agreed already. Now it is up to the others.
sa-illegal-not-agreed = You have not agreed yet, so there is nothing to withdraw. Plan on.
sa-illegal-no-pauses = This table plays without pauses. The options of your next one can allow them.
sa-illegal-pausing-already = You have asked for the pause already. It begins when the captain and one more want it.
sa-illegal-paused = The clock stands still; panels are closed until it runs again. **Go on** starts it.
sa-illegal-not-paused = The clock is running already, or about to.
sa-illegal-no-clock = No clock runs now, so there is nothing to stop.
sa-illegal-not-due = Its second has not come. Wait a little.
sa-illegal-clock-only = Only the clock does that, when its time comes.
sa-illegal-begun-already = The round has begun already. Open **My seat** and plan.
sa-illegal-no-such-player = There is no such player at this table. Choose one of the crew.
sa-illegal-not-resolving = The resolution does not run now. It begins when the planning is over.
sa-illegal-no-trip = You can trip only while your own card lies open. Wait for your next one.
sa-illegal-mission-runs = First the mission must be over. Then you can try this.
sa-illegal-what-if = Only a card of your own can be changed, for one you had. Choose another.
sa-illegal-no-council = The crew is not in council now. It meets between missions.
sa-illegal-vote-over = The vote is over, and its result stands.
sa-illegal-voted-already = You have voted already. Now it is up to the others.
sa-illegal-not-your-repair = This repair is not yours to choose. Wait for your own.
sa-illegal-no-repair = That cannot be repaired: at most two tiles of a zone between missions. Choose another.
sa-illegal-no-hangar = There is no hangar to choose: the squads stand where they always do.
sa-illegal-captain-only = The captain decides that. Have a word with them.
