/** `npm run measure -- pairs-speed`: what the facts about two people cost, in processor time: two charts, the contacts between them, overlays, sums and ranks. */

import { NO_ASPECTS } from '../src/chart/aspects.ts'
import { castFrom } from '../src/chart/chart.ts'
import { overlayOf, synastryChartOf } from '../src/chart/synastry.ts'
import { judgePair } from '../src/judgement/pair/judgement.ts'
import { readComposite } from '../src/readings/composite.ts'
import { readDavison } from '../src/readings/davison.ts'
import { identifiersFor } from '../src/readings/identifier.ts'
import { DEFAULT_SYNASTRY_POINTS, readSynastry } from '../src/readings/synastry.ts'
import { positionsAtTt } from '../src/sky/ephemeris.ts'
import { DAY_MS } from '../src/time/time-scales.ts'
import { median } from './figures.ts'

const ROUNDS = 15
/** Births of a century in no order, so that no segment of the ephemeris stays in a cache by luck. */
const instantOf = (i: number) => Date.UTC(1926) + ((i * 7919) % 36_500) * DAY_MS + ((i * 104_729) % DAY_MS)
const placeOf = (i: number) => ({ latitude: (i * 37) % 60, longitude: ((i * 71) % 360) - 180 })

const chartOf = (i: number) =>
  synastryChartOf(
    // Aspects within one chart are not asked for.
    castFrom(
      positionsAtTt,
      { instant: instantOf(i), place: placeOf(i), houseSystem: 'placidus' },
      NO_ASPECTS,
    ),
    DEFAULT_SYNASTRY_POINTS,
  )

function facts(i: number): void {
  const [first, second] = [chartOf(2 * i), chartOf(2 * i + 1)]
  judgePair({ chart: first }, { chart: second }, { kind: 'love' })
  overlayOf(first, second)
  overlayOf(second, first)
}

const identifier = identifiersFor('bench')
const birthOf = (i: number, options = {}) => ({
  birthDateTime: new Date(instantOf(i)).toISOString().slice(0, 19),
  timezone: 'UTC',
  ...placeOf(i),
  options,
})
const pairOf = (i: number, options = {}) => ({
  first: birthOf(2 * i, options),
  second: birthOf(2 * i + 1, options),
})
const withoutTime = { timeKnown: false }

const CASES: Readonly<Record<string, { readonly count: number; readonly run: (i: number) => void }>> = {
  'two charts alone': { count: 2000, run: (i) => void [chartOf(2 * i), chartOf(2 * i + 1)] },
  'the facts alone (goal 80)': { count: 2000, run: facts },
  'synastry, from request to reading': {
    count: 1000,
    run: (i) => void readSynastry(pairOf(i), identifier),
  },
  composite: { count: 500, run: (i) => void readComposite(pairOf(i), identifier) },
  davison: { count: 500, run: (i) => void readDavison(pairOf(i), identifier) },
  'synastry, one time unknown': {
    count: 20,
    run: (i) => void readSynastry({ ...pairOf(i), second: birthOf(i, withoutTime) }, identifier),
  },
  'synastry, both times unknown': {
    count: 10,
    run: (i) => void readSynastry(pairOf(i, withoutTime), identifier),
  },
}

for (const [name, { count, run }] of Object.entries(CASES)) {
  const rounds: number[] = []
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    const before = process.threadCpuUsage()
    for (let i = 0; i < count; i++) run(round * count + i)
    const { user, system } = process.threadCpuUsage(before)
    if (round > 0) rounds.push((user + system) / count)
  }
  console.log(`${name}: ${median(rounds).toFixed(0)} µs`)
}
