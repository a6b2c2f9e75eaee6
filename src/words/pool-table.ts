/** Every pool of sentences: its keys, the minimum number of sentences for a key, their lengths, and the planets they name. */
import { CATEGORIES, CATEGORY_NAMES, OUTLOOKS } from '../judgement/day/categories.ts'
import { ENERGY_LEVELS } from '../judgement/day/energy.ts'
import { SLOW_PLANETS } from '../judgement/day/plan.ts'
import { PERSONAL_THEMES } from '../judgement/person/weights.ts'
import { MANNERS, type Manner } from '../judgement/tradition.ts'
import { PLANETS, type Planet } from '../sky/planets.ts'
import { SIGNS } from '../sky/zodiac.ts'

type Keys = readonly string[]

export interface PoolRule {
  readonly pool: string
  /** The paths from the root of the pool to its lists of sentences. */
  readonly keys: readonly Keys[]
  /** The minimum number of sentences in a list. */
  readonly least: number
  /** In code points, with placeholders replaced by the shortest and the longest possible word. */
  readonly length: readonly [shortest: number, longest: number]
  /** Planets that every sentence names. */
  readonly names: (keys: Keys) => readonly string[]
  /** Planets that a sentence may name in addition. */
  readonly mayName: (keys: Keys) => readonly string[]
  /** A planet of the birth chart, named only as the reader’s: `your Venus`, `your own Venus`. */
  readonly mayNameYour?: (keys: Keys) => string
  readonly placeholder?: '{sign}' | '{time}'
  readonly person: 'second' | 'first'
}

const HOUSES = Array.from({ length: SIGNS.length }, (_, house) => String(house + 1))
const WANDERERS = PLANETS.filter((planet) => planet !== 'moon')
const FAST_PLANETS = ['sun', 'mercury', 'venus', 'mars'] as const

/** Every path that takes one key from each list. */
function paths(...lists: Keys[]): string[][] {
  const start: string[][] = [[]]
  return lists.reduce((all, keys) => all.flatMap((path) => keys.map((key) => [...path, key])), start)
}

/** Mercury and Venus are never far from the Sun or from each other, so some aspects cannot occur. */
const POSSIBLE: Partial<Record<string, readonly Manner[]>> = {
  'sun-mercury': ['merge'],
  'sun-venus': ['merge'],
  'mercury-venus': ['merge', 'flow'],
}

/** Pairs of planets, the first of them among the given ones, with the manners in which they can meet. */
function meetings(faster: readonly Planet[]): string[][] {
  const order: readonly Planet[] = WANDERERS
  const pairs = faster.flatMap((one) => order.slice(order.indexOf(one) + 1).map((two) => `${one}-${two}`))
  return pairs.flatMap((pair) => paths([pair], POSSIBLE[pair] ?? MANNERS))
}

/** What the Moon's closest aspect can be: a planet and a manner, or none. */
const CONTACTS: readonly Keys[] = [...paths(WANDERERS, MANNERS), ['alone']]
const CATEGORY_LINES = CATEGORY_NAMES.flatMap((category) =>
  paths([category], CATEGORIES[category].rulers, OUTLOOKS),
)
const CATEGORY_ADVICE = paths(CATEGORY_NAMES, OUTLOOKS)

const none = (): string[] => []
const moon = () => ['moon']
const sun = () => ['sun']
const venus = () => ['venus']
const key = (place: number) => (keys: Keys) => [keys[place]!]
const pair = (keys: Keys) => keys[0]!.split('-')
const contact = (keys: Keys) => (keys[0] === 'alone' ? [] : [keys[0]!])

const row = <Pool extends string>(
  pool: Pool,
  keys: PoolRule['keys'],
  least: number,
  length: PoolRule['length'],
  more: Partial<Omit<PoolRule, 'pool'>> = {},
): PoolRule & { readonly pool: Pool } => ({
  pool,
  keys,
  least,
  length,
  names: none,
  mayName: none,
  person: 'second',
  ...more,
})

export const POOL_RULES = [
  row('openings', paths(HOUSES), 24, [55, 78], { mayName: moon }),
  row('links', CONTACTS, 12, [50, 70], { names: contact, mayName: moon }),
  row('advice', paths(HOUSES, MANNERS), 9, [44, 70]),
  row('ingresses', paths(['fast'], FAST_PLANETS, HOUSES), 2, [50, 70], { names: key(1) }),
  row('ingresses', paths(['slow'], SLOW_PLANETS), 5, [50, 70], { names: key(1), placeholder: '{sign}' }),
  row('stations', paths(WANDERERS.slice(1), ['retrograde', 'direct']), 5, [50, 70], { names: key(0) }),
  row('lunations', paths(['new', 'full'], HOUSES), 4, [50, 70], { names: moon }),
  row('meetings', meetings(FAST_PLANETS), 3, [50, 70], { names: pair }),
  row('meetings', meetings(SLOW_PLANETS), 2, [50, 70], { names: pair }),
  row('background', paths(SLOW_PLANETS, HOUSES), 2, [60, 110], { names: key(0) }),
  row('love', paths(HOUSES), 8, [70, 120], { mayName: venus }),
  row('career', paths(HOUSES), 8, [70, 120], { mayName: sun }),
  row('wellbeing', paths(SIGNS), 8, [70, 120], { mayName: moon }),
  row('love-advice', paths(MANNERS), 20, [45, 80]),
  row('wellbeing-advice', paths(ENERGY_LEVELS), 12, [45, 80]),
  row('category-lines', CATEGORY_LINES, 5, [70, 120], { names: key(1) }),
  row('category-advice', CATEGORY_ADVICE, 12, [45, 80]),
  row('poetic-openings', paths(HOUSES), 14, [60, 98], { mayName: moon }),
  row('poetic-turns', CONTACTS, 8, [59, 100], { names: contact, mayName: moon }),
  row('poetic-love', paths(HOUSES), 4, [70, 130], { mayName: venus }),
  row('poetic-career', paths(HOUSES), 4, [70, 130], { mayName: sun }),
  row('poetic-wellbeing', paths(SIGNS), 4, [70, 130], { mayName: moon }),
  row('personal-aspects', paths(PLANETS, MANNERS, PLANETS), 2, [80, 130], {
    names: key(0),
    mayNameYour: (keys) => keys[2]!,
  }),
  row('personal-houses', paths(HOUSES, MANNERS), 5, [60, 110]),
  row('personal-growth', paths(PERSONAL_THEMES, MANNERS), 5, [70, 130]),
  row('personal-relationships', paths(HOUSES), 8, [70, 130], { mayName: venus }),
  row('personal-career', paths(HOUSES), 8, [70, 130], { mayName: sun }),
  row('personal-emotions', paths(HOUSES), 12, [70, 130], { mayName: moon }),
  row('personal-advice', paths(PERSONAL_THEMES), 14, [40, 90]),
  row('personal-affirmations', paths(PERSONAL_THEMES), 8, [30, 90], { person: 'first' }),
  row('personal-timing', paths(MANNERS), 16, [50, 110], { placeholder: '{time}' }),
]

export type PoolName = (typeof POOL_RULES)[number]['pool']
export const POOL_NAMES: readonly PoolName[] = [...new Set(POOL_RULES.map(({ pool }) => pool))]
