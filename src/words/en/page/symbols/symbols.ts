/** The symbols of a card by their keys: what each is called, and what it stands for. Where it is: `src/web/deck/symbol-places.ts`. */
export type CardSymbols = Readonly<Record<string, readonly [name: string, meaning: string]>>

/** By the cards’ ids. */
export type Symbols = Readonly<Record<string, CardSymbols>>
