/** Whether a text is in the language of the vocabulary. */
import type { QuestionText } from './question-text.ts'

export interface LanguageWords {
  readonly common: string
  /** Short words of other languages. */
  readonly foreign: string
}

/** Of its words so many must be known. */
const MIN_KNOWN = 0.5

export function languageReader({ common, foreign }: LanguageWords, isInTables: (word: string) => boolean) {
  const usual = new Set(common.trim().split(/\s+/))
  const others = new Set(foreign.trim().split(/\s+/))
  const isKnown = (word: string) => usual.has(word) || (isInTables(word) && !others.has(word))
  const isRead = ({ words, isName, hasOtherScript }: QuestionText): boolean => {
    let counted = 0
    let known = 0
    let foreignWords = 0
    for (const [at, word] of words.entries()) {
      if (word === '.' || /^\d/.test(word)) continue
      if (isKnown(word)) known += 1
      else if (isName[at]) continue
      else if (others.has(word)) foreignWords += 1
      counted += 1
    }
    if (known === 0 || (hasOtherScript && known < 3)) return false
    return known >= MIN_KNOWN * counted && foreignWords <= known / 2
  }
  return { isKnown, isRead }
}
