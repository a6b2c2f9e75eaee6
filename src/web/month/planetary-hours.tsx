/** The planetary hours of the day that began with the last sunrise, with the present one marked. */
import { useEffect } from 'preact/hooks'
import { capitalised } from '../../text.ts'
import { useRequest } from '../api/use-request.ts'
import { inPlainWords } from '../chart/birth.ts'
import { Disclosure } from '../parts/disclosure.tsx'
import { Glyph } from '../parts/glyph.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { RequestPanel } from '../parts/request-panel.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { dayAfter, todayIn } from '../parts/words.ts'
import { type Hour, isBeforeSunrise, presentHour } from './hours.ts'
import { hoursRequest, type Where, zoneOf } from './where.ts'
import { clock } from './words.ts'

export function PlanetaryHours({ where, now }: { where: Where; now: number }) {
  const { exchange, wait, send, repeat } = useRequest<'getAstrologyPlanetaryHours'>()
  const today = todayIn(zoneOf(where))
  useEffect(() => send(hoursRequest(where, today)), [where, today])
  const day = exchange?.answer?.data
  // The day of the planets begins at sunrise: before it, the hours of yesterday's night are running.
  useEffect(() => {
    if (day?.date === today && isBeforeSunrise(day.hours, now)) send(hoursRequest(where, dayAfter(today, -1)))
    else if (day && day.date < today && presentHour(day.hours, now) === undefined)
      send(hoursRequest(where, today))
  }, [day, now])
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
          <p class="label">Planetary hours</p>
          {present && (
            <p class="lead">
              <Glyph name={present.planet} /> Hour of {nameOf(present)} until {clock(present.local_to)}
              {next && `, then ${nameOf(next)}`}
            </p>
          )}
          <p class="dim">{lightInWords(day)}</p>
          <Disclosure title={`The 24 hours of the day of ${nameOf({ planet: day.ruler })}`}>
            <div class="hours-tables">
              <HoursTable title="By day" hours={day.hours.slice(0, 12)} present={present} />
              <HoursTable title="By night" hours={day.hours.slice(12)} present={present} />
            </div>
          </Disclosure>
        </>
      )}
      <RequestPanel title="The request for the hours" next={hoursRequest(where, today)} exchange={exchange} />
    </div>
  )
}

const ARTICLED = ['sun', 'moon']
const nameOf = ({ planet }: Pick<Hour, 'planet'>): string =>
  `${ARTICLED.includes(planet) ? 'the ' : ''}${capitalised(planet)}`

function lightInWords({ light, hours }: { light: string; hours: readonly Hour[] }): string {
  if (light === 'polar_day') return 'The Sun does not set today: the hours are counted from six to six.'
  if (light === 'polar_night') return 'The Sun does not rise today: the hours are counted from six to six.'
  return `Sunrise ${clock(hours[0]!.local_from)}, sunset ${clock(hours[12]!.local_from)}, the next sunrise ${clock(hours[23]!.local_to)}.`
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
            <Glyph name={hour.planet} /> {capitalised(hour.planet)}
          </th>
          <td>
            {clock(hour.local_from)}–{clock(hour.local_to)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
