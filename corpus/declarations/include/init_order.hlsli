// What include_init_order.hlsl includes.
float next();
static float included = next();
cbuffer Theirs { float a; }
