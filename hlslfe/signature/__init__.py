"""Mirrors llvm/lib/Frontend/HLSL and llvm/lib/BinaryFormat: signature elements, packing, metadata."""
