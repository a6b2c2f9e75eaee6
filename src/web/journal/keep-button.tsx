/** Puts a reading into the journal. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { isSame, type Kept, newEntry } from './entries.ts'
import { storeJournal, useJournal } from './use-journal.ts'

export function KeepButton({ kept }: { kept: Kept }) {
  const entries = useJournal()
  const [hasFailed, setFailed] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const isPressed = useRef(false)
  const isKept = entries.some((entry) => isSame(entry, kept))
  // The link stands where the button was, and takes its focus.
  useLayoutEffect(() => {
    if (isPressed.current) link.current?.focus()
    isPressed.current = false
  }, [isKept])
  if (isKept)
    return (
      <a class="kept" href="journal" ref={link}>
        In your journal
      </a>
    )
  const keep = () => {
    isPressed.current = true
    setFailed(!storeJournal([newEntry(kept, new Date().toISOString()), ...entries]))
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
