/** The story of a spread of few cards: scenes in the order of time, joined by how the cards stand to each other (docs/spreads.md). */
import type { PlaceKind } from '../../tarot/spreads.ts'
import type { Theme } from '../../tarot/theme.ts'
import type { LaidCard, Tone } from '../../tarot/threads.ts'
import type { Frame } from '../spread-pieces.ts'
import type { SpreadSentence } from '../spreads.ts'
import { lengthOf } from '../text-measure.ts'
import { type Deal, dealFor, echoes } from './story-dealing.ts'
import { CLOSINGS, isInner, OPENINGS } from './story-forms.ts'
import { jointsBetween, linesAfterHelp } from './story-joints.ts'
import {
  actAlone,
  crossLines,
  frames,
  isGrave,
  PARTS,
  partOf,
  piecesOf,
  scenesOf,
  weightOf,
} from './story-scenes.ts'

export interface Story {
  readonly summary: readonly SpreadSentence[]
  /** The act, as it stands alone. */
  readonly act: SpreadSentence
}

export interface Lengths {
  readonly least: number
  readonly most: number
}

/** What may be left out where there is no room, the first of these first. */
type Spare = 'closing' | 'bridge' | 'opening'
export interface Step extends SpreadSentence {
  readonly spare?: Spare
}

export function shortStory(cards: readonly LaidCard[], theme: Theme, lengths: Lengths): Story {
  const deal = dealFor(cards)
  const told = toldOf(cards)
  const act = actOf(told)
  const middle = withScenes(told, act, deal)
  const frame = frameOf(told, middle, theme, deal)
  const steps: Step[] = [
    { text: frame.opening, cards: [told[0]!], spare: 'opening' },
    ...middle,
    ...closingOf(frame, told.at(-1)!),
  ]
  return { summary: fitting(steps, lengths), act: { text: actAlone(act.text), cards: act.cards } }
}

const closingOf = ({ closing }: Frame, last: LaidCard): Step[] =>
  closing === undefined ? [] : [{ text: closing, cards: [last], spare: 'closing' }]

/** Places by how much they tell; a large spread does not tell all of them. */
// mutate-block order: the order is tested by docs/spreads.md
export const TELLING: readonly PlaceKind[] = [
  'present',
  'challenge',
  'other_person',
  'outcome',
  'past',
  'root',
  'self',
  'weakness',
  'bond',
  'strength',
  'mind',
  'body',
  'spirit',
  'near_future',
  'others',
  'aim',
  'hope_and_fear',
  'advice',
  'choice',
  'open',
]
const maxTold = (size: number) => (size < 8 ? 4 : 6)

/** The cards that are told, in the order of the story. */
export function toldOf(cards: readonly LaidCard[]): LaidCard[] {
  const last = cards.at(-1)!
  const rankOf = ({ kind }: LaidCard) => TELLING.indexOf(kind)
  // Of equal places the end of a spread counts most.
  const ranked = cards.toSorted((a, b) => rankOf(a) - rankOf(b) || Number(b === last) - Number(a === last))
  const count = maxTold(cards.length)
  const chosen = cards.length <= count ? cards : withOnePast(ranked).slice(0, count)
  const isAheadFirst = chosen.every((card) => ['help', 'advice', 'ahead'].includes(partOf(card)))
  const orderOf = (card: LaidCard) => {
    const part = partOf(card)
    if (part === 'ahead' && isAheadFirst) return -1
    return PARTS.indexOf(part) + (card.kind === 'outcome' ? 1 : 0)
  }
  return chosen.toSorted((a, b) => orderOf(a) - orderOf(b) || cards.indexOf(a) - cards.indexOf(b))
}

/** Past and root are one scene where not all are told: another one comes last. */
function withOnePast(cards: readonly LaidCard[]): LaidCard[] {
  const first = cards.find((card) => partOf(card) === 'behind')
  const isMore = (card: LaidCard) => card !== first && partOf(card) === 'behind'
  return [...cards.filter((card) => !isMore(card)), ...cards.filter(isMore)]
}

/** Whose act it is: that of hard advice, of what resists, of the heart, and otherwise of the first that is told. */
const ACTING: readonly PlaceKind[] = ['challenge', 'weakness', 'present', 'bond', 'self']

function actOf(told: readonly LaidCard[]): Step {
  const advising = told.find((card) => partOf(card) === 'advice')
  const acting = ACTING.map((kind) => told.find((card) => card.kind === kind)).find(
    (card) => card !== undefined,
  )
  const card = advising ?? acting ?? told.find(({ kind }) => kind !== 'advice') ?? told[0]!
  const { act, cross } = piecesOf(card)
  return { text: partOf(card) === 'snag' ? cross.act : act, cards: [card] }
}

