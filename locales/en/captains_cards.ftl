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
sc-icon-lay-artifact = lay artifact
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
sc-icon-per-lap = circles
sc-icon-per-track-sector-min = worst sector
sc-icon-per-mission-rows = mission rows
sc-icon-per-mission-gold-row = gold rows
sc-icon-per-mission-two-row = short missions
sc-icon-per-tech-installed = techs
sc-icon-per-omega-installed = omegas
