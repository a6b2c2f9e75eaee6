/** A choice between a few words: real radio buttons in one row. */
import { useId } from 'preact/hooks'

interface Props<Word extends string> {
  readonly legend: string
  readonly options: readonly { readonly value: Word; readonly label: string }[]
  readonly value: Word
  readonly onChange: (value: Word) => void
}

export function Segmented<Word extends string>({ legend, options, value, onChange }: Props<Word>) {
  const name = useId()
  return (
    <fieldset class="field segmented">
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
