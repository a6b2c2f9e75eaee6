/** The room of what is coming. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useRequest } from '../api/use-request.ts'
import { BirthPanel } from '../births/birth-panel.tsx'
import { fieldOf, inPlainWords } from '../chart/birth.ts'
import { changed, FIRST_SETTINGS } from '../chart/settings.ts'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { RequestPanel } from '../parts/request-panel.tsx'
import { RoomInvitation } from '../parts/room-invitation.tsx'
import { Fence, Section } from '../parts/section.tsx'
import { Segmented } from '../parts/segmented.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { Status } from '../parts/status.tsx'
import { useBirths } from '../state/births.ts'
import { useRemembered } from '../state/remembered.ts'
import { FeedPart } from './feed-part.tsx'
import { LifePart } from './life-part.tsx'
import {
  feedRequest,
  lifeRequest,
  readerHere,
  SPANS,
  type SpanChoice,
  timelineReportRequest,
  timelineRequest,
  yearRequest,
} from './requests.ts'
import { TimelinePart } from './timeline-part.tsx'
import { WORDS } from './words.ts'
import { YearPart } from './year-part.tsx'
import '../styles/births.css'
import '../styles/chart.css'
import '../styles/day.css'
import '../styles/ahead.css'

const SPAN_OPTIONS = (Object.keys(SPANS) as SpanChoice[]).map((value) => ({
  value,
  label: WORDS.span.names[value],
}))

export function AheadSection() {
  const { birth } = useBirths()
  const { value: stored } = useRemembered('chart', FIRST_SETTINGS)
  const settings = useMemo(() => changed(stored, { isWider: false }), [stored])
  const [span, setSpan] = useState<SpanChoice>('season')
  const reader = useMemo(readerHere, [birth])
  const timeline = useRequest<'transitTimeline'>()
  const year = useRequest<'returns'>()
  const life = useRequest<'life'>()
  const asked = useRef(birth)
  useEffect(() => {
    asked.current = birth
    if (birth === undefined) timeline.clear()
    else timeline.send(timelineRequest(birth, settings, span, reader))
  }, [birth, span])
  const { exchange, wait } = timeline
  const [answered, setAnswered] = useState<typeof birth>()
  useEffect(() => {
    if (exchange?.answer) setAnswered(asked.current)
  }, [exchange])
  // What stands below comes after what is read first, also over a slow network; a birth that was refused would be refused again.
  useEffect(() => {
    year.clear()
    life.clear()
    if (birth === undefined || answered !== birth) return
    year.send(yearRequest(birth, settings, reader))
    life.send(lifeRequest(birth, settings))
  }, [birth, answered])

  const problem = wait === 'none' ? exchange?.problem : undefined
  const field = fieldOf(problem)
  const fault = problem && field && { field, message: inPlainWords(problem), code: problem.code }
  const data = exchange?.answer?.data
  const panel = <BirthPanel id="ahead-birth" save={WORDS.form.look} hint={WORDS.form.hint} fault={fault} />
  const isLate = wait === 'shown' || wait === 'slow'
  return (
    <Section id="ahead" title={WORDS.title}>
      {birth === undefined ? (
        <div class="room-empty">
          <RoomInvitation picture="ahead" sentence={WORDS.invitation} />
          {panel}
        </div>
      ) : (
        <div class="fold">{panel}</div>
      )}
      {birth && (
        <div class="bar ahead-bar">
          <Segmented legend={WORDS.span.legend} options={SPAN_OPTIONS} value={span} onChange={setSpan} />
        </div>
      )}
      <div class="ahead-answer" aria-busy={wait !== 'none'}>
        <Status wait={wait} exchange={exchange} done={WORDS.isThere} />
        {isLate && <Skeleton lines={9} isSlow={wait === 'slow'} />}
        {problem && fault === undefined && (
          <ProblemNotice problem={problem} onRetry={timeline.repeat} text={inPlainWords(problem)} />
        )}
        {data && problem === undefined && !isLate && (
          <Fence>
            {exchange.answer?.warnings?.map(({ code, message }) => (
              <p key={code} class="notice">
                {message}
              </p>
            ))}
            <TimelinePart
              timeline={data}
              span={span}
              now={reader.now}
              report={timelineReportRequest(exchange.asked, data, span)}
            />
          </Fence>
        )}
      </div>
      {year.exchange?.answer && (
        <YearPart asked={year.exchange.asked} returns={year.exchange.answer.data.returns} now={reader.now} />
      )}
      {life.exchange?.answer && <LifePart life={life.exchange.answer.data} />}
      {birth && data && <FeedPart key={birth.id} request={feedRequest(birth, settings, reader)} />}
      {birth && <RequestPanel next={timelineRequest(birth, settings, span, reader)} exchange={exchange} />}
    </Section>
  )
}
