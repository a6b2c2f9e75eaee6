/** Which planets, signs and aspects have a glyph. */
import { ASPECT_GLYPHS, BODY_GLYPHS, RETROGRADE_GLYPH, SIGN_GLYPHS } from '../../drawing/glyphs.ts'

export const GLYPHS = {
  ...BODY_GLYPHS,
  ...SIGN_GLYPHS,
  ...ASPECT_GLYPHS,
  retrograde: RETROGRADE_GLYPH,
} as const

export type GlyphName = keyof typeof GLYPHS

export const isGlyph = (name: string): name is GlyphName => name in GLYPHS

/** Planets and signs have names; aspects are words. */
export const isName = (word: string): boolean => word in BODY_GLYPHS || word in SIGN_GLYPHS
