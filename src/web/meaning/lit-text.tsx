/** A text whose parts show where in the chart they come from while they are pointed at. */
import { Fragment } from 'preact'
import { factsInWords } from './facts.ts'
import type { NatalSource, ReadingPart } from './reading.ts'

/** What a visitor points at. */
export interface SourceLight {
  readonly lit: NatalSource | undefined
  readonly point: (at: NatalSource | undefined) => void
}

interface Props {
  readonly parts: readonly ReadingPart[]
  readonly light: SourceLight
  /** Whether the Tab key goes from part to part. */
  readonly hasStops?: boolean
}

export function LitPassage({ parts, light, hasStops = false }: Props) {
  return (
    <>
      {parts.map(({ text: words, source }, index) => (
        <Fragment key={words}>
          {index > 0 && ' '}
          {source ? <LitPart source={source} light={light} hasStop={hasStops} /> : words}
        </Fragment>
      ))}
    </>
  )
}

function LitPart({ source, light, hasStop }: { source: NatalSource; light: SourceLight; hasStop: boolean }) {
  const { lit, point } = light
  return (
    // Pointing is an extra: the facts of a chapter stand below it, and a part with a stop says its own.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <span
      class={lit === source ? 'sentence lit' : 'sentence'}
      onMouseEnter={() => point(source)}
      // A finger leaves at once what it has touched: it stays lit as long as it has the focus.
      onMouseLeave={({ currentTarget }) => currentTarget !== document.activeElement && point(undefined)}
      // It does nothing but show its facts to whoever comes by keyboard; to a screen reader it stays text.
      {...(hasStop && {
        tabIndex: 0,
        'aria-description': factsInWords(source.facts),
        onFocusIn: () => point(source),
        onFocusOut: () => point(undefined),
      })}
    >
      {source.text}
    </span>
  )
}
