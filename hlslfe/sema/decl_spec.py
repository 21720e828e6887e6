"""The specifiers of a declaration, sorted: storage class, qualifiers, parameter modifiers, interpolation keywords.

Mirrors clang/lib/Sema/DeclSpec.cpp: DeclSpec::SetStorageClassSpec, DeclSpec::SetTypeQual,
DeclSpec::setFunctionSpecInline and clang/lib/Parse/ParseDecl.cpp: Parser::ParseDeclarationSpecifiers.
Differs: the tokens are sorted after parsing; words that older shaders use and that mean nothing here (`uniform`,
`shared`, `volatile`) are accepted where DXC accepts them.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.signature.interpolation import KEYWORDS as INTERPOLATION_KEYWORDS

STORAGE_CLASSES = frozenset({"static", "extern"})
MODIFIERS = frozenset({"in", "out", "inout"})
LAYOUTS = frozenset({"row_major", "column_major"})
TYPE_MODIFIERS = frozenset({"unorm", "snorm", "precise", "globallycoherent", "reordercoherent"})
IGNORED = frozenset({"register"})
# What a parameter of a geometry or mesh shader is: ast.decl.ParmVarDecl.role.
ROLES = frozenset({"point", "line", "triangle", "lineadj", "triangleadj", "vertices", "indices", "primitives",
                   "payload"})

# What DXC refuses of the words that mean nothing, and `extern`: word -> the places that it does not go with.
NOT_FOR: dict[str, frozenset[str]] = {
    "volatile": frozenset({"global variable", "parameter", "field"}), "extern": frozenset({"local variable"}),
    "uniform": frozenset({"local variable"}), "shared": frozenset({"local variable", "parameter"}),
}

UNKNOWN_TO_CLANG = frozenset({"uniform", "shared"})

# Words that belong to members: the error where they stand elsewhere.
MEMBER_ONLY: dict[str, str] = {
    "explicit": "err_explicit_non_function", "mutable": "err_mutable_nonmember", "virtual": "err_hlsl_virtual_function",
}


class Specifiers:
    """What the specifiers say. A word that is absent has location 0.

    storage: "", "static" or "extern".  modifiers, interpolation, layouts, loose, type_modifiers: the tokens,
    in order, for their checks.
    """

    __slots__ = ("storage", "storage_loc", "const_loc", "inline_loc", "export_loc", "groupshared_loc",
                 "constexpr_loc", "modifiers", "interpolation", "layouts", "roles", "loose", "type_modifiers",
                 "is_invalid", "begin")

    def __init__(self, begin: Loc) -> None:
        self.begin = begin
        self.storage = ""
        self.storage_loc: Loc = 0
        self.const_loc: Loc = 0
        self.inline_loc: Loc = 0
        self.export_loc: Loc = 0
        self.groupshared_loc: Loc = 0
        self.constexpr_loc: Loc = 0
        self.modifiers: list[tree.SpecifierToken] = []
        self.interpolation: list[tree.SpecifierToken] = []
        self.layouts: list[tree.SpecifierToken] = []
        self.roles: list[tree.SpecifierToken] = []
        self.loose: list[tree.SpecifierToken] = []
        self.type_modifiers: list[tree.SpecifierToken] = []
        self.is_invalid = False

    @property
    def is_const(self) -> bool:
        return bool(self.const_loc or self.constexpr_loc)


# Words that may stand once: where Specifiers keeps their location.
_ONCE: dict[str, str] = {
    "const": "const_loc", "inline": "inline_loc", "export": "export_loc", "groupshared": "groupshared_loc",
    "constexpr": "constexpr_loc",
}


def sort_specifiers(diags: DiagnosticsEngine, spec: tree.DeclSpec, is_param: bool = False) -> Specifiers:
    """Sort the tokens of `spec`; what cannot stand together, or at all, is reported and makes the result invalid."""
    result = Specifiers(spec.loc)
    for token in spec.tokens:
        keyword = token.keyword
        if keyword in NOT_FOR:
            result.loose.append(token)
        if keyword in STORAGE_CLASSES:
            _set_storage_class(diags, result, token)
        elif keyword in _ONCE:
            slot = _ONCE[keyword]
            if getattr(result, slot):
                from hlslfe.sema.fixits import removal

                diags.report(token.loc, "warn_duplicate_declspec", keyword,
                             fixits=removal(diags, token.loc, keyword))
            setattr(result, slot, token.loc)
        elif keyword in MODIFIERS:
            result.modifiers.append(token)
        elif keyword in INTERPOLATION_KEYWORDS:
            result.interpolation.append(token)
        elif keyword in LAYOUTS:
            result.layouts.append(token)
        elif keyword in TYPE_MODIFIERS:
            result.type_modifiers.append(token)
        elif keyword in ROLES and is_param:
            result.roles.append(token)
        elif keyword in ROLES:
            diags.report(token.loc, "err_attribute_wrong_decl_type_str", keyword, "parameters")
            result.is_invalid = True
        elif keyword in MEMBER_ONLY:
            diags.report(token.loc, MEMBER_ONLY[keyword])
            result.is_invalid = True
        elif keyword not in IGNORED and keyword not in NOT_FOR:
            diags.report(token.loc, "err_not_supported_yet", f"'{keyword}'")
            result.is_invalid = True
    return result


def check_loose_words(diags: DiagnosticsEngine, specifiers: Specifiers, place: str) -> None:
    """Report the words that do not go with what is declared: a "global variable", "local variable", "parameter" or
    "field"."""
    for token in specifiers.loose:
        if place in NOT_FOR[token.keyword]:
            diags.report(token.loc, "err_hlsl_varmodifierna", token.keyword, place)
            specifiers.is_invalid = True
        elif token.keyword in UNKNOWN_TO_CLANG:
            diags.report(token.loc, "warn_hlsl_portability", 0, f"'{token.keyword}'")


def _set_storage_class(diags: DiagnosticsEngine, result: Specifiers, token: tree.SpecifierToken) -> None:
    if result.storage == token.keyword:
        from hlslfe.sema.fixits import removal

        diags.report(token.loc, "warn_duplicate_declspec", token.keyword,
                     fixits=removal(diags, token.loc, token.keyword))
    elif result.storage:
        diags.report(token.loc, "err_invalid_decl_spec_combination", result.storage)
        result.is_invalid = True
    else:
        result.storage = token.keyword
        result.storage_loc = token.loc
