/** Sentences with gaps, such as `behind you lies {noun}, {card}`. They are split once: filling them searches for nothing. */

/** By turns words and the name of a gap. */
export type Form = readonly string[]

export const formOf = (text: string): Form => text.split(/[{}]/)

export const forms = (...texts: readonly string[]): Form[] => texts.map(formOf)

/** A gap for which there are no words shows as `undefined`. */
export const filled = (form: Form, words: Readonly<Record<string, string>>): string =>
  form.reduce((text, part, at) => text + (at % 2 === 0 ? part : words[part]), '')
