/** The choices above the gallery: a row for arcana and suits, and four lists. */
import { isGlyph } from '../parts/glyphs.ts'
import { NAMES } from '../parts/words.ts'
import { type CardFilter, CHOICES, type FilterName } from './filters.ts'
import { WORDS } from './words.ts'

const F = WORDS.filters

interface Props {
  readonly filter: CardFilter
  readonly onChange: (changed: CardFilter) => void
}

export function FilterBar({ filter, onChange }: Props) {
  return (
    <>
      <fieldset class="kinds">
        <legend class="off-screen">{F.kind}</legend>
        {[undefined, ...CHOICES.kind].map((kind) => (
          <label key={kind ?? ''}>
            <input
              type="radio"
              name="deck-kind"
              checked={filter.kind === kind}
              onChange={() => onChange({ ...filter, kind })}
            />
            <span>{kind === undefined ? F.all : F.kinds[kind]}</span>
          </label>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset lays out its children by rules of its own */}
      <div class="lists" role="group" aria-label={F.label}>
        {LISTS.map((name) => (
          <List key={name} name={name} filter={filter} onChange={onChange} />
        ))}
      </div>
    </>
  )
}

const LISTS = ['element', 'number', 'planet', 'sign'] as const satisfies readonly FilterName[]

/** What a choice is called. */
const labelOf = (name: (typeof LISTS)[number], value: string): string => {
  if (name === 'element') return F.elements[value as keyof typeof F.elements]
  if (name === 'number') return F.ranks[value] ?? value
  return isGlyph(value) && name === 'planet' ? NAMES.body(value) : NAMES.sign(value)
}

function List({ name, filter, onChange }: Props & { readonly name: (typeof LISTS)[number] }) {
  const value = filter[name] ?? ''
  return (
    <select
      aria-label={F[name]}
      class={value === '' ? '' : 'chosen'}
      value={value}
      onChange={(event) => onChange({ ...filter, [name]: event.currentTarget.value || undefined })}
    >
      {/* Open, the list says what it is to show all; closed, what it lists. */}
      <option value="">{F[name]}</option>
      {CHOICES[name].map((choice) => (
        <option key={choice} value={choice}>
          {labelOf(name, choice)}
        </option>
      ))}
    </select>
  )
}
