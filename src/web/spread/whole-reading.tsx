/** What the cards of a spread say together: the summary, the threads between them, and one thing to do. */
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
        <LitText text={summary} sources={sources} />
      </p>
      {threads.map((thread) => (
        <p key={thread} class="thread">
          <LitText text={thread} sources={sources} />
        </p>
      ))}
      <p class="act">
        <span class="label">{WORDS.reading.act}</span> <LitText text={act} sources={sources} />
      </p>
    </>
  )
}

function LitText({ text, sources }: { text: string; sources: readonly Source[] }) {
  return (
    <>
      {sentencesOf(text, sources).map(({ text: words, source }, index) => (
        <Fragment key={words}>
          {index > 0 && ' '}
          {source && source.positions.length > 0 ? <LitSentence source={source} /> : words}
        </Fragment>
      ))}
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
