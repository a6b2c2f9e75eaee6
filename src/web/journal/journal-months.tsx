/** Entries by month, the newest first: two months lie open, the others open when they are wanted. */
import type { StoredEntry } from './entries.ts'
import { JournalEntry } from './journal-entry.tsx'
import { journalMonths } from './search.ts'
import { WORDS } from './words.ts'

const OPEN_MONTHS = 2

interface Props {
  readonly entries: readonly StoredEntry[]
  /** Whether they all lie open, as after a search. */
  readonly isOpen: boolean
  readonly onNote: (entry: StoredEntry, note: string) => void
  readonly onDelete: (entry: StoredEntry) => void
}

export function JournalMonths({ entries, isOpen, onNote, onDelete }: Props) {
  return journalMonths(entries).map(({ month, entries: ofMonth }, at) => (
    <details key={month} class="journal-month" open={isOpen || at < OPEN_MONTHS}>
      <summary>
        <h3>{WORDS.month(month)}</h3>
        <span class="dim">{WORDS.entries(ofMonth.length)}</span>
      </summary>
      <ol class="entries">
        {ofMonth.map((entry) => (
          <JournalEntry
            key={entry.id}
            entry={entry}
            onNote={(note) => onNote(entry, note)}
            onDelete={() => onDelete(entry)}
          />
        ))}
      </ol>
    </details>
  ))
}

/** Shows an entry, also in a month that is closed, and gives it the focus. */
export function showEntry({ id }: StoredEntry): void {
  const shown = document.getElementById(`entry-${id}`)
  const month = shown?.closest('details')
  if (month) month.open = true
  shown?.focus()
}
