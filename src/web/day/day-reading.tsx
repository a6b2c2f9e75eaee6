/** A personal day in full: eight texts, the aspects behind them, themes and energy. */
import { useMemo } from 'preact/hooks'
import { NAMES } from '../parts/words.ts'
import { ChipList } from '../sky/chip-list.tsx'
import { TransitLightContext, useTransitLight } from '../sky/light.ts'
import { SourcedText } from '../sky/sourced-text.tsx'
import { Energy } from './energy.tsx'
import { type PersonalDay, personalChips } from './personal-day.ts'
import { WORDS } from './words.ts'

const PARTS = [
  'personal_development',
  'relationships',
  'career_purpose',
  'emotional_wisdom',
  'timing_guidance',
] as const

export function DayReading({ day }: { day: PersonalDay }) {
  const light = useTransitLight(day.targetDate)
  const chips = useMemo(() => personalChips(day), [day])
  const { interpretation, transitAnalysis, birthProfile, targetDate, metadata } = day
  const { content, sources } = interpretation
  return (
    <TransitLightContext.Provider value={light}>
      <div class="two-columns">
        <article class="panel">
          <header>
            <h3>{NAMES.longDate(targetDate)}</h3>
            <p class="dim">
              {WORDS.born(NAMES.sign(birthProfile.sunSign), NAMES.sign(birthProfile.ascendant))}
            </p>
          </header>
          <p class="lead summary">
            <SourcedText text={content.overall} sources={sources} hasOpening />
          </p>
          <dl class="fields">
            {PARTS.map((name) => (
              <div key={name}>
                <dt class="label">{WORDS.parts[name]}</dt>
                <dd>
                  <SourcedText text={content[name]} sources={sources} />
                </dd>
              </div>
            ))}
            <div>
              <dt class="label">{WORDS.background}</dt>
              <dd>
                <SourcedText text={interpretation.background} sources={sources} />
              </dd>
            </div>
          </dl>
          <p class="dim why">
            <span class="label">{WORDS.why}</span> {interpretation.why}
          </p>
          <blockquote>{content.affirmation}</blockquote>
          {metadata.timezone && <p class="dim small">{WORDS.zone(metadata.timezone)}</p>}
        </article>
        <div class="panel">
          <div class="fields">
            <p class="label">{WORDS.advice}</p>
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
          <p class="label">{WORDS.transits}</p>
          <ChipList chips={chips} key={targetDate} />
          <p class="dim small">
            {WORDS.counted(transitAnalysis.significantAspects.length, transitAnalysis.totalAspects)}
          </p>
        </div>
      </div>
    </TransitLightContext.Provider>
  )
}

function Themes({ themes }: { themes: PersonalDay['transitAnalysis']['dominantThemes'] }) {
  return (
    <div class="fields">
      <p class="label">{WORDS.themes}</p>
      <ul class="words">
        {[themes.primary, themes.secondary, themes.tertiary].map((theme) => (
          <li key={theme}>{NAMES.title(theme)}</li>
        ))}
      </ul>
    </div>
  )
}
