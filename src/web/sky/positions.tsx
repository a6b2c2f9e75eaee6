/** The positions of the ten planets at the instant of the reading. */

import { capitalised } from '../../text.ts'
import { Glyph } from '../parts/glyph.tsx'
import { isGlyph } from '../parts/glyphs.ts'
import type { Horoscope } from './horoscope.ts'
import { Moon } from './moon.tsx'

export function Positions({ horoscope }: { horoscope: Horoscope }) {
  const { planetary_positions: positions } = horoscope.transits
  return (
    <div class="sky-now">
      <Moon horoscope={horoscope} />
      <ul aria-label="Where the planets stand">
        {Object.entries(positions).map(([planet, { sign, degree_in_sign: degree, retrograde }]) => {
          const words = `${capitalised(planet)} ${Math.floor(degree)}° ${sign}${retrograde ? ', retrograde' : ''}`
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
