/** What the cards of a spread say together: the summary with the act in it, and the threads between cards. */
import { Fragment } from 'preact'
import { sentencesOf } from '../parts/sentences.ts'
import type { WholeReading as Reading } from './dealt-card.ts'
import { isLit, useLight } from './light.ts'
import { WORDS } from './words.ts'

type Source = Reading['sources'][number]

export function WholeReading({ reading: { summary, threads, act, sources } }: { reading: Reading }) {
  return (
    <>
      <p class="lead">
        <LitText text={summary} sources={sources} act={act} />
      </p>
      {threads.map((thread) => (
        <p key={thread} class="thread">
          <LitText text={thread} sources={sources} />
        </p>
      ))}
      {!tells(summary, act) && (
        <p class="act">
          <span class="label">{WORDS.reading.act}</span> <LitText text={act} sources={sources} />
        </p>
      )}
    </>
  )
}

/** A summary tells the act with a word before it, such as “So”: it is not said twice. */
const tells = (text: string, act: string) => text.toLowerCase().includes(act.toLowerCase())

interface TextProps {
  readonly text: string
  readonly sources: readonly Source[]
  /** Shown in the text if that tells it. */
  readonly act?: string
}

function LitText({ text, sources, act }: TextProps) {
  return (
    <>
      {sentencesOf(text, sources).map(({ text: words, source }, index) => {
        const shown = source && source.positions.length > 0 ? <LitSentence source={source} /> : words
        return (
          <Fragment key={words}>
            {index > 0 && ' '}
            {act !== undefined && tells(words, act) ? <strong class="act">{shown}</strong> : shown}
          </Fragment>
        )
      })}
    </>
  )
}

function LitSentence({ source }: { source: Source }) {
  const { lit, pointing } = useLight()
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
