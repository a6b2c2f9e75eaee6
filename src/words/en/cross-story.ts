/** The story of a Celtic Cross: one argument from its cards (docs/spreads.md). */
import type { PlaceKind } from '../../tarot/spreads.ts'
import { SPREADS } from '../../tarot/spreads.ts'
import type { Theme } from '../../tarot/theme.ts'
import type { LaidCard } from '../../tarot/threads.ts'
import type { CardPieces, Help } from '../spread-pieces.ts'
import { cardName } from './deck.ts'
import { filledForm, formOf } from './form.ts'
import { cardToneOf } from './places.ts'
import { type Deal, dealFor } from './story-dealing.ts'
import { actAlone, crossLines, helpAfter, piecesOf, toneIn } from './story-scenes.ts'
import { arcOf, inTheme, isOutward, mayOf } from './story-sense.ts'
import {
  type Lengths,
  lengthOfAll,
  type Revise,
  type SpreadStory,
  type Step,
  stepsThatFit,
  unchanged,
} from './story-steps.ts'

const KINDS: readonly PlaceKind[] = Object.values(SPREADS.celtic_cross)

/** Ten cards, one in each of its kinds of place. */
export const isCross = (cards: readonly LaidCard[]): boolean =>
  cards.length === KINDS.length && KINDS.every((kind) => cards.some((card) => card.kind === kind))

interface Helping {
  readonly card: LaidCard
  readonly class: Help
  readonly text: string
}

export function crossStory(
  cards: readonly LaidCard[],
  theme: Theme,
  lengths: Lengths,
  revise: Revise = unchanged,
): SpreadStory {
  const deal = dealFor(cards)
  const at = (kind: PlaceKind) => cards.find((card) => card.kind === kind)!
  const [snag, past, near, end] = [at('challenge'), at('past'), at('near_future'), at('outcome')]
  const help = helpFrom(at('self'), at('others'), near)
  const order = deal([heartFirst, rootFirst], 'order')[0]!
  const { act } = piecesOf(snag).cross
  const summaryBy = (choose: Deal) =>
    stepsThatFit(
      revise([
        ...arcOf([past, at('present'), end], theme, choose),
        ...order(reasonsFrom(at, theme, choose)),
        ...besides(at, help, choose),
        ...(help ? [{ text: helpAfter('hard', help.text, choose, 'but'), cards: [help.card] }] : []),
        { text: act, cards: [snag], part: 'act' },
        ...(help?.card === near ? [] : [nearStep(near, theme, choose)]),
        ...endOf(end, theme, choose),
      ]),
      lengths,
    )
  const summary = summaryBy(deal)
  // A story that answers a question is short anyway: its frame and its act fall away.
  const isShort = revise === unchanged && lengthOfAll(summary) < lengths.least
  return {
    summary: isShort ? summaryBy(longestFirst) : summary,
    act: { text: actAlone(act), cards: [snag] },
  }
}

/** Where nothing helps there are few sentences: the longest of each pool then make a whole text. */
const longestFirst: Deal = (pool) =>
  pool.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)

/** A theme has a sentence of its own at the start. */
export const openingFor = (theme: Theme, heart: LaidCard, deal: Deal): Step[] =>
  theme === 'general'
    ? []
    : [{ text: deal(crossLines().theme[theme], 'theme')[0]!, cards: [heart], part: 'opening' }]

/** The reader’s own strength if it is kind, else those around, else what is near. */
function helpFrom(self: LaidCard, others: LaidCard, near: LaidCard): Helping | undefined {
  const offers: readonly (readonly [LaidCard, keyof NonNullable<CardPieces['help']>])[] = [
    [self, 'self'],
    [others, 'others'],
    [near, 'self'],
  ]
  for (const [card, whose] of offers) {
    const help = piecesOf(card).help?.[whose]
    if (help !== undefined) return { card, class: help.class, text: help.text }
  }
  return undefined
}

type At = (kind: PlaceKind) => LaidCard

interface Reasons {
  readonly heart: Step
  readonly toSnag: Step
  readonly snag: Step
  readonly toRoot: Step
  readonly root: Step
  readonly past: Step
}

function reasonsFrom(at: At, theme: Theme, deal: Deal): Reasons {
  const [heart, snag, root, past] = [at('present'), at('challenge'), at('root'), at('past')]
  const matter = isOutward(theme) ? inTheme(heart, theme, deal, true) : piecesOf(heart).heart.text
  return {
    heart: { text: matter, cards: [heart] },
    toSnag: { text: deal(crossLines().joints.snag, 'snag')[0]!, cards: [heart, snag] },
    snag: { text: piecesOf(snag).cross.text, cards: [snag] },
    toRoot: { text: deal(crossLines().joints.root, 'root')[0]!, cards: [snag, root], spare: 'bridge' },
    root: { text: piecesOf(root).root.text, cards: [root] },
    past: formed(past, crossLines().plain.past, { was: piecesOf(past).plain.was }, deal),
  }
}

const heartFirst = ({ heart, toSnag, snag, toRoot, root, past }: Reasons): Step[] => [
  heart,
  toSnag,
  snag,
  toRoot,
  root,
  past,
]
const rootFirst = ({ heart, toSnag, snag, root, past }: Reasons): Step[] => [root, past, heart, toSnag, snag]

/** A card in one plain sentence. */
function formed(card: LaidCard, pool: readonly string[], words: Record<string, string>, deal: Deal): Step {
  const form = formOf(deal(pool, `${card.kind}`)[0]!)
  return { text: filledForm(form, { ...words, card: cardName(card) }), cards: [card] }
}

/** Wish, hope and fear, and what else is there: as much of it as there is room for. */
function besides(at: At, help: Helping | undefined, deal: Deal): Step[] {
  const { aim, hope, self, others } = crossLines().beside
  const [wish, hoped, own, around] = [at('aim'), at('hope_and_fear'), at('self'), at('others')]
  const step = (card: LaidCard, pool: readonly string[]) =>
    formed(card, pool, { noun: piecesOf(card).noun }, deal)
  const [wished, feared] = [step(wish, aim[toneIn(wish, 'may')]), step(hoped, hope[toneIn(hoped, 'may')])]
  const notHelping = [
    [own, self],
    [around, others],
  ] as const
  return [
    { text: `${wished.text}, ${feared.text}`, cards: [wish, hoped], spare: 'wish' },
    ...notHelping.flatMap(([card, pool]) =>
      help?.card === card ? [] : [{ ...step(card, pool), spare: 'beside' as const }],
    ),
  ]
}

/** What is near follows from the act if it is kind, and is why to act if it is hard. */
function nearStep(near: LaidCard, theme: Theme, deal: Deal): Step {
  return formed(near, crossLines().plain.near[toneIn(near, 'may')], { may: mayOf(near, theme) }, deal)
}

/** Where it leads, and what that brings or what eases it. */
function endOf(end: LaidCard, theme: Theme, deal: Deal): Step[] {
  const { noun, closes } = piecesOf(end)
  const tone = toneIn(end, 'may')
  // A hard thing that in this place is worded kindly, such as the end of a bad time, gets no warning.
  const isSurvived = tone === 'hard' && cardToneOf(end) === 'kind'
  return [
    formed(end, crossLines().plain.end[isSurvived ? 'survived' : tone], { noun }, deal),
    { text: closes[theme], cards: [end] },
  ]
}
