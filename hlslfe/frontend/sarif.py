"""Diagnostics as a SARIF 2.1.0 log.

Mirrors clang/lib/Frontend/SARIFDiagnostic.cpp: SARIFDiagnostic::emitDiagnosticMessage, addLocationToResult,
addRelatedLocationToResult and clang/lib/Basic/Sarif.cpp: SarifDocumentWriter.
Differs: columns count code points (and the log says so), rules have our stable ids, fix-its become fixes.
"""

from __future__ import annotations

import os
import re

from hlslfe.basic.catalogue import CATALOGUE
from hlslfe.basic.diagnostics import Diagnostic, FixIt
from hlslfe.basic.source import NO_LOC, Loc, SourceManager
from hlslfe.basic.text_diagnostics import file_loc, mapped_ranges, with_macro_notes

Json = dict[str, object]

_LEVELS = {"fatal": "error", "error": "error", "warning": "warning", "remark": "note", "note": "note"}
_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_PLACEHOLDER = re.compile(r"%select\{([^}|]*)[^}]*\}\d|%s\d|%\d")


def _uri(name: str) -> str:
    from urllib.parse import quote

    if os.path.isabs(name):
        return "file://" + quote(name.replace(os.sep, "/"), safe="/:")
    return quote(name.replace(os.sep, "/").removeprefix("./"), safe="/")


def _position(sources: SourceManager, loc: Loc) -> tuple[str, int, int]:
    """(file, line, column) as `#line` wants them; the column is 1-based and counts code points."""
    presumed = sources.presumed(loc)
    return presumed.filename, presumed.line, sources.physical(loc)[2] + 1


def _region(sources: SourceManager, begin: Loc, end: Loc) -> Json:
    _, line, column = _position(sources, begin)
    _, end_line, end_column = _position(sources, end)
    end_line, end_column = max((end_line, end_column), (line, column))
    return {"startLine": line, "startColumn": column, "endLine": end_line, "endColumn": end_column}


def _location(diagnostic: Diagnostic, sources: SourceManager) -> Json | None:
    """The place of a diagnostic: the range that begins there, or one character; other ranges are annotations."""
    loc = file_loc(sources, diagnostic.loc)
    if not loc:
        return None
    file = sources.file_of(loc)
    ranges = [each for each in mapped_ranges(sources, diagnostic.ranges)
              if file.start <= each[0] and each[1] <= file.end]
    end = next((each[1] for each in ranges if each[0] == loc), min(loc + 1, file.end))
    region = _region(sources, loc, end)
    annotations: list[Json] = []
    for each in ranges:
        made = _region(sources, *each)
        if made != region and made not in annotations:
            annotations.append(made)
    place: Json = {"physicalLocation": {
        "artifactLocation": {"uri": _uri(_position(sources, loc)[0])}, "region": region}}
    if annotations:
        place["annotations"] = annotations
    return place


def _fix(fixits: tuple[FixIt, ...], sources: SourceManager) -> Json | None:
    """The fix-its of a diagnostic as one fix; None when there are none, or one lies in a macro."""
    if not fixits or any(sources.is_macro_loc(fixit.begin) or sources.is_macro_loc(fixit.end) for fixit in fixits):
        return None
    changes: dict[str, list[Json]] = {}
    for fixit in fixits:
        replacement: Json = {"deletedRegion": _region(sources, fixit.begin, fixit.end)}
        if fixit.text:
            replacement["insertedContent"] = {"text": fixit.text}
        changes.setdefault(_position(sources, fixit.begin)[0], []).append(replacement)
    return {"artifactChanges": [
        {"artifactLocation": {"uri": _uri(name)}, "replacements": replacements}
        for name, replacements in changes.items()]}


def sarif_result(diagnostic: Diagnostic, sources: SourceManager) -> Json:
    """One result; notes are its related locations."""
    result: Json = {"ruleId": diagnostic.id, "level": _LEVELS[diagnostic.severity],
                    "message": {"text": diagnostic.message}}
    place = _location(diagnostic, sources)
    if place is not None:
        result["locations"] = [place]
    related: list[Json] = []
    for number, note in enumerate(with_macro_notes(diagnostic, sources), 1):
        where = _location(note, sources) or {}
        related.append({"id": number, **where, "message": {"text": note.message}})
    include = sources.file_of(diagnostic.loc).include_loc if diagnostic.loc else NO_LOC
    while include:
        where = _location(Diagnostic("", "note", "", include, ""), sources) or {}
        related.append({"id": len(related) + 1, **where, "message": {"text": "included here"}})
        include = sources.file_of(include).include_loc
    if related:
        result["relatedLocations"] = related
    fixes = [fix for each in (diagnostic, *diagnostic.notes) if (fix := _fix(each.fixits, sources)) is not None]
    if fixes:
        result["fixes"] = fixes
    return result


def _rule(id: str) -> Json:
    row = CATALOGUE.get(id)
    if row is None:
        return {"id": id}
    text = _PLACEHOLDER.sub(lambda match: match[1] or "..." if match[0][1] != "s" or match[1] else "", row.text)
    rule: Json = {
        "id": id, "shortDescription": {"text": text.replace("%%", "%")},
        "defaultConfiguration": {"level": _LEVELS[row.severity], "enabled": not row.off_by_default},
    }
    if row.group:
        rule["properties"] = {"group": row.group}
    from hlslfe.explain.rows import find

    explanation = find(id)
    if explanation is not None:
        rule["fullDescription"] = {"text": " ".join(explanation.means.split())}
    return rule


def _uris(value: object) -> list[str]:
    """Every artifact named in a piece of the log, in order of first use."""
    found: dict[str, None] = {}
    queue = [value]
    while queue:
        each = queue.pop(0)
        if isinstance(each, dict):
            if isinstance(each.get("uri"), str):
                found[each["uri"]] = None
            queue.extend(each.values())
        elif isinstance(each, list):
            queue.extend(each)
    return list(found)


def sarif_log(results: list[Json], failures: list[str]) -> Json:
    """The whole log of a run; `failures` are the messages about inputs that could not be read."""
    from hlslfe import __version__

    ids = sorted({str(result["ruleId"]) for result in results})
    index = {id: number for number, id in enumerate(ids)}
    for result in results:
        result["ruleIndex"] = index[str(result["ruleId"])]
    invocation: Json = {"executionSuccessful": not failures}
    if failures:
        invocation["toolExecutionNotifications"] = [
            {"level": "error", "message": {"text": failure}} for failure in failures]
    return {
        "$schema": _SCHEMA, "version": "2.1.0",
        "runs": [{
            "tool": {"driver": {"name": "hlslfe", "version": __version__, "rules": [_rule(id) for id in ids]}},
            "columnKind": "unicodeCodePoints",
            "invocations": [invocation],
            "artifacts": [{"location": {"uri": uri}, "sourceLanguage": "hlsl"} for uri in _uris(results)],
            "results": results,
        }],
    }
