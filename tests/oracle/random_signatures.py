"""Random vertex and pixel shaders: their HLSL, and the elements that it must give, made side by side."""

from __future__ import annotations

from random import Random

from hlslfe.signature import interpolation, system_values
from hlslfe.signature.element import SemanticSignatureElement, component_type_of, is_16_bit

# spelling -> (category, bits, signed)
SCALARS: dict[str, tuple[str, int, bool]] = {
    "float": ("float", 32, True), "int": ("int", 32, True), "uint": ("int", 32, False), "bool": ("bool", 32, False),
    "half": ("float", 16, True), "int16_t": ("int", 16, True), "uint16_t": ("int", 16, False),
}
KEYWORDS = ("linear", "centroid", "sample", "noperspective", "noperspective centroid", "noperspective sample", "center",
            "linear noperspective")


class Leaf:
    """A declaration: `keywords scalar{cols} name[rows] : semantic`."""

    def __init__(self, scalar: str, cols: int, semantic: str, index: int = 0, rows: int = 0,
                 keywords: str = "") -> None:
        self.scalar, self.cols, self.semantic, self.index, self.rows = scalar, cols, semantic, index, rows
        self.keywords = keywords

    def declare(self, name: str) -> str:
        scalar = f"{self.scalar}{self.cols if self.cols > 1 else ''}"
        array = f"[{self.rows}]" if self.rows else ""
        return f"{self.keywords} {scalar} {name}{array} : {self.semantic}{self.index};".strip()

    def elements(self, id: int, stage: str, direction: str, point: str = "",
                 stream: int = 0) -> list[SemanticSignatureElement]:
        """One element; one a row for render targets, from the last row to the first; none for what is not in the
        signature. `point` tells where a stage has several places of one direction."""
        value = system_values.lookup(self.semantic)
        interpretation = (system_values.interpretation_at(value, point) if point
                          else system_values.interpretation(value, stage, direction))
        if interpretation == "NotInSig":
            return []
        kind = value.kind if value else 0
        component_type = component_type_of(*SCALARS[self.scalar], True)
        mask = sum(interpolation.KEYWORDS[word] for word in self.keywords.split())
        mode = interpolation.normalise_mode(interpolation.interpolation_mode(mask), component_type, kind == 3, stage,
                                            direction)
        if point and point not in system_values.MODE_POINTS:
            mode = 0
        rows = self.rows or 1
        indices = [tuple(range(self.index, self.index + rows))]
        if self.semantic == "SV_Target":
            indices = [(index,) for index in reversed(indices[0])]
        return [
            SemanticSignatureElement(
                id + number, self.semantic, component_type, kind, rows_of, mode, len(rows_of), self.cols,
                stream=stream, interpretation=interpretation, width16=is_16_bit(component_type))
            for number, rows_of in enumerate(indices)
        ]


class Shader:
    """A shader of `stage`, with its lists of leaves by direction ("in", "out")."""

    def __init__(self, stage: str, leaves: dict[str, list[Leaf]]) -> None:
        self.stage = stage
        self.leaves = leaves

    @property
    def profile(self) -> str:
        return "vs_6_6" if self.stage == "vertex" else "ps_6_6"

    def source(self) -> str:
        fields = {
            direction: "".join(f"    {leaf.declare(f'x{number}')}\n" for number, leaf in enumerate(leaves))
            for direction, leaves in self.leaves.items()
        }
        structs = f"struct I {{\n{fields['in']}}};\nstruct O {{\n{fields['out']}}};\n"
        return structs + "O main(I i) { O o = (O)0; return o; }\n"

    def elements(self, direction: str) -> list[SemanticSignatureElement]:
        found: list[SemanticSignatureElement] = []
        for leaf in self.leaves.get(direction, []):
            found += leaf.elements(len(found), self.stage, direction)
        return found


def random_shader(random: Random) -> Shader:
    """A shader that breaks no rule but, now and then, those of packing."""
    if random.random() < 0.2:
        return _crowded_shader(random)
    stage = random.choice(("vertex", "pixel"))
    native = random.random() < 0.3
    if stage == "vertex":
        inputs = users(random, random.randint(0, 9), native, False)
        mix(random, inputs, [Leaf("uint", 1, "SV_VertexID"), Leaf("uint", 1, "SV_InstanceID"),
                              Leaf("float", random.randint(1, 4), "SV_Position")])
        return Shader(stage, {"in": inputs, "out": _linked(random, native, "vertex")})
    inputs = _linked(random, native, "pixel")
    outputs = _targets(random)
    depth = "SV_Depth"
    if not any(leaf.semantic == "SV_Position" for leaf in inputs):  # DXC wants special modes of one beside these
        depth = random.choice(("SV_Depth", "SV_DepthLessEqual", "SV_DepthGreaterEqual"))
    mix(random, outputs, [Leaf("float", 1, depth), Leaf("uint", 1, "SV_Coverage"), Leaf("uint", 1, "SV_StencilRef")])
    return Shader(stage, {"in": inputs, "out": outputs})


