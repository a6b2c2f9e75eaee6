import { useEffect, useState } from 'preact/hooks'
import { useRequest } from '../api/use-request.ts'
import { birthInWords, inPlainWords, isComplete, useBirth } from '../chart/birth.ts'
import { DateChooser } from '../parts/date-chooser.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { RequestPanel } from '../parts/request-panel.tsx'
import { Section } from '../parts/section.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { Status } from '../parts/status.tsx'
import { todayIn } from '../parts/words.ts'
import { DayReading } from './day-reading.tsx'
import { requestFor } from './personal-day.ts'
import '../styles/sky.css'
import '../styles/day.css'

export function DaySection() {
  const { value: birth } = useBirth()
  const [date, setDate] = useState('')
  const { exchange, wait, send, repeat, clear } = useRequest<'postAstrologyPersonalizedDaily'>()
  const isReady = isComplete(birth)
  const day = exchange?.answer?.data
  const isLate = wait === 'shown' || wait === 'slow'

  // When the birth changes, the reading of the old one is removed.
  useEffect(clear, [birth, clear])

  const read = (wanted: string) => {
    setDate(wanted)
    send(requestFor(birth, wanted))
  }
  return (
    <Section
      id="day"
      title="Your day"
      intro="The sky of a day against your own chart: which planet touches which of yours, how closely, and what that may mean."
    >
      {isReady ? (
        <div class="bar">
          <p class="whose">{birthInWords(birth)}</p>
          <DateChooser date={date} shown={day?.targetDate ?? todayIn(birth.timezone)} onChange={read} />
          <button type="button" class="main" onClick={() => read(date)}>
            Read my day
          </button>
        </div>
      ) : (
        <p class="empty">
          This needs a birth: fill in the <a href="chart">form of the birth chart</a>. It stays in this
          browser.
        </p>
      )}
      <div class="answer" aria-busy={wait !== 'none'}>
        <Status wait={wait} exchange={exchange} done="Your day is there" />
        {isLate && <Skeleton lines={6} isSlow={wait === 'slow'} />}
        {wait === 'none' && exchange?.problem && (
          <ProblemNotice problem={exchange.problem} onRetry={repeat} text={inPlainWords(exchange.problem)} />
        )}
        {day && !isLate && birth.isTimeUnknown && (
          <div class="notice">
            <p>
              Without an hour of birth, noon is taken: what is said of your Moon, and of your houses, is
              uncertain.
            </p>
          </div>
        )}
        {day && !isLate && <DayReading day={day} />}
      </div>
      {isReady && <RequestPanel next={requestFor(birth, date)} exchange={exchange} />}
    </Section>
  )
}
