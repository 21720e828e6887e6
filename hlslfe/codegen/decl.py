"""Variables of functions.

Mirrors clang/lib/CodeGen/CGDecl.cpp: CodeGenFunction::EmitDecl, EmitAutoVarAlloca, EmitAutoVarInit, EmitStaticVarDecl
and clang/lib/CodeGen/ItaniumCXXABI.cpp: ItaniumCXXABI::EmitGuardedInit.
"""

from __future__ import annotations

from hlslfe.ast.constant_value import ConstantValue
from hlslfe.ast.decl import VarDecl
from hlslfe.ast.types import Type, is_const_qualified, is_scalar, scalar_of
from hlslfe.codegen.address import Address, LValue
from hlslfe.codegen.const_emitter import emit_constant
from hlslfe.codegen.const_stores import ConstantStoreEmitter
from hlslfe.codegen.constants import const_int, i32, zero
from hlslfe.codegen.ir import Block, GlobalVariable, MDString
from hlslfe.codegen.ir_types import I1, I8

_NEVER_AGAIN = 1048575  # branch weight of a guard: initialised once, passed often


class DeclEmitter(ConstantStoreEmitter):
    """Mixin of CodeGenFunction."""

    def emit_var_decl(self, decl: VarDecl) -> None:
        if decl.storage == "static local":
            self._emit_static_var_decl(decl)
            return
        is_destroyed = self.is_destroyed(decl.type)
        if decl in self.nrvo_variables and self.return_value is not None:
            address = self.return_value
            if is_destroyed:
                self.ensure_insert_point()
                flag = self.nrvo_flags[decl] = self.create_alloca(I1, 1, "nrvo")
                self.builder.store(const_int(I1, 0), flag.pointer, flag.align)
        else:
            address = self.create_mem_temp(decl.type, decl.name)
        self.locals[decl] = LValue(address, decl.type)
        if decl.init is not None and self.have_insert_point:
            depth = len(self.cleanups)
            self._emit_auto_var_init(decl, address)
            if len(self.cleanups) > depth:
                self.pop_cleanups(depth)
        if is_destroyed and self.have_insert_point:
            if decl in self.nrvo_flags:
                self.push_destroy_nrvo(address, decl.type, self.nrvo_flags[decl])
            else:
                self.push_destroy(address, decl.type)

    def _emit_auto_var_init(self, decl: VarDecl, address: Address) -> None:
        assert decl.init is not None
        lvalue = LValue(address, decl.type)
        is_aggregate = self.is_aggregate(decl.type)
        value = None
        if self.types.is_pod(decl.type) if is_aggregate else _usable_in_constant_expressions(decl.type):
            value = self.constants.evaluate(decl.init)
        if value is None and not is_aggregate:
            depth = len(self.cleanups)
            scalar = self.emit_scalar_expr(decl.init)
            self.pop_cleanups(depth)
            self.emit_store_through_lvalue(scalar, lvalue)
        elif value is None:
            self.emit_initialization_to_lvalue(decl.init, lvalue)
        elif is_aggregate:
            self._emit_constant_aggregate(decl, value, address)
        else:
            self.emit_store_through_lvalue(emit_constant(self.types, value, decl.type, False), lvalue)

    def _emit_constant_aggregate(self, decl: VarDecl, value: ConstantValue, address: Address) -> None:
        constant = emit_constant(self.types, value, decl.type, True)
        if not self.emit_stores_for_constant(constant, address, None):
            source = self.cgm.constant_for_local(self.function, decl, constant)
            self.emit_stores_for_constant(constant, address, Address(source, constant.type, address.align))

    def private_constant(self, name: str, value: ConstantValue, type: Type) -> Address:
        constant, align = emit_constant(self.types, value, type, True), self.types.align_of(type)
        variable = GlobalVariable(name, constant.type, "private", constant, is_const=True, align=align)
        return Address(self.cgm.module.add_global(variable), constant.type, align)

    # ------------------------------------------------------------ static locals

    def _emit_static_var_decl(self, decl: VarDecl) -> None:
        variable = self.cgm.variable(decl)
        is_constant = decl.init is None or self.cgm.constant_initializer(decl) is not None
        if not self.have_insert_point or (is_constant and not self.is_destroyed(decl.type)):
            return
        guard = self.cgm.guard_variable(decl)
        check, end = Block("init.check"), Block("init.end")
        state = self.builder.load(I8, guard, guard.align)
        branch = self.create_cond_br(self.builder.icmp("eq", state, zero(I8), "guard.uninitialized"), check, end)
        assert branch is not None
        node = self.cgm.module.node
        branch.add_metadata("prof", node(MDString("branch_weights"), i32(1), i32(_NEVER_AGAIN)))
        self.emit_block(check)
        address = Address(variable, self.types.convert_type_for_mem(decl.type), self.types.align_of(decl.type))
        if not is_constant and decl.init is not None:
            self.emit_initialization_to_lvalue(decl.init, LValue(address, decl.type))
        if self.is_destroyed(decl.type):
            self.cgm.destroy_at_exit(decl)
        self.builder.store(const_int(I8, 1), guard, guard.align)
        self.emit_block(end)


def _usable_in_constant_expressions(type: Type) -> bool:
    """const integers and enums are constants of the language, others only happen to be constant."""
    scalar = scalar_of(type)
    return is_const_qualified(type) and is_scalar(type) and scalar is not None and scalar.category != "float"
