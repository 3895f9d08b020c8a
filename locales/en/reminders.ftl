# Reminders and deadlines.

reminder-nudge = ⏰ { $who }, the table has been waiting for you; it asked { $since }:
reminder-snoozed = I will remind you again at { $when }.
reminder-nothing = The table no longer waits for you, so there is nothing to put off.
note-deadline = ⌛ The time of { $who } is up: the usual move is made.
note-answer-late = ⌛ { $who } has not answered in time: I gave the default answer.
stand-in-question = ⌛ **{ $who }** has missed two turns in a row. Let an android play for them? All others have to agree. `/game android` gives the seat back.
stand-in-back = { $who } is back at the table. Nothing needs to be done.
ping-due = Time is up { $when }.
sa-button-prolong = Prolong this phase
sa-post-window = data operation until { $when }
