/** Examples for the reference: real answers. */
import { setImmediate as turn } from 'node:timers/promises'
import { type PeriodReading, readingOfPeriod } from '../../../readings/period-horoscope.ts'
import { SIGNS, type Sign } from '../../../sky/zodiac.ts'
import { type PeriodType, periodAround } from '../../../time/period.ts'
import { zone } from '../../../time/zones.ts'
import type { Words } from '../../../words/words.ts'
import { type PeriodStyle, phaseAsks } from '../../../writer/period-text.ts'
import { periodPlan } from '../../../writer/plan/period-plan.ts'
import { PERIOD_OVERVIEW, PERIOD_PHASES } from '../../../writer/text-kinds.ts'
import { byPhrasebook } from '../../../writer/text-source.ts'
import { EXAMPLE_TIME, exampleOf } from '../../example.ts'
import { categorySelection } from '../daily-horoscope/response.ts'
import { toAllSignsPeriodResponse, toPeriodResponse } from './response.ts'

const EXAMPLE_MS = 0.412

function readingFor(words: Words, type: PeriodType, sign: Sign): PeriodReading {
  const plan = periodPlan(periodAround('2026-03-21', type), sign)
  const overview = byPhrasebook(words, PERIOD_OVERVIEW, plan)
  const phases = phaseAsks(plan).flatMap((ask) => byPhrasebook(words, PERIOD_PHASES, ask).text)
  return readingOfPeriod(
    words,
    plan,
    { ...overview, text: { overview: overview.text, phases } },
    EXAMPLE_TIME,
  )
}

/** Each reading of the sign in the examples is made once for a language, whichever service of the process documents it. */
const cachedReadings = new WeakMap<Words, Map<PeriodType, PeriodReading>>()

const readingOfOne = (words: Words, type: PeriodType): PeriodReading =>
  cachedReadings
    .getOrInsertComputed(words, () => new Map())
    .getOrInsertComputed(type, () => readingFor(words, type, 'leo'))

export function periodExampleOfOne(words: Words, type: PeriodType, style: PeriodStyle): object {
  const found = { reading: readingOfOne(words, type), zone: zone('UTC'), cacheHit: false }
  const data = toPeriodResponse(words, found, { style, selected: categorySelection(style) }, EXAMPLE_MS)
  return exampleOf(data)
}

/** Made once, too: a year of twelve signs takes a third of a second. */
const cachedExamples = new WeakMap<Words, Map<PeriodType, Promise<object>>>()

export const periodExampleOfAll = (words: Words, type: PeriodType): Promise<object> =>
  cachedExamples
    .getOrInsertComputed(words, () => new Map())
    .getOrInsertComputed(type, () => exampleOfAll(words, type))

async function exampleOfAll(words: Words, type: PeriodType): Promise<object> {
  const readings: PeriodReading[] = []
  for (const sign of SIGNS) {
    readings.push(sign === 'leo' ? readingOfOne(words, type) : readingFor(words, type, sign))
    // Other requests are answered in between.
    await turn()
  }
  return exampleOf(toAllSignsPeriodResponse(readings))
}
