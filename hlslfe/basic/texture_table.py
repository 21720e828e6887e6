"""The table of textures and samplers; basic.resource_table tells how to read it.

Mirrors upstream head's clang/lib/Sema/HLSLBuiltinTypeDeclBuilder.cpp: addSampleMethods, addGatherMethods,
addTextureLoadMethods, addGetDimensionsMethods; Clang 22 has no textures.
Differs: overloads with a status, gathers with four offsets, bound and feedback textures and shader models after 6.6
are DXC's; upstream has none of them yet.

Names of parameters matter here: codegen.texture_methods finds the operands of an intrinsic by them.
"""

from __future__ import annotations

from hlslfe.basic.resource_rows import Kind, Method

LEVEL_SUFFIX = "[]"  # of methods that are called by two pairs of brackets

_CLAMPED = ("intD offset", "float clamp", "out uint status")
_OFFSET = ("intD offset", "out uint status")
_GATHERED = ("intD offset", "intD offset1, intD offset2, intD offset3", "out uint status")
_COLOURS = (("", "0"), ("Red", "0"), ("Green", "1"), ("Blue", "2"), ("Alpha", "3"))
_FILTER = "SamplerState sampler, floatN location"
_COMPARE = "SamplerComparisonState sampler, floatN location, float compare"


def _overloads(name: str, result: str, params: str, lowering: tuple[str, ...], optional: tuple[str, ...] = (),
               model: tuple[int, int] = (6, 0), elements: str = "") -> list[Method]:
    """The method with none of the optional parameters, with the first one, with the first two ..."""
    rows = [Method(name, result, params, lowering, model=model, elements=elements)]
    for more in optional:
        params = f"{params}, {more}"
        rows.append(Method(name, result, params, lowering, model=model, elements=elements))
    return rows


def _without_offset(optional: tuple[str, ...], is_cube: bool) -> tuple[str, ...]:
    return tuple(more for more in optional if not (is_cube and "offset" in more))


def _sample(is_cube: bool) -> tuple[Method, ...]:
    clamped, offset = _without_offset(_CLAMPED, is_cube), _without_offset(_OFFSET, is_cube)
    grad = f"{_FILTER}, floatD ddx, floatD ddy"
    return (
        *_overloads("Sample", "T", _FILTER, ("sample", "sample"), clamped, elements="number"),
        *_overloads("SampleBias", "T", f"{_FILTER}, float bias", ("sample", "samplebias"), clamped, elements="number"),
        *_overloads("SampleLevel", "T", f"{_FILTER}, float lod", ("sample", "samplelevel"), offset, elements="number"),
        *_overloads("SampleGrad", "T", grad, ("sample", "samplegrad"), clamped, elements="number"),
    )


def _sample_compare(is_cube: bool) -> tuple[Method, ...]:
    clamped, offset = _without_offset(_CLAMPED, is_cube), _without_offset(_OFFSET, is_cube)
    grad = f"{_COMPARE}, floatD ddx, floatD ddy"
    return (
        *_overloads("SampleCmp", "float", _COMPARE, ("sample", "samplecmp"), clamped, elements="float"),
        *_overloads("SampleCmpLevelZero", "float", _COMPARE, ("sample", "samplecmplevelzero"), offset,
                    elements="float"),
        *_overloads("SampleCmpLevel", "float", f"{_COMPARE}, float lod", ("sample", "samplecmplevel"), offset, (6, 7),
                    "float"),
        *_overloads("SampleCmpBias", "float", f"{_COMPARE}, float bias", ("sample", "samplecmpbias"), clamped, (6, 8),
                    "float"),
        *_overloads("SampleCmpGrad", "float", grad, ("sample", "samplecmpgrad"), clamped, (6, 8), "float"),
    )


def _gather(is_cube: bool) -> tuple[Method, ...]:
    rows: list[Method] = []
    for colour, component in _COLOURS:
        offsets = _without_offset(_GATHERED if colour else _OFFSET, is_cube)
        for name, params, lowering in (("Gather", _FILTER, "gather"), ("GatherCmp", _COMPARE, "gather.cmp")):
            rows += _overloads(name + colour, "S4", params, ("gather", lowering, component), offsets, elements="word")
            if colour and not is_cube:
                rows += _overloads(name + colour, "S4", f"{params}, intD offset, out uint status",
                                   ("gather", lowering, component), elements="word")
    return tuple(rows)


