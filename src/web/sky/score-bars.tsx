/** The scores of a period to look at: a bar up or down for each day, or for each month of a year. */
import { signed } from '../parts/figures.ts'
import type { PeriodHoroscope } from './horoscope.ts'
import type { DayRating, ScoreBar } from './period.ts'
import { fromId, withSign } from './transit-chips.ts'
import { WORDS } from './words.ts'

export function ScoreBars({ bars, of }: { bars: readonly ScoreBar[]; of: 'days' | 'months' }) {
  const heights = bars.map(({ height }) => height)
  // The line lies where the longest bars need it.
  const rooms = { '--above': Math.max(0, ...heights), '--below': -Math.min(0, ...heights) }
  return (
    <ol class={`score-bars of-${of}`} aria-label={WORDS.scores[of]} style={rooms}>
      {bars.map(({ key, label, words, height, mark = '' }) => (
        <li key={key} title={words}>
          <span class="off-screen">{words}</span>
          <span class="score-bar" aria-hidden="true">
            <i class={`${height < 0 ? 'down' : 'up'} ${mark}`} style={{ '--height': Math.abs(height) }} />
          </span>
          <span class="score-label" aria-hidden="true">
            {label}
          </span>
        </li>
      ))}
    </ol>
  )
}

interface Props {
  readonly title: string
  readonly mark: DayRating
  readonly sign: string
  readonly days: PeriodHoroscope['best_days']
  readonly onDay: (date: string) => void
}

/** The days that stand out, each of which leads to its own horoscope. */
export function NotableDays({ title, mark, sign, days, onDay }: Props) {
  if (days.length === 0) return null
  return (
    <div class="notable-days">
      <h4 class="label">
        <i class={`score-mark ${mark}`} /> {title}
      </h4>
      <ul>
        {days.map(({ date, score, transit }) => (
          <li key={date}>
            <button type="button" class="link" onClick={() => onDay(date)}>
              {WORDS.dates.weekday(date)}
            </button>{' '}
            <b>{signed(score)}</b> <span class="dim">{fromId(withSign(transit, sign)).text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
