/** What of a chart depends on the time of birth: a row for each fact, with its value at a moment and its name in an answer. */
import { isRetrograde } from '../../sky/ephemeris.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import { type Sign, signOf } from '../../sky/zodiac.ts'
import { type AspectName, aspectBetween } from '../aspects.ts'
import { aspectId, houseId, retrogradeId, signId } from '../fact-ids.ts'
import { houseOf } from '../houses/cusps.ts'
import type { Moment } from './moment.ts'

export const TIMED_FACT_KINDS = [
  'rising_sign',
  'midheaven_sign',
  'sign',
  'house',
  'aspect',
  'motion',
] as const
export type TimedFactKind = (typeof TIMED_FACT_KINDS)[number]

/** Null: there is no aspect. */
export type FactValue = Sign | AspectName | number | 'direct' | 'retrograde' | null

export interface TimedFact {
  readonly kind: TimedFactKind
  /** `ascendant`, `moon`, `moon-mars`. */
  readonly subject: string
  readonly at: (moment: Moment) => FactValue
  /** The id of the fact with this value, as `moon-in-leo`; null where the value says nothing, as an aspect that is not there. */
  readonly id: (value: FactValue) => string | null
}

/** What turns with the Earth, and changes within minutes. */
export const FACTS_OF_THE_HOUR: readonly TimedFact[] = [
  {
    kind: 'rising_sign',
    subject: 'ascendant',
    at: (moment) => signOf(moment.ascendant),
    id: (sign) => signId('ascendant', sign as Sign),
  },
  {
    kind: 'midheaven_sign',
    subject: 'midheaven',
    at: (moment) => signOf(moment.midheaven),
    id: (sign) => signId('midheaven', sign as Sign),
  },
  ...PLANETS.map(houseFact),
]

/** What moves with the bodies themselves, and changes within hours at the soonest. */
export const FACTS_OF_THE_DAY: readonly TimedFact[] = [
  ...PLANETS.map(signFact),
  ...PLANETS.map(motionFact),
  ...PLANETS.flatMap((planet1, i) => PLANETS.slice(i + 1).map((planet2) => aspectFact(planet1, planet2))),
]

function houseFact(planet: Planet): TimedFact {
  return {
    kind: 'house',
    subject: planet,
    at: (moment) => houseOf(moment.position(planet).longitude, moment.cusps),
    id: (house) => houseId(planet, house as number),
  }
}

function signFact(planet: Planet): TimedFact {
  return {
    kind: 'sign',
    subject: planet,
    at: (moment) => signOf(moment.position(planet).longitude),
    id: (sign) => signId(planet, sign as Sign),
  }
}

function motionFact(planet: Planet): TimedFact {
  return {
    kind: 'motion',
    subject: planet,
    at: (moment) => (isRetrograde(planet, moment.position(planet).motion) ? 'retrograde' : 'direct'),
    id: (motion) => (motion === 'retrograde' ? retrogradeId(planet) : null),
  }
}

function aspectFact(planet1: Planet, planet2: Planet): TimedFact {
  return {
    kind: 'aspect',
    subject: `${planet1}-${planet2}`,
    at: (moment) =>
      aspectBetween(moment.position(planet1).longitude, moment.position(planet2).longitude)?.name ?? null,
    id: (name) => (name === null ? null : aspectId(planet1, name as AspectName, planet2)),
  }
}
