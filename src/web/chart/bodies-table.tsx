/** Where each body stands; without a time of birth, in which sign it was and how far it went that day. */
import { degreeAndMinute, minutes } from '../../drawing/wheel/degrees.ts'
import { nameOf } from '../../sky/zodiac.ts'
import { titleOf } from '../../text.ts'
import { Glyph } from '../parts/glyph.tsx'
import { NAMES } from '../parts/words.ts'
import type { ShownBody } from './shown-chart.ts'
import { Degree, Head, Named, pointer, type TableProps } from './table-parts.tsx'
import { signsText, WORDS } from './words.ts'

export function BodiesTable(props: TableProps) {
  const { bodies, lots, houses } = props.chart
  const { planet, position, house, sign, thatDay } = WORDS.tables
  return (
    <table>
      <Head columns={houses ? [planet, position, house] : [planet, sign, thatDay]} />
      <tbody>
        {Object.entries(bodies).map(([name, body]) => (
          <tr key={name} {...pointer(props, new RegExp(`^${titleOf(name)} `))}>
            <th scope="row">
              <Named name={name} />
            </th>
            {body.range ? (
              <Way name={name} body={body} range={body.range} />
            ) : (
              <Position name={name} body={body} />
            )}
          </tr>
        ))}
        {Object.entries(lots).map(([name, lot]) => (
          <tr key={name} {...pointer(props, new RegExp(`^${titleOf(name)} `))}>
            <th scope="row">
              <Named name={name} title={WORDS.tables.lot(NAMES.body(name))} />
            </th>
            <td>
              <Degree place={lot} />
            </td>
            <td>{lot.house}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface BodyProps {
  readonly name: string
  readonly body: ShownBody
}

/** The nodes nearly always go backwards: of them it says nothing. */
const Retrograde = ({ name, body }: BodyProps) =>
  body.retrograde && !name.endsWith('_node') ? (
    <span class="retrograde">
      {' '}
      <Glyph name="retrograde" /> <span class="off-screen">{WORDS.tables.retrograde}</span>
    </span>
  ) : null

function Position({ name, body }: BodyProps) {
  return (
    <>
      <td>
        <Degree place={body} />
        <Retrograde name={name} body={body} />
      </td>
      <td>{body.house}</td>
    </>
  )
}

function Way({ name, body, range }: BodyProps & { range: NonNullable<ShownBody['range']> }) {
  const [from, to] = [degreeAndMinute(range.from), degreeAndMinute(range.to)]
  // A degree alone would not say of which of two signs it is.
  const isOneSign = from.sign === to.sign
  const [first, last] = [from, to].map(
    ({ sign, degree, minute }) =>
      `${degree}°${minutes(minute)}${isOneSign ? '' : ` ${NAMES.sign(nameOf(sign))}`}`,
  )
  return (
    <>
      <td>
        {signsText(body)}
        <Retrograde name={name} body={body} />
      </td>
      <td>{first === last ? first : `${first} – ${last}`}</td>
    </>
  )
}
