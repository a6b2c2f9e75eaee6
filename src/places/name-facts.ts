/** Which places of a name come before others: Bridgetown is the capital of Barbados before it is another name of Portland. */
import { matchOfName } from './matching.ts'
import { areasNamed, inAreas, type PlaceFilter } from './narrowing.ts'
import type { PlacesFile } from './places-file.ts'
import { LAST_OF_NAME, PLACE_SHIFT, WORD } from './postings.ts'
import type { NameFacts } from './ranking.ts'
import { hasSecondWord, itself, rarestOf, wordBeginning } from './wanted-words.ts'

/** Shorter texts are codes of countries and states, such as `LA`. */
const MIN_NAME_OF_AREA = 4
/** San Marino is the republic's before it is the one in California, which has three times the people. */
const COUNTRY_FACTOR = 4

export function nameFacts(file: PlacesFile, words: readonly string[], filter: PlaceFilter): NameFacts {
  const whole = words.map((word) => itself(wordBeginning(file, word)))
  return {
    prominent: prominentPlaces(file, words, filter),
    isCapital: (place) => file.capitals.has(place),
    isRelated: (place) => whole.every(({ exact }) => exact >= 0 && hasInOwnName(file, place, exact)),
  }
}

/** Capitals under their own name, and places whose region or country has the name too. */
function prominentPlaces(
  file: PlacesFile,
  words: readonly string[],
  filter: PlaceFilter,
): Map<number, number> {
  const prominent = new Map<number, number>()
  const name = words.join(' ')
  if (name.length < MIN_NAME_OF_AREA) return prominent
  const areas = areasNamed(file, name)
  const inArea = inAreas(file, areas)
  const inCountry = inAreas(
    file,
    areas.filter((area) => area < file.countryCodes.length),
  )
  const whole = words.map((word) => itself(wordBeginning(file, word)))
  const rarest = rarestOf(file, whole)
  const hasSecond = hasSecondWord(file, whole, rarest)
  for (const posting of file.postings.subarray(
    file.postingsFrom[rarest.from],
    file.postingsFrom[rarest.to],
  )) {
    const place = posting >>> PLACE_SHIFT
    const isCapital = file.capitals.has(place)
    if ((!isCapital && !inArea(place)) || !hasSecond(place) || !filter(place)) continue
    const found = matchOfName(file, posting, whole)
    if (found?.match !== 'whole' || !(found.isOwnName || inArea(place))) continue
    prominent.set(place, isCapital || inCountry(place) ? COUNTRY_FACTOR : 1)
  }
  return prominent
}

/** The first name of a place is the one that is shown. */
function hasInOwnName({ searched, searchedFrom }: PlacesFile, place: number, word: number): boolean {
  for (let i = searchedFrom[place]!; ; i++) {
    if ((searched[i]! & WORD) === word) return true
    if ((searched[i]! & LAST_OF_NAME) !== 0) return false
  }
}
