/** The reading of two charts: one thought, its sections, and what follows from them. */
import { LitSentence, LitSentences, type PairLight } from './lit-sentences.tsx'
import type { PairReading, PairSource } from './pair.ts'
import { WORDS } from './words.ts'

interface Props {
  readonly reading: PairReading
  readonly light: PairLight
}

export function PairText({ reading, light }: Props) {
  const { summary, sections = [], strengths, frictions, advice } = reading
  return (
    <>
      <div class="portrait">
        <p>
          <LitSentences {...summary} light={light} hasStops />
        </p>
      </div>
      {sections.map(({ id, title, text, sources }) => (
        <div key={id} class="chapter">
          <h4>{title}</h4>
          <p>
            <LitSentences text={text} sources={sources} light={light} />
          </p>
        </div>
      ))}
      <Lines title={WORDS.strengths} lines={strengths} light={light} kind="easy" />
      <Lines title={WORDS.frictions} lines={frictions} light={light} kind="hard" />
      <div class="chapter pair-advice">
        <h4>{WORDS.advice}</h4>
        <p>
          <LitSentence source={advice} light={light} />
        </p>
      </div>
    </>
  )
}

interface LinesProps {
  readonly title: string
  readonly lines: readonly PairSource[]
  readonly light: PairLight
  readonly kind: 'easy' | 'hard'
}

const Lines = ({ title, lines, light, kind }: LinesProps) =>
  lines.length === 0 ? null : (
    <div class="chapter">
      <h4>{title}</h4>
      <ul class={`pair-lines ${kind}`}>
        {lines.map((line) => (
          <li key={line.text}>
            <LitSentence source={line} light={light} />
          </li>
        ))}
      </ul>
    </div>
  )
