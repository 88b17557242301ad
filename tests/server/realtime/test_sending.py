"""Frames that the server sends past its framework are valid for every browser."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, Protocol

from hyakki.server.realtime.protocol import framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_message_of_any_size_is_read_as_it_was_sent(size: int) -> None:
    text = ("é" * size).encode()[:size]
    browser = Protocol(CLIENT)
    browser.receive_data(framed(text) + framed(b"next"))
    read = browser.events_received()
    assert [(frame.opcode, frame.fin, bytes(frame.data)) for frame in read if isinstance(frame, Frame)] == [
        (Opcode.TEXT, True, text),
        (Opcode.TEXT, True, b"next"),
    ]
