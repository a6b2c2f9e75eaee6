/** Cards in their places as a report: the spread on the cover, what the cards say together, and each card beside its text. */
import { fileURLToPath } from 'node:url'
import { celticPlace } from '../../drawing/spread-places.ts'
import { drawingFile } from '../../pictures/picture.ts'
import type { Drawing, Report, ReportBlock } from '../../report/document.ts'
import type { ReportWords } from '../../words/report.ts'
import type { Words } from '../../words/words.ts'
import type { Endpoint } from '../endpoint.ts'
import { chapter, colophon, lead } from './parts.ts'
import { coverTitle, type ReportRequest } from './report-request.ts'

/** The members of a spread's answer that are printed. */
export interface SpreadData {
  readonly spread: { readonly type: string; readonly name: string; readonly description: string }
  readonly cards: readonly CardData[]
  readonly reading?: {
    readonly answer?: string
    readonly summary: string
    readonly threads: readonly string[]
    readonly act: string
    readonly interpretation_source: string
  }
  readonly question?: { readonly show_cards: boolean }
  readonly seed_used: string | null
}

interface CardData {
  readonly id: string
  readonly name: string
  readonly orientation: string
  readonly keywords: readonly string[]
  readonly position: { readonly number: number; readonly name: string; readonly meaning: string }
  readonly meaning: string
  readonly in_position: string
}

/** More would be too small on a cover, and a file too long. */
const MAX_ON_COVER = 10

/** An endpoint whose answer is a spread, with its report. */
export const withSpreadReport = (row: Endpoint, words: Words): Endpoint => ({
  ...row,
  report: async (exchange) =>
    spreadReport(words, (await row.answer(exchange)) as SpreadData, exchange.body as ReportRequest),
})

export function spreadReport(words: Words, data: SpreadData, { paper = 'a4', title }: ReportRequest): Report {
  const { report } = words
  const { spread, cards } = data
  const made = {
    kind: report.kinds.spread(spread.name),
    language: words.language,
    paper,
    contents: report.titles.contents,
  }
  // Where a question is about danger, nothing comes before the answer.
  if (data.question?.show_cards === false) return { ...made, blocks: answerBlocks(report, data) }
  const shown = cards.slice(0, MAX_ON_COVER)
  const cover = {
    title: coverTitle(title),
    drawings: shown.map((card) => drawingOf(report, card)),
    ...(spread.type === 'celtic_cross' && {
      places: shown.map((card) => celticPlace(card.position.number)),
    }),
    lines: [spread.description],
  }
  return { ...made, cover, blocks: spreadBlocks(words, data) }
}

function drawingOf(report: ReportWords, { id, name, orientation }: CardData): Drawing {
  const isReversed = orientation === 'reversed'
  return {
    art: { file: fileURLToPath(drawingFile(id)) },
    alternative: report.card(name, isReversed),
    ...(isReversed && { isReversed }),
  }
}

/** Instead of cards, where a question is about danger: whom to call. */
const answerBlocks = ({ titles }: ReportWords, { reading }: SpreadData): ReportBlock[] => [
  chapter(titles.answer, true),
  ...paragraphs(reading?.answer ?? ''),
]

const paragraphs = (text: string) =>
  text.split('\n\n').map((part) => ({ type: 'paragraph' as const, text: part }))

function spreadBlocks(words: Words, { cards, reading, seed_used: seed }: SpreadData): ReportBlock[] {
  const { report } = words
  const { titles } = report
  const readingBlocks: ReportBlock[] =
    reading === undefined
      ? []
      : [
          ...(reading.answer === undefined
            ? []
            : [chapter(titles.answer, true), ...lead(paragraphs(reading.answer))]),
          chapter(titles.reading, reading.answer === undefined ? true : undefined),
          ...lead(paragraphs(reading.summary)),
          ...(reading.threads.length === 0 ? [] : [chapter(titles.threads), ...reading.threads.map(item)]),
          chapter(titles.act),
          ...paragraphs(reading.act),
        ]
  return [
    ...readingBlocks,
    chapter(titles.cards),
    ...cards.flatMap((card) => cardBlocks(report, card)),
    colophon(words, report.spreadMethod(seed, reading?.interpretation_source === 'model')),
  ]
}

const item = (text: string): ReportBlock => ({ type: 'paragraph', text, style: 'item' })

function cardBlocks(report: ReportWords, card: CardData): ReportBlock[] {
  const { position } = card
  return [
    {
      type: 'heading',
      level: 2,
      text: position.name,
      subtitle: report.card(card.name, card.orientation === 'reversed'),
      picture: drawingOf(report, card),
    },
    { type: 'paragraph', text: position.meaning, style: 'aside' },
    { type: 'paragraph', text: card.in_position },
    { type: 'paragraph', text: card.meaning },
  ]
}