def _level_of_detail(sampler: str, model: tuple[int, int] = (6, 0)) -> tuple[Method, ...]:
    return tuple(
        Method(f"CalculateLevelOfDetail{suffix}", "float", f"{sampler} sampler, floatD location",
               ("lod", lowering), model=model)
        for suffix, lowering in (("", "calculate.lod"), ("Unclamped", "calculate.lod.unclamped")))


def _feedback() -> tuple[Method, ...]:
    """What a sampler would have read is written down."""
    rows: list[Method] = []
    for suffix, extra, clamps in (("", "", True), ("Bias", ", float bias", True), ("Level", ", float lod", False),
                                  ("Grad", ", floatD ddx, floatD ddy", True)):
        rows += _overloads(f"WriteSamplerFeedback{suffix}", "void", f"U texture, {_FILTER}{extra}",
                           ("feedback", f"writesamplerfeedback{suffix.lower()}"), ("float clamp",) * clamps, (6, 5))
    return tuple(rows)


def _dimensions(operation: str, sizes: str, extra: str = "") -> tuple[Method, ...]:
    """GetDimensions: numbers of texels, slices, samples; with a level before, the number of levels after."""
    rows = []
    for scalar in ("uint", "float", "int"):
        out = ", ".join(f"out {scalar} {size}" for size in (sizes + extra).split())
        rows.append(Method("GetDimensions", "void", out, ("texture.dimensions", operation)))
        if operation.startswith("levels."):
            rows[-1].lowering = ("texture.dimensions", operation.removeprefix("levels."))
            rows.append(Method("GetDimensions", "void", f"uint level, {out}, out {scalar} levels",
                               ("texture.dimensions", operation)))
    return tuple(rows)


TEXTURE_METHODS: dict[str, tuple[Method, ...]] = {
    "sample": _sample(False),
    "sample.cube": _sample(True),
    "compare": _sample_compare(False),
    "compare.cube": _sample_compare(True),
    "gather": _gather(False),
    "gather.cube": _gather(True),
    "gather.raw": tuple(_overloads("GatherRaw", "S4", _FILTER, ("gather", "gather.raw"), _OFFSET, (6, 7), "raw")),
    "feedback": _feedback(),
    "position": (Method("GetSamplePosition", "float2", "int sample", ("position",)),),
    "lod": _level_of_detail("SamplerState"),
    "lod.compare": _level_of_detail("SamplerComparisonState", (6, 8)),
    "load.level": tuple(_overloads("Load", "T", "intM location", ("load.level",), _OFFSET)),
    "load.texel": tuple(_overloads("Load", "T", "intN location", ("load.texel",), ("out uint status",))),
    "load.sample": tuple(_overloads("Load", "T", "intN location, int sample", ("load.sample",), _OFFSET)),
    "texel": (Method("operator[]", "const T&", "uintN Index", ("texel",), is_const=True),),
    "texel.write": (
        Method("operator[]", "const T&", "uintN Index", ("texel",), is_const=True),
        Method("operator[]", "T&", "uintN Index", ("texel",)),
    ),
    # What `t.mips[level][location]` and `t.sample[number][location]` call.
    "mips": (Method("mips[]", "T", "uint level, uintN location", ("load.mip",), is_const=True),),
    "samples": (Method("sample[]", "T", "uint sample, uintN location", ("load.sample",), is_const=True),),
    "texel.samples": (
        Method("operator[]", "const T&", "uintN Index", ("texel",), is_const=True, model=(6, 7)),
        Method("operator[]", "T&", "uintN Index", ("texel",), model=(6, 7)),
    ),
    "samples.write": (Method("sample[]", "T&", "uint sample, uintN location", ("texel.sample",), model=(6, 7)),),
    "load.sample.write": tuple(_overloads("Load", "T", "intN location, int sample", ("load.sample",),
                                          ("out uint status",), (6, 7))),
    "dimensions.1d": _dimensions("levels.x", "width"),
    "dimensions.1d.array": _dimensions("levels.xy", "width elements"),
    "dimensions.2d": _dimensions("levels.xy", "width height"),
    "dimensions.2d.array": _dimensions("levels.xyz", "width height elements"),
    "dimensions.3d": _dimensions("levels.xyz", "width height depth"),
    "dimensions.ms": _dimensions("ms.xy", "width height", " samples"),
    "dimensions.ms.array": _dimensions("ms.xyz", "width height elements", " samples"),
    "dimensions.x": _dimensions("x", "width"),
    "dimensions.xy": _dimensions("xy", "width height"),
    "dimensions.x.array": _dimensions("xy", "width elements"),
    "dimensions.xy.array": _dimensions("xyz", "width height elements"),
    "dimensions.xyz": _dimensions("xyz", "width height depth"),
}

