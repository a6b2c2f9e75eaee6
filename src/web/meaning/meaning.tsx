/** What a chart means. It is requested when the visitor has scrolled near it. */
import { useMemo, useRef, useState } from 'preact/hooks'
import type { Answer, RequestOf } from '../api/operations.ts'
import { useRequest } from '../api/use-request.ts'
import { inPlainWords } from '../chart/birth.ts'
import type { ChartOperation } from '../chart/chart-request.ts'
import { type ShownChart, shownChart } from '../chart/shown-chart.ts'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { ReportButton } from '../parts/report-button.tsx'
import { RequestPanel } from '../parts/request-panel.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { Status } from '../parts/status.tsx'
import { Margin } from './margin.tsx'
import { MeaningText } from './meaning-text.tsx'
import { useNear } from './near.ts'
import type { NatalReading, NatalSource } from './reading.ts'
import { RestsOn } from './rests-on.tsx'
import { WORDS } from './words.ts'

interface Props {
  /** Stays the same for as long as this lives. */
  readonly request: RequestOf<'natalReading'>
  readonly answer: Answer<ChartOperation>
}

export function Meaning({ request, answer }: Props) {
  const chart = useMemo(() => shownChart(answer.data), [answer])
  const place = useRef<HTMLElement>(null)
  const { exchange, wait, send, repeat } = useRequest<'natalReading'>()
  useNear(place, () => send(request))
  const reading = exchange?.answer?.data
  const isLate = wait === 'shown' || wait === 'slow'
  return (
    <section class="meaning" ref={place} aria-labelledby="meaning-title" aria-busy={wait !== 'none'}>
      <div class="meaning-head">
        <h3 id="meaning-title">{WORDS.title}</h3>
        {reading && (
          <div class="buttons">
            <ReportButton asked={exchange?.asked} />
            <button type="button" class="quiet" onClick={() => print()}>
              {WORDS.print}
            </button>
          </div>
        )}
      </div>
      <Status wait={wait} exchange={exchange} done={WORDS.isThere} />
      {reading === undefined && (
        <div class="meaning-room">
          {isLate && <Skeleton lines={9} isSlow={wait === 'slow'} />}
          {wait === 'none' && exchange?.problem && (
            <ProblemNotice
              problem={exchange.problem}
              onRetry={repeat}
              text={inPlainWords(exchange.problem)}
            />
          )}
        </div>
      )}
      {reading && <Columns reading={reading} chart={chart} />}
      <RequestPanel next={request} exchange={exchange} />
    </section>
  )
}

function Columns({ reading, chart }: { reading: NatalReading; chart: ShownChart }) {
  const [lit, point] = useState<NatalSource>()
  return (
    <div class="meaning-columns">
      <article>
        {chart.angles === null && <p class="dim">{WORDS.withoutTime}</p>}
        <MeaningText reading={reading} light={{ lit, point }} />
        <RestsOn reading={reading} />
      </article>
      <Margin chart={chart} reading={reading} lit={lit} />
    </div>
  )
}
