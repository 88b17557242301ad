"""Logs for operators: one JSON object a line. They never hold a token, recovery code, invitation or answer."""

from __future__ import annotations

import logging
from typing import Any

import msgspec


class JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def config(level: str) -> dict[str, Any]:
    """The configuration for `logging.config.dictConfig`. uvicorn logs connections at debug level only, and never
    frames, which hold tokens."""
    quiet = "info" if level == "debug" else "warning"
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": f"{__name__}.JsonLines"}},
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "json", "stream": "ext://sys.stderr"}},
        "loggers": {
            "hyakki": {"handlers": ["out"], "level": level.upper(), "propagate": False},
            "uvicorn": {"handlers": ["out"], "level": quiet.upper(), "propagate": False},
        },
    }
