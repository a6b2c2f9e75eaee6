import { Degree, Head, pointer, type TableProps } from './table-parts.tsx'
import { WORDS } from './words.ts'

/** As the drawing calls them, which is English, and how a part of its titles begins. */
const ANGLES = [
  ['ascendant', 'Ascendant'],
  ['midheaven', 'Midheaven'],
  ['descendant', 'Descendant'],
  ['imum_coeli', 'Imum coeli'],
  ['vertex', 'Vertex'],
] as const

export function HousesTable(props: TableProps) {
  const { houses, angles } = props.chart
  return (
    <table>
      <Head columns={[WORDS.tables.house, WORDS.tables.beginsAt]} />
      <tbody>
        {ANGLES.map(([name, title]) => {
          const angle = angles?.[name]
          return (
            angle && (
              <tr key={name} {...pointer(props, new RegExp(`^${title}\\b`))}>
                <th scope="row">{WORDS.tables.angles[name]}</th>
                <td>
                  <Degree place={angle} />
                </td>
              </tr>
            )
          )
        })}
        {houses?.map(({ house, ...place }) => (
          <tr key={house} {...pointer(props, new RegExp(`^House ${house}$|^Cusp of house ${house}:`))}>
            <th scope="row">{WORDS.tables.houseOf(house)}</th>
            <td>
              <Degree place={place} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
