/** The bytes of data/places/places.bin (layout: data/places/SOURCE.md). */
import assert from 'node:assert/strict'
import { LAST_OF_NAME, LAST_OF_PLACE, MAX_WORDS_OF_PLACE, WORD } from '../../src/places/postings.ts'
import { TEXTS_IN_BLOCK } from '../../src/places/sorted-texts.ts'

export interface PackedPlace {
  readonly id: number
  readonly name: string
  /** Folded; the name itself first. */
  readonly searched: readonly string[]
  readonly latitude: number
  readonly longitude: number
  readonly population: number
  readonly zone: number
  /** From 1; 0 is none. */
  readonly region: number
  readonly country: number
}

/** A name of a country or region, folded, and the number of what it names. */
export type AreaName = readonly [name: string, area: number]

/** Hundred-thousandths of a degree, as GeoNames has them: about a metre. */
const coordinate = (degrees: number) => Math.round(degrees * 1e5)

/** Places are in the order of the index: the most populous first. The names of areas are in the order of their bytes. */
export function pack(
  places: readonly PackedPlace[],
  areaNames: readonly AreaName[],
): {
  bytes: Buffer
  words: number
  searchedWords: number
} {
  const words = vocabularyOf(places)
  const searched = searchedWords(places, words)
  const column = (width: number, value: (place: PackedPlace) => number) => byteRows(places.map(value), width)
  const sections: Uint8Array[] = [
    column(4, ({ id }) => id),
    column(4, ({ latitude }) => coordinate(latitude)),
    column(4, ({ longitude }) => coordinate(longitude)),
    column(4, ({ population }) => population),
    column(2, ({ zone }) => zone),
    column(2, ({ region }) => region),
    column(1, ({ country }) => country),
    ...texts(places.map(({ name }) => name)),
    byteRows(
      areaNames.map(([, area]) => area),
      2,
    ),
    ...frontCoded(areaNames.map(([name]) => Buffer.from(name))),
    ...frontCoded(words),
    byteRows(countsOf(searched, words.length), 2),
    Uint8Array.from(searched.flatMap((value) => [value & 255, (value >> 8) & 255, value >> 16])),
  ]
  return { bytes: Buffer.concat(sections), words: words.length, searchedWords: searched.length }
}

/** The lowest bytes of all numbers, then the next ones. */
function byteRows(numbers: readonly number[], width: number): Uint8Array {
  const rows = Array.from({ length: width }, (_, byte) => numbers.map((value) => (value >> (8 * byte)) & 255))
  return Uint8Array.from(rows.flat())
}

/** In the order of their bytes. */
function vocabularyOf(places: readonly PackedPlace[]): Buffer[] {
  const words = new Set(places.flatMap(({ searched }) => searched.flatMap((name) => name.split(' '))))
  return [...words].map((word) => Buffer.from(word)).sort(Buffer.compare)
}

/** Lengths, and the bytes one after the other. */
function texts(all: readonly string[]): Uint8Array[] {
  const bytes = all.map((text) => Buffer.from(text))
  return [lengths(bytes.map(({ length }) => length)), Buffer.concat(bytes)]
}

/** How many bytes a text shares with the one before it, how many are its own, and these. The first of a block shares none. */
function frontCoded(sorted: readonly Buffer[]): Uint8Array[] {
  const shared = sorted.map((text, i) => (i % TEXTS_IN_BLOCK === 0 ? 0 : sharedBytes(sorted[i - 1]!, text)))
  const own = sorted.map((text, i) => text.subarray(shared[i]))
  return [lengths(shared), lengths(own.map(({ length }) => length)), Buffer.concat(own)]
}

function sharedBytes(a: Buffer, b: Buffer): number {
  let count = 0
  while (count < a.length && a[count] === b[count]) count++
  return count
}

function lengths(values: readonly number[]): Uint8Array {
  assert(values.every((value) => value < 256))
  return Uint8Array.from(values)
}

/** The numbers of the words of all names, with the ends of names and of places marked. */
function searchedWords(places: readonly PackedPlace[], words: readonly Buffer[]): number[] {
  assert(words.length < LAST_OF_NAME)
  const numbers = new Map(words.map((word, number) => [word.toString(), number]))
  return places.flatMap(({ searched }) => {
    const ofPlace = searched.flatMap((name) => {
      const ofName = name.split(' ').map((word) => numbers.get(word)!)
      return ofName.with(-1, ofName.at(-1)! | LAST_OF_NAME)
    })
    assert(ofPlace.length <= MAX_WORDS_OF_PLACE)
    return ofPlace.with(-1, ofPlace.at(-1)! | LAST_OF_PLACE)
  })
}

/** How many names contain each word. */
function countsOf(searched: readonly number[], words: number): number[] {
  const counts = new Array<number>(words).fill(0)
  for (const value of searched) counts[value & WORD]!++
  assert(counts.every((count) => count < 65536))
  return counts
}
