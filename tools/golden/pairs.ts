/** Pairs of births with their composite and Davison charts: `npm run build -- golden pairs` (test/golden/pairs/SOURCE.md). */
import { execFileSync } from 'node:child_process'
import { PLANETS } from '../../src/sky/planets.ts'
import { terrestrialTime, universalTime } from '../../src/time/time-scales.ts'
import { DEBIAN, spread } from './swetest.ts'

const SCRIPT = new URL('swe_pairs.py', import.meta.url).pathname
const [FROM, TO] = [Date.UTC(1940), Date.UTC(2026)]

interface Birth {
  readonly instant: number
  readonly latitude: number
  readonly longitude: number
}

type Answer = Readonly<Record<'first' | 'second' | 'composite' | 'davison', readonly number[]>>

/** Has no divisor in common with the number of pairs. */
const STRIDE = 137

const rounded = (value: number) => Math.round(value * 1e4) / 1e4

function births(count: number, offset: number): Birth[] {
  const instants = spread(count, FROM, TO, offset)
  // Steps of its own for each figure, or they would rise and fall together.
  const latitudes = spread(count * 7, -60, 60, offset + 0.2)
  const longitudes = spread(count * 11, -180, 180, offset + 0.7)
  return instants.map((instant, i) => ({
    instant: Math.round(instant / 1000) * 1000,
    latitude: rounded(latitudes[i * 7]!),
    longitude: rounded(longitudes[i * 11]!),
  }))
}

const moment = ({ instant, latitude, longitude }: Birth) => [
  terrestrialTime(instant),
  universalTime(instant),
  latitude,
  longitude,
]

/** By hand, so that no code of ours is compared with itself. */
function between(one: Birth, two: Birth): Birth {
  const far = Math.abs(one.longitude - two.longitude) > 180
  const longitude = (one.longitude + two.longitude) / 2 + (far ? 180 : 0)
  return {
    instant: (one.instant + two.instant) / 2,
    latitude: (one.latitude + two.latitude) / 2,
    longitude: longitude > 180 ? longitude - 360 : longitude,
  }
}

export function pairs(count: number): string {
  const [firsts, others] = [births(count, 0.1), births(count, 0.5)]
  // In another order, or the two would always be as far apart.
  const seconds = others.map((_, i) => others[(i * STRIDE) % count]!)
  const asked = firsts.map((first, i) => ({
    births: [moment(first), moment(seconds[i]!)],
    davison: moment(between(first, seconds[i]!)),
  }))
  const answers: Answer[] = JSON.parse(
    execFileSync('python3', [SCRIPT, DEBIAN], {
      input: JSON.stringify(asked),
      encoding: 'utf8',
      maxBuffer: 1e8,
    }),
  )
  const cusps = Array.from({ length: 12 }, (_, i) => `cusp_${i + 1}`)
  const natal = [...PLANETS, 'ascendant', 'midheaven']
  const head = [
    ...['first', 'second'].flatMap((who) =>
      ['instant', 'latitude', 'longitude'].map((name) => `${who}_${name}`),
    ),
    ...['first', 'second'].flatMap((who) => natal.map((name) => `${who}_${name}`)),
    ...['composite', 'davison'].flatMap((who) => [...PLANETS, ...cusps].map((name) => `${who}_${name}`)),
  ]
  const rows = answers.map(({ first, second, composite, davison }, i) =>
    [
      ...[firsts[i]!, seconds[i]!].flatMap(({ instant, latitude, longitude }) => [
        instant,
        latitude,
        longitude,
      ]),
      ...[...first, ...second, ...composite, ...davison].map((value) => value.toFixed(7)),
    ].join('\t'),
  )
  return `${[head.join('\t'), ...rows].join('\n')}\n`
}
