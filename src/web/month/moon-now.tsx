/** The Moon at this moment, and what she does next. */
import { exactOnDate, moonTitle, phaseTitle } from '../../moon-title.ts'
import type { Answer } from '../api/operations.ts'
import { inPlainWords } from '../chart/birth.ts'
import { MoonDisc } from '../parts/moon-disc.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { spaced } from '../parts/words.ts'
import { signOfPhase, tiltOf } from './moon-view.ts'
import type { Following } from './use-sky.ts'
import { clock, dateInWords, dayAndClock, percent, whenFrom } from './words.ts'

type Moon = Answer<'moon'>['data']

interface Props {
  readonly moon: Following<'moon'>
  readonly isSouth: boolean
}

export function MoonNow({ moon: { exchange, wait, repeat }, isSouth }: Props) {
  const moon = exchange?.answer?.data
  return (
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
            <h3>{moonTitle(moon)}</h3>
          </div>
          <p class="mood">{moon.text}</p>
          <Facts moon={moon} />
          <NextPhases phases={moon.next_phases} isSouth={isSouth} />
        </>
      )}
    </article>
  )
}

function Facts({ moon }: { moon: Moon }) {
  const { phase, age_days: age, sky, void_of_course: course, next_eclipse: eclipse } = moon
  const ends = whenFrom(moon.local, course.local_ends)
  const exact = exactOnDate(moon)
  return (
    <dl class="moon-facts">
      {exact && (
        <div>
          <dt>Exact</dt>
          <dd>
            today at {clock(exact.local)}; now she is in {moon.position.sign}, {moon.position.degree}°
          </dd>
        </div>
      )}
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
            ? `now, until ${ends}, when she enters ${course.next_sign}`
            : `next from ${whenFrom(moon.local, course.local_begins)} to ${ends}`}
          <small>The hours between her last aspect in one sign and her entry into the next.</small>
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
    </dl>
  )
}

const NextPhases = ({ phases, isSouth }: { phases: Moon['next_phases']; isSouth: boolean }) => (
  <ol class="next-phases" aria-label="The next phases">
    {phases.map(({ phase, local, sign }) => (
      <li key={local}>
        <MoonDisc {...signOfPhase(phase, isSouth)} />
        <span>
          {phaseTitle(phase)} in {sign}
          <small class="dim">{dayAndClock(local)}</small>
        </span>
      </li>
    ))}
  </ol>
)

/** Refraction lifts what is at the horizon by half a degree; whole degrees do not show it. */
const heightInWords = (altitude: number): string =>
  altitude > 0 ? `${Math.round(altitude)}° above the horizon` : 'below the horizon'
