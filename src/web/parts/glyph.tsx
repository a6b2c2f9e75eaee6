/** Planets, signs and aspects drawn like in the wheel, without a font. Hidden from screen readers, because their names are beside them. */
import { ASPECT_GLYPHS, BODY_GLYPHS, RETROGRADE_GLYPH, SIGN_GLYPHS } from '../../drawing/glyphs.ts'

const GLYPHS = {
  ...BODY_GLYPHS,
  ...SIGN_GLYPHS,
  ...ASPECT_GLYPHS,
  retrograde: RETROGRADE_GLYPH,
} as const

export type GlyphName = keyof typeof GLYPHS

export const isGlyph = (name: string): name is GlyphName => name in GLYPHS

/** Planets and signs have names; aspects are words. */
export const isName = (word: string): boolean => word in BODY_GLYPHS || word in SIGN_GLYPHS

export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg class="glyph" viewBox="-13 -13 26 26" aria-hidden="true">
      <path d={GLYPHS[name]} />
    </svg>
  )
}
