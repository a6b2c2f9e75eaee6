/** The journal: kept draws and days with notes, by month, with search; as a file out and in, and gone if one wants. */
import { useMemo, useState } from 'preact/hooks'
import { todayIn } from '../parts/dates.ts'
import { RoomInvitation } from '../parts/room-invitation.tsx'
import { Section } from '../parts/section.tsx'
import { merged, type StoredEntry } from './entries.ts'
import { JournalFile } from './journal-file.tsx'
import { JournalMonths, showEntry } from './journal-months.tsx'
import { recurringIn } from './recurring.ts'
import { RecurringView } from './recurring-view.tsx'
import { foundEntries, onThisDay } from './search.ts'
import { storeJournal, useJournal } from './use-journal.ts'
import { WORDS } from './words.ts'
import { YearAgo } from './year-ago.tsx'
import '../styles/journal.css'

/** Where something can be kept. */
const ROOMS = { cards: 'draw', sign: 'sky', day: 'your-day' }

export function JournalSection() {
  const entries = useJournal()
  const [said, setSaid] = useState('')
  const put = (changed: readonly StoredEntry[], done: string) =>
    setSaid(storeJournal(changed) ? done : WORDS.noRoom)
  return (
    <Section id="journal" title={WORDS.title}>
      {entries.length === 0 ? <EmptyJournal /> : <JournalEntries entries={entries} onChange={put} />}
      <JournalFile
        entries={entries}
        onImport={(added) => {
          const all = merged(entries, added)
          put(all, WORDS.added(all.length - entries.length))
        }}
        onSaid={setSaid}
        onDeleteAll={() => {
          document.getElementById('journal')?.focus()
          put([], WORDS.isEmpty)
        }}
      />
      <p class="said" role="status">
        {said}
      </p>
    </Section>
  )
}

const EmptyJournal = () => (
  <RoomInvitation picture="journal" sentence={WORDS.invitation} isBand>
    <p class="empty-journal">
      {WORDS.empty(
        (room, text) => (
          <a href={ROOMS[room]}>{text}</a>
        ),
        (text) => (
          <em>{text}</em>
        ),
      )}
    </p>
  </RoomInvitation>
)

interface EntriesProps {
  readonly entries: readonly StoredEntry[]
  readonly onChange: (entries: readonly StoredEntry[], said: string) => void
}

function JournalEntries({ entries, onChange }: EntriesProps) {
  const [searched, setSearched] = useState('')
  const isSearching = searched.trim() !== ''
  const today = todayIn()
  const found = useMemo(
    () => foundEntries(entries, searched, ({ keptAt }) => WORDS.when(new Date(keptAt))),
    [entries, searched],
  )
  const recurring = useMemo(() => recurringIn(entries, today), [entries, today])
  const earlier = onThisDay(entries, today)
  // The button that was pressed goes with its entry: the focus moves to the entry beside it, or to what is left.
  const remove = (entry: StoredEntry) => {
    const at = found.indexOf(entry)
    const beside = found[at + 1] ?? found[at - 1]
    if (beside) showEntry(beside)
    else document.getElementById('journal')?.focus()
    onChange(
      entries.filter(({ id }) => id !== entry.id),
      WORDS.isDeleted(entry.title),
    )
  }
  return (
    <>
      <label class="field search">
        <span>{WORDS.search}</span>
        <input
          type="search"
          placeholder={WORDS.searchExample}
          autocomplete="off"
          maxLength={80}
          value={searched}
          onInput={(event) => setSearched(event.currentTarget.value)}
        />
      </label>
      <p class="said" role="status">
        {isSearching && (found.length > 0 ? WORDS.found(found.length) : WORDS.noneFound)}
      </p>
      {!isSearching && earlier.length > 0 && <YearAgo entries={earlier} today={today} onRead={showEntry} />}
      {!isSearching && recurring && <RecurringView recurring={recurring} onLook={setSearched} />}
      <JournalMonths
        entries={found}
        isOpen={isSearching}
        onNote={(entry, note) =>
          onChange(
            entries.map((one) => (one.id === entry.id ? { ...one, note } : one)),
            '',
          )
        }
        onDelete={remove}
      />
    </>
  )
}
