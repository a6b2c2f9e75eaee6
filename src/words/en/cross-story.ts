/** The story of a Celtic Cross: one argument from seven of its ten cards (docs/spreads.md). */
import type { PlaceKind } from '../../tarot/spreads.ts'
import { SPREADS } from '../../tarot/spreads.ts'
import type { Theme } from '../../tarot/theme.ts'
import type { LaidCard, Tone } from '../../tarot/threads.ts'
import type { CardPieces, Help } from '../spread-pieces.ts'
import { cardName } from './deck.ts'
import { filled, formOf } from './form.ts'
import { type Deal, dealFor } from './story-dealing.ts'
import { actAlone, crossLines, helpAfter, isGrave, piecesOf, weightOf } from './story-scenes.ts'
import { arcOf, mayOf, themeLine } from './story-sense.ts'
import {
  fitting,
  type Lengths,
  lengthOfAll,
  type Revise,
  type Step,
  type Story,
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
): Story {
  const deal = dealFor(cards)
  const at = (kind: PlaceKind) => cards.find((card) => card.kind === kind)!
  const [heart, snag, root, end] = [at('present'), at('challenge'), at('root'), at('outcome')]
  const [past, near] = [at('past'), at('near_future')]
  const help = helpFrom(at('self'), at('others'), near)
  const order = deal([heartFirst, rootFirst], 'order')[0]!
  const { act } = piecesOf(snag).cross
  const summaryBy = (choose: Deal) =>
    fitting(
      revise([
        ...arcOf([past, heart, end], theme, choose),
        ...order(reasonsFor({ heart, snag, root, past, theme }, choose)),
        ...helpSteps(help, snag, choose),
        { text: act, cards: [snag], part: 'act' },
        ...(help?.card === near ? [] : [plainStep(near, 'near', { may: mayOf(near, theme) }, choose)]),
        ...endOf(end, help, theme, choose),
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

interface Reasons {
  readonly heart: readonly Step[]
  readonly toSnag: Step
  readonly snag: Step
  readonly root: Step
  readonly fromRoot: Step
  readonly past: Step
}

interface Reasoning {
  readonly heart: LaidCard
  readonly snag: LaidCard
  readonly root: LaidCard
  readonly past: LaidCard
  readonly theme: Theme
}

function reasonsFor({ heart, snag, root, past, theme }: Reasoning, deal: Deal): Reasons {
  const [from, across, below] = [piecesOf(heart).heart, piecesOf(snag).cross, piecesOf(root).root]
  const lines = crossLines()
  return {
    heart: [{ text: from.text, cards: [heart] }, ...themeLine(heart, theme, deal)],
    toSnag: {
      text: deal(lines['heart-cross'][from.class][across.class], 'heart')[0]!,
      cards: [heart, snag],
      spare: 'bridge',
    },
    snag: { text: across.text, cards: [snag] },
    root: { text: below.text, cards: [root] },
    fromRoot: {
      text: deal(lines['root-cross'][below.class][across.class], 'root')[0]!,
      cards: [root, snag],
      spare: 'onward',
    },
    past: plainStep(past, 'past', { was: piecesOf(past).plain.was }, deal),
  }
}

const heartFirst = ({ heart, toSnag, snag, root, fromRoot, past }: Reasons): Step[] => [
  ...heart,
  toSnag,
  snag,
  root,
  fromRoot,
  past,
]
const rootFirst = ({ heart, toSnag, snag, root, fromRoot, past }: Reasons): Step[] => [
  root,
  fromRoot,
  past,
  ...heart,
  toSnag,
  snag,
]

type Clauses = Readonly<Record<string, string>>

/** A card in one plain sentence. */
function plainStep(card: LaidCard, place: 'past' | 'near' | Tone, clauses: Clauses, deal: Deal): Step {
  const form = formOf(deal(crossLines().end[place], place)[0]!)
  return { text: filled(form, { ...clauses, card: cardName(card) }), cards: [card] }
}

function helpSteps(help: Helping | undefined, snag: LaidCard, deal: Deal): Step[] {
  if (help === undefined) return []
  const line = deal(crossLines()['help-cross'][help.class][piecesOf(snag).cross.class], 'help')[0]!
  return [
    { text: helpAfter('hard', help.text, deal, 'but'), cards: [help.card] },
    { text: line, cards: [help.card, snag], spare: 'onward' },
  ]
}

/** Where it leads; after a hard outcome comes a comfort. */
function endOf(end: LaidCard, help: Helping | undefined, theme: Theme, deal: Deal): Step[] {
  const tone = weightOf(end)
  const outcome = plainStep(end, tone, { may: mayOf(end, theme) }, deal)
  if (tone === 'kind') return [outcome]
  const { comfort, grave } = crossLines().end
  const [text] = deal(isGrave(end) ? grave : comfort[help?.class ?? 'NONE'], 'comfort')
  return [outcome, { text: text!, cards: [end], spare: 'comfort' }]
}
