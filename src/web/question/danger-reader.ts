/** The guard and its texts. Their vocabulary is not small, so they are a file of their own, loaded when somebody begins to write. */
import type { Language } from '../../words/languages.ts'
import { dangerWords } from '../../words/question-language.ts'
import { WORDS } from '../spread/words.ts'

/**
 * What to say to these texts instead of cards, or undefined if they may be sent. What rests on weak signs alone goes to the service, which reads the
 * whole question and says whether cards may be shown.
 */
export function paragraphsFor(language: Language, texts: readonly string[]): readonly string[] | undefined {
  const { dangerIn, dangerParagraphs } = dangerWords(language)
  for (const text of texts) {
    const danger = dangerIn(text)
    if (danger?.isCertain) return dangerParagraphs(danger, helplines())
  }
  return undefined
}

/** Whether to offer the spread for a choice while somebody writes. Nothing is offered where cards may not be laid. */
export const isChoiceWithoutDanger = (language: Language, question: string): boolean =>
  WORDS.form.soundsLikeChoice(question) && dangerWords(language).dangerIn(question) === null

/** Those of the operator, which come with the document. */
const helplines = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="helplines"]')?.content || undefined
