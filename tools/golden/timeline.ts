/** Transits of two years to birth charts: `npm run build -- golden timeline-births` and `timeline-transits` (test/golden/timeline/SOURCE.md). */
import { execFileSync } from 'node:child_process'
import { PLANETS } from '../../src/sky/planets.ts'
import { DAY_MS, terrestrialTime, universalTime } from '../../src/time/time-scales.ts'
import type { GoldenTimeline } from '../../test/golden/timeline/compare.ts'
import { NEWEST, spread } from './swetest.ts'

const SCRIPT = new URL('swe_timeline.py', import.meta.url).pathname

/** What the authority found for a birth. Moments are Julian days of Terrestrial Time. */
export interface AuthorityTimeline {
  readonly from: number
  readonly to: number
  /** Longitudes of the ten bodies, Ascendant and Midheaven. */
  readonly points: readonly number[]
  readonly transits: readonly AuthorityTransit[]
}

export type AuthorityTransit = readonly [
  body: number,
  angle: number,
  point: number,
  visits: readonly (readonly [enters: number, leaves: number])[],
  passes: readonly number[],
  stations: readonly number[],
]

const YEARS_MS = 730 * DAY_MS
const FIRST_SPAN = Date.UTC(1990)
const LAST_SPAN = Date.UTC(2040)
const AGES_MS = [15 * 365.25 * DAY_MS, 60 * 365.25 * DAY_MS] as const

/** Spans of two years, each with as many births, of people who are 15 to 60 then. */
export function authorityTimelines(spans: number, birthsOfEach: number): AuthorityTimeline[] {
  const starts = spread(spans, FIRST_SPAN, LAST_SPAN).map((at) => Math.round(at / DAY_MS) * DAY_MS)
  const count = spans * birthsOfEach
  const ages = spread(count, ...AGES_MS, 0.3)
  const [latitudes, longitudes] = [spread(count, -60, 60, 0.2), spread(count, -180, 180, 0.7)]
  const asked = starts.map((start, n) => ({
    from: terrestrialTime(start),
    to: terrestrialTime(start + YEARS_MS),
    births: Array.from({ length: birthsOfEach }, (_, i) => {
      const person = n * birthsOfEach + i
      const instant = Math.round((start - ages[person]!) / 1000) * 1000
      // Latitudes by threes, or they would rise and fall with the longitudes.
      const latitude = latitudes[(person * 3) % count]!
      return [terrestrialTime(instant), universalTime(instant), latitude, longitudes[person]!]
    }),
  }))
  const input = JSON.stringify(asked)
  const text = execFileSync('python3', [SCRIPT, NEWEST], { input, encoding: 'utf8', maxBuffer: 1e9 })
  const answers: Pick<AuthorityTimeline, 'points' | 'transits'>[] = JSON.parse(text)
  return answers.map((answer, i) => {
    const { from, to } = asked[Math.floor(i / birthsOfEach)]!
    return { from, to, ...answer }
  })
}

const SECONDS = 86_400
/** As it is written down: seconds from the beginning of the span. */
const seconds = (tt: number, from: number) => ((tt - from) * SECONDS).toFixed(1)

const POINT_NAMES = [...PLANETS, 'ascendant', 'midheaven'] as const

/** As the comparison takes it. */
export const goldenOf = ({ from, to, points, transits }: AuthorityTimeline): GoldenTimeline => ({
  from,
  to,
  points: new Map(POINT_NAMES.map((name, i) => [name, points[i]!])),
  transits: transits.map(([body, angle, point, visits, passes, stations]) => ({
    body: PLANETS[body]!,
    angle,
    point: POINT_NAMES[point]!,
    visits,
    passes,
    stations,
  })),
})

export const timelineBirths = (timelines: readonly AuthorityTimeline[]): string =>
  lines([
    ['birth', 'from', 'to', ...POINT_NAMES],
    ...timelines.map(({ from, to, points }, i) => [
      i,
      from.toFixed(9),
      to.toFixed(9),
      ...points.map((longitude) => longitude.toFixed(9)),
    ]),
  ])

export const timelineTransits = (timelines: readonly AuthorityTimeline[]): string =>
  lines([
    ['birth', 'body', 'angle', 'point', 'visits', 'passes', 'stations'],
    ...timelines.flatMap(({ from, transits }, i) =>
      transits.map(([body, angle, point, visits, passes, stations]) => {
        const secondsOf = (moments: readonly number[]) => moments.map((tt) => seconds(tt, from)).join(' ')
        return [
          i,
          PLANETS[body]!,
          angle,
          POINT_NAMES[point]!,
          secondsOf(visits.flat()),
          secondsOf(passes),
          secondsOf(stations),
        ]
      }),
    ),
  ])

const lines = (rows: readonly (readonly (string | number)[])[]): string =>
  `${rows.map((row) => row.join('\t')).join('\n')}\n`
