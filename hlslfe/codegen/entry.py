"""The wrapper around an entry point: the function of its plain name that loads the inputs and stores the outputs.

Mirrors clang/lib/CodeGen/CGHLSLRuntime.cpp: CGHLSLRuntime::emitEntryFunction, setHLSLEntryAttributes.
Differs: `out` and `inout` parameters get a variable, whose value is stored after the call (upstream has nothing for
them); the signatures become metadata as upstream's head has it.
"""

from __future__ import annotations

from collections.abc import Iterable

from hlslfe.ast.attr import HLSLNumThreadsAttr, HLSLShaderAttr, HLSLWaveSizeAttr, RootSignatureAttr
from hlslfe.ast.decl import FunctionDecl, ParmVarDecl
from hlslfe.ast.entry import EntryPoint, PatchConstants, StageParam
from hlslfe.ast.types import VOID as VOID_TYPE
from hlslfe.ast.types import Type
from hlslfe.codegen import fn_attrs
from hlslfe.codegen.builder import IRBuilder
from hlslfe.codegen.constants import i32, poison
from hlslfe.codegen.data_layout import abi_align
from hlslfe.codegen.ir import Alloca, Block, Function, Value
from hlslfe.codegen.ir_types import PTR, VOID, ArrayType, IRType, StructType, function_type
from hlslfe.codegen.module_base import ModuleBase
from hlslfe.codegen.semantic_io import SemanticLoads, SemanticStores, Slot
from hlslfe.codegen.signature_metadata import emit_signature_metadata
from hlslfe.codegen.stage_intrinsics import (
    GET_MESH_PAYLOAD,
    LOAD_OUTPUT_CONTROL_POINT,
    LOAD_PATCH_CONSTANT,
    STORE_PATCH_CONSTANT,
)
from hlslfe.codegen.types import is_aggregate
from hlslfe.signature.element import EntrySignatures

_AGGREGATE_ALIGN = 8  # the data layout prefers this for structs in memory


def entry_attributes(function: FunctionDecl, stage: str, clang_compat: int) -> dict[str, str]:
    """The string attributes of a wrapper: what the back end has to know about the entry point.  Clang 22 has root
    signatures in the metadata only."""
    strings = {"hlsl.shader": stage} if stage else {}
    for attr in function.attrs:
        if isinstance(attr, HLSLNumThreadsAttr):
            strings["hlsl.numthreads"] = f"{attr.x},{attr.y},{attr.z}"
        elif isinstance(attr, HLSLWaveSizeAttr):
            strings["hlsl.wavesize"] = f"{attr.min},{attr.max},{attr.preferred}"
        elif isinstance(attr, HLSLShaderAttr):
            strings["hlsl.shader"] = attr.stage
        elif isinstance(attr, RootSignatureAttr) and clang_compat != 22:
            strings["hlsl.rootsignature"] = _escaped(attr.text)
    return strings


