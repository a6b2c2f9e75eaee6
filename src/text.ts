/** `venus` → `Venus`. Names of planets, signs and suits are lower case everywhere but in what people read. */
export const capitalised = <Word extends string>(word: Word): Capitalize<Word> =>
  (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<Word>

/** `north_node` → `North Node`. */
export const titleOf = (code: string): string => code.split('_').map(capitalised).join(' ')

/** Begins with a capital and ends with a full stop. */
export const sentenceOf = (words: string): string => `${capitalised(words)}.`
