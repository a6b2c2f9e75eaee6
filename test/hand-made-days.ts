/** Days of a period made by hand: planets where a test puts them, and only the factors that it names. */
import type { AspectName } from '../src/chart/aspects.ts'
import { type AspectFactor, type Factor, toneOf } from '../src/judgement/day/influence.ts'
import type { JudgedDay } from '../src/judgement/period/days.ts'
import { PLANETS, type Planet } from '../src/sky/planets.ts'

export interface HandMadeDay {
  readonly date?: string
  readonly score?: number
  /** Longitudes; a planet that is not named stands at 0° Aries. */
  readonly at?: Partial<Readonly<Record<Planet, number>>>
  /** Planets that go back. */
  readonly back?: readonly Planet[]
  /** By their ids: `{ 'mars-trine': 2, 'moon-square-venus': -1, 'sun-in-leo': 1 }`. */
  readonly factors?: Readonly<Record<string, number>>
}

export const perPlanet = <Value>(take: (planet: Planet) => Value): Record<Planet, Value> =>
  Object.fromEntries(PLANETS.map((planet) => [planet, take(planet)])) as Record<Planet, Value>

export function handMadeDay({
  date = '2026-03-02',
  score = 0,
  at = {},
  back = [],
  factors = {},
}: HandMadeDay) {
  const all = Object.entries(factors).map(([id, worth]) => weighed(id, worth))
  const isPlacement = ({ id }: Factor) => id.includes('-in-')
  const day: JudgedDay = {
    date,
    sky: {
      instant: Date.parse(date) + 43_200_000,
      positions: perPlanet((planet) => ({
        longitude: at[planet] ?? 0,
        latitude: 0,
        motion: back.includes(planet) ? -1 : 1,
      })),
      aspects: [],
    },
    scales: {
      toSign: all.filter((each) => each.planets.length === 1 && !isPlacement(each)),
      inSky: all.filter(({ planets }) => planets.length === 2),
      presence: perPlanet(() => 0),
    },
    influence: { score, tone: toneOf(score), factors: all },
  }
  return day
}

function weighed(id: string, score: number): AspectFactor {
  const [planet, name, other] = id.split('-')
  const planets = [planet, other].filter((each): each is Planet => PLANETS.includes(each as Planet))
  return { id, planets, name: name as AspectName, score }
}
