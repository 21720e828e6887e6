"""The step as a whole: which functions are rewritten, how hard each is tried, what is thrown away in the end.

No Clang counterpart: Slang has legalizeResourceTypes and specializeResourceOutputs, DXC
lib/HLSL/DxilLegalizeSampleOffsetPass.cpp and its kin; Clang leaves it to LLVM's inliner and SROA.

A function is tried with its own code first, then with numbers and unrolled loops; if that is not enough, the entry
point or exported function it is called from is, with all calls inlined.
"""

from __future__ import annotations

from hlslfe.codegen.constants import ConstantGEP
from hlslfe.codegen.ir import Block, Call, Function, GlobalVariable, Instruction, NameTable, Value
from hlslfe.codegen.ir_types import TargetExtType
from hlslfe.codegen.module import CodeGenModule
from hlslfe.legalize.attempt import EVERYTHING, LOOPS, PLAIN, Attempt, Failure
from hlslfe.legalize.cleanup import remove_dead
from hlslfe.legalize.inline import Flat
from hlslfe.legalize.layout import Layout
from hlslfe.legalize.machine import Facts, Foreign
from hlslfe.legalize.problems import Problems
from hlslfe.legalize.sweep import retype_globals, sweep

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Any


class Body:
    """The new body of a function."""

    __slots__ = ("blocks", "names")

    def __init__(self, blocks: list[Block], names: NameTable) -> None:
        self.blocks = blocks
        self.names = names


def legalize_resources(cgm: CodeGenModule) -> None:
    """Rewrite the module of `cgm` so that no memory but that of global resources holds a handle."""
    module = cgm.module
    layout = Layout(module)
    roots: set[Value] = {variable for decl, variable in cgm.declared_variables() if decl.storage == "resource"}
    roots.update(one for one in module.globals if isinstance(one.value_type, TargetExtType))
    Legalizer(cgm, Facts(layout, roots)).run()


