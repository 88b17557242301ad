"""A balance report as one page of HTML that needs no other file."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib.resources import files

from hyakki.lab.balance import sections
from hyakki.lab.balance.findings import Report

RING = '<span class="key ring"></span>'
DOT = '<span class="key"></span>'


def page(report: Report) -> str:
    """Return the report as HTML."""
    css = files("hyakki.lab.balance").joinpath("page.css").read_text(encoding="utf-8")
    title = f"{report.names.title} · balance report"
    findings = "".join(
        f'<div><p><span class="value">{escape(each.value)}</span><span class="span">{escape(each.span)}</span></p>'
        f"<p>{escape(each.said)}</p></div>"
        for each in report.findings
    )
    body = "".join(
        f"<section><h2>{number} · {escape(question)}</h2>"
        f'<p class="how">{how}</p><div class="figures">{"".join(figures)}</div></section>'
        for number, (question, how, figures) in enumerate(_questions(report), 1)
    )
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{css}</style></head><body>'
        f"<header><div><p>Balance report</p><h1>{escape(report.names.title)}</h1></div>"
        f'<p class="how">{escape(_played(report))}</p></header>'
        f'<main><div class="findings">{findings}</div>{body}</main>'
        f"<footer>{escape(_method(report))}</footer></body></html>\n"
    )


def _questions(report: Report) -> Iterator[tuple[str, str, list[str]]]:
    side = report.names.side(report.side)
    even = "Green: the target, 45 to 55." if report.side else "The upright line is the fair share."
    yield (
        "Who wins?",
        f"{escape('Wins in %' if not report.side else f'{side}: wins in %')}, with 95 % intervals. {even}",
        list(sections.who_wins(report)),
    )
    tested = sum(each.enough for each in report.counts.worths)
    yield (
        "What is a card worth?",
        f"Wins in %: {RING} without it, {DOT} with it, within games that are set up alike. The line is the 95 % "
        f"interval of the difference; bold: clear after the correction for {tested} tests. Who has or uses a card may "
        "have been ahead before, or only have played longer: such a difference is a question, no answer.",
        list(sections.worth(report)),
    )
    yield "How long does it last?", "Games by length and by who won.", list(sections.how_long(report))
    yield (
        "How does it end, and what never happens?",
        f"Of {report.counts.games} finished games, with 95 % intervals.",
        list(sections.how_it_ends(report)),
    )
    if report.compares:
        yield (
            f"What does {report.labels[1]} change?",
            f"Each deal was played with both: {RING} {escape(report.labels[0])}, {DOT} {escape(report.labels[1])}. The "
            "line is the 95 % interval of the difference; bold: clear after correction.",
            list(sections.changed(report)),
        )
    maps = sections.where(report)
    if maps:
        yield "Where does it happen?", "How often in 100 games; the five highest are written in.", maps


def _played(report: Report) -> str:
    plan, counts = report.plan, report.counts
    cells = len(plan.cells)
    seats = sorted({cell.seats for cell in plan.cells})
    several = f"{seats[0]} to {seats[-1]} seats" if len(seats) > 1 else f"{seats[0]} seats"
    setups = len({cell.setup for cell in plan.cells})
    ways = f", {setups} set-ups" if setups > 1 else ""
    deals = len(report.results.deals)
    games = f"{deals} bot games" if len(plan.contents) == 1 else f"{deals} deals, each played with both contents"
    each = f", about {counts.games // cells} of each" if cells > 1 else ""
    bots = ", ".join(plan.entrants.names)
    stopped = " Stopped before all games were played." if report.results.stopped else ""
    last = f"{plan.seed}-{deals - 1}" if deals else f"{plan.seed}-0"
    return (
        f"{games} at {several}{ways}{each}; {' against '.join(report.labels)}; bots: {bots}; "
        f"seeds {plan.seed}-0 to {last}; {report.day.day} {report.day:%B %Y}.{stopped}"
    )


def _method(report: Report) -> str:
    return (
        "Shares: Wilson intervals. With and without: Mantel–Haenszel differences within games with the same seats and "
        "set-up, variance of Agresti and Caffo. Two contents: the same deals, Newcombe's interval for pairs and "
        "McNemar's test; lengths: paired means. Many comparisons: Benjamini–Hochberg, at most 5 % false ones among "
        "those called clear; the ranges of single shares are not corrected. No dot under 30 games, or where a range is "
        "wider than 30 points. Bots are not people: "
        "read differences, not levels. All numbers are in the files beside this page."
    )
