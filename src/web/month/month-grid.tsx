/** The days of a month from Monday to Sunday: a grid as the ARIA practices have it for dates. One stop for the Tab key, arrows between the days. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { DayCell } from './day-cell.tsx'
import { eventsOn, type MoonOfDay, type SkyEvent } from './events.ts'
import { dayByKey, firstDayOf, type MonthWish, weeksOf } from './month.ts'
import { WORDS } from './words.ts'

interface Props {
  readonly wish: MonthWish
  readonly today: string
  /** The day the keys have led to; empty or of another month if they have not. */
  readonly focused: string
  readonly moons: readonly MoonOfDay[]
  readonly events: readonly SkyEvent[]
  readonly isWaiting: boolean
  readonly onOpen: (day: string) => void
  readonly onFocus: (day: string) => void
}

export function MonthGrid({ wish, today, focused, moons, events, isWaiting, onOpen, onFocus }: Props) {
  const { month, day: open } = wish
  const grid = useRef<HTMLTableElement>(null)
  const isKeyed = useRef(false)
  const reached = [focused, open, today].find((day) => day.startsWith(month)) ?? firstDayOf(month)

  // The key may have led into another month, whose days are there only now. At once: the next key may come before the next frame.
  useLayoutEffect(() => {
    if (isKeyed.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    isKeyed.current = false
  }, [reached])

  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? undefined : dayByKey(event.key, reached)
    if (next === undefined) return
    event.preventDefault()
    isKeyed.current = true
    onFocus(next)
  }
  return (
    <table
      class={isWaiting ? 'month-grid waiting' : 'month-grid'}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as the practices have it
      role="grid"
      ref={grid}
      onKeyDown={onKeyDown}
    >
      <caption class="off-screen">{WORDS.gridOf(WORDS.dates.month(month))}</caption>
      <thead>
        <tr>
          {WORDS.weekdays.map(({ name, short, rest }) => (
            <th key={name} scope="col" abbr={name}>
              {short}
              <span>{rest}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, weekday) =>
              day === undefined ? (
                <td key={weekday} />
              ) : (
                <td key={day}>
                  <DayCell
                    day={day}
                    moon={moons.find(({ date }) => date === day)}
                    events={eventsOn(day, events)}
                    isToday={day === today}
                    isOpen={day === open}
                    isReached={day === reached}
                    onOpen={() => onOpen(day)}
                  />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
