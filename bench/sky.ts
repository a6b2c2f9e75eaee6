/**
 * Positions, charts and events: ours against astronomy-engine and celestine, in one run, in alternating rounds, on the same
 * instants. Processor time of the thread, so that a busy machine does not count; ratios are medians over the rounds.
 *
 *     npm run measure -- sky-speed
 */
import { Body, Ecliptic, EclipticGeoMoon, GeoVector, MakeTime, SunPosition } from 'astronomy-engine'
import { calculateChart, ephemeris } from 'celestine'
import { ENGLISH } from '../src/words/en/english.ts'
import { median } from './figures.ts'

const beforeLoading = { usage: process.threadCpuUsage(), memory: process.memoryUsage.rss() }
const { positionsAt, positionsOf } = await import('../src/sky/ephemeris.ts')
const { BODY_NAMES } = await import('../src/sky/bodies.ts')
const { PLANETS: TEN } = await import('../src/sky/planets.ts')
const { terrestrialTime } = await import('../src/time/time-scales.ts')
const { castChart } = await import('../src/chart/chart.ts')
const { daylightAround } = await import('../src/sky/horizon.ts')
const { eventsOfDay } = await import('../src/almanac/day-events.ts')
const { events } = await import('../src/almanac/events.ts')
const { EVENT_TYPES } = await import('../src/almanac/kinds.ts')
const spent = process.threadCpuUsage(beforeLoading.usage)
const loading = {
  milliseconds: (spent.user + spent.system) / 1000,
  megabytes: (process.memoryUsage.rss() - beforeLoading.memory) / 1e6,
}

const { castWiderChart } = await import('../src/chart/wider-chart.ts')
const { USUAL_ORBS } = await import('../src/chart/aspects.ts')
const { LOT_NAMES } = await import('../src/chart/lots.ts')
const { PARALLELS } = await import('../src/chart/parallels.ts')
const { readBirthTime } = await import('../src/readings/birth-time.ts')
const { readCalendar, resolveCalendar } = await import('../src/readings/sky-calendar.ts')
const { toCalendarResponse } = await import('../src/api/endpoints/sky-calendar/response.ts')

const DAY_MS = 86_400_000
const ROUNDS = 25

/** Births of a century in no order, so that no segment of the table stays in a cache by luck. */
const instantOf = (i: number) => Date.UTC(1926) + ((i * 7919) % 36_500) * DAY_MS + ((i * 104_729) % DAY_MS)

const PLANETS = [
  Body.Mercury,
  Body.Venus,
  Body.Mars,
  Body.Jupiter,
  Body.Saturn,
  Body.Uranus,
  Body.Neptune,
  Body.Pluto,
]

function longitudesByAstronomyEngine(instant: number): number[] {
  const time = MakeTime(new Date(instant))
  const planets = PLANETS.map((body) => Ecliptic(GeoVector(body, time, true)).elon)
  return [SunPosition(time).elon, EclipticGeoMoon(time).lon, ...planets]
}

/** It has no motions: a second sky a little later gives them. */
function positionsByAstronomyEngine(instant: number): number {
  const now = longitudesByAstronomyEngine(instant)
  const later = longitudesByAstronomyEngine(instant + 3_600_000)
  return later[4]! - now[4]!
}

const BY_CELESTINE = [
  ephemeris.getSunPosition,
  ephemeris.getMoonPosition,
  ephemeris.getMercuryPosition,
  ephemeris.getVenusPosition,
  ephemeris.getMarsPosition,
  ephemeris.getJupiterPosition,
  ephemeris.getSaturnPosition,
  ephemeris.getUranusPosition,
  ephemeris.getNeptunePosition,
  ephemeris.getPlutoPosition,
]

function chartByCelestine(instant: number): number {
  const date = new Date(instant)
  const chart = calculateChart({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    timezone: 0,
    latitude: 52.5,
    longitude: 13.4,
  })
  return chart.planets.length
}

const SIXTEEN = [...TEN, 'true_node', 'chiron', 'ceres', 'pallas', 'juno', 'vesta'] as const

const place = { latitude: 52.5, longitude: 13.4 }

/** All that the endpoint computes for a chart of sixteen bodies. */
const FULL_CHART = {
  points: [...TEN, 'north_node', 'chiron', 'ceres', 'pallas', 'juno', 'vesta'],
  node: 'true',
  lots: LOT_NAMES,
  orbs: USUAL_ORBS,
  parallels: PARALLELS,
} as const

