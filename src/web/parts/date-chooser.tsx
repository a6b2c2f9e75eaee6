/** A day, with the ones beside it. Empty is today. */
interface Props {
  readonly date: string
  /** The day that is shown, when it is known. */
  readonly shown: string | undefined
  readonly dayAfter: (date: string, steps: number) => string
  readonly onChange: (date: string) => void
}

export function DateChooser({ date, shown, dayAfter, onChange }: Props) {
  const current = date || shown
  const step = (steps: number) => current && onChange(dayAfter(current, steps))
  return (
    <div class="field date-chooser">
      <label>
        <span>Day</span>
        <input
          type="date"
          min="1600-01-01"
          max="2399-12-31"
          value={current ?? ''}
          // A date is typed in pieces: only a whole one is asked for.
          onChange={(event) => event.currentTarget.value && onChange(event.currentTarget.value)}
        />
      </label>
      <div class="buttons">
        <button
          type="button"
          class="quiet"
          aria-label="The day before"
          disabled={!current}
          onClick={() => step(-1)}
        >
          ‹
        </button>
        <button type="button" class="quiet" disabled={date === ''} onClick={() => onChange('')}>
          Today
        </button>
        <button
          type="button"
          class="quiet"
          aria-label="The day after"
          disabled={!current}
          onClick={() => step(1)}
        >
          ›
        </button>
      </div>
    </div>
  )
}
