import { useEffect, useState } from 'preact/hooks'
import { useRequest } from '../api/use-request.ts'
import { BirthPanel } from '../births/birth-panel.tsx'
import { fieldOf, inPlainWords } from '../chart/birth.ts'
import { KeepButton } from '../journal/keep-button.tsx'
import { DateChooser } from '../parts/date-chooser.tsx'
import { todayIn } from '../parts/dates.ts'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { RequestPanel } from '../parts/request-panel.tsx'
import { RoomInvitation } from '../parts/room-invitation.tsx'
import { Section } from '../parts/section.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { Status } from '../parts/status.tsx'
import { useBirths } from '../state/births.ts'
import { DayReading } from './day-reading.tsx'
import { requestFor } from './day-request.ts'
import { dayEntry } from './personal-day.ts'
import { TransitWheel } from './transit-wheel.tsx'
import { WORDS } from './words.ts'
import '../styles/births.css'
import '../styles/sky.css'
import '../styles/chart.css'
import '../styles/day.css'

export function DaySection() {
  const { birth } = useBirths()
  const [date, setDate] = useState('')
  const { exchange, wait, send, repeat, clear } = useRequest<'personalDay'>()
  const day = exchange?.answer?.data
  const isLate = wait === 'shown' || wait === 'slow'

  const read = (wanted: string) => {
    setDate(wanted)
    if (birth === undefined) clear()
    else send(requestFor(birth, wanted))
  }
  // Whoever comes back wants to read today; of another birth, the day that is shown.
  useEffect(() => read(date), [birth])
  const problem = wait === 'none' ? exchange?.problem : undefined
  const field = fieldOf(problem)
  const fault = problem && field && { field, message: inPlainWords(problem), code: problem.code }
  const panel = <BirthPanel id="day-birth" save={WORDS.read} hint={WORDS.hint} fault={fault} />
  return (
    <Section id="day" title={WORDS.title}>
      {birth === undefined ? (
        <div class="room-empty">
          <RoomInvitation picture="day" sentence={WORDS.invitation} />
          {panel}
        </div>
      ) : (
        <div class="fold">
          {panel}
          <DateChooser date={date} shown={day?.targetDate ?? todayIn()} onChange={read} />
        </div>
      )}
      <div class="answers" aria-busy={wait !== 'none'}>
        <Status wait={wait} exchange={exchange} done={WORDS.isThere} />
        {isLate && <Skeleton lines={6} isSlow={wait === 'slow'} />}
        {problem && fault === undefined && (
          <ProblemNotice problem={problem} onRetry={repeat} text={inPlainWords(problem)} />
        )}
        {day && !isLate && birth?.isTimeUnknown && (
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
      {birth && <TransitWheel birth={birth} date={date || todayIn()} />}
      {birth && <RequestPanel next={requestFor(birth, date)} exchange={exchange} />}
    </Section>
  )
}
