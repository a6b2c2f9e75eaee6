/** The wider chart of a birth: any bodies, houses and zodiac, with or without a time of birth (docs/charts.md). */
import { ASPECT_NAMES, type AspectName, type Orbs, USUAL_ORBS } from '../chart/aspects.ts'
import { LOT_NAMES, type Lot } from '../chart/lots.ts'
import { PARALLELS, type Parallel } from '../chart/parallels.ts'
import { bodyOf, DEFAULT_POINTS, POINTS, type Point } from '../chart/points.ts'
import { castWiderChart, castWithoutTime, type Selection, type WiderChart } from '../chart/wider-chart.ts'
import { ServiceError } from '../errors.ts'
import { BODIES } from '../sky/bodies.ts'
import { dateText } from '../time/wall-clock.ts'
import { type Birth, type BirthRequest, resolveBirth, withTime } from './birth.ts'
import type { Identify, Inputs } from './identifier.ts'

export interface WiderChartRequest extends BirthRequest {
  readonly bodies?: readonly string[] | undefined
  readonly lots?: readonly Lot[] | undefined
  readonly aspects?: readonly (AspectName | Parallel)[] | undefined
  readonly orbs?: Orbs | undefined
}

/** The members of a request that choose what a chart shows. */
export type SelectionRequest = Pick<WiderChartRequest, 'bodies' | 'lots' | 'aspects' | 'orbs'>

export interface WiderChartReading {
  readonly chartId: string
  readonly birth: Birth
  readonly chart: WiderChart
}

export function readWiderChart(request: WiderChartRequest, identifier: Identify): WiderChartReading {
  const birth = resolveBirth(request)
  const selection = selectionOf(request, [birth])
  if (selection.lots.length > 0) withTime(birth, 'lots')
  const chart = castBirth(birth, selection)
  return { chartId: identifier('chart', chartInputs(birth)), birth, chart }
}

/** `instant` is that of the birth, unless it is known more exactly than given. */
export function castBirth(birth: Birth, selection: Selection, instant = birth.time?.instant): WiderChart {
  const { place, houseSystem, zodiac, ayanamsa, time, day } = birth
  return time === null
    ? castWithoutTime(day!, { zodiac, ayanamsa }, selection)
    : castWiderChart({ instant: instant!, place, houseSystem, zodiac, ayanamsa }, selection)
}

/** The node is that of the first birth. */
export const selectionOf = (request: SelectionRequest, births: readonly Birth[]): Selection => ({
  points: pointsOf(request.bodies ?? DEFAULT_POINTS, births),
  node: births[0]!.node,
  lots: LOT_NAMES.filter((lot) => request.lots?.includes(lot)),
  orbs: orbsOf(request),
  parallels: PARALLELS.filter((name) => request.aspects?.includes(name)),
})

/** The inputs from which the id of a chart is made. The choice of bodies and aspects to show is not part of it. */
export const chartInputs = ({
  place,
  houseSystem,
  zodiac,
  ayanamsa,
  node,
  time,
  day,
  zone,
}: Birth): Inputs => ({
  ...place,
  houseSystem,
  zodiac,
  node,
  ...(ayanamsa !== undefined && { ayanamsa }),
  ...(time !== null && { instant: time.instant }),
  ...(day !== null && { day: day.date, zone: zone.name }),
})

/** In the order of answers, each once. */
function pointsOf(names: readonly string[], births: readonly Birth[]): Point[] {
  const points = namedAmong(POINTS, names)
  for (const birth of births) for (const point of points) checkRange(point, birth)
  return points
}

/** Those that are named, in the order of the list. Throws UNKNOWN_BODY for a name that is not on it; `field` is the member that has it. */
export function namedAmong<Name extends string>(
  known: readonly Name[],
  names: readonly string[],
  field = 'bodies',
): Name[] {
  const provided = names.find((name) => !known.includes(name as Name))
  if (provided === undefined) return known.filter((name) => names.includes(name))
  throw new ServiceError('UNKNOWN_BODY', `${field} must be among ${known.join(', ')}.`, {
    provided,
    validOptions: known,
  })
}

/** Orbits of a few bodies are not known well enough for all of the eight centuries. */
export function checkRange(point: Point, { node, time, day }: Birth, field = 'bodies'): void {
  const [from, to] = BODIES[bodyOf(point, node)].range
  const [first, last] = time === null ? [day!.from, day!.to] : [time.instant, time.instant]
  if (first >= from && last <= to) return
  const [earliest, latest] = [dateText(from), dateText(to)]
  throw new ServiceError(
    'DATE_OUT_OF_RANGE',
    `The positions of ${point} are known from ${earliest} to ${latest}. Leave it out of ${field}.`,
    {
      field,
      provided: point,
      earliest,
      latest,
    },
  )
}

function orbsOf({ aspects, orbs }: SelectionRequest): Orbs {
  // mutate early return: a short way: the same orbs are put together one by one
  if (aspects === undefined && orbs === undefined) return USUAL_ORBS
  const wanted = aspects ?? ASPECT_NAMES
  const names = ASPECT_NAMES.filter((name) => wanted.includes(name))
  return Object.fromEntries(names.map((name) => [name, orbs?.[name] ?? USUAL_ORBS[name]]))
}
