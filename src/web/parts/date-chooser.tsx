/** A date field with buttons for the previous and the next day. Empty means today. */
import { dayAfter } from './words.ts'

interface Props {
  readonly date: string
  /** The date shown, or today's date at the place of the reading. */
  readonly shown: string
  readonly onChange: (date: string) => void
}

export function DateChooser({ date, shown, onChange }: Props) {
  const current = date || shown
  const step = (steps: number) => onChange(dayAfter(current, steps))
  return (
    <div class="field date-chooser">
      <label>
        <span>Day</span>
        <input
          type="date"
          min="1600-01-01"
          max="2399-12-31"
          value={current}
          // A date is typed in parts; only a complete one is requested.
          onChange={(event) => event.currentTarget.value && onChange(event.currentTarget.value)}
        />
      </label>
      <div class="buttons">
        <button type="button" class="quiet" aria-label="The day before" onClick={() => step(-1)}>
          ‹
        </button>
        <button type="button" class="quiet" disabled={date === ''} onClick={() => onChange('')}>
          Today
        </button>
        <button type="button" class="quiet" aria-label="The day after" onClick={() => step(1)}>
          ›
        </button>
      </div>
    </div>
  )
}
