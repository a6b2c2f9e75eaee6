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

const majorAspects = ({ aspects }: ChartAnswer) =>
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
  const own = majorAspects(chart).filter(({ planet1, planet2 }) => planet1 === planet || planet2 === planet)
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
  const aspect = majorAspects(chart).find(
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

const lower = (sign: string) => sign.toLowerCase()
const ELEMENTS = ['fire', 'earth', 'air', 'water']

/** The ids of all facts of a chart with its time. */
export function idsOf(chart: ChartAnswer): string[] {
  const { bodies, angles, patterns, balance } = chart
  const placed = [...PLANETS, 'north_node'].flatMap((body) => {
    const name = body.replace('_', '-')
    return [`${name}-in-${lower(bodies[body]!.sign)}`, `${name}-in-house-${bodies[body]!.house}`]
  })
  const houses = PLANETS.map((planet) => bodies[planet]!.house)
  const phase = chart.moon_phase.name.replace('_', '-').replace('-moon', '')
  const central = [bodies.sun!, bodies.moon!, angles.ascendant].flatMap(({ sign }) => {
    const at = SIGNS.indexOf(lower(sign))
    return [ELEMENTS[at % 4]!, ['cardinal', 'fixed', 'mutable'][at % 3]!]
  })
  const spread = { ...balance.elements, ...balance.modalities }
  return [
    ...placed,
    `ascendant-in-${lower(angles.ascendant.sign)}`,
    `midheaven-in-${lower(angles.midheaven.sign)}`,
    ...majorAspects(chart).map(({ planet1, aspect, planet2 }) => `${planet1}-${aspect}-${planet2}`),
    ...['mercury', 'venus', 'mars']
      .filter((each) => bodies[each]!.retrograde)
      .map((each) => `${each}-retrograde`),
    ...CLASSICAL.flatMap((planet) =>
      ['domicile', 'exaltation', 'detriment', 'fall']
        .filter((dignity) => bodies[planet]!.dignity?.includes(dignity))
        .map((dignity) => `${planet}-in-${dignity}`),
    ),
    `ruler-in-house-${bodies[rulerIn(chart)]!.house}`,
    ...patterns
      .filter(({ pattern }) => pattern === 'stellium')
      .map(({ sign }) => `stellium-in-${lower(sign!)}`),
    ...[...new Set(houses)]
      .filter((house) => houses.filter((each) => each === house).length > 2)
      .map((house) => `stellium-in-house-${house}`),
    ...new Set(patterns.flatMap((each) => figureId(each, balance))),
    ...Object.entries(spread).flatMap(([name, { length }]) => {
      if (length >= (ELEMENTS.includes(name) ? 5 : 6)) return [`much-${name}`]
      return length < 2 && !central.includes(name) ? [`little-${name}`] : []
    }),
    ...Object.entries(balance.hemispheres)
      .filter(([, { length }]) => length === 0)
      .map(([half]) => `empty-${half.replace('_', '-')}`),
    `${phase}-moon`,
    chart.day_chart ? 'day-chart' : 'night-chart',
  ]
}

function figureId(
  { pattern, members }: ChartAnswer['patterns'][number],
  balance: ChartAnswer['balance'],
): string[] {
  const name = pattern.replace('_', '-')
  if (pattern === 'stellium') return []
  if (pattern === 'yod' || pattern === 'kite') return [name]
  const groups = pattern === 'grand_trine' ? balance.elements : balance.modalities
  const kind = Object.keys(groups).find((each) => members.every((planet) => groups[each]!.includes(planet)))
  return kind ? [`${name}-${kind}`] : []
}

export interface TensionSource {
  facts: string[]
  weight: number
  kind: 'aspect' | 'signs' | 'elements'
}

const FRIENDS = ['fire air', 'air fire', 'earth water', 'water earth']

/** All that the page allows, the weightiest first. */
export function tensionsOf(chart: ChartAnswer): TensionSource[] {
  const ids = idsOf(chart)
  const signOf = (who: string) =>
    lower(who === 'ascendant' ? chart.angles.ascendant.sign : chart.bodies[who]!.sign)
  const elementOf = (who: string) => ELEMENTS[SIGNS.indexOf(signOf(who)) % 4]!
  const hard = ids.filter((id) => /^(sun|moon|mercury|venus|mars)-(square|opposition)-/.test(id))
  const pairs = ['sun moon', 'sun ascendant', 'moon ascendant', 'moon venus', 'venus mars'].map((pair) =>
    pair.split(' '),
  )
  const strange = pairs.filter(([one, two]) => {
    const elements = [elementOf(one!), elementOf(two!)]
    return elements[0] !== elements[1] && !FRIENDS.includes(elements.join(' '))
  })
  const amount = (which: string) =>
    ids.filter((id) => ELEMENTS.some((element) => id === `${which}-${element}`))
  const all: TensionSource[] = [
    ...hard.map((id) => ({ facts: [id], weight: weightOf(id, chart), kind: 'aspect' as const })),
    ...strange.map((pair) => {
      const facts = pair.map((who) => `${who}-in-${signOf(who)}`)
      const sum = facts.reduce((total, id) => total + weightOf(id, chart), 0)
      return { facts, weight: tenths(0.4 * sum), kind: 'signs' as const }
    }),
    ...amount('much').flatMap((much) =>
      amount('little').map((little) => ({
        facts: [much, little],
        weight: tenths((weightOf(much, chart) + weightOf(little, chart)) / 2),
        kind: 'elements' as const,
      })),
    ),
  ]
  return all.toSorted((a, b) => b.weight - a.weight)
}
