/** A text whose parts light up with what they come from, whoever points at which of the two. */
import { Fragment } from 'preact'
import { sentencesOf } from '../parts/sentences.ts'
import { pairFactsInWords } from './facts.ts'
import type { PairSource } from './pair.ts'

/** The facts that a visitor points at, in the text, in the wheel or in the list of contacts. */
export interface PairLight {
  readonly facts: readonly string[]
  readonly point: (facts: readonly string[]) => void
}

interface Props {
  readonly text: string
  readonly sources: readonly PairSource[]
  readonly light: PairLight
  /** Whether the Tab key goes from part to part; the contacts can be pressed by key as well. */
  readonly hasStops?: boolean
}

export const LitSentences = ({ text, sources, light, hasStops = false }: Props) => (
  <>
    {sentencesOf(text, sources).map(({ text: words, source }, index) => (
      <Fragment key={words}>
        {index > 0 && ' '}
        {source && source.facts.length > 0 ? (
          <LitSentence source={source} light={light} hasStop={hasStops} />
        ) : (
          words
        )}
      </Fragment>
    ))}
  </>
)

interface SentenceProps {
  readonly source: PairSource
  readonly light: PairLight
  readonly hasStop?: boolean
}

/** One text from one source. */
export function LitSentence({ source, light, hasStop = false }: SentenceProps) {
  const isLit = source.facts.some((fact) => light.facts.includes(fact))
  return (
    // It does nothing but show its facts to whoever points at it or comes by keyboard; to a screen reader it stays text.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <span
      class={isLit ? 'sentence lit' : 'sentence'}
      onMouseEnter={() => light.point(source.facts)}
      // A finger leaves at once what it has touched: it stays lit as long as it has the focus.
      onMouseLeave={({ currentTarget }) => currentTarget !== document.activeElement && light.point([])}
      {...(hasStop && {
        tabIndex: 0,
        'aria-description': pairFactsInWords(source.facts),
        onFocusIn: () => light.point(source.facts),
        onFocusOut: () => light.point([]),
      })}
    >
      {source.text}
    </span>
  )
}
