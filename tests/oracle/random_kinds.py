"""Random shaders with what random_tables leaves out: templates as types, several parameters, `inout` ones, modes on
whole parameters, minimum precision and 16-bit types, enums, typedefs, values of the system deep inside, patch constant
functions with `out` parameters, mesh outputs that are written in functions.

Left out is what DXC 1.8 gets wrong: an `inout` parameter of which a part is written (the rest is lost), templates as
types of streams, and masks that are accidents of its optimiser: rows of `inout` arrays that are known at run time only,
patch constants of minimum precision that are never written, `out` parameters of patch constant functions that are
written in part.
"""

from __future__ import annotations

from random import Random

from random_tables import Leaf, TableShader, Text

_MODES = ("", "", "linear", "centroid", "noperspective", "sample", "noperspective centroid", "center")
_MIN_PRECISION = ("min16float", "min16int", "min16uint")
_NATIVE = ("half", "int16_t", "uint16_t", "float16_t")
_FLOATS = ("float", "half", "min16float", "float16_t")
HEAD = "enum Kind { LOW, HIGH = 5 };\ntypedef float3 Vec;\ntypedef uint Id;\n#define WIDE float4\n"


class KindShader(TableShader):
    """The text of one shader while it is made. small: the scalars besides the usual ones."""

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self.native = random.random() < 0.3
        self.is_dynamic = True
        self.scalars: tuple[str, ...] = ("float", "float", "int", "uint", *(_NATIVE if self.native else _MIN_PRECISION))

    # ---- types

    def field(self, modes: bool) -> tuple[str, Leaf]:
        """`float2 f1`, and the leaf that it is."""
        random, name = self.random, self.name("f")
        keywords = random.choice(_MODES) + " " if modes and random.random() < 0.4 else ""
        known = random.random()
        if known < 0.1:
            return f"nointerpolation Kind {name}" if modes else f"Kind {name}", Leaf(f".{name}", "enum", 1, 1, ())
        if known < 0.2:
            type, cols = random.choice((("Vec", 3), ("WIDE", 4), ("vector<float, 2>", 2), ("float1", 1)))
            return f"{keywords}{type} {name}", Leaf(f".{name}", "float", 1, 1 if cols == 1 else cols, ())
        if known < 0.25:
            return f"Id {name}", Leaf(f".{name}", "uint", 1, 1, ())
        scalar = random.choice(self.scalars)
        if scalar not in _FLOATS:
            keywords = ""
        cols = random.randint(1, 4)
        arrays = random.choice(((), (), (), (2,), (3,)))
        dims = "".join(f"[{size}]" for size in arrays)
        return (f"{keywords}{scalar}{cols if cols > 1 else ''} {name}{dims}",
                Leaf(f".{name}{'[#]' * len(arrays)}", scalar, arrays[0] if arrays else 1, cols, arrays))

    def made(self, modes: bool, system: Text, depth: int = 0, is_plain: bool = False) -> tuple[str, list[Leaf]]:
        """A type with semantics of its own: a struct, a template or what is derived from one, with `system` inside."""
        random = self.random
        lines: Text = []
        leaves: list[Leaf] = []
        for _ in range(random.randint(1, 3)):
            line, leaf = self.field(modes)
            lines.append(f"{line} : {self.semantic()};")
            leaves.append(leaf)
        base = ""
        if depth < 2 and random.random() < 0.5:
            inner, found = self.made(modes, system, depth + 1)
            system = []
            if random.random() < 0.5:
                base = f" : {inner}"
                leaves = found + leaves
            else:
                name = self.name("f")
                keywords = random.choice(_MODES) if modes and all(leaf.scalar in _FLOATS for leaf in found) else ""
                lines.append(f"{keywords} {inner} {name};".strip())
                for leaf in found:
                    leaf.path = f".{name}{leaf.path}"
                leaves += found
        for line in system:
            lines.insert(random.randint(0, len(lines)), line)
            leaves.append(Leaf(f".{line.split(':')[0].split()[-1]}", "system", 1, 1, ()))
        type = self.name("S")
        if not is_plain and random.random() < 0.4:
            return self.template(type, base, lines, leaves, modes)
        lines.append(f"float twice{type}() {{ return 2; }}")
        self.structs.append(f"struct {type}{base} {{\n{''.join(f'  {line}' + chr(10) for line in lines)}}};\n")
        return type, leaves

    def template(self, type: str, base: str, lines: Text, leaves: list[Leaf], modes: bool) -> tuple[str, list[Leaf]]:
        """The same as a template, with one more field of its argument's type, and one as long as its number."""
        random = self.random
        first, second = self.name("f"), self.name("f")
        scalar, cols, count = random.choice(("float", "int")), random.randint(1, 4), random.randint(1, 3)
        keywords = "nointerpolation " if modes and random.random() < 0.3 else ""
        lines += [f"{keywords}T {first} : {self.semantic()};", f"T {second}[N] : {self.semantic()};"]
        self.structs.append(f"template <typename T, int N> struct {type}{base} {{\n"
                            f"{''.join(f'  {line}' + chr(10) for line in lines)}}};\n")
        more = [Leaf(f".{first}", scalar, 1, cols, ()), Leaf(f".{second}[#]", scalar, count, cols, (count,))]
        return f"{type}<{scalar}{cols if cols > 1 else ''}, {count}>", leaves + more

    # ---- uses

    def reads(self, owner: str, leaves: list[Leaf], is_dynamic: bool = True) -> Text:
        """is_dynamic: rows may be known at run time only."""
        self.is_dynamic = is_dynamic
        return super().reads(owner, [leaf for leaf in leaves if leaf.scalar != "system"])

    def part(self, owner: str, leaf: Leaf, is_read: bool) -> str:
        return super().part(owner, leaf, is_read and self.is_dynamic)

    def writes(self, owner: str, leaves: list[Leaf]) -> Text:
        """Values of the system are written whole."""
        written: Text = []
        for leaf in leaves:
            if leaf.scalar == "system":
                written.append(f"{owner}{leaf.path} = acc;")
            elif self.random.random() < 0.8:
                part = self.part(owner, leaf, False)
                written.append(f"{part} = {'HIGH' if leaf.scalar == 'enum' else 'acc'};")
        return written

    def text(self) -> str:
        return HEAD + "".join(self.structs)


