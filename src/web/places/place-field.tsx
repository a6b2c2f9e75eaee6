/** A text field that suggests places during typing: a combobox as in the ARIA practices. */
import { useId, useState } from 'preact/hooks'
import { type PlaceMatch, placeTitle, WORDS } from './places.ts'
import { usePlaces } from './use-places.ts'

interface Props {
  readonly label: string
  readonly value: string
  /** What choosing a place does. */
  readonly hint?: string
  /** What to do if a place is not found. */
  readonly otherwise: string
  readonly isRequired?: boolean
  /** The id of what says what is wrong with it. */
  readonly faultId?: string | undefined
  readonly onInput: (text: string) => void
  readonly onChoose: (place: PlaceMatch) => void
}

export function PlaceField(props: Props) {
  const { label, value, hint, otherwise, isRequired, faultId, onInput, onChoose } = props
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { places, problem } = usePlaces(isOpen ? value : '')
  const offered = isOpen ? (places ?? []) : []
  const isUnknown = isOpen && places?.length === 0

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (place: PlaceMatch) => {
    onChoose(place)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = offered[active]
    if (step !== undefined && offered.length > 0) {
      event.preventDefault()
      setActive((active + step + offered.length) % offered.length)
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      choose(chosen)
    } else if (event.key === 'ArrowDown') setOpen(true)
    else if (event.key === 'Escape') close()
  }

  return (
    <div class="field city">
      <label for={`${id}-input`}>
        <span>{label}</span>
      </label>
      <input
        id={`${id}-input`}
        role="combobox"
        aria-expanded={offered.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        aria-invalid={faultId !== undefined}
        aria-describedby={faultId}
        required={isRequired}
        autocomplete="off"
        spellcheck={false}
        maxLength={256}
        placeholder={WORDS.example}
        value={value}
        // Select the old place, so that typing replaces it.
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => {
          setOpen(true)
          // Not deferred to the next frame: a fast typist has pressed an arrow key by then.
          setActive(-1)
          onInput(event.currentTarget.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div
        id={`${id}-list`}
        class="offered"
        role="listbox"
        aria-label={WORDS.list}
        hidden={offered.length === 0}
      >
        {offered.map((place, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
          <div
            key={place.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // Before the field loses the focus, which would close the list.
            onMouseDown={(event) => {
              event.preventDefault()
              choose(place)
            }}
          >
            {placeTitle(place)}
          </div>
        ))}
      </div>
      {hint && value === '' && <p class="hint">{hint}</p>}
      {isUnknown && <p class="hint">{WORDS.unknown(otherwise)}</p>}
      {isOpen && problem && <p class="hint">{WORDS.unavailable(otherwise)}</p>}
      <p class="off-screen" role="status">
        {isUnknown ? WORDS.noneFound(otherwise) : offered.length > 0 && WORDS.offered(offered.length)}
      </p>
    </div>
  )
}
