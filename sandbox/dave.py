"""End-to-end encrypted voice (DAVE 1.0, MLS as in RFC 9420): the server's part and one listener.

The server is the group's external sender: it proposes who joins and who leaves, the members commit.
A listener is always there, and everybody who enters the channel becomes a member of the group as well: what
they hear is what a person's client would hear. A bot that finds people in the channel is let in by
them and gets a WELCOME; one that comes first founds the group.
"""

from __future__ import annotations

import itertools
import struct
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import davey
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

VERSION = 1
EXTERNAL_SENDER, PROPOSALS, ANNOUNCE_COMMIT, WELCOME = 25, 27, 29, 30
SILENCE = b"\xf8\xff\xfe"
MARKER = b"\xfa\xfa"

MLS10, PUBLIC_MESSAGE, SUITE_P256, BASIC_CREDENTIAL = 1, 1, 2, 1
MEMBER, EXTERNAL = 1, 2
PROPOSAL, COMMIT = 2, 3
ADD, REMOVE = 1, 3
BY_REFERENCE = 2
APPEND = davey.ProposalsOperationType.append
FROM_KEY_PACKAGE, FROM_COMMIT = 1, 3
FOREVER = struct.pack(">QQ", 0, 2**64 - 1)


class DaveError(ValueError):
    """The client sent something a voice server would refuse."""


class Reader:
    """Reads the TLS presentation language of MLS."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def take(self, size: int) -> bytes:
        end = self.at + size
        if end > len(self.data):
            raise DaveError("the message ends too early")
        part, self.at = self.data[self.at : end], end
        return part

    def number(self, size: int) -> int:
        return int.from_bytes(self.take(size), "big")

    def expect(self, size: int, value: int, what: str) -> None:
        found = self.number(size)
        if found != value:
            raise DaveError(f"{what} is {found}, expected {value}")

    def vector(self) -> bytes:
        """A vector with a variable-size length (RFC 9420, 2.1.2)."""
        first = self.number(1)
        size = 1 << (first >> 6)
        if size == 8:
            raise DaveError("not a vector length")
        rest = self.take(size - 1)
        return self.take(int.from_bytes(bytes([first & 0x3F]) + rest, "big"))


def vector(content: bytes) -> bytes:
    size = len(content)
    if size < 1 << 6:
        return struct.pack(">B", size) + content
    if size < 1 << 14:
        return struct.pack(">H", 1 << 14 | size) + content
    return struct.pack(">I", 1 << 31 | size) + content


@dataclass(frozen=True)
class Leaf:
    signature_key: bytes
    identity: bytes
    lifetime: bytes


def read_leaf(reader: Reader) -> Leaf:
    reader.vector()  # encryption key
    signature_key = reader.vector()
    reader.expect(2, BASIC_CREDENTIAL, "credential type")
    identity = reader.vector()
    for _ in ("versions", "cipher suites", "extensions", "proposals", "credentials"):
        reader.vector()
    source = reader.number(1)
    lifetime = reader.take(16) if source == FROM_KEY_PACKAGE else b""
    if source == FROM_COMMIT:
        reader.vector()  # parent hash
    reader.vector()  # extensions
    reader.vector()  # signature
    return Leaf(signature_key, identity, lifetime)


def check_key_package(data: bytes, user_id: int) -> None:
    """What the voice server checks before it proposes a member."""
    reader = Reader(data)
    reader.expect(2, MLS10, "MLS version")
    reader.expect(2, SUITE_P256, "cipher suite")
    reader.vector()  # init key
    leaf = read_leaf(reader)
    reader.vector()  # extensions
    signed = data[: reader.at]
    signature = reader.vector()
    if reader.at != len(data):
        raise DaveError("bytes after the key package")
    if leaf.identity != struct.pack(">Q", user_id):
        raise DaveError("the key package is of another user")
    if leaf.lifetime != FOREVER:
        raise DaveError("the key package does not live for ever")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), leaf.signature_key)
    try:
        key.verify(signature, labelled(b"KeyPackageTBS", signed), ec.ECDSA(hashes.SHA256()))
    except InvalidSignature as error:
        raise DaveError("the key package is not signed by its owner") from error


def labelled(label: bytes, content: bytes) -> bytes:
    return vector(b"MLS 1.0 " + label) + vector(content)


@dataclass(frozen=True)
class Commit:
    message: bytes
    welcome: bytes
    group_id: bytes
    epoch: int
    leaf: int


def read_commit(data: bytes) -> Commit:
    """Split a commit from the welcome behind it: neither carries its length, the fields tell."""
    reader = Reader(data)
    reader.expect(2, MLS10, "MLS version")
    reader.expect(2, PUBLIC_MESSAGE, "wire format")
    group_id = reader.vector()
    epoch = reader.number(8)
    reader.expect(1, MEMBER, "sender type")
    leaf = reader.number(4)
    reader.vector()  # authenticated data
    reader.expect(1, COMMIT, "content type")
    proposals = Reader(reader.vector())
    if not proposals.data:
        raise DaveError("a commit without proposals")
    while proposals.at < len(proposals.data):
        proposals.expect(1, BY_REFERENCE, "kind of proposal")
        proposals.vector()
    if reader.number(1):  # update path
        read_leaf(reader)
        reader.vector()
    for _ in ("signature", "confirmation tag", "membership tag"):
        reader.vector()
    return Commit(data[: reader.at], data[reader.at :], group_id, epoch, leaf)


class ExternalSender:
    """The voice server's own signature in every group."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        public = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.package = vector(public) + struct.pack(">H", BASIC_CREDENTIAL) + vector(b"sandbox")

    def add(self, group_id: bytes, epoch: int, key_package: bytes) -> bytes:
        return self.propose(group_id, epoch, struct.pack(">H", ADD) + key_package)

    def remove(self, group_id: bytes, epoch: int, leaf: int) -> bytes:
        return self.propose(group_id, epoch, struct.pack(">HI", REMOVE, leaf))

    def propose(self, group_id: bytes, epoch: int, proposal: bytes) -> bytes:
        content = struct.pack(">HH", MLS10, PUBLIC_MESSAGE) + vector(group_id)
        content += struct.pack(">QBI", epoch, EXTERNAL, 0) + vector(b"")
        content += struct.pack(">B", PROPOSAL) + proposal
        signature = self.key.sign(labelled(b"FramedContentTBS", content), ec.ECDSA(hashes.SHA256()))
        return content + vector(signature)


