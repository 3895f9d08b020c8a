"""The server's part of DAVE, with davey on the other side."""

from __future__ import annotations

import davey
import pytest

from sandbox.dave import (
    ANNOUNCE_COMMIT,
    PROPOSALS,
    WELCOME,
    DaveError,
    Group,
    Reader,
    check_key_package,
    read_commit,
    vector,
)

CHANNEL, BOT, LISTENER = 20, 30, 40
ANN, EVE, CHIDI = 50, 51, 52
APPEND = davey.ProposalsOperationType.append


def found(*people: int) -> tuple[Group, davey.DaveSession, bytes]:
    group = Group(CHANNEL, BOT, LISTENER, people)
    bot = davey.DaveSession(1, BOT, CHANNEL)
    bot.set_external_sender(group.sender.package)
    return group, bot, bot.get_serialized_key_package()


def commit(group: Group, bot: davey.DaveSession, key_package: bytes) -> davey.CommitWelcome:
    _, proposals = group.key_package(key_package, 0)
    result = bot.process_proposals(APPEND, proposals[1:])
    assert result is not None
    assert result.welcome is not None
    return result


@pytest.mark.parametrize("size", [0, 63, 64, 16_383, 16_384, 70_000])
def test_vectors_of_every_size(size: int) -> None:
    reader = Reader(vector(bytes(size)) + b"rest")
    assert reader.vector() == bytes(size)
    assert reader.take(4) == b"rest"


def test_lengths_that_mls_does_not_have() -> None:
    with pytest.raises(DaveError):
        Reader(b"\xc0" + bytes(20)).vector()


def test_key_packages_are_checked() -> None:
    _, _, key_package = found()
    check_key_package(key_package, BOT)
    with pytest.raises(DaveError, match="another user"):
        check_key_package(key_package, BOT + 1)
    with pytest.raises(DaveError, match="not signed"):
        check_key_package(key_package[:-1] + bytes([key_package[-1] ^ 1]), BOT)
    with pytest.raises(DaveError, match="bytes after"):
        check_key_package(key_package + b"\0", BOT)
    for size in range(len(key_package)):
        with pytest.raises(DaveError):
            check_key_package(key_package[:size], BOT)


def test_commit_and_welcome_come_apart() -> None:
    result = commit(*found())
    assert result.welcome is not None
    read = read_commit(result.commit + result.welcome)
    assert (read.message, read.welcome, read.epoch) == (result.commit, result.welcome, 0)
    assert read_commit(result.commit).welcome == b""
    for size in range(len(result.commit)):
        with pytest.raises(DaveError):
            read_commit(result.commit[:size])


def test_commits_are_checked() -> None:
    group, bot, key_package = found()
    with pytest.raises(DaveError, match="nobody asked"):
        group.commit(b"", 0)
    result = commit(group, bot, key_package)
    assert result.welcome is not None
    with pytest.raises(DaveError, match="needs a welcome"):
        group.commit(result.commit, 0)
    stranger = Group(CHANNEL + 1, BOT, LISTENER)
    stranger.key_package(key_package, 0)
    with pytest.raises(DaveError, match="another group"):
        stranger.commit(result.commit + result.welcome, 0)
    other = commit(*found())
    assert other.welcome is not None
    with pytest.raises(DaveError, match="refused the welcome"):
        group.commit(result.commit + other.welcome, 0)


def test_frames() -> None:
    group, bot, key_package = found()
    result = commit(group, bot, key_package)
    assert result.welcome is not None
    _, announced = group.commit(result.commit + result.welcome, 0)
    bot.process_commit(announced[2:])
    sealed = bot.encrypt_opus(b"some sound")
    assert sealed != b"some sound"
    assert group.open(sealed) == b"some sound"
    assert group.open(sealed[:4] + bytes([sealed[4] ^ 1]) + sealed[5:]) is None
    assert group.open(b"some sound") is None
    assert group.open(b"\xf8\xff\xfe") == b"\xf8\xff\xfe"
    group.plain_allowed = True
    assert group.open(b"some sound") == b"some sound"


