/** A text field that suggests cities during typing: a combobox as in the ARIA practices. */
import { useId, useState } from 'preact/hooks'
import { type City, cityTitle, findCities, loadCities } from './cities.ts'

const SHOWN = 8

interface Props {
  readonly label: string
  readonly value: string
  readonly onInput: (text: string) => void
  readonly onChoose: (city: City) => void
}

export function CityField({ label, value, onInput, onChoose }: Props) {
  const id = useId()
  const [cities, setCities] = useState<readonly City[]>([])
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const offered = isOpen ? findCities(cities, value, SHOWN) : []

  const load = () => loadCities().then(setCities, () => setCities([]))
  const choose = (city: City) => {
    onChoose(city)
    setOpen(false)
    setActive(-1)
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
    } else if (event.key === 'Escape') setOpen(false)
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
        autocomplete="off"
        spellcheck={false}
        placeholder="Begin to type a city"
        value={value}
        onFocus={(event) => {
          // Select the old city, so that typing replaces it.
          event.currentTarget.select()
          load()
        }}
        onInput={(event) => {
          setOpen(true)
          // Not deferred to the next frame: a fast typist has pressed an arrow key by then.
          setActive(-1)
          onInput(event.currentTarget.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <div id={`${id}-list`} class="offered" role="listbox" aria-label="Cities" hidden={offered.length === 0}>
        {offered.map((city, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
          <div
            key={`${city.name}${city.latitude}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // Before the field loses the focus, which would close the list.
            onMouseDown={(event) => {
              event.preventDefault()
              choose(city)
            }}
          >
            {cityTitle(city)}
          </div>
        ))}
      </div>
      <p class="off-screen" role="status">
        {isOpen && value !== '' && cities.length > 0 && `${offered.length || 'No'} cities offered`}
      </p>
    </div>
  )
}
