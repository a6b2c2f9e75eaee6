/** Planets, signs and aspects drawn like in the wheel, without a font. Hidden from screen readers, because their names are beside them. */
import {
  ASPECT_GLYPHS,
  type AspectName,
  PLANET_GLYPHS,
  type PlanetName,
  RETROGRADE_GLYPH,
  SIGN_GLYPHS,
  type SignName,
} from '../../drawing/glyphs.ts'

const GLYPHS = {
  ...PLANET_GLYPHS,
  ...SIGN_GLYPHS,
  ...ASPECT_GLYPHS,
  retrograde: RETROGRADE_GLYPH,
} as const

export type GlyphName = PlanetName | SignName | AspectName | 'retrograde'

export const isGlyph = (name: string): name is GlyphName => name in GLYPHS

/** Planets and signs have names; aspects are words. */
export const isName = (word: string): boolean => word in PLANET_GLYPHS || word in SIGN_GLYPHS

export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg class="glyph" viewBox="-13 -13 26 26" aria-hidden="true">
      <path d={GLYPHS[name]} />
    </svg>
  )
}
