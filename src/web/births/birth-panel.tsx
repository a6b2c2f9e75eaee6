/** The birth that a room is about: a line if there is one, the form if there is none, or if the visitor wants to change it. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { FieldFault } from '../chart/birth-fields.tsx'
import { NO_BIRTH } from '../state/birth-list.ts'
import { forgetBirth, saveBirth, useBirths } from '../state/births.ts'
import { BirthEditor } from './birth-editor.tsx'
import { BirthLine } from './birth-line.tsx'
import { birthName } from './birth-name.ts'

interface Props {
  readonly id: string
  readonly save: string
  readonly hint?: string
  /** What the service found wrong with the birth: the form is open then. */
  readonly fault?: FieldFault | undefined
  readonly onSaved?: () => void
  readonly onForget?: () => void
  /** In the form. */
  readonly children?: ComponentChildren
}

export function BirthPanel({ id, save, hint, fault, onSaved, onForget, children }: Props) {
  const store = useBirths()
  const { birth, births } = store
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isFolding = useRef(false)
  const [hasForgotten, setForgotten] = useState(false)
  // The button that was pressed is gone with the form: the line takes the focus.
  useEffect(() => {
    if (isFolding.current) button.current?.focus({ preventScroll: true })
    isFolding.current = false
  }, [isOpen, birth?.id])
  const fold = () => {
    isFolding.current = true
    setOpen(false)
  }
  if (birth !== undefined && !isOpen && fault === undefined)
    return (
      <BirthLine
        birth={birth}
        name={births.length > 1 || birth.name ? birthName(store, birth) : undefined}
        button={button}
        onChange={() => setOpen(true)}
      />
    )
  return (
    <BirthEditor
      key={birth?.id}
      id={id}
      initial={birth ?? NO_BIRTH}
      hasName={births.length > 1 || Boolean(birth?.name)}
      save={save}
      fault={fault}
      isAskedFor={isOpen || hasForgotten}
      {...(hint !== undefined && { hint })}
      onSave={(draft) => {
        saveBirth(draft, birth?.id)
        fold()
        onSaved?.()
      }}
      onCancel={birth && fault === undefined ? fold : undefined}
      onForget={
        birth &&
        (() => {
          forgetBirth(birth.id)
          setOpen(false)
          setForgotten(true)
          onForget?.()
        })
      }
    >
      {children}
    </BirthEditor>
  )
}
