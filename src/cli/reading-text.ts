/** A natal reading as text for a terminal. */
import type { natalReadingOnTheWire } from '../api/endpoints/natal-reading/wire.ts'
import { paragraph, spaced } from './layout.ts'
import { castLine } from './wider-chart-tables.ts'

type NatalReadingData = ReturnType<typeof natalReadingOnTheWire>
type Dominants = NatalReadingData['dominants']

const INDENT = '  '

export function readingText({ portrait, sections, tensions = [], ...data }: NatalReadingData): string {
  const { dominants, metadata } = data
  const pulls = tensions.map(({ text }) => text).join('\n\n')
  return [
    castLine(metadata, metadata.birth_info),
    paragraph(portrait.text),
    ...sections.map(({ title, text }) => passage(title, text)),
    ...(pulls === '' ? [] : [passage('Where it pulls two ways', pulls)]),
    `What counts most\n${dominantLines(dominants)}`,
  ].join('\n\n')
}

/** A text may have several paragraphs, with an empty line between them. */
const passage = (title: string, text: string): string =>
  `${title}\n${text
    .split('\n\n')
    .map((words) => paragraph(words, INDENT))
    .join('\n\n')}`

interface Counted {
  readonly name: string
  readonly points: number
  readonly reasons: readonly string[]
}

function dominantLines({ planets, sign, house, element }: Dominants): string {
  const rows: Counted[] = [
    ...planets.map(({ planet, points, reasons }) => ({
      name: planet,
      points,
      reasons: reasons.map(planetReason),
    })),
    ...(sign ? [{ ...sign, name: sign.sign, reasons: sign.reasons.map(memberReason) }] : []),
    ...(house ? [{ ...house, name: `house ${house.house}`, reasons: house.reasons.map(memberReason) }] : []),
    ...(element ? [{ ...element, name: element.element, reasons: element.reasons.map(memberReason) }] : []),
  ]
  const width = Math.max(...rows.map(({ name }) => name.length))
  return rows.map((row) => dominantLine(row, width)).join('\n')
}

const dominantLine = ({ name, points, reasons }: Counted, width: number): string =>
  paragraph(reasons.join(', '), `${INDENT}${name.padEnd(width)}  ${points.toFixed(1).padStart(4)}  `)

type PlanetReason = Dominants['planets'][number]['reasons'][number]
type MemberReason = NonNullable<Dominants['sign']>['reasons'][number]

/** An aspect is named itself; of the others the reason says enough. */
const planetReason = ({ reason, facts, points }: PlanetReason): string =>
  `${reason === 'aspect' ? facts[0]!.replaceAll('-', ' ') : spaced(reason)} ${points.toFixed(1)}`

/** `moon-in-capricorn` → `moon`. */
const memberReason = ({ facts, points }: MemberReason): string =>
  `${facts[0]!.split('-in-')[0]} ${points.toFixed(1)}`
