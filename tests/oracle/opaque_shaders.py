"""Programs that hand resources about: each makes an object with a resource in it in one way and reads through it."""

from __future__ import annotations

from itertools import product

WAYS = ("result", "out", "inout")
SOURCES = ("global", "parameter", "local", "function")
STRUCT = "struct S { float k; Buffer<float> b; };\n"
# shape -> (type, the resource in it, declarations, statements that set the rest, resources too)
SHAPES = {
    "direct": ("Buffer<float>", "{}", "", ""),
    "in_struct": ("S", "{}.b", STRUCT, "{0}.k = 2;"),
    "in_nested_struct": ("N", "{}.s.b", STRUCT + "struct N { S s; int n; };\n", "{0}.s.k = 2; {0}.n = 3;"),
    "in_array": ("A", "{}[1]", "typedef Buffer<float> A[2];\n", "{0}[0] = h;"),
}
CASES = list(product(WAYS, SHAPES, SOURCES))
HEAD = """Buffer<float> g : register(t3);
Buffer<float> h : register(t5);
RWBuffer<float> result : register(u0);
"""
# source -> (parameter, argument, statement before, the resource)
_SOURCES = {
    "global": ("", "", "", "g"),
    "parameter": ("Buffer<float> p", "g", "", "p"),
    "local": ("", "", "Buffer<float> l = g;", "l"),
    "function": ("", "", "", "pick()"),
}


def program(way: str, shape: str, source: str) -> str:
    """A compute shader that writes an element of `g` (t3) to `result` (u0)."""
    type_name, place, declarations, rest = SHAPES[shape]
    parameter, argument, before, resource = _SOURCES[source]
    target = place.format("v")
    body = f"{before} {rest.format('v')} {target} = {resource};"
    text = declarations + HEAD
    if source == "function":
        text += "Buffer<float> pick() { return g; }\n"
    if way == "result":
        text += f"{type_name} make({parameter}) {{ {type_name} v; {body} return v; }}\n"
        use = f"{type_name} r = make({argument});"
    else:
        parameter = ", " + parameter if parameter else ""
        argument = ", " + argument if argument else ""
        text += f"void make({way} {type_name} v{parameter}) {{ {body} }}\n"
        start = f"{rest.format('r')} {place.format('r')} = h;" if way == "inout" else ""
        use = f"{type_name} r; {start} make(r{argument});"
    return text + f"[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID) {{ {use} " \
        f"result[i] = {place.format('r')}[i]; }}\n"
