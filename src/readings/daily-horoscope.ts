/** A request for a sign and a day → the day's reading (contract §2.5, §4.3; decisions §7). */
import assert from 'node:assert/strict'
import { skyOfDayAt } from '../almanac/sky-of-day.ts'
import { transitsToSign } from '../chart/transits.ts'
import { CATEGORY_NAMES, type Category } from '../judgement/day/categories.ts'
import { judge } from '../judgement/day/judgement.ts'
import { hoursOf, type LightOf, lightAnywhere, lightAt } from '../judgement/day/planetary-hours.ts'
import type { Place } from '../sky/horizon.ts'
import { SIGNS, type Sign } from '../sky/zodiac.ts'
import type { ReadingCache } from '../store/readings/reading-cache.ts'
import type { NewReading } from '../store/readings/stored-readings.ts'
import { civilDay } from '../time/civil-day.ts'
import { resolveDate } from '../time/civil-time.ts'
import { meanNoonOf } from '../time/mean-time.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { clockText, dateText } from '../time/wall-clock.ts'
import { type Zone, zone } from '../time/zones.ts'
import type { Words } from '../words/words.ts'
import {
  type CategoryTexts,
  type DailyText,
  everySentenceIn,
  isDetailed,
  type Style,
} from '../writer/daily-text.ts'
import { Deadline } from '../writer/deadline.ts'
import { type Day, dayOf } from '../writer/plan/daily-plan.ts'
import { CATEGORY, DAILY } from '../writer/text-kinds.ts'
import type { TextSource, WrittenText } from '../writer/text-source.ts'
import { type CachedReading, hasWholeText, lifeMs, readCached } from './cached-reading.ts'
import { DAYS_OF_FEED, isCurrentDay, LAST_AFTER_UTC_MS } from './current-dates.ts'
import { type Inputs, identifier, keyOf } from './identifier.ts'
import { placeAt } from './place.ts'
import { signFrom } from './sign.ts'
import { within } from './within.ts'

export interface DailyRequest {
  readonly sign: string
  readonly date?: string | undefined
  readonly style?: Style | undefined
  readonly location?: Place | undefined
  readonly timezone?: string | undefined
  /** Whether the request needs the category texts. */
  readonly withCategories?: boolean
}

/** The complete reading of a sign's day in one style. It depends on nothing else, and is stored whole. */
export interface DailyReading extends WrittenText<DailyText> {
  readonly horoscopeId: string
  readonly style: Style
  readonly day: Day
  /** Hours of the primary influence that begin on the date, `HH:MM-HH:MM`. */
  readonly luckyTimes: readonly string[]
  /** Unix milliseconds. */
  readonly calculatedAt: number
}

/** A reading, adapted to one request. */
export interface DailyResult {
  readonly reading: DailyReading
  /** Null if the request did not ask for them. */
  readonly categories: CategoryTexts | null
  /** The place, if the request named one. */
  readonly place: Place | null
  readonly zone: Zone
  readonly cacheHit: boolean
}

export interface ReadingParts {
  readonly cache: Pick<ReadingCache, 'peek' | 'read'>
  readonly textSource: TextSource
  readonly words: Words
  readonly now: () => number
}

export const DEFAULT_STYLE = 'brief' satisfies Style
export const DEFAULT_DATE = 'today'
export const DEFAULT_TIMEZONE = 'UTC'

export async function readDaily(request: DailyRequest, parts: ReadingParts): Promise<DailyResult> {
  const sign = signFrom(request.sign)
  const place = request.location === undefined ? null : within('location', () => placeAt(request.location!))
  const clock = zone(request.timezone ?? DEFAULT_TIMEZONE)
  const date = resolveDate(request.date ?? DEFAULT_DATE, clock, parts.now())
  const style = request.style ?? DEFAULT_STYLE
  // The category texts are the same in every style and are part of the detailed reading.
  const isElsewhere = request.withCategories && style !== 'detailed'
  const ofStyle = readDay({ sign, date, style }, parts)
  const detailed = isElsewhere ? readDay({ sign, date, style: 'detailed' }, parts) : ofStyle
  const [own, withCategories] = await Promise.all([ofStyle, detailed])
  const categories = request.withCategories ? categoriesOf(withCategories.reading) : null
  // The key of a horoscope is its sign, date and style (contract §8); other members of the request do not matter.
  const anywhere = { reading: own.reading, categories, place, zone: clock, cacheHit: own.hit }
  return place ? seenFrom(place, anywhere, parts) : anywhere
}

function categoriesOf({ text }: DailyReading): CategoryTexts {
  assert.ok(isDetailed(text))
  return text.categories
}

/** The twelve signs today, in UTC. */
export async function readAllSigns(parts: ReadingParts): Promise<DailyReading[]> {
  const date = resolveDate(DEFAULT_DATE, zone(DEFAULT_TIMEZONE), parts.now())
  const found = await Promise.all(SIGNS.map((sign) => readDay({ sign, date, style: DEFAULT_STYLE }, parts)))
  return found.map(({ reading }) => reading)
}

