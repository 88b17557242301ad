"""Metrics for operators: counts of answers, refusals and requests, and how long answers take. They name no guest."""

from __future__ import annotations

import logging
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping

log = logging.getLogger("hyakki.metrics")

EDGES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Upper bounds of the histogram's buckets, in seconds."""
FAULT = "fault"
WARN_EVERY = 10.0
"""Seconds between two log lines about faults: a lost store causes one for every request."""


class Metrics:
    """Counts of this process since it started."""

    def __init__(self) -> None:
        self._answers = [0] * (len(EDGES) + 1)
        self._seconds = 0.0
        self._refused: Counter[str] = Counter()
        self._http: Counter[str] = Counter()
        self.sockets = 0
        """The number of sockets opened."""
        self._warned = 0.0
        self._faults_logged = 0
        self._logged = ""

    def answered(self, seconds: float) -> None:
        """Count an answer, and the seconds from reading to storing it."""
        self._answers[bisect_left(EDGES, seconds)] += 1
        self._seconds += seconds

    def refused(self, kind: str) -> None:
        self._refused[kind] += 1
        if kind == FAULT:
            self._warn()

    def sent(self, status: int) -> None:
        """Count an HTTP response."""
        self._http[f"{status // 100}xx"] += 1

    def _warn(self) -> None:
        now = time.monotonic()
        if not self._warned or now - self._warned > WARN_EVERY:
            faults = self._refused[FAULT]
            log.warning("%d requests failed because of a fault of the server", faults - self._faults_logged)
            self._warned, self._faults_logged = now, faults

    def write_log(self) -> None:
        """Write one line to the log, if anything has been counted since the last one."""
        line = (
            f"since the start: {sum(self._answers)} answers, {self._refused.total()} refusals, "
            f"{self._refused[FAULT]} faults, {self._http.total()} requests, {self.sockets} sockets"
        )
        if line != self._logged:
            log.info(line)
            self._logged = line

    def text(self, more: Mapping[str, int]) -> str:
        """The metrics in Prometheus' text format; `more`: metrics without labels."""
        lines: list[str] = []
        for name, value in {**more, "hyakki_sockets_opened_total": self.sockets}.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [f"# TYPE {name} {kind}", f"{name} {value}"]
        lines += _counted("hyakki_refusals_total", "kind", {FAULT: 0, **self._refused})
        lines += _counted("hyakki_http_answers_total", "status", self._http)
        lines += self._histogram("hyakki_answer_seconds")
        return "".join(f"{line}\n" for line in lines)

    def _histogram(self, name: str) -> Iterable[str]:
        yield f"# HELP {name} From the moment an answer was read until it was stored."
        yield f"# TYPE {name} histogram"
        below = 0
        for edge, count in zip((*EDGES, float("inf")), self._answers, strict=True):
            below += count
            yield f'{name}_bucket{{le="{"+Inf" if edge == float("inf") else edge}"}} {below}'
        yield f"{name}_sum {self._seconds:.6f}"
        yield f"{name}_count {below}"


def _counted(name: str, label: str, counts: Mapping[str, int]) -> Iterable[str]:
    yield f"# TYPE {name} counter"
    for value, count in sorted(counts.items()):
        yield f'{name}{{{label}="{value}"}} {count}'
