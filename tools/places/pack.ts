/** The bytes of data/places/places.bin (layout: data/places/SOURCE.md). */
import assert from 'node:assert/strict'

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

const LAST_OF_NAME = 1 << 22
const LAST_OF_PLACE = 1 << 23

/** Hundred-thousandths of a degree, as GeoNames has them: about a metre. */
const coordinate = (degrees: number) => Math.round(degrees * 1e5)

/** Places are in the order of the index: the most populous first. */
export function pack(places: readonly PackedPlace[]): {
  bytes: Buffer
  words: number
  searchedWords: number
} {
  const words = vocabularyOf(places)
  // The reader adds the shared and the own bytes of a word in one byte.
  assert(words.every(({ length }) => length < 256))
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
    ...frontCoded(words),
    searched,
  ]
  return { bytes: Buffer.concat(sections), words: words.length, searchedWords: searched.length / 3 }
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

/** How many bytes a word shares with the one before it, how many are its own, and these. */
function frontCoded(words: readonly Buffer[]): Uint8Array[] {
  const shared = words.map((word, i) => sharedBytes(words[i - 1] ?? Buffer.alloc(0), word))
  const own = words.map((word, i) => word.subarray(shared[i]))
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

/** The numbers of the words of all names, in three bytes each, with the ends of names and of places marked. */
function searchedWords(places: readonly PackedPlace[], words: readonly Buffer[]): Uint8Array {
  assert(words.length < LAST_OF_NAME)
  const numbers = new Map(words.map((word, number) => [word.toString(), number]))
  const marked = places.flatMap(({ searched }) => {
    const ofPlace = searched.flatMap((name) => {
      const ofName = name.split(' ').map((word) => numbers.get(word)!)
      return ofName.with(-1, ofName.at(-1)! | LAST_OF_NAME)
    })
    return ofPlace.with(-1, ofPlace.at(-1)! | LAST_OF_PLACE)
  })
  return Uint8Array.from(marked.flatMap((value) => [value & 255, (value >> 8) & 255, value >> 16]))
}
