/** A birth in one line, and the button that unfolds its form: `Lisbon, 5 February 1990, 23:40 · change`. */
import type { Ref } from 'preact'
import { birthInShort } from '../chart/birth.ts'
import { FoldLine } from '../parts/fold-line.tsx'
import type { Birth } from '../state/birth-list.ts'

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
    <FoldLine what={short} button={button} onChange={onChange}>
      {name && <b>{name}</b>}
      <span>{short}</span>
    </FoldLine>
  )
}
