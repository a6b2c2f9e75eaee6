/** The name of the month, and the ways to the others. */
import { monthAfter, monthOf } from './month.ts'
import { monthTitle } from './words.ts'

interface Props {
  readonly month: string
  readonly today: string
  readonly onGo: (month: string) => void
}

export function MonthHead({ month, today, onGo }: Props) {
  return (
    <div class="month-head">
      <h3>{monthTitle(month)}</h3>
      <div class="buttons">
        <button
          type="button"
          class="quiet"
          aria-label="The month before"
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
          This month
        </button>
        <button
          type="button"
          class="quiet"
          aria-label="The month after"
          onClick={() => onGo(monthAfter(month, 1))}
        >
          ›
        </button>
      </div>
    </div>
  )
}
