"""Emits a translation unit: in which order its functions and variables come, and what else a module carries.

Mirrors clang/lib/CodeGen/CodeGenModule.cpp: CodeGenModule::EmitTopLevelDecl, EmitGlobal, EmitDeferred, Release,
clang/lib/CodeGen/CGDeclCXX.cpp: CodeGenModule::EmitCXXGlobalVarDeclInitFunc, EmitCXXGlobalInitFunc and
clang/lib/CodeGen/CGHLSLRuntime.cpp: CGHLSLRuntime::finishCodeGen, generateGlobalCtorDtorCalls.
"""

from __future__ import annotations

import os

from hlslfe.ast.decl import (
    Decl,
    FunctionDecl,
    HLSLBufferDecl,
    NamespaceDecl,
    RecordDecl,
    TranslationUnitDecl,
    VarDecl,
    copied_record,
)
from hlslfe.ast.entry import EntryPoint
from hlslfe.ast.mesh_output import MESH_ROLES
from hlslfe.ast.template_variables import ExplicitInstantiation
from hlslfe.ast.types import VOID as AST_VOID
from hlslfe.ast.types import ArrayType, FunctionType, RecordType, is_const_qualified
from hlslfe.basic.options import Options
from hlslfe.basic.source import Loc
from hlslfe.codegen import fn_attrs
from hlslfe.codegen.address import Address, LValue
from hlslfe.codegen.constants import ConstantNull, const_array, const_literal_struct, i32
from hlslfe.codegen.effects import Effects
from hlslfe.codegen.entry import emit_entry_function
from hlslfe.codegen.function import CodeGenFunction
from hlslfe.codegen.global_vars import GlobalVariables
from hlslfe.codegen.ir import Block, Call, Constant, Function, GlobalVariable, MDString, Module, Value
from hlslfe.codegen.ir_types import PTR, VOID, function_type
from hlslfe.codegen.mangle import in_anonymous_namespace
from hlslfe.codegen.places import LAST, Places

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.basic.diagnostics import DiagnosticsEngine
    from hlslfe.codegen.module_base import MeshOutput
    from hlslfe.signature.element import EntrySignatures

PRODUCER = "hlslfe"


