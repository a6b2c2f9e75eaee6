/** Two births as a request writes them. Errors name the one they belong to: `second.latitude`. */
import type { PairedBirth } from '../chart/composite.ts'
import { invalid, ServiceError } from '../errors.ts'
import { type Birth, type BirthOptions, type BirthRequest, resolveBirth } from './birth.ts'
import { chartInputs } from './chart.ts'
import type { Inputs } from './identifier.ts'
import { within } from './within.ts'

export const PAIR_MEMBERS = ['first', 'second'] as const
export type PairMemberName = (typeof PAIR_MEMBERS)[number]

export type PairRequest = Readonly<Record<PairMemberName, BirthRequest>>
export type BirthPair = Readonly<Record<PairMemberName, Birth>>

/** Options of a birth that both must have in common, by their names in a request. */
const COMMON = { zodiac: 'zodiac', ayanamsa: 'ayanamsa', node: 'node' } as const
const COMMON_IN_ONE_CHART = { ...COMMON, houseSystem: 'house_system' } as const

/** The second birth has the zodiac, ayanamsa, node and house system of the first, unless it names its own. `isOneChart`: the two become one chart, with one house system. */
export function resolvePair(request: PairRequest, isOneChart: boolean): BirthPair {
  const first = within('first', () => resolveBirth(request.first))
  const { options = {} } = request.second
  const second = within('second', () =>
    resolveBirth({ ...request.second, options: { ...choicesOf(first, options), ...defined(options) } }),
  )
  const common = isOneChart ? COMMON_IN_ONE_CHART : COMMON
  const different = (Object.keys(common) as (keyof typeof common)[]).filter(
    (option) => first[option] !== second[option],
  )
  if (different.length > 0) throw unlike(different.map((option) => common[option]))
  return { first, second }
}

/** An ayanamsa belongs to the sidereal zodiac: with a zodiac of its own the second has none of the first. */
const choicesOf = ({ zodiac, ayanamsa, node, houseSystem }: Birth, given: BirthOptions): BirthOptions => ({
  ...{ zodiac, node, houseSystem },
  ...(ayanamsa !== undefined && (given.zodiac ?? zodiac) === zodiac && { ayanamsa }),
})

const defined = (options: BirthOptions): BirthOptions =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))

const unlike = (names: readonly string[]): ServiceError =>
  invalid(
    names.map((name) => ({
      path: `second.options.${name}`,
      message: `second.options.${name} must be that of first.options, or left out.`,
    })),
  )

/** Throws if a time of birth is unknown; `what` names the thing that needs both. */
export function requireTimes(pair: BirthPair, what: string): void {
  const member = PAIR_MEMBERS.find((name) => pair[name].time === null)
  if (member === undefined) return
  const field = `${member}.birthDateTime`
  const message = `${field} needs the time of birth: without it there are no ${what}.`
  throw new ServiceError('BIRTH_TIME_REQUIRED', message, { field })
}

export const hasTimes = (pair: BirthPair): boolean => PAIR_MEMBERS.every((name) => pair[name].time !== null)

export function pairedBirth({ place, houseSystem, zodiac, ayanamsa, time, day }: Birth): PairedBirth {
  return { input: { place, houseSystem, zodiac, ayanamsa }, instant: time?.instant ?? null, day }
}

/** The inputs from which the id of two charts is made. */
export const pairInputs = (pair: BirthPair): Inputs =>
  Object.fromEntries(
    PAIR_MEMBERS.flatMap((name) =>
      Object.entries(chartInputs(pair[name])).map(([input, value]) => [`${name}.${input}`, value]),
    ),
  )
