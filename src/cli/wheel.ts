/** The wheel of `augury chart`, as a file or on standard output. */
import { writeFile } from 'node:fs/promises'
import { WHEEL_THEMES, type WheelThemeName } from '../drawing/wheel/themes.ts'
import { drawWheel } from '../drawing/wheel/wheel.ts'
import type { WheelChart } from '../drawing/wheel/wheel-chart.ts'
import { type Input, oneOf, text } from './command.ts'

const THEMES = Object.keys(WHEEL_THEMES) as WheelThemeName[]

export const WHEEL_OPTIONS = {
  svg: {
    type: 'string',
    help: 'write the chart wheel as SVG to this file, or to standard output if it is -',
  },
  theme: { type: 'string', help: `colours of the chart wheel: ${THEMES.join(', ')}` },
} as const

/** Prints a chart as JSON or as tables, and writes its wheel if that is asked for. */
export async function printChart<Data extends object>(
  input: Input,
  data: Data,
  tables: (data: Data) => string,
  wheelOf: (data: Data) => WheelChart,
): Promise<void> {
  const { terminal, values } = input
  const file = text(input, 'svg')
  if (file !== undefined) await writeWheel(file, wheelOf(data), input)
  if (values.json) terminal.print(JSON.stringify(data))
  else if (file !== '-') terminal.print(tables(data))
}

async function writeWheel(file: string, wheel: WheelChart, input: Input): Promise<void> {
  const svg = drawWheel(wheel, { theme: oneOf(THEMES, text(input, 'theme'), '--theme') ?? 'light' })
  if (file === '-') input.terminal.print(svg)
  else {
    await writeFile(file, svg)
    input.terminal.note(`The wheel is in ${file}.`)
  }
}
