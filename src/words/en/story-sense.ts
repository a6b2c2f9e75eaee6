/** What the cards of a story mean in plain words, in its theme (docs/spreads.md). */
import type { Theme } from '../../tarot/theme.ts'
import type { LaidCard } from '../../tarot/threads.ts'
import { capitalised } from '../../text.ts'
import type { OutwardTheme } from '../spread-pieces.ts'
import { cardName } from './deck.ts'
import { filledForm, formOf } from './form.ts'
import type { Deal } from './story-dealing.ts'
import { frames, partOf, piecesOf, toneIn } from './story-scenes.ts'
import type { Step } from './story-steps.ts'

export const isOutward = (theme: Theme): theme is OutwardTheme => theme === 'love' || theme === 'career'

/** What may come, in the words of a theme if it has some. */
export function mayOf(card: LaidCard, theme: Theme): string {
  const { may, later } = piecesOf(card).plain
  return (isOutward(theme) ? later?.[theme] : undefined) ?? may
}

/** The cards of a story that tell what was, what is and what may come; the first may be missing. */
interface Times {
  readonly past: LaidCard | undefined
  readonly here: LaidCard
  readonly last: LaidCard
}

/** None for a story that does not tell both what is and what may come. */
function timesOf(chosen: readonly LaidCard[]): Times | undefined {
  const past = chosen.find((card) => partOf(card) === 'behind')
  const here = chosen.find((card) => partOf(card) === 'here')
  const last = chosen.at(-1)!
  return here === undefined || partOf(last) !== 'ahead' ? undefined : { past, here, last }
}

/** Whether a story begins with how the whole goes. */
export const hasArc = (chosen: readonly LaidCard[]): boolean => timesOf(chosen) !== undefined

/** How the whole goes, as a first sentence that names the theme. */
export function arcOf(chosen: readonly LaidCard[], theme: Theme, deal: Deal): Step[] {
  const times = timesOf(chosen)
  if (times === undefined) return []
  const { past, here, last } = times
  const is = toneIn(here, 'is')
  const was = past ? toneIn(past, 'was') : is
  const [text] = deal(frames().arcs[theme][`${was}-${is}-${toneIn(last, 'may')}`], 'arc')
  return [{ text: text!, cards: past ? [past, here, last] : [here, last], spare: 'opening' }]
}

/** Names of themes, which no sentence has twice. */
const NAMES = ['love', 'heart', 'work']
const hasNameOf = (form: string, clause: string): boolean =>
  NAMES.some((name) => form.includes(name) && clause.includes(name))

/** What a card of the present means in a theme, after its scene, or with its name in place of the scene. */
export function inTheme(card: LaidCard, theme: OutwardTheme, deal: Deal, isNamed: boolean): string {
  const clause = piecesOf(card).plain[theme]
  const forms = deal(frames().themed[theme], 'themed')
  const form = forms.find((text) => !hasNameOf(text, clause)) ?? forms[0]!
  return capitalised(filledForm(formOf(form), { is: isNamed ? `${clause} (${cardName(card)})` : clause }))
}
