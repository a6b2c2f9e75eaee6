/** One day: the Moon, and what happens, in the order of its times. */
import { useEffect, useRef } from 'preact/hooks'
import { MoonDisc } from '../parts/moon-disc.tsx'
import { NAMES } from '../parts/words.ts'
import { eventsOn, type MoonOfDay, phaseOfDay, type SkyEvent, timesOn } from './events.ts'
import { tiltOf } from './moon-view.ts'
import { WORDS } from './words.ts'

interface Props {
  readonly day: string
  readonly moon: MoonOfDay | undefined
  readonly events: readonly SkyEvent[]
  readonly onClose: () => void
}

export function DayDetails({ day, moon, events, onClose }: Props) {
  const head = useRef<HTMLDivElement>(null)
  // On a phone it is below the grid, and may begin below the window.
  useEffect(() => head.current?.scrollIntoView({ block: 'nearest' }), [])
  const shown = eventsOn(day, events)
  const phase = moon && phaseOfDay(moon, shown)
  return (
    <article class="panel day-details" aria-live="polite">
      <div class="day-head" ref={head}>
        {moon && <MoonDisc illuminated={moon.phase.illuminated} tilt={tiltOf(moon)} />}
        <div>
          <h4>{WORDS.dates.day(day)}</h4>
          {moon && phase && (
            <p class="dim">
              {WORDS.day.moon(
                NAMES.moonTitle(phase.phase, NAMES.sign(phase.sign)),
                NAMES.percent(moon.phase.illuminated),
              )}
            </p>
          )}
        </div>
      </div>
      {shown.length === 0 && <p class="dim">{WORDS.day.quiet}</p>}
      <ol class="day-events">
        {shown.map((event) => (
          <li key={event.uid}>
            <p class="when">{timesOn(day, event)}</p>
            <h5>{event.title}</h5>
            <p>{event.text}</p>
            <p class="dim">{event.meaning}</p>
          </li>
        ))}
      </ol>
      <button type="button" class="quiet" onClick={onClose}>
        {WORDS.day.close}
      </button>
    </article>
  )
}
