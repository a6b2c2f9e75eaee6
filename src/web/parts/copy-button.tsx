import { useEffect, useState } from 'preact/hooks'
import { copy } from './clipboard.ts'
import { FRAME } from './words.ts'

const SHOWN_MS = 1800

/** Copies text and confirms it. */
export function CopyButton({ text, label = FRAME.copy.label }: { text: string; label?: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (said === '') return
    const timer = setTimeout(() => setSaid(''), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [said])
  const onClick = async () => setSaid((await copy(text)) ? FRAME.copy.done : FRAME.copy.failed)
  return (
    <button type="button" class="quiet" onClick={onClick}>
      <span aria-live="polite">{said || label}</span>
    </button>
  )
}
