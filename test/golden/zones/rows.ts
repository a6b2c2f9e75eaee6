/** The golden rows of this folder; SOURCE.md says who answered them. Seconds in the files, milliseconds here. */
import { readFileSync } from 'node:fs'

export interface GoldenOffset {
  readonly name: string
  readonly instant: number
  readonly offsetSeconds: number
}

export interface GoldenHistory {
  readonly names: readonly string[]
  readonly firstOffset: number
  readonly transitions: readonly { readonly instant: number; readonly offsetSeconds: number }[]
}

/** The span of the transitions. */
export const SPAN_START = Date.UTC(1850)
export const SPAN_END = Date.UTC(2038)

export function goldenOffsets(): GoldenOffset[] {
  return lines('offsets.txt').flatMap(([name, ...numbers]) =>
    pairs(numbers).map((pair) => ({ name: name!, ...pair })),
  )
}

export function goldenHistories(): GoldenHistory[] {
  return lines('transitions.txt').map(([names, first, ...numbers]) => ({
    names: names!.split(','),
    firstOffset: Number(first),
    transitions: pairs(numbers),
  }))
}

function lines(file: string): string[][] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' '))
}

function pairs(numbers: readonly string[]) {
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({
    instant: Number(numbers[2 * i]) * 1000,
    offsetSeconds: Number(numbers[2 * i + 1]),
  }))
}
