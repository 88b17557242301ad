"""Deal hidden cards in agreement with what is known of them; no search, no dead ends."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from hyakki.core.errors import NoWorld

TRIES = 500


def deal_slots(memory: dict[str, Any], rng: Random, tries: int = TRIES) -> dict[int, int]:
    """Return a kind for every slot of `Slots.dump()`: first for the older table, then for what was blurred since, then
    for the present. What was learned after a blur is used first, so that few deals of the older table fail."""
    masks = memory["masks"]
    pools = memory["pools"]
    marked = memory["marked"]
    if marked is not None and marked["links"]:
        masks = _with_hindsight(masks, marked["links"])
    for _ in range(tries):
        faces: dict[int, int] = {}
        if marked is not None and not _deal_marked(marked, masks, pools, rng, faces):
            continue
        if _deal_pools(memory["zones"], memory["bags"], masks, pools, rng, faces):
            return faces
    raise NoWorld("no deal agrees with what is remembered")


def _with_hindsight(masks: Sequence[int], links: Sequence[tuple[Sequence[int], Sequence[int]]]) -> list[int]:
    """Restrict slots to the kinds that the slots they became can have."""
    sharper = list(masks)
    for old, new in reversed(links):
        kinds = 0
        for slot in new:
            kinds |= sharper[slot]
        for slot in old:
            sharper[slot] &= kinds
    return sharper


def _deal_marked(
    marked: dict[str, Any], masks: Sequence[int], pools: Sequence[int], rng: Random, faces: dict[int, int]
) -> bool:
    if not _deal_pools(marked["zones"], marked["bags"], masks, pools, rng, faces):
        return False
    for old, new in marked["links"]:
        counts = [0] * len(marked["bags"][0])
        for slot in old:
            mask = masks[slot]
            if slot in faces:
                counts[faces[slot]] += 1
            elif mask and not mask & (mask - 1):
                counts[mask.bit_length() - 1] += 1
        # A slot that was made after the mark and never seen is dealt with the present: this link does not bind it.
        if sum(counts) == len(new) and not deal(new, masks, counts, rng, faces):
            return False
    return True


def _deal_pools(
    zones: Sequence[Sequence[int]],
    bags: Sequence[Sequence[int]],
    masks: Sequence[int],
    pools: Sequence[int],
    rng: Random,
    faces: dict[int, int],
) -> bool:
    if len(bags) == 1:
        return deal([slot for zone in zones for slot in zone], masks, bags[0], rng, faces)
    members: list[list[int]] = [[] for _ in bags]
    for zone in zones:
        for slot in zone:
            members[pools[slot]].append(slot)
    return all(deal(slots, masks, bag, rng, faces) for slots, bag in zip(members, bags, strict=True))


def deal(slots: Sequence[int], masks: Sequence[int], counts: Sequence[int], rng: Random, faces: dict[int, int]) -> bool:
    """Give every slot a kind that its mask and the counts allow. Every such deal is possible, and nearly equally
    likely."""
    left = list(counts)
    unknown: list[int] = []
    for slot in slots:
        if slot in faces:
            left[faces[slot]] -= 1
            continue
        mask = masks[slot]
        if mask & (mask - 1):
            unknown.append(slot)
        elif not mask:
            return False
        else:
            kind = mask.bit_length() - 1
            faces[slot] = kind
            left[kind] -= 1
    if min(left) < 0 or sum(left) != len(unknown):
        return False
    present = 0
    for kind, count in enumerate(left):
        if count:
            present |= 1 << kind
    tight = [slot for slot in unknown if present & ~masks[slot]]
    free = [slot for slot in unknown if not present & ~masks[slot]] if tight else unknown
    differ = len({masks[slot] & present for slot in tight}) > 1
    if tight and not (_deal_tight if differ else _deal_alike)(tight, masks, left, rng, faces):
        return False
    bag: list[int] = []
    for kind, count in enumerate(left):
        if count:
            bag += [kind] * count
    rng.shuffle(bag)
    faces.update(zip(free, bag, strict=True))
    if differ:
        _stir(tight, unknown, masks, rng, faces)
    return True


def _deal_alike(slots: list[int], masks: Sequence[int], left: list[int], rng: Random, faces: dict[int, int]) -> bool:
    """Deal the slots that all exclude the same kinds."""
    mask = masks[slots[0]]
    bag = [kind for kind, count in enumerate(left) if mask >> kind & 1 for _ in range(count)]
    if len(bag) < len(slots):
        return False
    for slot, kind in zip(slots, rng.sample(bag, len(slots)), strict=True):
        faces[slot] = kind
        left[kind] -= 1
    return True


def _deal_tight(slots: list[int], masks: Sequence[int], left: list[int], rng: Random, faces: dict[int, int]) -> bool:
    """Deal the slots that exclude different kinds, in random order. By Hall's theorem a kind may be taken if, for each
    set of kinds, enough cards remain for the slots that lie within it."""
    width = len(left)
    sets = _unions({masks[slot] for slot in slots})
    rng.shuffle(slots)
    slack: dict[int, int] = {}
    for kinds in sets:
        held = sum([left[kind] for kind in range(width) if kinds >> kind & 1])
        slack[kinds] = held - sum([1 for slot in slots if not masks[slot] & ~kinds])
        if slack[kinds] < 0:
            return False
    for slot in slots:
        mask = masks[slot]
        full = [kinds for kinds in sets if not slack[kinds] and mask & ~kinds]
        fit = [
            kind
            for kind in range(width)
            if mask >> kind & 1 and left[kind] and not any(kinds >> kind & 1 for kinds in full)
        ]
        if not fit:
            return False
        kind = rng.choices(fit, [left[one] for one in fit])[0] if len(fit) > 1 else fit[0]
        faces[slot] = kind
        left[kind] -= 1
        for kinds in sets:
            slack[kinds] += (not mask & ~kinds) - (kinds >> kind & 1)
    return True


def _stir(tight: Sequence[int], slots: Sequence[int], masks: Sequence[int], rng: Random, faces: dict[int, int]) -> None:
    """Swap cards lawfully at random. Where masks differ, dealing one by one prefers some deals; the swaps even them
    out."""
    random = rng.random
    size = len(slots)
    for one in (*tight, *tight):
        other = slots[int(random() * size)]
        mine, theirs = faces[one], faces[other]
        if masks[one] >> theirs & 1 and masks[other] >> mine & 1:
            faces[one], faces[other] = theirs, mine


def _unions(masks: set[int]) -> list[int]:
    """Return all unions of these masks: only such a set of kinds can be too small."""
    unions: set[int] = set()
    for mask in masks:
        unions |= {mask | union for union in unions}
        unions.add(mask)
    return list(unions)
