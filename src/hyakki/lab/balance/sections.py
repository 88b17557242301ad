"""The sections of a balance report: figures, each with its chart and its table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby

from hyakki.lab.balance import charts
from hyakki.lab.balance.charts import Dot
from hyakki.lab.balance.compare import MOST_EDITS, Change
from hyakki.lab.balance.counts import Row, Worth
from hyakki.lab.balance.findings import TARGET, Report, percent, plain, points, span
from hyakki.lab.balance.stats import FEW, Share
from hyakki.lab.sim import spread

SHOWN = 10
"""The things of a sort that a chart shows; its table has all of them."""
TABLED = 30
"""The rows of the longest tables; the files beside the report have all of them."""
BINS = 8
TOO_FEW = "too few games"


def figure(
    title: str, chart: str, head: Sequence[str], rows: Sequence[Sequence[str]], note: str = "", wide: bool = False
) -> str:
    told = f"<p>{escape(note)}</p>" if note else ""
    kind = ' class="wide"' if wide else ""
    return (
        f"<figure{kind}><figcaption>{escape(title)}</figcaption>{chart}{told}"
        f"<details><summary>Show as a table</summary>{table(title, head, rows)}</details></figure>"
    )


def table(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    heads = "".join(f'<th scope="col">{escape(cell)}</th>' if cell else "<td></td>" for cell in head)
    lines = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    return f"<table><caption>{escape(title)}</caption><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table>"


# 1. Who wins


def who_wins(report: Report) -> Iterator[str]:
    counts, side = report.counts, report.side
    if side:
        yield _wins(report, "By side", counts.by_side(), [report.names.side(row.label) for row in counts.by_side()])
        for what, title in (("seats", "By number of seats"), ("setup", "By set-up")):
            rows = counts.by_cell(side, what)
            if len(rows) > 1:
                name = report.names.side(side)
                yield _wins(report, f"{title}: {name}", rows, [report.cell_name(row.label) for row in rows])
    else:
        yield _wins(report, "By seat", counts.by_seat(), [f"Seat {row.label}" for row in counts.by_seat()])
    for sort in counts.watch.cast if counts.watch is not None else ():
        rows = counts.by_cast(sort)
        yield _wins(report, report.names.sort(sort), rows, [report.cell_name(row.label) for row in rows])


def _wins(report: Report, title: str, rows: Sequence[Row], names: Sequence[str]) -> str:
    drawn = [
        Dot(
            name,
            row.share.share if row.share.enough else None,
            *row.share.interval,
            plain(row.share.share) if row.share.enough else TOO_FEW,
            span(row.share) if row.share.enough else "",
            row.fair,
        )
        for name, row in zip(names, rows, strict=True)
    ]
    said = "; ".join(f"{dot.label} {dot.said} {dot.span}".rstrip() for dot in drawn)
    band = TARGET if report.side and all(row.fair == 0.5 for row in rows) else None
    cells = [
        (name, str(row.share.won), str(row.share.games), percent(row.share.share), span(row.share), percent(row.fair))
        for name, row in zip(names, rows, strict=True)
    ]
    chart = charts.dots(f"{title}, wins in %: {said}", drawn, band) if drawn else ""
    return figure(title, chart, ("", "won", "of", "share", "95 %", "even"), cells)


# 2. What is a thing worth


def worth(report: Report) -> Iterator[str]:
    worths = report.counts.worths
    sort_of = {each.subject: each.subject.partition(" ")[0] for each in worths}
    for sort, group in groupby(sorted(worths, key=lambda each: sort_of[each.subject]), lambda e: sort_of[e.subject]):
        yield _worth_of(report, report.names.sort(sort), list(group))


def _worth_of(report: Report, title: str, found: Sequence[Worth]) -> str:
    enough = sorted(
        (each for each in found if each.enough), key=lambda each: -(each.difference.value if each.difference else 0)
    )
    shown = _ends(enough)
    drawn = [_worth_dot(report, each) for each in shown]
    by_use = any(each.by_use for each in found)
    said = "; ".join(f"{dot.label} {dot.said}, {dot.span}" for dot in drawn)
    chart = charts.dots(f"{title}, wins in % with and without: {said}", drawn) if drawn else ""
    what = "used it, against had it only" if by_use else "had it, against had it not"
    note = f"{len(enough)} of {len(found)} could be compared: {what}."
    rows = [_worth_row(report, each) for each in [*enough, *(each for each in found if not each.enough)]]
    head = ("", "games", "had or used", "used", "wins with", "wins without", "difference", "95 %", "clear")
    return figure(title, chart, head, rows, note)


def _ends(found: Sequence[Worth]) -> list[Worth]:
    """Return the best and the worst."""
    half = SHOWN // 2
    return [*found] if len(found) <= SHOWN else [*found[:half], *found[-half:]]


def _worth_dot(report: Report, each: Worth) -> Dot:
    base, found = each.without.share, each.difference
    assert found is not None
    value = f"{100 * found.value:+.1f}".replace("-", "−")
    at = [min(1.0, max(0.0, base + value)) for value in (found.value, found.low, found.high)]
    interval = f"{plain(found.low)} to {plain(found.high)}"
    return Dot(report.names.thing(each.subject), at[0], at[1], at[2], value, interval, base, True, each.clear)


def _worth_row(report: Report, each: Worth) -> tuple[str, ...]:
    start = (
        report.names.thing(each.subject),
        str(each.came),
        str(each.had.games),
        str(each.used),
        _share(each.had),
        _share(each.without),
    )
    if not each.enough or each.difference is None:
        return (*start, TOO_FEW, "", "")
    found = each.difference
    return (*start, points(found.value), f"{plain(found.low)} to {plain(found.high)}", "yes" if each.clear else "no")


def _share(share: Share) -> str:
    return percent(share.share) if share.games else "–"


# 3. How long


def how_long(report: Report) -> Iterator[str]:
    counts, names = report.counts, report.names
    for measure in ("decisions", *counts.measures):
        by_side = counts.lengths(measure)
        values = sorted(value for lengths in by_side.values() for value in lengths)
        if not values or values[-1] <= 1:
            continue
        rows = [_spread(names.side(side) if side else "All games", lengths) for side, lengths in by_side.items()]
        head = ("", "games", "mean", "1 in 10 under", "half under", "9 in 10 under", "most")
        labels, bins = _bins(values)
        bars = {
            f"{names.side(side)} won" if side else "All games": [
                sum(low <= value < high for value in lengths) for low, high in bins
            ]
            for side, lengths in by_side.items()
        }
        title, note = names.measure(measure), ""
        if measure == "decisions":
            title = "Decisions"
            low, half, high = report.minutes(values)
            note = (
                f"At {report.seconds:g} seconds a decision half of the games last less than {half:.0f} minutes; "
                f"8 in 10 last {low:.0f} to {high:.0f}."
            )
            rows += [_spread("Minutes", [round(value * report.seconds / 60) for value in values])]
        said = "; ".join(
            f"{name}: {', '.join(f'{label}: {count}' for label, count in zip(labels, row, strict=True) if count)}"
            for name, row in bars.items()
        )
        yield figure(title, charts.bars(f"{title}, games by length. {said}", labels, bars), head, rows, note)


def _spread(name: str, lengths: Sequence[int]) -> tuple[str, ...]:
    found = spread(Counter(lengths))
    return name, str(len(lengths)), *(f"{found[at]:g}" for at in ("mean", "p10", "median", "p90", "most"))


def _bins(values: Sequence[int]) -> tuple[list[str], list[tuple[int, int]]]:
    """Return even parts of a scale with their labels."""
    low, high = values[0], values[-1]
    width = max(1, -(-(high - low + 1) // BINS))
    width = next(each for each in (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 10_000) if each >= width)
    first = low // width * width
    starts = range(first, high + 1, width)
    return [str(at) for at in starts], [(at, at + width) for at in starts]


# 4. How it ends


def how_it_ends(report: Report) -> Iterator[str]:
    counts = report.counts
    endings = counts.endings()
    names = [report.ending(reason) for reason, _ in endings]
    drawn = [
        Dot(name, share.share if share.enough else None, *share.interval, plain(share.share), span(share))
        for name, (_, share) in zip(names, endings, strict=True)
    ]
    said = "; ".join(f"{dot.label} {dot.said} %" for dot in drawn)
    rows = [
        (name, str(share.won), percent(share.share), span(share))
        for name, (_, share) in zip(names, endings, strict=True)
    ]
    note = "; ".join(f"games that ended by {ended}: {count}" for ended, count in counts.other.items())
    yield figure(
        "How games end, in %", charts.dots(f"Endings: {said}", drawn), ("", "games", "share", "95 %"), rows, note
    )
    flags = [(name, counts.lengths(name)) for name in counts.measures]
    shares = [
        (report.names.measure(name), Share(sum(map(sum, found.values())), counts.games))
        for name, found in flags
        if max(value for values in found.values() for value in values) <= 1
    ]
    if shares:
        drawn = [Dot(name, share.share, *share.interval, plain(share.share), span(share)) for name, share in shares]
        said = "; ".join(f"{dot.label} {dot.said} %" for dot in drawn)
        rows = [(name, str(share.won), percent(share.share), span(share)) for name, share in shares]
        chart = charts.dots(f"What happens: {said}", drawn)
        yield figure("What happens in a game, in %", chart, ("", "games", "share", "95 %"), rows)
    yield _never(report)


def _never(report: Report) -> str:
    nothing, unused = report.counts.never(report.names.things)
    return (
        "<div><h3>What never happens</h3>"
        f"<p><b>Never came up:</b> {_listed(report, nothing)}</p>"
        f"<p><b>Came up, and served nobody:</b> {_listed(report, unused)}</p></div>"
    )


def _listed(report: Report, subjects: Sequence[str]) -> str:
    parts = [
        f"{escape(report.names.sort(sort).lower())}: {escape(', '.join(map(report.names.thing, group)))}"
        for sort, group in groupby(subjects, lambda subject: subject.partition(" ")[0])
    ]
    return "; ".join(parts) + "." if parts else "nothing."


# 5. What another content changes


def changed(report: Report) -> Iterator[str]:
    shares = [change for change in report.changes if change.kind != "length"]
    wins = [change for change in shares if change.kind in ("wins", "seats", "setup", "cast")]
    others = sorted((c for c in shares if c not in wins), key=lambda change: change.difference.chance)
    for title, found in (("Wins", wins), ("Use and ends: the clearest", others[:SHOWN])):
        if found:
            yield _changes(report, title, found)
    lengths = [change for change in report.changes if change.kind == "length"]
    if lengths:
        head = ("Means of games", *report.labels, "difference", "95 %", "clear")
        rows = [
            (
                report.change_name(change),
                f"{change.before:.1f}",
                f"{change.after:.1f}",
                f"{change.difference.value:+.2f}".replace("-", "−"),
                f"{change.difference.low:.2f} to {change.difference.high:.2f}".replace("-", "−"),
                "yes" if change.clear else "no",
            )
            for change in lengths
        ]
        yield f'<div class="wide">{table("How long games are", head, rows)}</div>'
    more = len(report.edits) - MOST_EDITS
    note = f"<p>… and {more} more.</p>" if more > 0 else ""
    yield f'<div class="wide">{table("What was changed", ("", *report.labels), report.edits[:MOST_EDITS])}{note}</div>'


def _changes(report: Report, title: str, found: Sequence[Change]) -> str:
    drawn = []
    for change in found:
        one, by = change.before, change.difference
        at = [min(1.0, max(0.0, one + value)) for value in (by.value, by.low, by.high)]
        value = f"{100 * by.value:+.1f}".replace("-", "−")
        interval = f"{plain(by.low)} to {plain(by.high)}"
        drawn.append(Dot(report.change_name(change), at[0], at[1], at[2], value, interval, one, True, change.clear))
    said = "; ".join(f"{dot.label} {dot.said}, {dot.span}" for dot in drawn)
    head = ("", "deals", *report.labels, "difference", "95 %", "clear")
    rows = [
        (
            dot.label,
            str(change.deals),
            percent(change.before),
            percent(change.after),
            dot.said,
            dot.span,
            "yes" if change.clear else "no",
        )
        for dot, change in zip(drawn, found, strict=True)
    ]
    return figure(f"{title}, in %", charts.dots(f"{title}, in %: {said}", drawn), head, rows)


# 6. Where


def where(report: Report) -> list[str]:
    """Return a map of all that is counted or, of a game with many maps, of the first thing that is counted on each;
    the wide ones last."""
    return sorted(_maps(report), key=lambda drawn: drawn.startswith('<figure class="wide"'))


def _maps(report: Report) -> Iterator[str]:
    counts = report.counts
    spots = counts.spots()
    played = dict.fromkeys(spots, 0)
    for at, _ in counts.played:
        played[report.plan.cells[at].setup] += 1
    for number, cell in enumerate(report.plan.cells):
        kinds = spots.pop(cell.setup, None)
        ground = report.plan.game.ground(report.plan.rules(number, 0))
        if kinds is None or ground is None:
            continue
        order = [what for what in counts.watch.shown if what in kinds] if counts.watch is not None else []
        for what in order if len(played) == 1 else order[:1]:
            games = played[cell.setup]
            title = report.names.spot(what) + (f": {report.names.thing(cell.setup)}" if len(played) > 1 else "")
            if games < FEW:
                yield f"<div><h3>{escape(title)}</h3><p>{TOO_FEW}: {games}</p></div>"
                continue
            shares = {field: 100 * count / games for field, count in kinds[what].items() if field in ground.fields}
            top = sorted(shares, key=lambda field: -shares[field])
            rows = [(field, f"{shares[field]:.1f}") for field in top[:TABLED]]
            said = ", ".join(f"{field} {shares[field]:.1f}" for field in top[: charts.MARKED])
            names = [(at, report.names.thing(subject)) for at, subject in ground.names]
            sentence = f"{title}, in 100 games; most on {said}"
            chart = charts.heat(sentence, ground, shares, names)
            note = f"{games} games." if len(played) > 1 else ""
            yield figure(title, chart, ("", "in 100 games"), rows, note, charts.is_wide(ground))
