/** A chart as the API writes it → what the wheel needs, and the wheel in words. */
import { nameOf, signOf } from '../../sky/zodiac.ts'
import { capitalised } from '../../text.ts'
import type { BodyGlyph } from '../glyphs.ts'
import type { WheelAspect, WheelBody, WheelChart } from './wheel-chart.ts'

/** What the wheel needs of a natal chart as the API writes it (contract §2.7): the server and the page draw from the same answer. */
export interface WrittenChart {
  readonly planets: Readonly<Record<string, WrittenBody>>
  readonly houses: readonly { readonly cusp: number }[]
  readonly angles: Readonly<Record<'ascendant' | 'midheaven', { readonly longitude: number }>>
  readonly aspects: readonly WheelAspect[]
}

export const wheelOf = ({ planets, houses, angles, aspects }: WrittenChart): WheelChart =>
  widerWheelOf({ bodies: planets, houses, angles, lots: {}, aspects })

/** The same of a wider chart (docs/charts.md), which may have no time, and so no houses and angles. */
export interface WrittenWiderChart {
  readonly bodies: Readonly<Record<string, WrittenBody>>
  readonly houses: readonly { readonly cusp: number }[] | null
  readonly angles: WrittenChart['angles'] | null
  readonly lots: Readonly<Record<string, { readonly longitude: number }>>
  readonly aspects: readonly (WheelAspect & { readonly certain?: boolean })[]
}

interface WrittenBody {
  readonly longitude: number
  readonly retrograde: boolean
  readonly station?: 'retrograde' | 'direct' | null
  readonly range?: { readonly from: number; readonly to: number }
}

export function widerWheelOf({ bodies, houses, angles, lots, aspects }: WrittenWiderChart): WheelChart {
  const points = Object.entries(lots).map(([name, { longitude }]) =>
    wheelBodyOf(name, { longitude, retrograde: false }),
  )
  return {
    ...(angles && { ascendant: angles.ascendant.longitude, midheaven: angles.midheaven.longitude }),
    ...(houses && { cusps: houses.map(({ cusp }) => cusp) }),
    bodies: [...Object.entries(bodies).map(([name, body]) => wheelBodyOf(name, body)), ...points],
    // If the hour is unknown, an aspect that does not hold all day is not drawn.
    aspects: aspects.filter(({ certain = true }) => certain),
  }
}

export const wheelBodyOf = (
  name: string,
  { longitude, retrograde, station, range }: WrittenBody,
): WheelBody => ({
  name: name as BodyGlyph,
  longitude,
  retrograde,
  ...(station && { station }),
  ...(range && { range }),
})

const NATAL = 'Natal chart wheel'

/** `Natal chart wheel: Sun in Leo, Moon in Aries, Libra rising`. */
export function wheelInWords({ title = NATAL, bodies, ascendant, outer }: WheelChart): string {
  const signs = (['sun', 'moon'] as const).flatMap((name) => {
    // mutate call: no body is there twice
    const body = bodies.find((each) => each.name === name)
    return body === undefined ? [] : [`${capitalised(name)} in ${signsOf(body)}`]
  })
  if (ascendant !== undefined && bodies.length > 0) signs.push(`${nameOf(signOf(ascendant))} rising`)
  // A composite may have no houses though all is known.
  else if (signs.length > 0 && (title === NATAL || bodies.some(({ range }) => range !== undefined)))
    signs.push('birth time unknown')
  const kind = outer === undefined ? title : `${title} with a second ring (${outer.label})`
  return signs.length === 0 ? kind : `${kind}: ${signs.join(', ')}`
}

/** Both signs for a body that changes its sign during a day of unknown hour. */
function signsOf({ longitude, range }: WheelBody): string {
  const signs = range === undefined ? [longitude] : [range.from, range.to]
  return [...new Set(signs.map((each) => nameOf(signOf(each))))].join(' or ')
}
