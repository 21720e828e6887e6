"""Random geometry, hull, domain and mesh shaders: their HLSL, and the elements that it must give."""

from __future__ import annotations

from random import Random

from random_signatures import Leaf, Shader, clip_cull, mix, users

from hlslfe.signature.element import SemanticSignatureElement

PROFILES = {"geometry": "gs_6_6", "hull": "hs_6_6", "domain": "ds_6_6", "mesh": "ms_6_6"}
_PRIMITIVES = {"point": 1, "line": 2, "triangle": 3, "lineadj": 4, "triangleadj": 6}
# domain -> rows of the tessellation factors
_FACTORS = {"tri": (3, 0), "quad": (4, 2), "isoline": (2, -1)}


class Group:
    """The leaves of one struct: where they stand, and the number of their stream."""

    def __init__(self, direction: str, point: str, leaves: list[Leaf], stream: int = 0) -> None:
        self.direction, self.point, self.leaves, self.stream = direction, point, leaves, stream

    def struct(self, name: str) -> str:
        fields = "".join(f"    {leaf.declare(f'x{number}')}\n" for number, leaf in enumerate(self.leaves))
        return f"struct {name} {{\n{fields}}};\n"


class StageShader(Shader):
    """text: what follows the structs S0, S1 ..., one for each group with more than one leaf."""

    def __init__(self, stage: str, groups: list[Group], text: str) -> None:
        super().__init__(stage, {})
        self.groups = groups
        self.text = text

    @property
    def profile(self) -> str:
        return PROFILES[self.stage]

    def source(self) -> str:
        return "".join(group.struct(f"S{number}") for number, group in enumerate(self.groups)) + self.text

    def elements(self, direction: str) -> list[SemanticSignatureElement]:
        found: list[SemanticSignatureElement] = []
        for group in self.groups:
            if group.direction == direction:
                for leaf in group.leaves:
                    found += leaf.elements(len(found), self.stage, direction, group.point, group.stream)
        return found


def random_stage_shader(random: Random) -> StageShader:
    """A shader that breaks no rule but, now and then, those of packing."""
    make = random.choice((_geometry, _hull, _domain, _mesh))
    return make(random, random.random() < 0.25)


def _vertex(random: Random, native: bool, point: str) -> list[Leaf]:
    """What one vertex or control point has."""
    leaves = users(random, random.choice((1, 2, 4, 6, 9)), native, True)
    others = [Leaf("float", 4, "SV_Position", keywords=random.choice(("", "", "centroid", "noperspective", "sample"))),
              Leaf("uint", 1, "SV_RenderTargetArrayIndex"), Leaf("uint", 1, "SV_ViewportArrayIndex"),
              Leaf("uint", 1, "SV_ShadingRate")]
    if point == "MSOut":
        del others[1:]
    elif random.random() < 0.3:
        others.append(Leaf("uint", 1, "SV_InstanceID"))
    if point == "GSOut":
        others[-1:] = [Leaf("uint", 1, "SV_PrimitiveID"),
                       Leaf(random.choice(("bool", "uint", "int")), 1, "SV_IsFrontFace")]
    mix(random, leaves, others)
    if random.random() < 0.4:
        mix(random, leaves, clip_cull(random), 0.8)
    return leaves


def _constants(random: Random, native: bool, domain: str, is_needed: bool) -> list[Leaf]:
    """Patch constants, tessellation factors among them."""
    leaves = users(random, random.choice((0, 2, 4, 7)), native, True)
    mix(random, leaves, [Leaf("float", 4, "SV_Position"), Leaf("float", 2, "SV_ClipDistance", 0, 2),
                         Leaf("uint", 1, "SV_RenderTargetArrayIndex")], 0.2)
    if is_needed or random.random() < 0.7:
        edges, inside = _FACTORS[domain]
        factors = [Leaf("float", 1, "SV_TessFactor", 0, edges)]
        if inside >= 0:
            factors.append(Leaf("float", 1, "SV_InsideTessFactor", 0, inside))
        mix(random, leaves, factors, 1.1)
    return leaves or [Leaf("float", 1, "LAST")]


