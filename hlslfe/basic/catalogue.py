"""The catalogue of diagnostics: every id that hlslfe can report, put together from one table a stage.

Mirrors clang/include/clang/Basic/DiagnosticIDs.h: the tables Diagnostic{Lex,Parse,Sema,Frontend}Kinds.td.
Differs: the texts are our own; ids and warning groups are Clang's where Clang has them.
"""

from __future__ import annotations

from hlslfe.basic.diag_buffers import BUFFERS_DIAGNOSTICS
from hlslfe.basic.diag_classes import CLASS_DIAGNOSTICS
from hlslfe.basic.diag_codegen import CODEGEN_DIAGNOSTICS
from hlslfe.basic.diag_cxx import CXX_DIAGNOSTICS
from hlslfe.basic.diag_entry import ENTRY_DIAGNOSTICS
from hlslfe.basic.diag_frontend import FRONTEND_DIAGNOSTICS
from hlslfe.basic.diag_jump import JUMP_DIAGNOSTICS
from hlslfe.basic.diag_lambda import LAMBDA_DIAGNOSTICS
from hlslfe.basic.diag_lex import LEX_DIAGNOSTICS
from hlslfe.basic.diag_link import LINK_DIAGNOSTICS
from hlslfe.basic.diag_matrix import MATRIX_DIAGNOSTICS
from hlslfe.basic.diag_metadata import METADATA_DIAGNOSTICS
from hlslfe.basic.diag_operators import OPERATOR_DIAGNOSTICS
from hlslfe.basic.diag_packing import PACKING_DIAGNOSTICS
from hlslfe.basic.diag_parse import PARSE_DIAGNOSTICS
from hlslfe.basic.diag_resources import RESOURCE_DIAGNOSTICS
from hlslfe.basic.diag_sema import SEMA_DIAGNOSTICS
from hlslfe.basic.diag_sema_expr import SEMA_EXPR_DIAGNOSTICS
from hlslfe.basic.diag_template import TEMPLATE_DIAGNOSTICS
from hlslfe.basic.diagnostics import DiagnosticRow

CATALOGUE: dict[str, DiagnosticRow] = {
    **FRONTEND_DIAGNOSTICS,
    **LEX_DIAGNOSTICS,
    **PARSE_DIAGNOSTICS,
    **SEMA_DIAGNOSTICS,
    **SEMA_EXPR_DIAGNOSTICS,
    **OPERATOR_DIAGNOSTICS,
    **JUMP_DIAGNOSTICS,
    **LAMBDA_DIAGNOSTICS,
    **CLASS_DIAGNOSTICS,
    **MATRIX_DIAGNOSTICS,
    **TEMPLATE_DIAGNOSTICS,
    **CXX_DIAGNOSTICS,
    **ENTRY_DIAGNOSTICS,
    **CODEGEN_DIAGNOSTICS,
    **LINK_DIAGNOSTICS,
    **METADATA_DIAGNOSTICS,
    **PACKING_DIAGNOSTICS,
    **RESOURCE_DIAGNOSTICS,
    **BUFFERS_DIAGNOSTICS,
}
