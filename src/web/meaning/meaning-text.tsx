/** The reading as a text: the portrait, its sections, and where the chart pulls two ways. */
import { sentencesOf } from '../parts/sentences.ts'
import { factsInWords } from './facts.ts'
import { LitPassage, type SourceLight } from './lit-text.tsx'
import { type NatalReading, type NatalSource, readingParagraphs } from './reading.ts'
import { WORDS } from './words.ts'

interface Props {
  readonly reading: NatalReading
  readonly light: SourceLight
}

export function MeaningText({ reading: { portrait, sections, tensions = [] }, light }: Props) {
  return (
    <>
      <div class="portrait">
        {readingParagraphs(portrait).map((parts) => (
          <p key={parts[0]!.text}>
            <LitPassage parts={parts} light={light} hasStops />
          </p>
        ))}
      </div>
      {sections.map(({ id, title, text, sources }) => (
        <div key={id} class="chapter">
          <h4>{title}</h4>
          {text.split('\n\n').map((paragraph) => (
            <p key={paragraph}>
              <LitPassage parts={sentencesOf(paragraph, sources)} light={light} />
            </p>
          ))}
          <Facts sources={sources} />
        </div>
      ))}
      {tensions.length > 0 && (
        <div class="chapter">
          <h4>{WORDS.tensions}</h4>
          {tensions.map((tension) => (
            <p key={tension.text}>
              <LitPassage parts={[{ text: tension.text, source: tension }]} light={light} />
            </p>
          ))}
          <Facts sources={tensions} />
        </div>
      )}
    </>
  )
}

const Facts = ({ sources }: { sources: readonly NatalSource[] }) => (
  <p class="facts">{factsInWords([...new Set(sources.flatMap(({ facts }) => facts))])}</p>
)
