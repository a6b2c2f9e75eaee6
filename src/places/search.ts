/** Finds places by what somebody types (docs/places.md). */
import { folded } from './folded.ts'
import { matchOfName, matchOfPosting, type WantedWord } from './matching.ts'
import { nameFacts } from './name-facts.ts'
import {
  anyPlace,
  areasCalled,
  filterBy,
  filtersBy,
  inCountry,
  type PlaceFilter,
  together,
} from './narrowing.ts'
import { mayHaveMistake, nearWords } from './near-words.ts'
import type { PlacesFile } from './places-file.ts'
import { PLACE_SHIFT } from './postings.ts'
import { Best, type Match, type RankedPlace } from './ranking.ts'
import { hasSecondWord, isOneWord, itself, postingsIn, rarestOf, wordBeginning } from './wanted-words.ts'

export interface PlaceQuestion {
  readonly text: string
  /** ISO 3166-1 code. */
  readonly country?: string | undefined
  readonly limit: number
}

/** More than any name needs; the rest is not looked at. */
const MAX_WORDS = 8

/** A mistake is forgiven for what GeoNames calls a city. */
const MIN_PEOPLE_OF_A_CITY = 15_000

export function search(file: PlacesFile, { text, country, limit }: PlaceQuestion): readonly RankedPlace[] {
  const [name = '', ...areas] = text.split(/[,،、，]/).map(folded)
  const words = name.split(' ').slice(0, MAX_WORDS)
  if (words[0] === '') return []
  const filter = together([
    ...filtersBy(file, areas.filter((area) => area !== '').slice(0, MAX_WORDS)),
    ...(country === undefined ? [] : [inCountry(file, country)]),
  ])
  const best = new Best(limit, file.populations, nameFacts(file, words, filter))
  findByName(file, words, filter, best)
  if (best.all.length === 0) findByNameAndArea(file, words, filter, best)
  if (!best.hasWholeName) findNear(file, words, filter, best)
  return best.all
}

/** All words but the last are whole; if no place has them so, they may be beginnings too. */
function findByName(file: PlacesFile, words: readonly string[], filter: PlaceFilter, best: Best): void {
  const begun = words.map((word) => wordBeginning(file, word))
  const whole = begun.map(itself)
  findAll(file, whole, filter, best, 'whole')
  // All whole names are found by now, so that a search can end with the last place that has people enough for a worse match.
  findAll(file, whole.with(-1, begun.at(-1)!), filter, best, 'start')
  if (best.all.length === 0 && postingsIn(file, rarestOf(file, begun)) <= MAX_POSTINGS)
    findAll(file, begun, filter, best, 'start')
}

/** A handful of single letters begins half of all words: that is no question, only work. */
// mutate constant: one more or fewer is as much work
const MAX_POSTINGS = 8_000

/** The codes of countries and states have two letters. */
const MIN_AREA = 2

/** `portland oregon`: the last words may be the region or the country. */
function findByNameAndArea(
  file: PlacesFile,
  words: readonly string[],
  filter: PlaceFilter,
  best: Best,
): void {
  // mutate operator +, constant 0: no words are no area
  for (let count = words.length - 1; count > 0 && best.all.length === 0; count--) {
    const area = words.slice(count).join(' ')
    if (area.length < MIN_AREA || areasCalled(file, area).length === 0) continue
    const inArea = filterBy(file, area)
    findByName(file, words.slice(0, count), (place) => inArea(place) && filter(place), best)
  }
}

/** One mistake, in one of the words: some name has all the others. */
function findNear(file: PlacesFile, words: readonly string[], filter: PlaceFilter, best: Best): void {
  const isCity: PlaceFilter = (place) => file.populations[place]! >= MIN_PEOPLE_OF_A_CITY && filter(place)
  const whole = words.map((word) => itself(wordBeginning(file, word)))
  for (const [i, word] of words.entries()) {
    // The others are looked at first, because that takes far less than to try all mistakes.
    if (!mayHaveMistake(word) || !areInOneName(file, whole.toSpliced(i, 1))) continue
    for (const near of nearWords(file.words, word))
      findAll(file, whole.with(i, { ...near, exact: near.from }), isCity, best, 'near')
  }
}

function areInOneName(file: PlacesFile, words: readonly WantedWord[]): boolean {
  if (words.length === 0) return true
  const rarest = rarestOf(file, words)
  const hasSecond = hasSecondWord(file, words, rarest)
  const postings = file.postings.subarray(file.postingsFrom[rarest.from], file.postingsFrom[rarest.to])
  return postings.some(
    (posting) => hasSecond(posting >>> PLACE_SHIFT) && matchOfName(file, posting, words) !== undefined,
  )
}

/** All places with a name that has every wanted word, in any order. With a mistake in them, the words must be a whole name. */
function findAll(
  file: PlacesFile,
  words: readonly WantedWord[],
  filter: PlaceFilter,
  best: Best,
  atBest: Match,
): void {
  const { postings, postingsFrom } = file
  const rarest = rarestOf(file, words)
  const hasSecond = isOneWord(rarest) ? hasSecondWord(file, words, rarest) : anyPlace
  for (let word = rarest.from; word < rarest.to; word++) {
    const isExact = word === rarest.exact
    for (let i = postingsFrom[word]!; i < postingsFrom[word + 1]!; i++) {
      const posting = postings[i]!
      const place = posting >>> PLACE_SHIFT
      // The postings of a word come from the most populous place down.
      if (!best.canHold(place, atBest)) break
      if (!hasSecond(place) || !filter(place)) continue
      const found = words.length === 1 ? matchOfPosting(posting, isExact) : matchOfName(file, posting, words)
      if (found === undefined || (atBest === 'near' && found.match !== 'whole')) continue
      best.add(place, atBest === 'near' ? 'near' : found.match, found.isOwnName)
    }
  }
}
