/** A chart as the API writes it → what the wheel needs, and the wheel in words. */
import { nameOf, signOf } from '../../sky/zodiac.ts'
import type { BodyGlyph } from '../glyphs.ts'
import type { WheelAspect, WheelChart } from './wheel-chart.ts'

/** What the wheel needs of a chart as the API writes it (contract §2.7): the server and the page draw from the same words. */
export interface WrittenChart {
  readonly planets: Readonly<
    Partial<Record<BodyGlyph, { readonly longitude: number; readonly retrograde: boolean }>>
  >
  readonly houses: readonly { readonly cusp: number }[]
  readonly angles: Readonly<Record<'ascendant' | 'midheaven', { readonly longitude: number }>>
  readonly aspects: readonly WheelAspect[]
}

export function wheelOf({ planets, houses, angles, aspects }: WrittenChart): WheelChart {
  return {
    ascendant: angles.ascendant.longitude,
    midheaven: angles.midheaven.longitude,
    cusps: houses.map(({ cusp }) => cusp),
    bodies: Object.entries(planets).map(([name, { longitude, retrograde }]) => ({
      name: name as BodyGlyph,
      longitude,
      retrograde,
    })),
    aspects,
  }
}

/** `Natal chart wheel: Sun in Leo, Moon in Aries, Libra rising`. */
export function wheelInWords({ bodies, ascendant, outer }: WheelChart): string {
  const signs = (['sun', 'moon'] as const).flatMap((name) => {
    const body = bodies.find((each) => each.name === name)
    return body === undefined ? [] : [`${name === 'sun' ? 'Sun' : 'Moon'} in ${signsOf(body)}`]
  })
  if (ascendant !== undefined && bodies.length > 0) signs.push(`${nameOf(signOf(ascendant))} rising`)
  const kind =
    outer === undefined ? 'Natal chart wheel' : `Natal chart wheel with a second ring (${outer.label})`
  return signs.length === 0 ? kind : `${kind}: ${signs.join(', ')}`
}

/** Both signs for a body that changes its sign during a day of unknown hour. */
function signsOf({ longitude, range }: WheelChart['bodies'][number]): string {
  const signs = range === undefined ? [longitude] : [range.from, range.to]
  return [...new Set(signs.map((each) => nameOf(signOf(each))))].join(' or ')
}
