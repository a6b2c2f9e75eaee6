/** The pieces of a spread’s story (data/<language>/spreads): what each card brings to it, and the sentences that join cards (docs/spreads.md). */
import assert from 'node:assert/strict'
import type { DrawnCard, Orientation } from '../tarot/card.ts'
import type { Theme } from '../tarot/theme.ts'
import type { CardTone } from '../tarot/threads.ts'
import { readData } from './read-data.ts'

/** Of the scenes of a card; it has the tone that the card’s gist has. */
export const MOOD_TONES = {
  grieving: 'hard',
  weary: 'hard',
  waiting: 'hard',
  tied: 'hard',
  torn: 'hard',
  clear: 'kind',
  longing: 'kind',
  acting: 'kind',
  proud: 'kind',
  home: 'kind',
  tender: 'kind',
} as const satisfies Record<string, CardTone>
export type CardMood = keyof typeof MOOD_TONES

/** What the heart of a matter is about. */
// mutate-file order: lists of classes, in no order
export const HEARTS = ['START', 'END', 'HAVE', 'SAY', 'SHINE', 'CHOOSE'] as const
/** How a snag holds. */
export const SNAGS = ['HURRY', 'EASE', 'RULE', 'SPLIT', 'HURT', 'GRIP', 'CLOUD', 'CLOSE'] as const
/** What lies behind it. */
export const ROOTS = ['TIED', 'LOSS', 'LOVED', 'MISSED', 'WON', 'TORN', 'LACK', 'FOUGHT'] as const
/** What helps. */
export const HELPS = ['HEAD', 'HEART', 'HANDS', 'FIRE', 'STILL'] as const
export type Heart = (typeof HEARTS)[number]
export type Snag = (typeof SNAGS)[number]
export type Root = (typeof ROOTS)[number]
export type Help = (typeof HELPS)[number]

interface ClassedText<Class> {
  readonly class: Class
  readonly text: string
}

/** Themes in which a card has an act and a present of its own. */
export type OutwardTheme = Extract<Theme, 'love' | 'career'>

/** What a card means in plain words: clauses about the past, the present and what may come, and about the present in two themes. */
export interface PlainSense {
  readonly was: string
  readonly is: string
  readonly may: string
  readonly love: string
  readonly career: string
  /** What may come, where a theme has other words for it. */
  readonly later?: { readonly love?: string; readonly career?: string }
  /** Clauses whose tone is not that of the card. */
  readonly turned?: readonly ('was' | 'is' | 'may')[]
}

/** What a card in this place leads to, or its act: a sentence before a kind card, and one before a hard card. */
export type Leads = Readonly<Record<'past' | 'present' | 'act', Readonly<Record<CardTone, string>>>>

/** What a card tells, this way up. */
export interface CardPieces {
  readonly mood: CardMood
  /** What is to be seen in its scenes and on other cards, too. */
  readonly seen: readonly string[]
  /** Scenes of what was, what is, where it leans, and how others come across. */
  readonly behind: string
  readonly here: string
  readonly ahead: string
  readonly other: string
  /** Second scenes, so that a card that comes again has other words. */
  readonly second: { readonly behind: string; readonly ahead: string }
  /** What to do about it. */
  readonly act: string
  readonly themedActs: Readonly<Record<OutwardTheme, string>>
  readonly plain: PlainSense
  readonly leads: Leads
  /** The last sentences of a story that ends with this card: what it brings, or what eases it. */
  readonly closes: Readonly<Record<Theme, string>>
  /** A few words for what the card stands for, which can be wished for, or feared, by the tone of what may come. */
  readonly noun: string
  /** As the heart of a matter. */
  readonly heart: ClassedText<Heart>
  /** As what is in the way, and what to do about that. */
  readonly cross: ClassedText<Snag> & { readonly act: string }
  readonly root: ClassedText<Root>
  /** Only of kind cards: a clause about the reader, and one about those around. */
  readonly help?: Readonly<Record<'self' | 'others', ClassedText<Help>>>
  /** A noun phrase. */
  readonly outcome: string
}

/** What stands around the scenes of a story that looks ahead. */
export interface Frames {
  /** How the whole goes, by the tones of what was, what is and what may come. */
  readonly arcs: Readonly<
    Record<Theme, Readonly<Record<`${CardTone}-${CardTone}-${CardTone}`, readonly string[]>>>
  >
  /** What is, in a theme, with a gap for the clause of the card. */
  readonly themed: Readonly<Record<OutwardTheme, readonly string[]>>
}

type Comparisons = Partial<Record<CardMood, Partial<Record<CardMood, readonly string[]>>>>
type Grid<Row extends string> = Readonly<Record<Row, Readonly<Record<Snag, readonly string[]>>>>

/** The sentences of a Celtic Cross that belong to no card. */
export interface CrossLines {
  /** Why the one leads to the snag, makes it strong, or helps against it. */
  readonly 'heart-cross': Grid<Heart>
  readonly 'root-cross': Grid<Root>
  readonly 'help-cross': Grid<Help>
  /** With gaps for a clause in plain words and for the name of a card. */
  readonly plain: {
    readonly past: readonly string[]
    /** After the act, by the tone of what is near. */
    readonly near: Readonly<Record<CardTone, readonly string[]>>
    /** With a gap for a noun phrase. */
    readonly end: Readonly<Record<CardTone | 'survived', readonly string[]>>
  }
  /** Before what is in the way, and before what lies behind that. */
  readonly joints: Readonly<Record<'snag' | 'root', readonly string[]>>
  /** With gaps for a noun phrase and the name of a card: what is wished for, what is hoped and feared, and who or what is there besides. */
  readonly beside: Readonly<Record<'aim' | 'hope', Readonly<Record<CardTone, readonly string[]>>>> &
    Readonly<Record<'self' | 'others', readonly string[]>>
  readonly theme: Readonly<Record<Exclude<Theme, 'general'>, readonly string[]>>
}

export interface SpreadPieces {
  readonly piecesOf: (drawn: DrawnCard) => CardPieces
  /** Between the reader and the other person; none for some pairs of moods. */
  readonly comparisonsOf: (self: CardMood, other: CardMood) => readonly string[]
  readonly frames: () => Frames
  readonly crossLines: () => CrossLines
}

type PiecesByOrientation = Partial<Record<Orientation, CardPieces>>

/** Each file is read when it is first needed. */
export function readSpreadPieces(language: string): SpreadPieces {
  const files = new Map<string, unknown>()
  const read = <Data>(name: string): Data => {
    if (!files.has(name)) files.set(name, readData<Data>(language, `spreads/${name}`))
    return files.get(name) as Data
  }
  const cards = new Map<string, PiecesByOrientation>()
  const ofCard = (id: string) => {
    if (!cards.has(id))
      for (const [each, pieces] of Object.entries(read<Record<string, PiecesByOrientation>>(id.slice(0, 2))))
        cards.set(each, pieces)
    return cards.get(id)
  }
  return {
    piecesOf: ({ card, orientation }) => {
      const pieces = ofCard(card.id)?.[orientation]
      return pieces ?? assert.fail(`No story has a piece of ${card.id} ${orientation}`)
    },
    comparisonsOf: (self, other) => read<Comparisons>('comparisons')[self]?.[other] ?? [],
    frames: () => read('frames'),
    crossLines: () => read('cross'),
  }
}
