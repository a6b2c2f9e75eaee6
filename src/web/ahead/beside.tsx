/** The text beside the picture: the summary of the span, or the transit that was pressed. */
import type { Timeline, Transit } from './requests.ts'
import { isNow, peakDays, timesOf } from './transits.ts'
import { WORDS } from './words.ts'

interface Props {
  readonly timeline: Timeline
  readonly chosen: Transit | undefined
  readonly now: number
  readonly onClose: () => void
}

export function Beside({ timeline, chosen, now, onClose }: Props) {
  return (
    <aside class={chosen ? 'beside-picture chosen' : 'beside-picture'} aria-live="polite">
      {chosen ? (
        <ChosenTransit transit={chosen} now={now} onClose={onClose} />
      ) : (
        <Whole timeline={timeline} />
      )}
    </aside>
  )
}

function Whole({ timeline }: { timeline: Timeline }) {
  const days = peakDays(timeline)
  return (
    <>
      <h3>{WORDS.whole}</h3>
      <p class="lead">{timeline.summary ?? WORDS.none}</p>
      {days.length > 0 && (
        <>
          <p class="label">{WORDS.peaks}</p>
          <ul class="words">
            {days.map((day) => (
              <li key={day}>{WORDS.date(day)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function ChosenTransit({ transit, now, onClose }: { transit: Transit; now: number; onClose: () => void }) {
  const house = transit.transit_house
  return (
    <>
      <h3>{WORDS.transit(transit)}</h3>
      <p class="dim">
        {WORDS.times(timesOf(transit))} {isNow(transit, now) && WORDS.isNow}
      </p>
      {transit.text !== null && <p class="lead">{transit.text}</p>}
      {house !== null && <p class="dim small">{WORDS.house(house)}</p>}
      <button type="button" class="quiet" onClick={onClose}>
        {WORDS.back}
      </button>
    </>
  )
}
