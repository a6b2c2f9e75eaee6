/** The progressed or directed chart of a birth. */
import { normalize } from '../../sky/angle.ts'
import type { Position } from '../../sky/ephemeris.ts'
import { trueObliquity } from '../../sky/equatorial.ts'
import { vertex } from '../../sky/horizon.ts'
import { signOf } from '../../sky/zodiac.ts'
import { instantOfTt } from '../../time/time-scales.ts'
import { aspectsBetween, type FixedAspect, type MovingPoint, type Orbs } from '../aspects.ts'
import { anglesOf, type Chart, chartUnder, inZodiacOf } from '../chart.ts'
import type { DayOfBirth, RangedSky } from '../day-sky.ts'
import { houseOf } from '../houses/cusps.ts'
import type { HouseSystem } from '../houses/houses.ts'
import { signsFrom } from '../houses/whole.ts'
import { isDayChart } from '../lots.ts'
import { moonPhasesBetween } from '../moon-phase.ts'
import { type Point, positionsOfPoints } from '../points.ts'
import {
  castWithoutTime,
  isTimed,
  type Selection,
  stationsAmong,
  type TimedChart,
  type TimelessChart,
  timedChart,
  timelessChart,
  type WiderChart,
  withPlanets,
} from '../wider-chart.ts'
import { type ProgressedMoment, progressedHorizon, progressedPoint } from './sky.ts'

/** The sky of the derived moment under the progressed horizon. Its aspects neither apply nor separate: it stands for a year, not for a day. */
export function secondaryChart(
  moment: ProgressedMoment,
  houseSystem: HouseSystem,
  selection: Selection,
): TimedChart {
  const { tt, ayanamsa, birth } = moment
  const horizon = progressedHorizon(moment)
  const positions = positionsOfPoints(withPlanets(selection), selection.node, tt)
  const chart: Chart<Point> = {
    zodiac: birth.zodiac.zodiac ?? 'tropical',
    ...chartUnder(horizon, positions, { houseSystem, ayanamsa }),
    aspects: stillAspects(positions, selection.orbs),
  }
  return timedChart(chart, selection, {
    obliquity: horizon.obliquity,
    tt,
    stations: stationsAmong(selection, chart.bodies, instantOfTt(tt)),
    vertex: inZodiacOf(chart, vertex(horizon)),
    isDay: isDayChart({ ...chart, horizon }),
  })
}

/** The same without a time of birth: the day of birth, moved to the days after it. */
export function secondaryWithoutTime(
  day: DayOfBirth,
  { birth }: ProgressedMoment,
  selection: Selection,
): TimelessChart {
  const chart = castWithoutTime(day, birth.zodiac, selection)
  return { ...chart, aspects: chart.aspects.map((aspect) => ({ ...aspect, applying: null })) }
}

/** Every point of the birth chart, its angles and cusps, moved by the solar arc. Whole signs begin with the sign that rises then. */
export function directedChart(natal: WiderChart, moment: ProgressedMoment): WiderChart {
  return isTimed(natal) ? directedTimed(natal, moment) : directedTimeless(natal, moment)
}

function directedTimed(natal: TimedChart, moment: ProgressedMoment): TimedChart {
  const { solarArc, birth } = moment
  const { houses, angles, ...rest } = natal.chart
  const rising = normalize(angles.ascendant + solarArc)
  const cusps =
    houses.used === 'whole' ? signsFrom(rising) : houses.cusps.map((cusp) => normalize(cusp + solarArc))
  const bodies = directed(natal.chart.bodies, moment)
  const placed = mapped(bodies, (body) => ({
    ...body,
    house: houseOf(body.longitude, cusps),
    retrograde: false,
  }))
  const chart: Chart<Point> = {
    ...rest,
    bodies: placed,
    houses: { ...houses, cusps },
    angles: anglesOf(rising, normalize(angles.midheaven + solarArc)),
    aspects: stillAspects(bodies, natal.selection.orbs),
  }
  return timedChart(chart, natal.selection, {
    ...circumstancesOf(birth),
    vertex: normalize(natal.vertex + solarArc),
    isDay: natal.isDay,
  })
}

function directedTimeless(natal: TimelessChart, moment: ProgressedMoment): TimelessChart {
  const { solarArc, birth } = moment
  const move = (longitude: number) => normalize(longitude + solarArc)
  const bodies = mapped(directed(natal.sky.bodies, moment), (body) => {
    const range = { from: move(body.range.from), to: move(body.range.to) }
    return { ...body, retrograde: false, range, signs: [...new Set([signOf(range.from), signOf(range.to)])] }
  })
  const { from, to } = natal.sky.moonPhases.range
  const sky: RangedSky = {
    ayanamsa: natal.sky.ayanamsa,
    bodies,
    aspects: natal.sky.aspects.map((aspect) => ({ ...aspect, applying: null })),
    moonPhases: moonPhasesBetween(from, to),
  }
  return timelessChart(sky, natal.selection, circumstancesOf(birth))
}

type Bodies<Body> = Readonly<Record<Point, Body>>

/** All move as the Sun does. */
function directed<Body extends Position>(bodies: Bodies<Body>, moment: ProgressedMoment): Bodies<Body> {
  const { motion } = progressedPoint(moment, 'sun')
  return mapped(bodies, (body) => ({
    ...body,
    longitude: normalize(body.longitude + moment.solarArc),
    motion,
  }))
}

/** Declinations and the light of the Moon are those of the birth's own sky. */
const circumstancesOf = ({ clock }: ProgressedMoment['birth']) => ({
  obliquity: trueObliquity(clock.birthTt),
  tt: clock.birthTt,
  stations: {},
})

const stillAspects = (bodies: Bodies<MovingPoint>, orbs: Orbs): FixedAspect<Point>[] =>
  aspectsBetween(bodies, undefined, orbs).map((aspect) => ({ ...aspect, applying: null }))

function mapped<From, To>(bodies: Bodies<From>, change: (body: From) => To): Record<Point, To> {
  const changed = {} as Record<Point, To>
  for (const point in bodies) changed[point as Point] = change(bodies[point as Point])
  return changed
}
