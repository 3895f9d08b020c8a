# What the ship's computer says aloud, by parts (audio/announcements.toml puts them together).
# Change a text, then render it again: docs/voice.md.

## The action round

voice-start = Attention, crew. Hostiles on the scanners.
voice-phase-begins-1 = Phase one begins.
voice-phase-begins-2 = Phase two begins.
voice-phase-begins-3 = Phase three begins.
voice-alert = Alert.
voice-repeat = Repeat:
voice-unconfirmed = Unconfirmed report:
voice-time-1 = Time T plus one.
voice-time-2 = Time T plus two.
voice-time-3 = Time T plus three.
voice-time-4 = Time T plus four.
voice-time-5 = Time T plus five.
voice-time-6 = Time T plus six.
voice-time-7 = Time T plus seven.
voice-time-8 = Time T plus eight.
voice-threat-red = Threat, zone red.
voice-threat-white = Threat, zone white.
voice-threat-blue = Threat, zone blue.
voice-threat-internal = Internal threat.
voice-serious-red = Serious threat, zone red.
voice-serious-white = Serious threat, zone white.
voice-serious-blue = Serious threat, zone blue.
voice-serious-internal = Serious internal threat.
voice-incoming-data = Incoming data.
voice-data-transfer = Data transfer.
voice-transfer-ends = Transfer ends in:
voice-communications-down = Communications failure.
voice-communications-restored = Communications restored.

## Phase ends

voice-phase-1-minute = Phase one ends in one minute.
voice-phase-1-twenty = Phase one ends in twenty seconds.
voice-phase-1-ends = Phase one ends in:
voice-phase-over-1 = Phase one is over.
voice-phase-2-minute = Phase two ends in one minute.
voice-phase-2-twenty = Phase two ends in twenty seconds.
voice-phase-2-ends = Phase two ends in:
voice-phase-over-2 = Phase two is over.
voice-operation-minute = Operation ends in one minute.
voice-operation-twenty = Operation ends in twenty seconds.
voice-operation-ends = Operation ends in:
voice-operation-over = Operation over.
voice-hyperdrive = Engaging hyperdrive.

## Counting

voice-count-1 = One.
voice-count-2 = Two.
voice-count-3 = Three.
voice-count-4 = Four.
voice-count-5 = Five.
voice-count-6 = Six.
voice-count-7 = Seven.
voice-count-8 = Eight.

## The clock, before and after

voice-stand-by = All stations, stand by.
voice-launch-ten = Ten seconds to launch.
voice-clock-stopped = Mission clock stopped.
voice-clock-resumes = Mission clock resumes in ten seconds.
voice-restarted = Computer back online.
voice-voice-restored = Voice link restored.
voice-ends-early = The crew is ready. Ending the operation now.
voice-abandoned = Mission abandoned.

## The resolution

voice-resolution = Replaying the mission recorder.
voice-turn-1 = Turn one.
voice-turn-2 = Turn two.
voice-turn-3 = Turn three.
voice-turn-4 = Turn four.
voice-turn-5 = Turn five.
voice-turn-6 = Turn six.
voice-turn-7 = Turn seven.
voice-turn-8 = Turn eight.
voice-turn-9 = Turn nine.
voice-turn-10 = Turn ten.
voice-turn-11 = Turn eleven.
voice-turn-12 = Turn twelve.
voice-threat-appears = New contact.
voice-threat-attacks = We are under attack.
voice-threat-destroyed = Threat destroyed.
voice-threat-survived = Threat survived.
voice-hit-red = Impact in zone red.
voice-hit-white = Impact in zone white.
voice-hit-blue = Impact in zone blue.
voice-shields-hold = Shields are holding.
voice-hull-breached-red = Hull breached, zone red.
voice-hull-breached-white = Hull breached, zone white.
voice-hull-breached-blue = Hull breached, zone blue.
voice-power-low = Not enough power.
voice-rockets-away = Rocket away.
voice-interceptors-out = Interceptors away.
voice-interceptors-back = Interceptors are back aboard.
voice-battlebots-disabled = Battlebots disabled.
voice-crew-down = A crew member is knocked out.
voice-crew-delayed = The crew is delayed.
voice-screen-saver = Screen saver active. Nobody touched the mouse.
voice-ship-jumps = Jump.
voice-mission-won = Mission accomplished. Welcome home.
voice-mission-lost = Ship lost. Mission failed.
voice-campaign-next = Prepare for the next mission.
voice-campaign-over = Campaign complete.
