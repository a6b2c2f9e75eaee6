/** What the wider chart says besides positions, in the words of docs/chart-facts.md. */
import { Disclosure } from '../parts/disclosure.tsx'
import { arc, spaced } from '../parts/words.ts'
import type { ChartFacts, ShownBody, ShownChart } from './shown-chart.ts'
import { Head, Named } from './table-parts.tsx'

export function ChartDetails({ bodies, facts }: { bodies: ShownChart['bodies']; facts: ChartFacts }) {
  return (
    <>
      <Disclosure title="Elements and patterns">
        <p>{inShort(facts)}</p>
        <Counts title="Elements" counts={facts.balance.elements} />
        <Counts title="Modalities" counts={facts.balance.modalities} />
        <Patterns patterns={facts.patterns} />
        <p class="hint">Elements, modalities and patterns are those of the ten planets.</p>
      </Disclosure>
      <Disclosure title="Motion, declination and dignity">
        <Motions bodies={bodies} />
        <p class="hint">
          Motion is in degrees of the zodiac a day; declination is the distance from the celestial equator,
          north or south. The word beside a name is its dignity, how well it stands in its sign by the old
          rules for the seven planets that the eye can see: best at home or exalted, worst in detriment or
          fall. A peregrine planet is a stranger there.
        </p>
      </Disclosure>
    </>
  )
}

function inShort({ day_chart, moon_phase }: ChartFacts): string {
  const lit = Math.round(moon_phase.illuminated * 100)
  const moon = `${moon_phase.waxing ? 'a waxing' : 'a waning'} Moon, ${lit}% lit (${spaced(moon_phase.name).toLowerCase()})`
  if (day_chart === null) return `At noon there was ${moon}.${phaseChange(moon_phase)}`
  return `Born ${day_chart ? 'by day' : 'by night'}, with ${moon}.`
}

/** Without a time of birth the phase may be either of two. */
function phaseChange({ names = [] }: ChartFacts['moon_phase']): string {
  const [before, after] = names.map((name) => spaced(name).toLowerCase())
  return after === undefined ? '' : ` The phase changed that day, from ${before} to ${after}.`
}

function Counts({ title, counts }: { title: string; counts: Readonly<Record<string, readonly string[]>> }) {
  return (
    <table class="counts">
      <caption class="label">{title}</caption>
      <tbody>
        {Object.entries(counts).map(([name, members]) => (
          <tr key={name}>
            <th scope="row">{spaced(name)}</th>
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

const PATTERNS: Readonly<Record<Pattern['pattern'], readonly [string, string]>> = {
  stellium: ['Stellium', 'three planets or more in one sign'],
  grand_cross: ['Grand cross', 'two oppositions, square to each other'],
  t_square: ['T-square', 'an opposition, and the apex square to both ends'],
  kite: ['Kite', 'a grand trine, and the apex opposite one of the three'],
  grand_trine: ['Grand trine', 'three planets, each a third of the circle from the others'],
  yod: ['Yod', 'a sextile, and the apex quincunx (150°) to both ends'],
}

const Patterns = ({ patterns }: { patterns: readonly Pattern[] }) => (
  <div>
    <p class="label">Patterns</p>
    {patterns.length === 0 && <p>None.</p>}
    <ul class="patterns">
      {patterns.map(({ pattern, members, apex, sign }) => (
        <li key={`${pattern} ${members.join()}`}>
          {PATTERNS[pattern][0]}
          {sign && ` in ${sign}`}
          {apex && (
            <>
              , apex <Named name={apex} />
            </>
          )}
          {': '}
          {members.map((member) => (
            <Named key={member} name={member} />
          ))}
          <span class="dim"> ({PATTERNS[pattern][1]})</span>
        </li>
      ))}
    </ul>
  </div>
)

const Motions = ({ bodies }: { bodies: ShownChart['bodies'] }) => (
  <table>
    <Head columns={['Planet', 'Motion', 'Declination']} />
    <tbody>
      {Object.entries(bodies).map(([name, { speed = 0, declination = 0, station, dignity = [] }]) => (
        <tr key={name}>
          <th scope="row">
            <Named name={name} />{' '}
            <span class="dim small">{dignity.map((each) => DIGNITIES[each]).join(', ')}</span>
          </th>
          <td>
            {speed.toFixed(2).replace('-0.00', '0.00').replace('-', '−')}°
            {station && <span class="retrograde"> turns {station}</span>}
          </td>
          <td>
            {arc(Math.abs(declination))} {declination < 0 ? 'S' : 'N'}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const DIGNITIES: Readonly<Record<NonNullable<ShownBody['dignity']>[number], string>> = {
  domicile: 'at home',
  exaltation: 'exalted',
  triplicity: 'in its triplicity',
  detriment: 'in detriment',
  fall: 'in fall',
  peregrine: 'peregrine',
}
