"""The IR types of resource handles.

Mirrors clang/lib/CodeGen/Targets/DirectX.cpp: DirectXTargetCodeGenInfo::getHLSLType and
clang/lib/CodeGen/Targets/SPIR.cpp: CommonSPIRTargetCodeGenInfo::getHLSLType, getSPIRVImageTypeFromHLSLResource.
"""

from __future__ import annotations

from hlslfe.ast.decl import VarDecl
from hlslfe.ast.resources import HandleType, resource_element_of
from hlslfe.ast.types import BuiltinType, ReferenceType, Type, VectorType, scalar_of
from hlslfe.codegen.address import CONSTANT_SPACE
from hlslfe.codegen.constants import i32
from hlslfe.codegen.ir import MDString, Module
from hlslfe.codegen.ir_types import I8, I32, PTR, IRType, array, pointer, target_type

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.basic.resource_rows import Kind
    from hlslfe.codegen.types import CodeGenTypes

_OPCODES = {"acceleration": 5341, "query": 4472}  # OpTypeAccelerationStructureKHR, OpTypeRayQueryKHR
_STORAGE_BUFFER = 12  # SPIR-V's storage class
# (category of the scalar, its bits, signed) -> SPIR-V image formats of one, two and four of them; 0: unknown
_IMAGE_FORMATS: dict[tuple[str, int, bool], tuple[int, int, int]] = {
    ("float", 16, True): (3, 6, 1), ("float", 32, True): (3, 6, 1), ("int", 32, True): (24, 25, 21),
    ("int", 32, False): (33, 35, 30), ("int", 64, True): (41, 0, 0), ("int", 64, False): (40, 0, 0),
}


def convert_opaque_type(types: CodeGenTypes, type: Type) -> IRType:
    """The type of a handle; references and names are addresses."""
    if isinstance(type, HandleType):
        return dx_handle_type(types, type)
    return pointer(CONSTANT_SPACE) if isinstance(type, ReferenceType) and type.in_buffer else PTR


def _is_signed_int(element: Type) -> int:
    scalar = scalar_of(element)
    return int(scalar is not None and scalar.category == "int" and scalar.is_signed)


# What a typed resource converts to and from: (bits, modifier) -> DXIL's component type.
COMPONENT_TYPES: dict[tuple[int, str], tuple[int, str]] = {
    (16, "snorm"): (11, "SNormF16"), (16, "unorm"): (12, "UNormF16"),
    (32, "snorm"): (13, "SNormF32"), (32, "unorm"): (14, "UNormF32"),
}


def component_type(types: CodeGenTypes, element: Type) -> tuple[int, str] | None:
    """The number and name of the component type of `unorm` and `snorm` elements; None for others."""
    scalar = scalar_of(element)
    if scalar is None or not scalar.norm:
        return None
    return COMPONENT_TYPES[16 if scalar.bits == 16 and types.native_half else 32, scalar.norm]


def add_component_metadata(module: Module, types: CodeGenTypes, decl: VarDecl) -> None:
    """`!hlsl.component_types`: name of the resource, number and name of its component type."""
    record = resource_element_of(decl.type)
    if record is None or record.element is None or record.kind.element != "typed":
        return
    found = component_type(types, record.element)
    if found is not None:
        node = module.node(MDString(decl.name), i32(found[0]), MDString(found[1]))
        module.add_named_metadata("hlsl.component_types", node)


def _sign_operand(types: CodeGenTypes, element: Type) -> int:
    """1 for signed integers; the component type of what is normalised."""
    found = component_type(types, element)
    return _is_signed_int(element) if found is None else found[0]


# Without anything that changes from one to the other.
_PLAIN: dict[str, IRType] = {
    "sampler": target_type("dx.Sampler", (), (0,)), "acceleration": target_type("dx.RTAccelerationStructure"),
    "query": I32,
}


