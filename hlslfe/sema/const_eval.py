"""Constant expressions as the other parts of Sema ask for them.

Mirrors clang/lib/Sema/SemaExpr.cpp: Sema::VerifyIntegerConstantExpression.
"""

from __future__ import annotations

from hlslfe.ast.expr import Expr
from hlslfe.ast.expr_constant import ConstantEvaluator
from hlslfe.ast.types import is_scalar, scalar_of
from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.options import Options
from hlslfe.sema.base import SemaBase

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Any


class SemaConstEval(SemaBase):
    """The values of constant expressions."""

    def __init__(self, diags: DiagnosticsEngine, options: Options) -> None:
        super().__init__(diags, options)
        self.constants = ConstantEvaluator(options.native_half, True)

    def evaluate_integer(self, expr: Expr) -> int | None:
        element = scalar_of(expr.type)
        if element is None or element.category == "float" or not is_scalar(expr.type):
            return None
        value = self.constants.evaluate(expr)
        return int(value) if isinstance(value, int) else None

    def evaluate_constant(self, expr: Expr) -> Any:
        """The value of any constant expression: see ast.constant_value; None when it is none."""
        return self.constants.evaluate(expr)
