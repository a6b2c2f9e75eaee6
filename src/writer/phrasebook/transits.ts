/** The texts of a person's transits: what is felt, what to do, where in life, when, and what remains (docs/timeline.md). */
import type { NatalPlace } from '../../almanac/natal-transits/natal-points.ts'
import { houseId } from '../../chart/fact-ids.ts'
import { type MatterTone, matterToneOf } from '../../judgement/person/matters.ts'
import type { TimelineTransit } from '../../judgement/person/timeline.ts'
import { DATE_SHAPES, type DatePlan, datePlans, isOver } from '../../judgement/person/transit-dates.ts'
import type { Manner } from '../../judgement/tradition.ts'
import { signedArc } from '../../sky/angle.ts'
import { SLOW_PLANETS } from '../../sky/planets.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { filledWith, slotsIn } from '../../words/slots.ts'
import { beginningOf } from '../../words/text-measure.ts'
import type { TransitPiece } from '../../words/timeline.ts'
import type { Words } from '../../words/words.ts'
import type { Sentence } from '../sentence.ts'
import type { TextClock } from '../time-text.ts'
import { type DealTurn, YearDealer } from './year-dealing.ts'

export interface TransitsAsk {
  /** In the order in which they are listed. */
  readonly transits: readonly TimelineTransit[]
  readonly places: readonly NatalPlace[]
  readonly clock: TextClock
}

/** A text for each transit; none for minor aspects and points that no text tells of, nor where a year has used all texts of a list. */
export function transitTexts(
  words: Words,
  { transits, places, clock }: TransitsAsk,
): Map<TimelineTransit, readonly Sentence[]> {
  const dealer = new YearDealer()
  const textOf = new Map<TimelineTransit, readonly Sentence[]>()
  let before = ''
  for (const transit of transits) {
    const { manner, body, point } = transit
    if (manner === null) continue
    const place = places.find((candidate) => candidate.point === point)!
    const turn = turnOf(transit, manner, place)
    const found =
      body === 'moon'
        ? moonText(words, transit, manner, turn, dealer)
        : transitText(words, { transit, manner, turn, before, clock }, dealer)
    if (found.length === 0) continue
    before = beginningOf(found[0]!.text)
    textOf.set(transit, found)
  }
  return textOf
}

/** By how far the body is ahead of the point: in a round, each aspect of a manner comes once on each of its sides. */
const SIDES: Readonly<Record<Manner, readonly number[]>> = {
  merge: [0],
  flow: [60, 120, -120, -60],
  friction: [90, 180, -90],
}
const MONTH_OF_MOON_MS = 27.32 * DAY_MS

function turnOf(transit: TimelineTransit, manner: Manner, { longitude }: NatalPlace): DealTurn {
  const { body, point, closest, enters, leaves } = transit
  const at = closest?.at ?? enters ?? leaves ?? 0
  const during = { from: enters ?? at, to: leaves ?? at }
  const arc = signedArc(transit.longitude, longitude)
  const side = SIDES[manner].findIndex((angle) => Math.abs(signedArc(arc, angle)) < 1)
  const round = body === 'moon' ? Math.floor(at / MONTH_OF_MOON_MS) : 0
  return { shuffleKey: `${body} ${point} ${manner} ${Math.floor(longitude)}`, ordinal: side + round, during }
}

/** The Moon comes round every month, and so do the texts. */
function moonText(
  { timeline }: Words,
  { id, point }: TimelineTransit,
  manner: Manner,
  turn: DealTurn,
  dealer: YearDealer,
): Sentence[] {
  const [text] = dealer.order(timeline.moonTransits(point, manner), turn)
  return text === undefined ? [] : [{ text, transits: [id] }]
}

interface TransitTask {
  readonly transit: TimelineTransit
  readonly manner: Manner
  readonly turn: DealTurn
  /** How the text before it begins. */
  readonly before: string
  readonly clock: TextClock
}

