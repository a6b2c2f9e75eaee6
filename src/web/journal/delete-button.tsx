/** A button that asks once more before it deletes. The focus goes to the answer that changes nothing, and back from it; so does Escape. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { WORDS } from './words.ts'

interface Props {
  readonly text: string
  /** What a screen reader says, where the text alone does not say what is meant. */
  readonly label?: string
  /** The text of the button that does it. */
  readonly yes: string
  readonly isQuiet?: boolean
  readonly isDisabled?: boolean
  readonly onDelete: () => void
}

export function DeleteButton({ text, label, yes, isQuiet = false, isDisabled = false, onDelete }: Props) {
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(isAsking)
  useLayoutEffect(() => {
    if (isAsking !== wasAsking.current) button.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  if (!isAsking)
    return (
      <button
        type="button"
        class={isQuiet ? 'quiet' : undefined}
        ref={button}
        aria-label={label}
        disabled={isDisabled}
        onClick={() => setAsking(true)}
      >
        {text}
      </button>
    )
  const remove = () => {
    setAsking(false)
    onDelete()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its buttons have the focus, the key belongs to both
    <span class="buttons" onKeyDown={({ key }) => key === 'Escape' && setAsking(false)}>
      <button type="button" class="danger" onClick={remove}>
        {yes}
      </button>
      <button type="button" ref={button} onClick={() => setAsking(false)}>
        {WORDS.no}
      </button>
    </span>
  )
}
