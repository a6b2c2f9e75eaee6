/** The month with its grid, and beside it one day, or what stands out. */
import { useMemo, useState } from 'preact/hooks'
import { inPlainWords } from '../chart/birth.ts'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { Status } from '../parts/status.tsx'
import { goTo, nameShown } from '../state/address.ts'
import { DayDetails } from './day-details.tsx'
import { withoutEclipsed } from './events.ts'
import { Legend } from './legend.tsx'
import { type MonthWish, monthOf, monthParams } from './month.ts'
import { MonthGrid } from './month-grid.tsx'
import { MonthHead } from './month-head.tsx'
import { MonthOverview } from './month-overview.tsx'
import { Retrogrades } from './retrogrades.tsx'
import type { LiveRequestState } from './use-sky.ts'
import { WORDS } from './words.ts'

/** Buttons beside the grid go with what they open or close; the day in the grid stays. */
const focusDay = (day: string) => document.getElementById(`day-${day}`)?.focus({ preventScroll: true })

interface Props {
  readonly wish: MonthWish
  readonly today: string
  readonly month: LiveRequestState<'skyCalendar'>
}

export function ShownMonth({ wish, today, month: { exchange, wait, repeat } }: Props) {
  const [focused, setFocused] = useState('')
  const answer = exchange?.answer?.data
  // The last answer may be of another month.
  const calendar = answer && monthOf(answer.from) === wish.month ? answer : undefined
  const events = useMemo(() => withoutEclipsed(calendar?.events ?? []), [calendar])
  const isLate = wait === 'shown' || wait === 'slow'
  const go = (wanted: MonthWish) => {
    nameShown('month', monthParams(wish))
    goTo('month', monthParams(wanted))
  }
  const openDay = (day: string) => {
    setFocused(day)
    go({ ...wish, day })
  }
  return (
    <>
      <MonthHead month={wish.month} today={today} onGo={(month) => go({ month, day: '' })} />
      <Status wait={wait} exchange={exchange} done={WORDS.isThere(WORDS.dates.month(wish.month))} />
      {wait === 'none' && exchange?.problem && (
        <ProblemNotice problem={exchange.problem} onRetry={repeat} text={inPlainWords(exchange.problem)} />
      )}
      <div class={wish.day === '' ? 'month-columns whole' : 'month-columns'} aria-busy={wait !== 'none'}>
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
              if (monthOf(day) !== wish.month) go({ month: monthOf(day), day: '' })
            }}
          />
          <Legend />
        </div>
        <div class="month-words">
          {calendar === undefined && isLate && <Skeleton lines={6} isSlow={wait === 'slow'} />}
          {calendar && wish.day === '' && (
            <MonthOverview
              month={wish.month}
              events={events}
              onOpen={(day) => {
                focusDay(day)
                openDay(day)
              }}
            />
          )}
          {calendar && wish.day !== '' && (
            <DayDetails
              key={wish.day}
              day={wish.day}
              moon={calendar.moons?.find(({ date }) => date === wish.day)}
              events={events}
              onClose={() => {
                focusDay(wish.day)
                go({ ...wish, day: '' })
              }}
            />
          )}
        </div>
        {calendar && <Retrogrades month={wish.month} events={events} />}
      </div>
    </>
  )
}
