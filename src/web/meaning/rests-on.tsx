/** What a reading rests on: what counts most in the chart and why, and every fact with its own text. */
import { Disclosure } from '../parts/disclosure.tsx'
import { dominantsInWords } from './dominants.ts'
import { factInWords } from './facts.ts'
import type { Reading } from './reading.ts'

export function RestsOn({ reading }: { reading: Reading }) {
  const { dominants, placements = [], aspects = [], patterns = [] } = reading
  return (
    <div class="chapter rests-on">
      <h4>What this rests on</h4>
      <p>What counts most in this chart, with the points that make it so:</p>
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
      <Texts title="placements" facts={placements} />
      <Texts title="aspects" facts={aspects} />
      <Texts title="patterns and balances" facts={patterns} />
    </div>
  )
}

interface TextsProps {
  readonly title: string
  readonly facts: readonly { readonly id: string; readonly text: string }[]
}

const Texts = ({ title, facts }: TextsProps) =>
  facts.length === 0 ? null : (
    <Disclosure title={`${facts.length} ${title}, each by itself`}>
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