# The number in dx.Texture and in DXIL, components of a coordinate with its slice, without it.
_1D, _2D, _2DMS, _3D, _CUBE = (1, 1, 1), (2, 2, 2), (3, 2, 2), (4, 3, 3), (5, 3, 3)
_1D_ARRAY, _2D_ARRAY, _2DMS_ARRAY, _CUBE_ARRAY = (6, 2, 1), (7, 3, 2), (8, 3, 2), (9, 4, 3)

_READ = "texel load.level mips"
_FILTERED = f"sample {_READ} lod"
_WRITTEN = "texel.write load.texel"
_SHAPES: tuple[tuple[str, tuple[int, int, int], str, str], ...] = (
    # suffix of the name, shape, methods of a texture, methods of one that is written
    ("1D", _1D, f"{_FILTERED} lod.compare compare dimensions.1d", f"{_WRITTEN} dimensions.x"),
    ("1DArray", _1D_ARRAY, f"{_FILTERED} lod.compare compare dimensions.1d.array",
     f"{_WRITTEN} dimensions.x.array"),
    ("2D", _2D, f"{_FILTERED} lod.compare compare gather gather.raw dimensions.2d",
     f"{_WRITTEN} dimensions.xy"),
    ("2DArray", _2D_ARRAY, f"{_FILTERED} lod.compare compare gather gather.raw dimensions.2d.array",
     f"{_WRITTEN} dimensions.xy.array"),
    ("3D", _3D, f"{_FILTERED} dimensions.3d", f"{_WRITTEN} dimensions.xyz"),
)

_SAMPLED = (("", _2DMS, "dimensions.ms"), ("Array", _2DMS_ARRAY, "dimensions.ms.array"))

TEXTURE_KINDS: tuple[Kind, ...] = (
    Kind("SamplerState", "Sampler", "sampler", "", ""),
    Kind("SamplerComparisonState", "Sampler", "sampler", "", ""),
    *(Kind(f"Texture{suffix}", "SRV", "texture", "typed", methods, "float4", shape=shape)
      for suffix, shape, methods, _ in _SHAPES),
    Kind("TextureCube", "SRV", "texture", "typed",
         "sample.cube compare.cube gather.cube lod lod.compare dimensions.2d", "float4", shape=_CUBE),
    Kind("TextureCubeArray", "SRV", "texture", "typed",
         "sample.cube compare.cube gather.cube lod lod.compare dimensions.2d.array", "float4", shape=_CUBE_ARRAY),
    *(Kind(f"Texture2DMS{suffix}", "SRV", "ms", "typed", f"texel load.sample samples position {dimensions}", "float4",
           shape=shape, value="samples") for suffix, shape, dimensions in _SAMPLED),
    *(Kind(f"RWTexture2DMS{suffix}", "UAV", "ms", "typed",
           f"texel.samples load.sample.write samples.write position {dimensions}", shape=shape, value="samples")
      for suffix, shape, dimensions in _SAMPLED),
    *(Kind(f"FeedbackTexture2D{suffix}", "UAV", "feedback", "", "feedback", shape=shape, value="feedback")
      for suffix, shape in (("", _2D), ("Array", _2D_ARRAY))),
    *(Kind(f"RWTexture{suffix}", "UAV", "texture", "typed", methods, shape=shape)
      for suffix, shape, _, methods in _SHAPES),
    *(Kind(f"RasterizerOrderedTexture{suffix}", "UAV", "texture", "typed", methods, is_rov=True, shape=shape)
      for suffix, shape, _, methods in _SHAPES),
)
