/** The wider chart of `augury chart` (docs/charts.md): when it is asked for, and how it is made. */
import { widerChartWarnings } from '../api/endpoints/chart/metadata-response.ts'
import { toWiderChartResponse } from '../api/endpoints/chart/response.ts'
import { LOT_NAMES } from '../chart/lots.ts'
import { DEFAULT_POINTS, POINTS } from '../chart/points.ts'
import { widerWheelOf } from '../drawing/wheel/chart-in-words.ts'
import { isDate } from '../readings/birth.ts'
import { readWiderChart } from '../readings/chart.ts'
import type { Identify } from '../readings/identifier.ts'
import { REQUESTABLE_HOUSE_SYSTEMS } from '../readings/natal-chart.ts'
import { PLANETS } from '../sky/planets.ts'
import { type BirthWords, CHART_OPTIONS, CHOICE_NOTES, chartChoicesOf } from './birth.ts'
import { type Input, someOf, text } from './command.ts'
import { printChart } from './wheel.ts'
import { widerChartTables } from './wider-chart-tables.ts'

/** The options that only the wider chart has: one of them is enough to get it. */
export const WIDER_OPTIONS = {
  wide: { type: 'boolean', help: 'the wider chart: more bodies, dignities, patterns and balance' },
  bodies: {
    type: 'string',
    help: `bodies to show, separated by commas (default: the ten planets, ${DEFAULT_POINTS.slice(PLANETS.length).join(', ')})`,
  },
  lots: { type: 'string', help: `lots to show: ${LOT_NAMES.join(',')}` },
  ...CHART_OPTIONS,
} as const

const NATAL_HOUSES: readonly string[] = REQUESTABLE_HOUSE_SYSTEMS

export const WIDER_NOTES = `A birth may be a date alone if nobody knows its time. That, any option from --wide to --unknown-time, and any house system but ${NATAL_HOUSES.join(', ')} give the wider chart. ${CHOICE_NOTES} Bodies are ${POINTS.join(', ')}.`

export function isWider(input: Input): boolean {
  const isUsed = Object.keys(WIDER_OPTIONS).some((name) => input.values[name] !== undefined)
  const houses = text(input, 'houses')
  return isUsed || isDate(input.words[0] ?? '') || (houses !== undefined && !NATAL_HOUSES.includes(houses))
}

export async function printWiderChart(birth: BirthWords, input: Input, identifier: Identify): Promise<void> {
  const { terminal } = input
  const reading = readWiderChart(
    {
      ...birth,
      bodies: someOf(POINTS, text(input, 'bodies'), '--bodies'),
      lots: someOf(LOT_NAMES, text(input, 'lots'), '--lots'),
      options: chartChoicesOf(input),
    },
    identifier,
  )
  for (const { message } of widerChartWarnings(reading)) terminal.note(message)
  await printChart(input, toWiderChartResponse(reading, terminal.now()), widerChartTables, widerWheelOf)
}
