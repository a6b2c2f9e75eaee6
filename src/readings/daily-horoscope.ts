/** A sign and a day as a request writes them → the day's reading (contract §2.5, §4.3; decisions §7). */
import assert from 'node:assert/strict'
import { skyOfDayAt } from '../almanac/sky-of-day.ts'
import { transitsToSign } from '../chart/transits.ts'
import { CATEGORY_NAMES, type Category } from '../judgement/day/categories.ts'
import { judge } from '../judgement/day/judgement.ts'
import { type Day, dayOf } from '../judgement/day/plan.ts'
import { dayAnywhere, dayAt, hoursOf, type PlanetaryDay } from '../judgement/day/planetary-hours.ts'
import type { Place } from '../sky/horizon.ts'
import { SIGNS, type Sign } from '../sky/zodiac.ts'
import type { ReadingCache } from '../store/readings/reading-cache.ts'
import type { Made } from '../store/readings/stored-readings.ts'
import { resolveDate } from '../time/civil-time.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { clockText } from '../time/wall-clock.ts'
import { type Zone, zone } from '../time/zones.ts'
import type { Deadline } from '../writer/deadline.ts'
import { categoryText } from '../writer/phrasebook/phrasebook.ts'
import type { Desk, Written } from '../writer/with-fallback.ts'
import {
  type CategoryTexts,
  type DailyText,
  everySentenceIn,
  isDetailed,
  type Style,
} from '../writer/writer.ts'
import { identifier } from './identifier.ts'
import { placeAt } from './place.ts'
import { signFrom } from './sign.ts'
import { isTold, lifeMs, readTold, type Told } from './told-reading.ts'

export interface AskedDay {
  readonly sign: string
  readonly date?: string | undefined
  readonly style?: Style | undefined
  readonly location?: Place | undefined
  readonly timezone?: string | undefined
  /** Whether texts of the categories are wanted. */
  readonly withCategories?: boolean
}

/** All there is to say of a sign's day in one style. It depends on nothing else, and is stored whole. */
export interface DailyReading extends Written<DailyText> {
  readonly horoscopeId: string
  readonly style: Style
  readonly day: Day
  /** Hours of the primary influence, `HH:MM-HH:MM`. */
  readonly luckyTimes: readonly string[]
  /** Unix milliseconds. */
  readonly calculatedAt: number
}

/** A reading as one request sees it. */
export interface AskedReading {
  readonly reading: DailyReading
  /** Null when they were not asked for. */
  readonly categories: CategoryTexts | null
  /** Where it is seen from, if the request named a place. */
  readonly place: Place | null
  readonly zone: Zone
  readonly cacheHit: boolean
}

export interface ReadingParts {
  readonly cache: Pick<ReadingCache, 'peek' | 'read'>
  readonly desk: Desk
  readonly now: () => number
}

export const DEFAULT_STYLE = 'brief' satisfies Style
export const DEFAULT_DATE = 'today'
export const DEFAULT_TIMEZONE = 'UTC'

