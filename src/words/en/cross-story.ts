/** The story of a Celtic Cross: one argument from five of its ten cards (docs/spreads.md). */
import type { PlaceKind } from '../../tarot/spreads.ts'
import { SPREADS } from '../../tarot/spreads.ts'
import type { Theme } from '../../tarot/theme.ts'
import type { LaidCard } from '../../tarot/threads.ts'
import { capitalised } from '../../text.ts'
import type { CardPieces, Help } from '../spread-pieces.ts'
import { type Form, filled, formOf } from './form.ts'
import { toneOf } from './places.ts'
import { type Deal, dealFor } from './story-dealing.ts'
import { GRAVE_ENDS } from './story-forms.ts'
import { actAlone, crossLines, helpAfter, isGrave, piecesOf } from './story-scenes.ts'
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
  const help = helpFrom(at('self'), at('others'), at('near_future'))
  const order = deal([heartFirst, rootFirst], 'order')[0]!
  const { act } = piecesOf(snag).cross
  const summaryBy = (choose: Deal) =>
    fitting(
      revise([
        ...openingFor(theme, heart, choose),
        ...order(reasonsFor(heart, snag, root, choose)),
        ...helpSteps(help, snag, choose),
        { text: act, cards: [snag], part: 'act' },
        endOf(heart, end, help, choose),
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
  readonly heart: Step
  readonly toSnag: Step
  readonly snag: Step
  readonly root: Step
  readonly fromRoot: Step
}

function reasonsFor(heart: LaidCard, snag: LaidCard, root: LaidCard, deal: Deal): Reasons {
  const [from, across, below] = [piecesOf(heart).heart, piecesOf(snag).cross, piecesOf(root).root]
  const lines = crossLines()
  return {
    heart: { text: from.text, cards: [heart] },
    toSnag: {
      text: deal(lines['heart-cross'][from.class][across.class], 'heart')[0]!,
      cards: [heart, snag],
    },
    snag: { text: across.text, cards: [snag] },
    root: { text: below.text, cards: [root] },
    fromRoot: {
      text: deal(lines['root-cross'][below.class][across.class], 'root')[0]!,
      cards: [root, snag],
      spare: 'bridge',
    },
  }
}

const heartFirst = ({ heart, toSnag, snag, root, fromRoot }: Reasons): Step[] => [
  heart,
  toSnag,
  snag,
  root,
  fromRoot,
]
const rootFirst = ({ heart, toSnag, snag, root, fromRoot }: Reasons): Step[] => [
  root,
  fromRoot,
  snag,
  heart,
  toSnag,
]

function helpSteps(help: Helping | undefined, snag: LaidCard, deal: Deal): Step[] {
  if (help === undefined) return []
  const line = deal(crossLines()['help-cross'][help.class][piecesOf(snag).cross.class], 'help')[0]!
  return [
    { text: helpAfter('hard', help.text, deal, 'but'), cards: [help.card] },
    { text: line, cards: [help.card, snag], spare: 'bridge' },
  ]
}

/** Where it leads, with the name of the matter: by the heart if that is kind, by the help if it is hard. */
function endOf(heart: LaidCard, end: LaidCard, help: Helping | undefined, deal: Deal): Step {
  const { class: about, matter } = piecesOf(heart).heart
  const { kind, hard } = crossLines().end
  const lines = toneOf(end) === 'kind' ? kind[about] : hard[help?.class ?? 'NONE']
  const ends: readonly Form[] = isGrave(end) ? GRAVE_ENDS : lines.map(formOf)
  const text = filled(deal(ends, 'end')[0]!, { m: matter, o: piecesOf(end).outcome })
  return { text: capitalised(text), cards: [heart, end] }
}
