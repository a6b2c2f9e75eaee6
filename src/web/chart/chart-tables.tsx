/** The content of the wheel as tables, also for screen readers. */
import { Tabs } from '../parts/tabs.tsx'
import { AspectsTable } from './aspects-table.tsx'
import { BodiesTable } from './bodies-table.tsx'
import { HousesTable } from './houses-table.tsx'
import type { TableProps } from './table-parts.tsx'
import { WORDS } from './words.ts'

export function ChartTables(props: TableProps) {
  return (
    <Tabs
      label={WORDS.tables.label}
      tabs={[
        { title: WORDS.tables.planets, content: () => <BodiesTable {...props} /> },
        ...(props.chart.houses
          ? [{ title: WORDS.tables.houses, content: () => <HousesTable {...props} /> }]
          : []),
        { title: WORDS.tables.aspects, content: () => <AspectsTable {...props} /> },
      ]}
    />
  )
}
