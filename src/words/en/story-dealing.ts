/** Which of several good sentences a story takes: it follows from the cards alone, and avoids words that its neighbours have. */
import { memoized } from '../../sky/memoized.ts'
import type { LaidCard } from '../../tarot/threads.ts'
import { wordsOf } from '../text-measure.ts'

/** Chooses from a pool by a name: another name, or other cards, choose anew. */
export type Deal = <One>(pool: readonly One[], name: string) => readonly One[]

/** Gives the pool from the chosen one on, so that the next can be taken where the first does not fit. */
export function dealFor(cards: readonly LaidCard[]): Deal {
  const drawn = hashOf(`${cards.map(({ card, orientation }) => `${card.id} ${orientation}`).join()} `)
  return (pool, name) => {
    if (pool.length < 2) return pool
    const hash = hashOf(name, drawn)
    const at = ((hash ^ (hash >>> 15)) >>> 0) % pool.length
    return [...pool.slice(at), ...pool.slice(0, at)]
  }
}

/** FNV-1a, of a text or of what follows on one. */
function hashOf(text: string, before = 0x811c9dc5): number {
  let hash = before
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash
}

/** Words that say too little to be heard twice. */
const LIGHT = new Set(
  `about after again against ahead alone already also always another anyone anything away back because been before behind being
  below beside between both came cannot come could doesn’t done don’t down each even ever every everyone everything from gets give
  given goes going have here hold into isn’t it’s itself just keep kind know later least left less let’s like little long made make
  many matter maybe mean more most much must never next nobody none nothing once only onto other others over perhaps quite really
  reversed same seem shall should side since some something stand stands still such take than that that’s their them then there
  there’s these they they’re thing things this those though through time today together towards turn under until upon very want
  wants well were what what’s when where which while whole will with within without won’t would you’d you’ll you’re you’ve your
  yours yourself`.split(/\s+/),
)

const stemOf = (word: string) => word.replace(/(?:’s|s’|s)$/, '')
/** The texts are some thousands, and each stands in many stories. */
// mutate constant: how many are remembered: it only saves time
const heavyWords = memoized(4096, (text: string) => {
  const heavy = wordsOf(text).filter((word) => word.length > 3 && !LIGHT.has(word))
  return new Set(heavy.map(stemOf))
})

/** Whether two texts have a word in common that a reader would hear. */
export function echoes(one: string, ...others: readonly string[]): boolean {
  const words = heavyWords(one)
  return others.some((text) => !words.isDisjointFrom(heavyWords(text)))
}

/** The scenes of a card first that repeat none of the sentences beside them. */
export function unlike(
  scenes: readonly string[],
  ...beside: readonly (string | undefined)[]
): readonly string[] {
  const others = beside.filter((text) => text !== undefined)
  if (others.length === 0) return scenes
  // Only scenes are compared: what is made up of parts would fill the memory of words.
  const [first, second] = scenes
  const isSecond = second !== undefined && echoes(first!, ...others) && !echoes(second, ...others)
  return isSecond ? [second, first!, ...scenes.slice(2)] : scenes
}
