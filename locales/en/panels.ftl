# Panels between a question and its answer: long menus, ticks, forms, drafts, pages, rooms.
prompt-choose = Choose…
prompt-choose-many = Choose { $low }–{ $high } of { $count }…
prompt-tally = **{ $count }** chosen ({ $low }–{ $high }).
prompt-too-many = Clear { $count } of them first.
prompt-done = Done ({ $count })
prompt-clear = Clear
prompt-find = Find…
prompt-all = Show all
prompt-find-title = Find an answer
prompt-find-word = Part of its name
prompt-found = With “{ $word }” in them: { $shown } of { $count }.
prompt-found-none = Nothing here contains “{ $word }”. Try fewer letters, or press **Show all**.
prompt-not-so-many = { $count } chosen, but { $low } to { $high } are needed. Change your choice, then press **Done**.
panel-space-alert-plan = Plan
panel-space-alert-give = Give a card
