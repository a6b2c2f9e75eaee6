/**
 * A drawing written in tenths of a unit: whole numbers, without the point that most coordinates would have.
 * It is the same drawing, a tenth shorter.
 */
import { compact } from './points.ts'

const tenths = (text: string) => String(Math.round(Number(text) * 10))

/** What an arc takes that is no length: the turn of its axis and two flags. */
const isLength = (command: string, place: number) =>
  command.toLowerCase() !== 'a' || ![2, 3, 4].includes(place % 7)

const pathInTenths = (data: string) =>
  data.replaceAll(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, numbers: string) => {
    const values = Array.from(numbers.matchAll(/-?(?:\d*\.\d+|\d+)/g), ([number], i) =>
      isLength(command, i) ? Math.round(Number(number) * 10) : Number(number),
    )
    return command + compact(values)
  })

const LENGTHS = / (cx|cy|r|rx|ry|x|y|width|height|stroke-width|stroke-dasharray)="([^"]*)"/g

/** Widths of lines in hundredths of a unit keep their last figure. */
const lengthsInTenths = (name: string, text: string) =>
  name === 'stroke-width'
    ? String(Math.round(Number(text) * 100) / 10).replace(/^0\./, '.')
    : text.replaceAll(/[\d.]+|-[\d.]+/g, tenths)

export function inTenths(body: string): string {
  const numbers = body
    .replaceAll(/ d="([^"]*)"/g, (_, data: string) => ` d="${pathInTenths(data)}"`)
    .replaceAll(LENGTHS, (_, name: string, text: string) => ` ${name}="${lengthsInTenths(name, text)}"`)
    .replaceAll(
      /translate\((\S+) (\S+)\)/g,
      (_, x: string, y: string) => `translate(${tenths(x)} ${tenths(y)})`,
    )
  return `<g transform="scale(.1)" stroke-width="10">${numbers}</g>`
}
