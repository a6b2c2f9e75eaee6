/** The story of a spread of few cards: scenes in the order of time, joined by how the cards stand to each other (docs/spreads.md). */
import { remembered } from '../../sky/remembered.ts'
import type { PlaceKind } from '../../tarot/spreads.ts'
import type { Theme } from '../../tarot/theme.ts'
import type { LaidCard } from '../../tarot/threads.ts'
import { type Deal, dealFor, echoes } from './story-dealing.ts'
import { frameOf } from './story-frame.ts'
import { jointsBetween, linesAfterHelp } from './story-joints.ts'
import { actAlone, PARTS, partOf, piecesOf, scenesOf, weightOf } from './story-scenes.ts'
import { fitting, type Lengths, type Revise, type Step, type Story, unchanged } from './story-steps.ts'

export function shortStory(
  cards: readonly LaidCard[],
  theme: Theme,
  lengths: Lengths,
  revise: Revise = unchanged,
): Story {
  const deal = dealFor(cards)
  const told = toldOf(cards)
  const act = actOf(told)
  const middle = withScenes(told, act, deal)
  const { opening, closing } = frameOf(told, middle, theme, deal)
  const steps = [...opening, ...middle, ...closing]
  return { summary: fitting(revise(steps), lengths), act: { text: actAlone(act.text), cards: act.cards } }
}

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
  return { text: partOf(card) === 'snag' ? cross.act : act, cards: [card], part: 'act' }
}

/** Scenes with their joints, and the act before what lies ahead. */
function withScenes(told: readonly LaidCard[], act: Step, deal: Deal): Step[] {
  const hasPast = told.some(({ kind }) => kind === 'past')
  const actAt = placeOfAct(told)
  const steps: Step[] = []
  const scenes: string[] = []
  const join = (lines: readonly string[], cards: readonly LaidCard[], ...beside: readonly string[]) => {
    const text = lines.find((line) => !echoes(line, ...beside))
    const spare = partOf(cards.at(-1)!) === 'ahead' ? 'onward' : 'bridge'
    if (text !== undefined) steps.push({ text, cards, spare })
  }
  for (const [at, card] of told.entries()) {
    if (at === actAt) steps.push(act)
    const before = told[at - 1]
    const around = { deal, hasPast, before: before && toneBefore(before) }
    const scene = freshOf(scenesOf(card, around), told.slice(0, at), scenes, card)
    join(jointsBetween(told, at, deal), before ? [before, card] : [card], scene)
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

/** The scenes are some hundreds, and each stands in many stories. */
// mutate constant: how many are remembered: it only saves time
const inLowerCase = remembered(4096, (text: string) => text.toLowerCase())

/** Words that a story has once. */
const ONCE = ['somebody', 'someone']

/** The first scene that repeats no picture of an earlier one, and no “somebody”. */
function freshOf(
  scenes: readonly string[],
  earlier: readonly LaidCard[],
  told: readonly string[],
  card: LaidCard,
): string {
  const has = (text: string, word: string) => inLowerCase(text).includes(word)
  const isSeen = (tag: string) => earlier.some((one) => piecesOf(one).seen.includes(tag))
  const repeated = [...piecesOf(card).seen.filter(isSeen), ...ONCE].filter((word) =>
    told.some((text) => has(text, word)),
  )
  const isStale = (scene: string) => repeated.some((word) => has(scene, word))
  return scenes.find((scene) => !isStale(scene)) ?? scenes[0]!
}
