"""-W, -R and -w become the severities that a compilation starts with.

Mirrors clang/lib/Basic/Warnings.cpp: ProcessWarningOptions.
"""

from __future__ import annotations

from collections.abc import Iterable

from hlslfe.basic.diagnostics import DiagnosticRow

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.basic.warning_state import WarningState

_HEAD_LIMIT = 1  # letters that may be wrong in `no-` and `error=`
_PEDANTIC = {"pedantic": "warning", "pedantic-errors": "error"}


class WarningOptions:
    """What the words after -W, -R said, in their order. `unknown` holds those that name no group, as written."""

    __slots__ = ("unknown", "remarks", "state")

    def __init__(self, words: Iterable[str], no_warnings: bool, catalogue: dict[str, DiagnosticRow],
                 remarks: Iterable[str] = (), pedantic: str = "") -> None:
        """`words` are what stands after -W, `remarks` after -R; `pedantic` is "", "pedantic" or "pedantic-errors"."""
        self.unknown: list[str] = []
        self.state: WarningState | None = None
        words = list(words)
        if words or no_warnings or pedantic:
            state = self.made_state()
            state.no_warnings = no_warnings
            state.extensions = _PEDANTIC.get(pedantic, "ignored")
            for word in words:
                if not _take(state, word):
                    self.unknown.append("-W" + word)
        self.remarks: dict[str, bool] = {}
        if remarks:
            known = {row.group for row in catalogue.values() if row.severity == "remark"}
            for word in remarks:
                self._take_remark(word, known)

    def made_state(self) -> WarningState:
        """The state, made when there is none yet: most compilations have no -W, and no need to know the groups."""
        if self.state is None:
            from hlslfe.basic.warning_state import WarningState

            self.state = WarningState()
        return self.state

    def _take_remark(self, word: str, known: set[str]) -> None:
        """A word after -R: remarks are off until asked for, and no -W or -w touches them."""
        name = word.removeprefix("no-")
        if name == "everything":
            self.remarks = dict.fromkeys(known, name == word)
        elif name in known:
            self.remarks[name] = name == word
        else:
            self.unknown.append("-R" + word)

    def severity_of(self, id: str, row: DiagnosticRow) -> str:
        """The severity under these options: note, remark, warning, error, fatal or "ignored"."""
        if row.severity == "remark":
            return "remark" if self.remarks.get(row.group) else "ignored"
        if self.state is not None:
            return self.state.severity_of(id, row)
        return "ignored" if row.off_by_default else row.severity


def _take(state: WarningState, word: str) -> bool:
    """Carry out one word after -W; False when it names a group that does not exist."""
    positive = not word.startswith("no-")
    name = word if positive else word[3:]
    if name == "error":
        state.all_errors = positive
    elif name == "fatal-errors":
        state.errors_fatal = positive
    elif name.startswith(("error=", "error-")):
        return state.set_group_as_error(name[6:], positive)
    elif name.startswith("fatal-errors="):
        return state.set_group_as_fatal(name[13:], positive)
    elif name == "everything":
        state.everything = positive
        if not positive:
            state.set_all("ignored")
    elif name:
        return state.set_severity(name, "warning" if positive else "ignored")
    return True


def nearest_option(word: str) -> str:
    """The -W or -R option that was probably meant by one that names no group; "" when there is none."""
    from hlslfe.basic.edit_distance import edit_distance, nearest
    from hlslfe.basic.warning_groups import WARNING_GROUPS

    known = ["signature-packing"] if word.startswith("-R") else [*WARNING_GROUPS, "everything", "error"]
    readings = [(word[:2], word[2:], 0)]  # prefix, name, letters of the prefix that are wrong
    for part in ("no-", "error=", "fatal-errors="):
        prefix, name, wrong = readings[-1]
        head, mark, rest = name.partition(part[-1])
        distance = edit_distance(head + mark, part, _HEAD_LIMIT)
        if mark and rest and distance <= _HEAD_LIMIT:
            reading = prefix + part, rest, wrong + distance
            readings = [reading] if distance == 0 else [*readings, reading]
    best, fewest = "", len(word)
    for prefix, name, wrong in readings:
        limit = max(len(name) // 2, 1)
        found = nearest(name, known, limit)
        letters = wrong + edit_distance(name, found, limit)
        if found and letters < fewest:
            best, fewest = prefix + found, letters
    return best
