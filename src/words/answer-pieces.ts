/** The pieces of an answer to a question (data/<language>/answers): sentences by key, and what each card says in an answer (docs/questions.md). */
import assert from 'node:assert/strict'
import type { Card, DrawnCard, Orientation } from '../tarot/card.ts'
import { QUESTION_TOPICS } from '../tarot/question/question.ts'
import { readData } from './read-data.ts'

/** What a card says in an answer, this way up. */
export interface CardLines {
  /** With the sign of its leaning. */
  readonly lean: readonly string[]
  /** The same as half a sentence, for cards that lean. */
  readonly half?: readonly string[]
  /** Neutral: what the card is about. */
  readonly tell: readonly string[]
  /** What may be behind it, for why. */
  readonly reason: readonly string[]
  /** What it would do: for how, what to do, and where no card can look. */
  readonly advise: readonly string[]
  /** By what it would choose between ways that are not named; for no way by itself. */
  readonly choose: readonly string[]
  /** How it is to be in this; no cause, no outcome, no promise. After a grave question the answer has the first, the place beside the card the second. */
  readonly company: readonly string[]
  /** Its meaning in a calm tone. */
  readonly calm: readonly string[]
}

/** Kinds of matters for which a card says in words of its own what speaks for or against them. */
export const MATTER_GROUPS = ['love', 'people', 'work', 'making', 'places', 'inner'] as const
export type MatterGroup = (typeof MATTER_GROUPS)[number]

/** Those in which it says what it would do: on a journey something else than in a house, and something of its own where another's mind is asked about. */
export const ADVICE_GROUPS = [...MATTER_GROUPS, 'travel', 'unknown'] as const
export type AdviceGroup = (typeof ADVICE_GROUPS)[number]

/** Kinds of matters for which a card has lines for its places. */
export const PLACE_GROUPS = ['love', 'people', 'doing', 'inner'] as const
export type PlaceGroup = (typeof PLACE_GROUPS)[number]

/** What a place asks of its card: what lies behind the matter, how it stands, what makes it hard, what is around it, where it heads, what is hoped for. */
export const PLACE_ROLES = ['behind', 'now', 'hurdle', 'around', 'ahead', 'hope'] as const
export type PlaceRole = (typeof PLACE_ROLES)[number]

type PlaceLines = Readonly<Record<PlaceGroup, Readonly<Record<PlaceRole, string>>>>
type PlaceFile = Readonly<Record<string, Readonly<Record<Orientation, PlaceLines>>>>

/** Files by what their lines say, one for each suit. */
const MATTER_KINDS = ['matters', 'advice'] as const
type MatterKind = (typeof MATTER_KINDS)[number]
type MatterFile = Readonly<
  Record<string, Readonly<Record<Orientation, Readonly<Partial<Record<AdviceGroup, string>>>>>>
>

type CardFile = Readonly<Record<string, Readonly<Record<Orientation, CardLines>>>>
/** Names for what a card stands for, where the one that stories have states too much of the asker. */
type NounFile = Readonly<Record<string, Readonly<Partial<Record<Orientation, string>>>>>
type TextFile = Readonly<Record<string, readonly string[]>>

const CARD_FILES = { ar: 'majors', wa: 'wands', cu: 'cups', sw: 'swords', pe: 'pentacles' } as const

const fileOf = ({ id }: Card): string => CARD_FILES[id.slice(0, 2) as keyof typeof CARD_FILES]

/** The file of a key, by the first part of the key. */
const FILES = {
  open: 'openings',
  say: 'verdicts',
  turn: 'turns',
  decide: 'choices',
  joint: 'joints',
  frame: 'joints',
  act: 'acts',
  person: 'grave',
  limit: 'grave',
  help: 'grave',
  dark: 'grave',
} as const
export type PieceKey = `${keyof typeof FILES | 'situation'}/${string}`

/** Situations have a file for each topic, by the second part of the key. */
const textFileOf = (key: PieceKey): string => {
  const unit = key.slice(0, key.indexOf('/'))
  return unit === 'situation' ? `situations/${key.split('/', 2)[1]}` : FILES[unit as keyof typeof FILES]
}

