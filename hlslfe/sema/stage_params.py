"""What each parameter of an entry point is at its stage: values, vertices, patches, streams, mesh outputs, a payload.

No Clang counterpart: Clang 22 compiles vertex, pixel and compute shaders only; the rules are DXC's
(tools/clang/lib/CodeGen/CGHLSLMS.cpp: AddHLSLFunctionInfo).
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.attr import HLSLParamModifierAttr
from hlslfe.ast.decl import FunctionDecl, ParmVarDecl
from hlslfe.ast.entry import StageParam
from hlslfe.ast.stage_types import PRIMITIVES, patch_of, stream_of
from hlslfe.ast.types import ArrayType, RecordType, Type, VectorType, element_of_array, scalar_of
from hlslfe.sema.base import SemaBase
from hlslfe.sema.stage_attributes import stage_attr

MAX_STREAMS = 4
MAX_MESH_OUTPUTS = 256
_MESH_INDICES: dict[str, int] = {"line": 2, "triangle": 3}

# Where plain values go in and out of a function; "patch" stands for the patch constant function.  "" is nowhere.
VALUE_POINTS: dict[str, tuple[str, str]] = {
    "vertex": ("VSIn", "VSOut"), "pixel": ("PSIn", "PSOut"), "compute": ("CSIn", ""), "geometry": ("GSIn", ""),
    "hull": ("HSIn", "HSCPOut"), "patch": ("PCIn", "PCOut"), "domain": ("DSIn", "DSOut"), "mesh": ("MSIn", ""),
    "amplification": ("ASIn", ""),
}
# (stage, template) -> kind of the parameter, point of its leaves
_PATCHES: dict[tuple[str, str], tuple[str, str]] = {
    ("hull", "InputPatch"): ("patch", "HSCPIn"), ("domain", "OutputPatch"): ("patch", "DSCPIn"),
    ("patch", "InputPatch"): ("patch", ""), ("patch", "OutputPatch"): ("output patch", ""),
}


class StageParams:
    """Sorts the parameters of one function. stage: of the entry point, or "patch"."""

    def __init__(self, sema: SemaBase, function: FunctionDecl, stage: str) -> None:
        self.sema = sema
        self.function = function
        self.stage = stage
        self.found: dict[ParmVarDecl, StageParam] = {}
        self.is_valid = True

    def sort(self) -> dict[ParmVarDecl, StageParam]:
        """What each parameter is; one that is in error is left out."""
        for param in self.function.params:
            made = None if param.is_invalid else self._sort_one(param)
            if made is None:
                self.is_valid = False
            else:
                self.found[param] = made
        return self.found

    def of_kind(self, *kinds: str) -> list[StageParam]:
        return [param for param in self.found.values() if param.kind in kinds]

    def _sort_one(self, param: ParmVarDecl) -> StageParam | None:
        if param.role:
            stage, handler = _ROLES[param.role]
            if stage != self.stage:
                self._not_here(param, f"'{param.role}'")
                return None
            return handler(self, param)
        patch = patch_of(param.type)
        if patch is not None:
            kind, point = _PATCHES.get((self.stage, patch.template), ("", ""))
            if not kind:
                self._not_here(param, f"'{patch.template}'")
                return None
            if param.modifier != "in":
                self._wrong_form(param, "an input")
                return None
            return self._only(StageParam(param, kind, patch.element, point, patch.size), f"'{patch.template}'")
        if stream_of(param.type) is not None:
            return self._stream(param)
        return StageParam(param, "value", param.type)

    # ---- errors

    def _not_here(self, param: ParmVarDecl, what: str) -> None:
        stage = "hull" if self.stage == "patch" else self.stage
        self.sema.diags.report(param.loc, "err_hlsl_stage_param", what, stage)

    def _wrong_form(self, param: ParmVarDecl, form: str) -> None:
        self.sema.diags.report(param.loc, "err_hlsl_stage_param_form", param.name or param.role, form)

    def _only(self, made: StageParam, what: str) -> StageParam | None:
        """`made`, unless there is one of its kind already."""
        if self.of_kind(made.kind):
            self.sema.diags.report(made.param.loc, "err_hlsl_stage_param_twice", self.stage, what)
            return None
        return made

    # ---- geometry

    def _vertices(self, param: ParmVarDecl) -> StageParam | None:
        count = PRIMITIVES[param.role]
        array = param.type.canonical
        if param.modifier != "in" or not isinstance(array, ArrayType) or array.size != count:
            self._wrong_form(param, f"an input array of {count} for '{param.role}'")
            return None
        for other in self.of_kind("vertices"):
            if other.param.role != param.role:
                self._wrong_form(param, f"'{other.param.role}' like the other vertices")
                return None
        return StageParam(param, "vertices", element_of_array(param.type), "GSVIn", count)

    def _stream(self, param: ParmVarDecl) -> StageParam | None:
        stream = stream_of(param.type)
        assert stream is not None
        if self.stage != "geometry":
            self._not_here(param, f"'{stream.template}'")
            return None
        if param.modifier != "inout":
            self._wrong_form(param, "inout")
            return None
        others = self.of_kind("stream")
        if len(others) == MAX_STREAMS:
            self.sema.diags.report(param.loc, "err_hlsl_stream_count", MAX_STREAMS)
            return None
        topologies = {stream.topology, *(found.topology for found in map(stream_of, (o.param.type for o in others))
                                         if found is not None)}
        if others and topologies != {"point"}:
            self.sema.diags.report(param.loc, "err_hlsl_streams_must_be_points")
            return None
        return StageParam(param, "stream", stream.element, "GSOut", 0, len(others))

    # ---- mesh

    def _mesh_array(self, param: ParmVarDecl) -> tuple[Type, int] | None:
        """Element type and length of an output array of a mesh shader."""
        array = param.type.canonical
        if param.modifier != "out" or not isinstance(array, ArrayType) or not array.size:
            self._wrong_form(param, "an 'out' array")
            return None
        if array.size > MAX_MESH_OUTPUTS:
            self._wrong_form(param, f"an array of at most {MAX_MESH_OUTPUTS}")
            return None
        for other in self.of_kind("indices", "primitives"):
            if param.role in ("indices", "primitives") and param.role != other.kind and other.count != array.size:
                self._wrong_form(param, f"an array of {other.count}, as there are {other.kind}")
                return None
        return element_of_array(param.type), array.size

    def _mesh_vertices(self, param: ParmVarDecl) -> StageParam | None:
        found = self._mesh_array(param)
        return found and self._only(StageParam(param, "mesh vertices", found[0], "MSOut", found[1]), "'vertices'")

    def _mesh_primitives(self, param: ParmVarDecl) -> StageParam | None:
        found = self._mesh_array(param)
        return found and self._only(StageParam(param, "primitives", found[0], "MSPOut", found[1]), "'primitives'")

    def _mesh_indices(self, param: ParmVarDecl) -> StageParam | None:
        found = self._mesh_array(param)
        if found is None:
            return None
        topology = stage_attr(self.function, "outputtopology")
        size = _MESH_INDICES.get(str(topology.value), 3) if topology is not None else 3
        element = found[0].canonical
        scalar = scalar_of(element)
        if (not isinstance(element, VectorType) or element.size != size or scalar is None or scalar.kind != "uint"):
            self._wrong_form(param, f"an array of uint{size}")
            return None
        return self._only(StageParam(param, "indices", found[0], "", found[1]), "'indices'")

    def _payload(self, param: ParmVarDecl) -> StageParam | None:
        if param.modifier != "in" or not isinstance(param.type.canonical, RecordType):
            self._wrong_form(param, "an input of a struct type")
            return None
        if not any(isinstance(attr, HLSLParamModifierAttr) for attr in param.attrs):
            self.sema.diags.report(param.loc, "warn_hlsl_portability", 1, "a payload without 'in'")
        return self._only(StageParam(param, "payload", param.type), "'payload'")


_ROLES: dict[str, tuple[str, Callable[[StageParams, ParmVarDecl], StageParam | None]]] = {
    **dict.fromkeys(PRIMITIVES, ("geometry", StageParams._vertices)),
    "vertices": ("mesh", StageParams._mesh_vertices),
    "primitives": ("mesh", StageParams._mesh_primitives),
    "indices": ("mesh", StageParams._mesh_indices),
    "payload": ("mesh", StageParams._payload),
}
