/** Sentences with gaps, such as `behind you lies {noun}, {card}`. They are split once: filling them searches for nothing. */
export interface Form {
  /** By turns words and the name of a gap. */
  readonly parts: readonly string[]
  /** Empty if it begins with a gap. */
  readonly firstWord: string
}

export function formOf(text: string): Form {
  const parts = text.split(/[{}]/)
  return { parts, firstWord: parts[0]!.split(' ')[0]! }
}

export const forms = (...texts: readonly string[]): Form[] => texts.map(formOf)

/** A gap for which there are no words shows as `undefined`. */
export const filledForm = ({ parts }: Form, words: Readonly<Record<string, string>>): string =>
  // Joined, not added up: the text is one string in memory (`inOnePiece`).
  parts.map((part, at) => (at % 2 === 0 ? part : String(words[part]))).join('')
