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
  const used = new Map<string, number>()
  for (const earlier of earlierStories(date, sign)) {
    if (earlier.story.house !== story.house) continue
    const sky = skyAtNoon(earlier.day)
    const its = judge(dateText(earlier.day * DAY_MS), sky, transitsToSign(sky, sign))
    const leadThen = isOfLights(earlier.story.planets)
      ? leadEvent(skyOfDay(dateText(earlier.day * DAY_MS)), sign)
      : null
    const day = { sign, story: earlier.story, lead: leadThen }
    for (const { text } of Object.values(deal(words, day, its, windowOn(date), used)))
      used.set(text, (used.get(text) ?? 0) + 1)
  }
  return deal(words, { sign, story, lead }, judgement, windowOn(date), used)
}

function deal(
  words: Words,
  day: ToldDay,
  { categories }: Pick<Judgement, 'categories'>,
  window: number,
  used: ReadonlyMap<string, number>,
): Fields {
  const piece = pieceOf(words, day)
  const { house, direction } = day.story
  const acts = [piece.act]
  const chosen = FIELDS.map((field) => {
    const relation = relationOf(direction, categories[CATEGORY_OF[field]].outlook)
    const pool = words.days.ofField(field, house, relation)
    const found = fitting(inOrderOf(window + SIGNS.indexOf(day.sign), pool), piece, acts, used)
    acts.push(found.act)
    return [field, found]
  })
  return Object.fromEntries(chosen) as Fields
}

/** After so many windows a list begins one text further. */
const WINDOWS_OF_ORDER = 6

/** Windows deal from the two halves of a list by turns; the other half follows from behind, where the next window comes last. */
function inOrderOf<Piece>(window: number, pool: readonly Piece[]): Piece[] {
  const half = Math.ceil(pool.length / 2)
  const start = remainder(window * half + Math.floor(window / WINDOWS_OF_ORDER), pool.length)
  const turned = [...pool.slice(start), ...pool.slice(0, start)]
  return [...turned.slice(0, half), ...turned.slice(half).reverse()]
}

/** The first that fits in all, in the first half of the list if it can be; if none does, the conditions are dropped from the last one on. */
export function fitting<Piece extends FieldPiece>(
  pieces: readonly Piece[],
  { mood }: Pick<DayPiece, 'mood'>,
  acts: readonly Act[],
  used: ReadonlyMap<string, number> = new Map(),
): Piece {
  const ofMood = pieces.filter(({ not }) => !not.includes(mood))
  const list = ofMood.length > 0 ? ofMood : pieces
  const uses = ({ text }: Piece) => used.get(text) ?? 0
  const fewest = Math.min(...list.map(uses))
  const conditions: readonly ((piece: Piece) => boolean)[] = [
    (piece) => uses(piece) === fewest,
    (piece) => pieces.indexOf(piece) < pieces.length / 2,
    ({ act }) => !areOpposed(act, acts[0]!),
    ({ act }) => !acts.includes(act),
  ]
  for (let count = conditions.length; count > 0; count--) {
    const found = list.find((piece) => conditions.slice(0, count).every((holds) => holds(piece)))
    if (found) return found
  }
  return list[0]!
}
