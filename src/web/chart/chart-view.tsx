/** Everything that shows a chart: more than half of the page's script, and loaded when the section comes near (`use-chart-view.ts`). */
import { useState } from 'preact/hooks'
import type { Answer } from '../api/operations.ts'
import type { Birth } from './birth.ts'
import { ChartNotices } from './chart-notices.tsx'
import { ChartTables } from './chart-tables.tsx'
import { Wheel } from './wheel.tsx'

export { EmptyWheel } from './empty-wheel.tsx'

export function ChartView({ answer, birth }: { answer: Answer<'postAstrologyNatalChart'>; birth: Birth }) {
  const [lit, setLit] = useState<readonly string[]>([])
  const { planets, angles } = answer.data
  return (
    <>
      <h3>
        Sun in {planets.sun.sign}, Moon in {planets.moon.sign}
        {!birth.isTimeUnknown && `, ${angles.ascendant.sign} rising`}
      </h3>
      <ChartNotices answer={answer} birth={birth} />
      <Wheel chart={answer.data} lit={lit} />
      <ChartTables chart={answer.data} onPoint={setLit} />
    </>
  )
}
