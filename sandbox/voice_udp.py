"""Sound on the wire: address discovery, and RTP packets sealed with aead_xchacha20_poly1305_rtpsize."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from nacl.bindings import (
    crypto_aead_xchacha20poly1305_ietf_decrypt,
    crypto_aead_xchacha20poly1305_ietf_encrypt,
)
from nacl.exceptions import CryptoError

MODE = "aead_xchacha20_poly1305_rtpsize"
Address = tuple[str, int]

DISCOVERY_SIZE = 74
KEEP_ALIVE_SIZE = 8
"""Other libraries than ours send a counter of eight bytes now and then; Discord takes no notice."""
REQUEST, RESPONSE = 1, 2
OPUS_PAYLOAD = 0x78
RECEIVER_REPORT = 201
NONCE_TAIL = bytes(20)


class BadPacket(ValueError):
    pass


def discovery_ssrc(data: bytes) -> int | None:
    """The SSRC that asks for its address, if this is a discovery request."""
    if len(data) != DISCOVERY_SIZE:
        return None
    kind, size, ssrc = struct.unpack_from(">HHI", data)
    return ssrc if (kind, size) == (REQUEST, DISCOVERY_SIZE - 4) else None


def discovery_response(ssrc: int, address: Address) -> bytes:
    host, port = address
    return struct.pack(">HHI64sH", RESPONSE, DISCOVERY_SIZE - 4, ssrc, host.encode(), port)


@dataclass(frozen=True)
class Rtp:
    sequence: int
    timestamp: int
    ssrc: int
    header: bytes
    sealed: bytes
    extension: int
    padded: bool


def read_rtp(data: bytes) -> Rtp:
    """The header that is only authenticated, and the rest that is sealed.

    With "rtpsize" modes the four bytes that announce an RTP extension belong to the header, the
    extension itself is sealed with the sound.
    """
    if len(data) < 12:
        raise BadPacket("too short for RTP")
    flags, kind, sequence, timestamp, ssrc = struct.unpack_from(">BBHII", data)
    if flags >> 6 != 2 or kind & 0x7F != OPUS_PAYLOAD:
        raise BadPacket("not an Opus packet in RTP version 2")
    size = 12 + 4 * (flags & 0x0F)
    extension = 0
    if flags & 0x10:
        size += 4
        if len(data) < size:
            raise BadPacket("the RTP extension is cut off")
        extension = 4 * struct.unpack_from(">H", data, size - 2)[0]
    return Rtp(sequence, timestamp, ssrc, data[:size], data[size:], extension, bool(flags & 0x20))


def unseal(packet: Rtp, key: bytes) -> bytes:
    sealed, counter = packet.sealed[:-4], packet.sealed[-4:]
    try:
        content = crypto_aead_xchacha20poly1305_ietf_decrypt(sealed, packet.header, counter + NONCE_TAIL, key)
    except (CryptoError, ValueError) as error:
        raise BadPacket("cannot be decrypted") from error
    if packet.padded and content:
        content = content[: -content[-1]]
    return content[packet.extension :]


def receiver_report(ssrc: int, key: bytes) -> bytes:
    """An RTCP report on a sender not heard yet, sealed as all that goes over this socket."""
    header = struct.pack(">BBHI", 0x81, RECEIVER_REPORT, 7, ssrc)
    nonce = bytes(24)
    sealed = crypto_aead_xchacha20poly1305_ietf_encrypt(struct.pack(">I20x", ssrc), header, nonce, key)
    return header + sealed + nonce[:4]


class Socket(asyncio.DatagramProtocol):
    def __init__(self, received: Callable[[bytes, Address], None]) -> None:
        self.received = received
        self.transport: asyncio.DatagramTransport | None = None

    @classmethod
    async def open(cls, received: Callable[[bytes, Address], None]) -> Socket:
        loop = asyncio.get_running_loop()
        _, protocol = await loop.create_datagram_endpoint(lambda: cls(received), local_addr=("127.0.0.1", 0))
        return protocol

    @property
    def port(self) -> int:
        if self.transport is None:
            return 0
        return cast(int, self.transport.get_extra_info("sockname")[1])

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.DatagramTransport, transport)

    def datagram_received(self, data: bytes, addr: Address) -> None:
        self.received(data, addr)

    def send(self, data: bytes, address: Address) -> None:
        if self.transport is not None:
            self.transport.sendto(data, address)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()
            self.transport = None
