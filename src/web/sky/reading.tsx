/** A horoscope: its text, its sources, and the eight categories. */
import { useMemo } from 'preact/hooks'
import { signed } from '../parts/figures.ts'
import { NAMES } from '../parts/words.ts'
import { CategoryMeters } from './category-meters.tsx'
import { ChipList } from './chip-list.tsx'
import type { Horoscope } from './horoscope.ts'
import { TransitLightContext, useTransitLight } from './light.ts'
import { Lucky } from './lucky.tsx'
import { Positions } from './positions.tsx'
import { SourcedText } from './sourced-text.tsx'
import { chipsOf } from './transit-chips.ts'
import { WORDS } from './words.ts'

export function Reading({ horoscope }: { horoscope: Horoscope }) {
  const light = useTransitLight(horoscope.horoscope_id)
  const { sign, date, style, transits, interpretation, categories, lucky_elements: lucky } = horoscope
  const { score, overall_tone: tone } = transits.overall_influence
  const chips = useMemo(() => chipsOf(horoscope), [horoscope])
  return (
    <TransitLightContext.Provider value={light}>
      <div class="two-columns">
        <article class="panel">
          <header>
            <h3>{NAMES.sign(sign)}</h3>
            <p class="dim date-and-style">{WORDS.heading(NAMES.longDate(date), NAMES.term(style))}</p>
          </header>
          <p class="lead summary">
            <SourcedText text={interpretation.summary} sources={interpretation.sources} hasOpening />
          </p>
          <Paragraphs interpretation={interpretation} />
          <p class="dim why">
            <span class="label">{WORDS.why}</span> {interpretation.why}
          </p>
          <ChipList chips={chips} key={horoscope.horoscope_id} />
        </article>
        <div class="panel">
          <p class="tone">
            <span class="label">{WORDS.wholeDay}</span>
            <span>
              {NAMES.title(tone)} <b>{signed(score)}</b>
            </span>
          </p>
          {categories && <CategoryMeters categories={categories} key={horoscope.horoscope_id} />}
          {lucky && <Lucky lucky={lucky} />}
        </div>
      </div>
      <Positions horoscope={horoscope} />
    </TransitLightContext.Provider>
  )
}

/** Detailed and poetic readings have texts on love, career and wellbeing; a brief one has themes and advice. */
function Paragraphs({ interpretation }: { interpretation: Horoscope['interpretation'] }) {
  const { sources } = interpretation
  if ('advice' in interpretation) {
    const { key_themes: themes, energy_level: energy, advice } = interpretation
    return (
      <>
        <p class="advice">
          <SourcedText text={advice} sources={sources} />
        </p>
        <ul class="words" aria-label={WORDS.keyThemes}>
          {themes.map((theme) => (
            <li key={theme}>{theme}</li>
          ))}
        </ul>
        <p class="dim">{WORDS.energy(NAMES.term(energy))}</p>
      </>
    )
  }
  return (
    <dl class="fields">
      {(['love', 'career', 'wellbeing'] as const).map((field) => (
        <div key={field}>
          <dt class="label">{WORDS.parts[field]}</dt>
          <dd>
            <SourcedText text={interpretation[field]} sources={sources} />
          </dd>
        </div>
      ))}
      {interpretation.background !== undefined && (
        <div>
          <dt class="label">{WORDS.parts.background}</dt>
          <dd>
            <SourcedText text={interpretation.background} sources={sources} />
          </dd>
        </div>
      )}
    </dl>
  )
}
