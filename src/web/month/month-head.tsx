/** The name of the month, and the ways to the others. */
import { monthAfter, monthOf } from './month.ts'
import { WORDS } from './words.ts'

interface Props {
  readonly month: string
  readonly today: string
  readonly onGo: (month: string) => void
}

export function MonthHead({ month, today, onGo }: Props) {
  return (
    <div class="month-head">
      <h3>{WORDS.dates.month(month)}</h3>
      <div class="buttons">
        <button
          type="button"
          class="quiet"
          aria-label={WORDS.before}
          onClick={() => onGo(monthAfter(month, -1))}
        >
          ‹
        </button>
        <button
          type="button"
          class="quiet"
          // Not `disabled`: whoever pressed it would lose the focus.
          aria-disabled={month === monthOf(today)}
          onClick={() => month !== monthOf(today) && onGo(monthOf(today))}
        >
          {WORDS.present}
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={WORDS.after}
          onClick={() => onGo(monthAfter(month, 1))}
        >
          ›
        </button>
      </div>
    </div>
  )
}
