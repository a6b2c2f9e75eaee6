/** Everything that shows the Moon and the month; loaded when the section comes near. */
import { useEffect, useMemo, useState } from 'preact/hooks'
import { useRequest } from '../api/use-request.ts'
import { inPlainWords } from '../chart/birth.ts'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { RequestPanel } from '../parts/request-panel.tsx'
import { Status } from '../parts/status.tsx'
import { todayIn } from '../parts/words.ts'
import { goTo, nameShown } from '../state/address.ts'
import { useNow } from '../state/now.ts'
import { useRemembered } from '../state/remembered.ts'
import { DayDetails } from './day-details.tsx'
import { withoutEclipsed } from './events.ts'
import { Legend } from './legend.tsx'
import { type MonthWish, paramsOf, wishIn } from './month.ts'
import { MonthGrid } from './month-grid.tsx'
import { MonthHead } from './month-head.tsx'
import { MonthOverview } from './month-overview.tsx'
import { NowAbove } from './now-above.tsx'
import { Retrogrades } from './retrogrades.tsx'
import { Subscribe } from './subscribe.tsx'
import { monthRequest, NOWHERE, zoneOf } from './where.ts'
import { monthTitle } from './words.ts'

export function MonthView({ asked }: { asked: string | undefined }) {
  const { value: where, change, forget } = useRemembered('place', NOWHERE)
  const now = useNow()
  const today = useMemo(() => todayIn(zoneOf(where)), [where, now])
  const wish = wishIn(asked ?? '', today)
  const { exchange, wait, send, repeat } = useRequest<'getAstrologySkyCalendar'>()
  const request = monthRequest(wish.month, where)
  useEffect(() => send(request), [wish.month, where])

  const [focused, setFocused] = useState('')
  const go = (wanted: MonthWish) => {
    nameShown('month', paramsOf(wish))
    goTo('month', paramsOf(wanted))
  }
  const answer = exchange?.answer?.data
  // The last answer may be of the month before.
  const calendar = answer?.from.startsWith(wish.month) ? answer : undefined
  const events = useMemo(() => withoutEclipsed(calendar?.events ?? []), [calendar])
  const isLate = wait === 'shown' || wait === 'slow'
  const openDay = (day: string) => go({ ...wish, day })
  return (
    <>
      <NowAbove where={where} now={now} onChoose={change} onForget={forget} />
      <MonthHead month={wish.month} today={today} onGo={(month) => go({ month, day: '' })} />
      <Status wait={wait} exchange={exchange} done={`${monthTitle(wish.month)} is there`} />
      {wait === 'none' && exchange?.problem && (
        <ProblemNotice problem={exchange.problem} onRetry={repeat} text={inPlainWords(exchange.problem)} />
      )}
      <div class="two-columns month-columns" aria-busy={wait !== 'none'}>
        <div class="beside">
          <MonthGrid
            wish={wish}
            today={today}
            focused={focused}
            moons={calendar?.moons ?? []}
            events={events}
            isWaiting={isLate}
            onOpen={openDay}
            onFocus={(day) => {
              setFocused(day)
              if (!day.startsWith(wish.month)) go({ month: day.slice(0, 7), day: '' })
            }}
          />
          <Legend />
        </div>
        <div class="beside">
          {wait === 'slow' && <p class="dim">Still waiting. The service takes its time.</p>}
          {calendar && wish.day !== '' && (
            <DayDetails
              key={wish.day}
              day={wish.day}
              moon={calendar.moons?.find(({ date }) => date === wish.day)}
              events={events}
              onClose={() => go({ ...wish, day: '' })}
            />
          )}
          {calendar && wish.day === '' && (
            <MonthOverview month={wish.month} events={events} onOpen={openDay} />
          )}
          {calendar && <Retrogrades month={wish.month} events={events} />}
        </div>
      </div>
      <Subscribe where={where} />
      <RequestPanel title="The request for the month" next={request} exchange={exchange} />
    </>
  )
}
