/** Nutation in full: IAU 2000A (1,365 terms) with the adjustments to the IAU 2006 precession. Too slow for a request. */
import { readFileSync } from 'node:fs'

const ARCSECOND = Math.PI / 648000

const rowsOf = (name: string): number[][] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split('\t').map(Number))

/** The Delaunay arguments l, l′, F, D, Ω in arcseconds (IERS Conventions 2003). */
const DELAUNAY = [
  [485868.249036, 1717915923.2178, 31.8792, 0.051635, -0.0002447],
  [1287104.793048, 129596581.0481, -0.5532, 0.000136, -0.00001149],
  [335779.526232, 1739527262.8478, -12.7512, -0.001037, 0.00000417],
  [1072260.703692, 1602961601.209, -6.3706, 0.006593, -0.00003169],
  [450160.398036, -6962890.5431, 7.4722, 0.007702, -0.00005939],
]

/** The planetary terms have their own, shorter arguments: l, l′, F, D, Ω, then Mercury to Neptune; radians (MHB 2000). */
const PLANETARY = [
  [2.35555598, 8328.6914269554],
  [6.24006013, 628.301955],
  [1.627905234, 8433.466158131],
  [5.198466741, 7771.3771468121],
  [2.1824392, -33.757045],
  [4.402608842, 2608.7903141574],
  [3.176146697, 1021.3285546211],
  [1.753470314, 628.3075849991],
  [6.203480913, 334.06124267],
  [0.599546497, 52.9690962641],
  [0.874016757, 21.329910496],
  [5.481293871, 7.4781598567],
  [5.321159, 3.8127774],
]

const LUNI_SOLAR_TERMS = rowsOf('luni-solar.tsv')
const PLANETARY_TERMS = rowsOf('planetary.tsv')

const polynomial = (coefficients: readonly number[], t: number) =>
  coefficients.reduceRight((sum, coefficient) => sum * t + coefficient, 0)

function angleOf(multipliers: readonly number[], args: readonly number[]): number {
  let angle = 0
  for (let i = 0; i < args.length; i++) angle += multipliers[i]! * args[i]!
  return angle
}

/** Shift in longitude and in obliquity, arcseconds, at a Julian day of TT. */
export function iau2006a(tt: number): [longitude: number, obliquity: number] {
  const t = (tt - 2451545) / 36525
  const delaunay = DELAUNAY.map((row) => (polynomial(row, t) % 1296000) * ARCSECOND)
  const precession = (0.02438175 + 0.00000538691 * t) * t
  const planetary = [...PLANETARY.map((row) => polynomial(row, t) % (2 * Math.PI)), precession]
  let longitude = 0
  let obliquity = 0
  for (const term of PLANETARY_TERMS) {
    const angle = angleOf(term, planetary)
    const sin = Math.sin(angle)
    const cos = Math.cos(angle)
    longitude += term[14]! * sin + term[15]! * cos
    obliquity += term[16]! * sin + term[17]! * cos
  }
  for (const term of LUNI_SOLAR_TERMS) {
    const angle = angleOf(term, delaunay)
    const sin = Math.sin(angle)
    const cos = Math.cos(angle)
    longitude += (term[5]! + term[6]! * t) * sin + term[7]! * cos
    obliquity += (term[8]! + term[9]! * t) * cos + term[10]! * sin
  }
  // Wallace and Capitaine 2006, equation 5: the secular change of the Earth's flattening, and the obliquity of IAU 2006.
  const flattening = -2.7774e-6 * t
  return [longitude * 1e-7 * (1 + 0.4697e-6 + flattening), obliquity * 1e-7 * (1 + flattening)]
}
