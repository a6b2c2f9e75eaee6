/** The wheel of `augury chart`, as a file or on standard output. */
import { writeFile } from 'node:fs/promises'
import { SCALES, type ScaleName } from '../drawing/wheel/scales.ts'
import { WHEEL_SIZES } from '../drawing/wheel/sizes.ts'
import { WHEEL_THEMES, type WheelThemeName } from '../drawing/wheel/themes.ts'
import { drawWheel, type WheelOptions } from '../drawing/wheel/wheel.ts'
import type { WheelChart } from '../drawing/wheel/wheel-chart.ts'
import { Renderer } from '../pictures/renderer.ts'
import { type Input, oneOf, text, UsageError } from './command.ts'

export const WHEEL_THEME_NAMES = Object.keys(WHEEL_THEMES) as WheelThemeName[]
const SCALE_NAMES = Object.keys(SCALES) as ScaleName[]

export const WHEEL_OPTIONS = {
  svg: {
    type: 'string',
    help: 'write the chart wheel as SVG to this file, or to standard output if it is -',
  },
  png: { type: 'string', help: 'write the chart wheel as PNG to this file' },
  theme: { type: 'string', help: `colours of the chart wheel: ${WHEEL_THEME_NAMES.join(', ')}` },
  size: {
    type: 'string',
    help: `width of the chart wheel in pixels, ${WHEEL_SIZES.min} to ${WHEEL_SIZES.max} (default: ${WHEEL_SIZES.usual})`,
  },
  scale: { type: 'string', help: `labels of the chart wheel: ${SCALE_NAMES.join(', ')} (default: full)` },
  grid: { type: 'boolean', help: 'add the table of aspects to the chart wheel' },
} as const

/** Prints a chart as JSON or as tables, and writes its wheel if that is asked for. */
export async function printChart<Data extends object>(
  input: Input,
  data: Data,
  tables: (data: Data) => string,
  wheelOf: (data: Data) => WheelChart,
): Promise<void> {
  const { terminal, values } = input
  const [svg, png] = [text(input, 'svg'), text(input, 'png')]
  if (svg !== undefined || png !== undefined) {
    const drawing = drawWheel(wheelOf(data), optionsIn(input))
    if (svg === '-') terminal.print(drawing)
    else if (svg !== undefined) await writeWheel(svg, drawing, input)
    if (png !== undefined) await writeWheel(png, await renderedPng(drawing), input)
  }
  if (values.json) terminal.print(JSON.stringify(data))
  else if (svg !== '-') terminal.print(tables(data))
}

const optionsIn = (input: Input): WheelOptions => ({
  theme: oneOf(WHEEL_THEME_NAMES, text(input, 'theme'), '--theme') ?? 'light',
  size: sizeOf(text(input, 'size')),
  scale: oneOf(SCALE_NAMES, text(input, 'scale'), '--scale') ?? 'full',
  grid: input.values.grid === true,
})

function sizeOf(given: string = String(WHEEL_SIZES.usual)): number {
  const size = /^\d+$/.test(given) ? Number(given) : 0
  if (size >= WHEEL_SIZES.min && size <= WHEEL_SIZES.max) return size
  throw new UsageError(
    `--size must be a whole number of pixels from ${WHEEL_SIZES.min} to ${WHEEL_SIZES.max}.`,
  )
}

export async function renderedPng(drawing: string): Promise<Buffer> {
  try {
    return await new Renderer().render('wheel', drawing)!
  } catch (error) {
    throw new Error('No PNG can be made on this machine. Use --svg instead.', { cause: error })
  }
}

const writeWheel = (file: string, wheel: string | Buffer, input: Input): Promise<void> =>
  writePicture(file, wheel, input, 'wheel')

export async function writePicture(
  file: string,
  picture: string | Buffer,
  { terminal }: Input,
  what = 'picture',
): Promise<void> {
  await writeFile(file, picture)
  terminal.note(`The ${what} is in ${file}.`)
}
