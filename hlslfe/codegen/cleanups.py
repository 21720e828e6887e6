"""Cleanups: destructors that run where the scope of an object is left, whichever way.

Mirrors clang/lib/CodeGen/CGCleanup.cpp: CodeGenFunction::EmitBranchThroughCleanup, PopCleanupBlock, PopCleanupBlocks,
SimplifyCleanupEntry, initFullExprCleanupWithFlag, clang/lib/CodeGen/CGDecl.cpp: CodeGenFunction::emitDestroy,
emitArrayDestroy, DestroyNRVOVariable.
Differs: there are no exceptions; sema refuses `goto` among objects with destructors, so that a jump knows its scope.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.expr import Expr
from hlslfe.ast.types import ArrayType, RecordType, Type
from hlslfe.ast.walk import walk
from hlslfe.codegen.address import Address
from hlslfe.codegen.constants import const_int, i32
from hlslfe.codegen.function_base import CodeGenFunctionBase, JumpDest
from hlslfe.codegen.ir import Block, Store, Switch, Terminator, Value
from hlslfe.codegen.ir_types import I1, I32, PTR


class Cleanup:
    """One thing to do at the end of a scope: `emit` it.

    normal_block: where jumps out of the scope come in.  afters: what lies right behind this cleanup for some of them,
    with the number that stands for it.  throughs: the blocks of jumps that go on to the cleanup around.
    active_flag: tells at run time whether the object was made at all.
    """

    __slots__ = ("emit", "normal_block", "afters", "throughs", "active_flag")

    def __init__(self, emit: Callable[[], None]) -> None:
        self.emit = emit
        self.normal_block: Block | None = None
        self.afters: list[tuple[int, Block]] = []
        self.throughs: list[Block] = []
        self.active_flag: Address | None = None

    def entry(self) -> Block:
        """The block of the cleanup."""
        if self.normal_block is None:
            self.normal_block = Block("cleanup")
        return self.normal_block


class CleanupEmitter(CodeGenFunctionBase):
    """Mixin of CodeGenFunction. `cleanups` of function_base are those pending, innermost last."""

    _dest_slot: Address | None = None
    _unreachable: Block | None = None

    # ------------------------------------------------------------ jumps

    def branch_through_cleanups(self, dest: JumpDest) -> None:
        """Jump to `dest`, past all cleanups that were pushed since it was made."""
        if self.builder.block is None:
            return
        depth = len(self.cleanups)
        if depth <= dest.depth:
            self.create_br(dest.block)
            self.builder.position_at_end(None)
            return
        slot = self._cleanup_dest_slot()
        self.builder.store(i32(dest.index), slot.pointer, slot.align)
        self.create_br(dest.block)
        self._retarget(self.cleanups[-1].entry())
        while depth > dest.depth:
            cleanup = self.cleanups[depth - 1]
            depth -= 1
            is_known = dest.block in cleanup.throughs or any(block is dest.block for _, block in cleanup.afters)
            if depth == dest.depth:
                if not is_known:
                    cleanup.afters.append((dest.index, dest.block))
            elif is_known:
                break
            else:
                cleanup.throughs.append(dest.block)
        self.builder.position_at_end(None)

    def _retarget(self, target: Block) -> None:
        """Let the jump at the end of the block lead to `target`; its metadata stays."""
        block = self.builder.block
        branch = None if block is None else block.instructions[-1]
        assert isinstance(branch, Terminator)
        branch.targets[0].users.remove(branch)
        branch.targets[0] = target
        target.users.append(branch)

    def _cleanup_dest_slot(self) -> Address:
        if self._dest_slot is None:
            self._dest_slot = self.create_alloca(I32, 4, "cleanup.dest.slot")
        return self._dest_slot

    def _unreachable_block(self) -> Block:
        if self._unreachable is None:
            self._unreachable = Block("unreachable")
        return self._unreachable

    def emit_unreachable_block(self) -> None:
        """At the end of the function: where a number that nobody stored would lead to."""
        if self._unreachable is not None and self._unreachable.users:
            self.fn.append_block(self._unreachable)
            self.builder.position_at_end(self._unreachable)
            self.builder.unreachable()
            self.builder.position_at_end(None)

    # ------------------------------------------------------------ the end of a scope

    def pop_cleanups(self, depth: int) -> None:
        """Leave the scopes whose cleanups lie above the first `depth`."""
        while len(self.cleanups) > depth:
            self._pop_cleanup(len(self.cleanups) - 1 > depth)

    def _pop_cleanup(self, falls_through_further: bool) -> None:
        cleanup = self.cleanups[-1]
        source = self.builder.block
        has_branches = bool(cleanup.afters or cleanup.throughs)
        if source is None and not has_branches:
            self.cleanups.pop()
            return
        is_prebranched = source is not None and source.terminator is not None
        if source is not None and not is_prebranched and not has_branches:
            self._drop_entry(cleanup)
            self.cleanups.pop()
            self._emit_cleanup(cleanup)
            return
        entry = cleanup.entry()
        if source is not None and not is_prebranched:
            slot = self._cleanup_dest_slot()
            self.builder.store(i32(0), slot.pointer, slot.align)
        self.emit_block(entry)
        through = None
        if cleanup.throughs or (source is not None and falls_through_further):
            through = self.cleanups[-2].entry()
        self.cleanups.pop()
        follow = self._plan_exit(cleanup, through, source is not None, falls_through_further)
        self._emit_cleanup(cleanup)
        goes_on = follow()
        if goes_on is not None:
            self.emit_block(goes_on)
        elif source is None:
            self.builder.position_at_end(None)
        self._simplify_entry(entry)

    def _drop_entry(self, cleanup: Cleanup) -> None:
        """Nothing came in sideways after all."""
        entry = cleanup.normal_block
        if entry is not None and entry.users:
            self.replace_block(entry, self._unreachable_block())

    def _plan_exit(self, cleanup: Cleanup, through: Block | None, falls: bool, falls_through_further: bool) -> Callable[
            [], Block | None]:
        """What comes behind the cleanup; the function that emits it returns the block in which emission goes on."""
        builder = self.builder
        if not cleanup.throughs and not falls and len(cleanup.afters) == 1:
            self._drop_only_store()
            target = cleanup.afters[0][1]

            def jump() -> Block | None:
                self.create_br(target)
                return None
            return jump
        if not cleanup.afters and not (falls and not falls_through_further):
            assert through is not None
            only = through

            def go_through() -> Block | None:
                builder.br(only)
                return None
            return go_through
        default = through or self._unreachable_block()
        cont = Block("cleanup.cont") if falls and not falls_through_further else None

        def switch() -> Block | None:
            slot = self._cleanup_dest_slot()
            number = builder.load(I32, slot.pointer, slot.align, "cleanup.dest")
            block = builder.block
            made = builder.switch(number, default)
            assert isinstance(made, Switch)
            if cont is not None:
                made.add_case(i32(0), cont)
            for index, target in cleanup.afters:
                made.add_case(i32(index), target)
            builder.position_at_end(None if cont is not None or not falls else block)
            return cont
        return switch

    def _drop_only_store(self) -> None:
        """A jump that is alone needs no number."""
        slot = self._cleanup_dest_slot()
        alloca = slot.pointer
        if len(alloca.users) == 1:  # type: ignore[attr-defined]
            store = alloca.users[0]  # type: ignore[attr-defined]
            assert isinstance(store, Store)
            self.builder.erase(store)
            self.builder.allocas.remove(alloca)  # type: ignore[arg-type]
            self.fn.names.release(alloca.name)  # type: ignore[attr-defined]
            self._dest_slot = None

    def _simplify_entry(self, entry: Block) -> None:
        """Merge the block of a cleanup with the only one that jumps to it."""
        branches = [user for user in entry.users if isinstance(user, Terminator)]
        if len(branches) != 1:
            return
        branch = branches[0]
        before = branch.parent
        if branch.opcode != "br" or branch.operands or before is None:
            return
        was_here = self.builder.block is entry
        self.builder.erase(branch)
        for instruction in entry.instructions:
            instruction.parent = before
        before.instructions += entry.instructions
        entry.instructions = []
        self.replace_block(entry, before)
        self.fn.blocks.remove(entry)
        self.fn.names.release(entry.name)
        if was_here:
            self.builder.position_at_end(before)

    def _emit_cleanup(self, cleanup: Cleanup) -> None:
        flag, done = cleanup.active_flag, None
        if flag is not None:
            done, action = Block("cleanup.done"), Block("cleanup.action")
            active = self.builder.load(I1, flag.pointer, flag.align, "cleanup.is_active")
            self.builder.cond_br(active, action, done)
            self.emit_block(action)
        cleanup.emit()
        if done is not None:
            self.emit_block(done)

    # ------------------------------------------------------------ conditions

    def evaluate_condition(self, cond: Expr) -> Value:
        """The condition of a statement as i1; its temporaries end here."""
        depth = len(self.cleanups)
        value = self.evaluate_expr_as_bool(cond)
        if len(self.cleanups) > depth:
            self.pop_cleanups(depth)
        return value

    def emit_branch_on_condition(self, cond: Expr, if_true: Block, if_false: Block) -> None:
        """The branch of an `if`; temporaries with destructors end before it."""
        if not self.has_temporaries(cond):
            self.emit_branch_on_bool_expr(cond, if_true, if_false)
            return
        branch = self.create_cond_br(self.evaluate_condition(cond), if_true, if_false)
        if branch is not None:
            self.add_control_flow_hint(branch)

    def has_temporaries(self, expr: Expr) -> bool:
        """Are there objects in it that have to be destroyed when it has been computed?"""
        if not self.cgm.unit.has_destructors:
            return False
        return any(isinstance(node, Expr) and not node.is_lvalue and self.is_destroyed(node.type)
                   for node in walk(expr))

    def enter_conditional(self, start: Block | None) -> Block | None:
        """What follows is computed only sometimes; `start` is the block that decides it. Returns what
        `conditional_start` was."""
        outer = self.conditional_start
        if outer is None:
            self.conditional_start = start
        return outer

    # ------------------------------------------------------------ objects

    def is_destroyed(self, type: Type) -> bool:
        """Has it, or have its elements, a destructor?"""
        canonical = type.canonical
        while isinstance(canonical, ArrayType):
            canonical = canonical.element.canonical
        return isinstance(canonical, RecordType) and canonical.decl.destructor is not None

    def push_destroy(self, address: Address, type: Type) -> None:
        """Destroy the object, or all elements of the array, at the end of the scope."""
        cleanup = Cleanup(lambda: self.emit_destroy(address, type))
        self.cleanups.append(cleanup)
        if self.conditional_start is not None:
            flag = cleanup.active_flag = self.create_alloca(I1, 1, "cleanup.cond")
            start = self.conditional_start
            where, place = self.builder.block, self.builder.place
            self.builder.position_before(start, len(start.instructions) - 1)
            self.builder.store(const_int(I1, 0), flag.pointer, flag.align)
            self.builder.block, self.builder.place = where, place
            self.builder.store(const_int(I1, 1), flag.pointer, flag.align)

    def push_destroy_nrvo(self, address: Address, type: Type, flag: Address) -> None:
        """The same for a variable that may be the result itself: `flag` tells whether it is returned."""
        def emit() -> None:
            unused, skip = Block("nrvo.unused"), Block("nrvo.skipdtor")
            is_result = self.builder.load(I1, flag.pointer, flag.align, "nrvo.val")
            self.builder.cond_br(is_result, skip, unused)
            self.emit_block(unused)
            self.emit_destroy(address, type)
            self.emit_block(skip)

        self.cleanups.append(Cleanup(emit))

    def emit_destroy(self, address: Address, type: Type) -> None:
        canonical = type.canonical
        if not isinstance(canonical, ArrayType):
            self.emit_destructor_call(canonical, address.pointer)
            return
        zeros: list[Value] = [i32(0)]
        count = 1
        while isinstance(canonical, ArrayType):
            count *= canonical.size or 0
            zeros.append(i32(0))
            canonical = canonical.element.canonical
        if not count:
            return
        begin = self.builder.gep(address.type, address.pointer, zeros, "array.begin", "inbounds")
        element = self.types.convert_type_for_mem(canonical)
        end = self.builder.gep(element, begin, [i32(count)], "", "inbounds")
        body, done = Block("arraydestroy.body"), Block("arraydestroy.done")
        entry = self.builder.block
        self.emit_block(body)
        past = self.builder.phi(PTR, "arraydestroy.elementPast")
        assert entry is not None
        past.add_incoming(end, entry)
        current = self.builder.gep(element, past, [i32(-1)], "arraydestroy.element", "inbounds")
        self.emit_destructor_call(canonical, current)
        self.builder.cond_br(self.builder.icmp("eq", current, begin, "arraydestroy.done"), done, body)
        past.add_incoming(current, body)
        self.emit_block(done)

    def emit_destructor_call(self, type: Type, object: Value, is_base: bool = False) -> None:
        from hlslfe.ast.destructors import CXXDestructorDecl, destroyed_record

        record = destroyed_record(type)
        assert record is not None and isinstance(record.destructor, CXXDestructorDecl)
        destructor = record.destructor.base_variant if is_base else record.destructor
        assert destructor is not None
        self.emit_method_call(destructor, [object])

    def enter_destructor(self) -> None:
        """The destructor of a base object begins: fields and bases are destroyed behind its body, the last one
        first."""
        record, this = self.function.record, self.this
        assert record is not None and this is not None
        for base in record.bases:
            if self.is_destroyed(base.type):
                self.cleanups.append(Cleanup(lambda base=base: self.emit_destructor_call(  # type: ignore[misc]
                    base.type, self.base_lvalue(this, record.type, base).address.pointer, True)))
        for field in record.fields if record.tag != "union" else ():
            if self.is_destroyed(field.type):
                self.cleanups.append(Cleanup(lambda field=field: self.emit_destroy(  # type: ignore[misc]
                    self.field_lvalue(this, record.type, field).address, field.type)))

