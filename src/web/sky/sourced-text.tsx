/** A text whose sentences and their source transits highlight each other. */

import { Fragment } from 'preact'
import { useContext } from 'preact/hooks'
import { sentencesOf, withOpening } from '../parts/sentences.ts'
import type { HoroscopeSource } from './horoscope.ts'
import { TransitLightContext } from './light.ts'

interface Props {
  readonly text: string
  readonly sources: readonly HoroscopeSource[]
  /** Whether the first sentence stands out: what a reader takes along. */
  readonly hasOpening?: boolean
}

export function SourcedText({ text, sources, hasOpening = false }: Props) {
  const { lit, point } = useContext(TransitLightContext)
  const sentences = sentencesOf(text, sources)
  return (
    <>
      {(hasOpening ? withOpening(sentences) : sentences).map(({ text: sentence, source }, index) => (
        <Fragment key={sentence}>
          {index > 0 && ' '}
          {/* Pointing is an extra: every chip can be pressed instead. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
          <span
            class={[
              'sentence',
              hasOpening && index === 0 && 'opening',
              source?.transits.some((id) => lit.includes(id)) && 'lit',
            ]
              .filter(Boolean)
              .join(' ')}
            onMouseEnter={() => point(source?.transits ?? [])}
            onMouseLeave={() => point([])}
          >
            {sentence}
          </span>
        </Fragment>
      ))}
    </>
  )
}
