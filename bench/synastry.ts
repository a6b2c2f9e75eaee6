/** `npm run measure -- synastry-speed`: what a reading of two births costs without a model, in processor time. */
import { castChart } from '../src/chart/chart.ts'
import { type SynastryChart, synastryChartOf } from '../src/chart/synastry.ts'
import { pairAspects } from '../src/judgement/pair/aspects.ts'
import { pairFacts } from '../src/judgement/pair/pair-facts.ts'
import { pairPlan } from '../src/judgement/pair/pair-plan.ts'
import { WEIGHED_POINTS } from '../src/judgement/pair/weights.ts'
import { DAY_MS } from '../src/time/time-scales.ts'
import { ENGLISH } from '../src/words/en/english.ts'
import { pairReadingText } from '../src/writer/phrasebook/pair.ts'
import { median } from './figures.ts'

const PAIRS = 300
const PLACE = { latitude: 52.5, longitude: 13.4 }

const chartOf = (n: number): SynastryChart =>
  synastryChartOf(
    castChart({ instant: Date.UTC(1950) + n * 37.3 * DAY_MS, place: PLACE, houseSystem: 'placidus' }),
    WEIGHED_POINTS,
  )

function processorMs(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000 / PAIRS
}

const pairsOf = (round: number) =>
  Array.from(
    { length: PAIRS },
    (_, n) => [chartOf(round * PAIRS + n), chartOf(2000 + round + 7 * n)] as const,
  )

function facts(pairs: ReturnType<typeof pairsOf>): void {
  for (const [first, second] of pairs) pairAspects(first, second, { kind: 'love' })
}

function readings(round: number): void {
  for (const [first, second] of pairsOf(round)) {
    const aspects = pairAspects(first, second, { kind: 'love' })
    pairReadingText(ENGLISH, pairPlan('love', pairFacts(first, second, aspects)))
  }
}

readings(0)
facts(pairsOf(0))
const rounds = [1, 2, 3, 4, 5]
const whole = median(rounds.map((round) => processorMs(() => readings(round))))
const contacts = median(
  rounds.map((round) => {
    const pairs = pairsOf(round)
    return processorMs(() => facts(pairs))
  }),
)
console.log(`two births, their contacts and a full reading: ${whole.toFixed(2)} ms (goal 4)`)
console.log(`the contacts of two charts alone: ${(1000 * contacts).toFixed(0)} µs (goal 80)`)
