/**
 * A birth and a date as a request writes them → that person's day (contract §2.6, §4.4; decisions §8). The phrasebook's stay in this
 * process; a model's text is stored under seal, because it would be another one next time.
 */
import { LRUCache } from 'lru-cache'
import { type ChartInput, castChart } from '../chart/chart.ts'
import { skyAt } from '../chart/transits.ts'
import type { Place } from '../sky/horizon.ts'
import { type Sign, signOf } from '../sky/zodiac.ts'
import type { ReadingCache } from '../store/readings/reading-cache.ts'
import { type LocalTime, noonOf, resolveDate } from '../time/civil-time.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { clockText, dateText, wallAt } from '../time/wall-clock.ts'
import { type Zone, zone as zoneNamed } from '../time/zones.ts'
import type { Words } from '../words/words.ts'
import type { Deadline } from '../writer/deadline.ts'
import { type PersonalText, sentencesInPersonal } from '../writer/personal-text.ts'
import { type PersonalPlan, personalPlan } from '../writer/plan/personal-plan.ts'
import { PERSONAL_DAY } from '../writer/text-kinds.ts'
import { byPhrasebook, type TextSource, type WrittenText } from '../writer/text-source.ts'
import { type CachedReading, hasWholeText, lifeMs, readCached } from './cached-reading.ts'
import { type Inputs, keyOf, shuffleKeyOf } from './identifier.ts'
import { contractBirth } from './natal-chart.ts'
import type { Secrecy } from './secrecy.ts'
import { within } from './within.ts'

export interface PersonalDayRequest {
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

/** What the birth and the date determine. */
export interface PersonalDayReading extends WrittenText<PersonalText> {
  readonly plan: PersonalPlan
  readonly sunSign: Sign
  readonly ascendant: Sign
  readonly timings: Timings
  /** Unix milliseconds. */
  readonly calculatedAt: number
}

export interface PersonalDayResult {
  readonly reading: PersonalDayReading
  readonly birthDateTime: string
  readonly time: LocalTime
  readonly place: Place
  /** Of the day, if the request named one. */
  readonly readerZone: Zone | null
  readonly cacheHit: boolean
}

/** The days that this process has made without a model, by a key of all that they depend on. They never go to a store. */
export type CachedDays = LRUCache<string, PersonalDayReading>

/** A day, less the millisecond in which lru-cache would still give a reading that has just become too old. */
const CACHED_MS = DAY_MS - 1
/** Each takes some 30 kB. */
const MAX_CACHED = 400

export const cachedDays = (now: () => number): CachedDays =>
  new LRUCache({ max: MAX_CACHED, ttl: CACHED_MS, ttlResolution: 0, perf: { now } })

export interface PersonalParts {
  /** Absent: a day without a model is made each time. */
  readonly cachedDays?: CachedDays
  readonly cache: Pick<ReadingCache, 'peek' | 'read'>
  readonly textSource: TextSource
  readonly words: Words
  readonly now: () => number
  readonly secrecy: Secrecy
}

/** The members of a birth inside `birthLocation`; its time stands beside it. */
const PLACE_MEMBERS = ['timezone', 'latitude', 'longitude']

export async function readPersonalDay(
  request: PersonalDayRequest,
  parts: PersonalParts,
): Promise<PersonalDayResult> {
  const { birthDateTime, birthLocation } = request
  const birth = () => contractBirth({ birthDateTime, ...birthLocation })
  const { time, place, houseSystem, zodiac } = within('birthLocation', birth, PLACE_MEMBERS)
  const readerZone = request.timezone === undefined ? null : zoneNamed(request.timezone)
  const zone = readerZone ?? time.zone
  const date = resolveDate(request.date ?? 'today', zone, parts.now())
  // A date whose noon lies outside the sky's range is an error before anything is looked up.
  const noon = noonOf(date, zone)
  const { instant } = time
  // The shuffle key is the same in every installation, so the texts are, too. It is stored only under the seal, because births could be tried against it.
  const day = {
    houseSystem,
    zodiac,
    instant,
    place,
    date,
    noon,
    zone,
    shuffleKey: shuffleKeyOf(instant, place),
  }
  const inputs = {
    houseSystem,
    zodiac,
    instant,
    ...place,
    date,
    zone: time.zone.name,
    language: parts.words.language,
    ...(readerZone && { readerZone: readerZone.name }),
  }
  const { reading, hit } = await (parts.textSource.asksModel ? readStored : readInProcess)(day, inputs, parts)
  return { reading, birthDateTime, time, place, readerZone, cacheHit: hit }
}

type Cached = CachedReading<PersonalDayReading>

/** Written by the phrasebook, which takes less time than fetching it from a store. */
async function readInProcess(day: PersonalDayOf, inputs: Inputs, parts: PersonalParts): Promise<Cached> {
  const key = keyOf('personal', inputs)
  const cached = parts.cachedDays?.get(key)
  if (cached !== undefined) return { reading: cached, hit: true }
  const write = async (plan: PersonalPlan) => byPhrasebook(parts.words, PERSONAL_DAY, plan)
  const reading = await makePersonalDay(day, parts.now, write)
  parts.cachedDays?.set(key, reading)
  return { reading, hit: false }
}

function readStored(day: PersonalDayOf, inputs: Inputs, parts: PersonalParts): Promise<Cached> {
  const { textSource, secrecy, now, words } = parts
  const seal = secrecy.sealFor(keyOf('birth', { instant: day.instant, ...day.place }))
  const make = async (deadline: Deadline) => {
    const write = (plan: PersonalPlan) => textSource.write(words, PERSONAL_DAY, plan, deadline)
    const reading = await makePersonalDay(day, now, write)
    return { reading, ttlMs: lifeMs(reading) }
  }
  return readCached(secrecy.identifier('personal', inputs), parts, make, { seal, isWhole })
}

const isWhole = (found: PersonalDayReading) =>
  // mutate arguments, order: the order of members that have to be there
  hasWholeText(found, ['plan', 'timings', 'text'], ({ text }) => sentencesInPersonal(text))

interface PersonalDayOf extends ChartInput {
  readonly date: string
  readonly noon: number
  readonly zone: Zone
  readonly shuffleKey: string
}

async function makePersonalDay(
  day: PersonalDayOf,
  now: () => number,
  write: (plan: PersonalPlan) => Promise<WrittenText<PersonalText>>,
): Promise<PersonalDayReading> {
  const { date, noon, zone, shuffleKey } = day
  const started = performance.now()
  const chart = castChart(day)
  const charted = performance.now()
  const clockOf = (at: number) => (dateText(wallAt(at, zone)) === date ? clockText(at, zone) : null)
  const sky = skyAt(noon)
  const seen = performance.now()
  const plan = personalPlan(chart, sky, { date, shuffleKey, clockOf })
  const planned = performance.now()
  const written = await write(plan)
  const ended = performance.now()
  return {
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
}

/** More digits would say nothing, and would be stored with every reading. */
const microseconds = (ms: number) => Math.round(ms * 1000) / 1000
