/** The positions of the ten planets at the instant of the reading. */

import { capitalised } from '../../text.ts'
import { Glyph, isGlyph } from '../parts/glyph.tsx'
import { arc } from '../parts/words.ts'
import type { Transits } from './horoscope.ts'
import { Moon } from './moon.tsx'

export function Positions({ positions }: { positions: Transits['planetary_positions'] }) {
  return (
    <div class="sky-now">
      <Moon sun={positions.sun} moon={positions.moon} />
      <ul aria-label="Where the planets stand">
        {Object.entries(positions).map(([planet, { sign, degree_in_sign: degree, retrograde }]) => {
          const glyph = sign.toLowerCase()
          const words = `${capitalised(planet)} ${arc(degree)} ${sign}${retrograde ? ', retrograde' : ''}`
          return (
            <li key={planet} title={words}>
              <span class="off-screen">{words}</span>
              <span aria-hidden="true">
                {isGlyph(planet) && <Glyph name={planet} />} {Math.floor(degree)}°{' '}
                {isGlyph(glyph) && <Glyph name={glyph} />}
                {retrograde && <Glyph name="retrograde" />}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
