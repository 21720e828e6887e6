"""Rewrites a finished IR module so that each use of a resource names the one global it means (-flegalize-resources).

No Clang counterpart: Clang leaves it to LLVM; Slang has legalizeResourceTypes and specializeResourceOutputs.
"""
