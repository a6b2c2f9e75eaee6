/** Runs Debian's `swetest` (Swiss Ephemeris 2.10.03 with its data files) and reads what it prints. */
import { execFileSync } from 'node:child_process'

const DATA = '/usr/share/libswe/ephe'

export function swetest(...options: string[]): string[] {
  return swetestWithHeader('-head', ...options)
}

export function swetestWithHeader(...options: string[]): string[] {
  const text = execFileSync('swetest', [`-edir${DATA}`, '-ep', ...options], { encoding: 'utf8' })
  if (/error|warning|moshier/i.test(text)) throw new Error(`swetest ${options.join(' ')}: ${text}`)
  return text.split('\n').filter((line) => line.trim() !== '')
}

export const numbersIn = (line: string): number[] => line.trim().split(/\s+/).map(Number)

/**
 * Points of [from, to) that fill it evenly without any period: multiples of the golden ratio. No chance is involved, so
 * that the same rows can be made again.
 */
export function spread(count: number, from: number, to: number, offset = 0.5): number[] {
  const GOLDEN = (Math.sqrt(5) - 1) / 2
  return Array.from({ length: count }, (_, i) => from + (((i + 1) * GOLDEN + offset) % 1) * (to - from))
}

export const julianDayOf = (iso: string): number => Date.parse(`${iso}Z`) / 86_400_000 + 2440587.5
