/** The chapters of a life, and a progressed Moon and Sun, in words (docs/life.md, docs/progressions.md). */
import type { Chapter } from '../../almanac/life.ts'
import { houseId } from '../../chart/fact-ids.ts'
import type { ChapterPlan, ProgressionPlan, Tense } from '../../judgement/person/life-plan.ts'
import type { ChapterPiece } from '../../words/life.ts'
import type { Words } from '../../words/words.ts'
import type { Sentence } from '../sentence.ts'
import { remainder, shuffled } from './dealing.ts'

/** A text for each chapter, in its order. Two progressed Moons in one house: the house is mentioned once. */
export function chapterTexts(words: Words, plans: readonly ChapterPlan[]): Map<Chapter, readonly Sentence[]> {
  const [first] = plans
  const shuffleKey = first ? String(first.chapter.passes[0].instant) : ''
  const counts: Record<Tense, number> = { infancy: 0, past: 0, now: 0, ahead: 0 }
  const places = new Set<string>()
  return new Map(
    plans.map((plan) => {
      const isRepeated = plan.place !== null && places.has(placeId(plan.place))
      if (plan.place !== null) places.add(placeId(plan.place))
      const written = isRepeated ? { ...plan, place: null } : plan
      return [plan.chapter, chapterText(words, written, shuffleKey, counts[plan.tense]++)] as const
    }),
  )
}

/** `ordinal`: the number of chapters of its tense before it. */
function chapterText({ life }: Words, plan: ChapterPlan, shuffleKey: string, ordinal: number): Sentence[] {
  const { chapter, tense, key, place } = plan
  const own = (text: string | undefined, ...more: string[]): Sentence[] =>
    text === undefined ? [] : [{ text, transits: [chapter.id, ...more] }]
  const before = own(dealt(life.tenses(tense), `${tense} ${shuffleKey}`, ordinal))
  const piece =
    key === null
      ? life.progressedSunSigns(chapter.sign!)[0]
      : dealt(life.chapters(key), `${key} ${shuffleKey}`, chapter.which)
  return [
    ...before,
    ...own(piece?.opening),
    ...(place === null ? [] : own(life.chapterHouses(place.planet, place.house)[0], placeId(place))),
    ...own(piece && endOf(piece, tense === 'past' || tense === 'infancy')),
  ]
}

/** A chapter that is over has no advice. */
const endOf = ({ closing, lookingBack }: ChapterPiece, isOver: boolean): string =>
  isOver ? lookingBack : closing

const placeId = ({ planet, house }: NonNullable<ChapterPlan['place']>): string =>
  planet === 'moon'
    ? `progressed-${houseId('moon', house)}`
    : houseId(planet === 'node' ? 'north_node' : planet, house)

function dealt<Item>(items: readonly Item[], shuffleKey: string, ordinal: number): Item | undefined {
  const order = shuffled([...items.keys()], shuffleKey)
  return items[order[remainder(ordinal, items.length)]!]
}

export interface ProgressionText {
  /** Sign, house and phase, as far as they are certain. */
  readonly moon: readonly Sentence[]
  /** None while the Sun is in the sign of the birth. */
  readonly sun: readonly Sentence[]
}

export function progressionText({ life }: Words, plan: ProgressionPlan): ProgressionText {
  const { moonSign, moonHouse, phase, sunSign, isSunSignNew, sources } = plan
  const first = <Key>(key: Key | null, lists: (key: Key) => readonly string[], source: string): Sentence[] =>
    key === null
      ? []
      : lists(key)
          .slice(0, 1)
          .map((text) => ({ text, transits: [source] }))
  const sunSigns = sunSign === null ? [] : life.progressedSunSigns(sunSign).slice(0, 1)
  return {
    moon: [
      ...first(moonSign, life.progressedMoonSigns, sources.moonSign),
      ...first(moonHouse, life.progressedMoonHouses, sources.moonHouse),
      ...first(phase, life.progressedPhases, sources.phase),
    ],
    sun: sunSigns.flatMap((piece) =>
      [piece.opening, endOf(piece, !isSunSignNew)].map((text) => ({ text, transits: [sources.sunSign] })),
    ),
  }
}
