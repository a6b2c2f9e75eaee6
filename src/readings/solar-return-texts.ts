/** The year of a solar return in words (docs/returns.md, "The year in words"): its reading, and the days that count in it. */
import { PTOLEMAIC } from '../chart/aspects.ts'
import { isTimed } from '../chart/wider-chart.ts'
import { returnPlan } from '../judgement/person/return-plan.ts'
import type { TimelineTransit } from '../judgement/person/timeline.ts'
import type { Slices } from '../schedule/slices.ts'
import { SLOW_PLANETS } from '../sky/planets.ts'
import { LATEST } from '../time/range.ts'
import { DAY_MS } from '../time/time-scales.ts'
import type { Words } from '../words/words.ts'
import { type ReturnText, sentencesInReturn } from '../writer/return-text.ts'
import { SINGLE_TEXTS } from '../writer/single-texts.ts'
import { SOLAR_RETURN } from '../writer/text-kinds.ts'
import { chartInputs } from './chart.ts'
import { keyOf } from './identifier.ts'
import type { ReturnReading, ReturnsReading } from './returns.ts'
import { readSealedText, type SealedText, type SealedTextParts } from './sealed-text.ts'
import { resolveSpan } from './timeline-span.ts'
import { clockOf } from './timeline-texts.ts'
import { DEFAULT_TIMELINE_ORB, DEFAULT_TIMELINE_POINTS, readTimelineInSlices } from './transit-timeline.ts'

/** An exact day of one of the year's heaviest transits. */
export interface KeyTransit {
  readonly transit: TimelineTransit
  readonly at: number
  /** What is felt, and why. */
  readonly text: string | null
}

export interface SolarReturnText extends SealedText<ReturnText> {
  readonly keyDates: readonly KeyTransit[]
}

const MAX_KEY_DATES = 6
const YEAR_DAYS = 365

/** The heaviest transits of slow planets from a return to the next, each with its first exact day in that year, in order of time. */
export function* keyDatesInSlices(
  { birth, location }: ReturnsReading,
  { passes: [first] }: ReturnReading,
  words: Words,
  now: number,
): Slices<KeyTransit[]> {
  const clock = clockOf(now, location.zone)
  const from = first.instant
  const to = Math.min(LATEST - DAY_MS, from + YEAR_DAYS * DAY_MS)
  const bodies = [...SLOW_PLANETS]
  const dates = { from: clock.dayOf(from), to: clock.dayOf(to), localTimezone: location.zone.name }
  const span = resolveSpan(dates, location.zone, bodies, now)
  const choice = {
    ...{ bodies, points: DEFAULT_TIMELINE_POINTS, aspects: PTOLEMAIC },
    ...{ orb: DEFAULT_TIMELINE_ORB, minWeight: 0 },
  }
  const { transits, natal } = yield* readTimelineInSlices({ birth, span, choice })
  const dated = transits
    .flatMap((transit) => {
      const pass = transit.passes.find(({ at }) => at >= from && at < to)
      return pass ? [{ transit, at: pass.at }] : []
    })
    .toSorted((one, other) => other.transit.weight - one.transit.weight || one.at - other.at)
    .slice(0, MAX_KEY_DATES)
    .toSorted((one, other) => one.at - other.at)
  const request = { transits: dated.map(({ transit }) => transit), places: natal.places, clock }
  const texts = SINGLE_TEXTS.transits(words, request)
  return dated.map((each) => ({ ...each, text: texts.get(each.transit)?.[0]?.text ?? null }))
}

export async function readSolarReturnText(
  reading: ReturnsReading,
  one: ReturnReading,
  keyDates: readonly KeyTransit[],
  parts: SealedTextParts,
): Promise<SolarReturnText> {
  const { natalChart, birth } = reading
  const plan = returnPlan({
    chart: one.chart?.chart ?? null,
    natalCusps: isTimed(natalChart) ? natalChart.chart.houses.cusps : null,
    profection: one.profection,
  })
  const inputs = chartInputs(birth)
  const textKey = {
    kind: 'solar_return',
    // The dates of the year follow from the place and the number of the return.
    inputs: { ...inputs, facts: plan.shuffleKey },
    births: keyOf('birth', inputs),
    sentencesOf: sentencesInReturn,
    isBare: plan.summary === null,
  }
  return { keyDates, ...(await readSealedText(SOLAR_RETURN, plan, textKey, parts)) }
}
