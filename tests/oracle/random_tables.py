"""Random shaders of every stage whose inputs and outputs are nested: structs, bases, arrays, matrices, outer semantics.

Made for the comparison of whole signature tables, masks included: what is read and written is known to matter.
Left out is what DXC 1.8 gets wrong (docs/signatures.md): matrices that are `row_major` inside an array or a vertex, or
of bool; arrays of arrays of matrices; semantics around records that a patch constant function reads.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

PRIMITIVES = {"point": 1, "line": 2, "triangle": 3, "lineadj": 4, "triangleadj": 6}
_KEYWORDS = ("", "", "", "linear", "centroid", "noperspective", "noperspective centroid", "sample", "nointerpolation",
             "center", "noperspective sample")
_SCALARS = ("float", "float", "float", "int", "uint", "bool", "half")
Text = list[str]


class Leaf:
    """Something to read or write: how it is spelled from its owner on, and how many columns it has."""

    def __init__(self, path: str, scalar: str, rows: int, cols: int, arrays: tuple[int, ...]) -> None:
        self.path, self.scalar, self.rows, self.cols, self.arrays = path, scalar, rows, cols, arrays


class TableShader:
    """The text of one shader while it is made."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.structs: Text = []
        self.names = 0
        self.has_outer = True
        self.has_row_major = True

    def name(self, prefix: str) -> str:
        self.names += 1
        return f"{prefix}{self.names}"

    # ---- types

    def struct(self, depth: int, is_outer: bool, modes: bool, room: int,
               extra: Sequence[str] = ()) -> tuple[str, list[Leaf]]:
        """A struct and its leaves. is_outer: a semantic around it numbers everything; room: about how many rows."""
        random = self.random
        leaves: list[Leaf] = []
        base = ""
        if depth < 2 and random.random() < 0.2:
            base, leaves = self.struct(depth + 1, is_outer, modes, max(1, room // 2))
        lines: Text = []
        for _ in range(random.randint(1, 4)):
            if room <= 0:
                break
            field = self.name("f")
            keywords = random.choice(_KEYWORDS) if modes and random.random() < 0.4 else ""
            if depth < 3 and random.random() < 0.3:
                outer = is_outer or (self.has_outer and random.random() < 0.4)
                count = random.randint(2, 3) if outer and random.random() < 0.3 else 0
                has_row_major, self.has_row_major = self.has_row_major, self.has_row_major and not count
                inner, found = self.struct(depth + 1, outer, modes, max(1, room // 2))
                self.has_row_major = has_row_major
                semantic = f" : {self.semantic()}" if outer and (not is_outer or random.random() < 0.3) else ""
                keywords = keywords if all(leaf.scalar in ("float", "half") for leaf in found) else ""
                lines.append(f"{keywords} {inner} {field}{f'[{count}]' if count else ''}{semantic};")
                for leaf in found:
                    leaf.path = f".{field}{'[#]' if count else ''}{leaf.path}"
                    leaf.arrays = ((count,) if count else ()) + leaf.arrays
                leaves += found
                room -= 4
                continue
            line, leaf = self.leaf(field, keywords)
            semantic = f" : {self.semantic()}" if not is_outer or random.random() < 0.2 else ""
            lines.append(f"{line}{semantic};")
            leaves.append(leaf)
            room -= leaf.rows
        for line in extra:
            lines.insert(random.randint(0, len(lines)), line)
        if not lines:
            lines.append(f"float {self.name('f')} : {self.semantic()};")
        made = self.name("S")
        body = "".join(f"  {line.strip()}\n" for line in lines)
        self.structs.append(f"struct {made}{f' : {base}' if base else ''} {{\n{body}}};\n")
        return made, leaves

    def leaf(self, field: str, keywords: str) -> tuple[str, Leaf]:
        random = self.random
        scalar = random.choice(_SCALARS)
        if scalar not in ("float", "half"):
            keywords = random.choice(("", "nointerpolation")) if keywords else ""
        arrays = random.choice(((), (), (), (2,), (3,), (2, 2), (1,)))
        dims = "".join(f"[{size}]" for size in arrays)
        marks = "[#]" * len(arrays)
        count = 1
        for size in arrays:
            count *= size
        if random.random() < 0.2 and len(arrays) < 2 and scalar != "bool":  # DXC errs there, docs/signatures.md
            rows, cols = random.randint(1, 4), random.randint(1, 4)
            major = "" if arrays or not self.has_row_major else random.choice(("", "row_major ", "column_major "))
            return (f"{keywords} {major}{scalar}{rows}x{cols} {field}{dims}",
                    Leaf(f".{field}{marks}", scalar, rows * count, -(rows * 10 + cols), arrays))
        cols = random.randint(1, 4)
        return f"{keywords} {scalar}{cols if cols > 1 else ''} {field}{dims}", Leaf(f".{field}{marks}", scalar, count,
                                                                                    cols, arrays)

    def semantic(self) -> str:
        name = self.name("N")
        return f"{name}_{self.random.randint(0, 7)}" if self.random.random() < 0.5 else f"{name}_"

    # ---- uses

    def part(self, owner: str, leaf: Leaf, is_read: bool) -> str:
        """Some components of a leaf; a row that is known at run time only, now and then."""
        random = self.random
        text = leaf.path
        for size in leaf.arrays:
            dynamic = is_read and size > 1 and random.random() < 0.2
            text = text.replace("#", f"n % {size}" if dynamic else str(random.randrange(size)), 1)
        if leaf.cols < 0:
            rows, cols = divmod(-leaf.cols, 10)
            return f"{owner}{text}._m{random.randrange(rows)}{random.randrange(cols)}"
        if leaf.cols == 1:
            return owner + text
        columns = random.sample("xyzw"[:leaf.cols], random.randint(1, leaf.cols))
        return f"{owner}{text}.{''.join(columns)}"

    def reads(self, owner: str, leaves: list[Leaf]) -> Text:
        """Statements that add parts of the leaves to `acc`."""
        found = []
        for leaf in leaves:
            if self.random.random() < 0.7:
                part = self.part(owner, leaf, True)
                columns = len(part.rsplit(".", 1)[1]) if leaf.cols > 1 else 1
                value = part if columns == 1 else f"dot(float{columns}({part}), {columns + 1})"
                found.append(f"acc += {value};")
        return found

    def writes(self, owner: str, leaves: list[Leaf]) -> Text:
        """Statements that write `acc` to parts of the leaves, so that masks have holes."""
        return [f"{self.part(owner, leaf, False)} = acc;" for leaf in leaves if self.random.random() < 0.8]


def random_table_shader(random: Random) -> tuple[str, str]:
    """(profile, source)."""
    return random.choice((_vertex, _pixel, _geometry, _hull, _domain, _mesh))(TableShader(random))


def _param(shader: TableShader, modes: bool, extra: Text, name: str) -> tuple[str, list[Leaf]]:
    """A parameter of a struct type, sometimes with a semantic around it."""
    outer = not extra and shader.random.random() < 0.3
    struct, leaves = shader.struct(0, outer, modes, 12, extra)
    return f"{struct} {name}{f' : {shader.semantic()}' if outer else ''}", leaves


def _some(random: Random, *lines: str) -> Text:
    return [line for line in lines if random.random() < 0.4]


def _linked(random: Random) -> Text:
    return _some(random, "uint layer : SV_RenderTargetArrayIndex;", "float2 clip : SV_ClipDistance0;",
                 "float cull[2] : SV_CullDistance;")


def _system(owner: str, extra: Text) -> Text:
    """DXC wants each component of a system value to be written."""
    names = [line.split(":")[0].split()[1] for line in extra]
    return [f"{owner}.{name.replace('[2]', '[1]')} = acc;" for name in names]


def _lines(statements: Text) -> str:
    return "".join(f"  {line}\n" for line in statements)


def _vertex(shader: TableShader) -> tuple[str, str]:
    random = shader.random
    given, read = _param(shader, False, [], "i")
    extra = ["float4 pos : SV_Position;", *_linked(random)]
    made, written = shader.struct(0, False, True, 14, extra)
    body = ["float acc = n;", *shader.reads("i", read), f"{made} o;", *_system("o", extra),
            *shader.writes("o", written), "return o;"]
    return "vs_6_6", f"{''.join(shader.structs)}{made} main({given}, uint n : SV_VertexID) {{\n{_lines(body)}}}\n"


def _pixel(shader: TableShader) -> tuple[str, str]:
    random = shader.random
    extra = ["float4 pos : SV_Position;", *_linked(random)] if random.random() < 0.5 else []
    given, read = _param(shader, True, extra, "i")
    front = ", bool front : SV_IsFrontFace" if random.random() < 0.4 else ""
    body = ["float acc = n + 0.5;", *shader.reads("i", read), *(["acc += front;"] if front else []), "return acc;"]
    return "ps_6_6", (f"{''.join(shader.structs)}float4 main({given}{front}, uint n : SV_SampleIndex) : SV_Target {{\n"
                      f"{_lines(body)}}}\n")


def _geometry(shader: TableShader) -> tuple[str, str]:
    random = shader.random
    primitive = random.choice(tuple(PRIMITIVES))
    shader.has_row_major = False
    given, read = shader.struct(0, False, True, 10, _linked(random))
    count = PRIMITIVES[primitive]
    streams, params, body = random.choice((1, 1, 2)), [], ["float acc = n - 0.5;"]
    body += shader.reads(f"v[{random.randrange(count)}]", read)
    for number in range(streams):
        extra = _linked(random)
        made, written = shader.struct(0, False, True, 10, extra)
        params.append(f"inout PointStream<{made}> s{number}")
        body += [f"{made} o{number};", *_system(f"o{number}", extra), *shader.writes(f"o{number}", written),
                 f"s{number}.Append(o{number});"]
    inputs = f"{primitive} {given} v[{count}], uint n : SV_PrimitiveID"
    text = f"[maxvertexcount(1)] void main({inputs}, {', '.join(params)})"
    return "gs_6_6", f"{''.join(shader.structs)}{text} {{\n{_lines(body)}}}\n"


_FACTORS = ["float edges[3] : SV_TessFactor;", "float inside : SV_InsideTessFactor;"]


def _hull(shader: TableShader) -> tuple[str, str]:
    random = shader.random
    shader.has_outer = False  # the patch constant function finds the wrong elements
    shader.has_row_major = False
    given, read = shader.struct(0, False, True, 10, _linked(random))
    made, written = shader.struct(0, False, True, 10, _linked(random))
    constants, factors = shader.struct(0, False, False, 8, _FACTORS)
    inner = ["float acc = n;", *shader.reads("p[1]", read), f"{constants} c;", "c.edges[0] = c.edges[1] = 1;",
             "c.edges[2] = c.inside = acc;", *shader.writes("c", factors), "return c;"]
    body = ["float acc = n;", *shader.reads("p[n]", read), f"{made} o;", *shader.writes("o", written), "return o;"]
    return "hs_6_6", (
        f"{''.join(shader.structs)}{constants} constants(InputPatch<{given}, 3> p, uint n : SV_PrimitiveID) {{\n"
        f"{_lines(inner)}}}\n"
        "[domain(\"tri\")] [partitioning(\"integer\")] [outputtopology(\"point\")] [outputcontrolpoints(3)] "
        f"[patchconstantfunc(\"constants\")]\n{made} main(InputPatch<{given}, 3> p, uint n : SV_OutputControlPointID) "
        f"{{\n{_lines(body)}}}\n")


def _domain(shader: TableShader) -> tuple[str, str]:
    random = shader.random
    shader.has_row_major = False
    given, read = shader.struct(0, False, True, 10, _linked(random))
    constants, factors = shader.struct(0, False, False, 8, _FACTORS if random.random() < 0.7 else [])
    extra = ["float4 pos : SV_Position;", *_linked(random)]
    made, written = shader.struct(0, False, True, 10, extra)
    body = ["float acc = at.y;", "uint n = at.x * 4;", *shader.reads("p[2]", read), *shader.reads("c", factors),
            f"{made} o;", *_system("o", extra), *shader.writes("o", written), "return o;"]
    structs = "".join(shader.structs)
    return "ds_6_6", (f"{structs}[domain(\"tri\")] {made} main(OutputPatch<{given}, 3> p, {constants} c, "
                      f"float3 at : SV_DomainLocation) {{\n{_lines(body)}}}\n")


def _mesh(shader: TableShader) -> tuple[str, str]:
    vertex, written = shader.struct(0, False, True, 10, ["float4 pos : SV_Position;"])
    extra = _some(shader.random, "uint layer : SV_RenderTargetArrayIndex;", "bool cull : SV_CullPrimitive;")
    primitive, flat = shader.struct(0, False, False, 8, extra)
    body = ["float acc = i;", "SetMeshOutputCounts(3, 1);", f"{vertex} o;", "o.pos = acc;",
            *shader.writes("o", written), "v[i] = o;", f"{primitive} q;", *_system("q", extra),
            *shader.writes("q", flat), "p[0] = q;", "t[0] = uint3(0, 1, 2);"]
    return "ms_6_6", (f"{''.join(shader.structs)}[numthreads(3, 1, 1)] [outputtopology(\"triangle\")]\nvoid main("
                      f"uint i : SV_GroupIndex, out vertices {vertex} v[3], out indices uint3 t[1], out primitives "
                      f"{primitive} p[1]) {{\n{_lines(body)}}}\n")
