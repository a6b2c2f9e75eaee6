/**
 * The texts of a sign's day: whole little pieces, each written for one key (docs/writing.md). A piece carries what its neighbours in an
 * answer have to fit: its mood, what it asks the reader to do, and what it is about.
 */
import type { Category, Outlook } from '../judgement/day/categories.ts'
import type { Manner } from '../judgement/tradition.ts'
import type { Planet } from '../sky/planets.ts'
import { pieceFiles } from './piece-files.ts'

/** How a reader is, or what a piece asks of them. */
// mutate-block order: the order of a list of tags
export const MOODS = [
  'sociable',
  'withdrawn',
  'driven',
  'tired',
  'tender',
  'sharp',
  'light',
  'steady',
] as const
export type Mood = (typeof MOODS)[number]

/** What a piece asks the reader to do. */
// mutate-block order: the order of a list of tags
export const ACTS = [
  'say',
  'ask',
  'write',
  'listen',
  'wait',
  'rest',
  'begin',
  'finish',
  'sort',
  'give',
  'accept',
  'refuse',
  'move',
  'play',
  'look',
  'share',
  'choose',
  'plan',
] as const
export type Act = (typeof ACTS)[number]

/** What a piece is about, by house. */
export const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  1: ['self', 'looks', 'strength'],
  2: ['money', 'things', 'worth'],
  3: ['talk', 'message', 'errand', 'learning'],
  4: ['home', 'family', 'past'],
  5: ['love', 'play', 'making'],
  6: ['work', 'body', 'habit'],
  7: ['partner', 'others', 'agreement'],
  8: ['debt', 'trust', 'secret', 'change'],
  9: ['travel', 'belief', 'study'],
  10: ['name', 'decider', 'goal'],
  11: ['friend', 'group', 'hope'],
  12: ['solitude', 'sleep', 'worry', 'memory'],
}

/** Whether the planet of a story is in the house itself, or meets one that is. */
export const STANDINGS = ['in', 'touch'] as const
export type Standing = (typeof STANDINGS)[number]

/** The summary of a day. */
export interface DayPiece {
  readonly mood: Mood
  readonly act: Act
  readonly subject: string
  /** What is noticed, and why; `{until}` is filled in from the sky. It stands alone in the brief style. */
  readonly brief: string
  /** What to do about it, and what that brings. */
  readonly advice: string
}

/** What a field has to do with the story: the same direction, the opposite one, one of its own beside a neutral story, or none. */
// mutate-block order: the order of a list of keys
export const RELATIONS = [
  'with-help',
  'with-hard',
  'against-help',
  'against-hard',
  'alone-help',
  'alone-hard',
  'aside',
] as const
export type StoryRelation = (typeof RELATIONS)[number]

export const FIELDS = ['love', 'career', 'wellbeing'] as const
export type Field = (typeof FIELDS)[number]

/** A text beside the summary. */
export interface FieldPiece {
  /** Moods that it would contradict. */
  readonly not: readonly Mood[]
  readonly act: Act
  readonly text: string
}

/** A text of a category, and its advice. */
export interface CategoryPiece extends FieldPiece {
  /** Subjects that it judges: a story of the other direction about one of them does not stand beside it. */
  readonly about: readonly string[]
  readonly advice: string
}

/** `new`, `full`, `eclipse new` or `eclipse full`. */
export type StoryLunation = 'new' | 'full' | 'eclipse new' | 'eclipse full'

export interface DayPieces {
  readonly ofDay: (
    planet: Planet,
    standing: Standing,
    house: number,
    direction: Manner,
  ) => readonly DayPiece[]
  readonly ofLunation: (lunation: StoryLunation, house: number, direction: Manner) => readonly DayPiece[]
  readonly ofField: (field: Field, house: number, relation: StoryRelation) => readonly FieldPiece[]
  readonly ofCategory: (category: Category, outlook: Outlook) => readonly CategoryPiece[]
}

/** The pieces of a language (data/<language>/days). */
export function dayPieces(language: string): DayPieces {
  const find = pieceFiles(language, 'days')
  return {
    ofDay: (planet, standing, house, direction) => find(planet, [standing, String(house), direction]),
    ofLunation: (lunation, house, direction) =>
      find('lunations', [lunation, String(house), ...(lunation.startsWith('eclipse') ? [] : [direction])]),
    ofField: (field, house, relation) => find(field, [String(house), relation]),
    ofCategory: (category, outlook) => find('categories', [category, outlook]),
  }
}
