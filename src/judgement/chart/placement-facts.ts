/** Where the bodies of a chart stand: signs, houses, angles, and what follows from them for one body. */
import { type ClassicalPlanet, dignitiesOf, isClassical, RULER } from '../../chart/dignities.ts'
import { dignityId, houseId, phaseId, retrogradeId, sectId, signId } from '../../chart/fact-ids.ts'
import type { Point } from '../../chart/points.ts'
import { isTimed, type TimedChart, type WiderChart } from '../../chart/wider-chart.ts'
import type { Planet } from '../../sky/planets.ts'
import { type Sign, signOf } from '../../sky/zodiac.ts'
import { type ChartFact, READING_BODIES } from './fact.ts'

export const placementFacts = (chart: WiderChart): ChartFact[] => [
  ...signFacts(chart),
  ...(isTimed(chart) ? timedFacts(chart) : []),
  ...dignityFacts(chart),
  ...retrogradeFacts(chart),
  ...phaseFacts(chart),
]

/** One sign, or two if the body changes its sign on a day without an hour. */
export const signsOf = (chart: WiderChart, body: Point): readonly Sign[] =>
  isTimed(chart) ? [signOf(chart.chart.bodies[body].longitude)] : chart.sky.bodies[body].signs

function signFacts(chart: WiderChart): ChartFact[] {
  return READING_BODIES.flatMap((body) => {
    const signs = signsOf(chart, body)
    return signs.map((sign): ChartFact => {
      const fact = {
        id: signId(body, sign),
        kind: 'sign',
        subjects: [body],
        keys: [body, sign],
        sign,
      } as const
      return signs.length > 1 ? { ...fact, isDoubtful: true } : fact
    })
  })
}

/** The planet that rules the rising sign. */
export const chartRulerOf = ({ chart }: TimedChart): ClassicalPlanet => RULER[signOf(chart.angles.ascendant)]

function timedFacts(timed: TimedChart): ChartFact[] {
  const { bodies, angles } = timed.chart
  const corners = (['ascendant', 'midheaven'] as const).map((angle): ChartFact => {
    const sign = signOf(angles[angle])
    return { id: signId(angle, sign), kind: 'angle', subjects: [angle], keys: [angle, sign], sign }
  })
  const houses = READING_BODIES.map((body): ChartFact => {
    const { house } = bodies[body]
    return { id: houseId(body, house), kind: 'house', subjects: [body], keys: [body, String(house)], house }
  })
  const ruler = chartRulerOf(timed)
  const { house } = bodies[ruler]
  const sect = timed.isDay ? 'day' : 'night'
  return [
    ...corners,
    ...houses,
    { id: houseId('ruler', house), kind: 'ruler', subjects: [ruler], keys: [String(house)], house },
    { id: sectId(sect), kind: 'sect', subjects: ['sun'], keys: [sect] },
  ]
}

/** Those that a text tells of. A planet between two signs has none. */
// mutate order: no planet is exalted and in detriment in one sign
export const READING_DIGNITIES = ['domicile', 'exaltation', 'detriment', 'fall'] as const

const dignityFacts = (chart: WiderChart): ChartFact[] =>
  // mutate call: nobody else has a dignity: only the type needs it
  READING_BODIES.filter(isClassical).flatMap((planet) => {
    const [sign, other] = signsOf(chart, planet)
    if (other !== undefined) return []
    const dignities = dignitiesOf(planet, sign!, null)
    return READING_DIGNITIES.filter((dignity) => dignities.includes(dignity)).map((dignity) => ({
      id: dignityId(planet, dignity),
      kind: 'dignity' as const,
      subjects: [planet],
      keys: [planet, dignity],
    }))
  })

/** The slow planets are retrograde for months of every year, which says little of a person. */
export const READING_RETROGRADES: readonly Planet[] = ['mercury', 'venus', 'mars']

const retrogradeFacts = (chart: WiderChart): ChartFact[] =>
  READING_RETROGRADES.filter((planet) => isRetrogradeIn(chart, planet)).map((planet) => ({
    id: retrogradeId(planet),
    kind: 'retrograde',
    subjects: [planet],
    keys: [planet],
  }))

/** All day long, if the hour is unknown. */
function isRetrogradeIn(chart: WiderChart, planet: Planet): boolean {
  if (isTimed(chart)) return chart.chart.bodies[planet].retrograde
  return chart.sky.bodies[planet].retrograde && chart.stations[planet] === undefined
}

function phaseFacts(chart: WiderChart): ChartFact[] {
  const { name } = chart.moonPhase
  if (!isTimed(chart) && chart.sky.moonPhases.names.length > 1) return []
  return [{ id: phaseId(name), kind: 'moon_phase', subjects: ['sun', 'moon'], keys: [name] }]
}
