"""`hlslfe link A.hlsl:vs_main B.hlsl:ps_main ...`: does each stage feed the next?

No Clang counterpart: no compiler looks at two stages at once.  signature.link has the rules; here are the operands, the
diagnostics at both declarations, the table and the JSON.

An operand is `FILE[:ENTRY[:PROFILE]]` (link_operands).  A file without an entry stands for all its entry points.  A
function without `[shader("...")]` takes the stage of its profile; without one that which its attributes and semantics
tell, and when these tell nothing the first operand is a vertex shader, the last a pixel shader.
"""

from __future__ import annotations

from copy import copy
from itertools import pairwise

from hlslfe.ast.decl import FunctionDecl
from hlslfe.basic.catalogue import CATALOGUE
from hlslfe.basic.diagnostics import Diagnostic, DiagnosticsEngine, FatalError
from hlslfe.basic.source import NO_LOC, Loc, SourceManager
from hlslfe.basic.source_text import UnreadableError, read_bytes
from hlslfe.basic.target import STAGES
from hlslfe.frontend.command_line import Invocation, UsageError
from hlslfe.frontend.compiler import Compilation
from hlslfe.frontend.link_operands import Operand, operands_of
from hlslfe.frontend.link_table import link_json, link_table
from hlslfe.frontend.output import write_output
from hlslfe.frontend.warning_options import WarningOptions
from hlslfe.signature.element import EntrySignatures
from hlslfe.signature.link import (
    NEXT_STAGES,
    PIPELINE,
    RUNTIME_MESSAGES,
    TESSELLATOR_OUTPUT,
    Note,
    Problem,
    StageLink,
    link_stages,
)

_GUESSED_STAGES = {"first": "vs", "last": "ps"}


