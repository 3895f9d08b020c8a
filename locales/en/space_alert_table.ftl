# Space Alert at the table: the command, the planning panel, the clock.
command-space-alert = space-alert
describe-space-alert = Open a table for Space Alert
option-name-mission = mission
option-name-threats = threats
option-name-pace = pace
describe-option-mission = Which mission (drawn at random if you leave it out)
describe-option-threats = Colour of the threat decks, normal and serious
describe-option-pace = Live, by post, or practice
sa-no-such-mission = There is no mission of that name. Pick one from the list that appears while you type.

sa-stage-briefing = Briefing · { $mission }
sa-stage-planning = Planning · { $mission }
sa-stage-resolution = Resolution · { $mission }
sa-stage-debrief = Debriefing · { $mission }
sa-stage-council = Between two missions
sa-stage-over = After the mission · { $mission }

sa-clock-launch = 🚀 Launch { $when }
sa-clock-phase = ⏱ End of phase { $phase }: { $when }
sa-clock-incoming-data = end of incoming data: { $when }
sa-clock-data-transfer = end of data transfer: { $when }
sa-clock-silence = **communications down**
sa-clock-held = ⏸ The mission clock is stopped.
sa-clock-resumed = ⚠ The ship's computer restarted. The mission clock resumes { $when }, at second { $second }.
sa-silence-please = 🔇 Communications are down, and I am not allowed to mute this crew. Please stay silent until they are restored.
sa-voice-muted = 🔇 The server has muted the ship's computer, so announcements are written here. Unmute it and it speaks again.
sa-voice-suppressed = 🔇 The ship's computer is only a listener on this stage, so announcements are written here. A moderator can invite it to speak.
sa-voice-speechless = 🔇 The ship's computer may not speak in its voice channel, so announcements are written here. Give it the permission “Speak”.
sa-voice-shut = 🔇 The ship's computer may not enter your voice channel, so announcements are written here. Give it the permissions “View Channel” and “Connect”.
sa-voice-out = 🔇 The ship's computer was disconnected from voice: announcements are written here.
sa-voice-sent-away = 🔇 Somebody disconnected the ship's computer from voice. It stays out for the rest of this mission, and every announcement is written here; it joins again for the next one.
sa-reason-muted = Space Alert: communications are down, and the crew agreed to be muted
sa-reason-heard = Space Alert: communications are restored
sa-pause-called = You asked for a pause. It begins when the captain and one other player have asked.
sa-resume-called = The clock resumes in ten seconds.

sa-button-own-board = My board
sa-button-android-board = Android { $letter }
sa-button-turn = Flip card
sa-button-next = Take phase { $phase } cards
sa-button-next-yes = Yes, on to phase { $phase }
sa-button-give = Give a card
sa-button-type = Type a plan…
sa-plan-hand = Hand
sa-plan-board = Ship
sa-plan-lineup = Threats
sa-button-back = Back
sa-button-tripped = I tripped…
sa-button-what-if = What if…
sa-select-card = Card for turn { $slot }
sa-select-action = Action for turn { $slot }
sa-select-move = Movement for turn { $slot }
sa-select-give = A card for { $player }
sa-card-half = { $number } { $arrow } { $face }
sa-card-both = { $number } · { $action } / { $move }
sa-give-title = ### Data transfer
    Press the button with the number of the card and its receiver. It is handed over at once and cannot be taken back.
sa-next-sure = ### End phase { $phase } for yourself?
    You take your next cards now, and this phase's slots are locked as they are. This cannot be undone.

sa-face-a = A · weapon
sa-face-b = B · energy
sa-face-c = C · system
sa-face-x = battlebots
sa-face-red = move towards red
sa-face-blue = move towards blue
sa-face-lift = gravolift
sa-face-heroic-a = heroic A · weapon +1
sa-face-heroic-b = heroic B · energy +1
sa-face-heroic-x = heroic battlebots
sa-face-1 = straight to lower red
sa-face-2 = straight to lower white
sa-face-3 = straight to lower blue
sa-face-4 = straight to upper red
sa-face-5 = straight to the bridge
sa-face-6 = straight to upper blue
sa-face-empty = nothing

