# Panels between a question and its answer: long menus, ticks, forms, drafts, pages, rooms.
prompt-choose = Choose…
prompt-choose-many = Choose { $low }–{ $high } of { $count }…
prompt-tally = **{ $count }** chosen ({ $low }–{ $high }).
prompt-too-many = Clear { $count } of them first.
prompt-done = Done ({ $count })
prompt-spoke = ✓ Your answer is in. You may change it until everybody has answered.
prompt-none = None of these
prompt-clear = Clear
prompt-sure = **{ $what }**: is this what you want?
prompt-sure-all = { $count ->
        [one] Yes, this one
       *[other] Yes, all { $count }
    }
prompt-back = Back
prompt-find = Find…
prompt-all = Show all
prompt-find-title = Find an answer
prompt-find-word = Part of its name
prompt-found = With “{ $word }” in them: { $shown } of { $count }.
prompt-found-none = Nothing here contains “{ $word }”. Try fewer letters, or press **Show all**.
prompt-not-so-many = { $count } chosen, but { $low } to { $high } are needed. Change your choice, then press **Done**.
panel-space-alert-plan = Plan
panel-space-alert-give = Give a card
draft-do = Do it
draft-back = Back
draft-over = Start over
draft-cut = ⚠ The board has changed, and the last steps are no longer possible. Continue from here.
draft-moved = ⚠ Something has changed since you saw this. Look again, then continue.
draft-not-so = That does not go together with what you chose before. Choose something else, or press **Back**.
room-talk = Talk to…
room-talk-to = Talk to { $name }
room-whom = Whom do you want to talk to? You two get a private thread; the rest of the table cannot see it.
room-nobody = There is nobody else at this table to talk to. Wait until somebody sits down.
room-open = Your room with { $name }: { $room }
room-name = Table { $number }: { $one } & { $other }
room-welcome = A room for { $one } and { $other } of table { $number }. I never read what you write here; whoever manages this server’s threads can. What you promise each other binds nobody.
room-forbidden = I may not open private threads here, because I lack the permission “Create Private Threads”. Write to { $player } directly, or ask somebody who manages this server.
room-locked = Somebody who manages this server’s threads has locked your room. Ask them to unlock it, or write to each other directly.
room-not-here = This kind of channel has no private threads. Write to { $player } directly.
room-unreachable = I cannot bring you two together: one of you does not see this channel. Write to { $player } directly.
turn-queued = **Queued:** { $left }
    I play it when you are asked again. The first move that is no longer possible clears the queue.
turn-in-full = I cannot queue “{ $move }” yet, because I do not know what you will be asked. Write the move in full.