/** At once when this process has the reading ready. */
export function readDaily(asked: AskedDay, parts: ReadingParts): AskedReading | Promise<AskedReading> {
  const sign = signFrom(asked.sign)
  const place = asked.location === undefined ? null : placeAt(asked.location, 'location')
  const clock = zone(asked.timezone ?? DEFAULT_TIMEZONE)
  const date = resolveDate(asked.date ?? DEFAULT_DATE, clock, parts.now())
  const style = asked.style ?? DEFAULT_STYLE
  const seen = (own: Found, detailed: Found): AskedReading => {
    const stored = asked.withCategories ? categoriesOf(detailed.reading) : null
    const reading = place ? seenFrom(place, clock, own.reading) : own.reading
    return {
      reading,
      categories: place && stored ? categoriesSeenFrom(reading.day, own.reading, stored) : stored,
      place,
      zone: clock,
      // The key of a horoscope is its sign, date and style (contract §8), whatever else was asked for.
      cacheHit: own.hit,
    }
  }
  const own = readDay({ sign, date, style }, parts)
  // Texts of the categories are the same in every style and come with the detailed reading.
  const isElsewhere = asked.withCategories && style !== 'detailed'
  const detailed = isElsewhere ? readDay({ sign, date, style: 'detailed' }, parts) : own
  if (own instanceof Promise || detailed instanceof Promise)
    return Promise.all([own, detailed]).then((found) => seen(...found))
  return seen(own, detailed)
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

type Found = Told<DailyReading>

/** What a stored reading depends on, besides the hand it is written in. */
export interface KeyOfDay {
  readonly sign: Sign
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly style: Style
}

const storedAs = ({ sign, date, style }: KeyOfDay) => `daily ${sign} ${date} ${style}`

function readDay(asked: KeyOfDay, parts: ReadingParts): Found | Promise<Found> {
  return readTold(storedAs(asked), parts, (deadline) => makeReading(asked, parts, deadline), { isWhole })
}

const isWhole = (found: DailyReading) =>
  isTold(found, ['day', 'luckyTimes', 'text'], ({ text }) => everySentenceIn(text))

/** A date begins somewhere on Earth fourteen hours before it does in UTC, and ends twelve hours after. */
const LAST_OF_DATE_MS = DAY_MS + 12 * 3_600_000

/** Writes a reading before anyone asks, unless a good one lies there already. It is kept until its date has ended everywhere. */
export async function writeAhead(asked: KeyOfDay, parts: ReadingParts): Promise<Found> {
  const keptMs = Math.max(DAY_MS, Date.parse(asked.date) + LAST_OF_DATE_MS - parts.now())
  return readTold(storedAs(asked), parts, (deadline) => makeReading(asked, parts, deadline, keptMs), {
    isWhole,
    serves: ({ isStandIn }) => !isStandIn,
  })
}

async function makeReading(
  { sign, date, style }: KeyOfDay,
  { desk, now }: ReadingParts,
  deadline: Deadline,
  keptMs?: number,
): Promise<Made<DailyReading>> {
  const day = dayOf(date, sign)
  const written = await desk.writeDaily(day.plan, style, deadline)
  return { reading: readingOf(day, style, written, now()), ttlMs: lifeMs(written, keptMs) }
}

export function readingOf(
  day: Day,
  style: Style,
  written: Written<DailyText>,
  calculatedAt: number,
): DailyReading {
  const { date, sign } = day.plan
  return {
    horoscopeId: identifier('hor', `daily ${sign} ${date} ${style}`),
    style,
    day,
    luckyTimes: luckyTimes(day, dayAnywhere(date), zone('UTC')),
    ...written,
    calculatedAt,
  }
}

function luckyTimes({ plan }: Day, hours: PlanetaryDay, clock: Zone): string[] {
  return hoursOf(plan.judgement.lucky.primaryInfluence, plan.date, hours).map(
    ({ from, to }) => `${clockText(from, clock)}-${clockText(to, clock)}`,
  )
}

/** The same day from a place: its own transits, figures and lucky times. It is never stored. */
function seenFrom(place: Place, clock: Zone, reading: DailyReading): DailyReading {
  const { plan } = reading.day
  const sky = skyOfDayAt(plan.date, place.longitude)
  const transits = transitsToSign(sky, plan.sign)
  const day = { sky, transits, plan: { ...plan, judgement: judge(plan.date, sky, transits) } }
  const key = `daily ${plan.sign} ${plan.date} ${reading.style} ${place.latitude} ${place.longitude}`
  return {
    ...reading,
    horoscopeId: identifier('hor', key),
    day,
    luckyTimes: luckyTimes(day, dayAt(plan.date, place), clock),
  }
}

/** The stored text of a category serves as long as its outlook and its leader are the same from the place. */
function categoriesSeenFrom({ plan }: Day, { day }: DailyReading, stored: CategoryTexts): CategoryTexts {
  const serves = (category: Category) => {
    const [here, there] = [plan, day.plan].map(({ judgement }) => judgement.categories[category])
    return here!.outlook === there!.outlook && here!.leader.planet === there!.leader.planet
  }
  const texts = CATEGORY_NAMES.map((category) => [
    category,
    serves(category) ? stored[category] : categoryText(plan, category),
  ])
  return Object.fromEntries(texts) as CategoryTexts
}
