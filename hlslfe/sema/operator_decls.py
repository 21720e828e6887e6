"""Declarations of overloaded operators: what they must look like.

Mirrors clang/lib/Sema/SemaDeclCXX.cpp: Sema::CheckOverloadedOperatorDeclaration and
clang/include/clang/Basic/OperatorKinds.def.
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl
from hlslfe.ast.types import INT, EnumType, RecordType
from hlslfe.sema.decl_spec import Specifiers
from hlslfe.sema.functions import SemaFunctions, is_operator_name

# Numbers of operands, the object of a method among them; the others take two. None: any number.
_UNARY_OR_BINARY, _UNARY = (1, 2), (1,)
_OPERANDS: dict[str, tuple[int, ...] | None] = {
    "+": _UNARY_OR_BINARY, "-": _UNARY_OR_BINARY, "++": _UNARY_OR_BINARY, "--": _UNARY_OR_BINARY,
    "~": _UNARY, "!": _UNARY, "()": None,
}
_MEMBERS_ONLY = frozenset({"=", "()", "[]"})
_UNSUPPORTED = frozenset({"->", "*"})  # with one operand: pointers are not supported


class SemaOperatorDecls(SemaFunctions):
    """Checks the declarations of operators."""

    def check_overloaded_operator(self, decl: FunctionDecl, specifiers: Specifiers) -> bool:
        """Is `decl` an operator that can be called? Reports what is wrong with it."""
        operator = decl.name.removeprefix("operator")
        report, loc = self.diags.report, decl.loc
        is_method = decl.record is not None
        operands = len(decl.params) + is_method
        if operator in _UNSUPPORTED and operands == 1:
            report(loc, "err_hlsl_operator_unsupported", operator)
            return False
        if is_method and specifiers.storage == "static" and operator not in ("()", "[]"):
            report(loc, "err_operator_overload_static", decl.name)
            return False
        if not is_method and operator in _MEMBERS_ONLY:
            report(loc, "err_operator_overload_must_be_member", decl.name)
            return False
        if not is_method and not any(isinstance(param.type.canonical, (RecordType, EnumType)) for param in decl.params):
            report(loc, "err_operator_overload_needs_class_or_enum", decl.name)
            return False
        if operator == "()":
            return True
        wanted = _OPERANDS.get(operator, (2,)) or ()
        if operands not in wanted:
            report(loc, "err_operator_overload_must_be", decl.name, 2 if len(wanted) > 1 else wanted[0] - 1,
                   len(decl.params))
            return False
        return self._check_operator_params(decl, operator, operands)

    def check_operator_defaults(self, decl: FunctionDecl) -> bool:
        """Operators other than () have no default arguments."""
        if is_operator_name(decl.name) and decl.name != "operator()":
            for param in decl.params:
                if param.default is not None:
                    self.diags.report(param.loc, "err_operator_overload_default_arg", decl.name)
                    return False
        return True

    def _check_operator_params(self, decl: FunctionDecl, operator: str, operands: int) -> bool:
        if not self.check_operator_defaults(decl):
            return False
        if operator in ("++", "--") and operands == 2 and decl.params[-1].type.canonical is not INT:
            self.diags.report(decl.params[-1].loc, "err_operator_overload_post_incdec_must_be_int", operator)
            return False
        return True