class Legalizer:
    """One run over one module."""

    def __init__(self, cgm: CodeGenModule, facts: Facts) -> None:
        self.cgm = cgm
        self.facts = facts
        self.problems = Problems(cgm)
        self.bodies: dict[Function, Body] = {}
        self.foreign: set[Function] = set()  # whose memory of handles comes from outside, or that nobody can resolve
        self.must: set[Function] = set()
        functions = [one for one in cgm.module.functions if one.blocks]
        self.uses = {one: _uses(one) for one in functions}
        facts.constants = _only_read(cgm.module.globals, functions)
        self.touching = {one for one in functions if self._touches(one)}

    def run(self) -> None:
        """Everything; errors are reported."""
        while True:
            changed = set(self.facts.changed)
            self.bodies, self.foreign = {}, set()
            self.must = self._callers_of(changed)
            self._run_initializers()
            self.facts.changed = set(changed)
            self._run_roots()
            if self.facts.changed == changed:
                break
        if self.problems.report():
            return
        for function, body in self.bodies.items():
            function.blocks, function.names = body.blocks, body.names
            for block in body.blocks:
                block.parent = function
        retype_globals(self.cgm.module, self.facts)
        sweep(self.cgm.module, self.cgm.global_init, self.foreign)

    # ---- which functions

    def _touches(self, function: Function) -> bool:
        """Has a function anything to do with handles?"""
        handles = self.facts.layout.handles
        return any(isinstance(one, GlobalVariable) and handles(one.value_type) for one in self.uses[function]) or any(
            isinstance(one.type, TargetExtType) or (hasattr(one, "allocated_type") and handles(one.allocated_type))
            or any(isinstance(operand.type, TargetExtType) for operand in one.operands)
            for block in function.blocks for one in block.instructions)

    def _callers_of(self, changed: set[Value]) -> set[Function]:
        """Functions that use these globals, and all that call them."""
        found = {one for one, used in self.uses.items() if used & changed}
        size = -1
        while size != len(found):
            size = len(found)
            found |= {one for one, used in self.uses.items() if used & found}
        return found

    def _run_initializers(self) -> None:
        """What runs when the shader starts, in its order."""
        self.facts.globals = {}
        if self.cgm.global_init is None:
            return
        for call in self.cgm.global_init.blocks[0].instructions:
            if isinstance(call, Call) and isinstance(call.callee, Function):
                attempt = self._try(call.callee, [PLAIN, EVERYTHING], True)
                if attempt is not None and attempt.end is not None:
                    self.facts.globals.update((item, content) for item, content in attempt.end.items()
                                              if isinstance(item, GlobalVariable) and isinstance(content, dict))

    def _run_roots(self) -> None:
        visible = [one for one in self.uses if one.linkage == "" and not one.visibility]
        for function in visible:
            self._run_root(function)
        for function in self.uses:  # what other modules may call, but hardly will
            if function.linkage in ("", "weak_odr") and function.visibility and function not in self.bodies:
                self._run_hidden(function)

    def _run_root(self, root: Function) -> None:
        """An entry point or exported function, with all that it calls."""
        starts = "hlsl.shader" in (root.attributes.text if root.attributes is not None else "")
        if self._run_closure(root, starts):
            return
        attempt = self._try(root, [EVERYTHING], starts)
        if attempt is None:
            self.foreign.add(root)

    def _run_closure(self, root: Function, starts: bool) -> bool:
        """Try a function and what is still called then; was all resolved?"""
        pending, seen = [root], {root}
        while pending:
            function = pending.pop()
            if function in self.foreign:
                return False
            if function in self.touching or function in self.must or self.uses[function] & self.must:
                if function not in self.bodies and self._try(
                        function, [PLAIN, LOOPS], starts and function is root, silent=True) is None:
                    return False
            blocks = self.bodies[function].blocks if function in self.bodies else function.blocks
            for callee in _callees(blocks):
                if callee not in seen and callee.blocks and callee in self.uses:
                    seen.add(callee)
                    pending.append(callee)
        return True

    def _run_hidden(self, function: Function) -> None:
        if not self._run_closure(function, False):
            self.foreign.add(function)

    # ---- one function

    def _try(self, function: Function, efforts: list[int], starts: bool, silent: bool = False) -> Attempt | None:
        """The first effort that resolves all; its body is kept. None: an error was reported (unless silent)."""
        failure: Failure | None = None
        broken: list[tuple[Instruction, Any]] | None
        last: list[tuple[Instruction, Any]] | None = None
        flat: Flat | None = None
        for effort in efforts:
            attempt = Attempt(self.facts, function, self.cgm.call_places or {}, self.must, effort, starts)
            try:
                broken = attempt.run()
            except Foreign:
                broken = None
            except Failure as problem:
                failure = problem
                continue
            flat = attempt.flat
            if broken is not None and not broken:
                blocks = attempt.rewriter.blocks
                remove_dead(blocks, attempt.rewriter.own)
                self.bodies[function] = Body(blocks, attempt.rewriter.names)
                return attempt
            failure, last = None, broken
        if not silent:
            if failure is not None:
                self.problems.too_large(function)
            else:
                self.problems.add(function, flat, last)
        return None


def _uses(function: Function) -> set[Value]:
    """The globals and functions in a body."""
    found: set[Value] = set()
    for block in function.blocks:
        for instruction in block.instructions:
            for operand in instruction.operands:
                base = _base(operand)
                if isinstance(base, (GlobalVariable, Function)):
                    found.add(base)
            if isinstance(instruction, Call):
                found.add(instruction.callee)
    return found


def _only_read(variables: list[GlobalVariable], functions: list[Function]) -> set[Value]:
    """The variables of this module that are only loaded from."""
    found: set[Value] = {one for one in variables if one.linkage in ("internal", "private")}
    for function in functions:
        for block in function.blocks:
            for instruction in block.instructions:
                if instruction.opcode != "load":
                    found.difference_update(_base(operand) for operand in instruction.operands)
    return found


def _base(value: Value) -> Value:
    """The global that a constant address lies in; any other value itself."""
    while isinstance(value, ConstantGEP):
        value = value.base
    return value


def _callees(blocks: list[Block]) -> list[Function]:
    calls: list[Instruction] = [one for block in blocks for one in block.instructions if one.opcode == "call"]
    return [one.callee for one in calls if isinstance(one, Call) and isinstance(one.callee, Function)]
