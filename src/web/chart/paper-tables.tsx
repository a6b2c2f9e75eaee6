/** The tables of a chart side by side, for paper, where nothing can be pressed. */
import { PLANETS } from '../../sky/planets.ts'
import { AspectsTable, isMajor } from './aspects-table.tsx'
import { BodiesTable } from './bodies-table.tsx'
import { HousesTable } from './houses-table.tsx'
import type { ShownAspect, ShownChart } from './shown-chart.ts'

const isOfPlanets = ({ planet1, planet2 }: ShownAspect) =>
  [planet1, planet2].every((name) => PLANETS.some((planet) => planet === name))

/** With all aspects of a wider chart it would not be one page. */
export function PaperTables({ chart }: { chart: ShownChart }) {
  const aspects = chart.aspects.filter(
    (aspect) => isMajor(aspect) && isOfPlanets(aspect) && aspect.certain !== false,
  )
  const props = { chart: { ...chart, aspects }, onPoint: () => undefined }
  return (
    <div class="paper-tables">
      <BodiesTable {...props} />
      {chart.houses && <HousesTable {...props} />}
      <AspectsTable {...props} />
    </div>
  )
}
