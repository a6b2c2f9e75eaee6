/** What the wider chart says besides positions, in the words of docs/chart-facts.md. */
import { Disclosure } from '../parts/disclosure.tsx'
import { arc } from '../parts/figures.ts'
import { NAMES } from '../parts/words.ts'
import type { ChartFacts, ShownChart } from './shown-chart.ts'
import { Head, Named } from './table-parts.tsx'
import { WORDS } from './words.ts'

export function ChartDetails({ bodies, facts }: { bodies: ShownChart['bodies']; facts: ChartFacts }) {
  return (
    <>
      <Disclosure title={WORDS.details.title}>
        <p>{inShort(facts)}</p>
        <Counts title={WORDS.details.elements} counts={facts.balance.elements} />
        <Counts title={WORDS.details.modalities} counts={facts.balance.modalities} />
        <Patterns patterns={facts.patterns} />
        <p class="hint">{WORDS.details.hint}</p>
      </Disclosure>
      <Disclosure title={WORDS.details.motions}>
        <Motions bodies={bodies} />
        <p class="hint">{WORDS.details.motionsHint}</p>
      </Disclosure>
    </>
  )
}

const inShort = ({ day_chart, moon_phase: { waxing, illuminated, name, names = [] } }: ChartFacts): string =>
  WORDS.details.inShort(
    day_chart,
    { isWaxing: waxing, lit: NAMES.percent(illuminated), phase: NAMES.term(name) },
    // Without a time of birth the phase may be either of two.
    names.map(NAMES.term),
  )

function Counts({ title, counts }: { title: string; counts: Readonly<Record<string, readonly string[]>> }) {
  return (
    <table class="counts">
      <caption class="label">{title}</caption>
      <tbody>
        {Object.entries(counts).map(([name, members]) => (
          <tr key={name}>
            <th scope="row">{NAMES.title(name)}</th>
            <td>{members.length}</td>
            <td>
              {members.map((member) => (
                <Named key={member} name={member} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Pattern = ChartFacts['patterns'][number]

const Patterns = ({ patterns }: { patterns: readonly Pattern[] }) => (
  <div>
    <p class="label">{WORDS.details.patterns}</p>
    {patterns.length === 0 && <p>{WORDS.details.noPatterns}</p>}
    <ul class="patterns">
      {patterns.map(({ pattern, members, apex, sign }) => (
        <li key={`${pattern} ${members.join()}`}>
          {WORDS.details.patternIn(WORDS.details.patternNames[pattern], sign ? NAMES.sign(sign) : undefined)}
          {apex && WORDS.details.apex(<Named name={apex} />)}
          {': '}
          {members.map((member) => (
            <Named key={member} name={member} />
          ))}
          <span class="dim"> ({WORDS.details.patternHints[pattern]})</span>
        </li>
      ))}
    </ul>
  </div>
)

const Motions = ({ bodies }: { bodies: ShownChart['bodies'] }) => (
  <table>
    <Head columns={[WORDS.tables.planet, WORDS.details.motion, WORDS.details.declination]} />
    <tbody>
      {Object.entries(bodies).map(([name, { speed = 0, declination = 0, station, dignity = [] }]) => (
        <tr key={name}>
          <th scope="row">
            <Named name={name} />{' '}
            <span class="dim small">{dignity.map((each) => WORDS.details.dignities[each]).join(', ')}</span>
          </th>
          <td>
            {speed.toFixed(2).replace('-0.00', '0.00').replace('-', '−')}°
            {station && <span class="retrograde"> {WORDS.details.station(NAMES.term(station))}</span>}
          </td>
          <td>{WORDS.details.declinationOf(arc(Math.abs(declination)), declination < 0)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
