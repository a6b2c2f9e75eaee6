/** Compares composite and Davison charts, and the aspects between two births, with the golden pairs. Tests and `npm run measure -- accuracy` use the same figures. */

import { castChart } from '../../../src/chart/chart.ts'
import { castComposite, type PairedBirth } from '../../../src/chart/composite.ts'
import { castDavison } from '../../../src/chart/davison.ts'
import { type SynastryPoint, synastryAspects, synastryChartOf } from '../../../src/chart/synastry.ts'
import { isTimed, type Selection, type TimedChart, type WiderChart } from '../../../src/chart/wider-chart.ts'
import { PAIR_ORBS } from '../../../src/judgement/pair/weights.ts'
import { separation } from '../../../src/sky/angle.ts'
import { PLANETS } from '../../../src/sky/planets.ts'
import { ARCSECONDS, type Row, rowsOf } from '../sky/compare.ts'

export const SELECTION: Selection = {
  points: PLANETS,
  node: 'true',
  lots: [],
  orbs: {},
  parallels: [],
}

const CUSPS = Array.from({ length: 12 }, (_, i) => `cusp_${i + 1}`)
const BEHIND_SUN = 0.28

export interface PairErrors {
  /** Arcseconds, by body. */
  readonly bodies: Record<string, number[]>
  /** Of each chart the worst cusp, Ascendant and Midheaven among them. */
  readonly cusps: number[]
}

export interface PairComparison {
  readonly composite: PairErrors
  readonly davison: PairErrors
  readonly aspects: number
  /** Missing or extra. */
  readonly wrongAspects: readonly string[]
}

export function birthIn(row: Row, who: string): PairedBirth & { readonly instant: number } {
  const place = { latitude: Number(row[`${who}_latitude`]), longitude: Number(row[`${who}_longitude`]) }
  return {
    instant: Number(row[`${who}_instant`]),
    day: null,
    input: { place, houseSystem: 'placidus', zodiac: 'tropical' },
  }
}

export function comparePairs(): PairComparison {
  const composite: PairErrors = { bodies: {}, cusps: [] }
  const davison: PairErrors = { bodies: {}, cusps: [] }
  const wrongAspects: string[] = []
  let aspects = 0
  for (const row of rowsOf('../pairs/pairs')) {
    const [first, second] = [birthIn(row, 'first'), birthIn(row, 'second')]
    const rules = { timeRule: 'mean', placeRule: 'mean' } as const
    compare(row, 'composite', castComposite(first, second, SELECTION, { houses: 'derived' }).chart, composite)
    compare(row, 'davison', castDavison(first, second, SELECTION, rules).chart, davison)
    const [ours, theirs] = [ourAspects(first, second), theirAspects(row)]
    aspects += theirs.length
    wrongAspects.push(...ours.filter((each) => !theirs.includes(each)))
    wrongAspects.push(...theirs.filter((each) => !ours.includes(each)))
  }
  return { composite, davison, aspects, wrongAspects }
}

function compare(row: Row, kind: string, chart: WiderChart, errors: PairErrors): void {
  const { bodies, houses } = (chart as TimedChart).chart
  if (!isTimed(chart)) throw new Error('both times are known')
  for (const planet of PLANETS) {
    if (isBehindSun(row, kind, planet)) continue
    const error = separation(bodies[planet].longitude, Number(row[`${kind}_${planet}`])) * ARCSECONDS
    errors.bodies[planet] = [...(errors.bodies[planet] ?? []), error]
  }
  const ofCusps = CUSPS.map((name, i) => separation(houses.cusps[i]!, Number(row[`${kind}_${name}`])))
  errors.cusps.push(Math.max(...ofCusps) * ARCSECONDS)
}

/** There the bending of light has no meaning (test/golden/sky/SOURCE.md). A composite depends on both births. */
function isBehindSun(row: Row, kind: string, planet: string): boolean {
  if (planet === 'sun' || planet === 'moon') return false
  const charts = kind === 'composite' ? ['first', 'second'] : [kind]
  return charts.some(
    (who) => separation(Number(row[`${who}_sun`]), Number(row[`${who}_${planet}`])) < BEHIND_SUN,
  )
}

const POINTS: readonly SynastryPoint[] = [...PLANETS, 'ascendant', 'midheaven']

function ourAspects(first: ReturnType<typeof birthIn>, second: ReturnType<typeof birthIn>): string[] {
  const [one, two] = [first, second].map(({ instant, input }) =>
    synastryChartOf(castChart({ ...input, instant }), POINTS),
  )
  return synastryAspects(one!, two!, PAIR_ORBS).map((each) => `${each.first} ${each.name} ${each.second}`)
}

const ANGLES = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 }

/** From the longitudes of the rows, by the plainest way. */
function theirAspects(row: Row): string[] {
  return POINTS.flatMap((one) =>
    POINTS.flatMap((two) => {
      const difference = Math.abs(Number(row[`first_${one}`]) - Number(row[`second_${two}`]))
      const arc = difference > 180 ? 360 - difference : difference
      return Object.entries(ANGLES)
        .filter(([name, angle]) => Math.abs(arc - angle) <= PAIR_ORBS[name as keyof typeof PAIR_ORBS])
        .map(([name]) => `${one} ${name} ${two}`)
    }),
  )
}
