/** Numbers and colours of the planet that helps a sign most on a day. Nothing here is random (docs/judgement.md). */
import { CLASSICAL, type ClassicalPlanet, RULER } from '../../chart/dignities.ts'
import type { SignTransits, Sky } from '../../chart/transits.ts'
import { houseFrom } from '../../chart/transits.ts'
import { degreeInSign, type Sign, signOf } from '../../sky/zodiac.ts'
import type { Influence } from './influence.ts'
import { rulerOfDay } from './planetary-hours.ts'

export interface LuckyElements {
  readonly primaryInfluence: ClassicalPlanet
  readonly numbers: readonly number[]
  /** The planets and the sign whose colours are lucky. */
  readonly colors: readonly (ClassicalPlanet | Sign)[]
}

/** The order of each planet's magic square in Agrippa's De occulta philosophia (1533), book 2, chapter 22. */
const NUMBER: Record<ClassicalPlanet, number> = {
  saturn: 3,
  jupiter: 4,
  mars: 5,
  sun: 6,
  venus: 7,
  mercury: 8,
  moon: 9,
}

export function luckyElements(
  date: string,
  sky: Sky,
  { sign }: SignTransits,
  influence: Influence,
): LuckyElements {
  const planet = primaryInfluence(sign, influence)
  const { longitude } = sky.positions[planet]
  const numbers = [
    NUMBER[planet],
    houseFrom(sign, longitude),
    degreeUnderway(longitude),
    degreeUnderway(sky.positions[planet === 'moon' ? 'sun' : 'moon'].longitude),
  ]
  const colors = [planet, signOf(longitude), rulerOfDay(date)]
  return { primaryInfluence: planet, numbers: [...new Set(numbers)], colors: [...new Set(colors)] }
}

/** The classical planet with the largest positive share of the day's score; the sign's ruler if there is none. */
function primaryInfluence(sign: Sign, { factors }: Influence): ClassicalPlanet {
  const shares = CLASSICAL.map((planet) => {
    const own = factors.filter(({ planets }) => planets.includes(planet))
    return { planet, share: own.reduce((sum, { score }) => sum + score, 0) }
  })
  const best = shares.reduce((a, b) => (b.share > a.share ? b : a))
  return best.share > 0 ? best.planet : RULER[sign]
}

/** Degrees of a sign are counted from 1 to 30: 0°20′ is in the first. */
const degreeUnderway = (longitude: number) => Math.floor(degreeInSign(longitude)) + 1
