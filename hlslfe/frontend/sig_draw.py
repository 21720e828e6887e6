"""`sig` and `link` with `--format grid` or `svg`: signatures as drawings of their registers.

No Clang counterpart: Clang has no such output.  Here entry points become panels (sig_panels.py); sig_grid.py draws them
in the terminal, sig_svg.py as a picture.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from hlslfe.frontend.command_line import Invocation
from hlslfe.frontend.sig_panels import Drawing, panels_of
from hlslfe.signature.element import EntrySignatures
from hlslfe.signature.link import NEXT_STAGES, StageLink, link_stages


def draw_entries(entries: Sequence[EntrySignatures], invocation: Invocation) -> str:
    """All entry points; when there are just two and one can follow the other, as a pair."""
    if len(entries) == 2:
        first, second = entries
        if first.stage in NEXT_STAGES.get(second.stage, ()):
            first, second = second, first
        if second.stage in NEXT_STAGES.get(first.stage, ()):
            return draw_links([link_stages(first, second)], invocation)
    return _draw([Drawing([[panel] for panel in panels_of(entry)]) for entry in entries], invocation)


def draw_links(links: Sequence[StageLink], invocation: Invocation) -> str:
    """Each pair of stages: what the first writes beside what the second reads."""
    return _draw([_pair(link, link is links[0], link is links[-1]) for link in links], invocation)


def _pair(link: StageLink, is_first: bool, is_last: bool) -> Drawing:
    """What is written beside what is read; the inputs of the very first stage before it, the outputs of the last
    behind it."""
    matched = {id(match.consumer) for match in link.matches}
    generated = {id(element) for element in link.generated}
    wrong = {id(match.consumer) for match in link.matches if match.has_problem}
    wrong |= {id(match.producer) for match in link.matches if match.has_problem}
    wrong |= {id(element) for element in link.consumer.inputs} - matched - generated
    before = panels_of(link.producer, frozenset(wrong))
    after = panels_of(link.consumer, frozenset(wrong))
    feeding = [panel for panel in before if panel.direction == "out"]
    constants = [panel for panel in before + after if panel.direction == "pc"]
    groups = [[before[0]]] if is_first else []
    if is_first and link.producer.stage == "domain" and constants:
        groups.append(constants)
    feeding.reverse()  # the first stream is the one that goes on
    groups.append([*(constants if link.producer.stage == "mesh" else ()), *feeding, after[0]])
    if link.producer.stage == "hull" and constants:
        groups.append(constants)
    if is_last:
        groups += [[panel] for panel in after if panel.direction == "out"
                   or (panel.direction == "pc" and link.consumer.stage in ("hull", "mesh"))]
    return Drawing(groups, link.matches)


def _draw(drawings: list[Drawing], invocation: Invocation) -> str:
    if invocation.format == "svg":
        from hlslfe.frontend.sig_svg import svg

        return svg(drawings)
    from hlslfe.frontend.sig_grid import grid

    return _encodable(grid(drawings, _has_color(invocation)))


def _has_color(invocation: Invocation) -> bool:
    if invocation.color is not None:
        return invocation.color
    return invocation.output in (None, "-") and sys.stdout.isatty() and "NO_COLOR" not in os.environ


def _encodable(text: str) -> str:
    """In ASCII where the terminal has nothing better."""
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return text.translate(str.maketrans("─│┌┐└┘├┤┬┴┼╴╶╵╷○…≠→", "-|+++++++++----o.!>"))
    return text
