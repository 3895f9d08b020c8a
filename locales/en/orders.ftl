# Standing orders, waiting lists and queues, in every game that has them.
order-given = { $player } gives a standing order ({ $when }): `{ $do }`
order-dropped = { $player } drops a standing order ({ $when }): `{ $do }`
waits-set = { $count ->
    [0] { $player }: the waiting list is now empty.
    [one] { $player }: the waiting list now has { $count } entry.
   *[other] { $player }: the waiting list now has { $count } entries.
}
queue-set = { $player } queues: `{ $line }`
queue-dropped = { $player } clears the queue.
queue-lost = { $player }: `{ $do }` is no longer possible, so the queue is cleared.

order-illegal-malformed = I cannot read `{ $text }` as a move. Write it as you would type the move itself.
order-illegal-aside = `{ $text }` answers no question. Order a move that does.
order-illegal-when = There is no moment called “{ $when }”. Choose one from the list.
order-illegal-condition = I do not know the condition “{ $condition }”. Begin it with one of these: { $known }.
order-illegal-none = You have no such standing order. Look at your orders and choose one of them.
order-illegal-many = There is room for { $most } entries. Drop some first.
queue-illegal-empty = There is no move in that line. Name at least one.
queue-illegal-none = Your queue is already empty. Queue some moves first.
