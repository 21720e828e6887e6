"""The subcommand `hlslfe explain`.

No Clang counterpart: Clang has nothing of the kind; rustc's --explain is the model.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from hlslfe.basic.catalogue import CATALOGUE
from hlslfe.basic.diagnostics import DiagnosticRow
from hlslfe.explain.rows import Explanation, areas, find, read_area

USAGE = """\
usage: hlslfe explain ID...      what a diagnostic means, with examples
       hlslfe explain -Wgroup    the diagnostics of a warning group; -W alone lists the groups
       hlslfe explain --list     every diagnostic
"""
_WIDTH = 100


def explain(words: Sequence[str]) -> int:
    """Run the words after `explain`; returns the exit code: 0, or 2 for what nobody knows."""
    if not words:
        sys.stderr.write(USAGE)
        return 2
    if {"-h", "--help"} & set(words):
        sys.stdout.write(USAGE)
        return 0
    if "--list" in words:
        sys.stdout.write(_list(CATALOGUE))
        return 0
    status = 0
    for number, word in enumerate(words):
        text = _answer(word.strip("[]"))
        if text is None:
            print(f"hlslfe: error: nothing is called '{word}'{_suggestion(word.strip('[]'))}", file=sys.stderr)
            status = 2
        else:
            sys.stdout.write("\n" * bool(number) + text)
    return status


def groups() -> dict[str, list[str]]:
    """The ids of each warning and remark group."""
    found: dict[str, list[str]] = {}
    for id, row in CATALOGUE.items():
        if row.group:
            found.setdefault(row.group, []).append(id)
    return found


def _answer(word: str) -> str | None:
    row = CATALOGUE.get(word)
    if row is not None:
        return describe(word, row, find(word))
    if word in ("-W", "-R"):
        return _list_groups(word)
    return _group(word.removeprefix("-W").removeprefix("-R").removeprefix("no-").removeprefix("error="))


def _suggestion(word: str) -> str:
    """`, did you mean 'x'?` for the nearest id or group; prefixes such as err_ may be wrong or missing."""
    from difflib import get_close_matches

    known = [*CATALOGUE, *(f"-{_letter(ids)}{group}" for group, ids in groups().items())]
    near = get_close_matches(word, known, 1, 0.6)
    if not near:
        bare = {id.partition("_")[2]: id for id in CATALOGUE}
        near = [bare[each] for each in get_close_matches(word, bare, 1, 0.6)]
    return f", did you mean '{near[0]}'?" if near else ""


def _list(rows: dict[str, DiagnosticRow]) -> str:
    width = max(map(len, rows))
    return "".join(f"{id:<{width}}  {row.severity:<8} {row.text}\n" for id, row in rows.items())


def _list_groups(option: str) -> str:
    """Every group of -W, or of -R, that holds a diagnostic."""
    found = {group: ids for group, ids in groups().items() if _letter(ids) == option[1]}
    width = max(map(len, found))
    return "".join(f"{option}{group:<{width}}  {_default(ids):<3}  {', '.join(ids)}\n"
                   for group, ids in sorted(found.items()))


def _letter(ids: list[str]) -> str:
    return "R" if CATALOGUE[ids[0]].severity == "remark" else "W"


def _default(ids: list[str]) -> str:
    return "off" if all(CATALOGUE[id].off_by_default for id in ids) else "on"


def _group(group: str) -> str | None:
    """A group with what it holds, groups inside it included; None for a name that is no group."""
    from hlslfe.basic.warning_groups import subgroups

    direct = groups()
    inside = [group] if group in direct else []
    inside += [each for each in subgroups(group) if each not in inside]
    ids = [id for each in inside for id in direct.get(each, ())]
    if not inside:
        return None
    if not ids:
        return f"-W{group} is a group of Clang; no diagnostic of hlslfe is in it\n"
    return f"-{_letter(ids)}{group} ({_default(ids)} by default)\n" + _list({id: CATALOGUE[id] for id in ids})


def severity_line(row: DiagnosticRow) -> str:
    """Such as `warning, -Wvector-conversion (on by default)`."""
    if not row.group:
        return row.severity
    letter = "R" if row.severity == "remark" else "W"
    return f"{row.severity}, -{letter}{row.group} ({'off' if row.off_by_default else 'on'} by default)"


def describe(id: str, row: DiagnosticRow, found: Explanation | None) -> str:
    """The whole answer for one id."""
    parts = [f"{id}: {severity_line(row)}\n  {row.text}\n"]
    if found is None:
        return parts[0] + "\n  There is no explanation of this one yet.\n"
    parts.append("\n" + _wrapped(found.means))
    parts += [f"\nWrong{_run_note(found.run)}\n{_indented(text)}" for text in [found.wrong] if text]
    parts += [f"    // {name}\n{_indented(text)}" for name, text in found.files.items()]
    parts += [f"    ({letter} stands for the hexadecimal bytes {byte})\n" for letter, byte in found.bytes.items()]
    note = _run_note(found.right_run) if found.right_run != found.run else ""
    parts += [f"\nRight{note}\n{_indented(text)}" for text in [found.right] if text]
    parts.append(f"\nReported by  {found.reported_by}\nRule         {found.rule}\n")
    if found.see:
        parts.append(f"See          {', '.join(found.see)}\n")
    return "".join(parts)


def _run_note(run: str) -> str:
    if run == "api":
        return "  (as text for hlslfe.compile)"
    return "" if run == "check %s" else f"  (hlslfe {run.replace('%s', 'a.hlsl').replace('%S/', '')})"


def _wrapped(text: str) -> str:
    import textwrap

    paragraphs = [" ".join(paragraph.split()) for paragraph in text.split("\n\n")]
    return "\n".join(textwrap.fill(each, _WIDTH, initial_indent="  ", subsequent_indent="  ") + "\n"
                     for each in paragraphs)


def _indented(text: str) -> str:
    return "".join(f"    {line}\n" for line in text.strip("\n").splitlines())


__all__ = ["areas", "describe", "explain", "groups", "read_area", "severity_line"]
