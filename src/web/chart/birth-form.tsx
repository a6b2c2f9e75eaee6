/** The form for date, time and place of birth. A place fills in coordinates and zone; both can also be typed. */
import { useState } from 'preact/hooks'
import { PlaceField } from '../places/place-field.tsx'
import { type Birth, type BirthField, bornIn } from './birth.ts'
import type { ChartSettings } from './settings.ts'
import { SettingsFields } from './settings-fields.tsx'
import { WORDS } from './words.ts'

interface Props {
  readonly birth: Birth
  readonly fault: { readonly field: BirthField; readonly message: string; readonly code: string } | undefined
  readonly onChange: (changed: Partial<Birth>) => void
  readonly settings: ChartSettings
  readonly onSet: (changed: Partial<ChartSettings>) => void
  readonly onForget: () => void
  readonly onCast: () => void
}

/** What a place does not fill in. */
const OF_TIME = ['date', 'time']

export function BirthForm({ birth, fault, onChange, settings, onSet, onForget, onCast }: Props) {
  const [zones, setZones] = useState<readonly string[]>([])
  const text = (name: 'date' | 'time' | 'latitude' | 'longitude' | 'timezone') => ({
    value: birth[name],
    onInput: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value, ...(!OF_TIME.includes(name) && { placeId: '' }) }),
  })
  const faulty = (field: BirthField) => ({
    'aria-invalid': fault?.field === field,
    'aria-describedby': fault?.field === field ? 'birth-fault' : undefined,
  })
  const onSubmit = (event: Event) => {
    event.preventDefault()
    onCast()
  }
  return (
    <form class="panel birth-form" onSubmit={onSubmit}>
      <div class="bar">
        <label class="field">
          <span>{WORDS.form.date}</span>
          <input
            type="date"
            required
            min="1600-01-01"
            max="2399-12-31"
            {...text('date')}
            {...faulty('when')}
          />
        </label>
        <label class="field">
          <span>{WORDS.form.time}</span>
          <input
            type="time"
            required={!birth.isTimeUnknown}
            disabled={birth.isTimeUnknown}
            {...text('time')}
            {...faulty('when')}
          />
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={birth.isTimeUnknown}
            onChange={(event) => onChange({ isTimeUnknown: event.currentTarget.checked })}
          />
          <span>{WORDS.form.timeUnknown}</span>
        </label>
      </div>
      <PlaceField
        label={WORDS.form.place}
        value={birth.place}
        hint={WORDS.form.placeHint}
        otherwise={WORDS.form.placeOtherwise}
        onInput={(place) => onChange({ place, placeId: '' })}
        onChoose={(place) => onChange(bornIn(place))}
      />
      <div class="bar coordinates">
        <label class="field">
          <span>{WORDS.form.latitude}</span>
          <input
            type="number"
            required
            step="any"
            min={-90}
            max={90}
            {...text('latitude')}
            {...faulty('latitude')}
          />
        </label>
        <label class="field">
          <span>{WORDS.form.longitude}</span>
          <input
            type="number"
            required
            step="any"
            min={-180}
            max={180}
            {...text('longitude')}
            {...faulty('longitude')}
          />
        </label>
        <label class="field zone">
          <span>{WORDS.form.zone}</span>
          <input
            required
            maxLength={64}
            list="zones"
            autocomplete="off"
            spellcheck={false}
            onFocus={() => setZones(Intl.supportedValuesOf('timeZone'))}
            {...text('timezone')}
            {...faulty('timezone')}
          />
        </label>
        <datalist id="zones">
          {zones.map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      </div>
      <SettingsFields settings={settings} hasHouses={!birth.isTimeUnknown} onChange={onSet} />
      {fault && (
        <p class="fault" id="birth-fault" role="alert">
          {fault.message} <code>{fault.code}</code>
        </p>
      )}
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