def _escaped(text: str) -> str:
    """`text` between the quotes of an IR string."""
    return "".join(chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\{byte:02X}" for byte in text.encode())


def emit_entry_function(cgm: ModuleBase, entry: EntryPoint, signatures: EntrySignatures) -> Function:
    """Add the wrapper of `entry` to the module, and its signatures to the metadata; returns the wrapper.

    The user's function is `cgm.function(entry.function)`; a name that is taken gets a number, as in LLVM.
    """
    wrapper = Function(entry.function.name, function_type(VOID, ()))
    strings = {**entry_attributes(entry.function, entry.stage, cgm.options.clang_compat), **entry.strings}
    patch = entry.patch_function
    if patch is not None:
        strings["hlsl.patchconstantfunc"] = _emit_patch_function(cgm, entry, patch).name
    text = fn_attrs.entry_function(strings)
    wrapper.attributes = cgm.module.attribute_group(text)
    callee = cgm.function(entry.function)
    cgm.module.add_function(wrapper)
    wrapper.append_block(Block("entry"))
    _EntryEmitter(cgm, entry, wrapper).emit(callee)
    root = next((attr for attr in entry.function.attrs if isinstance(attr, RootSignatureAttr)), None)
    if root is not None:
        from hlslfe.codegen.root_signatures import emit_root_signature  # few entry points have one

        emit_root_signature(cgm.module, wrapper, root.elements, cgm.options.root_signature_version)
    if cgm.options.clang_compat != 22:
        signatures.function_name = wrapper.name
        emit_signature_metadata(cgm.module, wrapper, signatures, cgm.options.signature_interpolation)
    return wrapper


def _emit_patch_function(cgm: ModuleBase, entry: EntryPoint, patch: PatchConstants) -> Function:
    """The wrapper of the patch constant function of a hull shader; two entry points may share the function."""
    wrapper = Function(patch.function.name, function_type(VOID, ()))
    wrapper.attributes = cgm.module.attribute_group(fn_attrs.entry_function({}))
    callee = cgm.function(patch.function)
    cgm.module.add_function(wrapper)
    wrapper.append_block(Block("entry"))
    _PatchEmitter(cgm, entry, wrapper).emit(callee)
    return wrapper


class _EntryEmitter:
    """Builds the body of one wrapper."""

    def __init__(self, cgm: ModuleBase, entry: EntryPoint, wrapper: Function) -> None:
        self.cgm = cgm
        self.entry = entry
        self.function = entry.function
        self.params = entry.params
        # Clang makes this body with a plain builder: no fast-math flags on calls.
        self.builder = IRBuilder(wrapper, wrapper.blocks[0], fast_math="")
        self.loads = SemanticLoads(cgm, self.builder, entry.inputs, entry.stage)
        self.stores = SemanticStores(cgm, self.builder, entry.outputs, entry.stage)
        # Values beside vertices and patches.
        self.values = self.loads
        if entry.stage == "domain":
            self.values = SemanticLoads(cgm, self.builder, entry.patch_constants, entry.stage, LOAD_PATCH_CONSTANT)

    def emit(self, callee: Function) -> None:
        function = self.function
        result = function.result
        args: list[Value] = []
        sret = None
        if is_aggregate(result):
            sret = self._variable(result, is_param=False)
            args.append(sret)
        outs: list[tuple[ParmVarDecl, Alloca]] = []
        for param in function.params:
            argument = self._argument(param)
            args.append(argument)
            if self._is_value(param) and param.is_reference and isinstance(argument, Alloca):
                outs.append((param, argument))
        value: Value = self.builder.call(callee, args)
        if sret is not None:
            value = self._load(sret)
        if result.canonical is not VOID_TYPE:
            self.stores.store(None, result, value)
        for param, variable in outs:
            self.stores.store(param, param.type, self._load(variable))
        self.builder.ret()

    def _is_value(self, param: ParmVarDecl) -> bool:
        place = self.params.get(param)
        return place is None or place.kind == "value"

    def _stage_argument(self, place: StageParam) -> Value:
        """What the user's function gets for vertices, patches, streams, mesh outputs and payloads."""
        type = place.param.type
        if place.kind == "payload":
            return self.builder.call(self.cgm.intrinsic(GET_MESH_PAYLOAD, PTR, ()), [])
        variable = self._variable(type)
        if place.kind in ("vertices", "patch"):
            vertices = self.load_patch(place)
            self.builder.store(vertices, variable, abi_align(vertices.type))
        elif place.kind == "stream":
            first = min((id for slot in self.stores.slots.values() if slot.leaf.param is place.param
                         for id in slot.ids), default=0)
            handle = insert_all(self.builder, poison(variable.allocated_type), (i32(place.stream), i32(first)))
            self.builder.store(handle, variable, abi_align(handle.type))
        return variable  # a mesh output is written in place, and not there

    def load_patch(self, place: StageParam) -> Value:
        return self.loads.load_vertices(place.param, place.type, place.count)

    def _argument(self, param: ParmVarDecl) -> Value:
        """What the user's function gets for a parameter."""
        if not self._is_value(param):
            return self._stage_argument(self.params[param])
        if self.loads.is_compat_22 and param.is_reference and not is_aggregate(param.type):
            slots = self.stores if param.modifier == "out" else self.loads
            return self.loads.load_whole(slots.slots[param, ()], PTR)  # Clang 22 takes the address for an input
        if param.modifier == "out":
            return self._variable(param.type)
        value = self.values.load_param(param)
        if not is_aggregate(param.type) and not param.is_reference:
            return self.loads.to_value(value, param.type)
        variable = self._variable(param.type)
        self.builder.store(value, variable, abi_align(value.type))
        return variable

    def _variable(self, type: Type, is_param: bool = True) -> Alloca:
        memory = self.cgm.types.convert_type_for_mem(type)
        return self.builder.alloca_here(memory, align=self._variable_align(type, memory))

    def _variable_align(self, type: Type, memory: IRType) -> int:
        """A struct gets what the data layout prefers; a scalar or vector what the parameter promises."""
        if isinstance(memory, StructType):
            return max(abi_align(memory), _AGGREGATE_ALIGN)
        if isinstance(memory, ArrayType):
            return _preferred_align(memory)
        return self.cgm.types.align_of(type)

    def _load(self, variable: Alloca) -> Value:
        return self.builder.load(variable.allocated_type, variable, abi_align(variable.allocated_type))


class _PatchEmitter(_EntryEmitter):
    """Builds the wrapper of a patch constant function."""

    def __init__(self, cgm: ModuleBase, entry: EntryPoint, wrapper: Function) -> None:
        super().__init__(cgm, entry, wrapper)
        patch = entry.patch_function
        assert patch is not None
        self.patch = patch
        self.function = patch.function
        self.params = patch.params
        self.values = SemanticLoads(cgm, self.builder, patch.inputs, entry.stage)
        self.stores = SemanticStores(cgm, self.builder, entry.patch_constants, entry.stage, STORE_PATCH_CONSTANT)
        self.outputs = SemanticLoads(cgm, self.builder, entry.outputs, entry.stage, LOAD_OUTPUT_CONTROL_POINT)

    def load_patch(self, place: StageParam) -> Value:
        """Control points that come in have the leaves of the entry point's own patch."""
        if place.param in self.patch.views:
            return self._load_views(place, self.loads)
        return self.loads.load_vertices(self.patch.input_patch, place.type, place.count)

    def _stage_argument(self, place: StageParam) -> Value:
        if place.kind != "output patch":
            return super()._stage_argument(place)
        variable = self._variable(place.param.type)
        if place.param in self.patch.views:
            points = self._load_views(place, self.outputs)
        else:
            points = self.outputs.load_vertices(self.patch.output_owner, place.type, place.count)
        self.builder.store(points, variable, abi_align(points.type))
        return variable

    def _load_views(self, place: StageParam, whole: SemanticLoads) -> Value:
        """Control points of another type: the elements of `whole` that belong to their leaves."""
        loads = SemanticLoads(self.cgm, self.builder, [], self.entry.stage, whole.intrinsic)
        for view in self.patch.views[place.param]:
            first_id = whole.slots[view.source.param, view.source.path].ids[0]
            loads.slots[view.leaf.param, view.leaf.path] = Slot(view.leaf, first_id)
        return loads.load_vertices(place.param, place.type, place.count)


def insert_all(builder: IRBuilder, aggregate: Value, values: Iterable[Value]) -> Value:
    """`aggregate` with its first members replaced."""
    for number, value in enumerate(values):
        aggregate = builder.insert_value(aggregate, value, (number,))
    return aggregate


def _preferred_align(type: IRType) -> int:
    """LLVM's alignment of a variable: structs, also inside arrays, get at least 8."""
    while isinstance(type, ArrayType):
        type = type.element
    return max(abi_align(type), _AGGREGATE_ALIGN) if isinstance(type, StructType) else abi_align(type)