Frame = tuple[int, bytes]
"""Opcode and payload of a binary message to the client."""


@dataclass
class Change:
    """Proposed and not yet committed: who comes, who goes, and what the listener would commit."""

    added: dict[int, davey.DaveSession]
    removed: list[int]
    by_others: davey.CommitWelcome | None


class Group:
    """The MLS group of one channel: the bot, the listener and the people."""

    def __init__(self, channel_id: int, user_id: int, listener_id: int, people: Iterable[int] = ()) -> None:
        self.channel_id = channel_id
        self.user_id = user_id
        self.listener_id = listener_id
        self.sender = ExternalSender()
        self.plain_allowed = False
        self.flagged = False
        self.members: dict[int, davey.DaveSession] = {}
        """All but the bot."""
        self.wanted = {listener_id, *people}
        """Who should be a member beside the bot."""
        self.heard: Counter[int] = Counter()
        """How many packets each of them could open."""
        self._bot_leaf: int | None = None
        self._proposed: Change | None = None
        if len(self.wanted) > 1:
            self._found()

    @property
    def group_id(self) -> bytes:
        return struct.pack(">Q", self.channel_id)

    @property
    def listener(self) -> davey.DaveSession | None:
        return self.members.get(self.listener_id)

    @property
    def ready(self) -> bool:
        return self.listener is not None and self.listener.ready

    @property
    def epoch(self) -> int:
        return (self.listener.epoch or 0) if self.listener is not None else 0

    @property
    def privacy_code(self) -> str | None:
        return self.listener.voice_privacy_code if self.listener else None

    def reset(self) -> None:
        """Forget the members: the next key package founds a new group."""
        self.members.clear()
        self._bot_leaf = self._proposed = None
        self.flagged = False

    def key_package(self, data: bytes, transition: int) -> Frame:
        """The bot wants to be a member: welcomed by who is there, or asked to add them to its own group."""
        check_key_package(data, self.user_id)
        if self.ready and (self._bot_leaf is None or self.flagged):
            self.flagged = False
            return self._admit(data, transition)
        self.members = {user: self._session(user) for user in sorted(self.wanted)}
        self._proposed = Change(self.members, [], None)
        return PROPOSALS, b"\0" + vector(self._add(self.members, 0))  # 0: append

    def _session(self, user_id: int) -> davey.DaveSession:
        session = davey.DaveSession(VERSION, user_id, self.channel_id)
        session.set_external_sender(self.sender.package)
        return session

    def _add(self, sessions: Mapping[int, davey.DaveSession], epoch: int) -> bytes:
        packages = [session.get_serialized_key_package() for session in sessions.values()]
        return b"".join(self.sender.add(self.group_id, epoch, package) for package in packages)

    def _found(self) -> None:
        """The people are here before the bot: the listener has founded their group and added them."""
        listener = self._session(self.listener_id)
        self.members = {self.listener_id: listener}
        others = {user: self._session(user) for user in sorted(self.wanted - {self.listener_id})}
        result = listener.process_proposals(APPEND, vector(self._add(others, 0)))
        self._settle(_complete(result), others)

    def _admit(self, key_package: bytes, transition: int) -> Frame:
        """The listener adds the bot, and removes it first if it was in and could not follow a commit."""
        proposals = b""
        if self._bot_leaf is not None:
            proposals += self.sender.remove(self.group_id, self.epoch, self._bot_leaf)
        proposals += self.sender.add(self.group_id, self.epoch, key_package)
        result = _complete(self._propose(vector(proposals)))
        self._settle(result, {})
        taken = {session.own_leaf_index for session in self.members.values()}
        self._bot_leaf = next(leaf for leaf in itertools.count() if leaf not in taken)
        self._proposed = None
        return WELCOME, struct.pack(">H", transition) + (result.welcome or b"")

    def _propose(self, proposals: bytes) -> davey.CommitWelcome | None:
        """Told to every member; what the listener would commit."""
        made = {user: session.process_proposals(APPEND, proposals) for user, session in self.members.items()}
        return made[self.listener_id]

    def _settle(self, commit: davey.CommitWelcome, added: Mapping[int, davey.DaveSession]) -> None:
        """A commit of the listener has won."""
        for session in self.members.values():
            session.process_commit(commit.commit)
        for session in added.values():
            session.process_welcome(commit.welcome or b"")
        self.members |= added

    def next_change(self) -> Frame | None:
        """Proposals for who came and went, one commit at a time and not before the bot is a member."""
        if self._bot_leaf is None or self._proposed is not None:
            return None
        came, gone = self.wanted - self.members.keys(), sorted(self.members.keys() - self.wanted)
        if not came and not gone:
            return None
        added = {user: self._session(user) for user in sorted(came)}
        leaves = [self.members[user].own_leaf_index or 0 for user in gone]
        proposals = b"".join(self.sender.remove(self.group_id, self.epoch, leaf) for leaf in leaves)
        proposals = vector(proposals + self._add(added, self.epoch))
        for user in gone:
            del self.members[user]
        self._proposed = Change(added, gone, self._propose(proposals))
        return PROPOSALS, b"\0" + proposals

    def committed_by_others(self, transition: int) -> Frame:
        """Somebody else's commit was faster than the bot's."""
        if self._proposed is None:
            raise DaveError("nothing was proposed")
        result, added = _complete(self._proposed.by_others, welcome=False), self._proposed.added
        self._settle(result, added)
        self._proposed = None
        return ANNOUNCE_COMMIT, struct.pack(">H", transition) + result.commit

    def commit(self, data: bytes, transition: int, *, spoil: bool = False) -> Frame:
        """The bot's commit, which everybody follows; it comes back to it as the one that counts."""
        change = self._proposed
        if change is None:
            raise DaveError("a commit nobody asked for")
        commit = read_commit(data)
        if commit.group_id != self.group_id:
            raise DaveError("a commit for another group")
        if commit.epoch != (self.epoch if self.ready else 0):
            raise DaveError(f"a commit for epoch {commit.epoch}")
        if change.added and not commit.welcome:
            raise DaveError("a commit that adds a member needs a welcome")
        self._follow(commit, change)
        self._bot_leaf, self._proposed = commit.leaf, None
        message = commit.message
        if spoil:
            message = message[:-1] + bytes([message[-1] ^ 0xFF])
        return ANNOUNCE_COMMIT, struct.pack(">H", transition) + message

    def _follow(self, commit: Commit, change: Change) -> None:
        try:
            for session in change.added.values():
                session.process_welcome(commit.welcome)
        except ValueError as error:
            raise DaveError(f"the listener refused the welcome: {error}") from error
        for user, session in self.members.items():
            if user not in change.added:
                session.process_commit(commit.message)
        self.members |= change.added

    def late(self, data: bytes) -> bool:
        """A commit of the bot for an epoch that another's commit has ended: nobody minds."""
        return self.ready and self._bot_leaf is not None and read_commit(data).epoch < self.epoch

    def open(self, frame: bytes) -> bytes | None:
        """The Opus packet in a frame, or None where the listener would hear nothing."""
        if frame == SILENCE:
            return frame
        if self.ready and frame.endswith(MARKER):
            opened = {user: self._opened(session, frame) for user, session in self.members.items()}
            self.heard.update(user for user, opus in opened.items() if opus is not None)
            return opened[self.listener_id]
        return frame if self.plain_allowed else None

    def _opened(self, session: davey.DaveSession, frame: bytes) -> bytes | None:
        try:
            return bytes(session.decrypt(self.user_id, davey.MediaType.audio, frame))
        except Exception:
            return None


def _complete(result: davey.CommitWelcome | None, *, welcome: bool = True) -> davey.CommitWelcome:
    if result is None or (welcome and result.welcome is None):
        raise DaveError("the listener could not commit")
    return result
