/** A birth in one line, and the button that unfolds its form: `Lisbon, 5 February 1990, 23:40 · change`. */
import type { Ref } from 'preact'
import { birthInShort } from '../chart/birth.ts'
import type { Birth } from '../state/birth-list.ts'
import { WORDS } from './words.ts'

interface Props {
  readonly birth: Birth
  /** Whose it is, where there are several. */
  readonly name?: string | undefined
  readonly button?: Ref<HTMLButtonElement>
  readonly onChange: () => void
}

export function BirthLine({ birth, name, button, onChange }: Props) {
  const short = birthInShort(birth)
  return (
    <p class="fold-line">
      {name && <b>{name}</b>}
      <span>{short}</span>
      <button
        type="button"
        class="link"
        ref={button ?? null}
        aria-label={WORDS.changeOf(short)}
        onClick={onChange}
      >
        {WORDS.change}
      </button>
    </p>
  )
}
