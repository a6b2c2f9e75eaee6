/** A personal day in full: eight texts, the aspects behind them, themes and energy. */
import { useMemo } from 'preact/hooks'
import { capitalised } from '../../text.ts'
import { longDate, spaced } from '../parts/words.ts'
import { ChipList } from '../sky/chip-list.tsx'
import { LightContext, useLight } from '../sky/light.ts'
import { SourcedText } from '../sky/sourced-text.tsx'
import { Energy } from './energy.tsx'
import { chipsOf, type PersonalDay } from './personal-day.ts'

const FIELDS = [
  ['personal_development', 'Personal development'],
  ['relationships', 'Relationships'],
  ['career_purpose', 'Career and purpose'],
  ['emotional_wisdom', 'Emotional wisdom'],
  ['timing_guidance', 'Timing'],
] as const

export function DayReading({ day }: { day: PersonalDay }) {
  const light = useLight(day.targetDate)
  const chips = useMemo(() => chipsOf(day), [day])
  const { interpretation, transitAnalysis, birthProfile, targetDate, metadata } = day
  const { content, sources } = interpretation
  return (
    <LightContext.Provider value={light}>
      <div class="two-columns">
        <article class="panel">
          <header>
            <h3>{longDate(targetDate)}</h3>
            <p class="dim">
              Sun in {capitalised(birthProfile.sunSign)}, {capitalised(birthProfile.ascendant)} rising
            </p>
            {metadata.timezone && (
              <p class="dim small">The day and its hours are those where you are: {metadata.timezone}.</p>
            )}
          </header>
          <p class="lead summary">
            <SourcedText text={content.overall} sources={sources} />
          </p>
          <dl class="fields">
            {FIELDS.map(([name, title]) => (
              <div key={name}>
                <dt class="label">{title}</dt>
                <dd>
                  <SourcedText text={content[name]} sources={sources} />
                </dd>
              </div>
            ))}
            <div>
              <dt class="label">The long weather</dt>
              <dd>
                <SourcedText text={interpretation.background} sources={sources} />
              </dd>
            </div>
          </dl>
          <p class="dim why">
            <span class="label">Why</span> {interpretation.why}
          </p>
          <blockquote>{content.affirmation}</blockquote>
        </article>
        <div class="panel">
          <div class="fields">
            <p class="label">What to do</p>
            <ul class="advice-list">
              {content.practical_advice.map((advice) => (
                <li key={advice}>
                  <SourcedText text={advice} sources={sources} />
                </li>
              ))}
            </ul>
          </div>
          <Energy energy={transitAnalysis.overallEnergy} />
          <Themes themes={transitAnalysis.dominantThemes} />
          <p class="label">Transits to your chart</p>
          <ChipList chips={chips} key={targetDate} />
          <p class="dim small">
            The strongest {transitAnalysis.significantAspects.length} of {transitAnalysis.totalAspects}{' '}
            aspects between the sky of the day and your birth chart.
          </p>
        </div>
      </div>
    </LightContext.Provider>
  )
}

function Themes({ themes }: { themes: PersonalDay['transitAnalysis']['dominantThemes'] }) {
  return (
    <div class="fields">
      <p class="label">Themes</p>
      <ul class="words">
        {[themes.primary, themes.secondary, themes.tertiary].map((theme) => (
          <li key={theme}>{spaced(theme)}</li>
        ))}
      </ul>
    </div>
  )
}
