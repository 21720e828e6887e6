"""What `hlslfe link` prints: who feeds whom, as a table and as JSON.

No Clang counterpart: Clang has no such output.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hlslfe.basic.diagnostics import Diagnostic
from hlslfe.basic.source import SourceManager
from hlslfe.basic.text_width import left, text_width
from hlslfe.frontend.report import ReportedDiagnostic
from hlslfe.frontend.sig_table import format_mask
from hlslfe.signature.element import EntrySignatures, SemanticSignatureElement
from hlslfe.signature.link import RUNTIME_MESSAGES, StageLink
from hlslfe.signature.link_fixes import semantic_name

Json = dict[str, object]


def link_table(links: Iterable[StageLink]) -> str:
    """One block a pair of stages: each value with the registers that it leaves by and arrives in."""
    return "\n".join(_block(link) for link in links)


def _block(link: StageLink) -> str:
    errors = sum(problem.is_error for problem in link.problems)
    verdict = "fits" if not errors else f"does not fit ({errors} error{'s' if errors != 1 else ''})"
    rows = [
        (semantic_name(match.consumer, match.consumer_row),
         _place(match.producer, match.producer_row, _letter(link.producer, match.producer, "o")), "->",
         _place(match.consumer, match.consumer_row, _letter(link.consumer, match.consumer, "v")),
         "does not fit" if match.has_problem else "")
        for match in link.matches
    ]
    matched = {(id(match.consumer), match.consumer_row) for match in link.matches}
    generated = {id(element) for element in link.generated}
    for element in [*link.consumer.inputs, *link.consumer.patch_constants]:
        for row in range(element.rows):
            if (id(element), row) not in matched and not (element not in link.consumer.inputs
                                                         and link.producer.stage != "hull"):
                why = "generated" if id(element) in generated else "missing"
                letter = _letter(link.consumer, element, "v")
                rows.append((semantic_name(element, row), "", "", _place(element, row, letter), why))
    for element in link.unused:
        letter = _letter(link.producer, element, "o")
        rows += [(semantic_name(element, row), _place(element, row, letter), "", "", "not read")
                 for row in range(element.rows)]
    lines = [f"{_title(link.producer)} -> {_title(link.consumer)}: {verdict}"]
    widths = [max((text_width(row[column]) for row in rows), default=0) for column in range(5)]
    lines += ["  " + "  ".join(left(cell, width) for cell, width in zip(row, widths, strict=True)).rstrip()
              for row in rows]
    return "\n".join(lines) + "\n"


def _title(entry: EntrySignatures) -> str:
    return f"{entry.name} ({entry.stage})"


def _letter(entry: EntrySignatures, element: SemanticSignatureElement, otherwise: str) -> str:
    """Of the registers of an element: patch constants and primitives have their own, as in `sig`."""
    return "p" if any(each is element for each in entry.patch_constants) else otherwise


def _place(element: SemanticSignatureElement, row: int, letter: str) -> str:
    mask = format_mask(element.register_mask)
    return f"{letter}{element.start_row + row} {mask}" if element.is_placed else f"-  {mask}"


def link_json(links: Sequence[StageLink], diagnostics: Sequence[Diagnostic], sources: SourceManager,
              fits: bool) -> Json:
    """The whole of `link --format json`; a problem has the id and message of its diagnostic, the runtime's message
    and the places of both declarations."""
    return {
        "version": 1,
        "fits": fits,
        "links": [_link_json(link) for link in links],
        "problems": [_problem_json(diagnostic, sources) for diagnostic in diagnostics],
    }


def _link_json(link: StageLink) -> Json:
    return {
        "producer": {"name": link.producer.name, "stage": link.producer.stage},
        "consumer": {"name": link.consumer.name, "stage": link.consumer.stage},
        "fits": link.fits,
        "matches": [
            {
                "name": match.consumer.name,
                "index": match.consumer.indices[match.consumer_row],
                "producer": _row_json(match.producer, match.producer_row),
                "consumer": _row_json(match.consumer, match.consumer_row),
                "fits": not match.has_problem,
            }
            for match in link.matches
        ],
        "generated": [semantic_name(element) for element in link.generated],
        "unused": [semantic_name(element) for element in link.unused],
    }


def _row_json(element: SemanticSignatureElement, row: int) -> Json:
    return {
        "id": element.id,
        "row": row,
        "register": element.start_row + row if element.is_placed else None,
        "mask": element.register_mask,
    }


def _problem_json(diagnostic: Diagnostic, sources: SourceManager) -> Json:
    reported = ReportedDiagnostic(diagnostic, sources).as_json()
    reported["runtime"] = RUNTIME_MESSAGES.get(diagnostic.id, "")
    return reported
