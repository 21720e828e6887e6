"""Global variables, static locals and constants in memory.

Mirrors clang/lib/CodeGen/CodeGenModule.cpp: CodeGenModule::GetOrCreateLLVMGlobal, EmitGlobalVarDefinition,
createUnnamedGlobalFrom and clang/lib/CodeGen/CGDecl.cpp: CodeGenModule::getOrCreateStaticVarDecl.
Differs: a variable with a constant initialiser is complete as soon as it is referenced; only what has to be computed
when the shader starts waits in the queue of codegen.module.
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl, VarDecl, resource_record
from hlslfe.ast.types import ConstantMatrixType, RecordType, is_const_qualified
from hlslfe.codegen.const_emitter import emit_constant
from hlslfe.codegen.constants import poison, shortened, zero
from hlslfe.codegen.ir import Constant, GlobalVariable
from hlslfe.codegen.ir_types import I8, I64
from hlslfe.codegen.mangle import in_anonymous_namespace, mangle_static_local, mangle_variable
from hlslfe.codegen.module_base import ModuleBase

GROUPSHARED_ADDRESS_SPACE = 3


class GlobalVariables(ModuleBase):
    """The part of a module that owns its variables."""

    def constant_initializer(self, decl: VarDecl) -> Constant | None:
        """The initial value of a global or static local in memory: zero without an initialiser, None when it has to be
        computed at run time (matrices always are, as in Clang)."""
        if decl.init is None:
            return self._start_value(decl)
        if isinstance(decl.type.canonical, ConstantMatrixType):
            return None
        value = self.constant_evaluator.evaluate(decl.init)
        return None if value is None else shortened(emit_constant(self.types, value, decl.type, True))

    def _start_value(self, decl: VarDecl) -> Constant:
        """What is in a variable before its initialiser ran."""
        memory = self.types.convert_type_for_mem(decl.type)
        is_resource = resource_record(decl.type) is not None and decl.storage != "static local"
        return poison(memory) if is_resource else zero(memory)

    def variable(self, decl: VarDecl) -> Constant:
        decl = decl.previous or decl
        found = self._variables.get(decl)
        if found is None:
            found = self._variables[decl] = self._create(decl)
        return found

    def _create(self, decl: VarDecl) -> GlobalVariable:
        if decl.storage == "extern":
            return self.buffers.create_member(decl, self.variable_name(decl))
        if decl.storage == "member" and decl.init is None and decl.definition is None:
            return self._declare_member(decl)
        initializer = self.constant_initializer(decl)
        if initializer is None:
            if decl.storage != "static local":
                self.needs_dynamic_init(decl)
            constant = self._start_value(decl)
        else:
            constant = initializer
            if decl.storage == "static" and self.has_destructor(decl):
                self.needs_dynamic_init(decl)
        linkage = self.variable_linkage(decl)
        space = GROUPSHARED_ADDRESS_SPACE if decl.is_groupshared else 0
        return self.module.add_global(GlobalVariable(
            self.variable_name(decl), constant.type, linkage, constant,
            is_const=initializer is not None and is_const_qualified(decl.type),
            visibility="" if linkage == "internal" else "hidden",
            align=self.types.align_of(decl.type), address_space=space,
        ))

    def _declare_member(self, decl: VarDecl) -> GlobalVariable:
        """A static member that is defined nowhere here."""
        return self.module.add_global(GlobalVariable(
            self.variable_name(decl), self.types.convert_type_for_mem(decl.type), "external", None,
            is_const=is_const_qualified(decl.type), visibility="hidden", align=self.types.align_of(decl.type)))

    def variable_linkage(self, decl: VarDecl) -> str:
        """"" (external), "internal", or "linkonce_odr" for what an inline function or a class has."""
        if decl.storage == "static local" and decl.function is not None:
            linkage = self.linkage(decl.function.canonical)[0]
            return linkage if linkage == "linkonce_odr" else "internal"
        if self.is_internal(decl):
            return "internal"
        return "linkonce_odr" if decl.storage == "member" and decl.definition is None else ""

    def is_internal(self, decl: VarDecl) -> bool:
        """static, const, or in an unnamed namespace; not what is extern."""
        if decl.is_extern:
            return False
        if decl.storage == "member":
            return in_anonymous_namespace(decl)
        is_static = decl.storage in ("static", "static local", "resource")
        return is_static or is_const_qualified(decl.type) or in_anonymous_namespace(decl)

    def variable_name(self, decl: VarDecl) -> str:
        """The linker name; equal names of static locals in one function are told apart by their order."""
        if decl.storage == "resource" and "." in decl.name:
            return decl.name  # inside of a struct
        if decl.storage != "static local":
            return mangle_variable(decl, self.is_internal(decl))
        assert decl.function is not None
        key = (decl.function.canonical, decl.name)
        earlier = self._static_locals.get(key, 0)
        self._static_locals[key] = earlier + 1
        return mangle_static_local(decl, decl.function, earlier)

    @staticmethod
    def has_destructor(decl: VarDecl) -> bool:
        """Is it an object (no array) that is destroyed when the entry point is left?"""
        canonical = decl.type.canonical
        return isinstance(canonical, RecordType) and canonical.decl.destructor is not None

    def needs_dynamic_init(self, decl: VarDecl) -> None:
        """Called once for a global whose initialiser is no constant; codegen.module queues it."""

    def guard_variable(self, decl: VarDecl) -> GlobalVariable:
        """`_ZGV<name>`: not zero once the static local `decl` has been initialised; copies of a function share it."""
        found = self._guards.get(decl)
        if found is None:
            found = self._guards[decl] = self._make_guard(decl)
        return found

    def _make_guard(self, decl: VarDecl) -> GlobalVariable:
        variable = self.variable(decl)
        assert isinstance(variable, GlobalVariable)
        name = "_ZGV" + variable.name.removeprefix("_Z")
        if variable.linkage == "internal":
            return self.module.add_global(GlobalVariable(name, I8, "internal", zero(I8), align=1))
        return self.module.add_global(GlobalVariable(  # shared with other modules, so with the ABI's size
            name, I64, variable.linkage, zero(I64), visibility=variable.visibility, align=8))

    def constant_for_local(self, function: FunctionDecl, decl: VarDecl, value: Constant) -> GlobalVariable:
        name = f"__const.{self.mangled_name(function)}.{decl.name}"
        return self.module.add_global(GlobalVariable(
            name, value.type, "private", value, is_const=True, align=self.types.align_of(decl.type),
            unnamed_addr="unnamed_addr",
        ))
