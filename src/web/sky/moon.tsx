/** The phase of the Moon, from the angle between her and the Sun. */
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

export function Moon({ sun, moon }: Props) {
  const elongation = (((moon.longitude - sun.longitude) % 360) + 360) % 360
  const lit = (1 - Math.cos((elongation * Math.PI) / 180)) / 2
  return (
    <span class="moon">
      <svg viewBox="-11 -11 22 22" aria-hidden="true">
        <circle r="10" class="dark-side" />
        <path d={litSide(elongation)} />
      </svg>
      {phaseName(elongation)}, {Math.round(lit * 100)}% lit
    </span>
  )
}

/** Half the rim, then the terminator: half an ellipse that is as wide as the phase is far from a quarter. */
function litSide(elongation: number): string {
  const isWaxing = elongation < 180
  const width = 10 * Math.cos((elongation * Math.PI) / 180)
  const rim = isWaxing ? 1 : 0
  const terminator = width > 0 === isWaxing ? 0 : 1
  return `M0-10A10 10 0 0 ${rim} 0 10A${Math.abs(width).toFixed(2)} 10 0 0 ${terminator} 0-10Z`
}
