/** The journal: kept draws and days with notes, as a file out and in, and gone if one wants. */
import { useState } from 'preact/hooks'
import { Section } from '../parts/section.tsx'
import { type Entry, merged } from './entries.ts'
import { JournalEntry } from './journal-entry.tsx'
import { JournalFile } from './journal-file.tsx'
import { storeJournal, useJournal } from './use-journal.ts'
import { WORDS } from './words.ts'
import '../styles/journal.css'

/** Where something can be kept. */
const ROOMS = { cards: './', sign: 'sky', day: 'your-day' }

export function JournalSection() {
  const entries = useJournal()
  const [said, setSaid] = useState('')
  const put = (changed: readonly Entry[], done: string) =>
    setSaid(storeJournal(changed) ? done : WORDS.noRoom)
  // The button that was pressed goes with its entry: the focus moves to the entry beside it, or to what is left.
  const remove = ({ id, title }: Entry) => {
    const at = entries.findIndex((one) => one.id === id)
    const beside = entries[at + 1] ?? entries[at - 1]
    document.getElementById(beside ? `entry-${beside.id}` : 'journal')?.focus()
    put(entries.toSpliced(at, 1), WORDS.isDeleted(title))
  }
  return (
    <Section id="journal" title={WORDS.title} intro={WORDS.intro}>
      <JournalFile
        entries={entries}
        onImport={(added) => {
          const all = merged(entries, added)
          put(all, WORDS.added(all.length - entries.length))
        }}
        onFault={setSaid}
        onDeleteAll={() => {
          document.getElementById('journal')?.focus()
          put([], WORDS.isEmpty)
        }}
      />
      <p class="said" role="status">
        {said}
      </p>
      {entries.length === 0 && (
        <p class="empty">
          {WORDS.empty(
            (room, text) => (
              <a href={ROOMS[room]}>{text}</a>
            ),
            (text) => (
              <em>{text}</em>
            ),
          )}
        </p>
      )}
      <ol class="entries">
        {entries.map((entry) => (
          <JournalEntry
            key={entry.id}
            entry={entry}
            onNote={(note) =>
              put(
                entries.map((one) => (one.id === entry.id ? { ...one, note } : one)),
                '',
              )
            }
            onDelete={() => remove(entry)}
          />
        ))}
      </ol>
    </Section>
  )
}
