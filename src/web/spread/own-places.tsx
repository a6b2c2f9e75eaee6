/** The positions of a custom spread: a name and an optional question each. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { OwnPlace } from './spreads.ts'
import { WORDS } from './words.ts'

const MAX_PLACES = 78

interface Props {
  readonly places: readonly OwnPlace[]
  readonly onChange: (places: readonly OwnPlace[]) => void
}

export function OwnPlaces({ places, onChange }: Props) {
  const change = (at: number, changed: Partial<OwnPlace>) =>
    onChange(places.map((place, index) => (index === at ? { ...place, ...changed } : place)))
  const list = useRef<HTMLOListElement>(null)
  const count = useRef(places.length)
  // To the name of a place that was added; from a button that went with the last place to that of the one before.
  useLayoutEffect(() => {
    const last = list.current?.lastElementChild
    if (places.length > count.current) last?.querySelector('input')?.focus()
    else if (places.length < count.current && !list.current?.contains(document.activeElement))
      last?.querySelector('button')?.focus()
    count.current = places.length
  }, [places.length])
  return (
    <fieldset class="own-places">
      <legend>{WORDS.form.places}</legend>
      <ol ref={list}>
        {places.map(({ name, question }, index) => (
          <li key={index}>
            <input
              aria-label={WORDS.form.nameOf(index + 1)}
              placeholder={WORDS.form.placeName}
              required
              maxLength={100}
              value={name}
              onInput={(event) => change(index, { name: event.currentTarget.value })}
            />
            <input
              aria-label={WORDS.form.questionOf(index + 1)}
              placeholder={WORDS.form.placeQuestion}
              maxLength={500}
              value={question}
              onInput={(event) => change(index, { question: event.currentTarget.value })}
            />
            <button
              type="button"
              class="quiet"
              aria-label={WORDS.form.remove(index + 1)}
              // Not `disabled`: whoever removed the others would lose the focus.
              aria-disabled={places.length === 1}
              onClick={() => places.length > 1 && onChange(places.toSpliced(index, 1))}
            >
              ×
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        class="quiet"
        disabled={places.length >= MAX_PLACES}
        onClick={() => onChange([...places, { name: '', question: '' }])}
      >
        {WORDS.form.addPlace}
      </button>
    </fieldset>
  )
}
