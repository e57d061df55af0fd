#pragma once
#include <harfbuzz/hb-aat.h>
#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>

// HarfBuzz counts references by functions that return what they count; Swift wants none returned.

static inline void tap_hb_blob_retain(hb_blob_t *self) { hb_blob_reference(self); }
static inline void tap_hb_blob_release(hb_blob_t *self) { hb_blob_destroy(self); }
static inline void tap_hb_face_retain(hb_face_t *self) { hb_face_reference(self); }
static inline void tap_hb_face_release(hb_face_t *self) { hb_face_destroy(self); }
static inline void tap_hb_font_retain(hb_font_t *self) { hb_font_reference(self); }
static inline void tap_hb_font_release(hb_font_t *self) { hb_font_destroy(self); }
static inline void tap_hb_buffer_retain(hb_buffer_t *self) { hb_buffer_reference(self); }
static inline void tap_hb_buffer_release(hb_buffer_t *self) { hb_buffer_destroy(self); }
static inline void tap_hb_set_retain(hb_set_t *self) { hb_set_reference(self); }
static inline void tap_hb_set_release(hb_set_t *self) { hb_set_destroy(self); }
static inline void tap_hb_plan_retain(hb_shape_plan_t *self) { hb_shape_plan_reference(self); }
static inline void tap_hb_plan_release(hb_shape_plan_t *self) { hb_shape_plan_destroy(self); }
static inline void tap_hb_draw_retain(hb_draw_funcs_t *self) { hb_draw_funcs_reference(self); }
static inline void tap_hb_draw_release(hb_draw_funcs_t *self) { hb_draw_funcs_destroy(self); }

/// The plan by which OpenType text of some properties is shaped.
static inline hb_shape_plan_t *_Nonnull tap_hb_shape_plan(hb_face_t *_Nonnull face,
                                                 const hb_segment_properties_t *_Nonnull properties,
                                                 const hb_feature_t *_Nullable features,
                                                 unsigned int count) {
  const char *const shapers[] = {"ot", 0};
  return hb_shape_plan_create_cached(face, properties, features, count, shapers);
}