const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** A whole day, as for a birth whose time is unknown. */
const birthTimeOfDay = (instant: number) =>
  readBirthTime({
    birthDateTime: dateOf(instant),
    timezone: 'Europe/Berlin',
    ...place,
    options: { houseSystem: 'placidus' },
  })

interface Contestant {
  readonly name: string
  readonly calls: number
  readonly run: (instant: number) => number
}

const CONTESTS: Record<string, Contestant[]> = {
  'ten bodies with motions': [
    { name: 'augury', calls: 4_000, run: (instant) => positionsAt(instant).mars.motion },
    { name: 'astronomy-engine', calls: 30, run: positionsByAstronomyEngine },
    {
      name: 'celestine',
      calls: 30,
      run: (instant) => BY_CELESTINE.reduce((sum, at) => sum + at(instant / DAY_MS + 2440587.5).longitude, 0),
    },
  ],
  'sixteen bodies: the ten, the true node, Chiron, four asteroids': [
    {
      name: 'augury',
      calls: 4_000,
      run: (instant) => positionsOf(SIXTEEN, terrestrialTime(instant)).chiron.motion,
    },
  ],
  'all bodies there are': [
    {
      name: 'augury',
      calls: 4_000,
      run: (instant) => positionsOf(BODY_NAMES, terrestrialTime(instant)).chiron.motion,
    },
  ],
  'natal chart, Placidus': [
    {
      name: 'augury',
      calls: 2_000,
      run: (instant) => castChart({ instant, place, houseSystem: 'placidus' }).houses.cusps[1]!,
    },
    { name: 'celestine', calls: 20, run: chartByCelestine },
  ],
  'full chart of sixteen bodies, Placidus: lots, parallels, patterns, balance': [
    {
      name: 'augury',
      calls: 1_000,
      run: (instant) => castWiderChart({ instant, place, houseSystem: 'placidus' }, FULL_CHART).vertex,
    },
  ],
  'what depends on the time of birth, a day, Placidus': [
    { name: 'augury', calls: 2, run: (instant) => birthTimeOfDay(instant).changes.length },
  ],
  'sunrise, noon and sunset': [
    { name: 'augury', calls: 500, run: (instant) => daylightAround(instant, place).noon },
  ],
  'events of a day, as a daily horoscope has them': [
    {
      name: 'augury',
      calls: 200,
      run: (instant) => eventsOfDay(Math.floor(instant / DAY_MS) * DAY_MS).length,
    },
  ],
  'events of a year, every kind': [
    {
      name: 'augury',
      calls: 2,
      run: (instant) => events(instant, instant + 365 * DAY_MS, EVENT_TYPES).length,
    },
  ],
  'a month of the calendar, every type, found and written as its endpoint does': [
    { name: 'augury', calls: 5, run: (instant) => calendar(instant, 31) },
  ],
  'a year of the calendar': [{ name: 'augury', calls: 2, run: (instant) => calendar(instant, 365) }],
}

/** Without the answers that the endpoint keeps. */
function calendar(instant: number, days: number): number {
  const [from, to] = [dateOf(instant), dateOf(instant + (days - 1) * DAY_MS)]
  const span = resolveCalendar({ from, to, timezone: 'Europe/Berlin' }, instant)
  return JSON.stringify(toCalendarResponse(span, readCalendar(ENGLISH, span))).length
}

function microsecondsEach({ calls, run }: Contestant, round: number): number {
  let sum = 0
  const start = process.threadCpuUsage()
  for (let i = 0; i < calls; i++) sum += run(instantOf(round * calls + i))
  const { user, system } = process.threadCpuUsage(start)
  if (Number.isNaN(sum)) throw new Error('a result is not a number')
  return (user + system) / calls
}

console.log(
  `loading the sky's data and code: ${loading.milliseconds.toFixed(0)} ms, ${loading.megabytes.toFixed(1)} MB`,
)
for (const [title, contestants] of Object.entries(CONTESTS)) {
  for (let round = 0; round < 5; round++)
    for (const contestant of contestants) microsecondsEach(contestant, ROUNDS + round)
  const repetitions = Array.from({ length: ROUNDS }, (_, round) =>
    contestants.map((one) => microsecondsEach(one, round)),
  )
  console.log(`\n${title}`)
  contestants.forEach(({ name }, k) => {
    const each = median(repetitions.map((round) => round[k]!))
    const ratio = median(repetitions.map((round) => round[k]! / round[0]!))
    console.log(`  ${name.padEnd(18)} ${each.toFixed(2).padStart(10)} µs  ${ratio.toFixed(1).padStart(8)} ×`)
  })
}
