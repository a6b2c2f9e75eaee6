import { useEffect, useState } from 'preact/hooks'
import { copy } from './clipboard.ts'

const SHOWN_MS = 1800

/** Copies text and confirms it. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (said === '') return
    const timer = setTimeout(() => setSaid(''), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [said])
  const onClick = async () => setSaid((await copy(text)) ? 'Copied' : 'Select and copy by hand')
  return (
    <button type="button" class="quiet" onClick={onClick}>
      <span aria-live="polite">{said || label}</span>
    </button>
  )
}
