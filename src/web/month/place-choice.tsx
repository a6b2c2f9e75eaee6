import { useEffect, useRef, useState } from 'preact/hooks'
import { PlaceField } from '../places/place-field.tsx'
import { lookingFrom, type Where, zoneOf } from './where.ts'
import { WORDS } from './words.ts'

interface Props {
  readonly where: Where
  readonly onChoose: (where: Where) => void
  readonly onForget: () => void
}

export function PlaceChoice({ where, onChoose, onForget }: Props) {
  const [typed, setTyped] = useState(where.place)
  useEffect(() => setTyped(where.place), [where.place])
  const choice = useRef<HTMLDivElement>(null)
  const forget = () => {
    // The button goes with the place; the field is where the next one is written.
    choice.current?.querySelector('input')?.focus()
    setTyped('')
    onForget()
  }
  return (
    <div class="place-choice" ref={choice}>
      <PlaceField
        label={WORDS.place.label}
        value={typed}
        otherwise={WORDS.place.otherwise}
        onInput={setTyped}
        onChoose={(place) => {
          setTyped(lookingFrom(place).place)
          onChoose(lookingFrom(place))
        }}
      />
      {where.place === '' ? (
        <p class="hint">{WORDS.place.clocksAndHint(zoneOf(where))}</p>
      ) : (
        <p class="hint">
          {WORDS.place.clocks(zoneOf(where))}{' '}
          <button type="button" class="link" onClick={forget}>
            {WORDS.place.forget}
          </button>
        </p>
      )}
    </div>
  )
}
