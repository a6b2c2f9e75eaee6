/** The index of places as it stands in memory (layout of the files: data/places/SOURCE.md). */
import { readFileSync } from 'node:fs'
import { searchedWords } from './postings.ts'

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
  readonly names: Texts
  readonly words: Texts
  /** The words of all names of all places, one after the other. The last of a name is marked with LAST_OF_NAME. */
  readonly searched: Uint32Array
  /** Where the words of a place begin in `searched`; one more entry than places. */
  readonly searchedFrom: Uint32Array
  /** For each word: the places in whose names it stands, as `place << PLACE_SHIFT` with marks (postings.ts). */
  readonly postings: Uint32Array
  readonly postingsFrom: Uint32Array
  readonly zoneNames: readonly string[]
  readonly regionNames: readonly string[]
  readonly countryCodes: readonly string[]
  /** Names of countries and regions, sorted, and for each the number of what it names: countries first, then regions. */
  readonly areaNames: Texts
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
  readonly areaNames: readonly (readonly [name: string, area: number])[]
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
  const column = (width: number): ArrayBuffer => wholeNumbers(take(width * places), width)
  const columns = {
    ids: new Uint32Array(column(4)),
    latitudes: new Int32Array(column(4)),
    longitudes: new Int32Array(column(4)),
    populations: new Uint32Array(column(4)),
    zones: new Uint16Array(column(2)),
    regions: new Uint16Array(column(2)),
    countries: new Uint8Array(column(1)),
  }
  const names = textsOf(places, take)
  const words = frontCodedTexts(tables.words, take)
  const marked = take(bytes.length - offset)
  return {
    ...columns,
    names,
    words,
    ...searchedWords(marked, places, tables.words),
    zoneNames: tables.zones,
    regionNames: tables.regions,
    countryCodes: tables.countries,
    areaNames: textsFrom(tables.areaNames.map(([name]) => name)),
    areas: Uint16Array.from(tables.areaNames, ([, area]) => area),
  }
}

/** From the lowest bytes of all, then the next ones. Copied, so that the file as a whole need not stay in memory. */
function wholeNumbers(rows: Buffer, width: number): ArrayBuffer {
  const bytes = new Uint8Array(rows.length)
  const count = rows.length / width
  for (let byte = 0; byte < width; byte++)
    for (let i = 0; i < count; i++) bytes[i * width + byte] = rows[byte * count + i]!
  return bytes.buffer
}

type Take = (length: number) => Buffer

function textsOf(count: number, take: Take): Texts {
  const from = startsOf(take(count))
  return { bytes: Buffer.from(take(from[count]!)), from }
}

function textsFrom(texts: readonly string[]): Texts {
  return {
    bytes: Buffer.from(texts.join('')),
    from: startsOf(Uint8Array.from(texts, (text) => Buffer.byteLength(text))),
  }
}

/** Sums of lengths. */
function startsOf(lengths: Uint8Array): Uint32Array {
  const from = new Uint32Array(lengths.length + 1)
  for (let i = 0; i < lengths.length; i++) from[i + 1] = from[i]! + lengths[i]!
  return from
}

/** Each text shares its first bytes with the one before. */
function frontCodedTexts(count: number, take: Take): Texts {
  const [shared, ownLengths] = [take(count), take(count)]
  const own = take(startsOf(ownLengths)[count]!)
  const lengths = new Uint8Array(count)
  for (let i = 0; i < count; i++) lengths[i] = shared[i]! + ownLengths[i]!
  const from = startsOf(lengths)
  const bytes = Buffer.alloc(from[count]!)
  for (let i = 0, at = 0, to = 0; i < count; i++) {
    for (let j = 0; j < shared[i]!; j++) bytes[to++] = bytes[from[i - 1]! + j]!
    for (let j = 0; j < ownLengths[i]!; j++) bytes[to++] = own[at++]!
  }
  return { bytes, from }
}
