/** A request for a sign and a week, month or year → its reading (docs/periods.md). */
import type { KeyEvent } from '../judgement/period/key-events.ts'
import { type Share, UNSHARED } from '../schedule/computing.ts'
import { positionAtTt } from '../sky/ephemeris.ts'
import { SIGNS, type Sign } from '../sky/zodiac.ts'
import type { NewReading } from '../store/readings/stored-readings.ts'
import { outOfRange, resolveDate } from '../time/civil-time.ts'
import { type Period, type PeriodType, periodAround, type WeekStart } from '../time/period.ts'
import { isInRange } from '../time/range.ts'
import { DAY_MS, terrestrialTime } from '../time/time-scales.ts'
import { type Zone, zone } from '../time/zones.ts'
import type { Words } from '../words/words.ts'
import type { Deadline } from '../writer/deadline.ts'
import {
  type PeriodOverview,
  type PeriodStyle,
  type PhaseText,
  phaseAsks,
  sentencesInOverview,
} from '../writer/period-text.ts'
import { type PeriodPlan, periodPlanInSlices } from '../writer/plan/period-plan.ts'
import { PERIOD_OVERVIEW, PERIOD_PHASES } from '../writer/text-kinds.ts'
import type { WrittenText } from '../writer/text-source.ts'
import { type CachedReading, hasWholeText, lifeMs, readCached } from './cached-reading.ts'
import { isCurrentPeriod, LAST_AFTER_UTC_MS } from './current-dates.ts'
import { DEFAULT_DATE, DEFAULT_TIMEZONE, type ReadingParts } from './daily-horoscope.ts'
import { type Inputs, identifier, keyOf } from './identifier.ts'
import { signFrom } from './sign.ts'

export interface PeriodDateRequest {
  readonly date?: string | undefined
  readonly timezone?: string | undefined
  readonly weekStart?: WeekStart | undefined
}

export interface PeriodRequest extends PeriodDateRequest {
  readonly sign: string
}

export interface PeriodText {
  readonly overview: PeriodOverview
  readonly phases: readonly PhaseText[]
}

/** An event of the period in words. */
export interface KeyDate extends KeyEvent {
  readonly title: string
  readonly line: string
}

/** The complete reading of a sign's period. It depends on nothing else, and is stored whole. */
export interface PeriodReading extends WrittenText<PeriodText> {
  readonly plan: PeriodPlan
  readonly keyDates: readonly KeyDate[]
  /** Unix milliseconds. */
  readonly calculatedAt: number
}

export interface PeriodResult {
  readonly reading: PeriodReading
  readonly zone: Zone
  readonly cacheHit: boolean
}

export const DEFAULT_PERIOD_STYLE = 'brief' satisfies PeriodStyle
export const DEFAULT_WEEK_START = 'monday' satisfies WeekStart

/** Any date inside gives the same period. Throws DATE_OUT_OF_RANGE if it leaves the range of the sky. */
export function resolvePeriod(
  type: PeriodType,
  request: PeriodDateRequest,
  now: number,
): { period: Period; zone: Zone } {
  const clock = zone(request.timezone ?? DEFAULT_TIMEZONE)
  const date = resolveDate(request.date ?? DEFAULT_DATE, clock, now)
  const period = periodAround(date, type, request.weekStart ?? DEFAULT_WEEK_START)
  if (!isInRange(Date.parse(period.from)) || !isInRange(endOfPeriod(period) - 1))
    throw outOfRange(date, 'date')
  return { period, zone: clock }
}

/** The midnight, in UTC, after its last day. */
export const endOfPeriod = ({ to }: Period): number => Date.parse(to) + DAY_MS

export async function readPeriod(
  type: PeriodType,
  request: PeriodRequest,
  parts: ReadingParts,
  share = UNSHARED,
): Promise<PeriodResult> {
  const sign = signFrom(request.sign)
  const { period, zone: clock } = resolvePeriod(type, request, parts.now())
  const { reading, hit } = await readOf({ sign, period }, parts, share)
  return { reading, zone: clock, cacheHit: hit }
}

/** The twelve signs, one after the other, so that the computing of one client does not pile up. `made` of them were not stored. */
export async function readPeriodOfAllSigns(
  type: PeriodType,
  request: PeriodDateRequest,
  parts: ReadingParts,
  share = UNSHARED,
): Promise<{ readings: PeriodReading[]; made: number }> {
  const { period } = resolvePeriod(type, request, parts.now())
  const found: Cached[] = []
  for (const sign of SIGNS) found.push(await readOf({ sign, period }, parts, share))
  return { readings: found.map(({ reading }) => reading), made: found.filter(({ hit }) => !hit).length }
}

