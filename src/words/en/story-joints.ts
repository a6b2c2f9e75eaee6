/** Sentences between two cards of a story: by what the first one leads to, their moods, their classes, or their tones (docs/spreads.md). */
import type { LaidCard } from '../../tarot/threads.ts'
import type { Deal } from './story-dealing.ts'
import { BESIDE, INNER_FIRST, INNER_NEXT, isInner } from './story-forms.ts'
import {
  comparisonsOf,
  crossLines,
  partOf,
  piecesOf,
  type StoryPart,
  storyToneOf,
  toneIn,
} from './story-scenes.ts'

/** Joints before the card at this place of the story, those that were dealt first. Empty where there is none. */
export function jointsBetween(chosen: readonly LaidCard[], at: number, deal: Deal): readonly string[] {
  const [before, card] = [chosen[at - 1], chosen[at]!]
  return deal(linesBetween(before, card, chosen), `joint ${at}`)
}

function linesBetween(
  before: LaidCard | undefined,
  card: LaidCard,
  chosen: readonly LaidCard[],
): readonly string[] {
  const part = partOf(card)
  if (before === undefined) return isInner(card.kind) ? INNER_FIRST[card.kind] : []
  if (isInner(card.kind)) return INNER_NEXT[card.kind][turnOf(before, card)]
  if (part === 'ahead' && partOf(before) !== 'ahead')
    return [piecesOf(chosen.findLast(isHere) ?? before).leads.present[toneIn(card, 'may')]]
  return (JOINTS[`${partOf(before)}-${part}`] ?? none)(before, card)
}

/** Why what helps is good against what resists, if something does. */
export function linesAfterHelp(chosen: readonly LaidCard[], at: number, deal: Deal): readonly string[] {
  const [card, snag] = [chosen[at]!, chosen.slice(0, at).find((each) => partOf(each) === 'snag')]
  const help = partOf(card) === 'help' ? piecesOf(card).help : undefined
  // Of two that help the last one has the word.
  if (snag === undefined || help === undefined || (chosen[at + 1] && partOf(chosen[at + 1]!) === 'help'))
    return []
  return deal(crossLines()['help-cross'][help.self.class][piecesOf(snag).cross.class], `help ${at}`)
}

const isHere = (card: LaidCard) => partOf(card) === 'here'
const none = (): readonly string[] => []
const turnOf = (before: LaidCard, card: LaidCard) => `${storyToneOf(before)}-${storyToneOf(card)}` as const

type Lines = (before: LaidCard, card: LaidCard) => readonly string[]

const JOINTS: Partial<Record<`${StoryPart}-${StoryPart}`, Lines>> = {
  'behind-here': (before, card) => [piecesOf(before).leads.past[toneIn(card, 'is')]],
  'here-other': (before, card) => comparisonsOf(piecesOf(before).mood, piecesOf(card).mood),
  'here-here': (before, card) => BESIDE[turnOf(before, card)],
  'here-snag': (before, card) =>
    crossLines()['heart-cross'][piecesOf(before).heart.class][piecesOf(card).cross.class],
  'behind-snag': (before, card) =>
    crossLines()['root-cross'][piecesOf(before).root.class][piecesOf(card).cross.class],
}
