/** Pages of a report for tests of how it is laid out. */
import type { PaperName, ReportBlock } from '../src/report/document.ts'
import { layOut } from '../src/report/layout/lay-out.ts'
import type { PlacedItem, PlacedPage, PlacedText } from '../src/report/layout/placed.ts'

const SENTENCE = 'Nobody hurries you, though people have tried, and nobody ever will. '
export const paragraph = (sentences: number, notes: readonly string[] = []): ReportBlock => ({
  type: 'paragraph',
  text: SENTENCE.repeat(sentences).trim(),
  notes: notes.map((text) => ({ text, at: 0 })),
})
export const chapter = (text: string): ReportBlock => ({ type: 'heading', level: 1, text })
export const section = (text: string): ReportBlock => ({ type: 'heading', level: 2, text })

/** Without a cover. */
export const pagesOf = (blocks: readonly ReportBlock[], paper: PaperName = 'a4'): readonly PlacedPage[] =>
  layOut({ kind: 'Test', language: 'en', paper, contents: 'Contents', blocks }).pages

type Kind<Type extends PlacedItem['type']> = Extract<PlacedItem, { type: Type }>

/** The items of a type inside of elements with a tag, innermost or outermost. */
export const placedOn = <Type extends PlacedItem['type']>(
  page: PlacedPage,
  type: Type,
  tag?: string,
): Kind<Type>[] =>
  page.chunks
    .filter(({ element }) => tag === undefined || element.some((each) => each.tag === tag))
    .flatMap(({ items }) => items.filter((item) => item.type === type)) as Kind<Type>[]

/** Lines of text, of one element if it is named. */
export const linesOn = (page: PlacedPage, tag: string, id?: string): PlacedText[] =>
  page.chunks
    .filter(({ element }) => element[0]!.tag === tag && (id === undefined || element[0]!.id === id))
    .flatMap(({ items }) => items.filter((item) => item.type === 'text'))

export const wordsIn = ({ line }: PlacedText): string =>
  line.pieces.map(({ text, hasSpace }, at) => (hasSpace && at > 0 ? ` ${text}` : text)).join('')