/** What a stored reading depends on, apart from the edition. */
export interface PeriodKey {
  readonly sign: Sign
  readonly period: Period
}

type Cached = CachedReading<PeriodReading>

const inputsOf = ({ language }: Words, { sign, period }: PeriodKey): Inputs => ({
  sign,
  ...period,
  language,
})

const storeKeyOf = (words: Words, keyParts: PeriodKey) => keyOf('period', inputsOf(words, keyParts))

export const horoscopeIdOf = (words: Words, { plan }: PeriodReading, style: PeriodStyle): string =>
  identifier('hor', { ...inputsOf(words, plan), style })

function readOf(keyParts: PeriodKey, parts: ReadingParts, share: Share): Promise<Cached> {
  const key = storeKeyOf(parts.words, keyParts)
  return share.waitFor(key, () =>
    readCached(key, parts, (deadline) => make(keyParts, parts, deadline, share), { isWhole }),
  )
}

/** Writes a reading ahead of time, unless a good one is stored already. */
export const writePeriodAhead = (keyParts: PeriodKey, parts: ReadingParts): Promise<Cached> =>
  readCached(
    storeKeyOf(parts.words, keyParts),
    parts,
    (deadline) => make(keyParts, parts, deadline, UNSHARED),
    {
      isWhole,
      serves: ({ isFallback }) => !isFallback,
    },
  )

const isWhole = (found: PeriodReading) =>
  // mutate arguments, order: the order of members that have to be there
  hasWholeText(found, ['plan', 'keyDates', 'text'], ({ text }) => [
    ...sentencesInOverview(text.overview),
    ...text.phases.flatMap((phase) => phase.text),
  ])

async function make(
  keyParts: PeriodKey,
  { textSource, words, now }: ReadingParts,
  deadline: Deadline,
  share: Share,
): Promise<NewReading<PeriodReading>> {
  const { sign, period } = keyParts
  const plan = await share.run(storeKeyOf(words, keyParts), periodPlanInSlices(period, sign))
  const isCurrent = isCurrentPeriod(period, now())
  const written = await write(plan, { textSource, words }, deadline, isCurrent)
  // Somebody may ask for any number of periods, so only those that are current are stored until they end.
  const goodMs = isCurrent ? Math.max(DAY_MS, endOfPeriod(period) + LAST_AFTER_UTC_MS - now()) : DAY_MS
  return { reading: readingOfPeriod(words, plan, written, now()), ttlMs: lifeMs(written, goodMs), isCurrent }
}

/** A year's answer shows only months, so its days are not stored. */
export const readingOfPeriod = (
  words: Words,
  plan: PeriodPlan,
  written: WrittenText<PeriodText>,
  calculatedAt: number,
): PeriodReading => ({
  plan: plan.period.type === 'year' ? { ...plan, days: [] } : plan,
  keyDates: plan.events.map((event) => inWords(words, event)),
  ...written,
  calculatedAt,
})

/** The whole and the phases are written separately, at the same time. */
async function write(
  plan: PeriodPlan,
  { textSource, words }: Pick<ReadingParts, 'textSource' | 'words'>,
  deadline: Deadline,
  isCurrent: boolean,
): Promise<WrittenText<PeriodText>> {
  const [overview, ...phases] = await Promise.all([
    textSource.write(words, PERIOD_OVERVIEW, plan, deadline, { isCurrent }),
    ...phaseAsks(plan).map((ask) => textSource.write(words, PERIOD_PHASES, ask, deadline, { isCurrent })),
  ])
  // mutate order: only whether all or some of them are so counts
  const all = [overview, ...phases]
  const waits = all.flatMap(({ againInMs }) => (againInMs === undefined ? [] : [againInMs]))
  return {
    text: { overview: overview.text, phases: phases.flatMap(({ text }) => text) },
    source: all.every(({ source }) => source === 'model') ? 'model' : 'phrasebook',
    isFallback: all.some(({ isFallback }) => isFallback),
    ...(waits.length > 0 && { againInMs: Math.min(...waits) }),
  }
}

function inWords({ sky }: Words, key: KeyEvent): KeyDate {
  const { event } = key
  const tt = terrestrialTime(event.at)
  const longitudes = event.planets.map((planet) => positionAtTt(planet, tt).longitude)
  const facts = { event, longitudes, lastLongitude: null, localEnd: null, sight: null }
  const { title, line } = sky.eventWords(facts)
  return { ...key, title, line }
}
