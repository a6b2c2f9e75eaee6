/** Parts of several reports: paragraphs with their facts beside them, and the last page. */
import type { Birth } from '../../readings/birth.ts'
import type { Paragraph, ReportBlock } from '../../report/document.ts'
import type { PrintedBirth, PrintedMethod } from '../../words/report.ts'
import type { Words } from '../../words/words.ts'
import { placeText } from '../endpoints/natal-wheel/caption.ts'

export interface SourcedText {
  readonly text: string
  readonly sources: readonly { readonly text: string; readonly facts: readonly string[] }[]
}

/** The paragraphs of a text, with the facts of each sentence beside it; a fact is named once in a paragraph. */
export function paragraphsOf({ text, sources }: SourcedText, nameOf: (id: string) => string): Paragraph[] {
  let next = 0
  return text.split('\n\n').map((paragraph): Paragraph => {
    const facts = new Map<string, number>()
    // Sources come in the order of the text.
    for (let end = 0; next < sources.length; next++) {
      const source = sources[next]!
      const at = paragraph.indexOf(source.text, end)
      if (at < 0) break
      end = at + source.text.length
      for (const id of source.facts) if (!facts.has(id)) facts.set(id, at)
    }
    return {
      type: 'paragraph',
      text: paragraph,
      notes: [...facts].map(([id, at]) => ({ text: nameOf(id), at })),
    }
  })
}

/** A text of one piece, with its facts beside its first line. */
export const sourced = (
  text: string,
  facts: readonly string[],
  nameOf: (id: string) => string,
  style?: Paragraph['style'],
): Paragraph => ({
  type: 'paragraph',
  text,
  notes: facts.map((id) => ({ text: nameOf(id), at: 0 })),
  ...(style && { style }),
})

/** The first words of what a chapter says are set in small capitals. */
export const lead = ([first, ...others]: readonly Paragraph[]): Paragraph[] =>
  first === undefined ? [] : [{ ...first, style: 'lead' }, ...others]

export const chapter = (text: string, isOnNewPage?: true): ReportBlock => ({
  type: 'heading',
  level: 1,
  text,
  ...(isOnNewPage && { isOnNewPage }),
})

export const section = (text: string): ReportBlock => ({ type: 'heading', level: 2, text })

export const colophon = ({ report }: Words, paragraphs: readonly string[]): ReportBlock => ({
  type: 'colophon',
  title: report.titles.method,
  paragraphs,
})

export const printedBirth = (words: Words, { birthDateTime, time, zone, place }: Birth): PrintedBirth => ({
  date: words.report.longDate(birthDateTime.slice(0, 10)),
  time: time === null ? null : birthDateTime.slice(11, 16),
  zone: zone.name,
  place: placeText(place),
})

/** The members of an answer that say how a chart was cast. */
export interface CastingMembers {
  readonly house_system_used: string | null
  readonly zodiac: string
  readonly ayanamsa: { readonly name: string } | null
}

export const printedMethod = (
  { house_system_used: houseSystem, zodiac, ayanamsa }: CastingMembers,
  source: string | null,
): PrintedMethod => ({
  houseSystem,
  zodiac,
  ayanamsa: ayanamsa?.name ?? null,
  byModel: source === 'model',
})
