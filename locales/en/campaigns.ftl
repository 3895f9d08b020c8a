# Campaigns: chains of chapters, and what goes on from one to the next.

campaign-no-such-game = That game has no campaign. Choose one from the suggestions of /campaign new.
campaign-cannot-mend = The rules of this game have changed, and this campaign's sheet cannot be carried over. Nothing is lost: the campaign waits until whoever runs the bot updates it or restores the earlier version.
campaign-full = This campaign has room for { $most } members. Start with members only, or ask somebody to leave the crew first.
undo-chapter-closed = This chapter is closed, and its result is part of the campaign. The campaign's owner can go back a whole chapter with /campaign rewind.
