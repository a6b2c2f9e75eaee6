import { BODIES } from '../../src/sky/bodies.ts'
import { fitBody, segmentsOf } from './fit/body.ts'
import { quantise } from './fit/quantise.ts'
import { DISTANCES, POSITIONS, type TabledBody } from './fit/settings.ts'
import type { BodyTable } from './fit/table.ts'
import { daysFromStart, fillDailyStates } from './integrate/daily-states.ts'
import type { Memory } from './memory.ts'
import { fillMinorTracks, MINOR_ROWS, orbitsAtStart } from './minor/integrate.ts'
import { fillMoonGrid } from './moon/grid.ts'
import { type LunarPoint, lunarPoint } from './moon/points.ts'
import { readMoonSeries } from './moon/series.ts'
import { apparentPlace, skyFrom } from './reduce/apparent.ts'
import { placesOf, samplePlaces } from './reduce/places.ts'
import { TABLE } from './span.ts'

export type Job =
  | { kind: 'integrate'; start: Float64Array; direction: 1 | -1 }
  | { kind: 'integrate minor bodies' }
  | { kind: 'moon'; first: number; end: number }
  | { kind: 'fit'; body: TabledBody }

export type FittedTables = {
  positions: BodyTable<'longitude' | 'latitude'>
  distances?: BodyTable<'distance'>
}

/** Called after each unit of work (a day, a block, a place or a segment). */
type ReportProgress = (units: number) => void

/** Units of work, and milliseconds each takes about: enough to tell how much time is left. */
export function extent(job: Job): { units: number; millisecondsEach: number } {
  if (job.kind === 'integrate') return { units: daysFromStart(job.direction), millisecondsEach: 0.17 }
  if (job.kind === 'integrate minor bodies') return { units: MINOR_ROWS, millisecondsEach: 0.3 }
  if (job.kind === 'moon') return { units: job.end - job.first, millisecondsEach: 22 }
  const distance = DISTANCES[job.body] ? segmentsOf(DISTANCES[job.body]!.days) : 0
  const units = placesOf(job.body) + segmentsOf(POSITIONS[job.body].days) + distance
  return { units, millisecondsEach: 0.01 }
}

export function run(job: Job, memory: Memory, done: ReportProgress): FittedTables | undefined {
  if (job.kind === 'integrate') fillDailyStates(memory.states, job.start, job.direction, done)
  else if (job.kind === 'integrate minor bodies') {
    const { track } = skyFrom(memory)
    fillMinorTracks(memory.minor, orbitsAtStart(track), track, done)
  } else if (job.kind === 'moon')
    fillMoonGrid(new Float64Array(memory.moon), readMoonSeries(), job.first, job.end, done)
  else return fit(job.body, memory, done)
  return undefined
}

function placeOf(body: TabledBody, memory: Memory) {
  const sky = skyFrom(memory)
  return BODIES[body].kind === 'lunar_point'
    ? lunarPoint(sky.moon, body as LunarPoint)
    : apparentPlace(sky, body as Exclude<TabledBody, LunarPoint>)
}

function fit(body: TabledBody, memory: Memory, done: ReportProgress): FittedTables {
  const places = samplePlaces(body, placeOf(body, memory), done)
  const { days, longitude, latitude } = POSITIONS[body]
  const fitted = fitBody(places, days, (units) => done(placesOf(body) + units))
  const { segments } = fitted
  const head = { body, start: TABLE.first }
  const positions = {
    ...head,
    days,
    segments,
    coordinates: {
      longitude: quantise(fitted.longitude, longitude),
      latitude: quantise(fitted.latitude, latitude),
    },
  }
  const coarse = DISTANCES[body]
  if (!coarse) return { positions }
  const before = placesOf(body) + segments
  const { distance, segments: fewer } = fitBody(places, coarse.days, (units) => done(before + units))
  const coordinates = { distance: quantise(distance, coarse.distance) }
  return { positions, distances: { ...head, days: coarse.days, segments: fewer, coordinates } }
}