sa-look-board = Ship
sa-look-threats = Threats
sa-look-turn = { $turn ->
        [13] Final step
       *[turn] Turn { $turn }
    }
sa-look-score = Score

sa-what-if-title = ### What if…
    Change one of your own cards and see the other ending. Only you can see this.
sa-what-if-slot = Which turn?
sa-what-if-face = What would you play instead in turn { $slot }?
sa-what-if-won = With **{ $face }** in turn { $slot } the ship would have come home: **{ $total }** points.
sa-what-if-home = With **{ $face }** in turn { $slot } the ship would have come home with { $tiles ->
    [0] no damage
    [one] { $tiles } damage tile
   *[other] { $tiles } damage tiles
}.
sa-what-if-lost = With **{ $face }** in turn { $slot } the ship would have been lost in turn { $turn }.

option-space-alert-captain = Captain
option-space-alert-communications = Communications officer
option-space-alert-security = Chief of security
option-space-alert-first-android = First android sits after
option-space-alert-second-android = Second android sits after

sa-logbook-crew = 📖 **Logbook** · { $crew }
sa-logbook-won = { $date } · { $mission } · threats { $normal }/{ $serious } · destroyed { $destroyed } · survived { $survived } · visual { $visual }
sa-logbook-total = · penalties { $penalties } · **total { $total }**
sa-logbook-lost = { $date } · { $mission } · lost to { $threat }
sa-page-empty = 📖 The logbook is empty. Missions opened from here are written into it; practice and training are not.
sa-page-flown = { $flown ->
    [one] { $flown } mission flown
   *[other] { $flown } missions flown
}, { $won } won{ $best ->
    [none] { "" }
   *[other] , best total { $best }
}

## A plan in words. Lists of what else somebody may type for a half of a card, between commas.

sa-typed-title = Type a plan
sa-typed-field = From turn { $slot } on, e.g. red A A lift B
sa-typed-unknown = “{ $word }” is not half of a card. Type, for example: red A A lift B, with a dash for an empty slot.
sa-typed-slot = Turn { $slot } cannot be planned here now. Choose one of the numbered slots.
sa-typed-too-many = { $count ->
    [one] There is only 1 slot for that.
   *[other] There are only { $count } slots for that.
} Type fewer, or begin at an earlier slot: 4: red A.
sa-typed-no-card = You have no card left that shows “{ $face }” for turn { $slot }. Nothing was placed; type only what you hold.
sa-typed-a = A, fire, gun
sa-typed-b = B, shield
sa-typed-c = C
sa-typed-x = X, bot, fight
sa-typed-red = red, towards red, left, <, ◀, ←
sa-typed-blue = blue, towards blue, right, >, ▶, →
sa-typed-lift = lift, up, down, ^, ⇅, ↕
sa-typed-heroic-a = heroic A, A★, A+
sa-typed-heroic-b = heroic B, B★, B+
sa-typed-heroic-x = heroic X, X★, X+
sa-typed-1 = lower red
sa-typed-2 = lower white
sa-typed-3 = lower blue
sa-typed-4 = upper red
sa-typed-5 = bridge, upper white
sa-typed-6 = upper blue
sa-typed-empty = empty, -, –

## The lobby, and what is still open.

sa-lobby-pace = ⏱ Pace: **{ $pace }**
sa-lobby-voice = 🔊 In voice: { $who }
sa-lobby-no-voice = 🔇 Nobody is in a voice channel: the ship's computer will only write.
sa-lobby-first = 🎓 First time together? Begin with *{ $mission }* (**Options**).
sa-lobby-campaign = 🎲 A campaign draws each of its missions at random, none twice.
sa-unfinished = ⚠ Not ready yet:{ $slots ->
    [none] { "" }
   *[slots] { " " }empty turns { $slots }{ $draws ->
        [0] { "" }
       *[more] ;
    }
}{ $draws ->
    [0] { "" }
   *[more] { " " }a card is waiting to be drawn
}.
