"""stub"""
from __future__ import annotations
from hlslfe.parse.grammar_base import GrammarBase
class Recovery(GrammarBase):
    engine = None
    def p_error(self, token):
        if token.type == "error": return None
        raise Exception(f"syntax error at {token}")
    def report_stray_parenthesis(self, token): pass
