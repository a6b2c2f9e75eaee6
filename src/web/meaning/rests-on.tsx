/** What a reading rests on: what counts most in the chart and why, and every fact with its own text. */
import { Disclosure } from '../parts/disclosure.tsx'
import { dominantsInWords } from './dominants.ts'
import { factInWords } from './facts.ts'
import type { NatalReading } from './reading.ts'
import { WORDS } from './words.ts'

export function RestsOn({ reading }: { reading: NatalReading }) {
  const { dominants, placements = [], aspects = [], patterns = [] } = reading
  return (
    <div class="chapter rests-on">
      <h4>{WORDS.restsOn}</h4>
      <p>{WORDS.dominants}</p>
      <dl class="dominants">
        {dominantsInWords(dominants).map(({ title, points, why }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <b>{points}</b> {why}
            </dd>
          </div>
        ))}
      </dl>
      <Texts title={WORDS.each.placements(placements.length)} facts={placements} />
      <Texts title={WORDS.each.aspects(aspects.length)} facts={aspects} />
      <Texts title={WORDS.each.patterns(patterns.length)} facts={patterns} />
    </div>
  )
}

interface TextsProps {
  readonly title: string
  readonly facts: readonly { readonly id: string; readonly text: string }[]
}

const Texts = ({ title, facts }: TextsProps) =>
  facts.length === 0 ? null : (
    <Disclosure title={title}>
      <dl class="texts">
        {facts.map(({ id, text }) => (
          <div key={id}>
            <dt>{factInWords(id)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
