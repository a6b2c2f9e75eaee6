/** A form that has been answered, in one line: `Lisbon, 5 February 1990, 23:40 · change`. */
import type { ComponentChildren, Ref } from 'preact'
import { FRAME } from './words.ts'
import '../styles/fold.css'

interface Props {
  /** The line in words. */
  readonly what: string
  readonly button?: Ref<HTMLButtonElement> | undefined
  readonly onChange: () => void
  readonly children: ComponentChildren
}

export const FoldLine = ({ what, button, onChange, children }: Props) => (
  <p class="fold-line">
    {children}
    <button
      type="button"
      class="link"
      ref={button ?? null}
      aria-label={FRAME.fold.changeOf(what)}
      onClick={onChange}
    >
      {FRAME.fold.change}
    </button>
  </p>
)
