/** What stands out in a month; each line opens its day. */
import { outstanding, type SkyEvent } from './events.ts'
import { clock, dayInMonth, monthTitle } from './words.ts'

interface Props {
  readonly month: string
  readonly events: readonly SkyEvent[]
  readonly onOpen: (day: string) => void
}

export function MonthOverview({ month, events, onOpen }: Props) {
  return (
    <article class="panel">
      <h4>What stands out in {monthTitle(month)}</h4>
      <ol class="overview">
        {outstanding(events).map(({ uid, local, title }) => (
          <li key={uid}>
            <span class="dim when">
              {dayInMonth(local.slice(0, 10))}, {clock(local)}
            </span>
            <button type="button" class="link" onClick={() => onOpen(local.slice(0, 10))}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </article>
  )
}
