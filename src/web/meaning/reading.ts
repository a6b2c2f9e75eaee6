import type { Answer } from '../api/operations.ts'
import { type SourcedSentence, sentencesOf } from '../parts/sentences.ts'

export type NatalReading = Answer<'natalReading'>['data']
/** A part of a text, and the ids of the facts it comes from. */
export type NatalSource = NatalReading['portrait']['sources'][number]
export type ReadingPart = SourcedSentence<NatalSource>

/** From so many characters on, the next part of a portrait opens a paragraph. */
const FULL_PARAGRAPH = 400

/** The portrait is one text of up to 1,500 characters; nobody likes to read that without a pause. */
export function readingParagraphs({ text, sources }: NatalReading['portrait']): ReadingPart[][] {
  const paragraphs: ReadingPart[][] = []
  let length = FULL_PARAGRAPH
  for (const part of sentencesOf(text, sources)) {
    if (length >= FULL_PARAGRAPH) {
      paragraphs.push([])
      length = 0
    }
    paragraphs.at(-1)!.push(part)
    length += part.text.length
  }
  return paragraphs
}

/** The planets that make a pattern, a stellium or a balance. */
export const membersOf =
  ({ patterns = [] }: NatalReading) =>
  (id: string): readonly string[] =>
    patterns.find((pattern) => pattern.id === id)?.planets ?? []
