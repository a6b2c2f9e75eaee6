/** The phase of the Moon, from the angle between her and the Sun, and the moment at which it is exact. */

import { ownZone } from '../parts/dates.ts'
import { MoonDisc } from '../parts/moon-disc.tsx'
import { NAMES } from '../parts/words.ts'
import type { Horoscope } from './horoscope.ts'
import { moonWords } from './moon-of-day.ts'
import { WORDS } from './words.ts'

/** Where her bright edge is as the north sees her, counter-clockwise from above: to the right while she waxes. */
const [WEST, EAST] = [270, 90]

export function Moon({ horoscope: { date, transits } }: { horoscope: Horoscope }) {
  const { sun, moon } = transits.planetary_positions
  const elongation = (((moon.longitude - sun.longitude) % 360) + 360) % 360
  const lit = (1 - Math.cos((elongation * Math.PI) / 180)) / 2
  const { name, note } = moonWords({ date, elongation, events: transits.events }, ownZone())
  return (
    <span class="moon">
      <MoonDisc illuminated={lit} tilt={elongation < 180 ? WEST : EAST} />
      <span>
        {WORDS.moon.lit(name, NAMES.percent(lit))}
        {note && <small class="dim">{note}</small>}
      </span>
    </span>
  )
}
