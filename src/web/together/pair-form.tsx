/** Two births side by side, and what the two are to each other. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { BirthLine } from '../births/birth-line.tsx'
import { birthName } from '../births/birth-name.ts'
import { WORDS as BIRTHS } from '../births/words.ts'
import { birthInShort } from '../chart/birth.ts'
import { BirthFields, FaultNotice, type FieldFault } from '../chart/birth-fields.tsx'
import { type BirthDraft, isComplete, type NamedBirth, NO_BIRTH } from '../state/birth-list.ts'
import { saveBirth } from '../state/births.ts'
import type { SecondBirth } from './second-birth.ts'
import { WORDS } from './words.ts'

interface Props {
  /** Undefined until the visitor has given one. */
  readonly first: NamedBirth | undefined
  readonly second: SecondBirth
  readonly fault: (FieldFault & { readonly whose: string }) | undefined
  /** Whether it takes the focus: the visitor has asked for it. */
  readonly isAskedFor: boolean
  readonly onForget: () => void
  readonly onRead: () => void
}

export function PairForm({ first, second, fault, isAskedFor, onForget, onRead }: Props) {
  const [own, setOwn] = useState<BirthDraft | undefined>(first === undefined ? NO_BIRTH : undefined)
  const [missing, setMissing] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isAskedFor) form.current?.querySelector<HTMLElement>(':is(button,input,select)')?.focus()
  }, [])
  const faultOf = (whose: string): FieldFault | undefined => {
    if (missing === whose) return { field: 'place', message: BIRTHS.placeMissing, code: '' }
    return fault?.whose === whose ? fault : undefined
  }
  const onSubmit = (event: Event) => {
    event.preventDefault()
    const without = own && !isComplete(own) ? 'first' : isComplete(second.birth) ? '' : 'second'
    setMissing(without)
    if (without !== '') return
    if (own !== undefined) saveBirth(own, first?.id)
    second.keep()
    onRead()
  }
  const ownShown = own ?? (faultOf('first') && first)
  return (
    <form class="pair-form" ref={form} onSubmit={onSubmit}>
      <div class="pair-births">
        <fieldset class="panel">
          <legend>{WORDS.form.you}</legend>
          {ownShown === undefined ? (
            <BirthLine birth={first!} name={first!.name} onChange={() => setOwn(first)} />
          ) : (
            <>
              <BirthFields
                id="first"
                birth={ownShown}
                fault={faultOf('first')}
                onChange={(changed) => {
                  setMissing('')
                  setOwn({ ...ownShown, ...changed })
                }}
              />
              <FaultNotice id="first" fault={faultOf('first')} />
            </>
          )}
        </fieldset>
        <fieldset class="panel">
          <legend>{WORDS.form.they}</legend>
          {second.others.length > 0 && <Others second={second} first={first} />}
          {second.id === '' && (
            <>
              <BirthFields
                id="second"
                birth={second.birth}
                fault={faultOf('second')}
                onChange={(changed) => {
                  setMissing('')
                  second.change(changed)
                }}
              />
              <label class="check">
                <input
                  type="checkbox"
                  checked={second.isToBeKept}
                  onChange={(event) => second.keepLater(event.currentTarget.checked)}
                />
                <span>{WORDS.form.remember}</span>
              </label>
              {second.isToBeKept && (
                <label class="field">
                  <span>{BIRTHS.name}</span>
                  <input
                    value={second.birth.name ?? ''}
                    maxLength={60}
                    autocomplete="off"
                    placeholder={BIRTHS.nameHint}
                    onInput={(event) => second.change({ name: event.currentTarget.value })}
                  />
                </label>
              )}
            </>
          )}
          <FaultNotice id="second" fault={faultOf('second')} />
        </fieldset>
      </div>
      <div class="buttons">
        <button type="submit" class="main">
          {WORDS.form.read}
        </button>
        <button type="button" class="quiet" onClick={onForget}>
          {WORDS.form.forget}
        </button>
      </div>
      <p class="hint">{WORDS.form.hint}</p>
      <p class="hint">
        {WORDS.form.onlySigns((text) => (
          <a href="compatibility">{text}</a>
        ))}
      </p>
    </form>
  )
}

/** The births that are kept, and somebody who is not among them. */
function Others({ second, first }: Pick<Props, 'first'> & { readonly second: SecondBirth }) {
  const births = first === undefined ? second.others : [first, ...second.others]
  return (
    <label class="field">
      <span>{WORDS.form.who}</span>
      <select value={second.id} onChange={(event) => second.choose(event.currentTarget.value)}>
        {second.others.map((birth) => (
          <option key={birth.id} value={birth.id}>
            {WORDS.form.person(birthName({ births }, birth), birthInShort(birth))}
          </option>
        ))}
        <option value="">{WORDS.form.somebodyElse}</option>
      </select>
    </label>
  )
}
