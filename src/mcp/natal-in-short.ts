/** The natal reading as an assistant needs it: what a person would be told; the facts behind it only if it asks. */
import type { natalReadingOnTheWire } from '../api/endpoints/natal-reading/wire.ts'
import type { Ask } from './sky-in-short.ts'

interface Answer {
  readonly data: ReturnType<typeof natalReadingOnTheWire>
  readonly warnings?: object
}

export const WITH_FACTS = {
  type: 'boolean',
  default: false,
  description: '`true`: the whole answer of the API, with every fact, its text and its weight.',
}

export async function natalInShort(given: { with_facts?: unknown }, ask: Ask): Promise<object> {
  const { with_facts: withFacts, ...asked } = given
  const answer = (await ask('/astrology/natal-reading', asked)) as Answer
  if (withFacts === true) return answer
  const { portrait, sections, tensions } = answer.data
  const data = {
    portrait: portrait.text,
    sections: sections.map(({ title, text }) => ({ title, text })),
    ...(tensions && { tensions: tensions.map(({ text }) => text) }),
  }
  return { ...answer, data }
}
