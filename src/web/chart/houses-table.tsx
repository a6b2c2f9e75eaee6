import { Degree, Head, pointer, type TableProps } from './table-parts.tsx'

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
      <Head columns={['House', 'Begins at']} />
      <tbody>
        {ANGLES.map(([name, title]) => {
          const angle = angles?.[name]
          return (
            angle && (
              <tr key={name} {...pointer(props, new RegExp(`^${title}\\b`))}>
                <th scope="row">{title}</th>
                <td>
                  <Degree place={angle} />
                </td>
              </tr>
            )
          )
        })}
        {houses?.map(({ house, cusp, ...place }) => (
          <tr key={house} {...pointer(props, new RegExp(`^House ${house}$|^Cusp of house ${house}:`))}>
            <th scope="row">House {house}</th>
            <td>
              <Degree place={{ ...place, longitude: cusp }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
