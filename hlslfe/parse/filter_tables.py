"""Tables of the token filter: sets of token types, and the contextual keywords.

Mirrors clang/include/clang/Basic/TokenKinds.def: KEYWORD.
Differs: upstream makes the interpolation words keywords everywhere; here they are that only before a type or a name.
"""

from __future__ import annotations


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


OPENERS: dict[str, str] = {"L_PAREN": "R_PAREN", "L_SQUARE": "R_SQUARE", "L_BRACE": "R_BRACE"}
CLOSERS: dict[str, str] = {closer: opener for opener, closer in OPENERS.items()}
BRACKETS: tuple[str, ...] = (*OPENERS, *CLOSERS)

MEMBER_OPERATORS: frozenset[str] = frozenset(("PERIOD", "ARROW"))

TYPE_KEYWORDS: frozenset[str] = _words(
    "KW_VOID KW_BOOL KW_CHAR KW_WCHAR_T KW_CHAR16_T KW_CHAR32_T KW_SHORT KW_INT KW_LONG KW_UNSIGNED KW_SIGNED KW_FLOAT "
    "KW_DOUBLE KW_HALF"
)
# Keywords that may stand among declaration specifiers without being a type.
SPECIFIER_KEYWORDS: frozenset[str] = _words(
    "KW_CONST KW_VOLATILE KW_STATIC KW_EXTERN KW_INLINE KW_CONSTEXPR KW_MUTABLE KW_VIRTUAL KW_EXPLICIT KW_GROUPSHARED "
    "KW_IN KW_OUT KW_INOUT KW_EXPORT KW_ROW_MAJOR KW_COLUMN_MAJOR"
)
TYPE_TOKENS: frozenset[str] = TYPE_KEYWORDS | frozenset(("KW_CONST", "KW_UNSIGNED", "KW_STRUCT", "KW_TYPENAME"))

# A contextual keyword is one only when one of these follows: nothing else can follow two names in a row.
DECLARATION_STARTS: frozenset[str] = (
    TYPE_KEYWORDS | SPECIFIER_KEYWORDS
    | frozenset(("IDENTIFIER", "KW_STRUCT", "KW_CLASS", "KW_ENUM", "KW_AUTO", "KW_TYPENAME", "KW_UNION", "KW_DECLTYPE"))
)
# What must follow an identifier to make a second look at it worth while.
INTERESTING: frozenset[str] = DECLARATION_STARTS | {"COLONCOLON", "LESS"}

# Contextual keyword -> token type.
CONTEXTUAL: dict[str, str] = {
    **dict.fromkeys(
        _words("nointerpolation linear noperspective centroid center sample uniform precise shared globallycoherent "
               "reordercoherent snorm unorm point line triangle lineadj triangleadj vertices indices primitives "
               "payload register"),
        "MODIFIER",
    ),
    "interface": "KW_INTERFACE",
}

# Where a declaration may start: an unknown identifier between one of these and another identifier names a type.
BEFORE_TYPE: frozenset[str] = (
    SPECIFIER_KEYWORDS
    | _words("SEMI L_BRACE R_BRACE L_PAREN COMMA R_PAREN COLON R_SQUARE GREATER GREATERGREATER KW_ELSE KW_DO "
             "KW_TYPEDEF LESS IDENTIFIER KW_FRIEND KW_TYPENAME PRAGMA_PACK_MATRIX")
)
BEFORE_DECLARATION: frozenset[str] = _words("SEMI L_BRACE R_BRACE PRAGMA_PACK_MATRIX")
BEFORE_CONSTRUCTOR: frozenset[str] = _words(
    "SEMI L_BRACE R_BRACE COLON TILDE KW_EXPLICIT KW_INLINE KW_VIRTUAL KW_CONSTEXPR KW_STATIC "
    "KW_FRIEND R_SQUARE GREATER"
)
BEFORE_LAMBDA: frozenset[str] = _words(
    "EQUAL L_PAREN COMMA KW_RETURN PLUS MINUS STAR SLASH PERCENT QUESTION AMPAMP PIPEPIPE EXCLAIM EQUALEQUAL "
    "EXCLAIMEQUAL LESS GREATER LESSEQUAL GREATEREQUAL PLUSEQUAL MINUSEQUAL STAREQUAL SLASHEQUAL"
)

# What may stand between the angle brackets of a template that was never declared.
TEMPLATE_ARGUMENT_TOKENS: frozenset[str] = TYPE_KEYWORDS | _words(
    "IDENTIFIER NUMERIC_CONSTANT COMMA COLONCOLON LESS GREATER GREATERGREATER KW_CONST KW_STRUCT KW_TRUE KW_FALSE "
    "KW_TYPENAME L_SQUARE R_SQUARE ELLIPSIS"
)
# What may follow the parameters of a function type, and what begins a parenthesis that is no cast.
AFTER_FUNCTION_TYPE: frozenset[str] = _words("GREATER GREATERGREATER COMMA SEMI ELLIPSIS")
NO_CAST: frozenset[str] = _words(
    "IDENTIFIER KW_IF KW_FOR KW_WHILE KW_SWITCH KW_SIZEOF KW_DECLTYPE R_SQUARE R_PAREN GREATER")
NAMED_CASTS: tuple[str, ...] = ("KW_STATIC_CAST", "KW_REINTERPRET_CAST", "KW_CONST_CAST", "KW_DYNAMIC_CAST")
TAGS: tuple[str, ...] = ("KW_STRUCT", "KW_CLASS", "KW_UNION", "KW_ENUM")

# Elements of vectors and matrices that DXC takes behind `unsigned`.
UNSIGNED_NAMES: dict[str, str] = {
    "int": "uint", "int16_t": "uint16_t", "int32_t": "uint32_t", "int64_t": "uint64_t", "min16int": "min16uint",
    "uint": "uint", "uint16_t": "uint16_t", "uint32_t": "uint32_t", "uint64_t": "uint64_t", "min16uint": "min16uint",
    "dword": "dword",
}
