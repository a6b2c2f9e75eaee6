/** Aspect patterns: figures that three or more bodies of a chart make together. */
import assert from 'node:assert/strict'
import { SIGNS, type Sign, signOf } from '../sky/zodiac.ts'
import type { AspectName } from './aspects.ts'

export const PATTERNS = ['stellium', 'grand_cross', 't_square', 'kite', 'grand_trine', 'yod'] as const
export type PatternName = (typeof PATTERNS)[number]

export interface ChartPattern<B extends string> {
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
 * The patterns of the given bodies (31 at most), in the order of PATTERNS. Aspects with other bodies do not count. A t-square
 * inside a grand cross and a grand trine inside a kite are not listed again.
 */
export function chartPatternsOf<B extends string>(
  bodies: Readonly<Record<B, { readonly longitude: number }>>,
  aspects: readonly PairAspect<B>[],
): ChartPattern<B>[] {
  const names = Object.keys(bodies) as B[]
  assert(names.length < 32, 'a set of bodies is a number of 32 bits')
  const net = netOf(names, aspects)
  const crosses = grandCrosses(net)
  const trines = grandTrines(net)
  const kites = trines.flatMap((trine) => kitesOn(trine, net))
  const figures = [
    ...stelliums(names.map((body) => signOf(bodies[body].longitude))),
    ...crosses,
    ...focused('t_square', net.pairs.opposition, net.linked.square).filter(
      (each) => !isInside(each, crosses),
    ),
    ...kites,
    ...trines.filter((trine) => !isInside(trine, kites)),
    ...focused('yod', net.pairs.sextile, net.linked.quincunx),
  ]
  return figures.map(({ name, set, apex, sign }) => ({
    name,
    members: names.filter((_, i) => has(set, i)),
    apex: apex === null ? null : names[apex]!,
    sign,
  }))
}

/** A set of bodies by their indices: a bit for each. Patterns are searched in every chart, so this has to be quick. */
type BodySet = number
const only = (index: number): BodySet => 1 << index
const has = (set: BodySet, index: number): boolean => (set & only(index)) !== 0

function sizeOf(set: BodySet): number {
  let size = 0
  // Each step takes the lowest bit away.
  for (let rest = set; rest !== 0; rest &= rest - 1) size++
  return size
}

function indicesIn(set: BodySet): number[] {
  const found: number[] = []
  for (let i = 0; set >> i !== 0; i++) if (has(set, i)) found.push(i)
  return found
}

/** A pattern in indices. */
interface Figure {
  readonly name: PatternName
  readonly set: BodySet
  readonly apex: number | null
  readonly sign: Sign | null
}

const figure = (name: PatternName, set: BodySet, apex: number | null = null): Figure => ({
  name,
  set,
  apex,
  sign: null,
})

const isInside = ({ set }: Figure, greater: readonly Figure[]): boolean =>
  greater.some((each) => (set & each.set) === set)

const USED = ['opposition', 'square', 'trine', 'sextile', 'quincunx'] as const satisfies AspectName[]
type PatternAspect = (typeof USED)[number]
type Pair = readonly [one: number, two: number]

interface Net {
  readonly pairs: Readonly<Record<PatternAspect, readonly Pair[]>>
  /** For each body, those that it has the aspect with. */
  readonly linked: Readonly<Record<PatternAspect, readonly BodySet[]>>
}

function netOf<B extends string>(names: readonly B[], aspects: readonly PairAspect<B>[]): Net {
  const pairs = {} as Record<PatternAspect, Pair[]>
  const linked = {} as Record<PatternAspect, BodySet[]>
  for (const name of USED) {
    pairs[name] = []
    linked[name] = names.map(() => 0)
  }
  for (const { name, planet1, planet2 } of aspects) {
    if (!isUsed(name)) continue
    const [one, two] = [names.indexOf(planet1), names.indexOf(planet2)]
    if (one < 0 || two < 0) continue
    pairs[name].push([one, two])
    linked[name][one]! |= only(two)
    linked[name][two]! |= only(one)
  }
  return { pairs, linked }
}

const USED_SET: ReadonlySet<AspectName> = new Set(USED)
const isUsed = (name: AspectName): name is PatternAspect => USED_SET.has(name)

function stelliums(signs: readonly Sign[]): Figure[] {
  const sets = new Map<Sign, BodySet>()
  signs.forEach((sign, i) => {
    sets.set(sign, (sets.get(sign) ?? 0) | only(i))
  })
  return SIGNS.filter((sign) => sizeOf(sets.get(sign) ?? 0) >= STELLIUM).map((sign) => ({
    name: 'stellium',
    set: sets.get(sign)!,
    apex: null,
    sign,
  }))
}

const union = (sets: readonly BodySet[]): BodySet => sets.reduce((sum, set) => sum | set, 0)

/** Two bodies in one aspect, and a third that has the other aspect to both: the apex. */
function focused(name: PatternName, base: readonly Pair[], linked: readonly BodySet[]): Figure[] {
  return base.flatMap(([one, two]) =>
    indicesIn(linked[one]! & linked[two]!).map((apex) =>
      figure(name, only(one) | only(two) | only(apex), apex),
    ),
  )
}

/** Two oppositions whose ends are all square to each other. */
function grandCrosses({ pairs: { opposition }, linked: { square } }: Net): Figure[] {
  return opposition.flatMap(([one, two], i) => {
    const squareToBoth = square[one]! & square[two]!
    return opposition
      .slice(i + 1)
      .filter(([three, four]) => has(squareToBoth, three) && has(squareToBoth, four))
      .map(([three, four]) => figure('grand_cross', union([one, two, three, four].map(only))))
  })
}

function grandTrines({ pairs, linked: { trine } }: Net): Figure[] {
  return pairs.trine.flatMap(([one, two]) =>
    indicesIn(trine[one]! & trine[two]!)
      // Each three are found once, by their first two.
      // mutate operator >=: no body makes a trine to itself
      .filter((three) => three > Math.max(one, two))
      .map((three) => figure('grand_trine', union([one, two, three].map(only)))),
  )
}

/** A grand trine and a fourth body, opposite one of the three and sextile to the two others: the apex. */
function kitesOn({ set }: Figure, { linked: { opposition, sextile } }: Net): Figure[] {
  const corners = indicesIn(set)
  return corners.flatMap((tail) => {
    const apexes = corners.reduce(
      (left, corner) => left & (corner === tail ? opposition : sextile)[corner]!,
      ~0,
    )
    return indicesIn(apexes).map((apex) => figure('kite', set | only(apex), apex))
  })
}
