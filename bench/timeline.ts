/** `npm run measure -- timeline-speed`: what a person's transits cost, from request to answer, in processor time. */
import { toTimelineResponse } from '../src/api/endpoints/transit-timeline/response.ts'
import { withoutTexts } from '../src/readings/timeline-texts.ts'
import { readTimelineInSlices, resolveTimeline } from '../src/readings/transit-timeline.ts'
import { atOnce } from '../src/schedule/slices.ts'
import { PLANETS, SLOW_PLANETS } from '../src/sky/planets.ts'
import { DAY_MS } from '../src/time/time-scales.ts'
import { median } from './figures.ts'

const ROUNDS = 7
const COUNT = 20

const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** Births and spans of decades in no order, so that hardly a step of a path is there already. */
function timeline(i: number, days: number, bodies?: readonly string[]): void {
  const from = Date.UTC(1960) + ((i * 7919) % 36_500) * DAY_MS
  const birth = Date.UTC(1930) + ((i * 104_729) % 30_000) * DAY_MS + ((i * 3_600_017) % DAY_MS)
  const question = resolveTimeline(
    {
      birthDateTime: new Date(birth).toISOString().slice(0, 19),
      timezone: 'UTC',
      latitude: (i * 37) % 60,
      longitude: ((i * 71) % 360) - 180,
      from: dateOf(from),
      to: dateOf(from + (days - 1) * DAY_MS),
      bodies,
    },
    0,
  )
  const reading = atOnce(readTimelineInSlices(question))
  toTimelineResponse({ chartId: 'bench', reading, texts: withoutTexts }, 0)
}

const CASES: Readonly<Record<string, (i: number) => void>> = {
  'ninety days without the Moon': (i) => timeline(i, 90),
  'a year without the Moon (goal 15)': (i) => timeline(i, 365),
  'ten years of Jupiter to Pluto (goal 30)': (i) => timeline(i, 3652, SLOW_PLANETS),
  'sixty-two days with the Moon': (i) => timeline(i, 62, PLANETS),
}

for (const [name, run] of Object.entries(CASES)) {
  const rounds: number[] = []
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    const before = process.threadCpuUsage()
    for (let i = 0; i < COUNT; i++) run(round * COUNT + i)
    const { user, system } = process.threadCpuUsage(before)
    if (round > 0) rounds.push((user + system) / 1000 / COUNT)
  }
  console.log(`${name}: ${median(rounds).toFixed(1)} ms`)
}
