"""Mirrors clang/lib/CodeGen: the typed AST becomes an LLVM module, and that becomes text."""
