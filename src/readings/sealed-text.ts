/** A text about a birth. The phrasebook's text is written at once and not stored; a model's text is stored under seal. */
import type { ReadingCache } from '../store/readings/reading-cache.ts'
import type { Words } from '../words/words.ts'
import type { Deadline } from '../writer/deadline.ts'
import type { Sentence } from '../writer/sentence.ts'
import type { TextKind } from '../writer/text-kinds.ts'
import { byPhrasebook, type TextSource, type WrittenText } from '../writer/text-source.ts'
import { hasWholeText, lifeMs, readCached } from './cached-reading.ts'
import type { Inputs } from './identifier.ts'
import type { Secrecy } from './secrecy.ts'

export interface SealedTextParts {
  readonly cache: Pick<ReadingCache, 'peek' | 'read'>
  readonly textSource: TextSource
  readonly words: Words
  readonly secrecy: Secrecy
}

export interface SealedText<Text> {
  readonly written: WrittenText<Text>
  readonly cacheHit: boolean
}

/** Under which key a text is stored, and whom it is about. */
interface SealedTextKey<Text> {
  readonly kind: string
  /** All that the text depends on, but its language. */
  readonly inputs: Inputs
  /** The birth or births, as `keyOf` names them. */
  readonly births: string
  readonly sentencesOf: (text: Text) => readonly Sentence[]
  /** True if there are no facts for a model to write about. */
  readonly isBare?: boolean
}

export async function readSealedText<Ask, Text>(
  textKind: TextKind<Ask, Text>,
  ask: Ask,
  { kind, inputs, births, sentencesOf, isBare = false }: SealedTextKey<Text>,
  parts: SealedTextParts,
): Promise<SealedText<Text>> {
  const { textSource, words, secrecy } = parts
  if (isBare || !textSource.asksModel) return { written: byPhrasebook(words, textKind, ask), cacheHit: false }
  const key = secrecy.identifier(kind, { ...inputs, language: words.language })
  const make = async (deadline: Deadline) => {
    const written = await textSource.write(words, textKind, ask, deadline)
    return { reading: written, ttlMs: lifeMs(written) }
  }
  const isWhole = (found: WrittenText<Text>) => hasWholeText(found, ['text'], ({ text }) => sentencesOf(text))
  const seal = secrecy.sealFor(births)
  const { reading, hit } = await readCached(key, parts, make, { seal, isWhole })
  return { written: reading, cacheHit: hit }
}
