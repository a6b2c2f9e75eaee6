/** The Moon at this moment, as one sees her, and what she brings. */
import { titleOfMoon } from '../../moon-title.ts'
import type { Answer } from '../api/operations.ts'
import type { RequestState } from '../api/use-request.ts'
import { faceOf } from '../month/moon-view.ts'
import { MoonFace } from '../parts/moon-face.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { NAMES } from '../parts/words.ts'
import { WORDS } from './words.ts'

type Moon = Answer<'moon'>['data']

export function TodayMoon({ exchange, wait, repeat }: RequestState<'moon'>) {
  const moon = exchange?.answer?.data
  return (
    <article class="tonight" aria-busy={wait !== 'none'}>
      {moon ? <MoonFace {...faceOf(moon)} /> : <MoonFace illuminated={0} tilt={270} turn={0} />}
      <div class="tonight-words">
        <p class="label">{WORDS.moon.label}</p>
        {moon && (
          <>
            <h3>{inWords(moon)}</h3>
            <p>{moon.text}</p>
            <a class="onward" href="month">
              {WORDS.moon.month}
            </a>
          </>
        )}
        {wait === 'none' && exchange?.problem && (
          <ProblemNotice problem={exchange.problem} onRetry={repeat} />
        )}
      </div>
    </article>
  )
}

function inWords(moon: Moon): string {
  const { phase, sign } = titleOfMoon(moon)
  return NAMES.moonTitle(phase, NAMES.sign(sign))
}
