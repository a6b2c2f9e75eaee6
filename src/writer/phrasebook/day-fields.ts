/**
 * Love, career and wellbeing of a day: texts that fit the piece that tells its story, in mood and in what they ask for (docs/writing.md).
 * What the earlier days of a window took is not stored but dealt again, so that none comes back in it.
 */
import { skyOfDay } from '../../almanac/sky-of-day.ts'
import { skyAtNoon } from '../../chart/noon-sky.ts'
import { transitsToSign } from '../../chart/transits.ts'
import type { Category } from '../../judgement/day/categories.ts'
import { type Judgement, judge } from '../../judgement/day/judgement.ts'
import { leadEvent } from '../../judgement/day/lead.ts'
import { SIGNS } from '../../sky/zodiac.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { dateText } from '../../time/wall-clock.ts'
import { type Act, type DayPiece, FIELDS, type Field, type FieldPiece } from '../../words/day-pieces.ts'
import type { Words } from '../../words/words.ts'
import type { DailyPlan } from '../plan/daily-plan.ts'
import { relationOf } from '../plan/relation.ts'
import { earlierStories, windowOn } from '../plan/story.ts'
import { isOfLights, pieceOf, type ToldDay } from './day-piece.ts'
import { remainder } from './dealing.ts'

/** The category whose outlook a field follows. */
export const CATEGORY_OF: Readonly<Record<Field, Category>> = {
  love: 'love',
  career: 'profession',
  wellbeing: 'health',
}

/** Acts that do not go together on one day. */
const OPPOSED: Partial<Record<Act, readonly Act[]>> = {
  rest: ['begin', 'finish', 'move', 'sort'],
  wait: ['say', 'begin', 'choose'],
  refuse: ['give', 'accept', 'share'],
}

const areOpposed = (one: Act, other: Act): boolean =>
  (OPPOSED[one] ?? []).includes(other) || (OPPOSED[other] ?? []).includes(one)

type Fields = Readonly<Record<Field, FieldPiece>>

export function fieldsOf(words: Words, { date, sign, story, lead, judgement }: DailyPlan): Fields {
  const used = new Set<FieldPiece>()
  for (const earlier of earlierStories(date, sign)) {
    if (earlier.story.house !== story.house) continue
    const sky = skyAtNoon(earlier.day)
    const its = judge(dateText(earlier.day * DAY_MS), sky, transitsToSign(sky, sign))
    const leadThen = isOfLights(earlier.story.planets)
      ? leadEvent(skyOfDay(dateText(earlier.day * DAY_MS)), sign)
      : null
    const day = { sign, story: earlier.story, lead: leadThen }
    for (const piece of Object.values(deal(words, day, its, windowOn(date), used))) used.add(piece)
  }
  return deal(words, { sign, story, lead }, judgement, windowOn(date), used)
}

function deal(
  words: Words,
  day: ToldDay,
  { categories }: Pick<Judgement, 'categories'>,
  window: number,
  used: ReadonlySet<FieldPiece>,
): Fields {
  const piece = pieceOf(words, day)
  const { house, direction } = day.story
  const acts = [piece.act]
  const chosen = FIELDS.map((field) => {
    const relation = relationOf(direction, categories[CATEGORY_OF[field]].outlook)
    const pool = words.days.ofField(field, house, relation)
    const start = startOf(window + SIGNS.indexOf(day.sign), pool.length)
    const found = fitting([...pool.slice(start), ...pool.slice(0, start)], piece, acts, used)
    acts.push(found.act)
    return [field, found]
  })
  return Object.fromEntries(chosen) as Fields
}

/** Half a pool from window to window, and a step further after both halves. */
function startOf(window: number, size: number): number {
  return remainder(window * Math.ceil(size / 2) + Math.floor(window / 2), size)
}

/** The first that fits in all; if none does, the conditions are dropped from the last one on. */
export function fitting<Piece extends FieldPiece>(
  pieces: readonly Piece[],
  { mood }: Pick<DayPiece, 'mood'>,
  acts: readonly Act[],
  used: ReadonlySet<FieldPiece>,
): Piece {
  const conditions: readonly ((piece: Piece) => boolean)[] = [
    (piece) => !used.has(piece),
    ({ not }) => !not.includes(mood),
    ({ act }) => !areOpposed(act, acts[0]!),
    ({ act }) => !acts.includes(act),
  ]
  for (let count = conditions.length; count > 0; count--) {
    const found = pieces.find((piece) => conditions.slice(0, count).every((holds) => holds(piece)))
    if (found) return found
  }
  return pieces[0]!
}
