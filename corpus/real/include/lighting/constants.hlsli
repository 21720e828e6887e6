// The numbers that everybody shares.
#ifndef LIGHTING_CONSTANTS
#define LIGHTING_CONSTANTS

static const float PI = 3.14159265f;
static const float TWO_PI = 2 * PI;
static const float INV_PI = 1 / PI;
static const float EPSILON = 1e-5f;
static const float MIN_ROUGHNESS = 0.045f;

#define CASCADES 4
#define MAX_LIGHTS 256
#define LIGHTS_PER_TILE 64
#define PROBE_COUNT 8
#define SH_COEFFICIENTS 9

// Kinds of lights, as in Light::kind.
enum class LightKind : uint { Point, Spot, Sphere, Tube, Rectangle, Disk };

// Bits of Material::flags.
static const uint MATERIAL_NORMAL_MAP = 1 << 0;
static const uint MATERIAL_CLEAR_COAT = 1 << 1;
static const uint MATERIAL_SHEEN = 1 << 2;
static const uint MATERIAL_SUBSURFACE = 1 << 3;
static const uint MATERIAL_ANISOTROPIC = 1 << 4;
static const uint MATERIAL_EMISSIVE = 1 << 5;
static const uint MATERIAL_ALPHA_TEST = 1 << 6;
static const uint MATERIAL_DETAIL = 1 << 7;

// Bits of g_debug.
static const uint DEBUG_CASCADES = 1 << 0;
static const uint DEBUG_TILES = 1 << 1;
static const uint DEBUG_NORMALS = 1 << 2;
static const uint DEBUG_ROUGHNESS = 1 << 3;

#endif
