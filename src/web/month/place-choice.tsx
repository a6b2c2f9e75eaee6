import { useEffect, useRef, useState } from 'preact/hooks'
import { PlaceField } from '../places/place-field.tsx'
import { lookingFrom, type Where, zoneOf } from './where.ts'

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
        label="Where you are"
        value={typed}
        otherwise="Look at the spelling, or take the next larger town."
        onInput={setTyped}
        onChoose={(place) => {
          setTyped(lookingFrom(place).place)
          onChoose(lookingFrom(place))
        }}
      />
      {where.place === '' ? (
        <p class="hint">
          Times are by the clocks of {zoneOf(where)}. With a place, the Moon is drawn as she hangs in the sky
          there, eclipses say whether they can be seen, and the planetary hours of today are told.
        </p>
      ) : (
        <p class="hint">
          Times are by the clocks of {zoneOf(where)}.{' '}
          <button type="button" class="link" onClick={forget}>
            Forget this place
          </button>
        </p>
      )}
    </div>
  )
}
