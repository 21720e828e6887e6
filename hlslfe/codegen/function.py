"""Emits the body of a function.

Mirrors clang/lib/CodeGen/CodeGenFunction.cpp: CodeGenFunction::GenerateCode, StartFunction, FinishFunction,
EmitReturnBlock and clang/lib/CodeGen/CGCall.cpp: CodeGenFunction::EmitFunctionProlog, EmitFunctionEpilog,
findDominatingStoreToReturnValue.
"""

from __future__ import annotations

from hlslfe.ast.decl import CXXConstructorDecl, ParmVarDecl, RecordDecl
from hlslfe.ast.lambdas import LambdaDecl
from hlslfe.ast.stmt import CompoundStmt, ReturnStmt
from hlslfe.ast.types import VOID as AST_VOID
from hlslfe.ast.types import ArrayType, RecordType, Type
from hlslfe.ast.walk import walk
from hlslfe.codegen.address import REFERENCE, Address, LValue
from hlslfe.codegen.builtins import BuiltinEmitter
from hlslfe.codegen.call import CallEmitter
from hlslfe.codegen.cond import CondEmitter
from hlslfe.codegen.decl import DeclEmitter
from hlslfe.codegen.expr_agg import AggExprEmitter
from hlslfe.codegen.expr_scalar import ScalarExprEmitter
from hlslfe.codegen.flat_cast import FlatCastEmitter
from hlslfe.codegen.init_list import InitListEmitter
from hlslfe.codegen.ir import Alloca, Argument, Block, Store, Terminator, Value
from hlslfe.codegen.ir_types import PTR, VOID
from hlslfe.codegen.lvalue import LValueEmitter
from hlslfe.codegen.stmt import StmtEmitter

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.ast.resources import ImplicitMemberDecl


