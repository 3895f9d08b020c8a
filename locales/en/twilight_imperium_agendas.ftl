# Twilight Imperium: agendas that take effect once.

ti-mobilize = Free Ground Forces left: { $count }. On which planet do you place one?
ti-agenda-mine = A Space Mine is laid in system { $system }.
ti-jewel = Lay a Space Mine of yours in your Home System?
ti-training = Add a Ground Force and two Shock Troops here?
ti-demoted = All Shock Troops become Ground Forces.
ti-arms-dealers = A Destroyer and a Dreadnought for { $count } resources: at which dock?
ti-commission = A free Dreadnought: at which dock?
ti-prophecy-lost = { $player } has not bought two Fighters this round: { $card } is lost.
ti-agenda-technology = Which technology do you take?
ti-shards = Shards fall on system { $system }: { $dice }. Hits: { $count }.
ti-markers-cleared = { $objective } may be scored again by everybody.
ti-contained = Tactical Actions cost a second Command Counter this round: { $players }.
ti-agenda-draw = Your hand is full. Draw an Action Card all the same?
ti-agenda-draw-one = Draw a card
ti-agenda-secondary = Which of your Strategy Cards do you use? Its secondary costs no counter.
ti-colony = You must empty one of your planets. Which one?
ti-colony-leader = { $player } leads and must empty a planet.
ti-colony-heir = Who may have the planet?
ti-colony-take = Take { $planet } with three free Ground Forces?
ti-industry = A free Space Dock: where?
ti-agenda-law = Which law do you discard, if any?
ti-agenda-garrison = Add two free Ground Forces here?
