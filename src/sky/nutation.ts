/**
 * Nutation: the nodding of the Earth's axis, IAU 2006/2000A in a short form.
 *
 * The sine and cosine of each term's argument are products of two phasors, one made of l and l′ and one of F, D
 * and Ω, and few different ones occur: 77 terms cost ten calls of a trigonometric function instead of 154.
 */
import { RADIANS } from './angle.ts'
import { NUTATION_MEAN, NUTATION_TERMS } from './nutation-terms.ts'
import { centuriesFromJ2000, DAYS_PER_CENTURY } from './time-scales.ts'

export interface Nutation {
  /** Shift of the equinox along the ecliptic, degrees. */
  readonly longitude: number
  /** Shift of the obliquity, degrees. */
  readonly obliquity: number
  /** Change of the shift in longitude, degrees per day. */
  readonly motion: number
}

const ARCSECOND = RADIANS / 3600
const UNIT = 1e-7 / 3600
const CIRCLE = 1296000

/** Delaunay arguments l, l′, F, D, Ω: arcseconds in powers of t (IERS Conventions 2003, §5.7). */
const ARGUMENTS = [
  [485868.249036, 1717915923.2178, 31.8792, 0.051635, -0.0002447],
  [1287104.793048, 129596581.0481, -0.5532, 0.000136, -0.00001149],
  [335779.526232, 1739527262.8478, -12.7512, -0.001037, 0.00000417],
  [1072260.703692, 1602961601.209, -6.3706, 0.006593, -0.00003169],
  [450160.398036, -6962890.5431, 7.4722, 0.007702, -0.00005939],
] as const

/** Multiples −4 … 4 of each argument are needed; `MIDDLE` is the place of the multiple 0. */
const MIDDLE = 4
const WIDTH = 2 * MIDDLE + 1
const multiples = {
  cos: new Float64Array(ARGUMENTS.length * WIDTH),
  sin: new Float64Array(ARGUMENTS.length * WIDTH),
}

function fillMultiples(t: number): void {
  const { cos, sin } = multiples
  for (let i = 0; i < ARGUMENTS.length; i++) {
    const [c0, c1, c2, c3, c4] = ARGUMENTS[i]!
    const angle = (((((c4 * t + c3) * t + c2) * t + c1) * t + c0) % CIRCLE) * ARCSECOND
    const c = Math.cos(angle)
    const s = Math.sin(angle)
    const zero = i * WIDTH + MIDDLE
    cos[zero] = 1
    for (let m = 0; m < MIDDLE; m++) {
      const nextCos = cos[zero + m]! * c - sin[zero + m]! * s
      const nextSin = sin[zero + m]! * c + cos[zero + m]! * s
      cos[zero + m + 1] = cos[zero - m - 1] = nextCos
      sin[zero + m + 1] = nextSin
      sin[zero - m - 1] = -nextSin
    }
  }
}

/** The different products of some arguments' multiples that occur in the series. */
class Phasors {
  readonly cos: Float64Array
  readonly sin: Float64Array
  /** For each term, which product is its own. */
  readonly placeOf: Uint8Array
  readonly #factors: Uint8Array
  readonly #factorCount: number

  constructor(first: number, end: number) {
    const rows = NUTATION_TERMS.map((term) =>
      term.slice(first, end).map((multiple, i) => (first + i) * WIDTH + MIDDLE + multiple),
    )
    const keys = [...new Set(rows.map(String))]
    this.placeOf = Uint8Array.from(rows, (row) => keys.indexOf(String(row)))
    this.#factors = Uint8Array.from(keys.flatMap((key) => key.split(',').map(Number)))
    this.#factorCount = end - first
    this.cos = new Float64Array(keys.length)
    this.sin = new Float64Array(keys.length)
  }

  fill(): void {
    const factors = this.#factors
    for (let i = 0, at = 0; i < this.cos.length; i++) {
      let c = multiples.cos[factors[at]!]!
      let s = multiples.sin[factors[at]!]!
      at++
      for (let k = 1; k < this.#factorCount; k++, at++) {
        const c2 = multiples.cos[factors[at]!]!
        const s2 = multiples.sin[factors[at]!]!
        const product = c * c2 - s * s2
        s = s * c2 + c * s2
        c = product
      }
      this.cos[i] = c
      this.sin[i] = s
    }
  }
}

const anomalies = new Phasors(0, 2)
const elongations = new Phasors(2, 5)
const AMPLITUDES = Float64Array.from(NUTATION_TERMS.flatMap((term) => term.slice(5)))
/** Radians per day. */
const FREQUENCIES = Float64Array.from(NUTATION_TERMS, (term) =>
  ARGUMENTS.reduce((sum, argument, i) => sum + (term[i]! * argument[1] * ARCSECOND) / DAYS_PER_CENTURY, 0),
)

function sumOfSeries(tt: number): Nutation {
  const t = centuriesFromJ2000(tt)
  fillMultiples(t)
  anomalies.fill()
  elongations.fill()
  let longitude = NUTATION_MEAN.longitude[0] + NUTATION_MEAN.longitude[1] * t
  let obliquity = NUTATION_MEAN.obliquity[0] + NUTATION_MEAN.obliquity[1] * t
  let motion = 0
  const a = AMPLITUDES
  // From the smallest term to the largest, so that no small one is lost in rounding.
  for (let i = FREQUENCIES.length - 1, at = i * 8; i >= 0; i--, at -= 8) {
    const one = anomalies.placeOf[i]!
    const two = elongations.placeOf[i]!
    const cos = anomalies.cos[one]! * elongations.cos[two]! - anomalies.sin[one]! * elongations.sin[two]!
    const sin = anomalies.sin[one]! * elongations.cos[two]! + anomalies.cos[one]! * elongations.sin[two]!
    const inPhase = a[at]! + a[at + 1]! * t
    const outOfPhase = a[at + 2]! + a[at + 3]! * t
    longitude += inPhase * sin + outOfPhase * cos
    obliquity += (a[at + 4]! + a[at + 5]! * t) * cos + (a[at + 6]! + a[at + 7]! * t) * sin
    motion += (inPhase * cos - outOfPhase * sin) * FREQUENCIES[i]!
  }
  return { longitude: longitude * UNIT, obliquity: obliquity * UNIT, motion: motion * UNIT }
}

let latest = { tt: Number.NaN, nutation: { longitude: 0, obliquity: 0, motion: 0 } as Nutation }

/** Nutation at a Julian day of Terrestrial Time. A chart asks several times for one instant: the latest is kept. */
export function nutationAt(tt: number): Nutation {
  if (tt !== latest.tt) latest = { tt, nutation: sumOfSeries(tt) }
  return latest.nutation
}
