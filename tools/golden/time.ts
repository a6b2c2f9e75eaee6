/** Returns and progressed charts of random births: `npm run build -- golden returns`, `… golden progressions` (test/golden/returns/SOURCE.md, test/golden/progressions/SOURCE.md). */
import { execFileSync } from 'node:child_process'
import { PLANETS } from '../../src/sky/planets.ts'
import { instantOfTt, terrestrialTime, universalTime } from '../../src/time/time-scales.ts'
import { NEWEST, spread } from './swetest.ts'

const SCRIPT = new URL('swe_time.py', import.meta.url).pathname
const [FROM, TO] = [Date.UTC(1940), Date.UTC(2005)]
const YEAR_MS = 365.2422 * 86_400_000

/** Days in which the body goes round at most, of a step of the scan, and of the gap between two returns at least. */
const SCANS = {
  sun: [370, 1, 100],
  moon: [30, 0.5, 10],
  mercury: [500, 0.5, 120],
  venus: [500, 1, 200],
  mars: [900, 1, 400],
  jupiter: [5000, 2, 500],
  saturn: [11_700, 3, 500],
  uranus: [32_000, 4, 700],
  true_node: [7200, 0.5, 500],
} as const

export const GOLDEN_RETURN_BODIES = Object.keys(SCANS) as (keyof typeof SCANS)[]

interface Birth {
  readonly instant: number
  readonly latitude: number
  readonly longitude: number
  /** A moment of that life, two years after the birth at the earliest. */
  readonly at: number
}

const rounded = (value: number) => Math.round(value * 1e4) / 1e4

/** Steps of its own for each figure, or they would rise and fall together. */
function births(count: number, offset: number): Birth[] {
  const instants = spread(count, FROM, TO, offset)
  const latitudes = spread(count * 7, -60, 60, offset + 0.2)
  const longitudes = spread(count * 11, -180, 180, offset + 0.7)
  const ages = spread(count * 3, 2, 90, offset + 0.4)
  return instants.map((start, i) => {
    const instant = Math.round(start / 1000) * 1000
    const at = Math.round((instant + ages[i * 3]! * YEAR_MS) / 1000) * 1000
    return { instant, latitude: rounded(latitudes[i * 7]!), longitude: rounded(longitudes[i * 11]!), at }
  })
}

function asked<Answer>(kind: 'returns' | 'progressions', list: readonly object[]): Answer[] {
  const input = JSON.stringify({ returns: [], progressions: [], [kind]: list })
  const output = execFileSync('python3', [SCRIPT, NEWEST], { input, encoding: 'utf8', maxBuffer: 1e8 })
  return JSON.parse(output)[kind]
}

const tsv = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  `${[head, ...rows].map((cells) => cells.join('\t')).join('\n')}\n`

interface ReturnAnswer {
  readonly mark: number
  readonly passes: readonly number[]
  readonly motions: readonly number[]
}

/** Each birth with one of the bodies in turn; Sun and Moon with all. */
export function goldenReturns(count: number): string {
  const rest = GOLDEN_RETURN_BODIES.filter((body) => body !== 'sun' && body !== 'moon')
  const pairs = births(count, 0.3).flatMap((birth, i) =>
    (['sun', 'moon', rest[i % rest.length]!] as const).map((body) => ({ birth, body })),
  )
  const answers = asked<ReturnAnswer>(
    'returns',
    pairs.map(({ birth, body }) => {
      const [period, step, gap] = SCANS[body]
      const from = terrestrialTime(birth.at)
      return { body, birth: terrestrialTime(birth.instant), from, until: from + period + gap, step, gap }
    }),
  )
  const rows = answers.map(({ mark, passes, motions }, i) => {
    const { birth, body } = pairs[i]!
    return [
      birth.instant,
      birth.at,
      body,
      mark.toFixed(7),
      passes.map((tt) => tt.toFixed(8)).join(' '),
      motions.map((motion) => motion.toFixed(6)).join(' '),
    ]
  })
  return tsv(['birth', 'from', 'body', 'longitude', 'passes_tt', 'motions'], rows)
}

interface ProgressedAnswer extends Readonly<Record<(typeof METHODS)[number] | 'bodies', readonly number[]>> {
  readonly derived: number
  readonly moon_sign_ends: number
}

const METHODS = ['solar_arc_longitude', 'naibod_ra', 'quotidian'] as const

/** Every fourth is converse. */
export function goldenProgressions(count: number): string {
  const people = births(count, 0.6)
  const answers = asked<ProgressedAnswer>(
    'progressions',
    people.map(({ instant, latitude, longitude, at }, i) => {
      const converse = i % 4 === 3
      const tt = terrestrialTime(instant)
      // The rotation of the Earth is an input; the derived moment itself is computed once more by the script.
      const derived = tt + ((converse ? -1 : 1) * (terrestrialTime(at) - tt)) / 365.24219
      const lag = derived - universalTime(instantOfTt(derived))
      return { tt, ut1: universalTime(instant), latitude, longitude, at: terrestrialTime(at), converse, lag }
    }),
  )
  const cusps = Array.from({ length: 12 }, (_, i) => i + 1)
  const head = [
    'birth',
    'latitude',
    'longitude',
    'at',
    'converse',
    'derived_tt',
    'moon_sign_ends_tt',
    ...PLANETS,
  ]
  for (const method of METHODS) head.push(...cusps.map((cusp) => `${method}_${cusp}`))
  const rows = answers.map((answer, i) => {
    const { instant, latitude, longitude, at } = people[i]!
    return [
      ...[instant, latitude, longitude, at, i % 4 === 3 ? 1 : 0],
      ...[answer.derived.toFixed(9), answer.moon_sign_ends.toFixed(6)],
      ...[answer.bodies, ...METHODS.map((method) => answer[method])].flat().map((value) => value.toFixed(7)),
    ]
  })
  return tsv(head, rows)
}
