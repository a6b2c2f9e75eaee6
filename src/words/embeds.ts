/** What the elements for other sites say in a language around the texts of readings. Dates are `YYYY-MM-DD`, with or without a clock. */
import type { Sign } from '../sky/zodiac.ts'

type Element = 'card' | 'day' | 'moon' | 'wheel' | 'pair'

export interface EmbedWords {
  /** The subject of an element's sentences: `The card of the day`. */
  readonly subjects: Readonly<Record<Element, string>>
  readonly beingFetched: (subject: string) => string
  /** `reason` is a sentence of the server; empty if there is none. */
  readonly cannotBeShown: (reason: string) => string
  readonly longDate: (date: string) => string
  readonly reversed: (card: string) => string
  readonly openCard: string
  readonly signName: (sign: Sign) => string
  /** Of the parts of a day's text. */
  readonly partTitles: Readonly<Record<'advice' | 'love' | 'career' | 'wellbeing', string>>
  readonly wholeDay: string
  readonly phaseTitle: (phase: string) => string
  /** `Full Moon in Gemini`, with a degree `Waning gibbous in Gemini, 14°`. */
  readonly moonTitle: (phase: string, sign: string, degree?: number) => string
  readonly lit: (percent: number) => string
  readonly voidOfCourse: (nextSign: string) => string
  readonly seeMonth: string
  readonly skyOf: (date: string) => string
  readonly birthChart: string
  readonly twoSigns: (one: Sign, other: Sign) => string
  readonly kindsOfPair: Readonly<Record<'love' | 'friendship' | 'work', string>>
  readonly wholePair: string
}
