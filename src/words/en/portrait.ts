/** The sentences of a portrait (data/en/portrait): for each part and its keys a few, of which one is told. */
import { PORTRAIT_PARTS, type PortraitPart, type PortraitPartName } from '../../judgement/chart/portrait.ts'
import { leafAt, readTree, type TextTree } from './text-tree.ts'

const TREES = Object.fromEntries(
  PORTRAIT_PARTS.map((part) => [part, readTree<readonly string[]>(`portrait/${part}`)]),
) as Readonly<Record<PortraitPartName, TextTree<readonly string[]>>>

export const portraitTexts = ({ part, keys }: Pick<PortraitPart, 'part' | 'keys'>): readonly string[] =>
  leafAt(TREES[part], keys)

/** In code points (docs/natal-reading.md). */
export const PORTRAIT_LENGTH = { least: 900, most: 1500 }

/** “Behind all this”: it needs something before it. */
export const pointsBack = (text: string): boolean =>
  /\b(?:all|of|in) (?:of )?this\b|\b(?:it all|all of it|all that)\b/i.test(text)

/** The first word of each sentence: two in a row that begin alike are felt. */
export const firstWords = (text: string): string[] =>
  text.split(/(?<=\.) /).map((sentence) => sentence.slice(0, sentence.indexOf(' ')))
