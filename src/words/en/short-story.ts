/** The story of a spread of few cards: scenes in the order of time, joined by how the cards stand to each other (docs/spreads.md). */
import { memoized } from '../../sky/memoized.ts'
import type { PlaceKind } from '../../tarot/spreads.ts'
import type { Theme } from '../../tarot/theme.ts'
import type { LaidCard } from '../../tarot/threads.ts'
import { type Deal, dealFor, echoes, unlike } from './story-dealing.ts'
import { frameOf } from './story-frame.ts'
import { jointsBetween, linesAfterHelp } from './story-joints.ts'
import { actAlone, PARTS, partOf, piecesOf, scenesOf, storyToneOf, toneIn } from './story-scenes.ts'
import { hasArc, inTheme, isOutward } from './story-sense.ts'
import {
  type Lengths,
  lengthOfAll,
  type Revise,
  type SpreadStory,
  type Step,
  stepsThatFit,
  unchanged,
} from './story-steps.ts'

export function shortStory(
  cards: readonly LaidCard[],
  theme: Theme,
  lengths: Lengths,
  revise: Revise = unchanged,
): SpreadStory {
  const deal = dealFor(cards)
  const chosen = storyCards(cards)
  const act = actOf(chosen, theme)
  const stepsWith = (hasPicture: boolean): Step[] => {
    const middle = withScenes(chosen, act, { theme, hasPicture, deal })
    const { opening, closing } = frameOf(chosen, middle, theme, deal)
    return [...opening, ...middle, ...closing]
  }
  const pictured = stepsWith(deal([true, false], 'picture')[0]!)
  const steps = lengthOfAll(pictured) > lengths.most && isOutward(theme) ? stepsWith(false) : pictured
  return {
    summary: stepsThatFit(revise(steps), lengths),
    act: { text: actAlone(act.text), cards: act.cards },
  }
}

interface StoryStyle {
  readonly theme: Theme
  /** Whether the present has its scene as well, where a theme has words for it. */
  readonly hasPicture: boolean
  readonly deal: Deal
}