def _lines(statements: Text) -> str:
    return "".join(f"  {line}\n" for line in statements)


def _may_be_zero(leaves: list[Leaf]) -> bool:
    """Whether `(S)0` makes a value for DXC."""
    return all(leaf.scalar != "enum" for leaf in leaves)


def random_kind_shader(random: Random) -> tuple[str, str, bool]:
    """(profile, source, whether it has native 16-bit types)."""
    shader = KindShader(random)
    profile, source = random.choice((_vertex, _vertex, _pixel, _pixel, _hull, _domain, _geometry, _mesh))(shader)
    return profile, source, shader.native


def _vertex(shader: KindShader) -> tuple[str, str]:
    """Several parameters of each direction, and a result."""
    random = shader.random
    params: Text = []
    body = ["float acc = n;"]
    ends: Text = []
    for number in range(random.randint(1, 3)):
        type, leaves = shader.made(number == 2, [])
        modifier = ("", "in ", "inout ")[number]
        params.append(f"{modifier}{type} p{number}")
        body += shader.reads(f"p{number}", leaves, number < 2)
        if number == 2 and _may_be_zero(leaves):
            ends.append(f"p2 = ({type})0;")
    type, leaves = shader.made(True, [])
    keywords = random.choice(_MODES) if all(leaf.scalar in _FLOATS for leaf in leaves) else ""
    params.append(f"out {keywords} {type} q".replace("  ", " "))
    ends += [f"q = ({type})0;"] if _may_be_zero(leaves) and random.random() < 0.3 else shader.writes("q", leaves)
    made, written = shader.made(True, ["float4 pos : SV_Position;", "float clip : SV_ClipDistance0;"])
    random.shuffle(params)
    params.append("uint n : SV_VertexID")
    return "vs_6_6", (f"{shader.text()}{made} main({', '.join(params)}) {{\n"
                      f"{_lines([*body, *ends, f'{made} o;', *shader.writes('o', written), 'return o;'])}}}\n")


def _pixel(shader: KindShader) -> tuple[str, str]:
    random = shader.random
    params: Text = []
    body = ["float acc = 0.5;", "uint n = 1;"]
    for number in range(random.randint(1, 3)):
        system = ["float4 pos : SV_Position;", "bool front : SV_IsFrontFace;"] if number == 0 else []
        type, leaves = shader.made(True, random.sample(system, random.randint(0, len(system))))
        is_float = all(leaf.scalar in _FLOATS for leaf in leaves)
        params.append(f"{random.choice(_MODES) if is_float else ''} {type} p{number}".strip())
        body += shader.reads(f"p{number}", leaves)
    outs = random.sample(["out float4 a : SV_Target1", "out half2 b : SV_Target3", "out float d : SV_Depth",
                          "out uint c : SV_Coverage", "out int4 e : SV_Target2"], random.randint(0, 3))
    body += [f"{line.split()[2]} = acc;" for line in outs]
    params += outs
    random.shuffle(params)
    return "ps_6_6", (f"{shader.text()}float4 main({', '.join(params)}) : SV_Target {{\n"
                      f"{_lines([*body, 'return acc;'])}}}\n")