const TEXT_FILES = [
  ...new Set(Object.values(FILES)),
  ...QUESTION_TOPICS.map((topic) => `situations/${topic}`),
]

export interface AnswerPieces {
  /** The sentences of the first key that has any. */
  readonly textsFor: (...keys: readonly PieceKey[]) => readonly string[]
  /** Of one key; none if there is no such key. */
  readonly textsOf: (key: PieceKey) => readonly string[]
  readonly cardLinesOf: (drawn: DrawnCard) => CardLines
  /** With the sign of the card's leaning, worded for a matter of the group. */
  readonly matterLeanOf: (drawn: DrawnCard, group: MatterGroup) => string
  /** What the card would do in a matter of the group. */
  readonly matterAdviceOf: (drawn: DrawnCard, group: AdviceGroup) => string
  /** What the card says of a matter of the group in such a place. */
  readonly placeLineOf: (drawn: DrawnCard, group: PlaceGroup, role: PlaceRole) => string
  /** What the card stands for, where an answer has its own word for it. */
  readonly ownNounOf: (drawn: DrawnCard) => string | undefined
  /** Every sentence of every file. */
  readonly pieceTexts: () => string[]
}

/** Each file is read when it is first needed. */
export function readAnswerPieces(language: string): AnswerPieces {
  const files = new Map<string, unknown>()
  const read = <Data>(name: string): Data => {
    if (!files.has(name)) files.set(name, readData<Data>(language, `answers/${name}`))
    return files.get(name) as Data
  }
  const textsOf = (key: PieceKey): readonly string[] => read<TextFile>(textFileOf(key))[key] ?? []
  const matterLine = (kind: MatterKind, { card, orientation }: DrawnCard, group: AdviceGroup): string => {
    const line = read<MatterFile>(`${kind}-${fileOf(card)}`)[card.id]?.[orientation][group]
    assert(line, `No answer has a line of ${card.id} ${orientation} for ${group}: ${kind}`)
    return line
  }
  return {
    textsOf,
    textsFor: (...keys) => {
      for (const key of keys) {
        const texts = textsOf(key)
        if (texts.length > 0) return texts
      }
      return assert.fail(`There is no text for ${keys.join(' or ')}`)
    },
    cardLinesOf: ({ card, orientation }) => {
      const lines = read<CardFile>(`cards-${fileOf(card)}`)[card.id]?.[orientation]
      assert(lines, `No answer has a line of ${card.id} ${orientation}`)
      return lines
    },
    matterLeanOf: (drawn, group) => matterLine('matters', drawn, group),
    matterAdviceOf: (drawn, group) => matterLine('advice', drawn, group),
    placeLineOf: ({ card, orientation }, group, role) => {
      const line = read<PlaceFile>(`places-${fileOf(card)}`)[card.id]?.[orientation][group][role]
      assert(line, `No answer has a line of ${card.id} ${orientation} for ${group}: ${role}`)
      return line
    },
    ownNounOf: ({ card, orientation }) => read<NounFile>('nouns')[card.id]?.[orientation],
    pieceTexts: () => [
      ...TEXT_FILES.flatMap((name) => Object.values(read<TextFile>(name)).flat()),
      ...Object.values(CARD_FILES).flatMap((name) =>
        Object.values(read<CardFile>(`cards-${name}`)).flatMap(({ upright, reversed }) =>
          [upright, reversed].flatMap((lines) => Object.values(lines).flat()),
        ),
      ),
      ...Object.values(read<NounFile>('nouns')).flatMap((nouns) => Object.values(nouns)),
      ...Object.values(CARD_FILES).flatMap((name) =>
        Object.values(read<PlaceFile>(`places-${name}`)).flatMap(({ upright, reversed }) =>
          [upright, reversed].flatMap((groups) =>
            Object.values(groups).flatMap((lines) => Object.values(lines)),
          ),
        ),
      ),
      ...MATTER_KINDS.flatMap((kind) =>
        Object.values(CARD_FILES).flatMap((name) =>
          Object.values(read<MatterFile>(`${kind}-${name}`)).flatMap(({ upright, reversed }) =>
            [upright, reversed].flatMap((groups) => Object.values(groups)),
          ),
        ),
      ),
    ],
  }
}
