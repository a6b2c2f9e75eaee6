/** A text of the reading whose sentences light the cards they come from. */
import { Fragment } from 'preact'
import { sentencesOf } from '../parts/sentences.ts'
import type { DealtReading } from './dealt-card.ts'
import { isLit, useCardLight } from './light.ts'
import { WORDS } from './words.ts'

type Source = DealtReading['sources'][number]

interface Props {
  readonly text: string
  readonly sources: readonly Source[]
  /** Shown in the text if that tells it. */
  readonly act?: string
}

/** A summary tells the act with a word before it, such as “So”: it is not said twice. */
export const includesAct = (text: string, act: string): boolean =>
  text.toLowerCase().includes(act.toLowerCase())

export function LitText({ text, sources, act }: Props) {
  return (
    <>
      {sentencesOf(text, sources).map(({ text: words, source }, index) => {
        const shown = source && source.positions.length > 0 ? <LitSentence source={source} /> : words
        return (
          <Fragment key={words}>
            {index > 0 && ' '}
            {act !== undefined && includesAct(words, act) ? <strong class="act">{shown}</strong> : shown}
          </Fragment>
        )
      })}
    </>
  )
}

function LitSentence({ source }: { source: Source }) {
  const { lit, pointing } = useCardLight()
  const { text, positions } = source
  return (
    <span
      class={isLit(lit, source) ? 'sentence lit' : 'sentence'}
      // It does nothing but show its cards to whoever comes by keyboard; to a screen reader it stays text.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      aria-description={WORDS.reading.cards(positions)}
      {...pointing({ positions, sentence: text })}
    >
      {text}
    </span>
  )
}
