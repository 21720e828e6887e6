"""The syntax tree: what is written, before any type is known.  This module re-exports its parts.

No Clang counterpart: Clang's parser calls Sema at once and has no untyped tree.
Differs: class names are those of the AST classes that sema makes of them (`IfStmt` here, `IfStmt` there).
"""

from hlslfe.parse.tree_cxx import *
from hlslfe.parse.tree_decl import *
from hlslfe.parse.tree_expr import *
from hlslfe.parse.tree_lambda import *
from hlslfe.parse.tree_special import *
from hlslfe.parse.tree_stmt import *
