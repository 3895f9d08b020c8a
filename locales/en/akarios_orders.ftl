# Orders, odds and forecasts of Stars of Akarios: the commands, their panels, and what can be ordered about.

command-akarios = akarios
describe-akarios = Stars of Akarios
command-akarios-open = new
describe-akarios-open = Open a table for a single battle or world of Stars of Akarios
command-akarios-look = look
describe-akarios-look = The board, a ship, an enemy, the squad or the map (only you see it)
command-akarios-turn = turn
describe-akarios-turn = Give several commands in one line; suggestions come while you type
command-akarios-odds = odds
describe-akarios-odds = The exact odds of every attack you could make now, or of one (only you see it)
command-akarios-danger = danger
describe-akarios-danger = Where the enemies' next cards could hit your ship (only you see it)
command-akarios-orders = orders
describe-akarios-orders = Standing orders of the squad, and yours to give (only you see it)
option-name-order = order
describe-option-order = An order in words of its own: place C6,C5/ne · walk 7 · after Ann: pass · drop place

## Odds

ak-button-odds = Odds
ak-odds-head = Before the cards are drawn
ak-odds-attack = { $card } at { $targets } ({ $faces })
ak-odds-hit = destroyed **{ $destroyed } %**, about { $mean } damage, miss { $missed } %
ak-odds-target = { $target }
ak-odds-advantage = advantage
ak-odds-disadvantage = disadvantage
ak-odds-about = rounded: rare cases are left out
ak-odds-bare = Exact, from the cards left in your own modifier deck.
ak-odds-nothing = You have no attack to make now. In your pilot phase this shows every attack your dice can pay for, with exact odds.

## Danger

ak-button-danger = Danger
ak-danger-about = A figure on a space is how many of the cards the enemies may still reveal would let one of them hit your ship there, if everybody else stays where they are.
ak-illegal-no-danger = There is no battle to look ahead in now. Ask again when the fighting has begun.

## Standing orders

ak-button-orders = Orders
ak-orders-about = Decided now, carried out when it matters, and open for all to read. What you leave unset is asked, or answered carefully when time runs out.
ak-orders-of = **{ $name }:** { $orders }
ak-orders-none = no standing orders
ak-orders-queued = **{ $name }** has queued: { $line }
ak-orders-window = What do you give an order about?
ak-orders-nothing = Nothing to choose here now
ak-orders-usual = Decide for me
ak-orders-unqueue = Empty my queue
ak-order-unset = no order
ak-illegal-order-line = I could not read this order. Write it like one of these: place C6,C5/ne · walk 7 · after Ann: pass · drop place.
ak-illegal-order-after = Nobody at this table is called “{ $name }”. Wait for one of these: { $players }.

ak-window-cancel = When a hit gets through: break a card?
ak-window-reroll = Paid re-roll of the dice
ak-window-stack = Which modifier cards count
ak-window-redraw = Draw another modifier card
ak-window-bonus = Who gets a bonus ability
ak-window-shove = How far to push and pull
ak-window-evade = Evade, with hull and shields at most
ak-window-protect = Protect the Sparrow
ak-window-share = Lend shields, keeping at least
ak-window-between = Answer enemies between their commands
ak-window-pour = Give dice to cards of the squad
ak-window-ties = Equally good targets: who takes it
ak-window-loadout = Loadout of this ship
ak-window-difficulty = Difficulty vote
ak-window-retry = After a failure
ak-window-event = Vote on events
ak-window-volunteer = Volunteer for checks, with stress at most
ak-window-join = Join the checks of others
ak-window-examine = On a world: examine, with so many dice
ak-window-put = On a world: re-roll, with stress at most
ak-window-walk = On a world: the card to walk to
ak-window-leave = On a world: stay until these are used
ak-window-free = Cards that others may take
ak-window-pair = Upgrades on the Sparrow
ak-window-place = Where your ship begins
ak-window-reward = Rewards, the best first
ak-window-path = The way through the trees
ak-window-pledge = Credits for what is bought together

ak-wish-ask = Ask me
ak-wish-auto = By itself
ak-wish-never = Never
ak-wish-always = Always
ak-wish-full = As far as possible
ak-wish-deadly = Only if my ship would be destroyed
ak-wish-hull = If { $n } hull or less would be left
ak-wish-attack = { $n ->
    [0] Attack dice only
    [one] If no die fits attacks
   *[other] If fewer than { $n } dice fit attacks
}
ak-wish-move = { $n ->
    [one] If no die fits moves
   *[other] If fewer than { $n } dice fit moves
}
ak-wish-any = Any dice but stress
ak-wish-falls = Only if it would fall
ak-wish-ship = Ask after each enemy ship
ak-wish-command = Ask after each command
ak-wish-arc = Attack whoever ends up in my arc
ak-wish-aimed = Fly away when I am the target
ak-wish-again = Try again
ak-wish-leave = Leave it
ak-wish-majority = As the majority votes
ak-wish-now = As it is fitted now
ak-wish-drop = Drop this order

## Giving up

ak-button-concede = Give up…
ak-concede-sure = Give up this scenario? It counts as failed, and everybody else has to agree.
