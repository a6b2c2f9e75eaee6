/** Reads the packed zone table. Its layout is described in `data/zones/SOURCE.md`; `tools/zones` writes it. */
import assert from 'node:assert/strict'
import { parseRule, type Transition, transitionsOf, type ZoneRule } from './zone-rule.ts'

export const TABLE_MARK = 'zones-1\n'

/** No place left local mean time before 1800, so intervals that are counted from here are never negative. */
export const FIRST_YEAR_SECONDS = Date.UTC(1800) / 1000

/** The transitions of a zone's rule are computed up to the end of this year, one after the last that the service supports. */
export const LAST_RULE_YEAR = 2400

/** `offsets[i]`, in seconds east of UTC, is valid until `transitions[i]`, in milliseconds since 1970; the last one for ever. */
export interface History {
  readonly transitions: Float64Array
  readonly offsets: Int32Array
}

export interface ZoneTable {
  readonly version: string
  /** Each name in its tzdb spelling, with the index of its history; a link has the history of its target. */
  readonly names: ReadonlyMap<string, number>
  readonly history: (index: number) => History
}

/** Finds the parts of the table. A history is unpacked only when it is needed, because a service uses few of the 447. */
export function readZoneTable(bytes: Uint8Array): ZoneTable {
  const source = new PackedReader(bytes)
  assert.equal(source.text(TABLE_MARK.length), TABLE_MARK, 'not a zone table')
  const version = source.text()
  const places = source.list(() => source.skip(source.count()))
  const names = new Map(source.list(() => [source.text(), source.count()] as const))
  return { version, names, history: (index) => unpackHistory(new PackedReader(bytes, places[index])) }
}

function unpackHistory(source: PackedReader): History {
  const rule = parseRule(source.text())
  const choices = source.list(() => source.integer())
  let atSeconds = FIRST_YEAR_SECONDS
  const recorded = source.list((): Transition => {
    atSeconds += source.interval()
    return { atSeconds, offsetSeconds: choices[source.count()]! }
  })
  return historyOf(choices[0]!, [...recorded, ...transitionsAfter(atSeconds, rule)])
}

function transitionsAfter(atSeconds: number, rule: ZoneRule): Transition[] {
  const firstYear = new Date(atSeconds * 1000).getUTCFullYear() - 1
  return transitionsOf(rule, firstYear, LAST_RULE_YEAR).filter((one) => one.atSeconds > atSeconds)
}

export function historyOf(first: number, list: readonly Transition[]): History {
  const transitions = new Float64Array(list.length)
  const offsets = new Int32Array(list.length + 1)
  offsets[0] = first
  list.forEach(({ atSeconds, offsetSeconds }, i) => {
    transitions[i] = atSeconds * 1000
    offsets[i + 1] = offsetSeconds
  })
  return { transitions, offsets }
}

/** Numbers are groups of seven bits, little-endian; the eighth bit means that another group follows. */
class PackedReader {
  readonly #bytes: Uint8Array
  #at: number

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes
    this.#at = at
  }

  count(): number {
    let value = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#bytes[this.#at++]
      assert(byte !== undefined, 'the zone table ends too soon')
      value += (byte & 127) * scale
      if (byte < 128) return value
    }
  }

  /** Zigzag: 0, −1, 1, −2, 2, … */
  integer(): number {
    const value = this.count()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }

  /** Seconds. Whole hours have a shorter encoding: nearly all values are whole hours and take two bytes instead of four. */
  interval(): number {
    const value = this.count()
    return value % 2 === 0 ? (value / 2) * 3600 : (value - 1) / 2
  }

  text(length = this.count()): string {
    const start = this.skip(length)
    return String.fromCharCode(...this.#bytes.subarray(start, this.#at))
  }

  list<T>(read: () => T): T[] {
    return Array.from({ length: this.count() }, read)
  }

  /** Skips some bytes and returns the offset of the first. */
  skip(length: number): number {
    this.#at += length
    return this.#at - length
  }
}
