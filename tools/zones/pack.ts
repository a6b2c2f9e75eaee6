/** Writes the packed zone table that `src/time/zone-table.ts` reads. The layout is in `data/zones/SOURCE.md`. */
import assert from 'node:assert/strict'
import { parseRule, type Transition, transitionsOf } from '../../src/time/zone-rule.ts'
import {
  FIRST_YEAR_SECONDS,
  historyOf,
  LAST_RULE_YEAR,
  readZoneTable,
  TABLE_MARK,
} from '../../src/time/zone-table.ts'
import type { ZoneFile } from './tzif.ts'

/** `src/time/wall-clock.ts` looks this far to either side of a wall clock's reading. */
const MAX_OFFSET_SECONDS = 16 * 3600

export interface NamedZone extends ZoneFile {
  readonly name: string
}

export function packZones(version: string, zones: readonly NamedZone[]): Uint8Array {
  const histories = [...new Map(zones.map((one) => [keyOf(one), one])).entries()]
  const numbers = new Map(histories.map(([key], number) => [key, number]))
  const table = new Uint8Array([
    ...Buffer.from(TABLE_MARK),
    ...text(version),
    ...list(histories, ([, one]) => withLength(packHistory(one))),
    ...list(zones, (one) => [...text(one.name), ...count(numbers.get(keyOf(one))!)]),
  ])
  checkAgainst(zones, table)
  return table
}

function packHistory(zone: ZoneFile): number[] {
  const recorded = withoutRuleMade(zone)
  const offsets = [...new Set([zone.firstOffset, ...recorded.map((one) => one.offsetSeconds)])]
  assert(offsets.every((offset) => Math.abs(offset) < MAX_OFFSET_SECONDS))
  let last = FIRST_YEAR_SECONDS
  return [
    ...text(zone.rule),
    ...list(offsets, integer),
    ...list(recorded, ({ atSeconds, offsetSeconds }) => {
      const elapsed = atSeconds - last
      last = atSeconds
      return [...interval(elapsed), ...count(offsets.indexOf(offsetSeconds))]
    }),
  ]
}

/**
 * The transitions that the rule does not make by itself. Files of the "fat" kind repeat the rule's up to 2037.
 * All that follow the last one kept must be the rule's, and all the rule's must be there: Havana leaves out
 * the changes of autumn 2026 and spring 2027, and so must keep the one of autumn 2027.
 */
export function withoutRuleMade({ transitions, rule }: ZoneFile): readonly Transition[] {
  const last = transitions.at(-1)
  if (last === undefined) return transitions
  const made = ruleMade(rule, transitions[0]!.atSeconds).filter((one) => one.atSeconds <= last.atSeconds)
  let kept = transitions.length
  let covered = made.length
  while (kept > 0 && covered > 0 && isSame(transitions[kept - 1]!, made[covered - 1]!)) {
    kept--
    covered--
  }
  while (covered > 0 && made[covered - 1]!.atSeconds > (transitions[kept - 1]?.atSeconds ?? -Infinity)) {
    kept++
    covered++
  }
  return transitions.slice(0, kept)
}

const isSame = (a: Transition, b: Transition) =>
  a.atSeconds === b.atSeconds && a.offsetSeconds === b.offsetSeconds

const ruleMade = (rule: string, fromSeconds: number) =>
  transitionsOf(parseRule(rule), new Date(fromSeconds * 1000).getUTCFullYear() - 1, LAST_RULE_YEAR)

/** What the table gives back must be the files, continued by their rules. */
function checkAgainst(zones: readonly NamedZone[], table: Uint8Array): void {
  const read = readZoneTable(table)
  for (const { name, firstOffset, transitions, rule } of zones) {
    const end = transitions.at(-1)?.atSeconds ?? FIRST_YEAR_SECONDS
    const later = ruleMade(rule, end).filter((one) => one.atSeconds > end)
    const { standardSeconds, daylight } = parseRule(rule)
    const lastOffset = transitions.at(-1)?.offsetSeconds ?? firstOffset
    assert(daylight || lastOffset === standardSeconds, `${name}: its rule contradicts its history`)
    assert.deepEqual(
      read.history(read.names.get(name)!),
      historyOf(firstOffset, [...transitions, ...later]),
      name,
    )
  }
}

const keyOf = ({ firstOffset, transitions, rule }: ZoneFile) =>
  JSON.stringify([firstOffset, transitions, rule])

function count(value: number): number[] {
  assert(Number.isSafeInteger(value) && value >= 0)
  return value < 128 ? [value] : [(value % 128) + 128, ...count(Math.floor(value / 128))]
}
const integer = (value: number) => count(value < 0 ? -2 * value - 1 : 2 * value)
const interval = (seconds: number) => count(seconds % 3600 === 0 ? seconds / 1800 : 2 * seconds + 1)
const withLength = (bytes: number[]) => [...count(bytes.length), ...bytes]
const text = (value: string) => withLength([...Buffer.from(value, 'latin1')])
const list = <T>(items: readonly T[], write: (item: T) => number[]) => [
  ...count(items.length),
  ...items.flatMap(write),
]
