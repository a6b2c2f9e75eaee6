/** Measures that hold for every language written with letters. */

/** In code points. */
export const lengthOf = (text: string) => [...text].length

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}'’{}]+/gu) ?? []
