/** What was asked and laid, in one line above the cards: `Past, present, future · Love · “Will I get the flat?” · change`. */
import type { Ref } from 'preact'
import { FoldLine } from '../parts/fold-line.tsx'
import { isByHand, type SpreadWish, THEME_CHOICES } from './spreads.ts'
import { WORDS } from './words.ts'

interface Props {
  readonly wish: SpreadWish
  /** Empty if nothing was asked. */
  readonly question: string
  readonly button?: Ref<HTMLButtonElement>
  readonly onChange: () => void
}

/** The theme is shown if it is not the one that a draw has without a choice. */
export function QuestionLine({ wish, question, button, onChange }: Props) {
  const { kind, theme } = wish
  const spread = WORDS.kinds[kind]
  const themed = theme === 'general' ? '' : THEME_CHOICES.find(({ value }) => value === theme)!.label
  const byHand = isByHand(wish) ? WORDS.form.drawnByHand : ''
  const quoted = question && WORDS.form.quoted(question)
  const parts = [spread, themed, byHand, quoted].filter((part) => part !== '')
  return (
    <FoldLine what={WORDS.form.asked(parts)} button={button} onChange={onChange}>
      <b>{spread}</b>
      {themed && <span>{themed}</span>}
      {byHand && <span>{byHand}</span>}
      {quoted && <span class="asked">{quoted}</span>}
    </FoldLine>
  )
}
