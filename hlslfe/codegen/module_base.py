"""What the parts of codegen may ask of the module that is being built: declarations, constants, types, names.

Mirrors clang/lib/CodeGen/CodeGenModule.cpp: CodeGenModule::GetAddrOfFunction, GetOrCreateLLVMFunction,
GetAddrOfGlobalVar, and clang/lib/CodeGen/CodeGenTypes.cpp: CodeGenTypes::GetFunctionType.
Differs: Clang's one class is spread: this base is all that codegen.function and codegen.entry know, so that
codegen.module (which calls them) is imported by the driver only.
"""

from __future__ import annotations

from hlslfe.ast.attr import NoInlineAttr
from hlslfe.ast.decl import Decl, FunctionDecl, RecordDecl, TranslationUnitDecl, VarDecl
from hlslfe.ast.entry import EntryPoint, StageParam
from hlslfe.ast.expr_constant import ConstantEvaluator
from hlslfe.ast.lambdas import LambdaDecl
from hlslfe.ast.types import ArrayType, EnumType, RecordType, Type
from hlslfe.basic.builtins import Builtin
from hlslfe.basic.options import Options
from hlslfe.basic.source import Loc
from hlslfe.basic.target import DXIL_DATA_LAYOUT
from hlslfe.codegen import fn_attrs
from hlslfe.codegen.constants import i32
from hlslfe.codegen.effects import Effects
from hlslfe.codegen.intrinsics import declare_intrinsic, declare_memcpy
from hlslfe.codegen.ir import Constant, Function, GlobalVariable, Module, Value
from hlslfe.codegen.ir_types import I32, PTR, VOID, FunctionType, IRType, function_type
from hlslfe.codegen.mangle import in_anonymous_namespace, mangle_function
from hlslfe.codegen.types import CodeGenTypes, is_aggregate

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.basic.diagnostics import DiagnosticsEngine
    from hlslfe.codegen.buffers import Buffers

MeshOutput = tuple[EntryPoint, StageParam]  # an output array: of which mesh shader, and which


