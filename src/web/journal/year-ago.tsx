/** What was kept on this date in earlier years. */
import { NAMES } from '../parts/words.ts'
import type { StoredEntry } from './entries.ts'
import { yearsSince } from './search.ts'
import { WORDS } from './words.ts'

interface Props {
  readonly entries: readonly StoredEntry[]
  readonly today: string
  readonly onRead: (entry: StoredEntry) => void
}

export function YearAgo({ entries, today, onRead }: Props) {
  return (
    <ul class="year-ago">
      {entries.map((entry) => (
        <li key={entry.id} class="panel">
          <div>
            <p class="label">{WORDS.yearsAgo(yearsSince(entry, today))}</p>
            <p class="lead">{entry.question ? WORDS.question(entry.question) : entry.title}</p>
            {entry.cards.length > 0 && (
              <p class="dim">
                {entry.cards
                  .map(({ name, isReversed }) => (isReversed ? NAMES.reversed(name) : name))
                  .join(' · ')}
              </p>
            )}
          </div>
          <p class="excerpt">{entry.answer ?? entry.text}</p>
          {entry.note && <p class="excerpt">{WORDS.yourNote(entry.note)}</p>}
          <div class="buttons">
            <button type="button" class="quiet" onClick={() => onRead(entry)}>
              {WORDS.readIt}
            </button>
          </div>
        </li>
      ))}
    </ul>
  )
}
