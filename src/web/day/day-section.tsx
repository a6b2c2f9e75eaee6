import { useEffect, useState } from 'preact/hooks'
import { useRequest } from '../api/use-request.ts'
import { birthInWords, inPlainWords, isComplete, useBirth } from '../chart/birth.ts'
import { KeepButton } from '../journal/keep-button.tsx'
import { DateChooser } from '../parts/date-chooser.tsx'
import { todayIn } from '../parts/dates.ts'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { RequestPanel } from '../parts/request-panel.tsx'
import { Section } from '../parts/section.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { Status } from '../parts/status.tsx'
import { DayReading } from './day-reading.tsx'
import { requestFor } from './day-request.ts'
import { dayEntry } from './personal-day.ts'
import { TransitWheel } from './transit-wheel.tsx'
import { WORDS } from './words.ts'
import '../styles/sky.css'
import '../styles/chart.css'
import '../styles/day.css'

export function DaySection() {
  const { value: birth } = useBirth()
  const [date, setDate] = useState('')
  const { exchange, wait, send, repeat } = useRequest<'personalDay'>()
  const isReady = isComplete(birth)
  const day = exchange?.answer?.data
  const isLate = wait === 'shown' || wait === 'slow'

  const read = (wanted: string) => {
    setDate(wanted)
    send(requestFor(birth, wanted))
  }
  // Whoever comes back wants to read today.
  useEffect(() => {
    if (isReady) read('')
  }, [])
  return (
    <Section id="day" title={WORDS.title} intro={WORDS.intro}>
      {isReady ? (
        <div class="bar">
          <p class="whose">{birthInWords(birth)}</p>
          <DateChooser date={date} shown={day?.targetDate ?? todayIn()} onChange={read} />
        </div>
      ) : (
        <p class="empty">
          {WORDS.needsBirth((text) => (
            <a href="chart">{text}</a>
          ))}
        </p>
      )}
      <div class="answer" aria-busy={wait !== 'none'}>
        <Status wait={wait} exchange={exchange} done={WORDS.isThere} />
        {isLate && <Skeleton lines={6} isSlow={wait === 'slow'} />}
        {wait === 'none' && exchange?.problem && (
          <ProblemNotice problem={exchange.problem} onRetry={repeat} text={inPlainWords(exchange.problem)} />
        )}
        {day && !isLate && birth.isTimeUnknown && (
          <div class="notice">
            <p>{WORDS.withoutHour}</p>
          </div>
        )}
        {day && !isLate && <DayReading day={day} />}
        {day && !isLate && (
          <div class="buttons">
            <KeepButton draft={dayEntry(day)} />
          </div>
        )}
      </div>
      {day && !isLate && (
        <p class="dim to-ahead">
          {WORDS.ahead((text) => (
            <a href="ahead">{text}</a>
          ))}
        </p>
      )}
      {isReady && <TransitWheel birth={birth} date={date || todayIn()} />}
      {isReady && <RequestPanel next={requestFor(birth, date)} exchange={exchange} />}
    </Section>
  )
}
