/** Points and weights of docs/natal-reading.md, followed by hand from the chart as the API gives it. */
import { arcBetween, CLASSICAL, figures, limitOf, MANNER, PLANETS, rulerOf, SIGNS } from './tables.ts'

export interface ChartAnswer {
  bodies: Record<
    string,
    { longitude: number; sign: string; house: number; retrograde: boolean; dignity?: string[] }
  >
  angles: Record<'ascendant' | 'midheaven' | 'descendant' | 'imum_coeli', { longitude: number; sign: string }>
  aspects: { planet1: string; planet2: string; aspect: string; orb: number }[]
  patterns: { pattern: string; members: string[]; sign: string | null }[]
  balance: {
    elements: Record<string, string[]>
    modalities: Record<string, string[]>
    hemispheres: Record<string, string[]>
  }
  day_chart: boolean
  moon_phase: { name: string }
}

export const tenths = (number: number) => Math.round(number * 10) / 10
const near = (distance: number, limit: number) => Math.max(0, 1 - distance / limit)

const OWN = figures(
  'sun 2.5, moon 2.5, mercury 1.5, venus 1.5, mars 1.5, jupiter 1, saturn 1, uranus 0.5, neptune 0.5, pluto 0.5',
)
const ON_ANGLE = figures('ascendant 5, midheaven 5, descendant 4, imum_coeli 4')

const rulerIn = (chart: ChartAnswer) => rulerOf(chart.angles.ascendant.sign.toLowerCase())

const told = ({ aspects }: ChartAnswer) =>
  aspects.filter(
    ({ planet1, planet2, aspect }) =>
      MANNER[aspect] && PLANETS.includes(planet1) && PLANETS.includes(planet2),
  )
const close = (aspect: { aspect: string; orb: number }) => 1 - aspect.orb / limitOf(aspect.aspect)

/** Reasons by name; those of several aspects together. */
export function reasonsOf(planet: string, chart: ChartAnswer): Record<string, number> {
  const { longitude, house, dignity = [] } = chart.bodies[planet]!
  const sums: Record<string, number> = { planet: OWN[planet]! }
  const add = (reason: string, points: number) => {
    if (points > 0) sums[reason] = tenths((sums[reason] ?? 0) + points)
  }
  if (rulerIn(chart) === planet) add('ruler', 3)
  for (const [angle, points] of Object.entries(ON_ANGLE)) {
    const { longitude: corner } = chart.angles[angle as keyof ChartAnswer['angles']]
    add(`on_${angle}`, tenths(points * near(arcBetween(longitude, corner), 8)))
  }
  if ([1, 4, 7, 10].includes(house)) add('angular_house', 1)
  const own = told(chart).filter(({ planet1, planet2 }) => planet1 === planet || planet2 === planet)
  for (const aspect of own) {
    const other = aspect.planet1 === planet ? aspect.planet2 : aspect.planet1
    if (['sun', 'moon', rulerIn(chart)].includes(other)) add('aspect', tenths(2 * close(aspect)))
  }
  if (CLASSICAL.includes(planet)) {
    if (dignity.includes('domicile')) add('dignity', 2)
    if (dignity.includes('exaltation')) add('dignity', 1)
  }
  if (chart.patterns.some(({ pattern, members }) => pattern === 'stellium' && members.includes(planet)))
    add('stellium', 1)
  if (own.length === 0) add('unaspected', 2)
  return sums
}

export const pointsOf = (planet: string, chart: ChartAnswer): number =>
  tenths(Object.values(reasonsOf(planet, chart)).reduce((sum, points) => sum + points, 0))

const mean = (planets: readonly string[], chart: ChartAnswer) =>
  planets.reduce((sum, planet) => sum + pointsOf(planet, chart), 0) / planets.length

/** What a fact weighs, by its id alone. */
export function weightOf(id: string, chart: ChartAnswer): number {
  if (id.startsWith('ascendant-in-')) return 7
  if (id.startsWith('midheaven-in-')) return 5
  if (id.startsWith('empty-')) return 4
  const [, amount, name] = /^(much|little)-(\w+)$/.exec(id) ?? []
  if (name) {
    const { length } = (chart.balance.elements[name] ?? chart.balance.modalities[name])!
    return amount === 'much' ? length : length === 0 ? 5 : 3
  }
  if (id.startsWith('ruler-in-')) return pointsOf(rulerIn(chart), chart)
  if (id.endsWith('-chart')) return tenths(0.3 * pointsOf('sun', chart))
  if (/^(new|crescent|first-quarter|gibbous|full|disseminating|last-quarter|balsamic)-moon$/.test(id))
    return tenths(0.6 * mean(['sun', 'moon'], chart))
  const [, house] = /^stellium-in-house-(\d+)$/.exec(id) ?? []
  if (house)
    return tenths(
      mean(
        PLANETS.filter((planet) => chart.bodies[planet]!.house === Number(house)),
        chart,
      ),
    )
  const [, sign] = /^stellium-in-(\w+)$/.exec(id) ?? []
  if (sign)
    return tenths(
      mean(
        PLANETS.filter((planet) => chart.bodies[planet]!.sign.toLowerCase() === sign),
        chart,
      ),
    )
  const [, figure, kind] = /^(t-square|grand-cross|grand-trine|yod|kite)(?:-(\w+))?$/.exec(id) ?? []
  if (figure) return tenths(0.9 * mean(membersOf(figure, kind, chart), chart))
  return weightOfPlanets(id, chart)
}

/** Of all patterns of that name whose members are all in signs of that element or modality. */
function membersOf(figure: string, kind: string | undefined, { patterns, balance }: ChartAnswer): string[] {
  const those = kind && (balance.elements[kind] ?? balance.modalities[kind])
  const found = patterns
    .filter(
      ({ pattern, members }) =>
        pattern.replace('_', '-') === figure && members.every((each) => those?.includes(each) ?? true),
    )
    .flatMap(({ members }) => members)
  return [...new Set(found)]
}

function weightOfPlanets(id: string, chart: ChartAnswer): number {
  const aspect = told(chart).find(
    ({ planet1, planet2, aspect: name }) => id === `${planet1}-${name}-${planet2}`,
  )
  if (aspect) return tenths(mean([aspect.planet1, aspect.planet2], chart) * (0.4 + close(aspect)))
  const node = 4
  const [, body = '', place = ''] = /^(.+?)-(?:in-)?(house|\w+)/.exec(id.replace('north-node', 'node')) ?? []
  const points = body === 'node' ? node : pointsOf(body, chart)
  if (place === 'house') return tenths(0.9 * points)
  if (place === 'retrograde') return tenths(0.7 * points)
  if (!SIGNS.includes(place)) return tenths(0.6 * points)
  return tenths((['uranus', 'neptune', 'pluto'].includes(body) ? 0.4 : 1) * points)
}