class CodeGenFunction(StmtEmitter, DeclEmitter, CondEmitter, FlatCastEmitter, ScalarExprEmitter, AggExprEmitter,
                      InitListEmitter, LValueEmitter, CallEmitter, BuiltinEmitter):
    """One function: make it, call `emit_function` once."""

    def emit_function(self) -> None:
        """Fill `fn` with the body of `function`."""
        body = self.function.body
        assert body is not None
        self._start_function()
        self._emit_body(body)
        self._emit_missing_return()
        self.pop_cleanups(0)
        self._emit_return_block()
        self._emit_epilog()
        self.emit_unreachable_block()
        self.builder.finish_function()
        if self.cgm.unit.has_precise:
            self._add_precise_roots()
        if not self.must_progress:
            self._drop_must_progress()

    def _add_precise_roots(self) -> None:
        """Note the locals, parameters and results that are precise."""
        from hlslfe.codegen.precise import precise_places

        places: list[tuple[Type, Value]] = [(decl.type, place.address.pointer) for decl, place in self.locals.items()]
        places.append((self.function.result, self.fn))
        if self.return_value is not None:
            places.append((self.function.result, self.return_value.pointer))
        self.cgm.precise_roots += precise_places(places)

    def emit_builtin_method(self) -> None:
        """Fill `fn` with what the table of resource classes says."""
        from hlslfe.ast.resources import ImplicitMemberDecl, ResourceMethodDecl  # many shaders have no resources
        from hlslfe.codegen.resource_methods import EMITTERS, MethodEmitter

        method = self.function
        if isinstance(method, ImplicitMemberDecl):
            self._emit_implicit_member(method)
            return
        assert isinstance(method, ResourceMethodDecl)
        emitter: type[MethodEmitter] = MethodEmitter
        if method.row.lowering[0] not in EMITTERS:
            from hlslfe.codegen.texture_methods import TextureEmitter  # and some have buffers only

            emitter = TextureEmitter
        self._start_function()
        emitter(self, method).emit()
        self._drop_unused_slot()
        self.builder.finish_function()

    def _emit_implicit_member(self, method: ImplicitMemberDecl) -> None:
        from hlslfe.codegen.implicit_members import ImplicitMemberEmitter

        self._start_function()
        ImplicitMemberEmitter(self, method).emit()
        self._drop_unused_slot()
        self.builder.finish_function()

    def _emit_body(self, body: CompoundStmt) -> None:
        """The statements; constructors of whole objects leave them to those of bases, which begin with the parts."""
        function = self.function
        if isinstance(function, CXXConstructorDecl):
            if function.base_variant is not None:
                self.emit_delegate_constructor_call(function.base_variant)
                return
            for initializer in function.initializers:
                self.emit_stmt(initializer)
        elif function.name.startswith("$D") and function.record is not None:
            base = getattr(function, "base_variant", None)
            if base is not None:
                assert self.this is not None
                self.emit_method_call(base, [self.this.pointer])
                return
            self.enter_destructor()
            self.emit_stmt(body)
            return
        for part in body.body:  # what it declares ends with the function
            self.emit_stmt(part)

    # ------------------------------------------------------------ the beginning

    def _start_function(self) -> None:
        entry = Block("entry")
        names, arguments = self._argument_names(), self.fn.args
        self.fn.name_args(names)
        self.fn.append_block(entry)
        self.builder.position_at_end(entry)
        result, position = self.function.result, 0
        if self.is_aggregate(result):
            memory = self.types.convert_type_for_mem(result)
            self.return_value = Address(arguments[0], memory, self.types.align_of(result))
            position = 1
            returned = result.canonical
            if isinstance(returned, RecordType) and _is_passed_in_place(returned.decl):
                pointer = self.create_alloca(PTR, 4, "result.ptr")
                self.builder.store(arguments[0], pointer.pointer, pointer.align)
            self._find_nrvo_variables()
        elif result.canonical is not AST_VOID:
            self.return_value = self.create_ir_temp(result, "retval")
        this = None
        if self.function.record is not None and not self.function.is_static_method:
            this = self.create_alloca(PTR, 4, "this.addr")
            self.builder.store(arguments[position], this.pointer, this.align)
            position += 1
        for param, argument in zip(self.function.params, arguments[position:], strict=True):
            self._emit_param(param, argument)
        if this is not None and self.function.record is not None:
            type = self.function.record.type
            object = self.builder.load(PTR, this.pointer, this.align, "this")
            self.this = Address(object, self.types.convert_type_for_mem(type), self.types.align_of(type))
            record = self.function.record
            if isinstance(record, LambdaDecl) and record.this_field is not None:
                self.captured_this = self.field_lvalue(self.this, record.type, record.this_field).address

    def _argument_names(self) -> list[str]:
        names = ["agg.result"] if self.is_aggregate(self.function.result) else []
        if self.function.record is not None and not self.function.is_static_method:
            names.append("this")
        return names + [param.name for param in self.function.params]

    def _find_nrvo_variables(self) -> None:
        """The locals that are built in the result itself."""
        if isinstance(self.function.result.canonical, RecordType) and self.function.body is not None:
            for node in walk(self.function.body):
                if isinstance(node, ReturnStmt) and node.nrvo is not None:
                    self.nrvo_variables.add(node.nrvo)

    def _emit_param(self, param: ParmVarDecl, argument: Argument) -> None:
        """Values are stored to a variable; what came by value in memory, and arrays, are used where they are."""
        type, align = param.type, self.types.align_of(param.type)
        if param.is_reference and not isinstance(type.canonical, ArrayType):
            slot = self.create_alloca(PTR, 4, param.name + ".addr")
            self.builder.store(argument, slot.pointer, slot.align)
            self.locals[param] = LValue(slot, type, REFERENCE)
        elif self.is_aggregate(type):
            if isinstance(type.canonical, RecordType) and _is_passed_in_place(type.canonical.decl):
                slot = self.create_alloca(PTR, 4, param.name + ".indirect_addr")
                self.builder.store(argument, slot.pointer, slot.align)
            self.locals[param] = LValue(Address(argument, self.types.convert_type_for_mem(type), align), type)
        else:
            lvalue = LValue(self.create_mem_temp(type, param.name + ".addr"), type)
            self.locals[param] = lvalue
            self.emit_store_through_lvalue(argument, lvalue)

    # ------------------------------------------------------------ the end

    def _emit_missing_return(self) -> None:
        """Falling off the end of a function with a result traps."""
        if self.function.result.canonical is AST_VOID or not self.have_insert_point:
            return
        self.builder.call(self.cgm.intrinsic("llvm.trap", VOID, ()), [])
        self.builder.unreachable()
        self.builder.position_at_end(None)

    def _emit_return_block(self) -> None:
        """The block of all returns, unless there is only one way to it."""
        block, current = self.return_block, self.builder.block
        if current is not None:
            if not current.instructions or not block.users:
                self.replace_block(block, current)
            else:
                self.emit_block(block)
            return
        if len(block.users) == 1:
            branch = block.users[0]
            if isinstance(branch, Terminator) and branch.opcode == "br" and not branch.operands:
                parent = branch.parent
                self.builder.erase(branch)
                self.builder.position_at_end(parent)
                return
        if block.users:
            self.emit_block(block)

    def _emit_epilog(self) -> None:
        slot = self.return_value.pointer if self.return_value is not None else None
        if self.have_insert_point:
            if self.return_value is None or not isinstance(slot, Alloca):
                self.builder.ret()
            else:
                self._emit_return_of(self.return_value, slot)
        self._drop_unused_slot()

    def _drop_unused_slot(self) -> None:
        slot = self.return_value.pointer if self.return_value is not None else None
        if isinstance(slot, Alloca) and not slot.users:
            self.builder.allocas.remove(slot)
            self.fn.names.release(slot.name)

    def _emit_return_of(self, address: Address, slot: Alloca) -> None:
        store = self._dominating_store(slot)
        if store is not None:
            value = store.operands[0]
            self.builder.erase(store)
        else:
            value = self.builder.load(address.type, slot, address.align)
        self.builder.ret(value)

    def _dominating_store(self, slot: Alloca) -> Store | None:
        """The store whose value is returned, if that is plain to see."""
        block = self.builder.block
        assert block is not None
        if len(slot.users) != 1:
            last = block.instructions[-1] if block.instructions else None
            return last if isinstance(last, Store) and last.operands[1] is slot else None
        store = slot.users[0]
        if not isinstance(store, Store):
            return None
        seen: set[Block] = set()
        while block is not store.parent:
            predecessors = [user.parent for user in block.users if isinstance(user, Terminator)]
            if block in seen or len(predecessors) != 1 or predecessors[0] is None:
                return None
            seen.add(block)
            block = predecessors[0]
        return store

    def _drop_must_progress(self) -> None:
        """A function with an endless loop may well run for ever."""
        group = self.fn.attributes
        if group is not None:
            words = [word for word in group.text.split(" ") if word != "mustprogress"]
            self.fn.attributes = self.cgm.module.attribute_group(" ".join(words))


def _is_passed_in_place(record: RecordDecl) -> bool:
    """Is a parameter of the class the caller's own copy?"""
    return record.is_passed_in_place or record.destructor is not None
