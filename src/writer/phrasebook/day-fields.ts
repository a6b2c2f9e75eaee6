/**
 * Love, career and wellbeing of a day: texts that fit the piece that tells its story, in mood and in what they ask for (docs/writing.md).
 * What the earlier days of a window took is not stored but dealt again, so that none comes back in it.
 */
import { skyOfDay } from '../../almanac/sky-of-day.ts'
import { skyAtNoon } from '../../chart/noon-sky.ts'
import { transitsToSign } from '../../chart/transits.ts'
import { type Category, judgeCategory, type Outlook } from '../../judgement/day/categories.ts'
import { weigh } from '../../judgement/day/influence.ts'
import { leadEvent } from '../../judgement/day/lead.ts'
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import { DAY_MS, dayNumber } from '../../time/time-scales.ts'
import { dateText } from '../../time/wall-clock.ts'
import { type Act, type DayPiece, FIELDS, type Field, type FieldPiece } from '../../words/day-pieces.ts'
import type { Words } from '../../words/words.ts'
import type { DailyPlan } from '../plan/daily-plan.ts'
import { relationOf } from '../plan/daily-plan.ts'
import { earlierStories } from '../plan/story.ts'
import { isOfLights, pieceOf, type StoryDay } from './day-piece.ts'
import { remainder } from './dealing.ts'

/** The category whose outlook a field follows. */
export const CATEGORY_OF: Readonly<Record<Field, Category>> = {
  love: 'love',
  career: 'profession',
  wellbeing: 'health',
}

/** Pieces of advice that contradict each other on one day. */
const OPPOSED: Partial<Record<Act, readonly Act[]>> = {
  rest: ['begin', 'finish', 'move', 'sort'],
  wait: ['say', 'begin', 'choose'],
  refuse: ['give', 'accept', 'share'],
}

export const areOpposed = (one: Act, other: Act): boolean =>
  (OPPOSED[one] ?? []).includes(other) || (OPPOSED[other] ?? []).includes(one)

type Fields = Readonly<Record<Field, FieldPiece>>

/** The last day of a text. */
type LastDays = ReadonlyMap<string, number>

/** Outlooks of the categories that the fields follow. */
type Outlooks = Readonly<Record<Field, Outlook>>

export function fieldsOf(words: Words, { date, sign, story, lead, judgement }: DailyPlan): Fields {
  const lastDays = new Map<string, number>()
  for (const earlier of earlierStories(date, sign)) {
    if (earlier.story.house !== story.house) continue
    const leadThen = isOfLights(earlier.story.planets)
      ? leadEvent(skyOfDay(dateText(earlier.day * DAY_MS)), sign)
      : null
    const day = { sign, story: earlier.story, lead: leadThen }
    for (const { text } of Object.values(
      deal(words, day, outlooksOn(earlier.day, sign), earlier.day, lastDays),
    ))
      lastDays.set(text, earlier.day)
  }
  const outlooks = ofFields((category) => judgement.categories[category].outlook)
  return deal(words, { sign, story, lead }, outlooks, dayNumber(date), lastDays)
}

const ofFields = (outlookOf: (category: Category) => Outlook): Outlooks =>
  Object.fromEntries(FIELDS.map((field) => [field, outlookOf(CATEGORY_OF[field])])) as unknown as Outlooks

function outlooksOn(day: number, sign: Sign): Outlooks {
  const sky = skyAtNoon(day)
  const scales = weigh(sky, transitsToSign(sky, sign))
  return ofFields((category) => judgeCategory(category, sky, scales, sign).outlook)
}

function deal(words: Words, of: StoryDay, outlooks: Outlooks, day: number, lastDays: LastDays): Fields {
  const piece = pieceOf(words, of)
  const { house, direction } = of.story
  const acts = [piece.act]
  const chosen = FIELDS.map((field) => {
    const pool = words.days.ofField(field, house, relationOf(direction, outlooks[field]))
    const restedDays = ({ text }: FieldPiece) => day - (lastDays.get(text) ?? -Infinity)
    const found = fittingPieces(inOrderOn(day, of.sign, pool), piece, acts, restedDays)
    acts.push(found.act)
    return [field, found]
  })
  return Object.fromEntries(chosen) as Fields
}

/** The two halves of a list have so many days by turns: half a window, so that windows, which know nothing of each other, do not tell the same. */
const DAYS_OF_HALF = 30

/** The half whose turn it is, each time from another text on; then the other half from behind, where its own turn comes last. */
function inOrderOn<Piece>(day: number, sign: Sign, pool: readonly Piece[]): Piece[] {
  const turn = Math.floor(day / DAYS_OF_HALF)
  const middle = Math.ceil(pool.length / 2)
  const halves = [pool.slice(0, middle), pool.slice(middle)]
  const halfOf = (itsTurn: number) => {
    const half = halves[remainder(itsTurn, 2)]!
    const start = remainder(Math.floor(itsTurn / 2) + SIGNS.indexOf(sign), Math.max(1, half.length))
    return [...half.slice(start), ...half.slice(0, start)]
  }
  return [...halfOf(turn), ...halfOf(turn + 1).reverse()]
}

/** A text may come again after so many days. */
const REST_DAYS = 15

/**
 * The first that fits in all, in the first half of the list if it can be; if none does, the conditions are dropped from the last one on.
 * Where all came lately, the one that has rested longest counts as rested.
 */
export function fittingPieces<Piece extends FieldPiece>(
  pieces: readonly Piece[],
  { mood }: Pick<DayPiece, 'mood'>,
  acts: readonly Act[],
  restedDays: (piece: Piece) => number = () => Infinity,
): Piece {
  const ofMood = pieces.filter(({ not }) => !not.includes(mood))
  const list = ofMood.length > 0 ? ofMood : pieces
  const rest = Math.min(REST_DAYS, Math.max(...list.map(restedDays)))
  const conditions: readonly ((piece: Piece) => boolean)[] = [
    (piece) => restedDays(piece) >= rest,
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
