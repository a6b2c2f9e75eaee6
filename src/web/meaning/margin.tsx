/** Beside the text, or at the foot of a small window: what the part that is pointed at comes from. */
import type { ShownChart } from '../chart/shown-chart.ts'
import { WheelDrawing } from '../chart/wheel.tsx'
import { factInWords, shownOnWheel } from './facts.ts'
import { membersOf, type NatalReading, type NatalSource } from './reading.ts'
import { WORDS } from './words.ts'

interface Props {
  readonly chart: ShownChart
  readonly reading: NatalReading
  readonly lit: NatalSource | undefined
}

/** Hidden from screen readers, to which the parts of the text say the same. */
export function Margin({ chart, reading, lit }: Props) {
  return (
    <div class="margin" aria-hidden="true">
      <div class="margin-wheel">
        <WheelDrawing
          chart={chart}
          scale="compact"
          lit={lit && shownOnWheel(lit.facts, membersOf(reading))}
        />
      </div>
      {lit ? (
        <ul class="margin-facts">
          {lit.facts.map((fact) => (
            <li key={fact}>{factInWords(fact)}</li>
          ))}
        </ul>
      ) : (
        <p class="margin-hint">{WORDS.hint}</p>
      )}
    </div>
  )
}
