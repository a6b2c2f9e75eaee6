/** The form of a birth: date, time or none, and town. Nothing is kept of it before it is sent. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { BirthFields, FaultNotice, type FieldFault } from '../chart/birth-fields.tsx'
import { type Birth, type BirthDraft, isComplete } from '../state/birth-list.ts'
import { WORDS } from './words.ts'

interface Props {
  /** Of the form on its page: there may be two. */
  readonly id: string
  readonly initial: BirthDraft
  readonly hasName: boolean
  readonly save: string
  readonly fault?: FieldFault | undefined
  /** Whether the first field takes the focus: the visitor has asked for the form. */
  readonly isAskedFor?: boolean
  readonly hint?: string
  readonly onSave: (birth: BirthDraft) => void
  readonly onForget?: (() => void) | undefined
  readonly onCancel?: (() => void) | undefined
  /** What else the form asks for. */
  readonly children?: ComponentChildren
}

export function BirthEditor(props: Props) {
  const { id, initial, hasName, save, isAskedFor, hint, onSave, onForget, onCancel, children } = props
  const [draft, setDraft] = useState<BirthDraft>(initial)
  const [isPlaceMissing, setPlaceMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isAskedFor) form.current?.querySelector('input')?.focus()
  }, [])
  const change = (changed: Partial<Birth>) => {
    setPlaceMissing(false)
    setDraft((before) => ({ ...before, ...changed }))
  }
  const onSubmit = (event: Event) => {
    event.preventDefault()
    if (isComplete(draft)) return onSave(draft)
    setPlaceMissing(true)
    form.current?.querySelector<HTMLInputElement>('[role=combobox]')?.focus()
  }
  const fault: FieldFault | undefined = isPlaceMissing
    ? { field: 'place', message: WORDS.placeMissing, code: '' }
    : props.fault
  return (
    <form class="panel birth-form" ref={form} onSubmit={onSubmit}>
      {hasName && (
        <label class="field">
          <span>{WORDS.name}</span>
          <input
            value={draft.name ?? ''}
            maxLength={60}
            autocomplete="off"
            placeholder={WORDS.nameHint}
            onInput={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
          />
        </label>
      )}
      <BirthFields id={id} birth={draft} fault={fault} onChange={change} />
      {children}
      <FaultNotice id={id} fault={fault} />
      <div class="buttons">
        <button type="submit" class="main">
          {save}
        </button>
        {onCancel && (
          <button type="button" onClick={onCancel}>
            {WORDS.cancel}
          </button>
        )}
        {onForget && (
          <button type="button" class="quiet" onClick={onForget}>
            {WORDS.forget}
          </button>
        )}
      </div>
      {hint && <p class="hint">{hint}</p>}
    </form>
  )
}