/** Places by how much they tell; a large spread does not tell all of them. */
// mutate-block order: the order is tested by docs/spreads.md
export const PLACES_BY_RANK: readonly PlaceKind[] = [
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
const maxChosen = (size: number) => (size < 8 ? 4 : 6)

/** The cards of the story, in its order. */
export function storyCards(cards: readonly LaidCard[]): LaidCard[] {
  const last = cards.at(-1)!
  const rankOf = ({ kind }: LaidCard) => PLACES_BY_RANK.indexOf(kind)
  // Of equal places the end of a spread counts most.
  const ranked = cards.toSorted((a, b) => rankOf(a) - rankOf(b) || Number(b === last) - Number(a === last))
  const count = maxChosen(cards.length)
  const chosen = cards.length <= count ? cards : withOnePast(ranked).slice(0, count)
  const isAheadFirst = chosen.every((card) => ['help', 'advice', 'ahead'].includes(partOf(card)))
  const orderOf = (card: LaidCard) => {
    const part = partOf(card)
    if (part === 'ahead' && isAheadFirst) return -1
    return PARTS.indexOf(part) + (card.kind === 'outcome' ? 1 : 0)
  }
  return chosen.toSorted((a, b) => orderOf(a) - orderOf(b) || cards.indexOf(a) - cards.indexOf(b))
}

/** Past and root are one scene where not all cards are in the story: another one comes last. */
function withOnePast(cards: readonly LaidCard[]): LaidCard[] {
  const first = cards.find((card) => partOf(card) === 'behind')
  const isMore = (card: LaidCard) => card !== first && partOf(card) === 'behind'
  return [...cards.filter((card) => !isMore(card)), ...cards.filter(isMore)]
}

/** Whose act it is: that of hard advice, of what resists, of the heart, and otherwise of the first in the story. */
const ACTING: readonly PlaceKind[] = ['challenge', 'weakness', 'present', 'bond', 'self']

function actOf(chosen: readonly LaidCard[], theme: Theme): Step {
  const advising = chosen.find((card) => partOf(card) === 'advice')
  const acting = ACTING.map((kind) => chosen.find((card) => card.kind === kind)).find(
    (card) => card !== undefined,
  )
  const card = advising ?? acting ?? chosen.find(({ kind }) => kind !== 'advice') ?? chosen[0]!
  const { act, themedActs, cross } = piecesOf(card)
  const own = isOutward(theme) && partOf(card) !== 'advice' ? themedActs[theme] : act
  return { text: partOf(card) === 'snag' ? cross.act : own, cards: [card], part: 'act' }
}

/** Scenes with their joints, and the act before what lies ahead, which follows from it. */
function withScenes(chosen: readonly LaidCard[], act: Step, style: StoryStyle): Step[] {
  const { deal } = style
  const hasPast = chosen.some(({ kind }) => kind === 'past')
  const actAt = placeOfAct(chosen)
  const themed = hasArc(chosen) ? chosen.find((card) => partOf(card) === 'here') : undefined
  const steps: Step[] = []
  const scenes: string[] = []
  const join = (lines: readonly string[], cards: readonly LaidCard[], ...beside: readonly string[]) => {
    const text = lines.find((line) => !echoes(line, ...beside))
    const spare = partOf(cards.at(-1)!) === 'ahead' ? 'onward' : 'bridge'
    if (text !== undefined) steps.push({ text, cards, spare })
  }
  for (const [at, card] of chosen.entries()) {
    if (at === actAt) steps.push(act)
    const before = chosen[at - 1]
    const lead = at === actAt ? leadFrom(act, card) : undefined
    const around = { deal, hasPast, before: before && toneBefore(before) }
    const all = card === themed ? themedScenes(card, style) : scenesOf(card, around)
    const beside = card === chosen.at(-1) ? piecesOf(card).closes[style.theme] : undefined
    const scene = freshOf(unlike(all, lead, beside), chosen.slice(0, at), scenes, card)
    if (lead !== undefined) steps.push({ text: lead, cards: [act.cards[0]!, card], spare: 'onward' })
    else join(jointsBetween(chosen, at, deal), before ? [before, card] : [card], scene)
    if (card === themed) steps.push(...themedSteps(card, scene, style))
    else steps.push({ text: scene, cards: [card] })
    scenes.push(scene)
    join(linesAfterHelp(chosen, at, deal), [card], scene, act.text)
  }
  return actAt === chosen.length ? [...steps, act] : steps
}

/** What the act of a present card does for what lies ahead. The act of a card that resists leads nowhere by itself. */
function leadFrom({ cards: [acting] }: Step, ahead: LaidCard): string | undefined {
  if (acting === undefined || partOf(acting) !== 'here') return undefined
  return piecesOf(acting).leads.act[toneIn(ahead, 'may')]
}

/** In a theme that has words for the present they stand after its scene, or in place of it: then the clause is what neighbours are compared with. */
function themedScenes(card: LaidCard, { theme, hasPicture, deal }: StoryStyle): readonly string[] {
  const { here, heart, plain } = piecesOf(card)
  if (!isOutward(theme)) return deal([here, heart.text], `scene ${card.number}`)
  return [hasPicture ? here : plain[theme]]
}

function themedSteps(card: LaidCard, scene: string, { theme, hasPicture, deal }: StoryStyle): Step[] {
  if (!isOutward(theme)) return [{ text: scene, cards: [card] }]
  const meaning = { text: inTheme(card, theme, deal, !hasPicture), cards: [card] }
  return hasPicture ? [{ text: scene, cards: [card] }, meaning] : [meaning]
}

/** What resists is against the reader, however kind the card. */
const toneBefore = (card: LaidCard) => (partOf(card) === 'snag' ? 'hard' : storyToneOf(card))

/** Before the first card that lies ahead, or else at the end; nowhere if the advice tells it. */
function placeOfAct(chosen: readonly LaidCard[]): number {
  if (chosen.some((card) => partOf(card) === 'advice')) return -1
  const ahead = chosen.findIndex((card) => partOf(card) === 'ahead')
  return ahead > 0 ? ahead : chosen.length
}

/** The scenes are some hundreds, and each stands in many stories. */
// mutate constant: how many are remembered: it only saves time
const inLowerCase = memoized(4096, (text: string) => text.toLowerCase())

/** Words that a story has once. */
const ONCE = ['somebody', 'someone']

/** The first scene that repeats no picture of an earlier one, and no “somebody”. */
function freshOf(
  scenes: readonly string[],
  earlier: readonly LaidCard[],
  chosen: readonly string[],
  card: LaidCard,
): string {
  const has = (text: string, word: string) => inLowerCase(text).includes(word)
  const isSeen = (tag: string) => earlier.some((one) => piecesOf(one).seen.includes(tag))
  const repeated = [...piecesOf(card).seen.filter(isSeen), ...ONCE].filter((word) =>
    chosen.some((text) => has(text, word)),
  )
  const isStale = (scene: string) => repeated.some((word) => has(scene, word))
  return scenes.find((scene) => !isStale(scene)) ?? scenes[0]!
}
