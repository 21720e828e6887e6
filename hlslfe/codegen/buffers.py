"""Constant buffers as objects of a module: layouts, handles, the functions that make these, members, `!hlsl.cbs`.

Mirrors clang/lib/CodeGen/CGHLSLRuntime.cpp: CGHLSLRuntime::addBuffer, emitBufferGlobalsAndMetadata, initializeBuffer,
createBufferHandleType.
Differs: a member always has its layout type; Clang 22 gives one that is used before its buffer comes another.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.attr import HLSLResourceBindingAttr
from hlslfe.ast.buffer_layout import BufferRules, buffer_members
from hlslfe.ast.decl import Decl, HLSLBufferDecl, VarDecl
from hlslfe.ast.types import is_const_qualified
from hlslfe.codegen.address import CONSTANT_SPACE, SPIRV_CONSTANT_SPACE
from hlslfe.codegen.buffer_types import BufferTypes
from hlslfe.codegen.builder import IRBuilder
from hlslfe.codegen.constants import const_string, i32, poison
from hlslfe.codegen.ir import Block, Function, GlobalVariable
from hlslfe.codegen.ir_types import I32, PTR, VOID, function_type

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.codegen.module_base import ModuleBase

HANDLE_ALIGN = 4  # of a pointer
INIT_FUNCTION = "alwaysinline"
FROM_BINDING = "llvm.dx.resource.handlefrombinding"
FROM_IMPLICIT_BINDING = "llvm.dx.resource.handlefromimplicitbinding"


class Buffers:
    """The constant buffers of one module. `types`: their layouts."""

    __slots__ = ("cgm", "types", "address_space")

    def __init__(self, cgm: ModuleBase) -> None:
        self.cgm = cgm
        options = cgm.options
        self.types = BufferTypes(cgm.types, cgm.module, BufferRules(options.native_half, options.row_major))
        self.address_space = SPIRV_CONSTANT_SPACE if self.types.is_spirv else CONSTANT_SPACE

    # ------------------------------------------------------------ buffers

    def add_buffer(self, decl: HLSLBufferDecl, emit_other: Callable[[Decl], None]) -> Function | None:
        """Everything of a buffer; the function that makes its handle. An empty buffer leaves nothing behind.

        emit_other: for what stands in the buffer and is no member of it.
        """
        members = [(member, offset) for member, offset in buffer_members(decl, self.types.rules)
                   if self.types.rules.size_of(member.type)]
        variable = self._add_variable(decl, members) if members else None
        constants = [member for member, _ in members]
        for inner in decl.decls if not decl.is_implicit else ():
            for part in (getattr(inner, "resources", None) or {}).values():
                emit_other(part)
            if inner in constants:
                self.cgm.variable(inner)
            elif not (isinstance(inner, VarDecl) and inner.storage == "extern"):
                emit_other(inner)
        if variable is None:
            return None
        operands = [variable, *map(self.cgm.variable, constants)]
        self.cgm.module.add_named_metadata("hlsl.cbs", self.cgm.module.node(*operands))
        return self._add_init_function(decl, variable)

    def _add_variable(self, decl: HLSLBufferDecl, members: list[tuple[VarDecl, int]]) -> GlobalVariable:
        """`@CB.cb`, which holds the handle."""
        layout = self.types.buffer_struct(decl.name, decl.scope, [(member.type, at) for member, at in members])
        handle = self.types.handle(layout)
        suffix = "cb" if decl.kind == "cbuffer" else "tb"
        return self.cgm.module.add_global(GlobalVariable(f"{decl.name}.{suffix}", handle, "", poison(handle)))

    def _add_init_function(self, decl: HLSLBufferDecl, variable: GlobalVariable) -> Function:
        """`_init_buffer_CB.cb`."""
        module = self.cgm.module
        name = self._name(decl)
        fn = Function(f"_init_buffer_{variable.name}", function_type(VOID, ()), "internal")
        fn.attributes = module.attribute_group(INIT_FUNCTION)
        block = Block("entry")
        fn.append_block(block)
        module.add_function(fn)
        binding = next(attr for attr in decl.attrs if isinstance(attr, HLSLResourceBindingAttr))
        handle = variable.value_type
        is_bound = binding.number is not None
        intrinsic = self.cgm.intrinsic(FROM_BINDING if is_bound else FROM_IMPLICIT_BINDING, handle,
                                       (I32, I32, I32, I32, PTR), (handle,))
        first = (binding.space, binding.number or 0) if is_bound else (binding.order, binding.space)
        builder = IRBuilder(fn, block)
        made = builder.call(intrinsic, [*map(i32, (*first, 1, 0)), name], f"{variable.name}_h")
        builder.store(made, variable, HANDLE_ALIGN)
        builder.ret()
        return fn

    def _name(self, decl: HLSLBufferDecl) -> GlobalVariable:
        """A constant with the name of a buffer, one for all of that name."""
        key = (f"{decl.name}.str", decl.name)
        found = self.cgm.strings.get(key)
        if found is None:
            text = const_string(decl.name.encode())
            found = self.cgm.strings[key] = self.cgm.module.add_global(GlobalVariable(
                key[0], text.type, "private", text, is_const=True, align=1, unnamed_addr="unnamed_addr"))
        return found

    # ------------------------------------------------------------ members

    def create_member(self, decl: VarDecl, name: str) -> GlobalVariable:
        """The variable that stands for a member; those of `$Globals` keep their ordinary type, as in Clang."""
        is_global = decl.buffer is not None and decl.buffer.is_implicit
        type = (self.cgm.types.convert_type_for_mem if is_global else self.types.convert)(decl.type)
        return self.cgm.module.add_global(GlobalVariable(
            name, type, "external", None, is_const=is_const_qualified(decl.type),
            visibility="hidden", align=self.cgm.types.align_of(decl.type), address_space=self.address_space))
