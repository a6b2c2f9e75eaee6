/** Planets, signs and aspects drawn like in the wheel, without a font. Hidden from screen readers, because their names are beside them. */
import { GLYPHS, type GlyphName } from './glyphs.ts'

export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg class="glyph" viewBox="-13 -13 26 26" aria-hidden="true">
      <path d={GLYPHS[name]} />
    </svg>
  )
}
