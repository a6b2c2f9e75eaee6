/** Aspect patterns: figures that three or more bodies of a chart make together. */
import { SIGNS, type Sign, signOf } from '../sky/zodiac.ts'
import type { AspectName } from './aspects.ts'

export const PATTERNS = ['stellium', 'grand_cross', 't_square', 'kite', 'grand_trine', 'yod'] as const
export type PatternName = (typeof PATTERNS)[number]

export interface Pattern<B extends string> {
  readonly name: PatternName
  /** In the order of the bodies. */
  readonly members: readonly B[]
  /** Of a t-square, a kite or a yod: the body that the figure points to. */
  readonly apex: B | null
  /** Of a stellium. */
  readonly sign: Sign | null
}

interface PairAspect<B extends string> {
  readonly planet1: B
  readonly planet2: B
  readonly name: AspectName
}

/** As many bodies in one sign as make a stellium. */
const STELLIUM = 3

/**
 * The patterns of the given bodies, in the order of PATTERNS. Aspects with other bodies do not count. A t-square inside a
 * grand cross and a grand trine inside a kite are not told again.
 */
export function patternsOf<B extends string>(
  bodies: Readonly<Record<B, { readonly longitude: number }>>,
  aspects: readonly PairAspect<B>[],
): Pattern<B>[] {
  const names = Object.keys(bodies) as B[]
  const net = netOf(names, aspects)
  const crosses = grandCrosses(net)
  const trines = grandTrines(net)
  const kites = trines.flatMap((trine) => kitesOn(trine, net))
  return [
    ...stelliums(bodies),
    ...crosses,
    ...focused('t_square', 'opposition', 'square', net).filter((pattern) => !isInside(pattern, crosses)),
    ...kites,
    ...trines.filter((trine) => !isInside(trine, kites)),
    ...focused('yod', 'sextile', 'quincunx', net),
  ]
}

/** Which aspects connect which bodies. */
interface Net<B extends string> {
  readonly names: readonly B[]
  readonly connects: (name: AspectName, one: B, two: B) => boolean
  /** Each pair once, the body that comes first in the order first. */
  readonly pairs: (name: AspectName) => readonly (readonly [B, B])[]
}

function netOf<B extends string>(names: readonly B[], aspects: readonly PairAspect<B>[]): Net<B> {
  const found = new Set(
    aspects.flatMap(({ name, planet1, planet2 }) => [
      `${name} ${planet1} ${planet2}`,
      `${name} ${planet2} ${planet1}`,
    ]),
  )
  const connects = (name: AspectName, one: B, two: B) => found.has(`${name} ${one} ${two}`)
  const pairs = (name: AspectName) =>
    names.flatMap((one, i) =>
      names
        .slice(i + 1)
        .filter((two) => connects(name, one, two))
        .map((two) => [one, two] as const),
    )
  return { names, connects, pairs }
}

function patternOf<B extends string>(
  name: PatternName,
  members: readonly B[],
  { names }: Net<B>,
  apex: B | null = null,
): Pattern<B> {
  return { name, members: names.filter((body) => members.includes(body)), apex, sign: null }
}

function stelliums<B extends string>(
  bodies: Readonly<Record<B, { readonly longitude: number }>>,
): Pattern<B>[] {
  const names = Object.keys(bodies) as B[]
  return SIGNS.flatMap((sign) => {
    const members = names.filter((body) => signOf(bodies[body].longitude) === sign)
    return members.length < STELLIUM ? [] : [{ name: 'stellium', members, apex: null, sign }]
  })
}

/** Two bodies in one aspect, and a third that has the other aspect to both: the apex. */
function focused<B extends string>(
  name: PatternName,
  base: AspectName,
  side: AspectName,
  net: Net<B>,
): Pattern<B>[] {
  return net
    .pairs(base)
    .flatMap(([one, two]) =>
      net.names
        .filter((apex) => net.connects(side, apex, one) && net.connects(side, apex, two))
        .map((apex) => patternOf(name, [one, two, apex], net, apex)),
    )
}

/** Two oppositions whose ends are all square to each other. */
function grandCrosses<B extends string>(net: Net<B>): Pattern<B>[] {
  const oppositions = net.pairs('opposition')
  return oppositions.flatMap((one, i) =>
    oppositions
      .slice(i + 1)
      .filter((two) => one.every((a) => two.every((b) => net.connects('square', a, b))))
      .map((two) => patternOf('grand_cross', [...one, ...two], net)),
  )
}

function grandTrines<B extends string>(net: Net<B>): Pattern<B>[] {
  return net.pairs('trine').flatMap(([one, two]) =>
    net.names
      .slice(net.names.indexOf(two) + 1)
      .filter((three) => net.connects('trine', one, three) && net.connects('trine', two, three))
      .map((three) => patternOf('grand_trine', [one, two, three], net)),
  )
}

/** A grand trine and a fourth body, opposite one of the three and sextile to the two others: the apex. */
function kitesOn<B extends string>(trine: Pattern<B>, net: Net<B>): Pattern<B>[] {
  return net.names
    .filter((apex) =>
      trine.members.some((tail) =>
        trine.members.every((body) => net.connects(body === tail ? 'opposition' : 'sextile', apex, body)),
      ),
    )
    .map((apex) => patternOf('kite', [...trine.members, apex], net, apex))
}

const isInside = <B extends string>(pattern: Pattern<B>, greater: readonly Pattern<B>[]): boolean =>
  greater.some(({ members }) => pattern.members.every((body) => members.includes(body)))
