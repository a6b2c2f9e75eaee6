/** The reading of two charts as text for a terminal. */
import type { toSynastryResponse } from '../api/endpoints/synastry/response.ts'
import type { PairLines, TerminalWords } from '../words/terminal.ts'
import type { Words } from '../words/words.ts'
import { columns, paragraph } from './layout.ts'
import { passage } from './reading-text.ts'

type SynastryData = ReturnType<typeof toSynastryResponse>
type PairReading = NonNullable<SynastryData['reading']>
type Figure = SynastryData['score']['contact']

const INDENT = '  '
const MAX_CONTACTS = 8

export function togetherText({ terminal }: Words, { reading, aspects, score, method }: SynastryData): string {
  const { twoPeople } = terminal
  const weighed = aspects.filter(({ influence, certain = true }) => influence !== 0 && certain)
  const contacts = columns(weighed.slice(0, MAX_CONTACTS).map((aspect) => contactRow(terminal, aspect)))
  const scores = columns(scoreRows(terminal, score))
  return [
    ...(reading === null ? [twoPeople.nothing] : readingParts(terminal, reading)),
    ...(weighed.length === 0 ? [] : [`${twoPeople.contacts}\n${contacts}`]),
    `${twoPeople.scores(method.baseline_pairs)}\n${scores}`,
  ].join('\n\n')
}

function readingParts(terminal: TerminalWords, reading: PairReading): string[] {
  const { summary, sections = [], strengths, frictions, advice } = reading
  const { twoPeople, act } = terminal
  return [
    paragraph(summary.text),
    ...sections.map(({ title, text }) => passage(title, text)),
    ...listed(twoPeople.strengths, strengths),
    ...listed(twoPeople.frictions, frictions),
    passage(act, advice.text),
  ]
}

const listed = (title: string, lines: readonly { readonly text: string }[]): string[] =>
  lines.length === 0
    ? []
    : [`${title}\n${lines.map(({ text }) => paragraph(text, `${INDENT}- `)).join('\n')}`]

const contactRow = (
  { label, twoPeople }: TerminalWords,
  { first, aspect, second, orb }: SynastryData['aspects'][number],
): string[] => [
  INDENT + twoPeople.contact(label(first), label(aspect), label(second)),
  `${orb.toFixed(2)}°`.padStart(6),
]

const scoreRows = ({ label, twoPeople }: TerminalWords, { contact, ease, parts }: SynastryData['score']) =>
  Object.entries({ contact, ease, ...parts }).map(([name, figure]) => [
    INDENT + label(name),
    figure.value.toFixed(1).padStart(6),
    rankOf(twoPeople, figure),
  ])

/** Without a time the value is one of many, and so is its rank. */
function rankOf(words: PairLines, { rank, range }: Figure): string {
  if (rank !== null) return words.rank(rank)
  const [low, high] = [range?.rank_low ?? null, range?.rank_high ?? null]
  return low === null || high === null ? '' : words.rankBetween(low, high)
}