def dx_handle_type(types: CodeGenTypes, handle: HandleType) -> IRType:
    """`target("dx.TypedBuffer", <4 x float>, 1, 0, 0)` and its kin."""
    kind = handle.kind
    is_uav, is_rov = int(kind.is_uav), int(kind.is_rov)
    if kind.form == "bytes":
        return target_type("dx.RawBuffer", (I8,), (is_uav, is_rov))
    if kind.form in _PLAIN:
        return _PLAIN[kind.form]
    if kind.form == "feedback":
        return target_type("dx.FeedbackTexture", (), (handle.value, kind.shape[0]))
    assert handle.contained is not None
    if kind.form == "cbuffer":
        layouts = types.buffer_types()
        return layouts.handle(layouts.convert(handle.contained))
    if kind.form == "raw":
        return target_type("dx.RawBuffer", (types.convert_type_for_mem(handle.contained),), (is_uav, is_rov))
    element, sign = types.convert_type(handle.contained), _sign_operand(types, handle.contained)
    if kind.form == "typed":
        return target_type("dx.TypedBuffer", (element,), (is_uav, is_rov, sign))
    if kind.form == "ms":
        return target_type("dx.MSTexture", (element,), (is_uav, handle.value & 0xFFFFFFFF, sign, kind.shape[0]))
    return target_type("dx.Texture", (element,), (is_uav, is_rov, sign, kind.shape[0]))


def spirv_handle_type(types: CodeGenTypes, handle: HandleType) -> IRType:
    """`target("spirv.Image", ...)` and `target("spirv.VulkanBuffer", ...)`: what buffers are for Vulkan."""
    kind = handle.kind
    is_uav = int(kind.is_uav)
    if handle.is_counter:
        return target_type("spirv.VulkanBuffer", (I32,), (_STORAGE_BUFFER, 1))
    if kind.form == "bytes":
        return target_type("spirv.VulkanBuffer", (array(I8, 0),), (_STORAGE_BUFFER, is_uav))
    if kind.form == "sampler":
        return target_type("spirv.Sampler")
    if kind.form in _OPCODES:
        return target_type("spirv.Type", (), (_OPCODES[kind.form], 0, 0))
    if kind.form == "feedback":  # SPIR-V has none
        return dx_handle_type(types, handle)
    assert handle.contained is not None
    if kind.form == "raw":
        memory = array(types.convert_type_for_mem(handle.contained), 0)
        return target_type("spirv.VulkanBuffer", (memory,), (_STORAGE_BUFFER, is_uav))
    name = "spirv.SignedImage" if _is_signed_int(handle.contained) else "spirv.Image"
    is_normalised = component_type(types, handle.contained) is not None
    image_format = spirv_image_format(handle.contained) if is_uav and not is_normalised else 0
    element = types.convert_type(handle.contained).scalar
    dimension, arrayed, sampled = _spirv_shape(kind)
    return target_type(name, (element,), (dimension, 2, arrayed, sampled, 2 if is_uav else 1, image_format))


def _spirv_shape(kind: Kind) -> tuple[int, int, int]:
    """The dimension as SPIR-V counts, whether it is an array of them, whether texels have several samples."""
    number, with_slice, spatial = kind.shape
    if not number:
        return 5, 0, 0
    dimension = 3 if number in (5, 9) else spatial - 1
    return dimension, int(with_slice > spatial), int(kind.form == "ms")


def spirv_image_format(element: Type) -> int:
    """The image format that holds such elements; 0 where SPIR-V has none."""
    canonical = element.canonical
    size = canonical.size if isinstance(canonical, VectorType) else 1
    scalar = scalar_of(canonical)
    if not isinstance(scalar, BuiltinType) or size == 3:
        return 0
    formats = _IMAGE_FORMATS.get((scalar.category, scalar.bits, scalar.is_signed), (0, 0, 0))
    return formats[{1: 0, 2: 1, 4: 2}[size]]
