/** `npm run measure -- one-person-speed`: what returns, progressions and the chapters of a life cost, in processor time. */
import { readLife } from '../src/readings/life.ts'
import { readProgressions } from '../src/readings/progressions.ts'
import { readReturns } from '../src/readings/returns.ts'
import { DAY_MS } from '../src/time/time-scales.ts'
import { dateText } from '../src/time/wall-clock.ts'
import { median } from './figures.ts'

const BIRTHS = 30
const NOW = Date.UTC(2026, 10, 18, 12)
const identifier = () => 'chart_x'

const birthOf = (n: number) => ({
  birthDateTime: `${dateText(Date.UTC(1940) + n * 97.3 * DAY_MS)} 15:20:00`,
  timezone: 'Europe/Berlin',
  latitude: 52.52,
  longitude: 13.405,
  options: { houseSystem: 'placidus' },
})

const WORK: Readonly<Record<string, (n: number) => void>> = {
  'a solar return with its chart': (n) => readReturns(birthOf(n), NOW, identifier),
  'thirteen lunar returns with their charts': (n) =>
    readReturns({ ...birthOf(n), body: 'moon', count: 13 }, NOW, identifier),
  'three returns of Saturn with their charts': (n) =>
    readReturns({ ...birthOf(n), body: 'saturn', from: '1940-01-01', count: 3 }, NOW, identifier),
  'a progressed chart and a year ahead': (n) => readProgressions(birthOf(n), NOW, identifier),
  'a progressed chart and ten years ahead': (n) =>
    readProgressions({ ...birthOf(n), years: 10 }, NOW, identifier),
  'the chapters of a life (goal 60)': (n) => readLife(birthOf(n), NOW, identifier),
}

function processorMs(work: (n: number) => void, round: number): number {
  const before = process.threadCpuUsage()
  for (let n = 0; n < BIRTHS; n++) work(round * BIRTHS + n)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000 / BIRTHS
}

for (const [title, work] of Object.entries(WORK)) {
  processorMs(work, 0)
  const ms = median([1, 2, 3, 4, 5].map((round) => processorMs(work, round)))
  console.log(`${title}: ${ms.toFixed(2)} ms`)
}