/** Scenes with their joints, and the act before what lies ahead. */
function withScenes(told: readonly LaidCard[], act: Step, deal: Deal): Step[] {
  const hasPast = told.some(({ kind }) => kind === 'past')
  const actAt = placeOfAct(told)
  const steps: Step[] = []
  const scenes: string[] = []
  const join = (lines: readonly string[], cards: readonly LaidCard[], ...beside: readonly string[]) => {
    const text = lines.find((line) => !echoes(line, ...beside))
    if (text !== undefined) steps.push({ text, cards, spare: 'bridge' })
  }
  for (const [at, card] of told.entries()) {
    if (at === actAt) steps.push(act)
    const before = told[at - 1]
    const around = { deal, hasPast, before: before && toneBefore(before) }
    const scene = freshOf(scenesOf(card, around), told.slice(0, at), scenes, card)
    const beside = [scene, scenes.at(-1) ?? '', at === actAt ? act.text : '']
    join(jointsBetween(told, at, deal), before ? [before, card] : [card], ...beside)
    steps.push({ text: scene, cards: [card] })
    scenes.push(scene)
    join(linesAfterHelp(told, at, deal), [card], scene, act.text)
  }
  return actAt === told.length ? [...steps, act] : steps
}

/** What resists is against the reader, however kind the card. */
const toneBefore = (card: LaidCard) => (partOf(card) === 'snag' ? 'hard' : weightOf(card))

/** Before the first card that lies ahead, or else at the end; nowhere if the advice tells it. */
function placeOfAct(told: readonly LaidCard[]): number {
  if (told.some((card) => partOf(card) === 'advice')) return -1
  const ahead = told.findIndex((card) => partOf(card) === 'ahead')
  return ahead > 0 ? ahead : told.length
}

/** Words that a story has once. */
const ONCE = ['somebody', 'someone']

/** The first scene that repeats no picture of an earlier one, and no “somebody”. */
function freshOf(
  scenes: readonly string[],
  earlier: readonly LaidCard[],
  told: readonly string[],
  card: LaidCard,
): string {
  const seen = new Set(earlier.flatMap((one) => piecesOf(one).seen))
  const repeated = [...piecesOf(card).seen.filter((tag) => seen.has(tag)), ...ONCE]
  const has = (text: string, word: string) => text.toLowerCase().includes(word)
  const isStale = (scene: string) =>
    repeated.some((word) => has(scene, word) && told.some((text) => has(text, word)))
  return scenes.find((scene) => !isStale(scene)) ?? scenes[0]!
}

/** Opening and closing that share no word with what stands beside them. */
function frameOf(told: readonly LaidCard[], steps: readonly Step[], theme: Theme, deal: Deal): Frame {
  const [first, last] = [told[0]!, told.at(-1)!]
  const isFresh = ({ opening, closing }: Frame) =>
    !echoes(opening, steps[0]!.text) && !echoes(closing ?? '', steps.at(-1)!.text, steps.at(-2)?.text ?? '')
  const pool = deal(framesOf(told, first, last, theme), 'frame')
  return pool.find(isFresh) ?? pool[0]!
}

function framesOf(
  told: readonly LaidCard[],
  first: LaidCard,
  last: LaidCard,
  theme: Theme,
): readonly Frame[] {
  if (partOf(last) === 'ahead' && told.length > 1)
    return isGrave(last) ? frames().grave : frames()[theme][`${startOf(first)}-${weightOf(last)}`]
  const openings = theme === 'general' ? OPENINGS[shapeOf(told)] : crossLines().theme[theme]
  const closings = CLOSINGS[weightOf(last)]
  return openings.flatMap((opening) => closings.map((closing) => ({ opening, closing })))
}

/** A beginning is kind if nothing in its card is turned round. */
const startOf = (card: LaidCard): Tone => (card.orientation === 'reversed' ? 'hard' : weightOf(card))

const shapeOf = (told: readonly LaidCard[]): keyof typeof OPENINGS => {
  if (told.some(({ kind }) => kind === 'other_person')) return 'between'
  return told.some(({ kind }) => isInner(kind)) ? 'inner' : 'plain'
}

/** Of a text made of these sentences. */
export const lengthOfAll = (steps: readonly SpreadSentence[]): number =>
  steps.reduce((sum, { text }) => sum + lengthOf(text) + 1, -1)

/** Where a card asks, no joint or closing asks as well. */
function withOneQuestion(steps: readonly Step[]): Step[] {
  const asking = steps.filter(({ text }) => text.includes('?'))
  return asking.length < 2 ? [...steps] : steps.filter((step) => !asking.includes(step) || !step.spare)
}

/** Leaves out the closing, then bridges from the last on, then the opening, until there is room. */
export function fitting(steps: readonly Step[], { most }: Lengths): SpreadSentence[] {
  const left = withOneQuestion(steps)
  for (const spare of ['closing', 'bridge', 'opening'] as const)
    while (lengthOfAll(left) > most) {
      const at = left.findLastIndex((step) => step.spare === spare)
      if (at < 0) break
      left.splice(at, 1)
    }
  return left.map(({ text, cards }) => ({ text, cards }))
}
