/** The index of places as it stands in memory (layout of the files: data/places/SOURCE.md). */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'

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
  /** For each word: the places in whose names it stands, as `place << PLACE_SHIFT` with the marks below. */
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

export const LAST_OF_NAME = 1 << 22
const LAST_OF_PLACE = 1 << 23
export const WORD = LAST_OF_NAME - 1

/** A name begins with the word. */
export const STARTS_NAME = 1
/** The word is a whole name. */
export const IS_NAME = 2
/** The name is the one that we show, not another one. */
export const IN_OWN_NAME = 4
export const PLACE_SHIFT = 3

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
  const take = (length: number): Buffer => bytes.subarray(offset, (offset += length))
  // Copied, so that the file as a whole need not stay in memory.
  const copied = (length: number): ArrayBuffer => new Uint8Array(take(length)).buffer
  const columns = {
    ids: new Uint32Array(copied(4 * places)),
    latitudes: new Int32Array(copied(4 * places)),
    longitudes: new Int32Array(copied(4 * places)),
    populations: new Uint32Array(copied(4 * places)),
    zones: new Uint16Array(copied(2 * places)),
    regions: new Uint16Array(copied(2 * places)),
    countries: new Uint8Array(copied(places)),
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

type Take = (length: number) => Buffer

function textsOf(count: number, take: Take): Texts {
  const from = startsOf(take(count))
  return { bytes: Buffer.from(take(from[count]!)), from }
}

function textsFrom(texts: readonly string[]): Texts {
  return { bytes: Buffer.from(texts.join('')), from: startsOf(Uint8Array.from(texts, (text) => Buffer.byteLength(text))) }
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

/** Words of names, three bytes each on the disk, and the way back from words to places. */
function searchedWords(marked: Buffer, places: number, words: number) {
  const searched = new Uint32Array(marked.length / 3)
  const searchedFrom = new Uint32Array(places + 1)
  const counts = new Uint32Array(words + 1)
  for (let i = 0, place = 0; i < searched.length; i++) {
    const value = marked[3 * i]! | (marked[3 * i + 1]! << 8) | (marked[3 * i + 2]! << 16)
    searched[i] = value & ~LAST_OF_PLACE
    counts[(value & WORD) + 1]!++
    if (value & LAST_OF_PLACE) searchedFrom[++place] = i + 1
  }
  assert.equal(searchedFrom[places], searched.length)
  for (let word = 0; word < words; word++) counts[word + 1]! += counts[word]!
  return { searched, searchedFrom, postingsFrom: counts, postings: postingsOf(searched, searchedFrom, counts) }
}

function postingsOf(searched: Uint32Array, searchedFrom: Uint32Array, postingsFrom: Uint32Array): Uint32Array {
  const next = postingsFrom.slice()
  const postings = new Uint32Array(searched.length)
  for (let place = 0; place + 1 < searchedFrom.length; place++) {
    let first = STARTS_NAME
    let own = IN_OWN_NAME
    for (let i = searchedFrom[place]!; i < searchedFrom[place + 1]!; i++) {
      const last = searched[i]! & LAST_OF_NAME
      const whole = first && last ? IS_NAME : 0
      postings[next[searched[i]! & WORD]!++] = (place << PLACE_SHIFT) | own | first | whole
      first = last ? STARTS_NAME : 0
      if (last) own = 0
    }
  }
  return postings
}
