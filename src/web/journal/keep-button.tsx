/** Puts a reading into the journal. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type EntryDraft, isSame, newEntry } from './entries.ts'
import { storeJournal, useJournal } from './use-journal.ts'

export function KeepButton({ draft }: { draft: EntryDraft }) {
  const entries = useJournal()
  const [hasFailed, setFailed] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const isPressed = useRef(false)
  const isInJournal = entries.some((entry) => isSame(entry, draft))
  // The link stands where the button was, and takes its focus.
  useLayoutEffect(() => {
    if (isPressed.current) link.current?.focus()
    isPressed.current = false
  }, [isInJournal])
  if (isInJournal)
    return (
      <a class="kept" href="journal" ref={link}>
        In your journal
      </a>
    )
  const keep = () => {
    isPressed.current = true
    setFailed(!storeJournal([newEntry(draft, new Date().toISOString()), ...entries]))
  }
  return (
    <>
      <button type="button" class="quiet" onClick={keep}>
        Keep in the journal
      </button>
      {hasFailed && <p role="alert">This browser keeps nothing, or has no room left.</p>}
    </>
  )
}
