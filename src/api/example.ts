/** What the examples of the OpenAPI document have in common: they are real answers, all of the same time, by a service that stores nothing. */
import { secrecyOf } from '../readings/secrecy.ts'
import { memoryStore } from '../store/readings/memory.ts'
import { ReadingCache } from '../store/readings/reading-cache.ts'
import type { Words } from '../words/words.ts'
import { phrasebookSource } from '../writer/text-source.ts'
import { envelope } from './envelope.ts'

export const EXAMPLE_TIME = Date.UTC(2026, 2, 21, 12)

/** In its envelope. */
export const exampleOf = (data: object): object => envelope('req_example', data, EXAMPLE_TIME)

export function exampleParts(words: Words) {
  const now = () => EXAMPLE_TIME
  const cache = new ReadingCache({ store: memoryStore(now), now })
  return { cache, textSource: phrasebookSource, words, secrecy: secrecyOf('example'), now }
}
