/** `augury draw` and `augury yes-no`, and what all commands of the tarot have in common. */
import { toDailyCardResponse } from '../api/endpoints/tarot/response.ts'
import { toYesNoResponse } from '../api/endpoints/tarot-yes-no/response.ts'
import { seedOfDate } from '../day-seed.ts'
import { dailyCard } from '../readings/tarot.ts'
import { yesOrNo } from '../readings/yes-no.ts'
import type { DrawnCard } from '../tarot/card.ts'
import { THEMES, type Theme } from '../tarot/theme.ts'
import { capitalised } from '../text.ts'
import { tarotWords } from '../words/tarot-language.ts'
import type { TarotWords } from '../words/words.ts'
import { type Command, type Input, JSON_OPTION, oneOf, text } from './command.ts'
import { paragraph } from './layout.ts'
import { todayIn, ZONE_OPTION, zoneIn } from './machine-zone.ts'
import { isAnsweredWithoutCards, QUESTION_OPTION } from './question.ts'

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
  examples: ['augury draw', 'augury draw --theme love --seed "first of May"'],
  async run(input) {
    if (isAnsweredWithoutCards(input)) return undefined
    const texts = textsFor(input)
    const reading = dailyCard(drawRequestIn(input), input.terminal.now())
    if (input.values.json)
      input.terminal.print(JSON.stringify(toDailyCardResponse(texts, reading, origin(input))))
    else {
      const { drawn, theme, seed } = reading
      input.terminal.print(cardLine(texts, drawn))
      input.terminal.print(paragraph(meaningOf(texts, drawn, theme)))
      input.terminal.print(seedLine(texts, seed, input))
    }
    return undefined
  },
}

export const yesNoCommand: Command = {
  summary: 'Draw a yes or a no from one card or three',
  usage: '[--count 1|3] [--question TEXT] [--theme THEME] [--seed TEXT] [--zone ZONE] [--json]',
  notes:
    'The cards do not know your question. Without a seed, everyone draws the same cards on the same date: that of the time zone.',
  options: { count: { type: 'string', help: 'how many cards decide: 1 (default) or 3' }, ...DRAW_OPTIONS },
  examples: ['augury yes-no', 'augury yes-no --count 3 --seed "shall we move?"'],
  async run(input) {
    if (isAnsweredWithoutCards(input)) return undefined
    const count = oneOf(['1', '3'], text(input, 'count'), '--count') === '3' ? 3 : 1
    const texts = textsFor(input)
    const reading = yesOrNo({ ...drawRequestIn(input), count }, input.terminal.now())
    const { print } = input.terminal
    if (input.values.json) print(JSON.stringify(toYesNoResponse(texts, reading, origin(input))))
    else {
      const { cards, vote, theme, seed } = reading
      print(
        `${capitalised(texts.terminal.label(vote.answer))}\n${paragraph(texts.cards.ruleOf(cards, vote))}`,
      )
      for (const drawn of cards)
        print(`\n${cardLine(texts, drawn)}\n${paragraph(meaningOf(texts, drawn, theme), INDENT)}`)
      print(`\n${seedLine(texts, seed, input)}`)
    }
    return undefined
  },
}

const textsFor = ({ terminal }: Input): TarotWords => tarotWords(terminal.language)

export const INDENT = '   '

/** `Seed: anonymous_2026-11-18 (today in Pacific/Auckland)` */
export const seedLine = ({ terminal }: TarotWords, seed: string, input: Input) =>
  terminal.seedLine(seed, text(input, 'seed') === undefined ? zoneIn(input) : undefined)

export function cardLine({ cards }: TarotWords, drawn: DrawnCard): string {
  const { keywords } = cards.cardWords(drawn.card)
  return `${cards.drawnCardName(drawn)}  (${keywords[drawn.orientation].join(', ')})`
}

export const meaningOf = ({ cards }: TarotWords, { card, orientation }: DrawnCard, theme: Theme): string =>
  cards.cardWords(card).meaning[orientation][theme]
