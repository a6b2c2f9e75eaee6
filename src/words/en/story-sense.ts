/** What the cards of a story mean together, in plain words (docs/spreads.md). */
import type { Theme } from '../../tarot/theme.ts'
import type { LaidCard, Tone } from '../../tarot/threads.ts'
import { capitalised } from '../../text.ts'
import type { Deal } from './story-dealing.ts'
import { frames, partOf, piecesOf, toneIn } from './story-scenes.ts'
import type { Step } from './story-steps.ts'

type Time = 'was' | 'is' | 'may'

interface Clause {
  readonly text: string
  readonly tone: Tone
}

/** The cards of a story that tell what was, what is and what may come; the first may be missing. */
interface Times {
  readonly cards: readonly LaidCard[]
  readonly here: LaidCard
  readonly was: Clause | undefined
  readonly is: Clause
  readonly may: Clause
}

function clauseOf(card: LaidCard, time: Time, theme: Theme): Clause {
  const text = time === 'may' ? mayOf(card, theme) : piecesOf(card).plain[time]
  return { text, tone: toneIn(card, time) }
}

const isThemed = (theme: Theme): theme is 'love' | 'career' => theme === 'love' || theme === 'career'

/** What may come, in the words of a theme if it has some. */
export function mayOf(card: LaidCard, theme: Theme): string {
  const { may, later } = piecesOf(card).plain
  return (isThemed(theme) ? later?.[theme] : undefined) ?? may
}

/** None for a story that does not tell both what is and what may come. */
function timesOf(told: readonly LaidCard[], theme: Theme): Times | undefined {
  const past = told.find((card) => partOf(card) === 'behind')
  const here = told.find((card) => partOf(card) === 'here')
  const last = told.at(-1)!
  if (here === undefined || partOf(last) !== 'ahead') return undefined
  return {
    cards: [...(past ? [past] : []), here, last],
    here,
    was: past && clauseOf(past, 'was', theme),
    is: clauseOf(here, 'is', theme),
    may: clauseOf(last, 'may', theme),
  }
}

/** Whether a story begins with how the whole goes. */
export const hasArc = (told: readonly LaidCard[]): boolean => timesOf(told, 'general') !== undefined

/** How the whole goes, as a first sentence. */
export function arcOf(told: readonly LaidCard[], theme: Theme, deal: Deal): Step[] {
  const times = timesOf(told, theme)
  if (times === undefined) return []
  const { was, is, may, cards } = times
  const [arc] = deal(frames().arcs[`${(was ?? is).tone}-${is.tone}-${may.tone}`], 'arc')
  const lead = theme === 'general' ? '' : `${deal(frames().openings[theme], 'lead')[0]} `
  return [{ text: capitalised(`${lead}${arc}`), cards, spare: 'opening' }]
}

/** What the cards mean together: all three in general, what is and what may come in a theme that has words of its own. */
export function plainSense(told: readonly LaidCard[], theme: Theme, deal: Deal): Step[] {
  const times = timesOf(told, theme)
  if (times === undefined) return []
  const { here, was, is, may, cards } = times
  const [lead] = deal(frames().sums[theme], 'sum')
  const sense = isThemed(theme)
    ? `${piecesOf(here).plain[theme]}. ${nextFor(is, may)}${may.text}`
    : joinedOf(was, is, may)
  return [{ text: `${lead} ${sense}.`, cards }]
}

/** Before what may come, in a sentence of its own. */
function nextFor(is: Clause, may: Clause): string {
  if (is.tone === may.tone) return 'And '
  return may.tone === 'kind' ? 'In time, ' : 'Even so, '
}

function joinedOf(was: Clause | undefined, is: Clause, may: Clause): string {
  const turns = is.tone !== may.tone
  const end = `${turns ? ', but ' : ', and '}${may.text}`
  if (was === undefined) return `${is.text}${end}`
  if (was.tone === is.tone) return `${was.text}, ${turns ? 'and ' : ''}now ${is.text}${end}`
  const begin = `${was.text}, but now ${is.text}`
  return turns ? `${begin}. ${nextFor(is, may)}${may.text}` : `${begin}${end}`
}

/** What the heart of a matter means in a theme that has words of its own for it. */
export function themeLine(heart: LaidCard, theme: Theme, deal: Deal): Step[] {
  if (!isThemed(theme)) return []
  const [lead] = deal(frames().sums[theme], 'theme')
  return [{ text: `${lead} ${piecesOf(heart).plain[theme]}.`, cards: [heart] }]
}
