/**
 * The rule a zone follows after its last recorded transition: the POSIX TZ text at the foot of a TZif file
 * (RFC 9636 §3.3.1), such as `EST5EDT,M3.2.0,M11.1.0`. Offsets in this text are positive to the west; here they are positive to the east.
 */
import assert from 'node:assert/strict'

export interface ZoneRule {
  readonly standardSeconds: number
  /** Absent if the clocks are no longer changed. Can be behind standard time (Dublin in winter). */
  readonly daylight?: { readonly seconds: number; readonly start: YearlyMoment; readonly end: YearlyMoment }
}

/** Times range from −167 to 167 hours: Gaza changes at `M3.4.4/50`, which is 02:00 on the Saturday after a Thursday. */
interface YearlyMoment {
  readonly dayIn: (year: number) => number
  readonly timeSeconds: number
}

/** The clocks change `atSeconds` after 1970-01-01T00:00:00Z, and are then `offsetSeconds` east of UTC. */
export interface Transition {
  readonly atSeconds: number
  readonly offsetSeconds: number
}

const DAY_SECONDS = 86_400

/**
 * Days since 1970-01-01, with integer arithmetic only, because the transitions of four centuries are computed when a zone is first used, and
 * `Date` takes ten times as long. Years are counted from March, so that 29 February is the last day. `month` may be 13.
 */
function epochDay(year: number, month: number, day: number): number {
  const y = month < 3 ? year - 1 : year
  const m = month < 3 ? month + 9 : month - 3
  const leapDays = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400)
  return y * 365 + leapDays + Math.floor((153 * m + 2) / 5) + day - 719_469
}

const isLeapYear = (year: number) => epochDay(year, 3, 1) - epochDay(year, 2, 1) === 29

/** The three notations of POSIX for a day of the year. */
const DAY_FORMS: readonly [RegExp, (numbers: number[]) => (year: number) => number][] = [
  [/^M(\d+)\.(\d)\.(\d)$/, ([month, week, weekday]) => weekdayOfMonth(month!, week!, weekday!)],
  // J1–J365 never counts 29 February; J60 is 1 March in every year.
  [
    /^J(\d+)$/,
    ([day]) =>
      (year) =>
        epochDay(year, 1, day!) + (day! > 59 && isLeapYear(year) ? 1 : 0),
  ],
  // 0–365 counts 29 February.
  [
    /^(\d+)$/,
    ([day]) =>
      (year) =>
        epochDay(year, 1, day! + 1),
  ],
]

const NAME = '(?:<[^>]+>|[A-Za-z]{3,})'
const TIME = '[+-]?\\d+(?::\\d+){0,2}'
const RULE = new RegExp(`^${NAME}(${TIME})(?:${NAME}(${TIME})?,([^,]+),([^,]+))?$`)

export function parseRule(text: string): ZoneRule {
  const parts = RULE.exec(text)
  assert(parts, `unreadable zone rule ${text}`)
  const [, standard, daylight, start, end] = parts
  const standardSeconds = eastward(standard!)
  if (start === undefined) return { standardSeconds }
  const seconds = daylight === undefined ? standardSeconds + 3600 : eastward(daylight)
  return { standardSeconds, daylight: { seconds, start: parseMoment(start), end: parseMoment(end!) } }
}

function parseMoment(text: string): YearlyMoment {
  const [day, time = '2'] = text.split('/')
  for (const [form, dayFrom] of DAY_FORMS) {
    const numbers = form.exec(day!)
    if (numbers) return { dayIn: dayFrom(numbers.slice(1).map(Number)), timeSeconds: secondsOf(time) }
  }
  assert.fail(`unreadable day in a zone rule: ${text}`)
}

/** Subtracts from 0, because negating the 0 of UTC would give −0. */
const eastward = (westward: string) => 0 - secondsOf(westward)

function secondsOf(time: string): number {
  const [hours, minutes = 0, seconds = 0] = time.replace(/^[+-]/, '').split(':').map(Number)
  return (time.startsWith('-') ? -1 : 1) * (hours! * 3600 + minutes * 60 + seconds)
}

/** The given weekday (0 is Sunday) of the month's first, second, … week; week 5 is its last. */
function weekdayOfMonth(month: number, week: number, weekday: number) {
  return (year: number): number => {
    const first = epochDay(year, month, 1)
    // 1970-01-01 was a Thursday. Before 1970 the remainder is negative, which the next line also handles.
    const firstWeekday = (first + 4) % 7
    const day = first + ((weekday - firstWeekday + 7) % 7) + (week - 1) * 7
    return day < epochDay(year, month + 1, 1) ? day : day - 7
  }
}

/** All transitions of the rule in the given years, in order. */
export function transitionsOf(rule: ZoneRule, firstYear: number, lastYear: number): Transition[] {
  if (rule.daylight === undefined) return []
  const { standardSeconds } = rule
  const { seconds: daylightSeconds, start, end } = rule.daylight
  const all: Transition[] = []
  for (let year = firstYear; year <= lastYear; year++) {
    const startWall = start.dayIn(year) * DAY_SECONDS + start.timeSeconds
    const endWall = end.dayIn(year) * DAY_SECONDS + end.timeSeconds
    all.push({ atSeconds: startWall - standardSeconds, offsetSeconds: daylightSeconds })
    all.push({ atSeconds: endWall - daylightSeconds, offsetSeconds: standardSeconds })
  }
  return all.sort((a, b) => a.atSeconds - b.atSeconds)
}
