/** `augury draw` and `augury yes-no`, and what all commands of the tarot have in common. */
import { answeredDraw, wordsFor } from '../api/endpoints/tarot/question-members.ts'
import { toDailyCardResponse } from '../api/endpoints/tarot/response.ts'
import { toYesNoResponse } from '../api/endpoints/tarot-yes-no/response.ts'
import { seedOfDate } from '../day-seed.ts'
import { themeFor } from '../readings/question.ts'
import { shortAnswer } from '../readings/short-answer.ts'
import { dailyCard } from '../readings/tarot.ts'
import { yesOrNo } from '../readings/yes-no.ts'
import type { DrawnCard } from '../tarot/card.ts'
import { THEMES, type Theme } from '../tarot/theme.ts'
import { capitalised } from '../text.ts'
import { tarotWords } from '../words/tarot-language.ts'
import type { TarotWords } from '../words/words.ts'
import { type Command, type Input, JSON_OPTION, oneOf, text } from './command.ts'
import { INDENT, paragraph } from './layout.ts'
import { todayIn, ZONE_OPTION, zoneIn } from './machine-zone.ts'
import {
  afterAnswer,
  isAnsweredWithoutCards,
  joinedAnswer,
  QUESTION_OPTION,
  questionOption,
} from './question.ts'

export const READING_OPTIONS = {
  question: QUESTION_OPTION,
  theme: { type: 'string', help: `topic of the reading: ${THEMES.join(', ')}` },
  json: JSON_OPTION,
} as const

export const DRAW_OPTIONS = {
  seed: { type: 'string', help: 'any text; the same text always draws the same cards' },
  zone: {
    ...ZONE_OPTION,
    help: 'IANA time zone whose day is meant without a seed (default: this machine’s)',
  },
  ...READING_OPTIONS,
} as const

export const themeIn = (input: Input): Theme | undefined => oneOf(THEMES, text(input, 'theme'), '--theme')

/** Without a seed it is the draw of the date where the reader is; an empty one is a seed like any other. */
export const drawRequestIn = (input: Input) => ({
  theme: themeIn(input),
  seed: text(input, 'seed') ?? seedOfDate(todayIn(zoneIn(input), input.terminal.now())),
})

/** Only a running service serves the pictures, so the links use its default address. */
export const origin = ({ terminal: { environment } }: Input) =>
  environment.PUBLIC_URL || 'http://127.0.0.1:8080'

export const drawCommand: Command = {
  summary: 'Draw one card',
  usage: '[--question TEXT] [--theme THEME] [--seed TEXT] [--zone ZONE] [--json]',
  notes: 'Without a seed, everyone draws the same card on the same date: that of the time zone.',
  options: DRAW_OPTIONS,
  examples: [
    'augury draw',
    'augury draw --question "Will I get the job?"',
    'augury draw --theme love --seed "first of May"',
  ],
  async run(input) {
    const asked = questionOption(textsFor(input), input)
    if (isAnsweredWithoutCards(asked, input)) return undefined
    const { context } = asked
    const texts = context ? wordsFor(textsFor(input), context) : textsFor(input)
    const { seed } = drawRequestIn(input)
    const reading = dailyCard({ seed, theme: themeFor(asked, themeIn(input)) }, input.terminal.now())
    const short = context ? shortAnswer(texts, context, [reading.drawn], 'present') : undefined
    const { print } = input.terminal
    if (input.values.json) {
      const response = toDailyCardResponse(texts, reading, origin(input))
      print(JSON.stringify(context ? answeredDraw(texts, response, short, context) : response))
      return undefined
    }
    if (short) print(`${joinedAnswer(short.answer)}\n`)
    const { drawn, theme } = reading
    print(cardLine(texts, drawn))
    print(paragraph(texts.cards.meaning(drawn, theme)))
    if (context && short) print(afterAnswer(texts, short.act, context, ['present']))
    print(seedLine(texts, seed, input))
    return undefined
  },
}

export const yesNoCommand: Command = {
  summary: 'Draw a yes or a no from one card or three',
  usage: '[--count 1|3] [--question TEXT] [--theme THEME] [--seed TEXT] [--zone ZONE] [--json]',
  notes: 'Without a seed, everyone draws the same cards on the same date: that of the time zone.',
  options: { count: { type: 'string', help: 'how many cards decide: 1 (default) or 3' }, ...DRAW_OPTIONS },
  examples: ['augury yes-no', 'augury yes-no --count 3 --question "Should we move?"'],
  async run(input) {
    const asked = questionOption(textsFor(input), input)
    if (isAnsweredWithoutCards(asked, input)) return undefined
    const count = oneOf(['1', '3'], text(input, 'count'), '--count') === '3' ? 3 : 1
    const { context } = asked
    const texts = context ? wordsFor(textsFor(input), context) : textsFor(input)
    const { seed } = drawRequestIn(input)
    const reading = yesOrNo({ seed, theme: themeFor(asked, themeIn(input)), count }, input.terminal.now())
    const { cards, theme } = reading
    const short = context ? shortAnswer(texts, context, cards, 'open') : undefined
    const response = toYesNoResponse(texts, reading, origin(input), context?.question)
    const { print } = input.terminal
    if (input.values.json) {
      print(JSON.stringify(context ? answeredDraw(texts, response, short, context) : response))
      return undefined
    }
    if (short) print(`${joinedAnswer(short.answer)}\n`)
    print(`${capitalised(texts.terminal.label(response.answer))}\n${paragraph(response.rule)}`)
    for (const drawn of cards)
      print(`\n${cardLine(texts, drawn)}\n${paragraph(texts.cards.meaning(drawn, theme), INDENT)}`)
    if (context && short) print(afterAnswer(texts, short.act, context, ['present']))
    print(`\n${seedLine(texts, seed, input)}`)
    return undefined
  },
}

const textsFor = ({ terminal }: Input): TarotWords => tarotWords(terminal.language)

/** `Seed: anonymous_2026-11-18 (today in Pacific/Auckland)` */
export const seedLine = ({ terminal }: TarotWords, seed: string, input: Input) =>
  terminal.seedLine(seed, text(input, 'seed') === undefined ? zoneIn(input) : undefined)

export function cardLine({ cards }: TarotWords, drawn: DrawnCard): string {
  return `${cards.drawnCardName(drawn)}  (${cards.keywords(drawn).join(', ')})`
}
