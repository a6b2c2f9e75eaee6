import type { Planet } from '../../sky/planets.ts'
import type { WheelChart } from './layout.ts'

/** What the wheel needs of a chart as the API writes it (contract §2.7): the server and the page draw from the same words. */
export interface WrittenChart {
  readonly planets: Readonly<Record<Planet, { readonly longitude: number; readonly retrograde: boolean }>>
  readonly houses: readonly { readonly cusp: number }[]
  readonly angles: Readonly<Record<'ascendant' | 'midheaven', { readonly longitude: number }>>
  readonly aspects: WheelChart['aspects']
}

export function wheelOf({ planets, houses, angles, aspects }: WrittenChart): WheelChart {
  return {
    ascendant: angles.ascendant.longitude,
    midheaven: angles.midheaven.longitude,
    cusps: houses.map(({ cusp }) => cusp),
    planets: Object.entries(planets).map(([name, { longitude, retrograde }]) => ({
      name: name as Planet,
      longitude,
      retrograde,
    })),
    aspects,
  }
}