class CodeGenModule(GlobalVariables):
    """One run: make it, call `emit` once. `signatures` belong to `unit.entries`, in the same order."""


    def __init__(self, unit: TranslationUnitDecl, options: Options, file_name: str,
                 signatures: list[EntrySignatures], diags: DiagnosticsEngine | None = None) -> None:
        super().__init__(unit, options, file_name, diags)
        entries = [entry for entry in unit.entries if isinstance(entry, EntryPoint)]
        self._entries = {
            entry.function.canonical: (entry, signature) for entry, signature in zip(entries, signatures, strict=True)
        }
        self.entry_functions = set(self._entries)
        self.entry_points = {function: entry for function, (entry, _) in self._entries.items()}
        self._deferred: dict[FunctionDecl, FunctionDecl] = {}  # canonical -> definition that nobody has used so far
        self._to_emit: list[FunctionDecl | VarDecl | CodeGenFunction] = []
        self._mesh_functions: dict[tuple[object, ...], Function] = {}
        self._wrappers: list[Function] = []
        self._destroyed: list[tuple[Function, Value]] = []  # destructors of static objects, in order of construction
        self._init_functions: list[tuple[tuple[Loc, ...], Function]] = []  # what it comes after, function
        self.global_init: Function | None = None  # what runs them all

    def emit(self) -> Module:
        """The whole module."""
        for decl in self.unit.decls:
            self._emit_top_level(decl)
        for instance in self.unit.instances:
            self._emit_or_defer(instance)
        self._emit_deferred()
        self._emit_global_init()
        self._emit_global_destructors()
        if self.unit.has_precise:
            from hlslfe.codegen.precise import drop_fast_math, precise_places  # hardly any shader has it

            places = [(decl.type, variable) for decl, variable in self._variables.items()]
            drop_fast_math(self.module, self.precise_roots + precise_places(places))
        if self.options.ieee_strict:
            from hlslfe.codegen.precise import drop_all_fast_math

            drop_all_fast_math(self.module)
        self._add_module_metadata()
        return self.module

    def declared_variables(self) -> list[tuple[VarDecl, GlobalVariable]]:
        """Each variable with its declaration."""
        return list(self._variables.items())

    def declared_functions(self) -> list[tuple[FunctionDecl, Function]]:
        """Each function with its canonical declaration."""
        return list(self._functions.items())

    # ---- order

    def _emit_top_level(self, decl: Decl) -> None:
        if isinstance(decl, FunctionDecl):
            if decl.body is not None:
                base = getattr(decl, "base_variant", None)  # of constructors and destructors
                if base is not None:
                    self._emit_or_defer(base)
                self._emit_or_defer(decl)
        elif isinstance(decl, ExplicitInstantiation):
            for function in decl.functions:
                self._emit_or_defer(function)
        elif isinstance(decl, VarDecl):
            for part in (decl.resources or {}).values():
                self._emit_or_defer_variable(part)
            self._emit_or_defer_variable(decl)
        elif isinstance(decl, NamespaceDecl):
            for inner in decl.decls:
                self._emit_top_level(inner)
        elif isinstance(decl, HLSLBufferDecl):
            self._emit_buffer(decl)
        elif isinstance(decl, RecordDecl):
            if decl.is_complete:
                self.types.record_layout(decl)  # one after the other, so that deep nesting is no recursion

    def _emit_buffer(self, decl: HLSLBufferDecl) -> None:
        """A constant buffer; `$Globals` has no place in the source and is initialised after all others."""
        init = self.buffers.add_buffer(decl, self._emit_top_level)
        if init is not None:
            inside = (one.loc for one in decl.decls if isinstance(one, VarDecl) and one.storage == "resource")
            self._init_functions.append(((LAST,) if decl.is_implicit else (decl.loc, *inside), init))

    def _emit_or_defer(self, decl: FunctionDecl) -> None:
        """What other modules may call is emitted at once, the rest when it is used."""
        canonical = decl.canonical
        linkage, _ = self.linkage(canonical)
        if self._is_inline_method(canonical):
            return  # its first use asks for it
        if linkage in ("", "weak_odr") or canonical in self.entry_functions:
            self._emit_function(decl)
        elif canonical in self._functions:
            self._to_emit.append(decl)
        else:
            self._deferred[canonical] = decl

    def _emit_or_defer_variable(self, decl: VarDecl) -> None:
        """The same for variables; one whose initialiser does something counts as used (DeclMustBeEmitted)."""
        if decl.storage == "resource":
            from hlslfe.codegen.resource_types import add_component_metadata

            add_component_metadata(self.module, self.types, decl)
        if decl.storage == "resource" and isinstance(decl.type.canonical, ArrayType):
            return  # its elements are made where they are used
        is_definition = decl.storage == "resource" or (decl.storage == "member" and decl.previous is not None)
        is_destroyed = decl.storage == "static" and self.has_destructor(decl)
        if is_definition or is_destroyed or self._initialiser_does_something(decl) or (
                decl.storage == "global" and not is_const_qualified(decl.type) and not in_anonymous_namespace(decl)):
            waiting = len(self._to_emit)
            self.variable(decl)
            asked, self._to_emit[waiting:] = self._to_emit[waiting:], []
            for variable in asked:  # what these use is asked for in turn, and waits
                assert isinstance(variable, VarDecl)
                self._emit_var_init(variable)

    def _initialiser_does_something(self, decl: VarDecl) -> bool:
        if decl.storage not in ("static", "global") or decl.init is None:
            return False
        if copied_record(decl.type) is not None:
            return True  # calls a constructor
        return Effects.has_side_effects(decl.init) and self.constant_initializer(decl) is None

    def function_was_used(self, decl: FunctionDecl) -> None:
        definition = decl if decl.intrinsic is not None else self._deferred.pop(decl, None)
        if decl.is_builtin_method:
            definition = decl
        elif definition is None and self._is_inline_method(decl):
            definition = decl.definition
        if definition is not None:
            self._to_emit.append(definition)

    def _is_inline_method(self, decl: FunctionDecl) -> bool:
        """A method with a body that each module has for itself: of a class at file scope or a local one alike."""
        if decl.record is None or decl.definition is None:
            return False
        return decl.record.function is not None or decl.linkage == "inline" or (
            decl.record.is_lambda or self.linkage(decl)[0] == "linkonce_odr")

    def needs_dynamic_init(self, decl: VarDecl) -> None:
        self._to_emit.append(decl)

    def _emit_deferred(self) -> None:
        """Depth first: what a function uses comes right behind it. A stack stands for Clang's recursion."""
        stack = [iter(self._take_queue())]
        while stack:
            decl = next(stack[-1], None)
            if decl is None:
                stack.pop()
                continue
            if isinstance(decl, FunctionDecl):
                self._emit_function(decl)
            elif isinstance(decl, VarDecl):
                self._emit_var_init(decl)
            else:
                decl.emit_function()
            if self._to_emit:
                stack.append(iter(self._take_queue()))

    def _take_queue(self) -> list[FunctionDecl | VarDecl | CodeGenFunction]:
        queue, self._to_emit = self._to_emit, []
        return queue

    # ---- functions

    def _emit_function(self, decl: FunctionDecl) -> None:
        """The body; before it comes the wrapper of an entry point."""
        fn = self.function(decl)
        if decl.intrinsic is not None:
            CodeGenFunction(self, decl, fn).emit_library_function()
            return
        if decl.is_builtin_method:
            CodeGenFunction(self, decl, fn).emit_builtin_method()
            return
        found = self._entries.get(decl.canonical)
        if found is not None:
            self._wrappers.append(emit_entry_function(self, *found))
        generator = CodeGenFunction(self, decl, fn)
        if found is not None and found[0].stage == "mesh":
            generator.mesh_outputs = {param: (found[0], place) for param, place in found[0].params.items()
                                      if param.role in MESH_ROLES}
        generator.emit_function()

    def mesh_function(self, decl: FunctionDecl, outputs: dict[Decl, MeshOutput]) -> Function:
        key = (decl, *((param, entry.function, place.param) for param, (entry, place) in outputs.items()))
        made = self._mesh_functions.get(key)
        if made is None:
            made = self._mesh_functions[key] = self.declare(decl.canonical, ".mesh")
            generator = CodeGenFunction(self, decl, made)
            generator.mesh_outputs = outputs
            self._to_emit.append(generator)
        return made

    # ---- dynamic initialisation

    def _emit_var_init(self, decl: VarDecl) -> None:
        """`__cxx_global_var_init`, which stores the value of the initialiser."""
        fn = self._internal_function("__cxx_global_var_init")
        self._init_functions.append((((decl.definition or decl).loc,), fn))
        stand_in = FunctionDecl(decl.loc, fn.name, FunctionType(AST_VOID, (), ()), [])
        generator = CodeGenFunction(self, stand_in, fn)
        generator.builder.position_at_end(fn.blocks[0])
        memory = self.types.convert_type_for_mem(decl.type)
        address = Address(self.variable(decl), memory, self.types.align_of(decl.type))
        if decl.init is not None and self.constant_initializer(decl) is None:
            generator.emit_initialization_to_lvalue(decl.init, LValue(address, decl.type))
            generator.pop_cleanups(0)
        if self.has_destructor(decl):
            self.destroy_at_exit(decl)
        generator.builder.ret()
        generator.builder.finish_function()

    def destroy_at_exit(self, decl: VarDecl) -> None:
        """Run the destructor of a static object when the entry point is left."""
        record = decl.type.canonical
        assert isinstance(record, RecordType) and record.decl.destructor is not None
        self._destroyed.append((self.function(record.decl.destructor), self.variable(decl)))

    def _emit_global_destructors(self) -> None:
        """`_GLOBAL__D_a` destroys what was initialised, the last one first."""
        if not self._destroyed:
            return
        fn = self._internal_function("_GLOBAL__D_a")
        block = fn.blocks[0]
        for destructor, variable in reversed(self._destroyed):
            _add_call(block, len(block.instructions), destructor, variable)
        generator = CodeGenFunction(self, FunctionDecl(0, fn.name, FunctionType(AST_VOID, (), ()), []), fn)
        generator.builder.position_at_end(block)
        generator.builder.ret()
        for wrapper in self._wrappers:
            last = wrapper.blocks[-1]
            _add_call(last, len(last.instructions) - 1, fn)
        if self.options.target.is_library:
            self._list_function("llvm.global_dtors", fn)

    def _internal_function(self, name: str) -> Function:
        """`define internal void @name()` with an entry block."""
        fn = Function(name, function_type(VOID, ()), "internal")
        fn.attributes = self.module.attribute_group(fn_attrs.GLOBAL_INIT)
        fn.append_block(Block("entry"))
        return self.module.add_function(fn)

    def _emit_global_init(self) -> None:
        """`_GLOBAL__sub_I_<file>` runs the initialisers in the order of what they initialise; each entry point calls it
        first, and a library lists it as a constructor, too."""
        if not self._init_functions:
            return
        fn = self.global_init = self._internal_function(f"_GLOBAL__sub_I_{init_file_name(self.module.file_name)}")
        block = fn.blocks[0]
        places = Places(self.unit.decls)
        for _, init in sorted(self._init_functions, key=lambda pair: max(map(places.of, pair[0]))):
            _add_call(block, len(block.instructions), init)
        generator = CodeGenFunction(self, FunctionDecl(0, fn.name, FunctionType(AST_VOID, (), ()), []), fn)
        generator.builder.position_at_end(block)
        generator.builder.ret()
        for wrapper in self._wrappers:
            _add_call(wrapper.blocks[0], 0, fn)
        if self.options.target.is_library:
            self._list_function("llvm.global_ctors", fn)

    def _list_function(self, name: str, fn: Function) -> None:
        entry: Constant = const_literal_struct((i32(65535), fn, ConstantNull(PTR, "null")))
        constructors = const_array(entry.type, (entry,))
        self.module.add_global(GlobalVariable(name, constructors.type, "appending", constructors))

    # ---- metadata

    def _add_module_metadata(self) -> None:
        module = self.module
        module.add_named_metadata("llvm.module.flags", module.node(i32(1), MDString("wchar_size"), i32(4)))
        options = self.options
        for flag, is_set in (("dx.resmayalias", options.res_may_alias),
                             ("dx.allresourcesbound", options.all_resources_bound),
                             ("dx.nativelowprec", options.native_half)):
            if is_set:
                module.add_named_metadata("llvm.module.flags", module.node(i32(1), MDString(flag), i32(1)))
        module.add_named_metadata("dx.valver", module.node(*map(i32, self.options.validator_version)))
        module.add_named_metadata("llvm.ident", module.node(MDString(PRODUCER)))


def _add_call(block: Block, place: int, callee: Function, *args: Value) -> None:
    call = Call(callee, callee.function_type, list(args))
    call.parent = block
    block.instructions.insert(place, call)


def init_file_name(name: str) -> str:
    """The file's own name; what cannot stand in a number token becomes `_`."""
    kept = frozenset(b"._0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    base = os.path.basename(name).encode("utf-8", "replace")
    return "".join(chr(byte) if byte in kept else "_" for byte in base) or "(null)"
