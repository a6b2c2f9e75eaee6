/**
 * What strangers have in common: the sums of 20,000 random pairs, in data/pairs-baseline and in docs/synastry.md.
 *
 *     npm run build -- pairs-baseline
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { castChart } from '../../src/chart/chart.ts'
import { type SynastryChart, synastryChartOf } from '../../src/chart/synastry.ts'
import { pairAspects } from '../../src/judgement/pair/aspects.ts'
import { PAIR_MEASURES, type PairMeasure, sumsOf } from '../../src/judgement/pair/score.ts'
import { PAIR_KINDS, type PairKind, WEIGHED_POINTS } from '../../src/judgement/pair/weights.ts'
import { withMarkedPart } from '../marked-part.ts'
import { baselineTables } from './tables.ts'

const PAIRS = 20_000
const SEED = 40
/** Births at any moment of these years, at places between these latitudes. */
const [FROM, TO] = [Date.UTC(1960), Date.UTC(2005)]
const LATITUDES = [-35, 60] as const

/** Mulberry32: the same pairs each time. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

function randomChart(random: () => number): SynastryChart {
  const instant = Math.floor(FROM + random() * (TO - FROM))
  const latitude = LATITUDES[0] + random() * (LATITUDES[1] - LATITUDES[0])
  const longitude = -180 + random() * 360
  const chart = castChart({ instant, place: { latitude, longitude }, houseSystem: 'whole' })
  return synastryChartOf(chart, WEIGHED_POINTS)
}

const sums = new Map<string, number[]>()
const keyOf = (kind: PairKind, measure: PairMeasure) => `${kind} ${measure}`
for (const kind of PAIR_KINDS) for (const measure of PAIR_MEASURES) sums.set(keyOf(kind, measure), [])

const random = randomNumbers(SEED)
for (let i = 0; i < PAIRS; i++) {
  const [first, second] = [randomChart(random), randomChart(random)]
  for (const kind of PAIR_KINDS) {
    const found = sumsOf(pairAspects(first, second, { kind }))
    for (const measure of PAIR_MEASURES) sums.get(keyOf(kind, measure))!.push(found[measure])
  }
}

/** The sum that so many of a hundred pairs do not exceed, for 1 to 100. */
function hundredthsOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  return Array.from({ length: 100 }, (_, i) => sorted[((i + 1) * sorted.length) / 100 - 1]!)
}

const hundredths = Object.fromEntries(
  PAIR_KINDS.map((kind) => [
    kind,
    Object.fromEntries(
      PAIR_MEASURES.map((measure) => [measure, hundredthsOf(sums.get(keyOf(kind, measure))!)]),
    ),
  ]),
)

const FILE = new URL('../../data/pairs-baseline/baseline.json', import.meta.url)
const rows = Object.entries(hundredths).map(
  ([kind, measures]) =>
    `    "${kind}": {\n${Object.entries(measures)
      .map(([measure, list]) => `      "${measure}": ${JSON.stringify(list)}`)
      .join(',\n')}\n    }`,
)
writeFileSync(FILE, `{\n  "pairs": ${PAIRS},\n  "hundredths": {\n${rows.join(',\n')}\n  }\n}\n`)

const PAGE = new URL('../../docs/synastry.md', import.meta.url)
if (existsSync(PAGE))
  writeFileSync(PAGE, withMarkedPart(readFileSync(PAGE, 'utf8'), 'baseline', baselineTables(hundredths)))
console.log(`${PAIRS} pairs`)
for (const [kind, measures] of Object.entries(hundredths))
  for (const [measure, list] of Object.entries(measures))
    console.log(
      kind,
      measure,
      [5, 25, 50, 75, 95].map((share) => `${share} %: ${list[share - 1]}`).join(', '),
    )
