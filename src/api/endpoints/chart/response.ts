/** The wider chart in its members (docs/charts.md). As in the contract's chart, a flag follows from the number that is shown. */
import { isExact } from '../../../chart/aspects.ts'
import { dignitiesOf, isClassical } from '../../../chart/dignities.ts'
import { type Cusps, houseOf } from '../../../chart/houses/cusps.ts'
import type { MoonPhase, MoonPhasesOfDay } from '../../../chart/moon-phase.ts'
import { PARALLEL_ORB, type Parallel } from '../../../chart/parallels.ts'
import type { Point } from '../../../chart/points.ts'
import { isTimed, type TimedChart, type TimelessChart, type WiderChart } from '../../../chart/wider-chart.ts'
import type { WiderChartReading } from '../../../readings/chart.ts'
import type { Position } from '../../../sky/ephemeris.ts'
import { nameOf, signOf } from '../../../sky/zodiac.ts'
import { pointInZodiac, shownDegrees, shownLongitude, shownMotion, shownOrb } from '../../numbers.ts'
import { toAspectResponse, toHouseResponse } from '../natal-chart/response.ts'
import { toBirthResponse, toMetadataResponse } from './metadata-response.ts'

export function toWiderChartResponse(reading: WiderChartReading, now: number) {
  const { chart, chartId, birth } = reading
  return {
    chart_id: chartId,
    birth_info: toBirthResponse(birth),
    ...toChartFactsResponse(chart),
    metadata: toMetadataResponse(reading, now),
  }
}

/** The facts of any chart, whatever it was computed from. */
export function toChartFactsResponse(chart: WiderChart) {
  return {
    ...(isTimed(chart) ? toTimedResponse(chart) : toTimelessResponse(chart)),
    aspects: [
      ...chart.aspects.map((aspect) => ({
        ...toAspectResponse(aspect, chart.selection.orbs[aspect.name]),
        ...(aspect.certain !== undefined && { certain: aspect.certain }),
      })),
      ...chart.parallels.map(toParallelResponse),
    ],
    patterns: chart.patterns.map(({ name, members, apex, sign }) => ({
      pattern: name,
      members,
      apex,
      sign: sign && nameOf(sign),
    })),
    balance: chart.balance,
    moon_phase: {
      ...toPhaseResponse(chart.moonPhase),
      ...(!isTimed(chart) && isRanged(chart.sky.moonPhases) && toPhasesOfDayResponse(chart.sky.moonPhases)),
    },
  }
}

export type WiderChartData = ReturnType<typeof toWiderChartResponse>

function toTimedResponse(timed: TimedChart) {
  const { chart, selection, vertex, lots, isDay } = timed
  const cusps = chart.houses.cusps.map(shownLongitude)
  const { ascendant, midheaven, descendant, imumCoeli } = chart.angles
  const withHouse = (longitude: number) => ({
    ...pointInZodiac(longitude),
    house: houseOf(shownLongitude(longitude), cusps),
  })
  return {
    bodies: byPoint(selection.points, (point) => timedBody(point, timed, cusps)),
    houses: cusps.map(toHouseResponse),
    angles: {
      ascendant: pointInZodiac(ascendant),
      midheaven: pointInZodiac(midheaven),
      descendant: pointInZodiac(descendant),
      imum_coeli: pointInZodiac(imumCoeli),
      vertex: pointInZodiac(vertex),
    },
    lots: Object.fromEntries(Object.entries(lots).map(([lot, longitude]) => [lot, withHouse(longitude)])),
    day_chart: isDay,
  }
}

function timedBody(point: Point, timed: TimedChart, cusps: Cusps) {
  const position = timed.chart.bodies[point]
  const house = houseOf(shownLongitude(position.longitude), cusps)
  return { ...toBodyResponse(point, position, timed, timed.isDay), house }
}

/** Without a time there are no houses, angles and lots, and nobody knows whether it was day. */
const toTimelessResponse = (timeless: TimelessChart) => ({
  bodies: byPoint(timeless.selection.points, (point) => timelessBody(point, timeless)),
  houses: null,
  angles: null,
  lots: {},
  day_chart: null,
})

function timelessBody(point: Point, timeless: TimelessChart) {
  const { range, signs, ...position } = timeless.sky.bodies[point]
  const { dignity, ...body } = toBodyResponse(point, position, timeless, null)
  const known = {
    ...body,
    // A dignity follows from the sign, so it is as uncertain as the sign.
    ...(dignity !== undefined && signs.length === 1 && { dignity }),
    house: null,
  }
  if (!isRanged({ range })) return known
  return {
    ...known,
    range: { from: shownLongitude(range.from), to: shownLongitude(range.to) },
    sign_certain: signs.length === 1,
    signs: signs.map(nameOf),
  }
}

/** A composite can have known times and yet no houses. */
const isRanged = ({ range }: { readonly range: { readonly from: number; readonly to: number } }) =>
  range.from !== range.to

function toBodyResponse(
  point: Point,
  position: Position,
  { declinations, stations }: WiderChart,
  isDay: boolean | null,
) {
  const inZodiac = pointInZodiac(position.longitude)
  return {
    ...inZodiac,
    latitude: shownDegrees(position.latitude),
    declination: shownDegrees(declinations[point]),
    speed: shownMotion(position.motion),
    // mutate operator <=: nothing stands still to the last digit
    retrograde: position.motion < 0,
    station: stations[point] ?? null,
    ...(isClassical(point) && { dignity: dignitiesOf(point, signOf(inZodiac.longitude), isDay) }),
  }
}

const byPoint = <Thing>(points: readonly Point[], make: (point: Point) => Thing): Record<string, Thing> =>
  Object.fromEntries(points.map((point) => [point, make(point)]))

const PARALLEL_SYMBOLS: Readonly<Record<Parallel, string>> = { parallel: '∥', contraparallel: '⋕' }

/** Declinations have no angle between them, and whether they approach each other is not computed. */
const toParallelResponse = ({
  planet1,
  planet2,
  name,
  orb,
  strength,
  certain,
}: WiderChart['parallels'][number]) => ({
  planet1,
  planet2,
  aspect: name,
  symbol: PARALLEL_SYMBOLS[name],
  angle: null,
  orb: shownOrb(orb),
  maxOrb: PARALLEL_ORB,
  exact: isExact(shownOrb(orb)),
  applying: null,
  strength: shownOrb(strength),
  ...(certain !== undefined && { certain }),
})

/** The phases that are possible during the day. Whether the Moon waxes follows from the name, so it needs no member here. */
const toPhasesOfDayResponse = ({ names, range }: MoonPhasesOfDay) => ({
  certain: names.length === 1,
  names,
  range: { from: shownLongitude(range.from), to: shownLongitude(range.to) },
})

export const toPhaseResponse = ({ name, elongation, waxing, illuminated }: MoonPhase) => ({
  name,
  elongation: shownDegrees(elongation),
  waxing,
  illuminated: shownOrb(illuminated),
})
