// RUN: hlslfe check %s -T lib_6_6 -verify
// ConstantBuffer<T> holds a struct, goes by register b, and is read-only.
struct S { float x; float2 y[2]; };
ConstantBuffer<float4> numbers; // expected-error {{[err_template_arg_list_constraints_not_satisfied]}} expected-note {{it takes any struct}}
ConstantBuffer without; // expected-error {{[err_template_missing_args]}}
ConstantBuffer<S> wrong : register(t2); // expected-error {{[err_hlsl_binding_type_mismatch]}}
TextureBuffer<S> wrong_too : register(b2); // expected-error {{[err_hlsl_binding_type_mismatch]}}
ConstantBuffer<S> one, many[4]; // expected-note 4 {{[note_typecheck_assign_const]}} expected-note {{[note_previous_declaration]}}
void set(out float v) { v = 1; }
void f(S s, int i) {
  one.x = 1; // expected-error {{[err_typecheck_assign_const]}}
  one.y[1].x++; // expected-error {{[err_typecheck_assign_const]}}
  set(one.x); // expected-error {{[err_typecheck_assign_const]}}
  many[i].x = 1; // expected-error {{[err_typecheck_assign_const]}}
  one = s; // expected-error {{[err_hlsl_assign_to_global_resource]}}
  one.z = 1; // expected-error {{[err_no_member]}}
}
