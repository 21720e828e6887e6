"""Mirrors clang/lib/Basic: what every stage shares; imports nothing of ours."""
