/** Where the planets stand at the time of day and stood at the birth: a small wheel has no room for its degrees. */
import { degreeAndMinute } from '../../drawing/wheel/degrees.ts'
import type { WheelChart } from '../../drawing/wheel/wheel-chart.ts'
import { nameOf } from '../../sky/zodiac.ts'
import { Degree } from '../chart/table-parts.tsx'
import { Disclosure } from '../parts/disclosure.tsx'
import { NAMES } from '../parts/words.ts'
import { WORDS } from './words.ts'
import '../styles/tables.css'

const placeAt = (longitude: number) => {
  const { sign, degree, minute } = degreeAndMinute(longitude)
  return { sign: nameOf(sign), degree, minute }
}

export function PositionsTable({ chart: { bodies, outer } }: { chart: WheelChart }) {
  return (
    <Disclosure title={WORDS.wheel.positions}>
      <table>
        <thead>
          <tr>
            <th scope="col">{WORDS.wheel.columns.planet}</th>
            <th scope="col">{WORDS.wheel.columns.now}</th>
            <th scope="col">{WORDS.wheel.columns.birth}</th>
          </tr>
        </thead>
        <tbody>
          {outer?.bodies.map(({ name, longitude }) => {
            const atBirth = bodies.find((body) => body.name === name)
            return (
              <tr key={name}>
                <th scope="row">{NAMES.body(name)}</th>
                <td>
                  <Degree place={placeAt(longitude)} />
                </td>
                <td>{atBirth && <Degree place={placeAt(atBirth.longitude)} />}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Disclosure>
  )
}
