/** The symbols of a card: where they are in its picture, and what is said of them. Loaded with the large view. */
import { SYMBOL_WORDS } from '../../words/page/symbols.ts'
import { inPageLanguage } from '../language.ts'
import { SYMBOL_PLACES, type SymbolPlace } from './symbol-places.ts'

export interface CardSymbol {
  readonly key: string
  readonly name: string
  readonly meaning: string
  readonly place: SymbolPlace
}

const WORDS: Readonly<Record<string, Readonly<Record<string, readonly [string, string]>>>> =
  inPageLanguage(SYMBOL_WORDS)

/** In the order in which the catalogue tells them. */
export const symbolsOf = (id: string): readonly CardSymbol[] =>
  Object.entries(WORDS[id] ?? {}).map(([key, [name, meaning]]) => ({
    key,
    name,
    meaning,
    place: SYMBOL_PLACES[id]![key]!,
  }))
