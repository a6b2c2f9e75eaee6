/** The journal: kept draws and days with notes, as a file out and in, and gone if one wants. */
import { useState } from 'preact/hooks'
import { Section } from '../parts/section.tsx'
import { type Entry, merged } from './entries.ts'
import { JournalEntry } from './journal-entry.tsx'
import { JournalFile } from './journal-file.tsx'
import { storeJournal, useJournal } from './use-journal.ts'
import '../styles/journal.css'

const NO_ROOM = 'This browser keeps nothing, or has no room left. Nothing has changed.'

export function JournalSection() {
  const entries = useJournal()
  const [said, setSaid] = useState('')
  const put = (changed: readonly Entry[], done: string) => setSaid(storeJournal(changed) ? done : NO_ROOM)
  // The button that was pressed goes with its entry: the focus moves to the entry beside it, or to what is left.
  const remove = ({ id, title }: Entry) => {
    const at = entries.findIndex((one) => one.id === id)
    const beside = entries[at + 1] ?? entries[at - 1]
    document.getElementById(beside ? `entry-${beside.id}` : 'journal')?.focus()
    put(entries.toSpliced(at, 1), `“${title}” is deleted.`)
  }
  return (
    <Section
      id="journal"
      title="Your journal"
      intro="Draws and days that you kept, with your notes. It is in this browser and nowhere else: save it as a file if you want to have it elsewhere."
    >
      <JournalFile
        entries={entries}
        onImport={(added) => {
          const all = merged(entries, added)
          put(all, `${all.length - entries.length} entries were added.`)
        }}
        onFault={setSaid}
        onDeleteAll={() => {
          document.getElementById('journal')?.focus()
          put([], 'The journal is empty.')
        }}
      />
      <p class="said" role="status">
        {said}
      </p>
      {entries.length === 0 && (
        <p class="empty">
          Nothing is kept yet. Below a reading of the <a href="./">cards</a>, of <a href="sky">your sign</a>{' '}
          or of <a href="your-day">your day</a>, press <em>Keep in the journal</em>.
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
