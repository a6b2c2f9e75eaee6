/** A birth in a request → its instant or its day, its place, and how its chart is cast. Every endpoint uses this (docs/charts.md). */
import { DEFAULT_AYANAMSA, ZODIACS, type Zodiac } from '../chart/chart.ts'
import { HOUSE_SYSTEMS, type HouseSystem } from '../chart/houses/houses.ts'
import type { NodeKind } from '../chart/points.ts'
import { excerpt, invalid, ServiceError } from '../errors.ts'
import type { AyanamsaName } from '../sky/ayanamsa.ts'
import type { Place } from '../sky/horizon.ts'
import { type CivilDay, civilDay, isSkippedDay, skippedDay } from '../time/civil-day.ts'
import { type LocalTime, noonOf, outOfRange, resolveDate, resolveLocalTime } from '../time/civil-time.ts'
import { isLocalMeanTime, onMeridian } from '../time/mean-time.ts'
import { isInRange } from '../time/range.ts'
import { type Zone, zone } from '../time/zones.ts'
import { type Calendar, inGregorian } from './calendar.ts'
import { houseSystemAmong } from './house-system.ts'
import { placeAt } from './place.ts'

// mutate order: the order of a list of codes
export const LOCAL_MEAN_TIMES = ['zone', 'place'] as const

export interface BirthOptions {
  readonly houseSystem?: string | undefined
  readonly zodiac?: string | undefined
  readonly ayanamsa?: AyanamsaName | undefined
  /** False: `birthDateTime` may be a date, and its time is ignored if it has one. */
  readonly timeKnown?: boolean | undefined
  readonly node?: NodeKind | undefined
  readonly calendar?: Calendar | undefined
  /** Whose meridian set the clocks before there were time zones: that of the zone's city, or that of the place itself. */
  readonly localMeanTime?: (typeof LOCAL_MEAN_TIMES)[number] | undefined
}

export interface BirthRequest extends Place {
  readonly birthDateTime: string
  readonly timezone: string
  readonly options?: BirthOptions | undefined
}

/** How a chart is cast, besides time and place. */
export interface ChartChoices {
  readonly houseSystem: HouseSystem
  readonly zodiac: Zodiac
  /** Of the sidereal zodiac. */
  readonly ayanamsa: AyanamsaName | undefined
  readonly node: NodeKind
}

/** The day of a birth whose time is unknown. */
export interface BirthDay extends CivilDay {
  readonly date: string
  readonly noon: number
}

export interface Birth extends ChartChoices {
  /** As it was sent. */
  readonly birthDateTime: string
  readonly calendar: Calendar
  readonly place: Place
  readonly zone: Zone
  /** Exactly one of the two is there: the time, or the day if the time is unknown. */
  readonly time: LocalTime | null
  readonly day: BirthDay | null
}

/** A birth whose time is known, for answers that need it. */
export type TimedBirth = Birth & { readonly time: LocalTime }

/** Which options of a birth an endpoint accepts. */
export interface BirthRules {
  readonly houseSystems: readonly HouseSystem[]
  readonly zodiacs: readonly Zodiac[]
  /** What `options.zodiac` must be, in errors. */
  readonly zodiacWords: string
  /** Whether there is an option for births without a time. */
  readonly timeMayBeUnknown: boolean
}

export const ALL_HOUSE_SYSTEMS = Object.keys(HOUSE_SYSTEMS) as HouseSystem[]

/** The rules of all endpoints but the contract's, whose rules are in natal-chart.ts. */
const WIDER_RULES: BirthRules = {
  houseSystems: ALL_HOUSE_SYSTEMS,
  zodiacs: ZODIACS,
  zodiacWords: `${ZODIACS.join(' or ')}.`,
  timeMayBeUnknown: true,
}

export function resolveBirth(request: BirthRequest, rules = WIDER_RULES): Birth {
  const { birthDateTime, timezone, options = {} } = request
  const { calendar = 'gregorian', timeKnown = true } = options
  const choices = chartChoices(options, rules)
  const text = inGregorian(birthDateTime, calendar)
  const common = { ...choices, birthDateTime, calendar }
  if (!timeKnown) {
    const clock = zone(timezone)
    return { ...common, time: null, day: dayOfBirth(text, clock), place: placeAt(request), zone: clock }
  }
  if (rules.timeMayBeUnknown && isDate(text)) throw timeMissing(text)
  const shown = resolveLocalTime(text, timezone)
  const place = placeAt(request)
  const isOfPlace = options.localMeanTime === 'place' && isLocalMeanTime(shown)
  const time = isOfPlace ? onMeridian(shown, place.longitude) : shown
  return { ...common, time, day: null, place, zone: shown.zone }
}

export const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)

const DATE_WITH_OR_WITHOUT_TIME = /^(\d{4}-\d\d-\d\d)(?:[ T]\d\d:\d\d(?::\d\d)?)?$/

function dayOfBirth(text: string, place: Zone): BirthDay {
  const written = DATE_WITH_OR_WITHOUT_TIME.exec(text)?.[1]
  if (written === undefined) throw malformedBirth(text, 'must begin with a date, YYYY-MM-DD.')
  // mutate constant: a date that is written out does not depend on now
  const date = resolveDate(written, place, 0, 'birthDateTime')
  const day = civilDay(date, place)
  if (isSkippedDay(day)) throw skippedDay(date, place)
  if (!isInRange(day.from) || !isInRange(day.to - 1)) throw outOfRange(date, 'birthDateTime')
  return { ...day, date, noon: noonOf(date, place) }
}

/** Throws if the time of birth is unknown. `field` is the member of the request that needs it. */
export function withTime(birth: Birth, field: string): TimedBirth {
  const { time } = birth
  if (time !== null) return { ...birth, time }
  throw new ServiceError('BIRTH_TIME_REQUIRED', `${field} cannot be computed without the time of birth.`, {
    field,
  })
}

function chartChoices(options: BirthOptions, rules: BirthRules): ChartChoices {
  const houseSystem = houseSystemAmong(rules.houseSystems, options.houseSystem)
  const zodiac = zodiacAmong(rules, options.zodiac)
  if (options.ayanamsa !== undefined && zodiac !== 'sidereal') throw ayanamsaWithoutZodiac()
  return {
    houseSystem,
    zodiac,
    ayanamsa: zodiac === 'sidereal' ? (options.ayanamsa ?? DEFAULT_AYANAMSA) : undefined,
    node: options.node ?? 'true',
  }
}

export const DEFAULT_ZODIAC = 'tropical' satisfies Zodiac

function zodiacAmong({ zodiacs, zodiacWords }: BirthRules, requested: string = DEFAULT_ZODIAC): Zodiac {
  const zodiac = zodiacs.find((name) => name === requested)
  if (zodiac) return zodiac
  const message = `options.zodiac must be ${zodiacWords}`
  throw new ServiceError('UNSUPPORTED_ZODIAC', message, { requested, supported: zodiacs })
}

function ayanamsaWithoutZodiac(): ServiceError {
  const message = 'options.ayanamsa needs options.zodiac: "sidereal".'
  return invalid([{ path: 'options.ayanamsa', message }])
}

const timeMissing = (text: string): ServiceError =>
  malformedBirth(text, 'has a date and no time. Add the local time, or send options.time_known: false.')

const malformedBirth = (provided: string, problem: string): ServiceError =>
  new ServiceError(
    'INVALID_DATE_FORMAT',
    `birthDateTime ${problem}`,
    { field: 'birthDateTime', provided: excerpt(provided), expected: 'YYYY-MM-DD HH:mm:ss' },
    'shape',
  )
