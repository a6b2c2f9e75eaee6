import { useState } from 'preact/hooks'
import { addressOf } from '../api/ask.ts'
import type { Answer } from '../api/operations.ts'
import { useRequest } from '../api/use-request.ts'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { RequestPanel } from '../parts/request-panel.tsx'
import { Section } from '../parts/section.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { Status } from '../parts/status.tsx'
import type { Remembered } from '../state/remembered.ts'
import { type Birth, chartRequest, fieldOf, inPlainWords } from './birth.ts'
import { BirthForm } from './birth-form.tsx'
import { ChartNotices } from './chart-notices.tsx'
import { ChartTables } from './chart-tables.tsx'
import { EmptyWheel } from './empty-wheel.tsx'
import { Wheel } from './wheel.tsx'

export function ChartSection({ born }: { born: Remembered<Birth> }) {
  const { value: birth, change, forget } = born
  const { exchange, wait, send, repeat, clear } = useRequest<'postAstrologyNatalChart'>()
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
        <div class="beside" aria-busy={wait !== 'none'}>
          <Status wait={wait} exchange={exchange} done="The chart is cast" />
          {isLate && <Skeleton lines={6} isSlow={wait === 'slow'} />}
          {problem && fault === undefined && (
            <ProblemNotice problem={problem} onRetry={repeat} text={inPlainWords(problem)} />
          )}
          {exchange?.answer === undefined && !isLate && <EmptyWheel />}
          {exchange?.answer && !isLate && <Cast answer={exchange.answer} birth={cast} />}
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

function Cast({ answer, birth }: { answer: Answer<'postAstrologyNatalChart'>; birth: Birth }) {
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

/** The same chart for an `<img>`. */
function picture(body: unknown): string {
  const { options, ...birth } = body as ReturnType<typeof chartRequest>['body']
  const query = new URLSearchParams(
    Object.entries({ ...birth, ...options, theme: 'dark' }).map(([k, v]) => [k, String(v)]),
  )
  return `<img alt="Natal chart" width="640" height="640"\n  src="${addressOf('postAstrologyNatalChart')}.svg?${String(query).replaceAll('&', '&amp;')}">`
}
