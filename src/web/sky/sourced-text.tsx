/** A text whose sentences and their source transits highlight each other. */

import { Fragment } from 'preact'
import { useContext } from 'preact/hooks'
import { sentencesOf } from '../parts/sentences.ts'
import type { Source } from './horoscope.ts'
import { LightContext } from './light.ts'

export function SourcedText({ text, sources }: { text: string; sources: readonly Source[] }) {
  const { lit, point } = useContext(LightContext)
  return (
    <>
      {sentencesOf(text, sources).map(({ text: sentence, source }, index) => (
        <Fragment key={sentence}>
          {index > 0 && ' '}
          {/* Pointing is an extra: every chip can be pressed instead. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
          <span
            class={source?.transits.some((id) => lit.includes(id)) ? 'sentence lit' : 'sentence'}
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
