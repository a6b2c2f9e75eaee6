/** The rules for prose in a language, and what a text says of the sky and of cards, so that it can be compared with the facts. */
import type { AspectName } from '../chart/aspects.ts'
import type { Planet } from '../sky/planets.ts'
import type { Sign } from '../sky/zodiac.ts'
import type { Card, Orientation, Suit } from '../tarot/card.ts'

export interface NamedPlanets {
  /** In the sky of the day. */
  readonly sky: readonly Planet[]
  /** In the birth chart: “your Venus”. */
  readonly birth: readonly Planet[]
}

export interface NamedBody {
  readonly planet: Planet
  /** “Your Venus”. */
  readonly isBirth: boolean
}

/** What a text says of two bodies, of one and a sign, or of one alone. */
export interface NamedContact {
  /** Null if it says that they meet, and does not name the aspect. */
  readonly aspect: AspectName | null
  readonly bodies: readonly NamedBody[]
  readonly sign: Sign | null
}

/** Events that may be among the facts, and things that never are. */
export type NamedEvent = 'new_moon' | 'full_moon' | 'retrograde' | 'eclipse' | 'never'

export interface NamedCard {
  readonly card: Card
  /** Null if the text does not say which way up it lies. */
  readonly orientation: Orientation | null
}

/** How many cards of a group a text counts. */
export interface NamedCount {
  readonly group: Suit | 'major' | 'reversed'
  readonly count: number
  readonly words: string
}

/** Those of every writer, and those of a model alone. Faults are violations of a rule, for the log and for the model. */
export interface ProseRules {
  readonly proseFaults: (text: string) => string[]
  /** Whether it is plain text: no markup, links, other scripts. */
  readonly plainFaults: (text: string) => string[]
  /** Whether it is written in the language. */
  readonly languageFaults: (text: string) => string[]
  /** Remarks of a model about itself or its task. */
  readonly machineTalk: RegExp
  /** Corrects small slips. */
  readonly mended: (text: string) => string
  /** Typographic apostrophes, as all printed texts have them. */
  readonly withCurlyApostrophes: (text: string) => string
  /** What tells the reader to do something. */
  readonly ordersIn: (text: string) => string[]
  readonly dutiesIn: (text: string) => string[]
  /** What is certain to come. */
  readonly certaintiesIn: (text: string) => string[]
}

export interface TextReader {
  readonly planetsIn: (text: string) => NamedPlanets
  readonly signsIn: (text: string) => Sign[]
  readonly contactsIn: (text: string) => NamedContact[]
  readonly placementsIn: (text: string) => { readonly planet: Planet; readonly sign: Sign }[]
  readonly housesIn: (text: string) => number[]
  readonly eventsIn: (text: string) => { readonly event: NamedEvent; readonly words: string }[]
  readonly clockTimesIn: (text: string) => readonly string[]
  /** Days without their years: `2 March`. */
  readonly datesIn: (text: string) => readonly string[]
  /** A text about a birth chart alone: “your Venus” is Venus. */
  readonly withoutYour: (text: string) => string
  /** A text about two charts: “their tenth house” is the tenth house. */
  readonly withoutTheir: (text: string) => string
  /** A text about a birth chart without the lunar node and the lunation near the birth, which are no events of a day. */
  readonly withoutNodeAndPhase: (text: string) => string
  readonly cardsIn: (text: string) => NamedCard[]
  readonly countsIn: (text: string) => NamedCount[]
  /** The text with other words for the names of these cards: one of them is Death, and two are also called like planets. */
  readonly withoutCardNames: (text: string, ids: readonly string[]) => string
}
