# Campaigns: chains of chapters, and what goes on from one to the next.

command-campaign = campaign
describe-campaign = Campaigns: one crew, chapter after chapter
command-campaign-new = new
describe-campaign-new = Found a campaign, with a thread of its own
command-campaign-next = next
describe-campaign-next = Open the lobby of the next chapter
command-campaign-show = show
describe-campaign-show = Show where a campaign stands (only you see it)
command-campaign-chronicle = chronicle
describe-campaign-chronicle = Read the chapters played so far, and replay them (only you see it)
command-campaign-rename = rename
describe-campaign-rename = Give your campaign another name
command-campaign-rewind = rewind
describe-campaign-rewind = Go back to before a chapter, if everybody who has played since agrees
command-campaign-export = export
describe-campaign-export = Save the campaign as a file, with every chapter that has ended
command-campaign-abandon = abandon
describe-campaign-abandon = End the campaign for everybody
option-name-campaign = campaign
describe-option-campaign = Which campaign (this thread's or your only one, if you leave it out)
option-name-name = name
describe-option-campaign-name = What it will be called, up to 60 characters
option-name-chapter = chapter
describe-option-chapter = The first chapter you want to play again

campaign-button-next = Next chapter
campaign-button-crew = Crew
campaign-button-chronicle = Chronicle
campaign-button-leave = Leave the crew
campaign-button-abandon = Abandon campaign
campaign-button-rewind = Go back

chapter-title = { $name }, chapter { $chapter } · { $game }, table { $number }
campaign-founded = **{ $name }** has been founded by { $who }. Chapter by chapter, it is played in one thread.
campaign-kind = { $game } · campaign { $number }
campaign-crew = Crew: { $crew }
campaign-no-crew = No crew yet. Everybody who sits down for the first chapter becomes a member.
campaign-member-left = { $number }. { $name } (left the crew)
campaign-next = **Chapter { $chapter }** comes next. Any member can open it.
campaign-gathering = **Chapter { $chapter }** is gathering its players at table { $table }.
campaign-under-way = **Chapter { $chapter }** is under way at table { $table }.
campaign-over = { $chapters ->
    [one] The campaign is over after { $chapters } chapter.
   *[other] The campaign is over after { $chapters } chapters.
}
campaign-was-abandoned = { $chapters ->
    [0] The campaign was abandoned before its first chapter was closed.
    [one] The campaign was abandoned after { $chapters } chapter.
   *[other] The campaign was abandoned after { $chapters } chapters.
}
campaign-options-title = ### Options
    They apply to the whole campaign. The host can change them until the first chapter is opened.
campaign-mended = The rules or the components have changed since the last chapter, so I have adjusted the campaign:
campaign-chronicle = Chronicle of { $name }
campaign-chronicle-empty = No chapter has ended yet.
campaign-entry = **Chapter { $chapter }** · { $when } · table { $table }
    { $told }
campaign-set-aside = Set aside: the campaign went back to before this chapter.

campaign-lobby-opened = The lobby of the next chapter is open in { $thread }.
campaign-lobby-there = The lobby of this chapter is already open: { $where }
campaign-running-there = The chapter is under way in { $thread }. The next one can be opened when it is over.
campaign-renamed = The campaign is now called **{ $name }**.
campaign-abandon-sure = Abandon **{ $name }**? Its chapters stay readable, but it cannot be continued.
campaign-abandoned = The campaign was abandoned. Its chronicle stays readable.
campaign-leave-sure = Leave the crew of **{ $name }**? What only one member can have becomes free for others. If you come back, you are the same member.
campaign-left = You have left the crew. You can come back by joining the lobby of any chapter.
campaign-rewind-sure = Go back to before chapter { $chapter }? It and all later chapters are set aside. They stay readable.
campaign-rewind-asked = I have asked everybody who has played since. The question is in the campaign's thread.
campaign-rewind-question = Go back to before **chapter { $chapter }**? It and everything after it is set aside and stays readable. Everybody who has played since has to agree.
campaign-rewind-refused = { $who } would rather keep the chapters as they are. Nothing was changed.
campaign-rewound = The campaign is back before chapter { $chapter }. The chapters since then are set aside, and the chronicle keeps them.
campaign-export-whole = The whole campaign in one file: its sheet, its members and every chapter with its log and seed.
campaign-export-sealed = The campaign in one file, without the chapter that is open: its dice are still sealed.
help-campaign = This is the thread of a campaign. /campaign next opens the next chapter, /campaign chronicle tells what has happened so far, /campaign rewind goes back.

campaign-none = There is no such campaign here. Found one with /campaign new, or choose one from the suggestions.
campaign-which = You belong to several campaigns. Name the one you mean, or use the command in its thread.
campaign-no-such-game = That game has no campaign. Choose one from the suggestions of /campaign new.
campaign-name-taken = There is already an open campaign called **{ $name }** here. Choose another name.
campaign-name-empty = A campaign needs a name. Type at least one letter.
campaign-host-only = Only the campaign's host ({ $who }) can do that. Ask them.
campaign-crew-only = Only members of the crew can do that. Join the lobby of the next chapter to become one.
campaign-not-member = You are not a member of this crew. Join the lobby of a chapter to become one.
campaign-has-ended = This campaign has ended. Read its chronicle, or found another with /campaign new.
campaign-chapter-open = Chapter { $chapter } is open. Finish it first, leave its lobby, or end it with /game abandon.
campaign-options-fixed = The first chapter has been opened, so these options are fixed. Found another campaign with /campaign new.
campaign-leave-later = Chapter { $chapter } is open. Leave its lobby first, or leave the crew when it is over; /game substitute hands your seat on until then.
campaign-no-such-chapter = There is no such chapter to go back to. Chapters closed so far: { $chapters }.
campaign-rewind-late = That question is no longer open. The campaign's host can ask again with /campaign rewind.
campaign-export-nothing = No chapter has ended yet. Export the campaign when one has.
campaign-export-too-big = The file is too big for Discord. Ask whoever runs this bot for it: python -m db export-campaign.
campaign-cannot-mend = The rules of this game have changed, and this campaign's sheet cannot be carried over. Nothing is lost: it waits until whoever runs this bot restores the earlier version or updates to one that can read it.
campaign-open-again = /campaign next opens this chapter again.
limit-campaigns = You host { $most } campaigns that are under way, and that is as many as I can keep for one person. End one with /campaign abandon first.
limit-server-campaigns = { $most } campaigns are under way here, and that is as many as I can keep for one server. Somebody has to end one with /campaign abandon first.
campaign-locked = The campaign's thread is locked. Ask somebody who may manage threads to unlock it.
campaign-full = This campaign has room for { $most } members. Start with members only, or ask somebody to leave the crew first.
undo-chapter-closed = This chapter is closed, and its result is part of the campaign. The campaign's host can go back a whole chapter with /campaign rewind.
