/** The fields for date, time and place of a birth. A place fills in coordinates and zone; both can also be typed. */
import { useState } from 'preact/hooks'
import { WORDS as BIRTHS } from '../births/words.ts'
import { Disclosure } from '../parts/disclosure.tsx'
import { ProblemCode } from '../parts/problem-notice.tsx'
import { PlaceField } from '../places/place-field.tsx'
import type { Birth } from '../state/birth-list.ts'
import { type BirthField, bornIn } from './birth.ts'
import { WORDS } from './words.ts'

/** What is wrong with a field. */
export interface FieldFault {
  readonly field: BirthField
  readonly message: string
  readonly code: string
}

interface Props {
  /** Of the form on its page: there may be two. */
  readonly id: string
  readonly birth: Birth
  readonly fault: FieldFault | undefined
  readonly onChange: (changed: Partial<Birth>) => void
}

/** What a place does not fill in. */
const OF_TIME = ['date', 'time']
const OF_PLACE: readonly BirthField[] = ['latitude', 'longitude', 'timezone']

export function BirthFields({ id, birth, fault, onChange }: Props) {
  // A town fills them in; whoever has typed them, or typed them wrong, sees them.
  const isByHand =
    (birth.placeId === '' && birth.latitude !== '') || (fault !== undefined && OF_PLACE.includes(fault.field))
  const [zones, setZones] = useState<readonly string[]>([])
  const text = (name: 'date' | 'time' | 'latitude' | 'longitude' | 'timezone') => ({
    value: birth[name],
    onInput: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value, ...(!OF_TIME.includes(name) && { placeId: '' }) }),
  })
  const faulty = (field: BirthField) => ({
    'aria-invalid': fault?.field === field,
    'aria-describedby': fault?.field === field ? `${id}-fault` : undefined,
  })
  return (
    <>
      <div class="bar birth-when">
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
        isRequired={birth.latitude === ''}
        faultId={fault?.field === 'place' ? `${id}-fault` : undefined}
        onInput={(place) => onChange({ place, placeId: '' })}
        onChoose={(place) => onChange(bornIn(place))}
      />
      <Disclosure title={BIRTHS.byHand} isOpen={isByHand}>
        <div class="bar coordinates">
          <label class="field">
            <span>{WORDS.form.latitude}</span>
            <input
              type="number"
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
              maxLength={64}
              list={`${id}-zones`}
              autocomplete="off"
              spellcheck={false}
              onFocus={() => setZones(Intl.supportedValuesOf('timeZone'))}
              {...text('timezone')}
              {...faulty('timezone')}
            />
          </label>
          <datalist id={`${id}-zones`}>
            {zones.map((zone) => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
        </div>
      </Disclosure>
    </>
  )
}

export const FaultNotice = ({ id, fault }: Pick<Props, 'id' | 'fault'>) =>
  fault === undefined ? null : (
    <p class="fault" id={`${id}-fault`} role="alert">
      {fault.message} <ProblemCode code={fault.code} />
    </p>
  )
