/** The content of the wheel as tables, also for screen readers. */

import { capitalised } from '../../text.ts'
import type { Answer } from '../api/operations.ts'
import { Glyph, isGlyph } from '../parts/glyph.tsx'
import { Tabs } from '../parts/tabs.tsx'

export type Chart = Answer<'postAstrologyNatalChart'>['data']

interface Props {
  readonly chart: Chart
  /** Called with the prefixes of the wheel's titles that belong to a row. */
  readonly onPoint: (lit: readonly string[]) => void
}

export function ChartTables({ chart, onPoint }: Props) {
  return (
    <Tabs
      label="The chart in numbers"
      tabs={[
        { title: 'Planets', content: () => <Planets chart={chart} onPoint={onPoint} /> },
        { title: 'Houses', content: () => <Houses chart={chart} onPoint={onPoint} /> },
        { title: 'Aspects', content: () => <Aspects chart={chart} onPoint={onPoint} /> },
      ]}
    />
  )
}

const pointer = ({ onPoint }: Props, ...lit: string[]) => ({
  onMouseEnter: () => onPoint(lit),
  onMouseLeave: () => onPoint([]),
})

const Named = ({ name }: { name: string }) => (
  <span class="named">
    {isGlyph(name) && <Glyph name={name} />} {capitalised(name)}
  </span>
)

interface Place {
  readonly sign: string
  readonly degree: number
  readonly minute: number
}

const Degree = ({ place: { sign, degree, minute } }: { place: Place }) => (
  <>
    {degree}°{String(minute).padStart(2, '0')}′ {sign}
  </>
)

const Head = ({ columns }: { columns: readonly string[] }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
)

function Planets(props: Props) {
  return (
    <table>
      <Head columns={['Planet', 'Position', 'House']} />
      <tbody>
        {Object.entries(props.chart.planets).map(([name, planet]) => (
          <tr key={name} {...pointer(props, `${capitalised(name)} `)}>
            <th scope="row">
              <Named name={name} />
            </th>
            <td>
              <Degree place={planet} />
              {planet.retrograde && (
                <span class="retrograde">
                  <Glyph name="retrograde" /> <span class="off-screen">retrograde</span>
                </span>
              )}
            </td>
            <td>{planet.house}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const ANGLES = [
  ['ascendant', 'Ascendant'],
  ['midheaven', 'Midheaven'],
  ['descendant', 'Descendant'],
  ['imum_coeli', 'Imum coeli'],
] as const

function Houses(props: Props) {
  const { houses, angles } = props.chart
  return (
    <table>
      <Head columns={['House', 'Begins at']} />
      <tbody>
        {ANGLES.map(([name, title]) => (
          <tr key={name} {...pointer(props, title)}>
            <th scope="row">{title}</th>
            <td>
              <Degree place={angles[name]} />
            </td>
          </tr>
        ))}
        {houses.map((house) => (
          <tr key={house.house} {...pointer(props, `House ${house.house}`)}>
            <th scope="row">House {house.house}</th>
            <td>
              <Degree place={house} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Aspects(props: Props) {
  return (
    <table>
      <Head columns={['Aspect', 'Orb', 'Motion']} />
      <tbody>
        {props.chart.aspects.map(({ planet1, planet2, aspect, orb, applying }) => (
          <tr
            key={`${planet1} ${planet2}`}
            {...pointer(
              props,
              `${capitalised(planet1)} ${aspect} ${capitalised(planet2)}`,
              ...[planet1, planet2].map((planet) => `${capitalised(planet)} `).flatMap(positionOnly),
            )}
          >
            <th scope="row">
              <Named name={planet1} /> {aspect} <Named name={planet2} />
            </th>
            <td>{orb.toFixed(1)}°</td>
            <td>{applying ? 'applying' : 'separating'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Matches `Mars 17°…`, but not `Mars square …`: a planet's title continues with its degree. */
const positionOnly = (start: string) => Array.from({ length: 10 }, (_, digit) => `${start}${digit}`)
