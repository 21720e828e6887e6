"""The specifiers of a declaration, sorted: storage class, qualifiers, parameter modifiers, interpolation keywords.

Mirrors clang/lib/Sema/DeclSpec.cpp: DeclSpec::SetStorageClassSpec, DeclSpec::SetTypeQual,
DeclSpec::setFunctionSpecInline and clang/lib/Parse/ParseDecl.cpp: Parser::ParseDeclarationSpecifiers.
Differs: the tokens are sorted after parsing; words that older shaders use and that mean nothing here (`uniform` on a
parameter, `shared`) are accepted as DXC accepts them.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.signature.interpolation import KEYWORDS as INTERPOLATION_KEYWORDS

STORAGE_CLASSES = frozenset({"static", "extern"})
MODIFIERS = frozenset({"in", "out", "inout"})
LAYOUTS = frozenset({"row_major", "column_major"})
IGNORED = frozenset({"uniform", "shared", "register"})
# What a parameter of a geometry or mesh shader is: ast.decl.ParmVarDecl.role.
ROLES = frozenset({"point", "line", "triangle", "lineadj", "triangleadj", "vertices", "indices", "primitives",
                   "payload"})

# Words that belong to members: the error where they stand elsewhere.
MEMBER_ONLY: dict[str, str] = {
    "explicit": "err_explicit_non_function", "mutable": "err_mutable_nonmember", "virtual": "err_hlsl_virtual_function",
}


class Specifiers:
    """What the specifiers say. A word that is absent has location 0.

    storage: "", "static" or "extern".  modifiers, interpolation, layouts: the tokens, in order, for their checks.
    """

    __slots__ = ("storage", "storage_loc", "const_loc", "inline_loc", "export_loc", "groupshared_loc",
                 "constexpr_loc", "modifiers", "interpolation", "layouts", "roles", "is_invalid", "begin")

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
        if keyword in STORAGE_CLASSES:
            _set_storage_class(diags, result, token)
        elif keyword in _ONCE:
            slot = _ONCE[keyword]
            if getattr(result, slot):
                diags.report(token.loc, "warn_duplicate_declspec", keyword)
            setattr(result, slot, token.loc)
        elif keyword in MODIFIERS:
            result.modifiers.append(token)
        elif keyword in INTERPOLATION_KEYWORDS:
            result.interpolation.append(token)
        elif keyword in LAYOUTS:
            result.layouts.append(token)
        elif keyword in ROLES and is_param:
            result.roles.append(token)
        elif keyword in ROLES:
            diags.report(token.loc, "err_attribute_wrong_decl_type_str", keyword, "parameters")
            result.is_invalid = True
        elif keyword in MEMBER_ONLY:
            diags.report(token.loc, MEMBER_ONLY[keyword])
            result.is_invalid = True
        elif keyword not in IGNORED:
            diags.report(token.loc, "err_not_supported_yet", f"'{keyword}'")
            result.is_invalid = True
    return result


def _set_storage_class(diags: DiagnosticsEngine, result: Specifiers, token: tree.SpecifierToken) -> None:
    if result.storage == token.keyword:
        diags.report(token.loc, "warn_duplicate_declspec", token.keyword)
    elif result.storage:
        diags.report(token.loc, "err_invalid_decl_spec_combination", result.storage)
        result.is_invalid = True
    else:
        result.storage = token.keyword
        result.storage_loc = token.loc
