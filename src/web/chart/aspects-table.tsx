import { titleOf } from '../../text.ts'
import { Disclosure } from '../parts/disclosure.tsx'
import { orbText } from '../parts/figures.ts'
import { NAMES } from '../parts/words.ts'
import type { ShownAspect } from './shown-chart.ts'
import { Head, Named, pointer, type TableProps } from './table-parts.tsx'
import { WORDS } from './words.ts'

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
        <Disclosure title={WORDS.tables.minorAspects(minor.length)}>
          <Rows {...props} aspects={minor} />
        </Disclosure>
      )}
    </>
  )
}

function Rows(props: TableProps & { aspects: readonly ShownAspect[] }) {
  const isTimed = props.chart.houses !== null
  const { aspect: first, orb, motion, orbAtNoon, holds } = WORDS.tables
  return (
    <table>
      <Head columns={[first, ...(isTimed ? [orb, motion] : [orbAtNoon, holds])]} />
      <tbody>
        {props.aspects.map(({ planet1, planet2, aspect, orb, applying, certain }) => (
          <tr key={`${planet1} ${planet2}`} {...pointer(props, partsOf(planet1, aspect, planet2))}>
            <th scope="row">
              <Named name={planet1} /> {NAMES.aspect(aspect)} <Named name={planet2} />
            </th>
            <td>{orbText(orb)}</td>
            {isTimed ? (
              <td>{applying ? WORDS.tables.applying : WORDS.tables.separating}</td>
            ) : (
              <td class={certain ? 'certain' : 'dim'}>
                {certain ? WORDS.tables.allDay : WORDS.tables.partOfDay}
              </td>
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
