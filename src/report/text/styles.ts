/** How texts are set: face, size, features of the font, colour. Sizes and distances are in points. */
import { type FaceName, type Features, face } from './faces.ts'

export interface TextStyle {
  readonly face: FaceName
  readonly size: number
  readonly features: Features
  readonly colour: string
  /** Between letters, in thousandths of the size. */
  readonly tracking?: number
}

export const INK = '#20233F'
export const GOLD = '#8A6424'
const SOFT = '#5B5E78'

// Not the old-style figures of the face: their 1 is a small capital I, so that house 11 reads as house II, and 112 as no number to call.
const PROSE = { lnum: true, pnum: true } as const
const FIGURES = { lnum: true, tnum: true } as const
const SMALL_CAPITALS = { smcp: true, ...PROSE } as const

// mutate-block constant: sizes and tracking: taste, as long as they keep their order (a test says so)
export const TEXT_STYLES = {
  text: { face: 'roman', size: 11.6, features: PROSE, colour: INK },
  lead: { face: 'roman', size: 11.6, features: SMALL_CAPITALS, colour: INK, tracking: 40 },
  aside: { face: 'italic', size: 11.6, features: PROSE, colour: INK },
  small: { face: 'roman', size: 10, features: PROSE, colour: INK },
  note: { face: 'italic', size: 9.6, features: PROSE, colour: GOLD },
  chapter: { face: 'display', size: 17, features: {}, colour: INK, tracking: 40 },
  colophon: { face: 'display', size: 12, features: {}, colour: INK, tracking: 40 },
  section: { face: 'italic', size: 14.5, features: PROSE, colour: INK },
  subtitle: { face: 'italic', size: 11.6, features: PROSE, colour: GOLD },
  runningHead: { face: 'roman', size: 9.5, features: SMALL_CAPITALS, colour: SOFT, tracking: 70 },
  runningChapter: { face: 'italic', size: 10, features: PROSE, colour: SOFT },
  folio: { face: 'roman', size: 10.5, features: PROSE, colour: INK },
  tableHead: { face: 'roman', size: 9.5, features: SMALL_CAPITALS, colour: GOLD, tracking: 60 },
  cell: { face: 'roman', size: 10.4, features: FIGURES, colour: INK },
  coverKind: { face: 'display', size: 27, features: {}, colour: INK, tracking: 90 },
  coverTitle: { face: 'italic', size: 24, features: PROSE, colour: GOLD },
  coverLine: { face: 'roman', size: 12.5, features: PROSE, colour: INK },
} as const satisfies Record<string, TextStyle>

export type StyleName = keyof typeof TEXT_STYLES

/** The height of a line of running text; all distances are made of it. */
export const LEADING = 15.6

/** Of a line without a break, tracking included. */
export function widthOf(text: string, style: TextStyle): number {
  const { glyphs, advanceWidth } = face(style.face).layout(text, style.features)
  return ((advanceWidth + (style.tracking ?? 0) * glyphs.length) * style.size) / 1000
}
