/** The phase of the Moon, from the angle between her and the Sun. */
import { MoonDisc } from '../parts/moon-disc.tsx'

interface Props {
  readonly sun: { readonly longitude: number }
  readonly moon: { readonly longitude: number }
}

const QUARTERS = ['New moon', 'First quarter', 'Full moon', 'Last quarter']
const BETWEEN = ['Waxing crescent', 'Waxing gibbous', 'Waning gibbous', 'Waning crescent']

/** The Moon moves about 12 degrees a day away from the Sun: within half of that, it is the day of the quarter. */
const QUARTER_WITHIN = 6

function phaseName(elongation: number): string {
  const quarter = Math.round(elongation / 90)
  if (Math.abs(elongation - quarter * 90) <= QUARTER_WITHIN) return QUARTERS[quarter % 4]!
  return BETWEEN[Math.floor(elongation / 90)]!
}

/** Where her bright edge is as the north sees her, counter-clockwise from above: to the right while she waxes. */
const [WEST, EAST] = [270, 90]

export function Moon({ sun, moon }: Props) {
  const elongation = (((moon.longitude - sun.longitude) % 360) + 360) % 360
  const lit = (1 - Math.cos((elongation * Math.PI) / 180)) / 2
  return (
    <span class="moon">
      <MoonDisc illuminated={lit} tilt={elongation < 180 ? WEST : EAST} />
      {phaseName(elongation)}, {Math.round(lit * 100)}% lit
    </span>
  )
}
