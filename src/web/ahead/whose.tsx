/** Whose time it is: one line if the birth is known, with its form folded behind it; else the form. */
import { useState } from 'preact/hooks'
import { type Birth, birthInWords } from '../chart/birth.ts'
import { BirthFields, type Fault, FaultNotice } from '../chart/birth-fields.tsx'
import { WORDS } from './words.ts'

interface Props {
  readonly birth: Birth
  readonly isKnown: boolean
  readonly fault: Fault | undefined
  readonly onChange: (changed: Partial<Birth>) => void
  readonly onLook: () => void
}

export function Whose({ birth, isKnown, fault, onChange, onLook }: Props) {
  const [isOpen, open] = useState(!isKnown)
  const onSubmit = (event: Event) => {
    event.preventDefault()
    open(false)
    onLook()
  }
  if (!isOpen && fault === undefined)
    return (
      <div class="bar whose-line">
        <p class="whose">{birthInWords(birth)}</p>
        <button type="button" class="quiet" onClick={() => open(true)}>
          {WORDS.form.other}
        </button>
      </div>
    )
  return (
    <form class="panel birth-form" onSubmit={onSubmit}>
      <BirthFields id="birth" birth={birth} fault={fault} onChange={onChange} />
      <FaultNotice id="birth" fault={fault} />
      <div class="buttons">
        <button type="submit" class="main">
          {WORDS.form.look}
        </button>
      </div>
      <p class="hint">{WORDS.form.hint}</p>
    </form>
  )
}
