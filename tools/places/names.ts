/** Which names of a place are worth finding it by. */
import { folded } from '../../src/places/folded.ts'
import type { SourcePlace } from './sources.ts'

/** GeoNames adds a rough transcription to every name in another script (`bmbyy`, `xi ni`): no one types these. */
const isTranscription = (name: string) => /^[^A-Z\u0080-\uffff]+$/.test(name)

const isAirportCode = (name: string) => /^[A-Z]{3}$/.test(name)

/** What people write for a word in the names of places. */
const SHORT_FORMS: Readonly<Record<string, string>> = { saint: 'st', sainte: 'ste', mount: 'mt', fort: 'ft' }

/** Folded, each once; the name itself first. */
export function searchedNames(place: SourcePlace, translations: Iterable<string>): string[] {
  const others = [...place.otherNames, ...translations].filter(
    (name) => !isTranscription(name) && !isAirportCode(name),
  )
  const names = [place.name, place.asciiName, ...others]
  return [...new Set(names.flatMap(spellingsOf))].filter((name) => name !== '')
}

/** `Xi’an` is looked for as `xian` and as `xi an`, `Saint Louis` as `st louis` too. */
function spellingsOf(name: string): string[] {
  const joined = name.replace(/['’ʼʻ‘`]/g, '')
  const plain = [...new Set([folded(name), folded(joined)])]
  return plain.flatMap((words) => {
    const short = words.replace(/\b(saint|sainte|mount|fort)\b/g, (word) => SHORT_FORMS[word]!)
    return short === words ? [words] : [words, short]
  })
}
