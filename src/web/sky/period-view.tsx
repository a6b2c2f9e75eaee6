/** The horoscope of a week, a month or a year: its text, its days, its phases and its key dates. */

import { useMemo } from 'preact/hooks'
import { signed } from '../parts/figures.ts'
import { Glyph } from '../parts/glyph.tsx'
import { glyphsOf } from '../parts/glyphs.ts'
import { NAMES } from '../parts/words.ts'
import { MeterLine } from './category-meters.tsx'
import { ChipList } from './chip-list.tsx'
import type { PeriodHoroscope } from './horoscope.ts'
import { TransitLightContext, useTransitLight } from './light.ts'
import { Lucky } from './lucky.tsx'
import { barsOf, monthOfPeriod, periodName } from './period.ts'
import { NotableDays, ScoreBars } from './score-bars.tsx'
import { SourcedText } from './sourced-text.tsx'
import { chipsOfPeriod } from './transit-chips.ts'
import type { TwelveMonths } from './twelve-months.ts'
import { WORDS } from './words.ts'

interface Props {
  readonly horoscope: PeriodHoroscope
  /** Of twelve months from today: the calendar years that they are put together from. */
  readonly years?: Pick<TwelveMonths, 'main' | 'other'> | undefined
  readonly onDay: (date: string) => void
}

export function PeriodView({ horoscope, years, onDay }: Props) {
  const light = useTransitLight(horoscope.horoscope_id)
  const { horoscope_id: id, period, lucky_elements: lucky, categories = {}, metadata } = horoscope
  return (
    <TransitLightContext.Provider value={light}>
      <Overview horoscope={horoscope} years={years} onDay={onDay} />
      <div class="two-columns">
        <Texts horoscope={horoscope} key={id} />
        <div class="panel">
          <p class="tone">
            <span class="label">{WORDS.whole(years ? yearOf(years.main) : NAMES.term(period.type))}</span>
            <span>
              {NAMES.title(metadata.overall_tone)} <b>{signed(metadata.overall_score)}</b>
            </span>
          </p>
          <ul class="meters">
            {Object.entries(categories).map(([name, category]) => (
              <li key={name} class="meter">
                {category && <MeterLine name={name} score={category.influence_score} />}
              </li>
            ))}
          </ul>
          <Lucky lucky={lucky} />
        </div>
      </div>
      <Phases horoscope={horoscope} />
      <KeyDates events={horoscope.key_dates} />
    </TransitLightContext.Provider>
  )
}

function Overview({ horoscope, years, onDay }: Props) {
  const { sign, period, interpretation, metadata, best_days: best, careful_days: careful } = horoscope
  const bars = useMemo(() => barsOf(horoscope), [horoscope])
  return (
    <article class="panel">
      <header>
        <h3>{NAMES.sign(sign)}</h3>
        <p class="dim">{WORDS.heading(periodName(period), NAMES.term(metadata.style_applied))}</p>
      </header>
      {years && <p class="label">{yearOf(years.main)}</p>}
      <p class="lead summary">
        <SourcedText text={interpretation.summary} sources={interpretation.sources} hasOpening />
      </p>
      {years && (
        <>
          <p class="label">{yearOf(years.other)}</p>
          <p>
            <SourcedText text={years.other.interpretation.summary} sources={interpretation.sources} />
          </p>
        </>
      )}
      <div class="scores">
        <ScoreBars bars={bars} of={period.type === 'year' ? 'months' : 'days'} />
        <NotableDays title={WORDS.bestDays} mark="best" sign={sign} days={best} onDay={onDay} />
        <NotableDays title={WORDS.carefulDays} mark="careful" sign={sign} days={careful} onDay={onDay} />
      </div>
    </article>
  )
}

const yearOf = ({ period }: PeriodHoroscope): string => period.from.slice(0, 4)

/** A brief reading has advice and reasons only. */
function Texts({ horoscope }: { horoscope: PeriodHoroscope }) {
  const { sources, advice, why, ...texts } = horoscope.interpretation
  const chips = useMemo(() => chipsOfPeriod(horoscope), [horoscope])
  return (
    <div class="panel">
      <dl class="fields">
        {(['love', 'career', 'wellbeing'] as const).map((field) => {
          const text = texts[field]
          return (
            text !== undefined && (
              <div key={field}>
                <dt class="label">{WORDS.parts[field]}</dt>
                <dd>
                  <SourcedText text={text} sources={sources} />
                </dd>
              </div>
            )
          )
        })}
        <div>
          <dt class="label">{WORDS.parts.advice}</dt>
          <dd class="advice">
            <SourcedText text={advice} sources={sources} />
          </dd>
        </div>
      </dl>
      <p class="dim why">
        <span class="label">{WORDS.why}</span> {why}
      </p>
      <ChipList chips={chips} />
    </div>
  )
}

function Phases({ horoscope: { period, phases, interpretation } }: { horoscope: PeriodHoroscope }) {
  return (
    <div class="panel">
      <h3>{WORDS.phases(NAMES.term(period.type))}</h3>
      <ol class="phases">
        {phases.map(({ from, to, title, text, score }) => (
          <li key={from}>
            <p class="tone">
              <span class="dim">
                {period.type === 'year' ? monthOfPeriod(from, period) : WORDS.dates.span(from, to)}
              </span>
              <b>{signed(score)}</b>
            </p>
            <h4>{title}</h4>
            <p>
              <SourcedText text={text} sources={interpretation.sources} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

function KeyDates({ events }: { events: PeriodHoroscope['key_dates'] }) {
  if (events.length === 0) return null
  return (
    <div class="panel">
      <h3>{WORDS.keyDates}</h3>
      <ul class="key-dates">
        {events.map(({ id, date, planets, title, text }) => (
          <li key={id}>
            <time class="dim" dateTime={date}>
              {WORDS.dates.short(date)}
            </time>
            <div>
              <p>
                {glyphsOf(...planets).map((name) => (
                  <Glyph key={name} name={name} />
                ))}{' '}
                {title}
              </p>
              <p class="dim">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
