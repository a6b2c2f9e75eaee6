/** The summary of a week or a month: where it begins and how it goes on, its dated turns, and what it comes to (docs/writing.md). */
import type { KeyEvent } from '../../judgement/period/key-events.ts'
import { SIGNS } from '../../sky/zodiac.ts'
import { numberOf, type PeriodType } from '../../time/period.ts'
import {
  type Arc,
  type EventKey,
  MATTER_NAMES,
  PERIOD_MATTERS,
  type PeriodCourse,
  type PeriodFrame,
  type PeriodMatter,
} from '../../words/period-pieces.ts'
import { lengthOf } from '../../words/text-measure.ts'
import type { Words } from '../../words/words.ts'
import { PERIOD_SUMMARY } from '../period-text.ts'
import type { PeriodPlan, Phase } from '../plan/period-plan.ts'
import { slowTurnOf } from '../plan/phase-stories.ts'
import { prose, type Sentence } from '../sentence.ts'
import { remainder } from './dealing.ts'
import { dealStep } from './period-dealing.ts'

/**
 * Opening, the first phase, where it turns, what joins that to the last phase, the last phase, closing. A phase between them is there only if
 * nothing else is between: a few steps that lead to each other say more than a list of dates.
 */
export function throughLine(words: Words, plan: PeriodPlan): Sentence[] {
  const { least, most } = PERIOD_SUMMARY[plan.period.type]
  const { opening, closing } = periodFrame(words, plan)
  const whole = (dated: readonly DatedSentence[]) => [
    sentenceOf(opening, plan.phases[0]!),
    ...dated.toSorted((one, other) => one.at - other.at).map(({ sentence }) => sentence),
    sentenceOf(closing, plan.phases.at(-1)!),
  ]
  const length = (dated: readonly DatedSentence[]) => lengthOf(prose(whole(dated)))
  const events = shownTurns(plan).map((turn) => eventPart(words, plan, turn))
  const [begins, hinge, ends] = endsOf(words, plan)
  const apart = [begins, ...(ends ? [ends] : [])]
  const joined = [...apart, ...(hinge ? [hinge] : [])]
  // If there is no room for everything, the second event is left out first, then the hinge.
  const ways = [
    [...joined, ...events],
    [...joined, ...events.slice(0, 1)],
    [...apart, ...events.slice(0, 1)],
  ]
  let chosen = ways.find((way) => length(way) <= most) ?? joined
  for (const phase of between(plan)) {
    const more = [...chosen, phasePart(words, plan, phase)]
    const isGap = !events.some(({ at }) => at > Date.parse(plan.phases[0]!.to) && at < (ends?.at ?? 0))
    if (length(chosen) < least || (isGap && chosen.length < MAX_PARTS && length(more) <= most)) chosen = more
  }
  return whole(chosen)
}

/** First phase, hinge, last phase, two events, or one and what lies between. */
const MAX_PARTS = 5

/** The phases between the first and the last, the loudest first. */
const between = ({ phases }: PeriodPlan): Phase[] =>
  phases.slice(1, -1).toSorted((one, other) => Math.abs(other.score) - Math.abs(one.score))

/**
 * Events after the first phase come before those in it, which would go back in time; and those on the day on which the last phase begins
 * are there only if there are no others, for two sentences would name one day.
 */
function shownTurns(plan: PeriodPlan): KeyEvent[] {
  const all = turningPoints(plan)
  const later = all.filter(({ date }) => date > plan.phases[0]!.to)
  const apart = (later.length > 0 ? later : all).filter(({ date }) => date !== plan.phases.at(-1)!.from)
  return [apart, later, all].find(({ length }) => length > 0)?.slice(0, MAX_TURNS[plan.period.type]) ?? []
}

export const MAX_TURNS: Record<PeriodType, number> = { week: 1, month: 2, year: 2 }

const sentenceOf = (text: string, { story }: Phase): Sentence => ({ text, transits: [story.id] })

/** A sentence with its place in time. */
export interface DatedSentence {
  readonly at: number
  readonly sentence: Sentence
}

