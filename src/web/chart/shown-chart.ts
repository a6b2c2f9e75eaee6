/** A chart as the page shows it, from the answer of either endpoint; and as the wheel draws it. */
import type { BodyGlyph } from '../../drawing/glyphs.ts'
import type { WheelBody, WheelChart } from '../../drawing/wheel/wheel-chart.ts'
import { PLANETS } from '../../sky/planets.ts'
import type { Answer } from '../api/operations.ts'

type Usual = Answer<'postAstrologyNatalChart'>['data']
type Wider = Answer<'postAstrologyChart'>['data']

export interface Place {
  readonly sign: string
  readonly degree: number
  readonly minute: number
  readonly longitude: number
}

/** What only the wider chart says, and what only a chart without a time says, is optional. */
export type ShownBody = Place &
  Pick<Wider['bodies'][string], 'retrograde' | 'house'> &
  Partial<Pick<Wider['bodies'][string], 'declination' | 'speed' | 'station' | 'dignity' | 'range' | 'signs'>>

type AngleName = 'ascendant' | 'midheaven' | 'descendant' | 'imum_coeli'

export type ShownAspect = Pick<
  Wider['aspects'][number],
  'planet1' | 'planet2' | 'aspect' | 'orb' | 'applying' | 'certain'
>

/** Patterns and the like, which are told of the wider chart only. */
export type ChartFacts = Pick<Wider, 'patterns' | 'balance' | 'moon_phase' | 'day_chart' | 'metadata'>

export interface ShownChart {
  readonly bodies: Readonly<Record<string, ShownBody>>
  readonly lots: Wider['lots']
  /** Houses and angles are null if the time of birth is unknown. */
  readonly houses: Wider['houses']
  readonly angles: (Record<AngleName, Place> & { readonly vertex?: Place }) | null
  readonly aspects: readonly ShownAspect[]
  readonly facts?: ChartFacts
}

export function shownChart(data: Usual | Wider): ShownChart {
  if ('planets' in data) return { ...data, bodies: data.planets, lots: {} }
  const { bodies, lots, houses, angles, aspects } = data
  const isWider = 'chiron' in bodies
  return {
    bodies,
    lots,
    houses,
    angles,
    // The south node is opposite the north node, and whatever aspects one aspects the other.
    aspects: aspects.filter(({ planet1, planet2 }) => planet1 !== 'south_node' && planet2 !== 'south_node'),
    ...(isWider && { facts: data }),
  }
}

const isPlanet = (name: string) => PLANETS.some((planet) => planet === name)

/** Chords join planets only, as in the usual chart: with those of eighteen bodies nobody would find any. What is not certain is not drawn. */
export function wheelOf({ bodies, lots, houses, angles, aspects }: ShownChart): WheelChart {
  const points = { ...lots, ...(angles?.vertex && { vertex: angles.vertex }) }
  return {
    ...(angles &&
      houses && {
        ascendant: angles.ascendant.longitude,
        midheaven: angles.midheaven.longitude,
        cusps: houses.map(({ cusp }) => cusp),
      }),
    bodies: [
      ...Object.entries(bodies).map(([name, body]) => bodyOnWheel(name, body)),
      ...Object.entries(points).map(([name, { longitude }]) => ({
        name: name as BodyGlyph,
        longitude,
        retrograde: false,
      })),
    ],
    aspects: aspects.filter(
      ({ planet1, planet2, certain = true }) => certain && isPlanet(planet1) && isPlanet(planet2),
    ),
  }
}

const bodyOnWheel = (name: string, { longitude, retrograde, station, range }: ShownBody): WheelBody => ({
  name: name as BodyGlyph,
  longitude,
  // The nodes nearly always go backwards: it says nothing.
  retrograde: retrograde && !name.endsWith('_node'),
  ...(station && { station }),
  ...(range && { range }),
})
