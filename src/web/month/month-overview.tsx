/** What stands out in a month; each line opens its day. */
import { outstanding, type SkyEvent } from './events.ts'
import { WORDS } from './words.ts'

interface Props {
  readonly month: string
  readonly events: readonly SkyEvent[]
  readonly onOpen: (day: string) => void
}

export function MonthOverview({ month, events, onOpen }: Props) {
  return (
    <article class="panel">
      <h4>{WORDS.outstanding(WORDS.dates.month(month))}</h4>
      <ol class="overview">
        {outstanding(events).map(({ uid, local, title }) => (
          <li key={uid}>
            <span class="dim when">{WORDS.dates.inMonth(local)}</span>
            <button type="button" class="link" onClick={() => onOpen(local.slice(0, 10))}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </article>
  )
}
