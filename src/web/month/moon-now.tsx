/** The Moon at this moment, and what she does next. */
import { useEffect } from 'preact/hooks'
import type { Answer } from '../api/operations.ts'
import { useRequest } from '../api/use-request.ts'
import { inPlainWords } from '../chart/birth.ts'
import { MoonDisc } from '../parts/moon-disc.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { RequestPanel } from '../parts/request-panel.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { spaced } from '../parts/words.ts'
import { signOfPhase, tiltOf } from './moon-view.ts'
import { moonRequest, type Where } from './where.ts'
import { dateInWords, dayAndClock, percent, phaseTitle, whenFrom } from './words.ts'

type Moon = Answer<'getAstrologyMoon'>['data']

export function MoonNow({ where }: { where: Where }) {
  const { exchange, wait, send, repeat } = useRequest<'getAstrologyMoon'>()
  useEffect(() => send(moonRequest(where)), [where])
  const moon = exchange?.answer?.data
  return (
    <div class="beside">
      <article class="panel moon-now" aria-busy={wait !== 'none'}>
        {wait === 'none' && exchange?.problem && (
          <ProblemNotice problem={exchange.problem} onRetry={repeat} text={inPlainWords(exchange.problem)} />
        )}
        {moon === undefined && exchange?.problem === undefined && (
          <Skeleton lines={5} isSlow={wait === 'slow'} />
        )}
        {moon && (
          <>
            <MoonDisc illuminated={moon.phase.illuminated} tilt={tiltOf(moon)} />
            <div>
              <p class="label">The Moon now</p>
              <h3>{moon.title}</h3>
              <p>{moon.text}</p>
            </div>
            <Facts moon={moon} isSouth={where.latitude.startsWith('-')} />
          </>
        )}
      </article>
      <RequestPanel title="The request for the Moon" next={moonRequest(where)} exchange={exchange} />
    </div>
  )
}

function Facts({ moon, isSouth }: { moon: Moon; isSouth: boolean }) {
  const {
    phase,
    age_days: age,
    sky,
    void_of_course: course,
    next_phases: phases,
    next_eclipse: eclipse,
  } = moon
  const ends = whenFrom(moon.local, course.local_ends)
  return (
    <dl class="moon-facts">
      <div>
        <dt>Lit</dt>
        <dd>
          {percent(phase.illuminated)}, {age.toFixed(1)} days after the new Moon
        </dd>
      </div>
      <div>
        <dt>Void of course</dt>
        <dd>
          {course.now
            ? `now, until she enters ${course.next_sign}: ${ends}`
            : `${whenFrom(moon.local, course.local_begins)} to ${ends}`}
        </dd>
      </div>
      {sky && (
        <div>
          <dt>In your sky</dt>
          <dd>{heightInWords(sky.altitude)}</dd>
        </div>
      )}
      <div>
        <dt>Next eclipse</dt>
        <dd>
          {spaced(eclipse.id.replaceAll('-', '_'))} in {eclipse.sign}, {dateInWords(eclipse.local)}
        </dd>
      </div>
      <div>
        <dt>Next phases</dt>
        <dd>
          <ol class="next-phases">
            {phases.map(({ phase: name, local, sign }) => (
              <li key={local}>
                <MoonDisc {...signOfPhase(name, isSouth)} />
                <span>
                  {phaseTitle(name)} in {sign}
                  <small class="dim">{dayAndClock(local)}</small>
                </span>
              </li>
            ))}
          </ol>
        </dd>
      </div>
    </dl>
  )
}

/** Refraction lifts what is at the horizon by half a degree; whole degrees do not show it. */
const heightInWords = (altitude: number): string =>
  altitude > 0 ? `${Math.round(altitude)}° above the horizon` : 'below the horizon'
