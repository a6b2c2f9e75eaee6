/** Two births side by side, and what the two are to each other. */
import type { Birth } from '../chart/birth.ts'
import { BirthFields, type Fault, FaultNotice } from '../chart/birth-fields.tsx'
import { Segmented } from '../parts/segmented.tsx'
import { KINDS, type PairKind } from './pair.ts'
import type { SecondBirth } from './second-birth.ts'
import { WORDS } from './words.ts'

interface Props {
  readonly first: Birth
  readonly onFirst: (changed: Partial<Birth>) => void
  readonly second: SecondBirth
  readonly kind: PairKind
  readonly onKind: (kind: PairKind) => void
  readonly fault: (Fault & { readonly whose: string }) | undefined
  readonly onForget: () => void
  readonly onRead: () => void
}

const KIND_OPTIONS = KINDS.map((value) => ({ value, label: WORDS.form.kinds[value] }))

export function PairForm({ first, onFirst, second, kind, onKind, fault, onForget, onRead }: Props) {
  const faultOf = (whose: string) => (fault?.whose === whose ? fault : undefined)
  const onSubmit = (event: Event) => {
    event.preventDefault()
    onRead()
  }
  return (
    <form class="pair-form" onSubmit={onSubmit}>
      <div class="pair-births">
        <fieldset class="panel">
          <legend>{WORDS.form.you}</legend>
          <BirthFields id="first" birth={first} fault={faultOf('first')} onChange={onFirst} />
          <FaultNotice id="first" fault={faultOf('first')} />
        </fieldset>
        <fieldset class="panel">
          <legend>{WORDS.form.they}</legend>
          <BirthFields id="second" birth={second.birth} fault={faultOf('second')} onChange={second.change} />
          <FaultNotice id="second" fault={faultOf('second')} />
          <label class="check">
            <input
              type="checkbox"
              checked={second.isRemembered}
              onChange={(event) => second.remember(event.currentTarget.checked)}
            />
            <span>{WORDS.form.remember}</span>
          </label>
        </fieldset>
      </div>
      <div class="bar">
        <Segmented legend={WORDS.form.kind} options={KIND_OPTIONS} value={kind} onChange={onKind} />
        <div class="buttons">
          <button type="submit" class="main">
            {WORDS.form.read}
          </button>
          <button type="button" onClick={onForget}>
            {WORDS.form.forget}
          </button>
        </div>
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
