/** A sign and a day as a request writes them → the day's reading (contract §2.5, §4.3; decisions §7). */
import { CATEGORY_NAMES, type Category } from '../horoscope/categories.ts'
import { type Day, dayOf } from '../horoscope/daily.ts'
import { judge } from '../horoscope/judgement.ts'
import { dayAnywhere, dayAt, hoursOf, type PlanetaryDay } from '../horoscope/planetary-hours.ts'
import { resolveDate } from '../sky/civil-time.ts'
import type { Place } from '../sky/horizon.ts'
import { skyOfDayAt } from '../sky/sky-of-day.ts'
import { DAY_MS } from '../sky/time-scales.ts'
import { transitsToSign } from '../sky/transits.ts'
import { clockText } from '../sky/wall-clock.ts'
import { SIGNS, type Sign } from '../sky/zodiac.ts'
import { type Zone, zone } from '../sky/zones.ts'
import type { Made, ReadingCache } from '../store/reading-cache.ts'
import { categoryText } from '../writer/phrasebook/phrasebook.ts'
import type { Desk, Written } from '../writer/with-fallback.ts'
import type { CategoryText, DailyText, Style } from '../writer/writer.ts'
import { identifier } from './identifier.ts'
import { placeAt } from './place.ts'
import { signFrom } from './sign.ts'

export interface AskedDay {
  readonly sign: string
  readonly date?: string | undefined
  readonly style?: Style | undefined
  readonly location?: Place | undefined
  readonly timezone?: string | undefined
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

/** Text that stands in for a failed writer's (decisions §10). */
export const STAND_IN_MS = 60_000

/** At once when this process has the reading ready. */
export function readDaily(asked: AskedDay, parts: ReadingParts): AskedReading | Promise<AskedReading> {
  const sign = signFrom(asked.sign)
  const place = asked.location === undefined ? null : placeAt(asked.location, 'location')
  const clock = zone(asked.timezone ?? DEFAULT_TIMEZONE)
  const date = resolveDate(asked.date ?? DEFAULT_DATE, clock, parts.now())
  const seen = ({ reading, hit }: Found): AskedReading => ({
    reading: place ? seenFrom(place, clock, reading) : reading,
    place,
    zone: clock,
    cacheHit: hit,
  })
  const found = readDay(sign, date, asked.style ?? DEFAULT_STYLE, parts)
  return found instanceof Promise ? found.then(seen) : seen(found)
}

/** The twelve signs today, in UTC. */
export async function readAllSigns(parts: ReadingParts): Promise<DailyReading[]> {
  const date = resolveDate(DEFAULT_DATE, zone(DEFAULT_TIMEZONE), parts.now())
  const found = await Promise.all(SIGNS.map((sign) => readDay(sign, date, DEFAULT_STYLE, parts)))
  return found.map(({ reading }) => reading)
}

interface Found {
  readonly reading: DailyReading
  readonly hit: boolean
}

function readDay(sign: Sign, date: string, style: Style, parts: ReadingParts): Found | Promise<Found> {
  const key = `daily ${sign} ${date} ${style}`
  const ready = parts.cache.peek<DailyReading>(key)
  if (ready) return { reading: ready, hit: true }
  return parts.cache.read(key, () => makeReading(sign, date, style, parts))
}

async function makeReading(
  sign: Sign,
  date: string,
  style: Style,
  { desk, now }: ReadingParts,
): Promise<Made<DailyReading>> {
  const day = dayOf(date, sign)
  const written = await desk.writeDaily(day.plan, style)
  return { reading: readingOf(day, style, written, now()), ttlMs: written.isStandIn ? STAND_IN_MS : DAY_MS }
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
    text: { ...reading.text, categories: categoriesSeenFrom(day, reading) },
  }
}

/** The stored text of a category serves as long as its outlook and its leader are the same from the place. */
function categoriesSeenFrom({ plan }: Day, { day, text }: DailyReading): Record<Category, CategoryText> {
  const serves = (category: Category) => {
    const [here, stored] = [plan, day.plan].map(({ judgement }) => judgement.categories[category])
    return here!.outlook === stored!.outlook && here!.leader.planet === stored!.leader.planet
  }
  const texts = CATEGORY_NAMES.map((category) => [
    category,
    serves(category) ? text.categories[category] : categoryText(plan, category),
  ])
  return Object.fromEntries(texts) as Record<Category, CategoryText>
}
