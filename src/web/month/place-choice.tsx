import { useEffect, useState } from 'preact/hooks'
import { CityField } from '../places/city-field.tsx'
import { lookingFrom, type Where, zoneOf } from './where.ts'

interface Props {
  readonly where: Where
  readonly onChoose: (where: Where) => void
  readonly onForget: () => void
}

export function PlaceChoice({ where, onChoose, onForget }: Props) {
  const [typed, setTyped] = useState(where.place)
  useEffect(() => setTyped(where.place), [where.place])
  return (
    <>
      <CityField
        label="Where you are"
        value={typed}
        onInput={setTyped}
        onChoose={(city) => {
          setTyped(lookingFrom(city).place)
          onChoose(lookingFrom(city))
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
          <button type="button" class="link" onClick={onForget}>
            Forget this place
          </button>
        </p>
      )}
    </>
  )
}
