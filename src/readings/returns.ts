/** When a body comes back to its place at a birth, and the charts of those moments (docs/returns.md). */
import type { OrbitingBody } from '../almanac/loops.ts'
import { type BodyReturn, middleOf, type ReturnWindow, returnsFrom, windowOf } from '../almanac/returns.ts'
import { DEFAULT_AYANAMSA } from '../chart/chart.ts'
import { aspectsToNatal, comparedPoints, equalOrbs, type NatalAspect } from '../chart/natal-aspects.ts'
import { bodyOf, type Point } from '../chart/points.ts'
import { type Profection, profectionOf } from '../chart/profection.ts'
import type { SynastryChart } from '../chart/synastry.ts'
import { isTimed, type Selection, type WiderChart } from '../chart/wider-chart.ts'
import { PLANETS } from '../sky/planets.ts'
import { DAY_MS, toSecond } from '../time/time-scales.ts'
import { dateText, wallAt, wallText } from '../time/wall-clock.ts'
import { offsetAt, zone } from '../time/zones.ts'
import { type Birth, type BirthRequest, resolveBirth } from './birth.ts'
import { castBirth, chartInputs, namedAmong, selectionOf, type WiderChartReading } from './chart.ts'
import type { Identify } from './identifier.ts'
import { momentOrDate } from './moment.ts'
import { placeAt, type ZonedPlace } from './place.ts'
import { DEFAULT_SYNASTRY_POINTS } from './synastry.ts'
import { within } from './within.ts'

export const RETURN_BODIES = [...PLANETS, 'north_node', 'chiron'] as const satisfies readonly Point[]
export type ReturningBody = (typeof RETURN_BODIES)[number]
export const DEFAULT_RETURNING_BODY = 'sun' satisfies ReturningBody
export const MAX_RETURNS = 13
/** Degrees, for the aspects of a return to the birth chart. */
export const RETURN_ORB = 2
const ORBS = equalOrbs(RETURN_ORB)
/** A window in which the Moon moves further has no chart. */
const MAX_CHART_WINDOW_MS = 3 * DAY_MS

export interface ReturnsRequest extends BirthRequest {
  readonly body?: string | undefined
  /** A moment in UTC, or a date by the clocks of the return. Now, if absent. */
  readonly from?: string | undefined
  readonly count?: number | undefined
  /** Where the charts are cast, and in whose local time they are: the birth's, if absent. */
  readonly location?: ZonedPlace | undefined
  /** To the same place among the stars, even if the zodiac is tropical. */
  readonly precessionCorrected?: boolean | undefined
}

/** A return with its chart: that of the first pass, cast where the return is asked for. */
export interface ReturnReading extends BodyReturn {
  /** When the first pass can be, if the time of birth is unknown. */
  readonly window: ReturnWindow | null
  /** Null if the time of birth is unknown and the window is longer than three days. */
  readonly chart: WiderChartReading | null
  readonly toNatal: readonly NatalAspect[]
  /** Of the Sun, if the time of birth is known. */
  readonly profection: Profection | null
}

export interface ReturnsReading {
  /** Of the birth chart. */
  readonly chartId: string
  readonly birth: Birth
  readonly body: ReturningBody
  /** From when on returns were looked for. */
  readonly from: number
  /** The birth with the place and clocks of the return. */
  readonly location: Pick<Birth, 'place' | 'zone'>
  readonly isPrecessionCorrected: boolean
  readonly natalChart: WiderChart
  readonly returns: readonly ReturnReading[]
  /** Fewer than asked for: the others come after the end of the ephemeris. */
  readonly isCutByEphemeris: boolean
}

export function readReturns(request: ReturnsRequest, now: number, identifier: Identify): ReturnsReading {
  const birth = resolveBirth(request)
  const [body = DEFAULT_RETURNING_BODY] = namedAmong(
    RETURN_BODIES,
    request.body ? [request.body] : [],
    'body',
  )
  const location = locationOf(request.location, birth)
  const from = momentOrDate(request.from, location.zone, now, 'from')
  const isPrecessionCorrected = request.precessionCorrected === true || birth.zodiac === 'sidereal'
  const target = {
    birth: momentOfBirth(birth),
    body: bodyOf(body, birth.node) as OrbitingBody,
    ayanamsa: isPrecessionCorrected ? (birth.ayanamsa ?? DEFAULT_AYANAMSA) : null,
  }
  const { count = 1 } = request
  const found = returnsFrom(target, from)
    .take(count)
    .map((one) => ({ ...one, window: windowOf(target, one) }))
    .toArray()
  const selection = selectionOf({}, [birth])
  const natalChart = castBirth(birth, selection)
  const natal = comparedPoints(natalChart, DEFAULT_SYNASTRY_POINTS)
  return {
    chartId: identifier('chart', chartInputs(birth)),
    ...{ birth, body, location, isPrecessionCorrected, natalChart },
    from: Math.max(from, middleOf(target.birth)),
    returns: found.map((one) => ({
      ...one,
      ...castReturn(one, { ...birth, ...location }, selection, { natal, body }, identifier),
      profection:
        body === 'sun' && isTimed(natalChart)
          ? profectionOf(natalChart.chart.angles.ascendant, one.number)
          : null,
    })),
    isCutByEphemeris: found.length < count,
  }
}

/** The moment or the day of a birth, in the form that the almanac needs. */
export const momentOfBirth = ({ time, day }: Birth) => time?.instant ?? day!

function locationOf(location: ZonedPlace | undefined, birth: Birth): ReturnsReading['location'] {
  if (location === undefined) return { place: birth.place, zone: birth.zone }
  return within('location', () => ({ place: placeAt(location), zone: zone(location.timezone) }))
}

/** The moment of a return is given as a birth is: with the houses and the zodiac of the birth, at the place of the return. */
function castReturn(
  { passes, window }: Pick<ReturnReading, 'passes' | 'window'>,
  like: Birth,
  selection: Selection,
  { natal, body }: { readonly natal: SynastryChart; readonly body: ReturningBody },
  identifier: Identify,
): Pick<ReturnReading, 'chart' | 'toNatal'> {
  if (window !== null && window.to - window.from > MAX_CHART_WINDOW_MS) return { chart: null, toNatal: [] }
  const { instant } = passes[0]
  const moment = window === null ? timedMoment(like, instant) : dayMoment(like, instant, window)
  // The instant itself: a second away the Moon is off by half an arcsecond.
  const chart = castBirth(moment, selection, instant)
  const made = comparedPoints(chart, DEFAULT_SYNASTRY_POINTS)
  // An aspect of the body to its own natal place would only repeat that this is a return.
  const isReturn = ({ point, natal: other }: NatalAspect) => point === body && other === body
  const toNatal = aspectsToNatal(made, natal, 'return', ORBS).filter((aspect) => !isReturn(aspect))
  const chartId = identifier('chart', { ...chartInputs(moment), ...window })
  return { chart: { chartId, birth: moment, chart }, toNatal }
}

function timedMoment(like: Birth, instant: number): Birth {
  const shown = toSecond(instant)
  const { zone } = like
  const time = {
    instant: shown,
    offsetSeconds: offsetAt(zone, shown),
    ...({ status: 'unique', laterInstant: null, zone } as const),
  }
  return { ...like, birthDateTime: wallText(wallAt(shown, zone)), calendar: 'gregorian', time, day: null }
}

function dayMoment(like: Birth, instant: number, { from, to }: ReturnWindow): Birth {
  const date = dateText(wallAt(instant, like.zone))
  const day = { from, to, noon: instant, date }
  return { ...like, birthDateTime: date, calendar: 'gregorian', time: null, day }
}
