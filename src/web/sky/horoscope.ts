/** The state of the form for the horoscope of a day, week, month or year, its request, and the types of the answers. */
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import type { Answer, RequestBody, RequestOf } from '../api/operations.ts'
import { ownZone, type Unit } from '../parts/dates.ts'
import { WORDS } from './words.ts'

export type Horoscope = Answer<'dailyHoroscope'>['data']
export type Transits = Horoscope['transits']
export type CategoryDetails = NonNullable<NonNullable<Horoscope['categories']>[CategoryName]>
export type CategoryName = keyof NonNullable<Horoscope['categories']>
export type HoroscopeSource = Horoscope['interpretation']['sources'][number]
export type Style = NonNullable<RequestBody<'dailyHoroscope'>['style']>

export type SkyOperation = 'dailyHoroscope' | PeriodOperation

export const STYLE_CHOICES: readonly { readonly value: Style; readonly label: string }[] = (
  ['brief', 'detailed', 'poetic'] as const
).map((value) => ({ value, label: WORDS.styles[value] }))

export const PERIODS: readonly { readonly value: Unit; readonly label: string }[] = (
  ['day', 'week', 'month', 'year'] as const
).map((value) => ({ value, label: WORDS.periods[value] }))

const OPERATION = {
  week: 'weeklyHoroscope',
  month: 'monthlyHoroscope',
  year: 'yearlyHoroscope',
} as const
export type PeriodOperation = (typeof OPERATION)[keyof typeof OPERATION]
export type PeriodHoroscope = Answer<PeriodOperation>['data']

/** Only days have a poetic style; what is poetic of a day is detailed of a week. */
type PeriodStyle = Exclude<Style, 'poetic'>
const isOfPeriods = (style: Style): style is PeriodStyle => style !== 'poetic'
export const stylesOf = (period: Unit) =>
  period === 'day' ? STYLE_CHOICES : STYLE_CHOICES.filter(({ value }) => isOfPeriods(value))
export const periodStyle = (style: Style): PeriodStyle => (isOfPeriods(style) ? style : 'detailed')

export interface SkyWish {
  readonly period: Unit
  readonly sign: Sign
  readonly style: Style
  /** Empty: today. */
  readonly date: string
}

/** The Sun's sign, approximate to a day: good enough as the initial choice. */
function sunSign(now: Date): Sign {
  const days =
    (Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - Date.UTC(now.getFullYear(), 2, 20)) /
    // mutate constant: the sign is right to a day
    86_400_000
  return SIGNS[Math.floor(((days + 365.25) % 365.25) / (365.25 / 12))]!
}

/** The sign that the visitor gave, or that of the birth, or else that of the season. */
export const firstWish = (now: Date, birthDate?: string, ownSign: Sign | '' = ''): SkyWish => ({
  period: 'day',
  sign:
    (birthDate === undefined ? ownSign : '') ||
    sunSign(birthDate === undefined ? now : new Date(`${birthDate}T12:00:00`)),
  style: 'detailed',
  date: '',
})

/** Requests all categories in every style, because the page shows them. “Today” is the visitor's local date. */
export function horoscopeRequestFor({ period, sign, style, date }: SkyWish): RequestOf<SkyOperation> {
  const when = date === '' ? { date: 'today', timezone: ownZone() } : { date }
  if (period === 'day') return { name: 'dailyHoroscope', body: { sign, style, categories: ['all'], ...when } }
  return {
    name: OPERATION[period],
    body: { sign, style: periodStyle(style), categories: ['all'], ...when },
  }
}

/** A day is not named, so that the links of days stay what they were. */
export function skyParams({ period, sign, style, date }: SkyWish): URLSearchParams {
  const params = new URLSearchParams({ sign, ...(period !== 'day' && { period }), style })
  if (date !== '') params.set('date', date)
  return params
}

export function periodIn(query: string): Unit {
  const period = new URLSearchParams(query).get('period')
  return PERIODS.find(({ value }) => value === period)?.value ?? 'day'
}

export function skyWishIn(query: string, before: SkyWish): SkyWish {
  const params = new URLSearchParams(query)
  const sign = params.get('sign')?.toLowerCase()
  const date = params.get('date') ?? ''
  return {
    period: periodIn(query),
    sign: SIGNS.find((name) => name === sign) ?? before.sign,
    style: STYLE_CHOICES.find(({ value }) => value === params.get('style'))?.value ?? before.style,
    date: /^\d{4}-\d\d-\d\d$/.test(date) ? date : '',
  }
}