def _crowded_shader(random: Random) -> Shader:
    """Few elements, half of them clip and cull distances with arrays: what is hardest to place."""
    leaves: list[Leaf] = []
    index = {"SV_ClipDistance": 0, "SV_CullDistance": 0}
    for number in range(random.randint(2, 7)):
        keywords = random.choice(("", "", "centroid")) if random.random() < 0.3 else ""
        if random.random() < 0.5:
            name, rows = random.choice(tuple(index)), random.choice((0, 0, 2))
            leaves.append(Leaf("float", random.choice((1, 1, 2, 3)), name, index[name], rows, keywords))
            index[name] += rows or 1
        else:
            leaves.append(Leaf("float", random.randint(1, 4), f"N{number}_", 0, random.choice((0, 0, 2, 3)), keywords))
    mix(random, leaves, [Leaf("uint", 1, "SV_ViewportArrayIndex"), Leaf("uint", 1, "SV_PrimitiveID")], 0.2)
    if random.random() < 0.3:
        leaves.insert(0, Leaf("float", 4, "BIG", 0, random.choice((14, 28, 29, 30))))
    return Shader("pixel", {"in": leaves, "out": [Leaf("float", 4, "SV_Target")]})


def users(random: Random, count: int, native: bool, modes: bool) -> list[Leaf]:
    """Leaves with semantics of the user's own; `modes`: some have interpolation keywords."""
    scalars = ["float", "float", "float", "int", "uint", "bool"] + ["half", "half", "int16_t", "uint16_t"] * native
    rows = random.choice(((0,), (0, 0, 0, 2, 3), (0, 2, 3, 4, 6), (0, 5, 9, 12)))
    one_scalar = random.random() < 0.4
    leaves = []
    for number in range(count):
        scalar = "float" if one_scalar else random.choice(scalars)
        leaf = Leaf(scalar, random.randint(1, 4), f"N{number}_", random.randint(0, 5), random.choice(rows))
        if modes and random.random() < 0.3:
            is_float = scalar in ("float", "half")
            leaf.keywords = random.choice(("nointerpolation", *KEYWORDS)) if is_float else "nointerpolation"
        leaves.append(leaf)
    return leaves


def mix(random: Random, leaves: list[Leaf], others: list[Leaf], chance: float = 0.4) -> None:
    """Put some of the others somewhere among the leaves."""
    for other in others:
        if random.random() < chance:
            leaves.insert(random.randint(0, len(leaves)), other)


def _linked(random: Random, native: bool, stage: str) -> list[Leaf]:
    """What goes from a vertex shader to a pixel shader."""
    leaves = users(random, random.choice((0, 2, 4, 6, 9, 13)), native, True)
    keywords = random.choice(("", "", "", "centroid", "noperspective", "sample", "linear"))
    others = [
        Leaf("float", 4, "SV_Position", keywords=keywords),
        Leaf("uint", 1, "SV_RenderTargetArrayIndex"),
        Leaf("uint", 1, "SV_ViewportArrayIndex"),
        Leaf("uint", 1, "SV_ShadingRate"),
    ]
    if stage == "pixel":
        front_face = random.choice(("bool", "uint", "int"))
        others += [Leaf(front_face, 1, "SV_IsFrontFace"), Leaf("uint", 1, "SV_PrimitiveID"),
                   Leaf("uint", 1, "SV_SampleIndex"), Leaf("float", 3, "SV_Barycentrics"),
                   Leaf("uint", 1, random.choice(("SV_Coverage", "SV_InnerCoverage")))]
    mix(random, leaves, others)
    if random.random() < 0.5:
        mix(random, leaves, clip_cull(random), 0.8)
    return leaves


def clip_cull(random: Random) -> list[Leaf]:
    """Clip and cull distances, most often few enough for their two registers."""
    index = {"SV_ClipDistance": 0, "SV_CullDistance": 0}
    leaves = []
    arrays = random.random() < 0.5
    for _ in range(random.randint(1, 4)):
        name = random.choice(tuple(index))
        rows = random.choice((0, 2)) if arrays else 0
        cols = random.choice((1, 1, 2, 3)) if random.random() < 0.9 else 4
        keywords = random.choice(("", "", "", "", "linear", "centroid"))
        leaves.append(Leaf("float", cols, name, index[name], rows, keywords))
        index[name] += rows or 1
    return leaves


def _targets(random: Random) -> list[Leaf]:
    leaves = []
    free = list(range(8))
    for _ in range(random.randint(0, 5)):
        rows = random.choice((0, 0, 0, 2))
        starts = [index for index in free if all(index + row in free for row in range(rows or 1))]
        if not starts:
            continue
        start = random.choice(starts)
        for row in range(rows or 1):
            free.remove(start + row)
        scalar = random.choice(("float", "float", "int", "uint"))
        leaves.append(Leaf(scalar, random.randint(1, 4), "SV_Target", start, rows))
    return leaves
