/** The form of a birth chart: the birth, and what the chart is cast by. */
import type { Birth } from './birth.ts'
import { BirthFields, type Fault, FaultNotice } from './birth-fields.tsx'
import type { ChartSettings } from './settings.ts'
import { SettingsFields } from './settings-fields.tsx'
import { WORDS } from './words.ts'

interface Props {
  readonly birth: Birth
  readonly fault: Fault | undefined
  readonly onChange: (changed: Partial<Birth>) => void
  readonly settings: ChartSettings
  readonly onSet: (changed: Partial<ChartSettings>) => void
  readonly onForget: () => void
  readonly onCast: () => void
}

export function BirthForm({ birth, fault, onChange, settings, onSet, onForget, onCast }: Props) {
  const onSubmit = (event: Event) => {
    event.preventDefault()
    onCast()
  }
  return (
    <form class="panel birth-form" onSubmit={onSubmit}>
      <BirthFields id="birth" birth={birth} fault={fault} onChange={onChange} />
      <SettingsFields settings={settings} hasHouses={!birth.isTimeUnknown} onChange={onSet} />
      <FaultNotice id="birth" fault={fault} />
      <div class="buttons">
        <button type="submit" class="main">
          {WORDS.form.cast}
        </button>
        <button type="button" onClick={onForget}>
          {WORDS.form.forget}
        </button>
      </div>
      <p class="hint">{WORDS.form.hint}</p>
    </form>
  )
}
