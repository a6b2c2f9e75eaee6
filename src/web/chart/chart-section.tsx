import { useRef, useState } from 'preact/hooks'
import { addressOf } from '../api/ask.ts'
import { unreachable } from '../api/problem.ts'
import { useRequest } from '../api/use-request.ts'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { RequestPanel } from '../parts/request-panel.tsx'
import { Section } from '../parts/section.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { Status } from '../parts/status.tsx'
import type { Remembered } from '../state/remembered.ts'
import { type Birth, chartRequest, fieldOf, inPlainWords } from './birth.ts'
import { BirthForm } from './birth-form.tsx'
import { useChartView } from './use-chart-view.ts'

export function ChartSection({ born }: { born: Remembered<Birth> }) {
  const { value: birth, change, forget } = born
  const { exchange, wait, send, repeat, clear } = useRequest<'postAstrologyNatalChart'>()
  const beside = useRef<HTMLDivElement>(null)
  const { view, hasFailed, load } = useChartView(beside)
  // The form may already differ from the birth whose chart is shown.
  const [cast, setCast] = useState(birth)
  const problem = wait === 'none' ? exchange?.problem : undefined
  const field = fieldOf(problem)
  const fault = problem && field && { field, message: inPlainWords(problem), code: problem.code }
  const isLate = wait === 'shown' || wait === 'slow'
  const request = chartRequest(birth)
  return (
    <Section
      id="chart"
      title="Birth chart"
      intro="Where the planets stood when you were born, to a fraction of an arc second, with the whole history of local time behind it."
    >
      <div class="two-columns chart-columns">
        <BirthForm
          birth={birth}
          fault={fault}
          onChange={change}
          onForget={() => {
            forget()
            clear()
          }}
          onCast={() => {
            setCast(birth)
            send(request)
          }}
        />
        <div class="beside" ref={beside} aria-busy={wait !== 'none'}>
          <Status wait={wait} exchange={exchange} done="The chart is cast" />
          {isLate && <Skeleton lines={6} isSlow={wait === 'slow'} />}
          {problem && fault === undefined && (
            <ProblemNotice problem={problem} onRetry={repeat} text={inPlainWords(problem)} />
          )}
          {hasFailed && <ProblemNotice problem={unreachable(navigator.onLine)} onRetry={load} />}
          {view === undefined && !isLate && <div class="wheel-room" />}
          {view && exchange?.answer === undefined && !isLate && <view.EmptyWheel />}
          {view && exchange?.answer && !isLate && <view.ChartView answer={exchange.answer} birth={cast} />}
        </div>
      </div>
      <RequestPanel
        next={request}
        exchange={exchange}
        more={[{ title: 'As a picture', text: picture(exchange?.asked.body ?? request.body) }]}
      />
    </Section>
  )
}

/** The same chart for an `<img>`. */
function picture(body: unknown): string {
  const { options, ...birth } = body as ReturnType<typeof chartRequest>['body']
  const query = new URLSearchParams(
    Object.entries({ ...birth, ...options, theme: 'dark' }).map(([k, v]) => [k, String(v)]),
  )
  return `<img alt="Natal chart" width="640" height="640"\n  src="${addressOf('postAstrologyNatalChart')}.svg?${String(query).replaceAll('&', '&amp;')}">`
}
