/** `venus` → `Venus`. Names of planets, signs and suits are lower case everywhere but in what people read. */
export const capitalised = <Word extends string>(word: Word): Capitalize<Word> =>
  (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<Word>
