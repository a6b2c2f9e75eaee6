/** What the tables of a chart share. */
import { minutes } from '../../drawing/wheel/degrees.ts'
import { Glyph } from '../parts/glyph.tsx'
import { isGlyph } from '../parts/glyphs.ts'
import { NAMES } from '../parts/words.ts'
import type { ShownChart, ZodiacDegree } from './shown-chart.ts'

export interface TableProps {
  readonly chart: ShownChart
  /** Called with what the titles of the wheel's parts must match to be lit. */
  readonly onPoint: (lit: RegExp | undefined) => void
}

export const pointer = ({ onPoint }: TableProps, lit: RegExp) => ({
  onMouseEnter: () => onPoint(lit),
  onMouseLeave: () => onPoint(undefined),
})

export const Named = ({ name, title = NAMES.body(name) }: { name: string; title?: string }) => (
  <span class="named">
    {isGlyph(name) && <Glyph name={name} />} {title}
  </span>
)

export const Degree = ({ place: { sign, degree, minute } }: { place: Omit<ZodiacDegree, 'longitude'> }) => (
  <>
    {degree}°{minutes(minute)} {NAMES.sign(sign)}
  </>
)

export const Head = ({ columns }: { columns: readonly string[] }) => (
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