_FACTORS = ["float edges[3] : SV_TessFactor;", "float inside : SV_InsideTessFactor;"]
_ATTRIBUTES = ("[domain(\"tri\")] [partitioning(\"fractional_odd\")] [outputtopology(\"triangle_ccw\")] "
               "[outputcontrolpoints(3)] [patchconstantfunc(\"constants\")]\n")


def _hull(shader: KindShader) -> tuple[str, str]:
    """The patch constant function has a result and `out` parameters, and sees both kinds of control points."""
    random = shader.random
    given, read = shader.made(True, [])
    made, written = shader.made(True, random.choice(([], ["float4 pos : SV_Position;"])))
    shader.scalars = ("float", "int", "uint")
    constants, fields = shader.made(False, [])
    more, others = shader.made(False, [])
    zero = [f"q = ({more})0;"] if _may_be_zero(others) else []
    inner = ["float acc = n;", *shader.reads("p[1]", read), *shader.reads("o[2]", written), f"{constants} c;",
             *shader.writes("c", fields), *zero, "edges[0] = edges[1] = 1;", "edges[2] = acc;",
             "inside = acc;", "return c;"]
    body = ["float acc = n;", *shader.reads("p[n]", read), f"{made} o;", *shader.writes("o", written), "return o;"]
    outs = [f"out {more} q", "out float edges[3] : SV_TessFactor", "out float inside : SV_InsideTessFactor"]
    random.shuffle(outs)
    return "hs_6_6", (
        f"{shader.text()}{constants} constants(InputPatch<{given}, 4> p, OutputPatch<{made}, 3> o, {', '.join(outs)}, "
        f"uint n : SV_PrimitiveID) {{\n{_lines(inner)}}}\n{_ATTRIBUTES}{made} main(InputPatch<{given}, 4> p, "
        f"uint n : SV_OutputControlPointID) {{\n{_lines(body)}}}\n")


def _domain(shader: KindShader) -> tuple[str, str]:
    """Patch constants in several parameters, outputs as result and `out` parameters."""
    given, read = shader.made(True, [])
    constants, fields = shader.made(False, [])
    more, others = shader.made(True, [])
    made, written = shader.made(True, ["float4 pos : SV_Position;"])
    body = ["float acc = at.x;", "uint n = at.y * 4;", *shader.reads("p[2]", read), *shader.reads("c", fields),
            "acc += edges[1] + inside;", *shader.writes("q", others), f"{made} o;", *shader.writes("o", written),
            "return o;"]
    params = [f"OutputPatch<{given}, 3> p", f"{constants} c", "float edges[3] : SV_TessFactor",
              "float inside : SV_InsideTessFactor", "float3 at : SV_DomainLocation", f"out {more} q"]
    shader.random.shuffle(params)
    return "ds_6_6", f"{shader.text()}[domain(\"tri\")] {made} main({', '.join(params)}) {{\n{_lines(body)}}}\n"


def _geometry(shader: KindShader) -> tuple[str, str]:
    """The vertex is appended in a function."""
    given, read = shader.made(True, [])
    made, written = shader.made(True, ["float4 pos : SV_Position;", "uint layer : SV_RenderTargetArrayIndex;"], 0, True)
    put = [f"{made} o;", *shader.writes("o", written), "s.Append(o);"]
    return "gs_6_6", (
        f"{shader.text()}void put(inout TriangleStream<{made}> s, float acc) {{\n{_lines(put)}}}\n"
        f"[maxvertexcount(2)] void main(line {given} v[2], inout TriangleStream<{made}> s, "
        "uint n : SV_GSInstanceID) {\n"
        f"{_lines(['float acc = n;', *shader.reads('v[1]', read), 'put(s, acc);', 's.RestartStrip();'])}}}\n")


def _mesh(shader: KindShader) -> tuple[str, str]:
    """Vertices and primitives are written in functions that have the whole arrays."""
    vertex, written = shader.made(True, ["float4 pos : SV_Position;"])
    primitive, flat = shader.made(False, ["uint id : SV_PrimitiveID;", "bool hidden : SV_CullPrimitive;"])
    body = ["SetMeshOutputCounts(3, 1);", "put(v, i);", "paint(p, i);", "t[0] = uint3(0, 1, 2);"]
    return "ms_6_6", (
        f"{shader.text()}void put(inout {vertex} v[3], uint i) {{\n"
        f"{_lines(['float acc = i;', *shader.writes('v[i]', written)])}}}\n"
        f"void paint(inout {primitive} p[1], uint i) {{\n{_lines(['float acc = i;', *shader.writes('p[0]', flat)])}}}\n"
        "[numthreads(3, 1, 1)] [outputtopology(\"triangle\")]\nvoid main(uint i : SV_GroupIndex, "
        f"out vertices {vertex} v[3], out indices uint3 t[1], out primitives {primitive} p[1]) {{\n{_lines(body)}}}\n")
