/** `npm run measure -- personal-speed`: what a person's day costs without a model, in processor time. */

import { castChart } from '../src/chart/chart.ts'
import { skyAt } from '../src/chart/transits.ts'
import { DAY_MS } from '../src/time/time-scales.ts'
import { ENGLISH } from '../src/words/en/english.ts'
import { personalText } from '../src/writer/phrasebook/personal-day.ts'
import { personalPlan } from '../src/writer/plan/personal-plan.ts'
import { median } from './figures.ts'

const clockOf = (instant: number) => new Date(instant).toISOString().slice(11, 16)

function year(birth: number): void {
  const chart = castChart({
    instant: birth,
    place: { latitude: 52.5, longitude: 13.4 },
    houseSystem: 'whole',
  })
  for (let day = 0; day < 365; day++) {
    const noon = Date.UTC(2026, 0, 1, 12) + day * DAY_MS
    const date = new Date(noon).toISOString().slice(0, 10)
    personalText(ENGLISH, personalPlan(chart, skyAt(noon), { date, shuffleKey: String(birth), clockOf }))
  }
}

year(0)
const repetitions: number[] = []
for (let round = 1; round <= 7; round++) {
  const before = process.threadCpuUsage()
  year(round * 1e11)
  const { user, system } = process.threadCpuUsage(before)
  repetitions.push((user + system) / 1000)
}
const middle = median(repetitions)
console.log(
  `a year of days for one birth: ${middle.toFixed(0)} ms (goal 1000); one day: ${(middle / 365).toFixed(3)} ms (goal 3)`,
)
