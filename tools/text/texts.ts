/** Every text of the data whose use is measured, by the page that says how many there are. */
import { PORTRAIT_PARTS } from '../../src/judgement/chart/portrait.ts'
import { MEANINGS } from '../../src/words/en/meanings.ts'
import { LIFE_POOLS } from '../../src/words/life.ts'
import { RETURN_POOLS } from '../../src/words/returns.ts'
import { leavesOf, readTree } from '../../src/words/text-tree.ts'
import { TIMELINE_POOLS } from '../../src/words/timeline.ts'
import { TOGETHER_POOLS } from '../../src/words/together.ts'

type Item = string | Readonly<Record<string, string>>

const textsIn = (path: string): string[] =>
  leavesOf(readTree<string | readonly Item[]>('en', path)).flatMap(({ leaf }) =>
    typeof leaf === 'string'
      ? [leaf]
      : leaf.flatMap((item) => (typeof item === 'string' ? [item] : Object.values(item))),
  )

/** The parts of a text count each. */
const timeTexts = (): string[] =>
  [
    ...TIMELINE_POOLS.map((pool) => `timeline/${pool}`),
    ...RETURN_POOLS.map((pool) => `returns/${pool}`),
    ...LIFE_POOLS.map((pool) => `life/${pool}`),
  ].flatMap(textsIn)

const pairTexts = (): string[] => TOGETHER_POOLS.flatMap((pool) => textsIn(`together/${pool}`))

/** By their first sentences, each once. */
function natalTexts(): string[] {
  const first = (text: string) => text.split(/(?<=\.) /)[0]!
  const pools = [...PORTRAIT_PARTS.map((part) => `portrait/${part}`), 'tensions/aspects', 'tensions/elements']
  const texts = [...pools, 'tensions/ways', 'tensions/wants'].flatMap(textsIn)
  return [...new Set([...MEANINGS.map(({ text }) => text), ...texts].map(first))]
}

export const MEASURED_TEXTS = { writing: natalTexts, together: pairTexts, timeline: timeTexts } as const
