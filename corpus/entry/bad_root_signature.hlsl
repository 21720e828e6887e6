// RUN: hlslfe check %s -T lib_6_6 -verify
// What is wrong is shown where it stands, in the second literal, too.
[RootSignature("Foo(b0), "       // expected-error {{'RootSignature' has no such parameter}}
               "CBV(t0), "       // expected-error {{'CBV' has no such parameter}}
               "UAV(u0, visibility=PIXEL)")] // expected-error {{'visibility' has no such value}}
void a() {}
[RootSignature("RootConstants(b0)")] // expected-error {{'num32BitConstants' is missing}}
void b() {}
[RootSignature("SRV()")] // expected-error {{'register t' is missing}}
void c() {}
[RootSignature("RootFlags(0), RootFlags(0)")] // expected-error {{'RootFlags' was there already}}
void d() {}
[RootSignature("RootFlags(7)")] // expected-error {{flags are names, or 0 for none}}
void e() {}
[RootSignature("CBV(b4294967296)")] // expected-error {{this number does not fit into 32 bits}}
void f() {}
[RootSignature("StaticSampler(s0, maxLOD=1e39)")] // expected-error {{this number does not fit into a float}}
void g() {}
[RootSignature("StaticSampler(s0, maxLOD=1e-400)")] // expected-error {{this number is too small for a float}}
void h() {}
[RootSignature("CBV(b0x)")] // expected-error {{this is no number}}
void i() {}
[RootSignature("StaticSampler(s0, maxAnisotropy=17), CBV(b4294967295)")] // expected-error {{'maxAnisotropy' is a number from 0 to 16}} expected-error {{'register' is a number from 0 to 4294967294}}
void j() {}
[RootSignature("DescriptorTable(Sampler(s0, flags=DATA_STATIC))")] // expected-error {{version 1.1 does not have these flags together}}
void k() {}
[RootSignature("DescriptorTable(SRV(t0), Sampler(s0))")] // expected-error {{samplers have tables of their own}}
void l() {}
[RootSignature("DescriptorTable(SRV(t0, numDescriptors=unbounded), UAV(u0))")] // expected-error {{nothing can follow a range without an end}}
void m() {}
[RootSignature("DescriptorTable(SRV(t0, offset=4294967294, numDescriptors=3))")] // expected-error {{would go from 4294967294 to 4294967296}}
void n() {}
[RootSignature("CBV(b0), DescriptorTable(CBV(b0, numDescriptors=2))")] // expected-error {{'b0 to b1' takes a register that 'b0' has already (space0, SHADER_VISIBILITY_ALL)}} expected-note {{b0 was given here}}
void o() {}
[RootSignature("CBV(b0)")] [RootSignature("CBV(b1)")] // expected-error {{'RootSignature' is there already, and says something else}}
void p() {}
[RootSignature("CBV(b0)")] [RootSignature("CBV(b0)")] // expected-warning {{'RootSignature' is there already}}
void q() {}
#define BAD "CBV(b0), " "SRV(b1)"
[RootSignature(BAD)] // expected-error {{'SRV' has no such parameter}}
void r() {}
[RootSignature("CBV(b0")] // expected-error {{neither ')' nor ',' follows here}}
void s() {}
[RootSignature("StaticSampler(s0, minLOD=)")] // expected-error {{a number is missing after '='}}
void t() {}
