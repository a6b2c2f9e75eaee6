import { titleOf } from '../../text.ts'
import { Disclosure } from '../parts/disclosure.tsx'
import type { ShownAspect } from './shown-chart.ts'
import { Head, Named, pointer, type TableProps } from './table-parts.tsx'

const MAJOR = ['conjunction', 'opposition', 'trine', 'square', 'sextile']
export const isMajor = ({ aspect }: ShownAspect) => MAJOR.includes(aspect)

/** Those that are certain first. The wider chart has so many that the minor ones are folded away. */
export function AspectsTable(props: TableProps) {
  const { aspects, facts, houses } = props.chart
  const ordered = houses ? aspects : aspects.toSorted((a, b) => Number(b.certain) - Number(a.certain))
  if (facts === undefined) return <Rows {...props} aspects={ordered} />
  const minor = ordered.filter((aspect) => !isMajor(aspect))
  return (
    <>
      <Rows {...props} aspects={ordered.filter(isMajor)} />
      {minor.length > 0 && (
        <Disclosure title={`${minor.length} minor aspects`}>
          <Rows {...props} aspects={minor} />
        </Disclosure>
      )}
    </>
  )
}

function Rows(props: TableProps & { aspects: readonly ShownAspect[] }) {
  const isTimed = props.chart.houses !== null
  return (
    <table>
      <Head columns={['Aspect', ...(isTimed ? ['Orb', 'Motion'] : ['Orb at noon', 'Holds'])]} />
      <tbody>
        {props.aspects.map(({ planet1, planet2, aspect, orb, applying, certain }) => (
          <tr key={`${planet1} ${planet2}`} {...pointer(props, partsOf(planet1, aspect, planet2))}>
            <th scope="row">
              <Named name={planet1} /> {aspect} <Named name={planet2} />
            </th>
            <td>{orb.toFixed(1)}°</td>
            {isTimed ? (
              <td>{applying ? 'applying' : 'separating'}</td>
            ) : (
              <td class={certain ? 'certain' : 'dim'}>{certain ? 'all day' : 'part of the day'}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The chord, and the two bodies: their titles continue with a degree. */
const partsOf = (planet1: string, aspect: string, planet2: string) => {
  const [first, second] = [titleOf(planet1), titleOf(planet2)]
  return new RegExp(`^${first} ${aspect} ${second},|^(${first}|${second}) \\d`)
}
