/** Differences of ayanamsas and declinations from golden rows. */
import { signedArc } from '../../../src/sky/angle.ts'
import { type AyanamsaName, ayanamsaAt } from '../../../src/sky/ayanamsa.ts'
import { declinationOf, trueObliquity } from '../../../src/sky/equatorial.ts'
import { PLANETS } from '../../../src/sky/planets.ts'
import { ARCSECONDS, rowsOf } from './compare.ts'

export interface AyanamsaFigures {
  /** Mean difference, arcseconds. */
  readonly constant: number
  /** The straight line through the differences, arcseconds per century. */
  readonly perCentury: number
  /** The largest distance from the constant, and from the line, arcseconds. */
  readonly drift: number
  readonly aroundLine: number
}

/** How far an ayanamsa, nutation included, is from the golden one over the rows of 1800 to 2100. */
export function compareAyanamsa(name: AyanamsaName): AyanamsaFigures {
  const points = rowsOf('sidereal').map((row) => {
    const golden = Number(row.tropical) - Number(row[name])
    const off = signedArc(ayanamsaAt(name, Number(row.jd_tt)), golden) * ARCSECONDS
    return { century: (Number(row.jd_tt) - 2433282) / 36525, off }
  })
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const constant = mean(points.map(({ off }) => off))
  const middle = mean(points.map(({ century }) => century))
  const perCentury =
    mean(points.map(({ century, off }) => (century - middle) * (off - constant))) /
    mean(points.map(({ century }) => (century - middle) ** 2))
  const line = (century: number) => constant + perCentury * (century - middle)
  return {
    constant,
    perCentury,
    drift: Math.max(...points.map(({ off }) => Math.abs(off - constant))),
    aroundLine: Math.max(...points.map(({ century, off }) => Math.abs(off - line(century)))),
  }
}

/** Arcseconds of each declination, from the golden longitude and latitude. */
export function compareDeclinations(): number[] {
  return rowsOf('declinations').flatMap((row) =>
    PLANETS.map((planet) => {
      const [longitude, latitude, declination] = ['longitude', 'latitude', 'declination'].map((column) =>
        Number(row[`${planet}_${column}`]),
      ) as [number, number, number]
      const ours = declinationOf(longitude, latitude, trueObliquity(Number(row.jd_tt)))
      return Math.abs(ours - declination) * ARCSECONDS
    }),
  )
}
