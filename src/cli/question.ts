/** `--question` of the commands that draw: the answer stands before the cards; one about danger is answered without cards. */
import { SETTINGS } from '../config.ts'
import { type QuestionRequest, type RequestQuestion, requestQuestion } from '../readings/question.ts'
import { suggestedSpread } from '../tarot/answer/suggested-spread.ts'
import type { PlaceKind } from '../tarot/spreads.ts'
import { THEMES } from '../tarot/theme.ts'
import type { QuestionContext } from '../words/answers.ts'
import { tarotWords } from '../words/tarot-language.ts'
import type { TarotWords } from '../words/words.ts'
import { type Input, type OptionHelp, oneOf, text } from './command.ts'
import { INDENT, paragraph } from './layout.ts'

export const QUESTION_OPTION: OptionHelp = {
  type: 'string',
  help: 'your question, answered from the cards; it changes no card and is stored nowhere, and one about danger is answered with whom to call, and no card',
}

/** What was asked. A question about danger that was given as a seed counts, too. */
export function questionOption(
  words: TarotWords,
  input: Input,
  positions: QuestionRequest['positions'] = [],
): RequestQuestion {
  const theme = oneOf(THEMES, text(input, 'theme'), '--theme')
  const asked = requestQuestion(words, { question: text(input, 'question'), positions, theme })
  return { ...asked, danger: asked.danger ?? words.questions.dangerIn(text(input, 'seed') ?? '') }
}

/** True if the question was about danger: then all has been printed. */
export function isAnsweredWithoutCards({ danger }: RequestQuestion, { values, terminal }: Input): boolean {
  if (danger === null) return false
  const { dangerParagraphs } = tarotWords(terminal.language).questions
  const helplines = SETTINGS.helplines.read(terminal.environment.HELPLINES ?? '')
  const paragraphs = dangerParagraphs(danger, helplines)
  if (values.json) {
    const question = { grave: danger.grave, show_cards: false }
    terminal.print(JSON.stringify({ reading: { answer: paragraphs.join('\n\n') }, question }))
  } else terminal.print(paragraphs.map((words) => paragraph(words)).join('\n\n'))
  return true
}

/** The answer, which stands before the cards. */
export const joinedAnswer = (sentences: readonly { readonly text: string }[]): string =>
  paragraph(sentences.map((sentence) => sentence.text).join(' '))

/** After the cards: one thing to do, and the spread that would answer better. */
export function afterAnswer(
  { terminal }: TarotWords,
  act: { readonly text: string },
  context: QuestionContext,
  kinds: readonly PlaceKind[],
): string {
  return `\n${terminal.act}\n${paragraph(act.text, INDENT)}${betterSpread(terminal, context, kinds)}`
}

/** Empty if no other spread would answer better. */
export function betterSpread(
  terminal: TarotWords['terminal'],
  { question }: QuestionContext,
  kinds: readonly PlaceKind[],
): string {
  const spread = suggestedSpread(question, kinds)
  return spread === null ? '' : `\n\n${terminal.betterSpread(`augury spread ${spread}`)}`
}
