"""What the LALR generator cannot decide by itself, and who decides it.

No Clang counterpart: recursive descent decides in code.
A test runs the generator with and without the precedence table and holds both lists equal to what it finds.
"""

from __future__ import annotations

# Conflicts that remain with the precedence table: (state, token, resolution) as PLY reports them.  None, and none is
# wanted: what an LALR(1) parser cannot see, the token filter decides (types, templates, contextual keywords, the colon
# of a base clause, lambdas).
ALLOWED: tuple[tuple[int, str, str], ...] = ()

# Left sides of the rules that are ambiguous without the precedence table, and how it settles them.
SETTLED_BY_PRECEDENCE: dict[str, str] = {
    "expr": "operators bind as in C++; `sizeof (T) - 1` subtracts",
    "bit_width": "the same operators in the width of a bit-field, which does not begin with a name",
    "if_stmt": "`else` belongs to the nearest `if`",
}
