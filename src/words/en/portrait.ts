/** The sentences of a portrait (data/en/portrait): for each part and its keys a few, of which one is used. */
import assert from 'node:assert/strict'
import { PORTRAIT_PARTS, type PortraitPart } from '../../judgement/chart/portrait.ts'
import type { PortraitText } from '../natal.ts'
import { lengthOf } from '../text-measure.ts'
import { leavesOf, readTree } from '../text-tree.ts'

function described(text: string): PortraitText {
  const sentences = text.split(/(?<=\.) /)
  return {
    text,
    length: lengthOf(text),
    firstWords: sentences.map((sentence) => sentence.slice(0, sentence.indexOf(' '))),
    pointsBack: POINTING.test(sentences[0]!),
  }
}

const POINTING = /\b(?:all|of|in) (?:of )?this\b|\b(?:it all|all of it|all that)\b/i

/** By part and keys. A reading tries many of them, so they are looked at once. */
const TEXTS: ReadonlyMap<string, readonly PortraitText[]> = new Map(
  PORTRAIT_PARTS.flatMap((part) =>
    leavesOf(readTree<readonly string[]>('en', `portrait/${part}`)).map(({ keys, leaf }) => [
      nameOf({ part, keys }),
      leaf.map(described),
    ]),
  ),
)

function nameOf({ part, keys }: Pick<PortraitPart, 'part' | 'keys'>): string {
  return `${part} ${keys.join(' ')}`
}

export function portraitTexts(part: Pick<PortraitPart, 'part' | 'keys'>): readonly PortraitText[] {
  const texts = TEXTS.get(nameOf(part))
  assert(texts !== undefined, `A portrait has no text for ${nameOf(part)}`)
  return texts
}

/** In code points (docs/natal-reading.md). */
export const PORTRAIT_LENGTH = { least: 900, most: 1500 }
