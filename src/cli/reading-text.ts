/** A natal reading as text for a terminal. */
import type { toNatalReadingResponse } from '../api/endpoints/natal-reading/response.ts'
import type { TerminalWords } from '../words/terminal.ts'
import type { Words } from '../words/words.ts'
import { paragraph } from './layout.ts'
import { castLine } from './wider-chart-tables.ts'

type NatalReadingData = ReturnType<typeof toNatalReadingResponse>
type Dominants = NatalReadingData['dominants']

const INDENT = '  '

export function readingText(
  { terminal }: Words,
  { portrait, sections, tensions = [], ...data }: NatalReadingData,
): string {
  const { dominants, metadata } = data
  const pulls = tensions.map(({ text }) => text).join('\n\n')
  return [
    castLine(metadata, metadata.birth_info),
    paragraph(portrait.text),
    ...sections.map(({ title, text }) => passage(title, text)),
    ...(pulls === '' ? [] : [passage(terminal.pullsTwoWays, pulls)]),
    `${terminal.countsMost}\n${dominantLines(terminal, dominants)}`,
  ].join('\n\n')
}

/** A text may have several paragraphs, with an empty line between them. */
export const passage = (title: string, text: string): string =>
  `${title}\n${text
    .split('\n\n')
    .map((words) => paragraph(words, INDENT))
    .join('\n\n')}`

interface DominantRow {
  readonly name: string
  readonly points: number
  readonly reasons: readonly string[]
}

function dominantLines(terminal: TerminalWords, { planets, sign, house, element }: Dominants): string {
  const rows: DominantRow[] = [
    ...planets.map(({ planet, points, reasons }) => ({
      name: terminal.label(planet),
      points,
      reasons: reasons.map((reason) => planetReason(terminal, reason)),
    })),
    ...(sign
      ? [{ ...sign, name: sign.sign, reasons: sign.reasons.map((reason) => memberReason(terminal, reason)) }]
      : []),
    ...(house
      ? [
          {
            ...house,
            name: terminal.house(house.house),
            reasons: house.reasons.map((reason) => memberReason(terminal, reason)),
          },
        ]
      : []),
    ...(element
      ? [
          {
            ...element,
            name: terminal.label(element.element),
            reasons: element.reasons.map((reason) => memberReason(terminal, reason)),
          },
        ]
      : []),
  ]
  const width = Math.max(...rows.map(({ name }) => name.length))
  return rows.map((row) => dominantLine(row, width)).join('\n')
}

const dominantLine = ({ name, points, reasons }: DominantRow, width: number): string =>
  paragraph(reasons.join(', '), `${INDENT}${name.padEnd(width)}  ${points.toFixed(1).padStart(4)}  `)

type PlanetReason = Dominants['planets'][number]['reasons'][number]
type MemberReason = NonNullable<Dominants['sign']>['reasons'][number]

/** An aspect is named itself; of the others the reason says enough. */
const planetReason = ({ label }: TerminalWords, { reason, facts, points }: PlanetReason): string =>
  `${label(reason === 'aspect' ? facts[0]! : reason)} ${points.toFixed(1)}`

/** `moon-in-capricorn` → `moon`. */
const memberReason = ({ label }: TerminalWords, { facts, points }: MemberReason): string =>
  `${label(facts[0]!.split('-in-')[0]!)} ${points.toFixed(1)}`
