# Reminders and deadlines.

reminder-nudge = ⏰ { $who }, the table is waiting for you. It asked { $since }:
reminder-snoozed = I will remind you again at { $when }.
reminder-nothing = The table is no longer waiting for you, so there is nothing to postpone.
note-deadline = ⌛ { $who } ran out of time: the default move is played.
note-answer-late = ⌛ { $who } has not answered in time: I gave the default answer.
stand-in-question = ⌛ **{ $who }** has missed two turns in a row. Let an android play for them? All others have to agree. `/game android` gives the seat back.
stand-in-back = { $who } is back at the table. Nothing needs to be done.
ping-due = Time is up { $when }.
sa-button-prolong = Extend this phase
sa-post-window = end of data operation: { $when }
