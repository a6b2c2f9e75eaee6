/** Who goes backwards in a month, as bars over its days. */
import { Glyph } from '../parts/glyph.tsx'
import { isGlyph } from '../parts/glyphs.ts'
import { retrogradeBars, type SkyEvent } from './events.ts'
import { daysOf } from './month.ts'

export function Retrogrades({ month, events }: { month: string; events: readonly SkyEvent[] }) {
  const bars = retrogradeBars(events, daysOf(month))
  if (bars.length === 0) return null
  return (
    <div class="panel retrogrades">
      <h4>Retrograde this month</h4>
      <ul>
        {bars.map(({ event, from, share }) => (
          <li key={event.uid}>
            <details>
              <summary>
                {isGlyph(event.planets[0]!) && <Glyph name={event.planets[0]} />}
                <span>{event.title}</span>
                <span class="retrograde-bar" aria-hidden="true">
                  <i style={{ left: `${from * 100}%`, width: `${share * 100}%` }} />
                </span>
              </summary>
              <p>{event.text}</p>
              <p class="dim">{event.meaning}</p>
            </details>
          </li>
        ))}
      </ul>
    </div>
  )
}
