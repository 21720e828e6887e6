"""Ray tracing: classes, methods of RayQuery, and the constants that go with them.

No Clang counterpart: Clang has no ray tracing; the names are DXC's.
Differs: a query is a number that llvm.dx.rayquery.allocate gives; each method is an intrinsic of that name.
"""

from __future__ import annotations

from hlslfe.basic.resource_rows import Kind, Method

RAY_KINDS: tuple[Kind, ...] = (
    Kind("RaytracingAccelerationStructure", "SRV", "acceleration", "", ""),
    Kind("RayQuery", "UAV", "query", "", "query", value="flags"),
)

# result -> names
_QUERIES: tuple[tuple[str, str], ...] = (
    ("uint", "CandidateType CommittedStatus RayFlags CandidateInstanceIndex CandidateInstanceID CandidateGeometryIndex "
             "CandidatePrimitiveIndex CommittedInstanceIndex CommittedInstanceID CommittedGeometryIndex "
             "CommittedPrimitiveIndex CandidateInstanceContributionToHitGroupIndex "
             "CommittedInstanceContributionToHitGroupIndex"),
    ("bool", "Proceed CandidateTriangleFrontFace CommittedTriangleFrontFace CandidateProceduralPrimitiveNonOpaque"),
    ("float", "CommittedRayT RayTMin CandidateTriangleRayT"),
    ("float3", "WorldRayOrigin WorldRayDirection CandidateObjectRayOrigin CandidateObjectRayDirection "
               "CommittedObjectRayOrigin CommittedObjectRayDirection"),
    ("float2", "CandidateTriangleBarycentrics CommittedTriangleBarycentrics"),
    ("float3x4", "CandidateObjectToWorld3x4 CandidateWorldToObject3x4 CommittedObjectToWorld3x4 "
                 "CommittedWorldToObject3x4"),
    ("float4x3", "CandidateObjectToWorld4x3 CandidateWorldToObject4x3 CommittedObjectToWorld4x3 "
                 "CommittedWorldToObject4x3"),
    ("void", "Abort CommitNonOpaqueTriangleHit"),
)


def _query(name: str, result: str, params: str = "") -> Method:
    """`CandidateRayT` is `llvm.dx.rayquery.candidate.ray.t`."""
    words = "".join(f".{letter.lower()}" if letter.isupper() else letter for letter in name)
    return Method(name, result, params, ("query", f"rayquery{words}"), model=(6, 5))


RAY_METHODS: dict[str, tuple[Method, ...]] = {
    "query": (
        _query("TraceRayInline", "void", "RaytracingAccelerationStructure scene, uint flags, uint mask, RayDesc ray"),
        _query("CommitProceduralPrimitiveHit", "void", "float t"),
        *(_query(name, result) for result, names in _QUERIES for name in names.split()),
    ),
}

# Structs: name -> fields.
RAY_STRUCTS: dict[str, tuple[tuple[str, str], ...]] = {
    "RayDesc": (("float3", "Origin"), ("float", "TMin"), ("float3", "Direction"), ("float", "TMax")),
    "BuiltInTriangleIntersectionAttributes": (("float2", "barycentrics"),),
}

_FLAGS = ("FORCE_OPAQUE FORCE_NON_OPAQUE ACCEPT_FIRST_HIT_AND_END_SEARCH SKIP_CLOSEST_HIT_SHADER "
          "CULL_BACK_FACING_TRIANGLES CULL_FRONT_FACING_TRIANGLES CULL_OPAQUE CULL_NON_OPAQUE SKIP_TRIANGLES "
          "SKIP_PROCEDURAL_PRIMITIVES")
CONSTANTS: dict[str, int] = {
    "RAY_FLAG_NONE": 0,
    **{f"RAY_FLAG_{name}": 1 << bit for bit, name in enumerate(_FLAGS.split())},
    "CANDIDATE_NON_OPAQUE_TRIANGLE": 0, "CANDIDATE_PROCEDURAL_PRIMITIVE": 1,
    "COMMITTED_NOTHING": 0, "COMMITTED_TRIANGLE_HIT": 1, "COMMITTED_PROCEDURAL_PRIMITIVE_HIT": 2,
    "HIT_KIND_NONE": 0, "HIT_KIND_TRIANGLE_FRONT_FACE": 0xFE, "HIT_KIND_TRIANGLE_BACK_FACE": 0xFF,
    "SAMPLER_FEEDBACK_MIN_MIP": 0, "SAMPLER_FEEDBACK_MIP_REGION_USED": 1,
}
