// RUN: hlslfe %s -T lib_6_6 -verify
struct S { uint a; float4 v; };
Buffer<float4> typed;
StructuredBuffer<S> records;
RWStructuredBuffer<S> target;
ConsumeStructuredBuffer<S> consumed;
void g(out float4 x) { x = 0; }
void f(const RWBuffer<float> fixed) {
  typed[1] = 2; // expected-error {{const and cannot be changed}}
  typed[1].x += 2; // expected-error {{const and cannot be changed}}
  records[1].a++; // expected-error {{const and cannot be changed}}
  records[1].v.yz = 2; // expected-error {{const and cannot be changed}}
  InterlockedAdd(records[1].a, 1u); // expected-error {{an element of a writable buffer}}
  g(typed[2]); // expected-error {{cannot be changed}}
  consumed.Consume().a = 2; // expected-error {{no variable and cannot be assigned}}
  target.Load(1).a = 3; // expected-error {{no variable and cannot be assigned}}
  target[0].v.xx = 1; // expected-error {{repeats a component}}
}
