"""Mirrors clang/lib/Driver and clang/lib/Frontend: command lines, whole compilations, output files."""
