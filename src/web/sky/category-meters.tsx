/** The eight categories of a day, from −10 to +10. Each can be opened to show its text. */
import { signed } from '../parts/figures.ts'
import { NAMES } from '../parts/words.ts'
import type { CategoryDetails, Horoscope } from './horoscope.ts'
import { SourcedText } from './sourced-text.tsx'
import { WORDS } from './words.ts'

export function CategoryMeters({ categories }: { categories: NonNullable<Horoscope['categories']> }) {
  return (
    <>
      <ul class="meters">
        {Object.entries(categories).map(([name, category]) => (
          <li key={name}>{category && <Meter name={name} category={category} />}</li>
        ))}
      </ul>
      <Scale />
    </>
  )
}

/** What the bars and figures mean. */
const Scale = () => <p class="dim small">{WORDS.scale}</p>

export function MeterLine({ name, score }: { name: string; score: number }) {
  return (
    <>
      <span class="meter-name">{NAMES.title(name)}</span>
      <span class="meter-bar" aria-hidden="true">
        <i style={{ left: `${50 + Math.min(score, 0) * 5}%`, width: `${Math.abs(score) * 5}%` }} />
      </span>
      <span class="meter-value">{signed(score)}</span>
    </>
  )
}

function Meter({ name, category }: { name: string; category: CategoryDetails }) {
  const { influence_score: score, outlook, intensity, interpretation, advice, themes, sources } = category
  return (
    <details>
      <summary>
        <MeterLine name={name} score={score} />
      </summary>
      <div class="meter-words">
        <p class="dim">{WORDS.outlook(NAMES.term(outlook), NAMES.term(intensity))}</p>
        <p>
          <SourcedText text={interpretation} sources={sources} />
        </p>
        <p class="advice">
          <SourcedText text={advice} sources={sources} />
        </p>
        <ul class="words" aria-label={WORDS.themes}>
          {themes.map((theme) => (
            <li key={theme}>{theme}</li>
          ))}
        </ul>
      </div>
    </details>
  )
}
