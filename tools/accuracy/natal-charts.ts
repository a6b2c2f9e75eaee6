/** The figures of whole charts, from local time to cusps, as a chapter of docs/accuracy.md. */
import { separation } from '../../src/sky/angle.ts'
import { resolveLocalTime } from '../../src/sky/civil-time.ts'
import { PLANETS } from '../../src/sky/ephemeris.ts'
import { natalChart } from '../../src/sky/natal-chart.ts'
import { goldenCharts } from '../../test/golden/natal-charts/rows.ts'
import { ARCSECONDS, figuresOf } from '../../test/golden/sky/compare.ts'
import { table } from './table.ts'

const off = (a: number, b: number) => separation(a, b) * ARCSECONDS

export function natalCharts(): string {
  const compared = goldenCharts().map((golden) => {
    const { instant } = resolveLocalTime(golden.birthDateTime, golden.timezone)
    const chart = natalChart({ ...golden, instant, houseSystem: golden.requested })
    return {
      wrongInstant: instant !== golden.instant,
      planets: PLANETS.map((planet, i) => off(chart.planets[planet].longitude, golden.planets[i]!)),
      angles: [off(chart.angles.ascendant, golden.ascendant), off(chart.angles.midheaven, golden.midheaven)],
      cusps: chart.cusps.map((cusp, i) => off(cusp, golden.cusps[i]!)),
    }
  })
  const rows = (['planets', 'angles', 'cusps'] as const).map((what) => {
    const { count, median, p99, worst } = figuresOf(compared.flatMap((chart) => chart[what]))
    return [what, count.toLocaleString('en-US'), ...[median, p99, worst].map((figure) => figure.toFixed(3))]
  })
  const wrong = compared.filter(({ wrongInstant }) => wrongInstant).length
  return [
    `${compared.length} births, ${wrong} wrong instants.`,
    '',
    table(['', 'compared', 'median', 'p99', 'worst'], rows),
  ].join('\n')
}