/** How it begins and how it ends, and the sentence that leads to another direction. */
function endsOf(
  words: Words,
  plan: PeriodPlan,
): [begins: DatedSentence, hinge?: DatedSentence | undefined, ends?: DatedSentence] {
  const { phases } = plan
  const [first, last] = [phases[0]!, phases.at(-1)!]
  const begins = phasePart(words, plan, first)
  if (first === last) return [begins]
  const ends = phasePart(words, plan, last)
  // A period that goes on as it began needs no joining sentence, because the frame has said so.
  if (first.direction === last.direction) return [begins, undefined, ends]
  const hinges = words.periods.hinges(first.direction, last.direction)
  const hinge = sentenceOf(hinges[dealStep(plan, hinges.length)]!, last)
  // Just before the phase that it leads to.
  return [begins, { at: ends.at - 1, sentence: hinge }, ends]
}

/** What changes something comes before two planets that meet; of each the weightiest first, as the plan has them. */
export function turningPoints({ turns }: PeriodPlan): KeyEvent[] {
  const isChange = ({ kind }: KeyEvent) => kind !== 'exact_aspect'
  const ordered = [...turns.filter(isChange), ...turns.filter((turn) => !isChange(turn))]
  const keys = ordered.map((turn) => eventKey(turn).slice(0, 2).join(' '))
  return ordered.filter((_, at) => keys.indexOf(keys[at]!) === at)
}

/** What the text of an event is looked up by. */
export function eventKey({ event, kind, house, manner }: KeyEvent): EventKey {
  if (event.type === 'eclipse') return [kind, event.of, String(house)]
  if (event.type === 'ingress') return [kind, event.planets[0]!, String(house)]
  if (event.type === 'station') return [kind, event.direction!, event.planets[0]!, String(house)]
  if (event.type === 'exact_aspect') return [kind, event.planets.join('-'), manner!]
  return [kind, String(house)]
}

export function eventPart(words: Words, plan: PeriodPlan, turn: KeyEvent): DatedSentence {
  const { date, event } = turn
  const pieces = words.periods.eventPieces(eventKey(turn))
  const on = words.periods.onDay(date, plan.period.type)
  const text = pieces[remainder(eventStep(plan, turn), pieces.length)]!.replace('{On}', on)
  return { at: event.at, sentence: { text, transits: [event.uid] } }
}

/** What happens in a house happens there again a year later; a new or full Moon eleven, twelve or thirteen months later. */
function eventStep({ period }: PeriodPlan, { date, kind }: KeyEvent): number {
  const year = Number(date.slice(0, 4))
  const isOfMoon = kind === 'new_moon' || kind === 'full_moon' || kind === 'eclipse'
  return isOfMoon ? year : numberOf(period) + year
}

function phasePart(words: Words, plan: PeriodPlan, phase: Phase): DatedSentence {
  const { id, planet, house } = phase.story
  const pieces = words.periods.phasePieces(planet, house, phase.direction)
  const when = words.periods.duringPhase(phase, plan.period)
  const turn = slowTurnOf(planet, plan.period)
  const step =
    turn === null ? dealStep(plan, pieces.length) : remainder(turn + SIGNS.indexOf(plan.sign), pieces.length)
  const text = pieces[step]!.replace('{When}', when)
  return { at: Date.parse(phase.from), sentence: { text, transits: [id] } }
}

export function periodFrame(words: Words, plan: PeriodPlan): PeriodFrame {
  const frames = words.periods.frames(plan.period.type, periodArc(plan), matterOf(plan.phases[0]!))
  return frames[dealStep(plan, frames.length)]!
}

export function periodArc({ phases }: Pick<PeriodPlan, 'phases'>): Arc {
  const [first, last] = [phases[0]!.direction, phases.at(-1)!.direction]
  if (first === last) return ({ flow: 'kind', friction: 'hard', merge: 'even' } as const)[first]
  return first === 'friction' || last === 'flow' ? 'lighter' : 'heavier'
}

/** For a period that stays as it begins, no text beside the summary would say more. */
export function courseOf(plan: Pick<PeriodPlan, 'phases'>): PeriodCourse {
  const arc = periodArc(plan)
  return arc === 'lighter' || arc === 'heavier' ? arc : 'steady'
}

export const matterOf = ({ story: { house } }: Phase): PeriodMatter =>
  MATTER_NAMES.find((matter) => (PERIOD_MATTERS[matter] as readonly number[]).includes(house))!
