// RUN: hlslfe check %s -T cs_6_6 -verify
// Methods of byte address buffers for any type forget how a matrix lies, so another layout than the default is refused.
RWByteAddressBuffer bytes : register(u0);
typedef row_major float2x3 Rows;
[numthreads(1, 1, 1)]
void main() {
  row_major float2x2 m = {1, 2, 3, 4};
  float2x2 plain = m;
  bytes.Store(0, plain);
  bytes.Store(16, m); // expected-error {{[err_not_supported_yet]}}
  float2x3 n = bytes.Load<Rows>(32); // expected-error {{[err_not_supported_yet]}}
}
