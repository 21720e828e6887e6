"""What effect files (.fx) say beside shaders: techniques, state objects, state blocks, annotations.  All is skipped.

No Clang counterpart: Clang does not know effects; the diagnostics' ids and their group are DXC's
(lib/Parse/ParseDecl.cpp, lib/Parse/ParseDeclCXX.cpp).
Differs: DXC skips an object of an effect after it has parsed it; here its tokens never reach the grammar, so that its
name stays free.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.lex.tokens import Token
from hlslfe.parse.filter_tables import BEFORE_DECLARATION, CLOSERS, OPENERS, TYPE_KEYWORDS

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.parse.token_filter import TokenFilter

TECHNIQUES = frozenset(("technique", "Technique", "technique10", "technique11"))
OBJECTS = frozenset((
    "texture Texture BlendState DepthStencilState RasterizerState DepthStencilView RenderTargetView VertexShader "
    "vertexshader PixelShader pixelshader GeometryShader HullShader DomainShader ComputeShader pixelfragment "
    "vertexfragment"
).split())
# Words that begin a declaration to skip; `string` is no effect, but nothing can be done with one either.
NAMES = TECHNIQUES | OBJECTS | {"string"}
# Types whose variables may have a state block.
STATE_TYPES = frozenset("SamplerState SamplerComparisonState sampler".split())



def end_of_effect(filter: TokenFilter, index: int) -> int:
    """The index after the technique, object or string that begins at `index`; 0 when none does."""
    tokens = filter.tokens
    name = tokens[index].value
    if index and tokens[index - 1].type not in BEFORE_DECLARATION:
        return 0
    if name in TECHNIQUES:
        position = index + 1
        while tokens[position].type not in ("L_BRACE", "EOF"):
            if tokens[position].type in ("L_PAREN", "R_BRACE"):
                return 0
            position += 1
        end = filter.end_of_brackets(position)
        if tokens[position].type == "EOF" or tokens[end].type != "R_BRACE":
            return 0
        filter.diags.report(tokens[index].lexpos, "warn_hlsl_effect_technique")
        return end + 1
    if name == "string":
        return end_of_string(filter, index)
    if tokens[index + 1].type != "IDENTIFIER" or tokens[index + 2].type in ("L_PAREN", "L_SQUARE"):
        return 0
    end = _end_of_declaration(filter, index)
    if end and name in OBJECTS:
        filter.diags.report(tokens[index].lexpos, "warn_hlsl_effect_object")
    return end


def end_of_string(filter: TokenFilter, index: int) -> int:
    """The index after `string s = "text";`, whose type is at `index`; 0 for what is something else.  Only globals can
    be strings, and nothing can be done with one."""
    tokens = filter.tokens
    if tokens[index + 1].type != "IDENTIFIER":
        return 0
    position = index + 2
    if tokens[position].type == "LESS" and begins_annotation(filter, position):
        filter.diags.report(tokens[position].lexpos, "warn_hlsl_effect_annotation")
        position = _end_of_annotation(filter, position)
    if tokens[position].type == "EQUAL":
        position += 1
        if tokens[position].type != "STRING_LITERAL":
            return 0
        while tokens[position].type == "STRING_LITERAL":
            position += 1
    if tokens[position].type != "SEMI":
        return 0
    if filter.scopes.context is not filter.scopes.stack[0] or index < filter.buffer_end:
        filter.diags.report(tokens[index].lexpos, "err_hlsl_string_not_global")
    return position + 1


def actions(filter: TokenFilter, effect: str) -> dict[str, Callable[[Token, int], Token]]:
    """What the filter does with tokens for the sake of strings; `effect` is the kind of `string` where no declaration
    hides it."""

    def specifier(token: Token, index: int) -> Token:
        """`static const string s = "text";` is skipped from its first word on."""
        tokens, position = filter.tokens, index + 1
        while tokens[position].type in ("KW_STATIC", "KW_CONST"):
            position += 1
        if tokens[position].value == "string" and (not index or tokens[index - 1].type in BEFORE_DECLARATION):
            entry = filter.scopes.names.get("string")
            end = end_of_string(filter, position) if entry is not None and entry.kind == effect else 0
            if end:
                filter.index = end
                return filter.token()
        return token

    def buffer(token: Token, index: int) -> Token:
        """Find where the members of a cbuffer end."""
        while filter.tokens[index].type not in ("L_BRACE", "SEMI", "EOF"):
            index += 1
        filter.buffer_end = filter.end_of_brackets(index) if filter.tokens[index].type == "L_BRACE" else 0
        return token

    return {"KW_STATIC": specifier, "KW_CONST": specifier, "KW_CBUFFER": buffer, "KW_TBUFFER": buffer}


def _end_of_declaration(filter: TokenFilter, index: int) -> int:
    """The index after the `;` that ends the declaration at `index`; 0 when nothing does."""
    tokens = filter.tokens
    while tokens[index].type not in ("SEMI", "EOF"):
        kind = tokens[index].type
        if kind in CLOSERS:
            return 0
        if kind == "LESS" and begins_annotation(filter, index):
            index = _end_of_annotation(filter, index)
        else:
            index = filter.end_of_brackets(index) + 1 if kind in OPENERS else index + 1
    return index + 1 if tokens[index].type == "SEMI" else 0


def drop_state(filter: TokenFilter, index: int) -> None:
    """Remove the state block, or the `= sampler_state {...}`, of the variable that the type at `index` declares."""
    tokens = filter.tokens
    position = index + 2
    if tokens[index + 1].type != "IDENTIFIER":
        return
    while True:
        kind = tokens[position].type
        if kind == "L_SQUARE":
            position = filter.end_of_brackets(position) + 1
        elif kind == "COLON" and tokens[position + 1].type == "IDENTIFIER":
            position += 2
            if tokens[position].type == "L_PAREN":
                position = filter.end_of_brackets(position) + 1
        elif kind == "LESS" and begins_annotation(filter, position):
            position = _end_of_annotation(filter, position)
        else:
            break
    if kind == "L_BRACE":
        filter.diags.report(tokens[position].lexpos, "warn_hlsl_effect_state_block")
        del tokens[position : filter.end_of_brackets(position) + 1]
    elif kind == "EQUAL" and tokens[position + 1].value == "sampler_state" and tokens[position + 2].type == "L_BRACE":
        filter.diags.report(tokens[position + 1].lexpos, "warn_hlsl_effect_sampler_state")
        del tokens[position : filter.end_of_brackets(position + 2) + 1]


def begins_annotation(filter: TokenFilter, index: int) -> bool:
    """Whether the `<` at `index` opens an annotation: no expression and no template goes on with `type name =`."""
    first, second, third = filter.tokens[index + 1 : index + 4]
    if first.type == "GREATER":
        return second.type in ("SEMI", "EQUAL")
    return ((first.type == "IDENTIFIER" or first.type in TYPE_KEYWORDS) and second.type == "IDENTIFIER"
            and third.type in ("EQUAL", "L_SQUARE", "SEMI"))


def skip_annotation(filter: TokenFilter, index: int) -> None:
    """Go on after the annotation that the `<` at `index` opens."""
    filter.diags.report(filter.tokens[index].lexpos, "warn_hlsl_effect_annotation")
    filter.index = _end_of_annotation(filter, index)


def _end_of_annotation(filter: TokenFilter, index: int) -> int:
    """The index after the `>` that ends the annotation."""
    tokens = filter.tokens
    while tokens[index].type not in ("GREATER", "EOF"):
        index = filter.end_of_brackets(index) + 1 if tokens[index].type in OPENERS else index + 1
    return index + 1 if tokens[index].type == "GREATER" else index
