/** The planetary hours of the day that began with the last sunrise, with the present one marked. */
import { inPlainWords } from '../chart/birth.ts'
import { Disclosure } from '../parts/disclosure.tsx'
import { Glyph } from '../parts/glyph.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { NAMES } from '../parts/words.ts'
import { type Hour, presentHour } from './hours.ts'
import type { LiveRequestState } from './use-sky.ts'
import { clock, WORDS } from './words.ts'

interface Props {
  readonly hours: LiveRequestState<'planetaryHours'>
  readonly now: number
}

export function PlanetaryHours({ hours: { exchange, wait, repeat }, now }: Props) {
  const day = exchange?.answer?.data
  const present = day && presentHour(day.hours, now)
  const next = present && day.hours[present.hour]
  return (
    <div class="hours-now" aria-busy={wait !== 'none'}>
      {wait === 'none' && exchange?.problem && (
        <ProblemNotice problem={exchange.problem} onRetry={repeat} text={inPlainWords(exchange.problem)} />
      )}
      {day === undefined && exchange?.problem === undefined && (
        <Skeleton lines={2} isSlow={wait === 'slow'} />
      )}
      {day && (
        <>
          <p class="label">{WORDS.hours.title}</p>
          {present && (
            <p class="lead">
              <Glyph name={present.planet} />{' '}
              {WORDS.hours.now(
                NAMES.body(present.planet),
                clock(present.local_to),
                next && NAMES.body(next.planet),
              )}
            </p>
          )}
          <p class="dim">{lightInWords(day)}</p>
          <Disclosure title={WORDS.hours.all(NAMES.body(day.ruler))}>
            <div class="hours-tables">
              <HoursTable title={WORDS.hours.byDay} hours={day.hours.slice(0, 12)} present={present} />
              <HoursTable title={WORDS.hours.byNight} hours={day.hours.slice(12)} present={present} />
            </div>
          </Disclosure>
        </>
      )}
    </div>
  )
}

function lightInWords({ light, hours }: { light: string; hours: readonly Hour[] }): string {
  if (light === 'polar_day') return WORDS.hours.polarDay
  if (light === 'polar_night') return WORDS.hours.polarNight
  return WORDS.hours.light(
    clock(hours[0]!.local_from),
    clock(hours[12]!.local_from),
    clock(hours[23]!.local_to),
  )
}

interface TableProps {
  readonly title: string
  readonly hours: readonly Hour[]
  readonly present: Hour | undefined
}

const HoursTable = ({ title, hours, present }: TableProps) => (
  <table>
    <caption class="hint">{title}</caption>
    <tbody>
      {hours.map((hour) => (
        <tr key={hour.hour} aria-current={hour === present ? 'time' : undefined}>
          <th scope="row" class="named">
            <Glyph name={hour.planet} /> {NAMES.body(hour.planet)}
          </th>
          <td>{clock(hour.local_from)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
