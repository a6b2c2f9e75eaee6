/** Puts a reading into the journal. */
import { useState } from 'preact/hooks'
import { isSame, type Kept, newEntry } from './entries.ts'
import { storeJournal, useJournal } from './use-journal.ts'

export function KeepButton({ kept }: { kept: Kept }) {
  const entries = useJournal()
  const [hasFailed, setFailed] = useState(false)
  if (entries.some((entry) => isSame(entry, kept)))
    return (
      <p class="kept" role="status">
        In your <a href="journal">journal</a>
      </p>
    )
  const keep = () => setFailed(!storeJournal([newEntry(kept, new Date().toISOString()), ...entries]))
  return (
    <>
      <button type="button" class="quiet" onClick={keep}>
        Keep in the journal
      </button>
      {hasFailed && <p role="alert">This browser keeps nothing, or has no room left.</p>}
    </>
  )
}
