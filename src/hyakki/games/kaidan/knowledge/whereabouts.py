"""The places of keys that were not seen in use: each event count says how many had been found by then (KA-R13)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

from hyakki.core.errors import NoWorld
from hyakki.games.kaidan.knowledge.memory import KEY_CARDS
from hyakki.games.kaidan.knowledge.piles import Era, bits

TRIES = 2000
GOLD_KEY = max(KEY_CARDS)
ANY_KEY = bits(sorted(KEY_CARDS))


class Verdicts:
    """The conclusions from the announced event counts: until when two lesser keys had not been found, since when they
    had; and the same of the gold key. An announcement says nothing of lesser keys once the gold key is found."""

    def __init__(self, announced: Sequence[int], enough: int) -> None:
        self.enough = enough
        self.few_until = max((era for era, level in enumerate(announced) if level == 0), default=-1)
        self.many_by = min((era for era, level in enumerate(announced) if level == 1), default=None)
        self.gold_after = max((era for era, level in enumerate(announced) if level < 2), default=-1)
        self.gold_by = min((era for era, level in enumerate(announced) if level == 2), default=None)

    def agree(self, found: Sequence[tuple[int, Era]]) -> bool:
        """Return whether keys can have been found in these eras, each between a first and a last."""
        lesser = [era for key, era in found if key != GOLD_KEY]
        if sum(last <= self.few_until for _, last in lesser) >= self.enough:
            return False
        if self.many_by is not None and sum(first <= self.many_by for first, _ in lesser) < self.enough:
            return False
        gold = [era for key, era in found if key == GOLD_KEY]
        if any(last <= self.gold_after for _, last in gold):
            return False
        return self.gold_by is None or all(first <= self.gold_by for first, _ in gold)


class KeyPlaces:
    """The slots of `Cards.dump()` that each key can lie in."""

    def __init__(self, memory: dict[str, Any], enough: int) -> None:
        self.known = memory["cards"]
        self.eras: Sequence[Era] = self.known["eras"]
        self.verdicts = Verdicts(memory["announced"], enough)
        self.out: list[tuple[int, Era]] = list(memory["keys_out"])
        self.needy = {slot for slot, mask in enumerate(self.known["masks"]) if not mask & ~ANY_KEY}
        """Slots that can hold nothing but a key."""
        keys = sorted(key for key in KEY_CARDS if any(bag[key] for bag in self.known["bags"]))
        self.places = {key: self._slots(key) for key in keys}

    def _slots(self, key: int) -> list[int]:
        """One that is known to hold it, or all that can."""
        masks, pools, bags = self.known["masks"], self.known["pools"], self.known["bags"]
        fit = [slot for slot, mask in enumerate(masks) if mask >> key & 1 and bags[pools[slot]][key]]
        return [slot for slot in fit if masks[slot] == 1 << key] or fit

    def choose(self, rng: Random) -> dict[int, int]:
        """The key in each chosen slot: any choice that agrees can come out, near-uniformly."""
        for _ in range(TRIES):
            chosen = {key: rng.choice(slots) for key, slots in self.places.items()}
            if self._agrees(chosen):
                return {slot: key for key, slot in chosen.items()}
        agreeing = [chosen for chosen in self._each(rng) if self._agrees(chosen)]
        if not agreeing:
            raise NoWorld("no places of the keys agree with the announced event counts")
        return {slot: key for key, slot in rng.choice(agreeing).items()}

    def _agrees(self, chosen: dict[int, int]) -> bool:
        taken = set(chosen.values())
        if len(taken) < len(chosen) or not self.needy <= taken:
            return False
        return self.verdicts.agree([*self.out, *((key, self.eras[slot]) for key, slot in chosen.items())])

    def _each(self, rng: Random) -> Iterator[dict[int, int]]:
        """Every choice, but of slots that were drawn in the same era only as many as there are keys stand for all."""
        fewer = {}
        for key, slots in self.places.items():
            groups: dict[tuple[Era, bool], list[int]] = {}
            for slot in rng.sample(slots, len(slots)):
                groups.setdefault((self.eras[slot], slot in self.needy), []).append(slot)
            fewer[key] = [slot for group in groups.values() for slot in group[: len(KEY_CARDS)]]
        for chosen in product(*fewer.values()):
            yield dict(zip(fewer, chosen, strict=True))
