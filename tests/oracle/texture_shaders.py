"""Shaders that call every method of basic.texture_table, one call a statement."""

from __future__ import annotations

from hlslfe.basic.ray_table import RAY_KINDS
from hlslfe.basic.resource_rows import Kind, Method
from hlslfe.basic.resource_table import METHODS
from hlslfe.basic.texture_table import TEXTURE_KINDS

KINDS = [kind for kind in (*TEXTURE_KINDS, *RAY_KINDS) if kind.methods]
_GLOBALS = """SamplerState s; SamplerComparisonState c;
RaytracingAccelerationStructure scene;
"""
_HEAD = "float4 main(float4 u : A, nointerpolation uint i : I) : SV_Target { float4 r = u;"


def element_of(kind: Kind, row: Method) -> str:
    """An element type that has the method."""
    return "uint" if row.elements == "raw" else kind.default or "float4"


def class_of(kind: Kind, element: str) -> str:
    """`Texture2D<float4>`."""
    if kind.value in ("feedback", "flags"):
        return f"{kind.name}<0>"
    return f"{kind.name}<{element}>"


def _argument(kind: Kind, written: str, number: int) -> tuple[str, str]:
    """(declarations, expression) for a parameter."""
    type, _, name = written.rpartition(" ")
    if type.startswith("out "):
        local = f"o{number}"
        return f"{type.removeprefix('out ')} {local};", local
    sizes = {"N": kind.shape[1], "D": kind.shape[2], "M": kind.shape[1] + 1}
    if type[-1] in sizes:
        size = sizes[type[-1]]
        value = "1" if name.startswith("offset") else "u" + ".xyzw"[:size + 1]
        scalar = type[:-1]
        return "", f"({scalar}{size})({value})" if size > 1 else f"({scalar})({value})"
    named = {"SamplerState": "s", "SamplerComparisonState": "c", "RaytracingAccelerationStructure": "scene",
             "RayDesc": "ray", "U": "texture_"}
    return "", named.get(type, "1")


def statement(kind: Kind, row: Method) -> str:
    """A call of the method of the object `t`, in a block of its own."""
    params = row.params.split(", ") if row.params else []
    pairs = [_argument(kind, written, number) for number, written in enumerate(params)]
    declared = " ".join(declaration for declaration, _ in pairs)
    args = [value for _, value in pairs]
    if row.name in ("operator[]", "mips[]", "sample[]"):
        call = "t" + row.name.removesuffix("[]").replace("operator", "") + "".join(f"[{arg}]" for arg in args)
        call = call.replace("tmips", "t.mips").replace("tsample", "t.sample")
        if row.result == "T&":
            return f"{{ {call} = r; }}"
    else:
        call = f"t.{row.name}({', '.join(args)})"
    if row.result == "void":
        return f"{{ {declared} {call}; }}"
    value = f"{call}[0][0]" if "x" in row.result else call + (".x" if row.result in ("S4", "float2", "float3") else "")
    return f"{{ {declared} r += (float4)({value}); }}"


def rows_of(kind: Kind) -> list[Method]:
    """All methods of a class, overloads one by one."""
    return [row for group in kind.methods for row in METHODS[group]]


def shader(kind: Kind, rows: list[Method], element: str = "") -> str:
    """A pixel shader that calls these methods."""
    element = element or (element_of(kind, rows[0]) if rows else kind.default or "float4")
    is_local = kind.form == "query"
    object = f"{class_of(kind, element)} t;"
    texture = f"{kind.name.removeprefix('Feedback')} texture_;" if kind.form == "feedback" else ""
    body = [statement(kind, row) for row in rows]
    locals = f" {object} RayDesc ray = (RayDesc)0; t.TraceRayInline(scene, 0, 255, ray);" if is_local else ""
    return "\n".join([_GLOBALS + texture + ("" if is_local else object), _HEAD + locals, *body, "return r; }", ""])
