/**
 * A drawing written as short as it can be without a change: in tenths of a unit, which need no point; later moves of a path,
 * and level and upright lines, with as few figures as possible; neighbours of one paint as one element; nothing that is zero anyway.
 */
import { compact, type Point } from './points.ts'

const tenths = (text: string) => String(Math.round(Number(text) * 10))

/** How many numbers each command takes. */
const TAKES = { m: 2, l: 2, h: 1, v: 1, t: 2, q: 4, s: 4, c: 6, a: 7, z: 0 } as const

/** What an arc takes that is no length: the turn of its axis and two flags. */
const isLength = (command: string, place: number) => command !== 'a' || ![2, 3, 4].includes(place)

type Step = { letter: string; values: number[] }

function stepsOf(data: string): Step[] {
  const steps: Step[] = []
  for (const [, letter, text] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter!.toLowerCase() as keyof typeof TAKES
    const numbers = Array.from(text!.matchAll(/-?(?:\d*\.\d+|\d+)/g), ([number]) => Number(number))
    const size = TAKES[command] || 1
    for (let i = 0; i < Math.max(1, numbers.length); i += size) {
      const values = numbers
        .slice(i, i + size)
        .map((value, k) => (isLength(command, k) ? Math.round(value * 10) : value))
      // Places after the first of a move are lines.
      steps.push({ letter: i > 0 && command === 'm' ? (letter === 'm' ? 'l' : 'L') : letter!, values })
    }
  }
  return steps
}

/** Where the pen is after a step. */
function after({ letter, values }: Step, [x, y]: Point, start: Point): Point {
  const command = letter.toLowerCase()
  if (command === 'z') return start
  const [dx, dy] = letter === command ? [x, y] : [0, 0]
  if (command === 'h') return [dx + values[0]!, y]
  if (command === 'v') return [x, dy + values[0]!]
  return [dx + values.at(-2)!, dy + values.at(-1)!]
}

/** A step in its shortest form. */
function shortest(step: Step, at: Point, to: Point): Step {
  const { letter, values } = step
  if (letter === 'M') {
    const relative = [to[0] - at[0], to[1] - at[1]]
    return compact(relative).length < compact(values).length ? { letter: 'm', values: relative } : step
  }
  if (letter === 'l' && values[1] === 0) return { letter: 'h', values: [values[0]!] }
  if (letter === 'l' && values[0] === 0) return { letter: 'v', values: [values[1]!] }
  return step
}

export function pathInTenths(data: string): string {
  let [at, start]: Point[] = [
    [0, 0],
    [0, 0],
  ]
  let written = ''
  let last: { letter: string; number: string } | undefined
  for (const step of stepsOf(data)) {
    const to = after(step, at!, start!)
    const { letter, values } = written === '' ? step : shortest(step, at!, to)
    if (step.letter.toLowerCase() === 'm') start = to
    at = to
    const goesOn = last?.letter === letter && letter.toLowerCase() !== 'm' && letter.toLowerCase() !== 'z'
    written += goesOn ? compact(values, last!.number) : letter + compact(values)
    last = { letter, number: String(values.at(-1) ?? '') }
  }
  return written
}

const LENGTHS = / (cx|cy|r|rx|ry|x|y|width|height|stroke-width|stroke-dasharray)="([^"]*)"/g

/** Widths of lines, and the dashes of a ring, which must come out even, keep the hundredths of a unit. */
const lengthsInTenths = (name: string, text: string) =>
  text.replaceAll(/-?[\d.]+/g, (number) =>
    name.startsWith('stroke')
      ? String(Math.round(Number(number) * 100) / 10).replace(/^0\./, '.')
      : tenths(number),
  )

/** Paths of one paint that follow each other, if each is all line or all area: what lies over what is not seen. */
const NEIGHBOURS =
  /<path d="([^"]*)"((?: fill="[^"]*" stroke="none")|(?: stroke="[^"]*")?(?: stroke-width="[^"]*")?)\/>(?:<path d="([^"]*)"\2\/>)+/g

const joined = (body: string) =>
  body.replaceAll(NEIGHBOURS, (whole, _first: string, paint: string) => {
    const data = Array.from(whole.matchAll(/ d="([^"]*)"/g), ([, one]) => one)
    return `<path d="${data.join('')}"${paint}/>`
  })

export function inTenths(body: string): string {
  const numbers = joined(body)
    .replaceAll(/ d="([^"]*)"/g, (_, data: string) => ` d="${pathInTenths(data)}"`)
    .replaceAll(LENGTHS, (_, name: string, text: string) => ` ${name}="${lengthsInTenths(name, text)}"`)
    .replaceAll(
      /translate\((\S+) (\S+)\)/g,
      (_, x: string, y: string) => `translate(${tenths(x)} ${tenths(y)})`,
    )
    .replaceAll(/ c[xy]="0"/g, '')
    .replaceAll(/(["( ]-?)0\.(?=\d)/g, '$1.')
  return `<g transform="scale(.1)" stroke-width="10">${numbers}</g>`
}
