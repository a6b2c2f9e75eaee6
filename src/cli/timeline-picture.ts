/** The picture of `augury ahead`, as a file or on standard output. */
import { PICTURE_ROWS, PICTURE_WIDTHS } from '../api/endpoints/timeline-picture/schema.ts'
import { OUTLINED_LETTERS } from '../drawing/timeline/outlined-letters.ts'
import { drawTimeline } from '../drawing/timeline/timeline.ts'
import { type AnsweredTimeline, timelineChartOf } from '../drawing/timeline/timeline-of-answer.ts'
import { wallAt, wallText } from '../time/wall-clock.ts'
import { zone } from '../time/zones.ts'
import { words } from '../words/language.ts'
import { type Input, oneOf, text, UsageError } from './command.ts'
import { renderedPng, WHEEL_THEME_NAMES, writePicture } from './wheel.ts'

export const TIMELINE_PICTURE_OPTIONS = {
  svg: { type: 'string', help: 'write a picture as SVG to this file, or to standard output if it is -' },
  png: { type: 'string', help: 'write a picture as PNG to this file' },
  theme: { type: 'string', help: `colours of the picture: ${WHEEL_THEME_NAMES.join(', ')}` },
  width: {
    type: 'string',
    help: `width of the picture in pixels, ${PICTURE_WIDTHS.min} to ${PICTURE_WIDTHS.max} (default: ${PICTURE_WIDTHS.usual})`,
  },
  rows: {
    type: 'string',
    help: `transits in the picture at most, the heaviest: ${PICTURE_ROWS.min} to ${PICTURE_ROWS.max} (default: ${PICTURE_ROWS.usual})`,
  },
} as const

type Answer = AnsweredTimeline & { readonly timezone: string }

/** True if standard output has the picture, and should have nothing else. */
export async function writeTimelinePictures(input: Input, data: Answer): Promise<boolean> {
  const [svg, png] = [text(input, 'svg'), text(input, 'png')]
  if (svg === undefined && png === undefined) return false
  const drawing = drawn(input, data)
  if (svg === '-') input.terminal.print(drawing)
  else if (svg !== undefined) await writePicture(svg, drawing, input)
  if (png !== undefined) await writePicture(png, await renderedPng(drawing), input)
  return svg === '-'
}

function drawn(input: Input, data: Answer): string {
  const { terminal } = input
  const now = wallText(wallAt(terminal.now(), zone(data.timezone)))
  const chart = timelineChartOf(data, { now, rows: wholeNumber(input, 'rows', PICTURE_ROWS) })
  return drawTimeline(chart, {
    width: wholeNumber(input, 'width', PICTURE_WIDTHS),
    theme: oneOf(WHEEL_THEME_NAMES, text(input, 'theme'), '--theme') ?? 'light',
    letters: OUTLINED_LETTERS,
    words: words(terminal.language).timelinePicture,
  })
}

function wholeNumber(
  input: Input,
  name: string,
  { min, max, usual }: { readonly min: number; readonly max: number; readonly usual: number },
): number {
  const given = text(input, name) ?? String(usual)
  const number = /^\d+$/.test(given) ? Number(given) : -1
  if (number >= min && number <= max) return number
  throw new UsageError(`--${name} must be a whole number from ${min} to ${max}.`)
}
