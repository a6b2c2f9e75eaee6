/** `--question` of the commands that draw: one about danger is answered without cards. */
import { SETTINGS } from '../config.ts'
import { dangerOf, type QuestionRequest } from '../readings/question.ts'
import { tarotWords } from '../words/tarot-language.ts'
import { type Input, type OptionHelp, text } from './command.ts'
import { paragraph } from './layout.ts'

export const QUESTION_OPTION: OptionHelp = {
  type: 'string',
  help: 'your question, which changes no card and is stored nowhere; one about danger is answered with whom to call, and no card',
}

/** True if the question was about danger: then all has been printed. A question that was given as a seed counts, too. */
export function isAnsweredWithoutCards(input: Input, positions: QuestionRequest['positions'] = []): boolean {
  const { values, terminal } = input
  const texts = tarotWords(terminal.language)
  const { dangerIn, dangerParagraphs } = texts.questions
  const danger =
    dangerOf(texts, { question: text(input, 'question'), positions }) ?? dangerIn(text(input, 'seed') ?? '')
  if (danger === null) return false
  const helplines = SETTINGS.helplines.read(terminal.environment.HELPLINES ?? '')
  const paragraphs = dangerParagraphs(danger, helplines)
  if (values.json) {
    const question = { grave: danger.grave, show_cards: false }
    terminal.print(JSON.stringify({ reading: { answer: paragraphs.join('\n\n') }, question }))
  } else terminal.print(paragraphs.map((words) => paragraph(words)).join('\n\n'))
  return true
}