class ModuleBase:
    """module: the IR so far; types: AST type -> IR type; entry_functions: the functions that are entry points."""

    def __init__(self, unit: TranslationUnitDecl, options: Options, file_name: str,
                 diags: DiagnosticsEngine | None = None) -> None:
        self.unit = unit
        self.options = options
        self.diags = diags
        self.module = Module(file_name, DXIL_DATA_LAYOUT, options.target.triple)
        self.types = CodeGenTypes(self.module, options.native_half, options.row_major,
                                  bool(options.clang_compat) or not unit.is_filled_by_host)
        self.types.buffer_types = lambda: self.buffers.types
        self.entry_functions: set[FunctionDecl] = set()  # canonical declarations
        self.entry_points: dict[FunctionDecl, EntryPoint] = {}  # by canonical declaration
        self._functions: dict[FunctionDecl, Function] = {}
        self.precise_roots: list[Value] = []  # codegen.precise
        self._mangled: dict[FunctionDecl, str] = {}
        self._variables: dict[VarDecl, GlobalVariable] = {}
        self.strings: dict[tuple[str, str], GlobalVariable] = {}  # codegen.resource_access: by name and text
        self._static_locals: dict[tuple[FunctionDecl, str], int] = {}
        self._guards: dict[VarDecl, GlobalVariable] = {}
        self.constant_evaluator = ConstantEvaluator(options.native_half)
        self.effects = Effects()
        self.call_places: dict[Value, Loc] | None = {} if options.legalize_resources else None  # of calls
        self._buffers: Buffers | None = None
        self.implicit_members: dict[tuple[RecordDecl, str, bool], FunctionDecl] = {}  # codegen.implicit_members

    # ---- functions

    def mangled_name(self, decl: FunctionDecl) -> str:
        """The linker name of a function (`_Z1fi`)."""
        canonical = decl.canonical
        found = self._mangled.get(canonical)
        if found is None:
            row = canonical.intrinsic
            found = self._mangled[canonical] = canonical.name if (
                canonical.is_extern_c and canonical not in self.entry_functions) else (
                self._library_name(canonical, row) if isinstance(row, Builtin) else mangle_function(canonical))
        return found

    @staticmethod
    def _library_name(decl: FunctionDecl, row: Builtin) -> str:
        from hlslfe.codegen.mangle_library import mangle_library_function  # many shaders call none

        return mangle_library_function(decl, row)

    def function_type(self, decl: FunctionDecl) -> FunctionType:
        """The IR signature: sret and `this` first, then the parameters."""
        types, result = self.types, decl.result
        params: list[IRType] = []
        if is_aggregate(result):
            params.append(PTR)
        if decl.record is not None and not decl.is_static_method:
            params.append(PTR)
        for param in decl.params:
            by_address = param.is_reference or is_aggregate(param.type)
            params.append(PTR if by_address else types.convert_type(param.type))
        return function_type(VOID if is_aggregate(result) else types.convert_type(result), tuple(params))

    def function(self, decl: FunctionDecl) -> Function:
        """The IR function of a declaration, declared on first use (Clang: GetAddrOfFunction); a use of a static or
        inline function makes it be emitted."""
        canonical = decl.canonical
        found = self._functions.get(canonical)
        if found is None:
            found = self._functions[canonical] = self.declare(canonical)
            self.function_was_used(canonical)
        return found

    def mesh_function(self, decl: FunctionDecl, outputs: dict[Decl, MeshOutput]) -> Function:
        """A copy of the function with the definition `decl` whose parameters in `outputs` are arrays that a mesh shader
        puts out."""
        raise NotImplementedError

    def declare(self, decl: FunctionDecl, suffix: str = "") -> Function:
        """A new function of the module; copies have a `suffix` to their names and are nobody else's."""
        linkage, visibility = self.linkage(decl) if not suffix else ("internal", "")
        is_defined = decl.definition is not None or decl.is_builtin_method
        if not is_defined:
            linkage = ""
        made = Function(self.mangled_name(decl) + suffix, self.function_type(decl), linkage, visibility)
        result = decl.result
        made.return_attrs = fn_attrs.pointee_attrs(self.types, result) if result.is_reference else (
            fn_attrs.return_attrs(result))
        if decl.is_extern_c:  # a function of C may return nothing
            made.return_attrs = made.return_attrs.replace("noundef", "").strip()
        for arg, attrs in zip(made.args, self.param_attrs(decl, is_defined), strict=True):
            arg.attrs = attrs
        text = fn_attrs.USER_FUNCTION if is_defined else fn_attrs.DECLARED_FUNCTION
        if not is_defined and decl.name.startswith("$D"):
            text = fn_attrs.DECLARED_DESTRUCTOR
        if decl.definition is not None and any(isinstance(attr, NoInlineAttr)
                                               for attr in (*decl.attrs, *decl.definition.attrs)):
            text = fn_attrs.NOINLINE_FUNCTION
        made.attributes = self.module.attribute_group(text)
        if decl.record is not None and is_defined:
            made.align = 2
        made.unnamed_addr = "unnamed_addr" if decl.name.startswith("$") else ""  # of constructors
        return self.module.add_function(made)

    def linkage(self, decl: FunctionDecl) -> tuple[str, str]:
        """(linkage, visibility) of a function."""
        if decl.canonical in self.entry_functions or decl.linkage == "static" or in_anonymous_namespace(decl):
            return "internal", ""
        if decl.linkage == "export":
            return "", ""
        if decl.template is not None and any(map(_is_local_lambda, decl.template.args)):
            return "internal", ""
        if any(map(_is_internal_type, (decl.result, *decl.function_type.params))):
            return "internal", ""
        if decl.linkage == "weak":  # instantiated explicitly
            return "weak_odr", "hidden"
        if decl.record is not None and decl.record.is_lambda and decl.record.function is None:
            return "internal", ""
        if decl.record is not None and decl.record.function is not None:  # as visible as the function around it
            is_shared = self.linkage(decl.record.function.canonical)[0] == "linkonce_odr"
            return ("linkonce_odr", "hidden") if is_shared else ("internal", "")
        return ("linkonce_odr" if decl.linkage == "inline" else ""), "hidden"

    def param_attrs(self, decl: FunctionDecl, is_definition: bool) -> list[str]:
        """Attribute text of each IR parameter, for a definition, or for a declaration and for calls."""
        types, attrs = self.types, []
        if is_aggregate(decl.result):
            attrs.append(fn_attrs.sret_attrs(types, decl.result, is_definition))
        if decl.record is not None and not decl.is_static_method:
            record: RecordType = decl.record.type
            attrs.append(fn_attrs.this_attrs(types, record))
        attrs += [fn_attrs.param_attrs(types, param.type, param.is_reference) for param in decl.params]
        return attrs

    def function_was_used(self, decl: FunctionDecl) -> None:
        """Called once, when a function is first referenced; codegen.module queues its definition."""

    def destroy_at_exit(self, decl: VarDecl) -> None:
        """Run the destructor of a static object when the entry point is left (codegen.module)."""
        raise NotImplementedError

    # ---- variables and constants

    def variable(self, decl: VarDecl) -> Constant:
        """The address of a global, static or static local (Clang: GetAddrOfGlobalVar, getOrCreateStaticVarDecl), made
        on first use."""
        raise NotImplementedError

    def constant_initializer(self, decl: VarDecl) -> Constant | None:
        """The initial value of a global or static local; None when code has to compute it."""
        raise NotImplementedError

    def guard_variable(self, decl: VarDecl) -> GlobalVariable:
        """The flag that the static local `decl`, which has no constant initialiser, has been initialised; a new one."""
        raise NotImplementedError

    def constant_for_local(self, function: FunctionDecl, decl: VarDecl, value: Constant) -> GlobalVariable:
        """A private constant `__const.<function>.<local>` to memcpy an initialiser from; a new one at each call."""
        raise NotImplementedError

    @property
    def buffers(self) -> Buffers:
        """The constant buffers (codegen.buffers)."""
        if self._buffers is None:
            from hlslfe.codegen.buffers import Buffers  # many shaders have none

            self._buffers = Buffers(self)
        return self._buffers

    # ---- intrinsics

    def intrinsic(self, name: str, result: IRType, params: tuple[IRType, ...],
                  overloads: tuple[IRType, ...] = ()) -> Function:
        """The declaration of an LLVM intrinsic; see intrinsics.declare_intrinsic."""
        return declare_intrinsic(self.module, name, result, params, overloads)

    def memcpy(self, dest: IRType = PTR, source: IRType = PTR, size: IRType = I32) -> Function:
        """`llvm.memcpy.p0.p0.i32` for these pointer types and such a size."""
        return declare_memcpy(self.module, dest, source, size)

    def size_constant(self, size: int) -> Constant:
        """A size in bytes as memcpy takes it."""
        return i32(size)

    # ---- problems

    def error_unsupported(self, loc: Loc, what: str) -> None:
        """Report that codegen cannot do `what` yet."""
        if self.diags is not None:
            self.diags.report(loc, "err_not_supported_yet", what)


def _is_local_lambda(argument: object) -> bool:
    """Is it the class of a lambda that other modules cannot name?"""
    return isinstance(argument, RecordType) and isinstance(argument.decl, LambdaDecl) and not argument.decl.number


def _is_internal_type(type: Type) -> bool:
    """Is it a type that other modules cannot name, since it stands in an unnamed namespace?"""
    canonical = type.canonical
    while isinstance(canonical, ArrayType):
        canonical = canonical.element.canonical
    return isinstance(canonical, (RecordType, EnumType)) and in_anonymous_namespace(canonical.decl)