def _geometry(random: Random, native: bool) -> StageShader:
    primitive = random.choice(tuple(_PRIMITIVES))
    count = random.choice((1, 1, 1, 2, 3, 4))
    kind = random.choice(("Point", "Line", "Triangle")) if count == 1 else "Point"
    vertices = Group("in", "GSVIn", _vertex(random, native, "GSVIn"))
    streams = [Group("out", "GSOut", _vertex(random, native, "GSOut"), stream) for stream in range(count)]
    groups = [vertices, *streams]
    if random.random() < 0.4:
        groups.insert(random.choice((0, 1)), Group("in", "GSIn", [Leaf("uint", 1, "SV_PrimitiveID")]))
    params = []
    for number, group in enumerate(groups):
        if group is vertices:
            params.append(f"{primitive} S{number} v[{_PRIMITIVES[primitive]}]")
        elif group.direction == "in":
            params.append("uint id : SV_PrimitiveID")
        else:
            params.append(f"inout {kind}Stream<S{number}> s{group.stream}")
    outs = [(f"S{number}", group.stream) for number, group in enumerate(groups) if group.direction == "out"]
    body = "".join(f"{name} o{stream} = ({name})0; s{stream}.Append(o{stream}); " for name, stream in outs)
    return StageShader("geometry", groups, f"[maxvertexcount(1)] void main({', '.join(params)}) {{ {body}}}\n")


def _hull(random: Random, native: bool) -> StageShader:
    domain = random.choice(tuple(_FACTORS))
    groups = [Group("in", "HSCPIn", _vertex(random, native, "HSCPIn")),
              Group("out", "HSCPOut", _vertex(random, native, "HSCPOut")),
              Group("pc", "PCOut", _constants(random, native, domain, True))]
    topology = "line" if domain == "isoline" else random.choice(("point", "triangle_cw", "triangle_ccw"))
    text = (f"S2 constants(InputPatch<S0, 3> p) {{ return (S2)0; }}\n[domain(\"{domain}\")] "
            f"[partitioning(\"integer\")] [outputtopology(\"{topology}\")] [outputcontrolpoints(3)] "
            "[patchconstantfunc(\"constants\")]\n"
            "S1 main(InputPatch<S0, 3> p, uint i : SV_OutputControlPointID) { return (S1)0; }\n")
    return StageShader("hull", groups, text)


def _domain(random: Random, native: bool) -> StageShader:
    domain = random.choice(tuple(_FACTORS))
    groups = [Group("in", "DSCPIn", _vertex(random, native, "DSCPIn")),
              Group("pc", "DSIn", _constants(random, native, domain, False)),
              Group("out", "DSOut", _vertex(random, native, "DSOut"))]
    at = "float3" if domain == "tri" else "float2"
    text = (f"[domain(\"{domain}\")]\nS2 main(OutputPatch<S0, 4> p, S1 c, {at} at : SV_DomainLocation) "
            "{ return (S2)0; }\n")
    return StageShader("domain", groups, text)


def _mesh(random: Random, native: bool) -> StageShader:
    primitives = users(random, random.choice((1, 2, 4)), native, False)
    for number, leaf in enumerate(primitives):
        leaf.semantic = f"P{number}_"  # the names of vertices are taken
    mix(random, primitives, [Leaf("uint", 1, "SV_PrimitiveID"), Leaf("uint", 1, "SV_RenderTargetArrayIndex"),
                             Leaf("uint", 1, "SV_ViewportArrayIndex"), Leaf("uint", 1, "SV_ShadingRate"),
                             Leaf("bool", 1, "SV_CullPrimitive")])
    groups = [Group("out", "MSOut", _vertex(random, native, "MSOut")), Group("pc", "MSPOut", primitives)]
    text = ("[numthreads(1, 1, 1)] [outputtopology(\"triangle\")]\n"
            "void main(out vertices S0 v[3], out indices uint3 t[1], out primitives S1 p[1]) {\n"
            "  SetMeshOutputCounts(3, 1); v[0] = (S0)0; p[0] = (S1)0; t[0] = 0; }\n")
    return StageShader("mesh", groups, text)
