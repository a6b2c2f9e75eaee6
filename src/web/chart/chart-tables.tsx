/** The content of the wheel as tables, also for screen readers. */
import { Tabs } from '../parts/tabs.tsx'
import { AspectsTable } from './aspects-table.tsx'
import { BodiesTable } from './bodies-table.tsx'
import { HousesTable } from './houses-table.tsx'
import type { TableProps } from './table-parts.tsx'

export function ChartTables(props: TableProps) {
  return (
    <Tabs
      label="The chart in numbers"
      tabs={[
        { title: 'Planets', content: () => <BodiesTable {...props} /> },
        ...(props.chart.houses ? [{ title: 'Houses', content: () => <HousesTable {...props} /> }] : []),
        { title: 'Aspects', content: () => <AspectsTable {...props} /> },
      ]}
    />
  )
}
