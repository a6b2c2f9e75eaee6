/** Everything that shows a chart. */
import { useMemo, useState } from 'preact/hooks'
import type { Answer } from '../api/operations.ts'
import { Disclosure } from '../parts/disclosure.tsx'
import { arc } from '../parts/figures.ts'
import type { Birth } from '../state/birth-list.ts'
import { useIsNarrow } from '../state/media.ts'
import { useIsPrinting } from '../state/printing.ts'
import { birthInWords } from './birth.ts'
import { ChartDetails } from './chart-details.tsx'
import { ChartNotices } from './chart-notices.tsx'
import { birthTimeRequest, type ChartOperation } from './chart-request.ts'
import { ChartTables } from './chart-tables.tsx'
import { HowSure } from './how-sure.tsx'
import { PaperTables } from './paper-tables.tsx'
import type { ChartSettings } from './settings.ts'
import { type ChartFacts, shownChart } from './shown-chart.ts'
import { Wheel } from './wheel.tsx'
import { chartInShort, houseWords, WORDS } from './words.ts'

interface Props {
  readonly answer: Answer<ChartOperation>
  readonly birth: Birth
  readonly settings: ChartSettings
}

export function ChartView({ answer, birth, settings }: Props) {
  const [lit, setLit] = useState<RegExp>()
  const chart = useMemo(() => shownChart(answer.data), [answer])
  const isPrinting = useIsPrinting()
  const isNarrow = useIsNarrow()
  const request = birthTimeRequest(birth, settings)
  const tables = <ChartTables chart={chart} onPoint={setLit} />
  return (
    <div class="two-columns chart-columns">
      <div class="beside">
        <div class="chart-head">
          <h3>{chartInShort(chart)}</h3>
          {isPrinting && <p>{birthInWords(birth)}</p>}
          {chart.facts && <p class="dim">{castBy(chart.facts)}</p>}
        </div>
        <Wheel chart={chart} lit={lit} />
      </div>
      <div class="beside">
        <ChartNotices answer={answer} />
        {/* On a phone what the chart means comes before its numbers. */}
        {isNarrow ? <Disclosure title={WORDS.tables.label}>{tables}</Disclosure> : tables}
        {isPrinting && <PaperTables chart={chart} />}
        {chart.facts && <ChartDetails bodies={chart.bodies} facts={chart.facts} />}
        {chart.angles && <HowSure key={JSON.stringify(request)} request={request} />}
      </div>
    </div>
  )
}

/** `Koch houses, sidereal zodiac, 23°43′ behind the tropical`. */
function castBy({ metadata: { house_system_used: used, ayanamsa } }: ChartFacts): string {
  return WORDS.castBy(
    used ? houseWords(used)?.label : undefined,
    ayanamsa ? arc(ayanamsa.degrees) : undefined,
  )
}