/** Today in the zone and the days before it, in detail, the newest first. Each is stored until no feed of that zone contains it any more. */
export async function readWeek(sign: string, clock: Zone, parts: ReadingParts): Promise<DailyReading[]> {
  const valid = signFrom(sign)
  const today = Date.parse(resolveDate(DEFAULT_DATE, clock, parts.now()))
  const dates = Array.from({ length: DAYS_OF_FEED }, (_, ago) => dateText(today - ago * DAY_MS))
  const found = await Promise.all(
    dates.map((date) => {
      const key: DayKey = { sign: valid, date, style: 'detailed' }
      const lastFeedDate = dateText(Date.parse(date) + (DAYS_OF_FEED - 1) * DAY_MS)
      return readDay(key, parts, civilDay(lastFeedDate, clock).to - parts.now())
    }),
  )
  return found.map(({ reading }) => reading)
}

type Cached = CachedReading<DailyReading>

/** What a stored reading depends on, apart from the edition. */
export interface DayKey {
  readonly sign: Sign
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly style: Style
}

const inputsOf = ({ language }: Words, { sign, date, style }: DayKey): Inputs => ({
  sign,
  date,
  style,
  language,
})

const storeKeyOf = (words: Words, key: DayKey) => keyOf('daily', inputsOf(words, key))

function readDay(key: DayKey, parts: ReadingParts, ttlMs?: number): Promise<Cached> {
  return readCached(
    storeKeyOf(parts.words, key),
    parts,
    (deadline) => makeReading(key, parts, deadline, ttlMs),
    {
      isWhole,
    },
  )
}

const isWhole = (found: DailyReading) =>
  // mutate arguments, order: the order of members that have to be there
  hasWholeText(found, ['day', 'luckyTimes', 'text'], ({ text }) => everySentenceIn(text))

/** Writes a reading ahead of time, unless a good one is stored already. It is stored until its date has ended everywhere. */
export async function writeAhead(key: DayKey, parts: ReadingParts): Promise<Cached> {
  const ttlMs = Math.max(DAY_MS, Date.parse(key.date) + DAY_MS + LAST_AFTER_UTC_MS - parts.now())
  return readCached(
    storeKeyOf(parts.words, key),
    parts,
    (deadline) => makeReading(key, parts, deadline, ttlMs),
    {
      isWhole,
      serves: ({ isFallback }) => !isFallback,
    },
  )
}

async function makeReading(
  { sign, date, style }: DayKey,
  { textSource, words, now }: ReadingParts,
  deadline: Deadline,
  ttlMs?: number,
): Promise<NewReading<DailyReading>> {
  const day = dayOf(date, sign)
  const isCurrent = isCurrentDay(date, now())
  const written = await textSource.write(words, DAILY, { plan: day.plan, style }, deadline, { isCurrent })
  return { reading: readingOf(words, day, style, written, now()), ttlMs: lifeMs(written, ttlMs), isCurrent }
}

export function readingOf(
  words: Words,
  day: Day,
  style: Style,
  written: WrittenText<DailyText>,
  calculatedAt: number,
): DailyReading {
  const { date, sign } = day.plan
  return {
    horoscopeId: identifier('hor', inputsOf(words, { sign, date, style })),
    style,
    day,
    luckyTimes: luckyTimes(day, zone('UTC'), lightAnywhere(date)),
    ...written,
    calculatedAt,
  }
}

function luckyTimes({ plan }: Day, clock: Zone, lightOf: LightOf): string[] {
  return hoursOf(plan.judgement.lucky.primaryInfluence, plan.date, clock, lightOf).map(
    ({ from, to }) => `${clockText(from, clock)}-${clockText(to, clock)}`,
  )
}

/** The same day for a place, with its own transits, figures and lucky times. It is never stored. */
async function seenFrom(place: Place, result: DailyResult, parts: ReadingParts): Promise<DailyResult> {
  const { plan } = result.reading.day
  const { sign, date } = plan
  const keyOfDay = { sign, date, style: result.reading.style }
  const noon = meanNoonOf(date, place.longitude, result.zone)
  const sky = skyOfDayAt(date, noon)
  const transits = transitsToSign(sky, sign)
  const day = { sky, transits, plan: { ...plan, judgement: judge(date, sky, transits) } }
  const reading = {
    ...result.reading,
    // The zone decides which noon is meant, and the clock of the lucky times.
    horoscopeId: identifier('hor', { ...inputsOf(parts.words, keyOfDay), ...place, zone: result.zone.name }),
    day,
    luckyTimes: luckyTimes(day, result.zone, lightAt(noon, place)),
  }
  const categories = result.categories && (await categoriesSeenFrom(day, result, parts))
  return { ...result, reading, categories }
}

/** The stored text of a category is used if its outlook and its leader are the same for the place. */
async function categoriesSeenFrom(
  { plan }: Day,
  { reading, categories }: DailyResult,
  { textSource, words }: ReadingParts,
): Promise<CategoryTexts> {
  const serves = (category: Category) => {
    const [here, there] = [plan, reading.day.plan].map(({ judgement }) => judgement.categories[category])
    return here!.outlook === there!.outlook && here!.leader.planet === there!.leader.planet
  }
  const textOf = async (category: Category) => {
    if (serves(category)) return categories![category]
    return (await textSource.write(words, CATEGORY, { plan, category }, new Deadline(textSource.timeoutMs)))
      .text
  }
  const texts = CATEGORY_NAMES.map(async (category) => [category, await textOf(category)] as const)
  return Object.fromEntries(await Promise.all(texts)) as CategoryTexts
}
