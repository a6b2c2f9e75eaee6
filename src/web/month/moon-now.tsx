/** The Moon at this moment, and what she does next. */
import { exactOnDate, type MoonTitle, titleOfMoon } from '../../moon-title.ts'
import type { Answer } from '../api/operations.ts'
import { inPlainWords } from '../chart/birth.ts'
import { MoonDisc } from '../parts/moon-disc.tsx'
import { MoonFace } from '../parts/moon-face.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { NAMES } from '../parts/words.ts'
import { faceOf, signOfPhase } from './moon-view.ts'
import type { LiveRequestState } from './use-sky.ts'
import { clock, WORDS, whenFrom } from './words.ts'

type Moon = Answer<'moon'>['data']

interface Props {
  readonly moon: LiveRequestState<'moon'>
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
          <MoonFace {...faceOf(moon)} />
          <div>
            <p class="label">{WORDS.moon.label}</p>
            <h3>{inWords(titleOfMoon(moon))}</h3>
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
          <dt>{WORDS.moon.exact}</dt>
          <dd>
            {WORDS.moon.exactAt(clock(exact.local), NAMES.sign(moon.position.sign), moon.position.degree)}
          </dd>
        </div>
      )}
      <div>
        <dt>{WORDS.moon.lit}</dt>
        <dd>{WORDS.moon.age(NAMES.percent(phase.illuminated), age)}</dd>
      </div>
      <div>
        <dt>{WORDS.moon.voidOfCourse}</dt>
        <dd>
          {course.now
            ? WORDS.moon.voidNow(ends, NAMES.sign(course.next_sign))
            : WORDS.moon.voidNext(whenFrom(moon.local, course.local_begins), ends)}
          <small>{WORDS.moon.voidHint}</small>
        </dd>
      </div>
      {sky && (
        <div>
          <dt>{WORDS.moon.inSky}</dt>
          <dd>{heightInWords(sky.altitude)}</dd>
        </div>
      )}
      <div>
        <dt>{WORDS.moon.nextEclipse}</dt>
        <dd>
          {WORDS.moon.eclipse(
            NAMES.title(eclipse.id.replaceAll('-', '_')),
            NAMES.sign(eclipse.sign),
            WORDS.dates.whole(eclipse.local),
          )}
        </dd>
      </div>
    </dl>
  )
}

const NextPhases = ({ phases, isSouth }: { phases: Moon['next_phases']; isSouth: boolean }) => (
  <ol class="next-phases" aria-label={WORDS.moon.nextPhases}>
    {phases.map(({ phase, local, sign }) => (
      <li key={local}>
        <MoonDisc {...signOfPhase(phase, isSouth)} />
        <span>
          {inWords({ phase, sign })}
          <small class="dim">{WORDS.dates.dayAndClock(local)}</small>
        </span>
      </li>
    ))}
  </ol>
)

/** Refraction lifts what is at the horizon by half a degree; whole degrees do not show it. */
const heightInWords = (altitude: number): string =>
  altitude > 0 ? WORDS.moon.above(Math.round(altitude)) : WORDS.moon.below

const inWords = ({ phase, sign, degree }: MoonTitle): string =>
  NAMES.moonTitle(phase, NAMES.sign(sign), degree)
