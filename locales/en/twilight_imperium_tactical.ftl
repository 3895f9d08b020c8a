# Twilight Imperium: Tactical and Transfer Actions.

## Activation

ti-activated = { $player } activates { $system }.
ti-diplomats = { $player } activates { $system }, which you control. Do your Diplomats stop this for 1 counter of Strategy Allocation?
ti-diplomats-stop = Stop the action
ti-diplomats-let = Let it happen
ti-diplomats-stopped = The Diplomats of { $player } talk { $other } out of it: the counter leaves { $system }, and the action is over.
ti-toll = Traffic Tariffs: what do you give for entering { $system }? A planet is exhausted.
ti-toll-good = 1 Trade Good
ti-illegal-system = There is no system { $system } in this galaxy. Choose one that is on the map.
ti-illegal-own-counter = You already have a counter in { $system }. Choose a system without one.
ti-illegal-terrain = { $system } is { $tile }, which nobody can activate. Choose another system.
ti-illegal-activate = { $why } does not let you activate { $system }. Choose another system.
ti-illegal-toll = { $law } charges for activating { $system }, and you cannot pay. Choose another system.

## Movement

ti-move = Which ships come to { $system }?
ti-move-all = Everything that can
ti-move-keep-one = Leave 1 GF everywhere
ti-move-ships = Ships alone
ti-move-stay = Move nothing
ti-ships-move = { $player } moves ships from { $origin } to { $system }: { $units }.
ti-loaded = { $player } loads on { $planet }: { $unit } × { $count }.
ti-conduit = { $player } opens the Spatial Conduit in { $system }.
ti-movement-cancelled = The ships that { $player } sent to { $system } turn back.
ti-passage = A fleet of { $player } has a Diplomat aboard and asks to pass your ships in { $system }. May it?
ti-passage-let = Let it pass
ti-passage-refuse = Refuse
ti-passage-refused = { $player } does not let the fleet of { $other } pass.
ti-opponent = Whom do you fight first?
ti-illegal-item = I cannot find “{ $item }”. Write units as 308.cruiser:2, jord.gf:3 or jord.sol.1, and a single ship by its number.
ti-illegal-move-first = Ships are moving to { $system } now. Name them, or move nothing.
ti-illegal-nothing = Nothing would move to { $system } that is not there yet. Name ships elsewhere, or move nothing.
ti-illegal-held = You activated { $system } earlier this round, so nothing may leave it. Choose ships elsewhere.
ti-illegal-ship = { $ship } is not the number of one of your ships. Name yours by place and kind, as in 308.cruiser:2.
ti-illegal-ship-count = You named { $count } × { $unit } in { $system }, and { $left } may move. Name fewer.
ti-illegal-ship-none = You have no { $unit } in { $system } that may move. Name units of yours elsewhere.
ti-illegal-end = Ships may not stay in { $system }. Move nothing.
ti-illegal-reach = { $ship } in { $origin } moves { $move } and finds no way to { $system }. Leave it where it is, or choose another way.
ti-illegal-way = “{ $way }” is not a way for any of these ships. Write it from their system to the activated one, as 205>304>308.
ti-illegal-alert = The High Alert token only goes along with your own ships that leave its system. Move some of them, or leave it.
ti-illegal-plastic = There are { $count } pieces of { $unit }, and counters only stand beside one of them. Leave fewer places with some of them behind.

## Loading

ti-illegal-load = “{ $item }” cannot be taken aboard. Name Ground Forces, Shock Troops, PDS or Leaders by their planet, as jord.gf:3.
ti-illegal-load-owner = { $planet } is not yours. Load only from your own planets.
ti-illegal-load-count = You named { $count } × { $unit } on { $planet }, and { $left } are there. Name fewer.
ti-illegal-load-activated = You activated { $system } earlier this round, so nothing is loaded there. Load elsewhere.
ti-illegal-load-enemies = Enemy ships are in { $system }, so nothing is loaded there. Load elsewhere.
ti-illegal-rider-stays = No Fighter that goes or stays as you say carries { $leader }. Leave a Fighter with them, or let them come along.
ti-illegal-room = No ship that comes by has room for every { $unit } from { $system }. Take fewer, or send another transport.

## Transfer

ti-illegal-transfer-from = { $system } is not the other system of this transfer. Move ships between the two only.
ti-illegal-transfer-to = Ships move between { $one } and { $other } only. Say which way, with to={ $one } or to={ $other }.
ti-illegal-transfer-apart = { $one } and { $other } are not neighbours. Choose two systems that are one step apart.
ti-illegal-transfer-spend = The counter from the Command Pool goes to { $one } or to { $other }. Name one of them.
ti-illegal-transfer-counter = A transfer takes a counter from your reinforcements, and none is left. Take another action.
ti-illegal-transfer-units = Both systems of a transfer hold units of yours and none of anybody else, and { $system } does not. Choose another.
ti-illegal-transfer-toll = Traffic Tariffs charge for these systems, and you cannot pay for both. Choose others.
ti-transfer-begun = { $player } begins a transfer between { $one } and { $other }.
ti-transfer-fire = Your PDS reach both systems of the transfer. At which do they fire?
ti-transfer-produce = In which of the two systems do you produce, if at all?


## PDS fire and mines

ti-volley = { $count ->
    [one] Your PDS planet
   *[other] Your { $count } PDS planets
 } can fire at ships in { $system }. At whom?
ti-volley-fire = Fire at { $player }
ti-volley-hold = Hold fire
ti-volley-fires = { $player } fires PDS at { $other } in { $system }.
ti-volley-held = { $player } holds fire in { $system }.
ti-volley-rolls = { $player } rolls { $faces }.
ti-volley-hits = { $player } scores { $count ->
    [0] no hits
    [one] 1 hit
   *[other] { $count } hits
 }.
ti-laser-ask = { $count ->
    [one] { $count } shot of your PDS in { $system } has missed. Roll it again with the Graviton Laser System?
   *[other] { $count } shots of your PDS in { $system } have missed. Roll them again with the Graviton Laser System?
}
ti-laser-again = Roll again
ti-laser-none = Leave it
ti-laser = Graviton Laser System: { $player } re-rolls the misses, now { $faces }.
ti-illegal-volley = Your PDS can fire at { $player }, or hold fire. Choose one of the two.
ti-mine-rolls = Mines in { $system }: { $player } rolls { $face } for a ship: { $ship }.
ti-mine-damages = A mine in { $system } damages a ship of { $player }: { $ship }.
ti-mine-destroys = A mine in { $system } destroys a ship of { $player }: { $ship }.
ti-mine-which = Which mine has gone off? Name its owner.
ti-mine-nobody = Nobody's mine
ti-mine-spent = A mine in { $system } is spent.
