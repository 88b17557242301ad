"""Services that tests start end with them, also if the tests are killed."""

from __future__ import annotations

import os
import shutil
import signal
import socket as sockets
import subprocess
import sys
import time

import pytest

from tests.server.client import PATIENCE

EVENING = """
import time
from tests.server.services import Postgres, Redis

postgres, redis = Postgres(), Redis()
print(postgres.port, redis.port, postgres.folder, redis.folder, flush=True)
time.sleep(600)
"""


@pytest.mark.skipif(shutil.which("setpriv") is None, reason="nothing here can tie a process to its parent")
def test_nothing_is_left_running_by_tests_that_are_killed() -> None:
    command = [sys.executable, "-c", EVENING]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": os.getcwd()}) as tests:
        assert tests.stdout is not None
        *ports, one, other = tests.stdout.readline().decode().split()
        assert len(ports) == 2 and all(map(_answers, ports))
        tests.send_signal(signal.SIGKILL)
    until = time.monotonic() + PATIENCE
    while any(map(_answers, ports)):
        assert time.monotonic() < until, "something goes on alone"
        time.sleep(0.05)
    for folder in (one, other):
        shutil.rmtree(folder, ignore_errors=True)


def _answers(port: str) -> bool:
    try:
        with sockets.create_connection(("127.0.0.1", int(port)), timeout=10):
            return True
    except OSError:
        return False
