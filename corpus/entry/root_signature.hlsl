// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Root signatures are metadata of the entry points; a macro may be made of several literals.
#define TABLES "DescriptorTable(SRV(t0, numDescriptors=4), UAV(u0, space=1), " \
               "visibility=SHADER_VISIBILITY_PIXEL), " \
               "DescriptorTable(Sampler(s1, numDescriptors=unbounded))"
#define ALL "RootFlags(ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT | DENY_HULL_SHADER_ROOT_ACCESS), " \
            "RootConstants(num32BitConstants=8, b1), CBV(b0, flags=DATA_STATIC), " TABLES \
            ", StaticSampler(s0, filter=FILTER_MIN_MAG_MIP_LINEAR, mipLODBias=-0.5f)"

// CHECK-DAG: !dx.rootsignatures = !{![[PS:[0-9]+]], ![[CS:[0-9]+]]}
// CHECK-DAG: ![[PS]] = !{ptr @shade, ![[LIST:[0-9]+]], i32 2}
// CHECK-DAG: ![[LIST]] = !{![[A:[0-9]+]], ![[B:[0-9]+]], ![[C:[0-9]+]], ![[D:[0-9]+]], ![[E:[0-9]+]], ![[F:[0-9]+]]}
// CHECK-DAG: ![[A]] = !{!"RootFlags", i32 5}
// CHECK-DAG: ![[B]] = !{!"RootConstants", i32 0, i32 1, i32 0, i32 8}
// CHECK-DAG: ![[C]] = !{!"RootCBV", i32 0, i32 0, i32 0, i32 8}
// CHECK-DAG: ![[D]] = !{!"DescriptorTable", i32 5, ![[G:[0-9]+]], ![[H:[0-9]+]]}
// CHECK-DAG: ![[G]] = !{!"SRV", i32 4, i32 0, i32 0, i32 -1, i32 4}
// CHECK-DAG: ![[H]] = !{!"UAV", i32 1, i32 0, i32 1, i32 -1, i32 2}
// CHECK-DAG: ![[E]] = !{!"DescriptorTable", i32 0, ![[I:[0-9]+]]}
// CHECK-DAG: ![[I]] = !{!"Sampler", i32 -1, i32 1, i32 0, i32 -1, i32 0}
// CHECK-DAG: ![[F]] = !{!"StaticSampler", i32 21, i32 1, i32 1, i32 1, float -5.000000e-01, i32 16, i32 4, i32 2, float 0.000000e+00, float 0x47EFFFFFE0000000, i32 0, i32 0, i32 0, i32 0}
[shader("pixel")]
[RootSignature(ALL)]
float4 shade() : SV_Target { return 1; }

// CHECK-DAG: ![[CS]] = !{ptr @nothing, ![[EMPTY:[0-9]+]], i32 2}
// CHECK-DAG: ![[EMPTY]] = !{}
[shader("compute")]
[numthreads(1, 1, 1)]
[RootSignature("")]
void nothing() {}

// This one is looked at, but it is no entry point.
[RootSignature("CBV(b0)")]
void helper() {}
