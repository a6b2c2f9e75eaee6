/** Every pool of sentences: its keys, the minimum number of sentences for a key, their lengths, and the planets they name. */
// mutate-file list, order, constant, arguments: which sentences there are to be, how many and how long: rules for those who write them
import { OUTLOOKS } from '../judgement/day/categories.ts'
import { PHASES } from '../judgement/person/transits.ts'
import { PERSONAL_THEMES } from '../judgement/person/weights.ts'
import { MANNERS } from '../judgement/tradition.ts'
import { PLANETS, SLOW_PLANETS } from '../sky/planets.ts'
import { SIGNS } from '../sky/zodiac.ts'

export type PoolKeys = readonly string[]

export interface PoolRule {
  readonly pool: string
  /** The paths from the root of the pool to its lists of sentences. */
  readonly keys: readonly PoolKeys[]
  /** The minimum number of sentences in a list. */
  readonly least: number
  /** In code points, with placeholders replaced by the shortest and the longest possible word. */
  readonly length: readonly [shortest: number, longest: number]
  /** Planets that every sentence names. */
  readonly names: (keys: PoolKeys) => readonly string[]
  /** Planets that a sentence may name in addition. */
  readonly mayName: (keys: PoolKeys) => readonly string[]
  /** A planet of the birth chart, named only as the reader’s: `your Venus`, `your own Venus`. */
  readonly mayNameYour?: (keys: PoolKeys) => string
  readonly placeholder?: '{time}'
  /** The pool that this one answers: each sentence says what to do about the sentence at the same place there. */
  readonly answers?: string
  readonly person: 'second' | 'first'
}

export const HOUSES = Array.from({ length: SIGNS.length }, (_, house) => String(house + 1))
const WANDERERS = PLANETS.filter((planet) => planet !== 'moon')

/** Every path that takes one key from each list. */
export function paths(...lists: PoolKeys[]): string[][] {
  const start: string[][] = [[]]
  return lists.reduce((all, keys) => all.flatMap((path) => keys.map((key) => [...path, key])), start)
}

const none = (): string[] => []
const moon = () => ['moon']
const sun = () => ['sun']
const venus = () => ['venus']
export const key = (place: number) => (keys: PoolKeys) => [keys[place]!]
const NATAL = { names: key(0), mayNameYour: (keys: PoolKeys) => keys[2]! }

export const row = <Pool extends string>(
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
  row('background', paths(SLOW_PLANETS, HOUSES), 18, [55, 130], { names: key(0) }),
  row('poetic', paths(HOUSES, MANNERS), 24, [120, 200]),
  row('poetic-love', paths(OUTLOOKS), 36, [55, 130]),
  row('poetic-career', paths(OUTLOOKS), 36, [55, 130]),
  row('poetic-wellbeing', paths(OUTLOOKS), 36, [55, 130]),
  row('personal-aspects', paths(['moon'], MANNERS, PLANETS), 6, [80, 130], NATAL),
  row('personal-aspects', paths(WANDERERS, MANNERS, PLANETS), 2, [80, 130], NATAL),
  row('personal-aspect-acts', paths(['moon'], MANNERS, PLANETS), 6, [50, 110], {
    answers: 'personal-aspects',
  }),
  row('personal-aspect-acts', paths(WANDERERS, MANNERS, PLANETS), 2, [50, 110], {
    answers: 'personal-aspects',
  }),
  row('personal-phases', paths(PHASES, MANNERS), 24, [40, 95]),
  row('personal-growth', paths(PERSONAL_THEMES, MANNERS), 8, [70, 130]),
  row('personal-relationships', paths(HOUSES), 24, [70, 130], { mayName: venus }),
  row('personal-career', paths(HOUSES), 24, [70, 130], { mayName: sun }),
  row('personal-emotions', paths(HOUSES), 12, [70, 130], { mayName: moon }),
  row('personal-acts', paths(HOUSES, ['merge']), 24, [44, 70]),
  row('personal-advice', paths(PERSONAL_THEMES), 46, [40, 95]),
  row('personal-affirmations', paths(PERSONAL_THEMES), 20, [30, 90], { person: 'first' }),
  row('personal-timing', paths(MANNERS), 24, [50, 120], { placeholder: '{time}' }),
  row('personal-timing', paths(['quiet']), 24, [50, 110]),
]

export type PoolName = (typeof POOL_RULES)[number]['pool']
export const POOL_NAMES: readonly PoolName[] = [...new Set(POOL_RULES.map(({ pool }) => pool))]
