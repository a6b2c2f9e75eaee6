/** A chart as the page shows it, from the answer of either endpoint; and as the wheel draws it. */
import { widerWheelOf } from '../../drawing/wheel/chart-in-words.ts'
import type { WheelChart } from '../../drawing/wheel/wheel-chart.ts'
import { PLANETS } from '../../sky/planets.ts'
import type { Answer } from '../api/operations.ts'

type Usual = Answer<'natalChart'>['data']
type Wider = Answer<'chart'>['data']

export interface ZodiacDegree {
  readonly sign: string
  readonly degree: number
  readonly minute: number
  readonly longitude: number
}

/** What only the wider chart says, and what only a chart without a time says, is optional. */
export type ShownBody = ZodiacDegree &
  Pick<Wider['bodies'][string], 'retrograde' | 'house'> &
  Partial<Pick<Wider['bodies'][string], 'declination' | 'speed' | 'station' | 'dignity' | 'range' | 'signs'>>

type AngleName = 'ascendant' | 'midheaven' | 'descendant' | 'imum_coeli'

export type ShownAspect = Pick<
  Wider['aspects'][number],
  'planet1' | 'planet2' | 'aspect' | 'orb' | 'applying' | 'certain'
>

/** Patterns and the like, which are shown for the wider chart only. */
export type ChartFacts = Pick<Wider, 'patterns' | 'balance' | 'moon_phase' | 'day_chart' | 'metadata'>

export interface ShownChart {
  readonly bodies: Readonly<Record<string, ShownBody>>
  readonly lots: Wider['lots']
  /** Houses and angles are null if the time of birth is unknown. */
  readonly houses: Wider['houses']
  readonly angles: (Record<AngleName, ZodiacDegree> & { readonly vertex?: ZodiacDegree }) | null
  readonly aspects: readonly ShownAspect[]
  readonly facts?: ChartFacts
}

export function shownChart(data: Usual | Wider): ShownChart {
  if ('planets' in data) return { ...data, bodies: data.planets, lots: {} }
  const { bodies, lots, houses, angles, aspects } = data
  const isWider = Object.keys(bodies).some((name) => !isPlanet(name))
  return {
    bodies,
    lots,
    houses,
    angles,
    // The south node is opposite the north node, and whatever aspects one aspects the other.
    // mutate members: neither may be it
    aspects: aspects.filter(({ planet1, planet2 }) => planet1 !== 'south_node' && planet2 !== 'south_node'),
    ...(isWider && { facts: data }),
  }
}

const isPlanet = (name: string) => PLANETS.some((planet) => planet === name)

/** Chords join planets only, as in the usual chart: with those of eighteen bodies nobody would find any. */
export function wheelOfShown(chart: ShownChart): WheelChart {
  const { bodies, lots, angles, aspects } = chart
  return widerWheelOf({
    ...chart,
    bodies: Object.fromEntries(Object.entries(bodies).map(([name, body]) => [name, bodyOnWheel(name, body)])),
    lots: { ...lots, ...(angles?.vertex && { vertex: angles.vertex }) },
    // mutate members: both have to be planets
    aspects: aspects.filter(({ planet1, planet2 }) => isPlanet(planet1) && isPlanet(planet2)),
  })
}

/** The nodes nearly always go backwards: it says nothing. */
const bodyOnWheel = (name: string, body: ShownBody): ShownBody =>
  name.endsWith('_node') ? { ...body, retrograde: false } : body
