/** Puts a reading into the journal. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { FRAME } from '../parts/words.ts'
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
        {FRAME.keep.isKept}
      </a>
    )
  const keep = () => {
    isPressed.current = true
    setFailed(!storeJournal([newEntry(draft, new Date().toISOString()), ...entries]))
  }
  return (
    <>
      <button type="button" class="quiet" onClick={keep}>
        {FRAME.keep.keep}
      </button>
      {hasFailed && <p role="alert">{FRAME.keep.noRoom}</p>}
    </>
  )
}
