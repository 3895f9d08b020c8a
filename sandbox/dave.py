"""End-to-end encrypted voice (DAVE 1.0, MLS as in RFC 9420): the server's part and one listener.

The server is the group's external sender: it proposes who joins and who leaves, the members commit.
One listener stands for all people in the channel; it is a real member of the group, so what it
hears is what a person's client would hear.
"""

from __future__ import annotations

import struct
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


def read_commit(data: bytes) -> Commit:
    """Split a commit from the welcome behind it: neither carries its length, the fields tell."""
    reader = Reader(data)
    reader.expect(2, MLS10, "MLS version")
    reader.expect(2, PUBLIC_MESSAGE, "wire format")
    group_id = reader.vector()
    epoch = reader.number(8)
    reader.expect(1, MEMBER, "sender type")
    reader.take(4)  # leaf index
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
    return Commit(data[: reader.at], data[reader.at :], group_id, epoch)


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


class Group:
    """The MLS group of one channel: the bot, and the listener."""

    def __init__(self, channel_id: int, user_id: int, listener_id: int) -> None:
        self.channel_id = channel_id
        self.user_id = user_id
        self.listener_id = listener_id
        self.sender = ExternalSender()
        self.plain_allowed = False
        self.flagged = False
        self.listener: davey.DaveSession | None = None

    @property
    def group_id(self) -> bytes:
        return struct.pack(">Q", self.channel_id)

    @property
    def ready(self) -> bool:
        return self.listener is not None and self.listener.ready

    @property
    def privacy_code(self) -> str | None:
        return self.listener.voice_privacy_code if self.listener else None

    def reset(self) -> None:
        """Forget the members: the next key package founds a new group."""
        self.listener = None
        self.flagged = False

    def key_package(self, data: bytes, transition: int) -> Frame:
        check_key_package(data, self.user_id)
        if self.flagged and self.listener is not None:
            self.flagged = False
            return self.readmit(data, transition)
        self.listener = davey.DaveSession(VERSION, self.listener_id, self.channel_id)
        self.listener.set_external_sender(self.sender.package)
        proposal = self.sender.add(self.group_id, 0, self.listener.get_serialized_key_package())
        return PROPOSALS, b"\0" + vector(proposal)  # 0: append

    def readmit(self, key_package: bytes, transition: int) -> Frame:
        """The client could not follow a commit: the listener removes it and adds it anew."""
        listener = self.listener
        if listener is None or listener.epoch is None or listener.own_leaf_index is None:
            raise DaveError("there is no group to return to")
        proposals = self.sender.remove(self.group_id, listener.epoch, 1 - listener.own_leaf_index)
        proposals += self.sender.add(self.group_id, listener.epoch, key_package)
        result = listener.process_proposals(davey.ProposalsOperationType.append, vector(proposals))
        if result is None or result.welcome is None:
            raise DaveError("the listener could not readmit the client")
        listener.process_commit(result.commit)
        return WELCOME, struct.pack(">H", transition) + result.welcome

    def commit(self, data: bytes, transition: int, *, spoil: bool = False) -> Frame:
        if self.listener is None or self.ready:
            raise DaveError("a commit nobody asked for")
        commit = read_commit(data)
        if commit.group_id != self.group_id:
            raise DaveError("a commit for another group")
        if commit.epoch != 0:
            raise DaveError(f"a commit for epoch {commit.epoch}")
        if not commit.welcome:
            raise DaveError("a commit that adds a member needs a welcome")
        try:
            self.listener.process_welcome(commit.welcome)
        except ValueError as error:
            raise DaveError(f"the listener refused the welcome: {error}") from error
        message = commit.message
        if spoil:
            message = message[:-1] + bytes([message[-1] ^ 0xFF])
        return ANNOUNCE_COMMIT, struct.pack(">H", transition) + message

    def open(self, frame: bytes) -> bytes | None:
        """The Opus packet in a frame, or None where a person would hear nothing."""
        if frame == SILENCE:
            return frame
        if self.listener is not None and self.ready and frame.endswith(MARKER):
            try:
                return bytes(self.listener.decrypt(self.user_id, davey.MediaType.audio, frame))
            except Exception:
                return None
        return frame if self.plain_allowed else None
