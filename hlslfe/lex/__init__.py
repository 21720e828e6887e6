"""Mirrors clang/lib/Lex: bytes become tokens, directives and macros are gone."""
