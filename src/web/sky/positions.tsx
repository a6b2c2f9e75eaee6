/** The positions of the ten planets at the instant of the reading. */

import { Glyph } from '../parts/glyph.tsx'
import { isGlyph } from '../parts/glyphs.ts'
import { NAMES } from '../parts/words.ts'
import type { Horoscope } from './horoscope.ts'
import { Moon } from './moon.tsx'
import { WORDS } from './words.ts'

export function Positions({ horoscope }: { horoscope: Horoscope }) {
  const { planetary_positions: positions } = horoscope.transits
  return (
    <div class="sky-now">
      <Moon horoscope={horoscope} />
      <ul aria-label={WORDS.positions}>
        {Object.entries(positions).map(([planet, { sign, degree_in_sign: degree, retrograde }]) => {
          const words = WORDS.position(NAMES.body(planet), Math.floor(degree), NAMES.sign(sign), retrograde)
          return (
            <li key={planet}>
              {isGlyph(planet) && <Glyph name={planet} />} {words}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
