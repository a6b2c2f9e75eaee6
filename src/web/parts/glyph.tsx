/** A planet, a sign or an aspect, without a font. Hidden from screen readers, because its name is beside it. */
import { GLYPHS, type GlyphName } from './glyphs.ts'

export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg class="glyph" viewBox="-13 -13 26 26" aria-hidden="true">
      <path d={GLYPHS[name]} />
    </svg>
  )
}
