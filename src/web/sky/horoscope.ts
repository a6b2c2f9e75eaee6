/** The state of the form for a day's horoscope, its request, and the types of the answer. */
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import type { Answer, Asked, Body } from '../api/operations.ts'
import { ownZone } from '../parts/words.ts'

export type Horoscope = Answer<'postAstrologyDailyHoroscope'>['data']
export type Transits = Horoscope['transits']
export type Category = NonNullable<NonNullable<Horoscope['categories']>[CategoryName]>
export type CategoryName = keyof NonNullable<Horoscope['categories']>
export type Source = Horoscope['interpretation']['sources'][number]
export type Style = NonNullable<Body<'postAstrologyDailyHoroscope'>['style']>

export const STYLES: readonly { readonly value: Style; readonly label: string }[] = [
  { value: 'brief', label: 'Brief' },
  { value: 'detailed', label: 'Detailed' },
  { value: 'poetic', label: 'Poetic' },
]

export interface SkyWish {
  readonly sign: Sign
  readonly style: Style
  /** Empty: today. */
  readonly date: string
}

/** The Sun's sign, approximate to a day: good enough as the initial choice. */
function sunSign(now: Date): Sign {
  const days =
    (Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - Date.UTC(now.getFullYear(), 2, 20)) /
    86_400_000
  return SIGNS[Math.floor(((days + 365.25) % 365.25) / (365.25 / 12))]!
}

export const firstWish = (now: Date): SkyWish => ({ sign: sunSign(now), style: 'detailed', date: '' })

/** Requests all categories in every style, because the page shows them. “Today” is the visitor's local date. */
export const requestFor = ({ sign, style, date }: SkyWish): Asked<'postAstrologyDailyHoroscope'> => ({
  name: 'postAstrologyDailyHoroscope',
  body: {
    sign,
    style,
    categories: ['all'],
    ...(date === '' ? { date: 'today', timezone: ownZone() } : { date }),
  },
})

export function paramsOf({ sign, style, date }: SkyWish): URLSearchParams {
  const params = new URLSearchParams({ sign, style })
  if (date !== '') params.set('date', date)
  return params
}

export function wishIn(query: string, before: SkyWish): SkyWish {
  const params = new URLSearchParams(query)
  const sign = params.get('sign')?.toLowerCase()
  const date = params.get('date') ?? ''
  return {
    sign: SIGNS.find((name) => name === sign) ?? before.sign,
    style: STYLES.find(({ value }) => value === params.get('style'))?.value ?? before.style,
    date: /^\d{4}-\d\d-\d\d$/.test(date) ? date : '',
  }
}
