# Short words under the icons of effects: nouns or verbs of one or two words.
sc-icon-move = { $n ->
    [one] move
   *[other] moves
}
sc-icon-jump = jump
sc-icon-repair = repair
sc-icon-medal = { $n ->
    [one] medal
   *[other] medals
}
sc-icon-artifact = { $n ->
    [one] artifact
   *[other] artifacts
}
sc-icon-android = { $n ->
    [one] android
   *[other] androids
}
sc-icon-fight = { $n ->
    [one] fight
   *[other] fights
}
sc-icon-advance-any = any track
sc-icon-advance-split = any tracks
sc-icon-research = research
sc-icon-draw-tech = draw techs
sc-icon-draw-omega = draw omegas
sc-icon-ambush = ambush
sc-icon-damage = damage
sc-icon-pirate-spawn = new pirates
sc-icon-event = event
sc-icon-cadet = { $n ->
    [one] cadet
   *[other] cadets
}
sc-icon-train = train
sc-icon-promote = promote
sc-icon-recall = recall
sc-icon-peek-missions = see missions
sc-icon-pay = pay
sc-icon-discard-self = single use
sc-icon-copy-room = copy a room
sc-icon-take-event-tech = take a tech
sc-icon-ignore-damage = no damage
sc-icon-lay-artifact = place artifact
sc-icon-most = ≤ { $max }
# What is counted.
sc-icon-per-android-crew = androids
sc-icon-per-commander = commanders
sc-icon-per-pirate-token = pirates
sc-icon-per-artifact-kind = kinds
sc-icon-per-room-tech = room techs
sc-icon-per-mission-done = missions
sc-icon-per-adjacent-pirate = near you
sc-icon-per-red-crew = red crew
sc-icon-per-yellow-crew = yellow crew
sc-icon-per-blue-crew = blue crew
sc-icon-per-empty-hold-slot = free hold
sc-icon-per-medal = medals
sc-icon-per-artifact = artifacts
sc-icon-per-lap = laps
sc-icon-per-track-sector-min = lowest sector
sc-icon-per-mission-rows = mission rows
sc-icon-per-mission-gold-row = gold rows
sc-icon-per-mission-two-row = short missions
sc-icon-per-tech-installed = techs
sc-icon-per-omega-installed = omegas

# Cards: the line below the name.
sc-face-kind-red = room for red crew
sc-face-kind-yellow = room for yellow crew
sc-face-kind-blue = room for blue crew
sc-face-kind-grey = room for any crew
sc-face-kind-ability = ability
sc-face-kind-turn = ability, once a turn
sc-face-kind-round = ability, once a round
sc-face-kind-omega = omega, points at the end
sc-face-kind-passenger = passenger
sc-face-kind-fleet = Fleet event
sc-face-kind-androids = Android event
sc-face-kind-pirates = Pirate event
sc-face-kind-home-station = event at Home Station
sc-face-kind-android-station = event at Tincan Station
sc-face-kind-pirate-station = event at Ni'An Station
sc-face-rule = { $rule }
sc-face-mission-at = on a mission: { $planet }
# When a card acts.
sc-face-when-on-move-effect = on a move
sc-face-when-on-tech-bonus = edge bonus
sc-face-when-on-mission-done = mission done
sc-face-when-on-damage = damage
sc-face-when-route = en route
sc-face-when-fight = in a fight
sc-face-when-mission = on a mission
sc-face-when-on-fight = after a fight
sc-face-when-on-station = token taken
sc-face-when-on-track-event-cell = event
sc-face-when-on-pass = you pass
sc-face-when-on-round-start = new round
# What a card changes.
sc-face-passive-extra-hold-slots = safe hold
sc-face-passive-pay-with = as payment
sc-face-passive-bonus-becomes = edge bonus
sc-face-passive-move-or-jump-as-repair = repair
sc-face-passive-artifact-on-room = on a room
sc-face-passive-convert-advance = another track
sc-face-no-damage = no damage
sc-face-any-crew = any crew
# The central tech board.
sc-display-title = Tech display
sc-display-empty = empty cell
sc-display-next = Shadow's next card
sc-display-left = left
sc-display-techs = Techs
sc-display-omegas = Omegas
sc-display-missions = Missions
sc-display-artifacts = Artifacts
sc-display-pirates = Pirates
# The faction tracks.
sc-tracks-start = start
sc-tracks-more = { $count } more
# The score sheet.
sc-score-title = Final score
sc-score-so-far = Points so far
sc-score-captains =
    { $count ->
        [one] { $count } captain, 4 rounds
       *[other] { $count } captains, 4 rounds
    }
sc-score-total = Total
sc-score-missions = Missions
sc-score-track-fleet = Fleet track
sc-score-track-androids = Android track
sc-score-track-pirates = Pirate track
sc-score-omegas = Omegas
sc-score-passenger = Passenger
sc-score-commanders = Commanders
sc-score-androids = Androids
sc-score-pirates = Pirates
sc-score-medals = Medals, ½ each
sc-score-artifacts = Artifacts, ½ each
sc-score-damage = Damage
sc-tracks-lap = lap completed: +5 points
sc-tracks-trophy = trophy: first to complete two laps
sc-face-row = row
sc-face-pirate = pirate
sc-face-track = one track