# People are there already, come and go.


def welcomed(*people: int) -> tuple[Group, davey.DaveSession]:
    group, bot, key_package = found(*people)
    op, frame = group.key_package(key_package, 7)
    assert (op, frame[:2]) == (WELCOME, b"\0\7")
    bot.process_welcome(frame[2:])
    return group, bot


def change(group: Group, bot: davey.DaveSession) -> davey.CommitWelcome:
    """The server proposes what became of `group.wanted`; what the bot would commit."""
    frame = group.next_change()
    assert frame is not None
    assert frame[0] == PROPOSALS
    result = bot.process_proposals(APPEND, frame[1][1:])
    assert result is not None
    return result


def follow(group: Group, bot: davey.DaveSession) -> None:
    result = change(group, bot)
    op, announced = group.commit(result.commit + (result.welcome or b""), 1)
    assert op == ANNOUNCE_COMMIT
    bot.process_commit(announced[2:])


def hearers(group: Group, bot: davey.DaveSession) -> set[int]:
    group.heard.clear()
    assert group.open(bot.encrypt_opus(b"some sound")) == b"some sound"
    return set(group.heard)


def test_who_finds_people_in_the_call_is_welcomed() -> None:
    group, bot = welcomed(ANN, EVE)
    assert bot.ready
    assert bot.voice_privacy_code == group.privacy_code
    assert hearers(group, bot) == {LISTENER, ANN, EVE}


@pytest.mark.parametrize("first", [(), (ANN,)])
def test_people_come_and_go_by_the_commits_of_the_bot(first: tuple[int, ...]) -> None:
    if first:
        group, bot = welcomed(*first)
    else:
        group, bot, key_package = found()
        result = commit(group, bot, key_package)
        bot.process_commit(group.commit(result.commit + (result.welcome or b""), 0)[1][2:])
    for there in ({EVE}, {EVE, CHIDI}, {CHIDI, ANN}, set()):
        group.wanted = {LISTENER, *there}
        follow(group, bot)
        assert hearers(group, bot) == {LISTENER, *there}
        assert bot.voice_privacy_code == group.privacy_code
        assert group.next_change() is None


def test_somebody_elses_commit_may_win() -> None:
    group, bot = welcomed(ANN)
    group.wanted = {LISTENER, ANN, EVE}
    mine = change(group, bot)
    op, announced = group.committed_by_others(8)
    assert (op, announced[:2]) == (ANNOUNCE_COMMIT, b"\0\10")
    bot.process_commit(announced[2:])
    assert hearers(group, bot) == {LISTENER, ANN, EVE}
    assert group.late(mine.commit + (mine.welcome or b"")), "the bot's own comes too late, and is no fault"


def test_one_change_at_a_time_and_not_before_the_bot_is_in() -> None:
    group, bot, key_package = found(ANN)
    group.wanted |= {EVE}
    assert group.next_change() is None
    bot.process_welcome(group.key_package(key_package, 1)[1][2:])
    result = change(group, bot)
    group.wanted |= {CHIDI}
    assert group.next_change() is None
    bot.process_commit(group.commit(result.commit + (result.welcome or b""), 2)[1][2:])
    assert hearers(group, bot) == {LISTENER, ANN, EVE}
    follow(group, bot)
    assert hearers(group, bot) == {LISTENER, ANN, EVE, CHIDI}


def test_who_could_not_follow_is_readmitted_among_people() -> None:
    group, bot = welcomed(ANN, EVE)
    group.wanted = {LISTENER, EVE}
    follow(group, bot)
    bot.reinit(1, BOT, CHANNEL)
    bot.set_external_sender(group.sender.package)
    group.flagged = True
    op, frame = group.key_package(bot.get_serialized_key_package(), 9)
    assert op == WELCOME
    bot.process_welcome(frame[2:])
    assert hearers(group, bot) == {LISTENER, EVE}
    group.wanted |= {CHIDI}
    follow(group, bot)
    assert hearers(group, bot) == {LISTENER, EVE, CHIDI}
