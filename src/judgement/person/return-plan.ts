/** What the reading of a solar return mentions of the year from birthday to birthday (docs/returns.md, "The year in words"). */
import { type ClassicalPlanet, RULER } from '../../chart/dignities.ts'
import { houseId, signId } from '../../chart/fact-ids.ts'
import { type Cusps, houseOf } from '../../chart/houses/cusps.ts'
import type { Profection } from '../../chart/profection.ts'
import { isTimed, type TimedChart, type WiderChart } from '../../chart/wider-chart.ts'
import { separation } from '../../sky/angle.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import { type Sign, signOf } from '../../sky/zodiac.ts'
import { type Matter, matterOfHouse } from './matters.ts'

export const RETURN_SECTIONS = ['pace', 'foreground', 'second_foreground', 'crowded', 'age', 'rest'] as const
export type ReturnSectionId = (typeof RETURN_SECTIONS)[number]

/** What a section tells, with the keys of its text. */
export type ReturnSection = { readonly sources: readonly string[] } & (
  | { readonly id: 'pace'; readonly ruler: ClassicalPlanet; readonly house: number }
  | { readonly id: 'foreground' | 'second_foreground'; readonly planet: Planet; readonly house: number }
  | { readonly id: 'crowded'; readonly house: number }
  | { readonly id: 'age'; readonly house: number }
  | { readonly id: 'rest'; readonly sign: Sign }
)

/** Houses with the facts that they follow from. */
export interface ReturnSummaryPlan {
  /** The natal house in which the return rises. */
  readonly rising: number
  /** Of the return. */
  readonly sun: number
  readonly moon: number
  /** The Sun is about the same matter as what rises. */
  readonly isSameMatter: boolean
  /** What the act adds to the house that rises. */
  readonly closing: Matter
  readonly sources: { readonly rising: string; readonly sun: string; readonly moon: string }
}

export interface ReturnPlan {
  /** Null if the time of birth is unknown: then the return has no houses. */
  readonly summary: ReturnSummaryPlan | null
  readonly sections: readonly ReturnSection[]
  /** Texts are shuffled by it. */
  readonly shuffleKey: string
}

export interface SolarReturn {
  /** Null if the time of birth is unknown and the window too long for a chart. */
  readonly chart: WiderChart | null
  readonly natalCusps: Cusps | null
  readonly profection: Profection | null
}

export function returnPlan({ chart, natalCusps, profection }: SolarReturn): ReturnPlan {
  const sections = [
    ...(chart !== null && isTimed(chart) ? ofHouses(chart) : []),
    ...(profection === null ? [] : [ageSection(profection)]),
    ...(chart === null ? [] : restSection(chart)),
  ]
  const summary =
    chart !== null && isTimed(chart) && natalCusps !== null ? summaryPlan(chart, natalCusps) : null
  const sources = [...Object.values(summary?.sources ?? {}), ...sections.flatMap((each) => each.sources)]
  return { summary, sections, shuffleKey: sources.join() }
}

const returnId = (id: string): string => `return-${id}`

function summaryPlan({ chart }: TimedChart, natalCusps: Cusps): ReturnSummaryPlan {
  const rising = houseOf(chart.angles.ascendant, natalCusps)
  const [sun, moon] = [chart.bodies.sun.house, chart.bodies.moon.house]
  const isSameMatter = matterOfHouse(sun) === matterOfHouse(rising)
  return {
    ...{ rising, sun, moon, isSameMatter },
    // Where the Sun says the same again, the Moon adds something.
    closing: matterOfHouse(isSameMatter ? moon : sun),
    sources: {
      rising: returnId(`ascendant-in-natal-house-${rising}`),
      sun: returnId(houseId('sun', sun)),
      moon: returnId(houseId('moon', moon)),
    },
  }
}

/** If no house is crowded, a second planet is in the foreground. The planet that sets the pace is mentioned already, so it comes last. */
function ofHouses({ chart }: TimedChart): ReturnSection[] {
  const crowded = crowdedSection(chart)
  const pace = paceSection(chart)
  const [nearest, second] = planetsAtAngles(chart).toSorted(
    (one, other) => Number(one.planet === pace.ruler) - Number(other.planet === pace.ruler),
  )
  return [
    pace,
    ...(nearest ? [foregroundSection('foreground', nearest)] : []),
    ...(second && crowded.length === 0 ? [foregroundSection('second_foreground', second)] : []),
    ...crowded,
  ]
}

type ReturnChart = TimedChart['chart']

function paceSection({ angles, bodies }: ReturnChart): ReturnSection & { readonly id: 'pace' } {
  const sign = signOf(angles.ascendant)
  const ruler = RULER[sign]
  const { house } = bodies[ruler]
  const sources = [returnId(signId('ascendant', sign)), returnId(houseId(ruler, house))]
  return { id: 'pace', ruler, house, sources }
}

/** Degrees from an angle, on either side. */
const ANGLE_ORB = 10

interface AngularPlanet {
  readonly planet: Planet
  /** That begins at the angle. */
  readonly house: number
}

/** Each planet at the angle next to it, the nearest first. */
function planetsAtAngles({ angles, bodies }: ReturnChart): AngularPlanet[] {
  const houses = { 1: angles.ascendant, 4: angles.imumCoeli, 7: angles.descendant, 10: angles.midheaven }
  return PLANETS.flatMap((planet) =>
    Object.entries(houses).map(([house, angle]) => ({
      planet,
      house: Number(house),
      orb: separation(bodies[planet].longitude, angle),
    })),
  )
    .filter(({ orb }) => orb <= ANGLE_ORB)
    .toSorted((one, other) => one.orb - other.orb)
    .filter(({ planet }, at, all) => all.findIndex((each) => each.planet === planet) === at)
}

const foregroundSection = (
  id: 'foreground' | 'second_foreground',
  { planet, house }: AngularPlanet,
): ReturnSection => ({ id, planet, house, sources: [returnId(`${planet}-on-angle-${house}`)] })

/** So many planets in a house are several. */
const CROWD = 3

/** The house with most planets, of several the first. */
function crowdedSection({ bodies }: ReturnChart): ReturnSection[] {
  const byHouse = Map.groupBy(PLANETS, (planet) => bodies[planet].house)
  const [fullest] = [...byHouse].toSorted(
    ([one, ones], [other, others]) => others.length - ones.length || one - other,
  )
  if (fullest === undefined || fullest[1].length < CROWD) return []
  const [house, planets] = fullest
  return [{ id: 'crowded', house, sources: planets.map((planet) => returnId(houseId(planet, house))) }]
}

const ageSection = ({ house }: Profection): ReturnSection => ({
  id: 'age',
  house,
  sources: [`profection-to-house-${house}`],
})

/** Where the Moon is in one sign however late the birth was. */
function restSection(chart: WiderChart): ReturnSection[] {
  const signs = isTimed(chart) ? [signOf(chart.chart.bodies.moon.longitude)] : chart.sky.bodies.moon.signs
  const [sign] = signs
  if (sign === undefined || signs.length > 1) return []
  return [{ id: 'rest', sign, sources: [returnId(signId('moon', sign))] }]
}
