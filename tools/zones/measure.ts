/**
 * Counts for docs/accuracy.md: our offsets, and those of this Node's own Intl, against the golden rows.
 *
 *     npm run measure -- zones
 */
import { readFileSync } from 'node:fs'
import { instantsOf } from '../../src/time/wall-clock.ts'
import { offsetAt, TZDB_VERSION, ZONE_NAMES, zone } from '../../src/time/zones.ts'
import { type GoldenOffset, goldenHistories, goldenOffsets, SPAN_END } from '../../test/golden/zones/rows.ts'

interface ZoneFigures {
  readonly sample: string
  readonly compared: number
  readonly wrong: number
  readonly wrongInIntl: number
}

export function zoneFigures(): ZoneFigures[] {
  const rows = goldenOffsets()
  const between = (from: number, to: number) => rows.filter(({ instant }) => instant >= from && instant < to)
  const samples: [string, GoldenOffset[]][] = [
    ['random instants of every name, 1850–1969', between(-Infinity, 0)],
    ['the same, 1970–2037', between(0, SPAN_END)],
    ['the same, 2038–2399', between(SPAN_END, Infinity)],
    ['the first second after each transition, 1850–2037', afterTransitions()],
  ]
  return samples.map(([sample, list]) => ({
    sample,
    compared: list.length,
    wrong: list.filter(({ name, instant, offsetSeconds }) => offsetAt(zone(name), instant) !== offsetSeconds)
      .length,
    wrongInIntl: list.filter(
      ({ name, instant, offsetSeconds }) => intlOffset(name, instant) !== offsetSeconds,
    ).length,
  }))
}

const afterTransitions = (): GoldenOffset[] =>
  goldenHistories().flatMap(({ names, transitions }) =>
    transitions.map((transition) => ({ name: names[0]!, ...transition })),
  )

/** Gaps and folds in which the instants of the wall clock are not what the golden transitions say. */
export function wrongGapsAndFolds(): { gaps: number; folds: number; wrong: number } {
  const count = { gaps: 0, folds: 0, wrong: 0 }
  for (const { names, firstOffset, transitions } of goldenHistories()) {
    let before = firstOffset
    for (const { instant, offsetSeconds: after } of transitions) {
      const isGap = after > before
      const middle = instant + ((before + after) / 2) * 1000
      const found = instantsOf(middle, zone(names[0]!))
      const expected = isGap ? [] : [middle - before * 1000, middle - after * 1000]
      count[isGap ? 'gaps' : 'folds']++
      if (found.join() !== expected.join()) count.wrong++
      before = after
    }
  }
  return count
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** In seconds; nothing for a name that this Node does not know. */
export function intlOffset(timeZone: string, instant: number): number | undefined {
  try {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...NUMERIC, timeZone })
    formats.set(timeZone, format)
    const part = Object.fromEntries(
      format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
    )
    const wall = Date.UTC(part.year!, part.month! - 1, part.day!, part.hour!, part.minute!, part.second!)
    return (wall - instant) / 1000
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const NUMERIC: Intl.DateTimeFormatOptions = {
  calendar: 'gregory',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
}

if (import.meta.main) {
  const { gaps, folds, wrong } = wrongGapsAndFolds()
  const bytes = readFileSync(new URL('../../data/zones/zones.bin', import.meta.url)).length
  console.log(
    `tzdb ${TZDB_VERSION}, ${ZONE_NAMES.length} names, ${bytes} bytes; Intl of this Node: ${process.versions.tz}`,
  )
  console.table(zoneFigures())
  console.log(`${gaps} gaps and ${folds} folds of 1850–2037 in different histories: ${wrong} wrong`)
}
