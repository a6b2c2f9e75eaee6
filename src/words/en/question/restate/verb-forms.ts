/** The endings of a verb that its question leaves to do, does and did. */
import { PAST, VERBS } from './verbs.ts'

export function pastOf(verb: string): string {
  const irregular = PAST.get(verb)
  if (irregular !== undefined) return irregular
  if (verb.endsWith('e')) return `${verb}d`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`
}

export function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has'
  if (verb === 'be') return 'is'
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

const FINITE: ReadonlySet<string> = new Set([...VERBS].flatMap((verb) => [thirdPerson(verb), pastOf(verb)]))

/** As it stands after “who” or “what”: took, makes. */
export const isFiniteVerb = (word: string): boolean => FINITE.has(word)