class Linker:
    """One run of `hlslfe link`.  sources: of all inputs together, so that a note may point into another file."""

    def __init__(self, invocation: Invocation, warnings: WarningOptions) -> None:
        self.invocation = invocation
        self.warnings = warnings
        self.sources = SourceManager()
        self.diags = DiagnosticsEngine(self.sources, CATALOGUE, error_limit=invocation.error_limit_number,
                                       severity_of=warnings.severity_of)
        self.compilations: dict[tuple[str, str, str], Compilation] = {}
        self.diagnostics: list[Diagnostic] = []
        self.links: list[StageLink] = []
        self.has_errors = False

    # ------------------------------------------------------------ operands

    def run(self) -> bool:
        """Whether all inputs are good and every stage feeds the next; raises UsageError and UnreadableError."""
        stages = self._stages()
        if stages is None:
            self.has_errors = True
            return False
        if len(stages) < 2:
            raise UsageError("link needs two or more stages: FILE:ENTRY FILE:ENTRY ...")
        for hull, domain in pairwise(stages):
            if (hull.stage, domain.stage) == ("hull", "domain") and "hlsl.outputtopology" in hull.properties:
                domain.properties[TESSELLATOR_OUTPUT] = hull.properties["hlsl.outputtopology"]
        self.links = []
        try:
            for producer, consumer in pairwise(stages):
                self._link(producer, consumer)
            self._check_last(stages[-1])
        except FatalError:
            pass
        self.diagnostics += self.diags.diagnostics
        self.has_errors = self.has_errors or self.diags.has_errors
        return not self.has_errors

    def _stages(self) -> list[EntrySignatures] | None:
        """The entry points in the order given; None after errors in an input."""
        operands = operands_of(self.invocation)
        stages: list[EntrySignatures] = []
        is_good = True
        for number, operand in enumerate(operands):
            place = "first" if number == 0 else "last" if number == len(operands) - 1 else ""
            found = self._entries_of(operand, place)
            is_good = is_good and found is not None
            stages += found or []
        return stages if is_good else None

    def _entries_of(self, operand: Operand, place: str) -> list[EntrySignatures] | None:
        found = self._read(operand.path, operand.profile, operand.entry)
        if found is None:
            return None
        if not operand.entry:
            return self._all_in_order(operand, found)
        named = [entry for entry in found if entry.name == operand.entry]
        if named:
            return named[:1]
        if operand.path.endswith(".ll") or operand.profile or not (place or self._guessed_stage(operand)):
            known = ", ".join(f"'{entry.name}'" for entry in found) or "none"
            raise UsageError(f"'{operand.path}' has no entry point '{operand.entry}' (it has {known}); without "
                             "[shader(...)] say FILE:ENTRY:PROFILE")
        guessed = self._read(operand.path, self._guessed_profile(operand, place), operand.entry)
        if guessed is None and any(each.id == "err_hlsl_missing_entry_point" for each in self.diagnostics):
            raise UsageError(f"'{operand.path}' has no function '{operand.entry}'")
        return guessed

    def _guessed_stage(self, operand: Operand) -> str:
        """The prefix of the profile that a function without `[shader]` looks like, "" when that is not clear."""
        from hlslfe.sema.entry_candidates import guess_stage

        unit = self.compilations[operand.path, operand.profile, ""].unit()
        decls = unit.decls if unit is not None else []
        function = next((decl for decl in decls if isinstance(decl, FunctionDecl) and decl.body is not None
                         and decl.name == operand.entry), None)
        stage = guess_stage(function) if function is not None else ""
        return next((prefix for prefix, (name, _) in STAGES.items() if name == stage), "")

    def _guessed_profile(self, operand: Operand, place: str) -> str:
        return f"{self._guessed_stage(operand) or _GUESSED_STAGES[place]}_6_{self.invocation.target.minor}"

    @staticmethod
    def _all_in_order(operand: Operand, found: list[EntrySignatures]) -> list[EntrySignatures]:
        """All entry points of a file, sorted as the pipeline has them; it is not clear which to take of two alike."""
        if not found:
            raise UsageError(f"'{operand.path}' has no entry point; say FILE:ENTRY:PROFILE")
        for entry in found:
            same = [other.name for other in found if other.stage == entry.stage]
            if len(same) > 1:
                raise UsageError(f"'{operand.path}' has several {entry.stage} shaders ({', '.join(same)}): say "
                                 f"{operand.path}:{same[0]}")
        return sorted(found, key=lambda entry: PIPELINE.index(entry.stage) if entry.stage in PIPELINE else -1)

    def _read(self, path: str, profile: str, entry: str) -> list[EntrySignatures] | None:
        """The signatures of a file under a profile ("": the library profile of the run); None after errors."""
        if path.endswith(".ll"):
            return self._read_ll(path)
        key = path, profile, entry if profile else ""
        known = self.compilations.get(key)
        if known is not None:
            return known.signatures()
        invocation = copy(self.invocation)
        if profile:
            invocation.profile, invocation.entry = profile, entry
        compilation = Compilation(path, self._bytes(path), invocation.options(), sources=self.sources,
                                  error_limit=invocation.error_limit_number, severity_of=self.warnings.severity_of,
                                  made_state=self.warnings.made_state)
        self.compilations[key] = compilation
        signatures = compilation.signatures()
        self.diagnostics += compilation.diagnostics
        return signatures

    def _read_ll(self, path: str) -> list[EntrySignatures] | None:
        from hlslfe.frontend.read_ll import read_ll

        diags = DiagnosticsEngine(self.sources, CATALOGUE, error_limit=0, severity_of=self.warnings.severity_of)
        found = read_ll(path, self._bytes(path), diags)
        self.diagnostics += diags.diagnostics
        return found

    @staticmethod
    def _bytes(path: str) -> bytes:
        try:
            return read_bytes(path)
        except UnreadableError as error:
            raise UsageError(str(error)) from None

    def comments(self) -> list[tuple[Loc, str]]:
        """Of all inputs, for -verify."""
        return [comment for compilation in self.compilations.values() for comment in compilation.preprocessor.comments]

    # ------------------------------------------------------------ checks and their diagnostics

    def _link(self, producer: EntrySignatures, consumer: EntrySignatures) -> None:
        followers = NEXT_STAGES.get(producer.stage, ())
        if consumer.stage not in followers:
            self.diags.report(consumer.location, "err_link_stage_order", producer.stage, consumer.stage,
                              bool(followers), " or ".join(followers))
            self.diags.report(producer.location, "note_link_stage", producer.stage, producer.name)
            return
        link = link_stages(producer, consumer, self.invocation.packing_mode or "prefix-stable")
        self.links.append(link)
        said: set[str] = set()
        for problem in link.problems:
            self._report(link, problem, said)

    def _check_last(self, last: EntrySignatures) -> None:
        if last.stage == "hull":
            self.diags.report(last.location, "err_link_tessellation")
            self.diags.report(NO_LOC, "note_link_runtime", RUNTIME_MESSAGES["err_link_tessellation"])

    def _report(self, link: StageLink, problem: Problem, said: set[str]) -> None:
        """A problem with its notes; what the runtime says is told once a kind."""
        element = problem.consumer or problem.producer
        entry = link.consumer if problem.at_consumer else link.producer
        loc = element.location if element is not None else entry.location
        self.diags.report(loc, problem.id, *problem.args)
        if problem.at_consumer or problem.id in ("err_link_missing_element", "warn_link_default"):
            self._note(link, Note("note_link_stage", (link.producer.stage, link.producer.name)))
        for note in problem.notes:
            self._note(link, note)
        message = RUNTIME_MESSAGES.get(problem.id)
        if message is not None and message not in said:
            said.add(message)
            self.diags.report(NO_LOC, "note_link_runtime", message)

    def _note(self, link: StageLink, note: Note) -> None:
        place = note.element.location if note.element is not None else link.producer.location
        self.diags.report(place, note.id, *note.args)

    # ------------------------------------------------------------ output

    def write(self) -> None:
        """The table, the drawing or the JSON of what was linked."""
        kind = self.invocation.format
        if kind == "json":
            import json

            text = json.dumps(link_json(self.links, self.diags.diagnostics, self.sources, not self.has_errors),
                              indent=2) + "\n"
        elif kind in ("grid", "svg"):
            from hlslfe.frontend.sig_draw import draw_links

            text = draw_links(self.links, self.invocation)
        else:
            text = link_table(self.links)
        if text and (kind != "svg" or self.links):
            write_output(self.invocation.output, text)
