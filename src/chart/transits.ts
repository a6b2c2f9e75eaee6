/** The sky at an instant, and its transits to one sign of the zodiac (specification §2.5.1, §4.6). */

import { isRetrograde, type Positions, positionsAt } from '../sky/ephemeris.ts'
import { PLANETS, type Planet } from '../sky/planets.ts'
import { degreeInSign, SIGN_SPAN, SIGNS, type Sign, signOf, startOf } from '../sky/zodiac.ts'
import {
  ASPECTS,
  type Aspect,
  type AspectName,
  aspectBetween,
  aspectsBetween,
  type BodyAspect,
  isExact,
  type Strength,
  strengthOf,
} from './aspects.ts'

/** The public id of a fact about the sky; the sources of a text refer to it. */
export type TransitId = string

/** An aspect between two planets of the sky. */
export interface SkyAspect extends BodyAspect {
  /** For example `moon-trine-uranus`. */
  readonly id: TransitId
}

export interface Sky {
  readonly instant: number
  readonly positions: Positions
  /** Each pair once, in planet order. */
  readonly aspects: readonly SkyAspect[]
}

export function skyAt(instant: number): Sky {
  const positions = positionsAt(instant)
  const aspects = aspectsBetween(positions).map((aspect) => ({ ...aspect, id: skyAspectId(aspect) }))
  return { instant, positions, aspects }
}

// mutate order: the order of a list of names
export const NATURES = ['beneficial', 'challenging', 'neutral', 'very_challenging'] as const
export type Nature = (typeof NATURES)[number]

/** An aspect from a transiting planet to the middle of a sign. */
export interface SignAspect extends Aspect {
  /** For example `mars-square`. */
  readonly id: TransitId
  readonly planet: Planet
  readonly strength: Strength
  readonly nature: Nature
  readonly exact: boolean
  readonly retrograde: boolean
}

export interface PlanetInSign {
  /** For example `venus-in-libra`. */
  readonly id: TransitId
  readonly planet: Planet
  readonly degreeInSign: number
  readonly retrograde: boolean
}

export interface SignTransits {
  readonly sign: Sign
  readonly aspects: readonly SignAspect[]
  readonly planetsInSign: readonly PlanetInSign[]
}

/** The point of a sign that aspects are measured to (decisions §7). */
const MIDDLE = SIGN_SPAN / 2

export function transitsToSign({ positions }: Sky, sign: Sign): SignTransits {
  const middle = startOf(sign) + MIDDLE
  const aspects: SignAspect[] = []
  const planetsInSign: PlanetInSign[] = []
  for (const planet of PLANETS) {
    const { longitude, motion } = positions[planet]
    const retrograde = isRetrograde(planet, motion)
    const aspect = aspectBetween(longitude, middle)
    if (aspect) aspects.push(signAspect(planet, aspect, retrograde))
    if (signOf(longitude) === sign)
      planetsInSign.push({
        id: placementId(planet, sign),
        planet,
        degreeInSign: degreeInSign(longitude),
        retrograde,
      })
  }
  return { sign, aspects, planetsInSign }
}

function signAspect(planet: Planet, { name, orb }: Aspect, retrograde: boolean): SignAspect {
  return {
    id: SIGN_ASPECT_IDS[planet][name],
    planet,
    name,
    orb,
    strength: strengthOf(orb),
    nature: natureOf(planet, name, orb),
    exact: isExact(orb),
    retrograde,
  }
}

/** Decisions §6. A conjunction takes its nature from the planet. */
const NATURE_OF_ASPECT: Record<Exclude<AspectName, 'conjunction'>, Nature> = {
  semisextile: 'beneficial',
  semisquare: 'challenging',
  sextile: 'beneficial',
  square: 'challenging',
  trine: 'beneficial',
  sesquiquadrate: 'challenging',
  quincunx: 'neutral',
  opposition: 'challenging',
}
const NATURE_OF_PLANET: Partial<Record<Planet, Nature>> = {
  sun: 'beneficial',
  venus: 'beneficial',
  jupiter: 'beneficial',
  mars: 'challenging',
  saturn: 'challenging',
  pluto: 'challenging',
}

export function natureOf(planet: Planet, name: AspectName, orb: number): Nature {
  if (name === 'conjunction') return NATURE_OF_PLANET[planet] ?? 'neutral'
  const isHard = name === 'square' || name === 'opposition'
  if (isHard && strengthOf(orb) === 'strong' && NATURE_OF_PLANET[planet] === 'challenging')
    return 'very_challenging'
  return NATURE_OF_ASPECT[name]
}

/** The house (1 to 12) of a longitude if the given sign is the first house. */
export function houseFrom(sign: Sign, longitude: number): number {
  const steps = SIGNS.indexOf(signOf(longitude)) - SIGNS.indexOf(sign)
  return ((steps + SIGNS.length) % SIGNS.length) + 1
}

/** Each id is made once: a year of a sign counts with fifty thousand of them, and equal texts are found faster if they are the same. */
const idTable = <Second extends string>(seconds: readonly Second[], join: string) =>
  Object.fromEntries(
    PLANETS.map((planet) => [
      planet,
      Object.fromEntries(seconds.map((second) => [second, `${planet}${join}${second}`])),
    ]),
  ) as Record<Planet, Record<Second, TransitId>>

const PLACEMENT_IDS = idTable(SIGNS, '-in-')
const ASPECT_NAMES = Object.keys(ASPECTS) as AspectName[]
const SIGN_ASPECT_IDS = idTable(ASPECT_NAMES, '-')
const SKY_ASPECT_IDS = Object.fromEntries(
  PLANETS.map((planet) => [
    planet,
    Object.fromEntries(ASPECT_NAMES.map((name) => [name, idsWith(`${planet}-${name}-`)])),
  ]),
) as Record<Planet, Record<AspectName, Record<Planet, TransitId>>>

function idsWith(start: string): Record<Planet, TransitId> {
  return Object.fromEntries(PLANETS.map((planet) => [planet, start + planet])) as Record<Planet, TransitId>
}

export const placementId = (planet: Planet, sign: Sign): TransitId => PLACEMENT_IDS[planet][sign]

export const skyAspectId = (aspect: { planet1: Planet; name: AspectName; planet2: Planet }): TransitId =>
  SKY_ASPECT_IDS[aspect.planet1][aspect.name][aspect.planet2]
