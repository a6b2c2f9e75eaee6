/** The index of places as it stands in memory (layout of the files: data/places/SOURCE.md). */
import { readFileSync } from 'node:fs'
import { searchedWords } from './postings.ts'
import { type SortedTexts, sortedTexts } from './sorted-texts.ts'

/**
 * Places are numbered from the most populous. Words are numbered in the order of their bytes, so that all that begin alike are a range of numbers,
 * and `postings` of a range are one slice.
 */
export interface PlacesFile {
  readonly ids: Uint32Array
  /** Hundred-thousandths of a degree. */
  readonly latitudes: Int32Array
  readonly longitudes: Int32Array
  /** 0 if unknown. */
  readonly populations: Uint32Array
  readonly zones: Uint16Array
  /** From 1; 0 is none. */
  readonly regions: Uint16Array
  readonly countries: Uint8Array
  readonly capitals: ReadonlySet<number>
  readonly names: Texts
  readonly words: SortedTexts
  /** The words of all names of all places, one after the other. The last of a name is marked with LAST_OF_NAME. */
  readonly searched: Uint32Array
  /** Where the words of a place begin in `searched`; one more entry than places. */
  readonly searchedFrom: Uint32Array
  /** For each word: where it stands in the names of places, from the most populous place down (postings.ts). */
  readonly postings: Uint32Array
  readonly postingsFrom: Uint32Array
  readonly zoneNames: readonly string[]
  readonly regionNames: readonly string[]
  readonly countryCodes: readonly string[]
  /** Names of countries and regions, and for each the number of what it names: countries first, then regions. */
  readonly areaNames: SortedTexts
  readonly areas: Uint16Array
}

export interface Texts {
  readonly bytes: Buffer
  /** One more entry than texts. */
  readonly from: Uint32Array
}

interface Tables {
  readonly places: number
  readonly words: number
  readonly zones: readonly string[]
  readonly countries: readonly string[]
  readonly regions: readonly string[]
  /** Numbers of places. */
  readonly capitals: readonly number[]
  readonly areaNames: number
}

const fileOf = (name: string) => new URL(`../../data/places/${name}`, import.meta.url)

export function readPlacesFile(): PlacesFile {
  const tables = JSON.parse(readFileSync(fileOf('places.json'), 'utf8')) as Tables
  const bytes = readFileSync(fileOf('places.bin'))
  const { places } = tables
  let offset = 0
  const take = (length: number): Buffer => {
    offset += length
    return bytes.subarray(offset - length, offset)
  }
  // Copied, so that the file as a whole need not stay in memory.
  const keep = (length: number): Buffer => Buffer.from(take(length))
  const column = <Numbers extends Uint16Array | Uint32Array | Int32Array>(numbers: Numbers) =>
    filled(numbers, take(numbers.byteLength))
  return {
    ids: column(new Uint32Array(places)),
    latitudes: column(new Int32Array(places)),
    longitudes: column(new Int32Array(places)),
    populations: column(new Uint32Array(places)),
    zones: column(new Uint16Array(places)),
    regions: column(new Uint16Array(places)),
    countries: keep(places),
    names: textsOf(places, keep),
    areas: column(new Uint16Array(tables.areaNames)),
    areaNames: sortedTexts(tables.areaNames, keep),
    words: sortedTexts(tables.words, keep),
    ...searchedWords(column(new Uint16Array(tables.words)), bytes.subarray(offset), places),
    zoneNames: tables.zones,
    regionNames: tables.regions,
    countryCodes: tables.countries,
    capitals: new Set(tables.capitals),
  }
}

/** The lowest bytes of all numbers stand first, then the next ones. */
function filled<Numbers extends Uint16Array | Uint32Array | Int32Array>(
  numbers: Numbers,
  rows: Buffer,
): Numbers {
  const count = numbers.length
  for (let i = 0; i < count; i++) {
    let value = 0
    for (let at = i, shift = 0; at < rows.length; at += count, shift += 8) value |= rows[at]! << shift
    numbers[i] = value
  }
  return numbers
}

function textsOf(count: number, next: (length: number) => Buffer): Texts {
  const lengths = next(count)
  // mutate constant 2: one more, which is not read
  const from = new Uint32Array(count + 1)
  for (let i = 0; i < count; i++) from[i + 1] = from[i]! + lengths[i]!
  return { bytes: next(from[count]!), from }
}
