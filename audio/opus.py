"""Opus by PyAV: no ffmpeg program and no system library."""

from __future__ import annotations

import io
from collections.abc import Iterable

import av
import numpy as np
from av.audio.codeccontext import AudioCodecContext
from av.audio.frame import AudioFrame
from av.audio.stream import AudioStream

from audio.intercom import RATE, Samples

FRAME = RATE // 50


class Encoder:
    """20 ms of stereo in, one packet out."""

    def __init__(self, bit_rate: int = 64_000) -> None:
        codec = av.CodecContext.create("libopus", "w")
        assert isinstance(codec, AudioCodecContext)
        codec.sample_rate = RATE
        codec.layout = "stereo"
        codec.format = "flt"
        codec.bit_rate = bit_rate
        codec.options = {"frame_duration": "20", "application": "audio", "compression_level": "5"}
        codec.open()
        self._codec = codec
        self._pts = 0

    def encode(self, frame: Samples) -> bytes:
        """`frame`: (960, 2) float32."""
        piece = AudioFrame.from_ndarray(frame.reshape(1, -1), format="flt", layout="stereo")
        piece.sample_rate = RATE
        piece.pts = self._pts
        self._pts += FRAME
        return b"".join(bytes(packet) for packet in self._codec.encode(piece))


def decode(packets: Iterable[bytes]) -> Samples:
    """Packets of a stream -> (samples, 2) float32."""
    codec = av.CodecContext.create("opus", "r")
    assert isinstance(codec, AudioCodecContext)
    codec.sample_rate = RATE
    codec.layout = "stereo"
    frames = [frame.to_ndarray() for data in packets for frame in codec.decode(av.Packet(data))]
    return np.concatenate(frames, axis=1).T.astype(np.float32) if frames else np.zeros((0, 2), np.float32)


def write_ogg(samples: Samples, bit_rate: int = 28_000) -> bytes:
    """Mono 48 kHz -> an Ogg Opus file, the same bytes every time."""
    target = io.BytesIO()
    with av.open(target, "w", format="ogg", options={"fflags": "+bitexact"}) as container:
        stream = container.add_stream("libopus", rate=RATE)
        assert isinstance(stream, AudioStream)
        stream.codec_context.layout = "mono"
        stream.codec_context.format = "flt"
        stream.codec_context.bit_rate = bit_rate
        stream.codec_context.options = {"application": "voip", "compression_level": "10"}
        frame = AudioFrame.from_ndarray(samples.reshape(1, -1), format="flt", layout="mono")
        frame.sample_rate = RATE
        for packet in [*stream.encode(frame), *stream.encode(None)]:
            container.mux(packet)
    return target.getvalue()


def read_ogg(data: bytes) -> Samples:
    with av.open(io.BytesIO(data), "r") as container:
        frames = [frame.to_ndarray()[0] for frame in container.decode(audio=0)]
    return np.concatenate(frames).astype(np.float32)
