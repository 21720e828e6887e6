"""Programs in which something decides which resource is meant: DXC takes ACCEPTED and refuses REFUSED."""

from __future__ import annotations

from opaque_shaders import HEAD

PICK_IF = "Buffer<float> pick(int n) { if (n > 2) return g; return h; }\n"
PICK_SWITCH = "Buffer<float> pick(int n) { switch (n) { case 0: return g; default: return h; } }\n"
UNIFORM = "cbuffer C { int sel; };\n"


def shader(body: str, declarations: str = "") -> str:
    """`b` is a local buffer, `i` known at run time only."""
    return (f"{HEAD}{declarations}[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID) {{\n"
            f"  Buffer<float> b; float s = 0; {body} result[i] = s; }}\n")


_ACCEPTED = {
    "literal condition": ("b = true ? g : h; s = b[i];", ""),
    "constant condition": ("b = K ? g : h; s = b[i];", "static const bool K = 1;\n"),
    "static variable": ("b = flag ? g : h; s = b[i];", "static bool flag = true;\n"),
    "local that is known": ("int c = 3; c += 2; if (c == 5) b = g; else b = h; s = b[i];", ""),
    "function that is known": ("b = yes() ? g : h; s = b[i];", "bool yes() { return true; }\n"),
    "the same twice": ("b = i ? g : g; s = b[i];", ""),
    "logic that is known": ("b = g; if (i > 2 && false) b = h; s = b[i];", ""),
    "branch that nobody takes": ("b = g; if (0) b = h; s = b[i];", ""),
    "set in one branch": ("if (i) b = g; s = b[i];", ""),
    "set again before the use": ("if (i) b = g; else b = h; b = h; s = b[i];", ""),
    "used in the branches": ("if (i) { b = g; s = b[i]; } else { b = h; s = b[i]; }", ""),
    "parameter in the branches": ("s = i ? get(g, i) : get(h, i);",
                                  "float get(Buffer<float> p, int n) { return p[n]; }\n"),
    "array in a loop": ("Buffer<float> two[2] = { g, h }; [unroll] for (int k = 0; k < 2; ++k) s += two[k][i];", ""),
    "loop that is known": ("b = g; [unroll] for (int k = 0; k < 4; ++k) { s += b[k]; b = h; }", ""),
    "after a loop that is known": ("b = g; for (int k = 0; k < 4; ++k) { b = h; } s = b[i];", ""),
    "the same again in a loop": ("b = g; for (uint k = 0; k < i; ++k) { s += b[k]; b = g; }", ""),
    "return that is known": ("s = pick(1)[i];", PICK_IF),
    "case that is known": ("s = pick(0)[i];", PICK_SWITCH),
    "element that is known": ("Buffer<float> two[2] = { g, h }; s = two[1][i];", ""),
    "swap": ("b = g; Buffer<float> c = h; swap(b, c); s = b[i] - 2 * c[i];",
             "void swap(inout Buffer<float> p, inout Buffer<float> q) { Buffer<float> t = p; p = q; q = t; }\n"),
    "static that is copied": ("s = copy[i];", "static Buffer<float> copy = g;\n"),
    "static const": ("s = copy[i];", "static const Buffer<float> copy = g;\n"),
    "static array": ("s = copies[1][i];", "static Buffer<float> copies[2] = { g, h };\n"),
    "static struct": ("s = both.b[i] * both.k;", "struct S { Buffer<float> b; float k; }; static S both = { g, 2 };\n"),
    "static that is assigned": ("later = g; s = later[i];", "static Buffer<float> later;\n"),
    "class template": ("Holder<Buffer<float> > x; x.r = g; s = x.at(i);",
                       "template<typename R> struct Holder { R r; float at(int n) { return r[n]; } };\n"),
    "function template": ("s = get(g, i);", "template<typename R> float get(R r, int n) { return r[n]; }\n"),
    "struct global": ("s = both.b[i] * both.k;", "struct S { Buffer<float> b; float k; };\nS both : register(t9);\n"),
    "copy of a struct global": ("S x = both; x.k = 2; s = x.b[i] * x.k;",
                                "struct S { Buffer<float> b; float k; };\nS both : register(t9);\n"),
}
_REFUSED = {
    "condition at run time": ("b = i ? g : h; s = b[i];", ""),
    "initialiser": ("Buffer<float> c = i ? g : h; s = c[i];", ""),
    "uniform condition": ("b = sel ? g : h; s = b[i];", UNIFORM),
    "used at once": ("s = (i ? g : h)[i];", ""),
    "argument": ("s = get(i ? g : h, i);", "float get(Buffer<float> p, int n) { return p[n]; }\n"),
    "one branch": ("b = g; if (i > 3) b = h; s = b[i];", ""),
    "uniform branch": ("b = g; if (sel) b = h; s = b[i];", UNIFORM),
    "two branches": ("if (i > 3) b = g; else b = h; s = b[i];", ""),
    "early return": ("s = pick(i)[i];", PICK_IF),
    "switch": ("s = pick(i)[i];", PICK_SWITCH),
    "loop": ("b = g; for (uint k = 0; k < i; ++k) { s += b[k]; b = h; }", ""),
    "after a loop": ("b = g; for (uint k = 0; k < i; ++k) { b = h; } s = b[i];", ""),
    "index": ("Buffer<float> two[2] = { g, h }; s = two[i][i];", ""),
    "static array": ("s = copies[i][i];", "static const Buffer<float> copies[2] = { g, h };\n"),
    "two arrays": ("b = i > 2 ? many[i] : more[i]; s = b[i];", "Buffer<float> many[4], more[4];\n"),
    "member": ("S x; x.b = g; if (i > 3) x.b = h; s = x.b[i];", "struct S { Buffer<float> b; float k; };\n"),
    "inout": ("b = g; set(b, i); s = b[i];", "void set(inout Buffer<float> p, uint n) { if (n > 3) p = h; }\n"),
    "method": ("S x; x.b = g; x.set(i); s = x.b[i];",
               "struct S { Buffer<float> b; void set(uint n) { if (n > 3) b = h; } };\n"),
}
ACCEPTED = {name: shader(*parts) for name, parts in _ACCEPTED.items()}
REFUSED = {name: shader(*parts) for name, parts in _REFUSED.items()}
