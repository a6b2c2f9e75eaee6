/** A date field with buttons for the previous and the next day, or week, month or year. Empty means today. */
import { dateAfter, type Unit } from './dates.ts'
import { FRAME } from './words.ts'

interface Props {
  readonly date: string
  /** The date shown, or today's date at the place of the reading. */
  readonly shown: string
  readonly onChange: (date: string) => void
  readonly unit?: Unit
}

export function DateChooser({ date, shown, onChange, unit = 'day' }: Props) {
  const current = date || shown
  const step = (steps: number) => onChange(dateAfter(current, unit, steps))
  return (
    <div class="field date-chooser">
      <label>
        <span>{FRAME.dates.label(unit)}</span>
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
        <button type="button" class="quiet" aria-label={FRAME.dates.before(unit)} onClick={() => step(-1)}>
          ‹
        </button>
        <button
          type="button"
          class="quiet"
          // Not `disabled`: whoever pressed it would lose the focus.
          aria-disabled={date === ''}
          onClick={() => date !== '' && onChange('')}
        >
          {FRAME.dates.now[unit]}
        </button>
        <button type="button" class="quiet" aria-label={FRAME.dates.after(unit)} onClick={() => step(1)}>
          ›
        </button>
      </div>
    </div>
  )
}
