/** A birth and a date as a request writes them → that person's day (contract §2.6, §4.4; decisions §8). */
import { type ChartInput, castChart } from '../chart/chart.ts'
import { skyAt } from '../chart/transits.ts'
import { type PersonalPlan, personalPlan } from '../judgement/person/plan.ts'
import type { Place } from '../sky/horizon.ts'
import { type Sign, signOf } from '../sky/zodiac.ts'
import type { ReadingCache } from '../store/readings/reading-cache.ts'
import { type LocalTime, noonOf, resolveDate, resolveLocalTime } from '../time/civil-time.ts'
import { clockText, dateText, wallAt } from '../time/wall-clock.ts'
import { type Zone, zone as zoneNamed } from '../time/zones.ts'
import { LANGUAGE } from '../words/language.ts'
import type { Deadline } from '../writer/deadline.ts'
import type { Desk, Written } from '../writer/desk.ts'
import { type PersonalText, sentencesInPersonal } from '../writer/personal-text.ts'
import { PERSONAL_DAY } from '../writer/telling.ts'
import { hasWholeText, lifeMs, readCached } from './cached-reading.ts'
import { DEFAULT_HOUSE_SYSTEM } from './house-system.ts'
import { deckOf, keyOf } from './identifier.ts'
import { DEFAULT_ZODIAC } from './natal-chart.ts'
import { placeAt } from './place.ts'
import type { Secrecy } from './secrecy.ts'

export interface AskedPersonalDay {
  readonly birthDateTime: string
  readonly birthLocation: Place & { readonly timezone: string }
  readonly date?: string | undefined
  /** The reader's, whose day and clocks are meant. Default: the birth place's. */
  readonly timezone?: string | undefined
}

/** Milliseconds that each step took, to the microsecond. */
export interface Timings {
  readonly total: number
  readonly natalChart: number
  /** The day's sky. */
  readonly transits: number
  /** Its aspects to the chart, weighed. */
  readonly aspects: number
  readonly interpretation: number
}

/** What the birth and the date determine: it is stored whole. */
export interface PersonalDayReading extends Written<PersonalText> {
  readonly plan: PersonalPlan
  readonly sunSign: Sign
  readonly ascendant: Sign
  readonly timings: Timings
  /** Unix milliseconds. */
  readonly calculatedAt: number
}

export interface AskedPersonalReading {
  readonly reading: PersonalDayReading
  readonly birthDateTime: string
  readonly time: LocalTime
  readonly place: Place
  /** Of the day, if the request named one. */
  readonly readerZone: Zone | null
  readonly cacheHit: boolean
}

export interface PersonalParts {
  readonly cache: Pick<ReadingCache, 'peek' | 'read'>
  readonly desk: Desk
  readonly now: () => number
  readonly secrecy: Secrecy
}

export async function readPersonalDay(
  asked: AskedPersonalDay,
  parts: PersonalParts,
): Promise<AskedPersonalReading> {
  const { birthDateTime, birthLocation } = asked
  const time = resolveLocalTime(birthDateTime, birthLocation.timezone)
  const place = placeAt(birthLocation, 'birthLocation')
  const readerZone = asked.timezone === undefined ? null : zoneNamed(asked.timezone)
  const zone = readerZone ?? time.zone
  const date = resolveDate(asked.date ?? 'today', zone, parts.now())
  // A date whose noon lies outside the sky's range is told so before anything is looked up.
  const noon = noonOf(date, zone)
  const { instant } = time
  // The deck is the same in every installation, as the texts are; it is kept only under the seal, for it could be tried against births.
  const day = { ...CHART, instant, place, date, noon, zone, deck: deckOf(instant, place) }
  const inputs = { ...CHART, instant, ...place, date, zone: time.zone.name, language: LANGUAGE }
  const key = parts.secrecy.identifier('personal', {
    ...inputs,
    ...(readerZone && { readerZone: readerZone.name }),
  })
  const seal = parts.secrecy.sealFor(keyOf('birth', { instant, ...place }))
  const make = (deadline: Deadline) => makePersonalDay(day, parts, deadline)
  const { reading, hit } = await readCached(key, parts, make, { seal, isWhole })
  return { reading, birthDateTime, time, place, readerZone, cacheHit: hit }
}

const isWhole = (found: PersonalDayReading) =>
  // mutate arguments, order: the order of members that have to be there
  hasWholeText(found, ['plan', 'timings', 'text'], ({ text }) => sentencesInPersonal(text))

/** How the chart behind a person's day is cast. */
const CHART = { houseSystem: DEFAULT_HOUSE_SYSTEM, zodiac: DEFAULT_ZODIAC } as const

interface PersonalDayOf extends ChartInput {
  readonly date: string
  readonly noon: number
  readonly zone: Zone
  readonly deck: string
}

async function makePersonalDay(day: PersonalDayOf, { desk, now }: PersonalParts, deadline: Deadline) {
  const { date, noon, zone, deck } = day
  const started = performance.now()
  const chart = castChart(day)
  const charted = performance.now()
  const clockOf = (at: number) => (dateText(wallAt(at, zone)) === date ? clockText(at, zone) : null)
  const sky = skyAt(noon)
  const seen = performance.now()
  const plan = personalPlan(chart, sky, { date, deck, clockOf })
  const planned = performance.now()
  const written = await desk.write(PERSONAL_DAY, plan, deadline)
  const ended = performance.now()
  const reading: PersonalDayReading = {
    ...written,
    plan,
    sunSign: signOf(chart.bodies.sun.longitude),
    ascendant: signOf(chart.angles.ascendant),
    timings: {
      total: microseconds(ended - started),
      natalChart: microseconds(charted - started),
      transits: microseconds(seen - charted),
      aspects: microseconds(planned - seen),
      interpretation: microseconds(ended - planned),
    },
    calculatedAt: now(),
  }
  return { reading, ttlMs: lifeMs(written) }
}

/** More digits tell nothing, and their dozens would be kept. */
const microseconds = (ms: number) => Math.round(ms * 1000) / 1000
