/** The lines below a wheel (birth, place, houses, zodiac), and the name that a caller gives for a picture. */
import type { Place } from '../../../sky/horizon.ts'
import { capitalised, titleOf } from '../../../text.ts'

export interface CaptionFacts {
  /** As it was sent. */
  readonly birth: string
  readonly zone: string
  /** `+02:00`; absent where no time is known. */
  readonly offset?: string
  readonly place?: Place
  /** Absent where there are no houses. */
  readonly houses?: { readonly requested: string; readonly used: string }
  readonly zodiac: string
  /** Of the sidereal zodiac. */
  readonly ayanamsa?: string | undefined
}

export function captionOf({ birth, zone, offset, place, houses, zodiac, ayanamsa }: CaptionFacts): string[] {
  const clock = offset === undefined ? zone : `${zone} (UTC${offset})`
  const time = offset === undefined ? ' · birth time unknown' : ''
  const system = houses === undefined ? [] : [housesText(houses)]
  return [
    `${birth}, ${clock.replaceAll('_', ' ')}${time}`,
    ...(place === undefined ? [] : [placeText(place)]),
    [...system, zodiacText(zodiac, ayanamsa)].join(' · '),
  ]
}

/** `Tropical zodiac`, `Sidereal zodiac (Fagan Bradley)`. */
export function zodiacText(zodiac: string, ayanamsa: string | undefined): string {
  const named = ayanamsa === undefined ? '' : ` (${titleOf(ayanamsa)})`
  return `${capitalised(zodiac)} zodiac${named}`
}

const NAMES: Readonly<Record<string, string>> = { whole: 'Whole sign' }
const systemName = (system: string) => NAMES[system] ?? capitalised(system)

/** `Placidus houses`, or `Equal houses (Placidus asked for)`. */
export function housesText({ requested, used }: NonNullable<CaptionFacts['houses']>): string {
  const fallbackNote = requested === used ? '' : ` (${systemName(requested)} asked for)`
  return `${systemName(used)} houses${fallbackNote}`
}

/** `52.52° N, 13.405° E`. */
export const placeText = ({ latitude, longitude }: Place): string =>
  `${Math.abs(latitude)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude)}° ${longitude < 0 ? 'W' : 'E'}`

/** Characters that no name needs and a drawing must not contain: controls, direction marks, lone surrogates, unassigned code points. */
const UNWRITABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu

/** The name as it is drawn; undefined if nothing is left of it. */
export function labelOf(given: string | undefined): string | undefined {
  const label = given?.replaceAll(UNWRITABLE, '').replaceAll(/\s+/g, ' ').trim()
  return label === '' ? undefined : label
}