/** A transit that is over needs no advice, and without a date there is nothing to say about it. */
function transitText(words: Words, task: TransitTask, dealer: YearDealer): Sentence[] {
  const { transit, manner, turn, clock } = task
  const plans = datePlans(transit, clock.now, clock.dayOf)
  const over = isOver(transit, clock.now)
  const piece = over && plans.length === 0 ? undefined : pieceOf(words, task, dealer)
  if (piece === undefined) return []
  const { id, body, leaves } = transit
  const tone = matterToneOf(body, manner)
  const dates =
    over || isSlow(transit) || transit.passes.length > 1
      ? plans.flatMap((plan, i) =>
          dateText(words, plan, { ...task, tone, isLast: i === plans.length - 1 }, dealer),
        )
      : []
  const own = (text: string): Sentence => ({ text, transits: [id] })
  return [
    own(piece.opening),
    ...(over ? [] : [own(piece.advice)]),
    ...houseText(words, transit, tone, turn, dealer),
    ...dates.map(own),
    ...(over || leaves === null ? [] : endingText(words, piece, leaves, { ...task, tone }, dealer).map(own)),
  ]
}

const isSlow = ({ body }: TimelineTransit): boolean => SLOW_PLANETS.some((planet) => planet === body)

/** Its own, unless that was used within a year or begins like the text before it. */
function pieceOf(words: Words, task: TransitTask, dealer: YearDealer): TransitPiece | undefined {
  const { transit, manner, turn, before } = task
  const pieces = words.timeline.transits(transit.body, transit.point, manner)
  const free = dealer.order(pieces, turn).filter(({ opening }) => dealer.isFree(opening, turn.during))
  const piece = free.find(({ opening }) => beginningOf(opening) !== before) ?? free[0]
  if (piece) dealer.use(piece.opening, turn.during)
  return piece
}

/** Where in life it is felt, once a year for each place; left out where the planet stands on the angle, which is the place itself. */
function houseText(
  { timeline }: Words,
  { id, body, point, manner, transitHouse }: TimelineTransit,
  tone: MatterTone,
  { during }: DealTurn,
  dealer: YearDealer,
): Sentence[] {
  const isOnAngle = manner === 'merge' && (point === 'ascendant' || point === 'midheaven')
  if (transitHouse === null || isOnAngle) return []
  const text = timeline.houses(body, transitHouse, tone).find((each) => dealer.isFree(each, during))
  if (text === undefined) return []
  dealer.use(text, during)
  return [{ text, transits: [id, `transiting-${houseId(body, transitHouse)}`] }]
}

/** Of the sentences with dates, the one that was used least. */
function dateText(
  { timeline }: Words,
  { shape, instants }: DatePlan,
  {
    transit,
    turn,
    clock,
    tone,
    isLast,
  }: TransitTask & { readonly tone: MatterTone; readonly isLast: boolean },
  dealer: YearDealer,
): string[] {
  const fitting = timeline.transitDates(shape, tone).filter((text) => isLast || !timeline.saysLast(text))
  const texts = dealer.order(fitting, { shuffleKey: transit.uid, ordinal: 0 })
  const [text] = texts.toSorted((one, other) => dealer.countOf(one) - dealer.countOf(other))
  if (text === undefined) return []
  dealer.use(text, turn.during)
  const slots = slotsIn(text).filter((slot) => slot !== 'planet')
  const days = slots.map((slot) =>
    clock.dayOf(instants[(DATE_SHAPES[shape] as readonly string[]).indexOf(slot)]!),
  )
  const dates = timeline.datesInRow(days, clock.today)
  const planet = (text.startsWith('{planet}') ? timeline.bodyNameFirst : timeline.bodyName)(transit.body)
  return [filledWith(text, { planet, ...Object.fromEntries(slots.map((slot, i) => [slot, dates[i]!])) })]
}

/** Of an uncertain point the last day is that of the last possible time of birth: years away, and no end to promise. */
function endingText(
  words: Words,
  piece: TransitPiece,
  leaves: number,
  task: TransitTask & { readonly tone: MatterTone },
  dealer: YearDealer,
): string[] {
  const { transit, clock } = task
  return transit.certain || !isSlow(transit)
    ? [ending(words, piece, leaves, clock)]
    : dateText(words, { shape: 'uncertain', instants: [leaves] }, { ...task, isLast: true }, dealer)
}

const ending = (
  { timeline }: Words,
  piece: TransitPiece,
  leaves: number,
  { today, dayOf }: TextClock,
): string => filledWith(piece.ending, { leaves: timeline.dateWords(dayOf(leaves), today) })
