/** The positions of a custom spread: a name and an optional question each. */
import type { Place } from './spreads.ts'

const MOST_PLACES = 78

interface Props {
  readonly places: readonly Place[]
  readonly onChange: (places: readonly Place[]) => void
}

export function OwnPlaces({ places, onChange }: Props) {
  const change = (at: number, changed: Partial<Place>) =>
    onChange(places.map((place, index) => (index === at ? { ...place, ...changed } : place)))
  return (
    <fieldset class="own-places">
      <legend>Your places</legend>
      <ol>
        {places.map(({ name, question }, index) => (
          <li key={index}>
            <input
              aria-label={`Name of place ${index + 1}`}
              placeholder="Name"
              required
              maxLength={100}
              value={name}
              onInput={(event) => change(index, { name: event.currentTarget.value })}
            />
            <input
              aria-label={`Question for place ${index + 1}`}
              placeholder="Question, if you have one"
              maxLength={500}
              value={question}
              onInput={(event) => change(index, { question: event.currentTarget.value })}
            />
            <button
              type="button"
              class="quiet"
              aria-label={`Remove place ${index + 1}`}
              disabled={places.length === 1}
              onClick={() => onChange(places.toSpliced(index, 1))}
            >
              ×
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        class="quiet"
        disabled={places.length >= MOST_PLACES}
        onClick={() => onChange([...places, { name: '', question: '' }])}
      >
        Add a place
      </button>
    </fieldset>
  )
}
