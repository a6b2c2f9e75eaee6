/** `augury spread` and `augury read`: cards that are drawn here, and cards that somebody drew by hand. */
import { answeredSpread, wordsFor } from '../api/endpoints/tarot/question-members.ts'
import { toCustomSpreadResponse, toSpreadResponse } from '../api/endpoints/tarot/response.ts'
import { spreadList, toHandDrawnResponse } from '../api/endpoints/tarot-spreads/response.ts'
import { type SpreadData, spreadReport } from '../api/reports/spread-report.ts'
import { handDrawn } from '../readings/hand-drawn.ts'
import { type RequestQuestion, themeFor } from '../readings/question.ts'
import { type WithText, withPhrasebookAnswer, withPhrasebookText } from '../readings/spread-text.ts'
import { type LaidCards, laySpread, ownSpread } from '../readings/tarot.ts'
import { SPREAD_TYPES, type SpreadType } from '../tarot/spreads.ts'
import type { QuestionContext } from '../words/answers.ts'
import { words as wordsIn } from '../words/language.ts'
import type { TarotWords, Words } from '../words/words.ts'
import { prose } from '../writer/sentence.ts'
import { type SpreadText, tellsAct } from '../writer/spread-text.ts'
import { type Command, type Input, type OptionHelp, oneOf, text, UsageError } from './command.ts'
import { INDENT, paragraph } from './layout.ts'
import { betterSpread, isAnsweredWithoutCards, joinedAnswer, questionOption } from './question.ts'
import { REPORT_OPTIONS, wroteReport } from './report-file.ts'
import { cardLine, DRAW_OPTIONS, drawRequestIn, origin, READING_OPTIONS, seedLine, themeIn } from './tarot.ts'

const LAID = [...SPREAD_TYPES, 'custom'] as const

const POSITION: OptionHelp = {
  type: 'string',
  multiple: true,
  help: 'a position of your own, optionally with a question; repeat it for each card',
}

export const spreadCommand: Command = {
  summary: `Lay one of ${SPREAD_TYPES.length} spreads, or cards on places of your own`,
  usage:
    '[SPREAD] [--list] [--position "NAME: QUESTION"]… [--question TEXT] [--theme THEME] [--seed TEXT] [--zone ZONE] [--json] [--pdf FILE [--paper PAPER] [--title TEXT]]',
  notes: `SPREAD is custom, for places of your own, or a name that --list shows (default: ${LAID[0]}). Without a seed, everyone draws the same cards on the same date: that of the time zone.`,
  mostWords: 1,
  options: {
    list: { type: 'boolean', help: 'show the names of the spreads and their number of cards instead' },
    position: POSITION,
    ...DRAW_OPTIONS,
    ...REPORT_OPTIONS,
  },
  examples: [
    'augury spread situation_action_outcome --theme career',
    'augury spread decision --question "Should I stay or move to the coast?"',
    'augury spread year_wheel --seed "next year"',
    'augury spread custom --position "What helps" --position "What hinders: What is in my way?"',
  ],
  async run(input) {
    if (input.values.list) input.terminal.print(listed(textsFor(input), input.values.json === true))
    else {
      const asked = questionOption(textsFor(input), input, ownPlaces(input))
      if (isAnsweredWithoutCards(asked, input)) return undefined
      const type = oneOf(LAID, input.words[0], 'The spread') ?? LAID[0]
      await print(
        lay(type, asked, input),
        type === 'custom' ? toCustomSpreadResponse : toSpreadResponse,
        asked,
        input,
      )
    }
    return undefined
  },
}

export const readCommand: Command = {
  summary: 'Read cards that you drew by hand',
  usage:
    'CARD… [--spread SPREAD] [--position "NAME: QUESTION"]… [--question TEXT] [--theme THEME] [--json] [--pdf FILE [--paper PAPER] [--title TEXT]]',
  notes:
    'Cards are named in any usual spelling, in the order in which they lie: "The Tower", "2 of Cups", "Knave of Coins reversed". "augury spread --list" shows the names of spreads.',
  mostWords: 78,
  options: {
    spread: { type: 'string', help: 'the spread in which they lie; without it each card has an open place' },
    position: POSITION,
    ...READING_OPTIONS,
    ...REPORT_OPTIONS,
  },
  examples: [
    'augury read "2 of Cups" "Tower rev."',
    'augury read Death "Ace of Wands" "The Star" --spread past_present_future',
  ],
  async run(input) {
    if (input.words.length === 0)
      throw new UsageError('The cards are missing: augury read "2 of Cups" Death.')
    const spreadType = oneOf(SPREAD_TYPES, text(input, 'spread'), '--spread')
    const own = ownPlaces(input)
    if (spreadType && own) throw new UsageError('Give --spread or --position, not both.')
    const texts = textsFor(input)
    const asked = questionOption(texts, input, own)
    if (isAnsweredWithoutCards(asked, input)) return undefined
    const cards = input.words.map((name) => ({ name }))
    const theme = themeFor(asked, themeIn(input))
    await print(
      handDrawn(texts, { cards, spreadType, positions: own, theme }),
      toHandDrawnResponse,
      asked,
      input,
    )
    return undefined
  },
}

const textsFor = ({ terminal }: Input): Words => wordsIn(terminal.language)

function lay(type: SpreadType | 'custom', asked: RequestQuestion, input: Input): LaidCards {
  const now = input.terminal.now()
  const { seed } = drawRequestIn(input)
  const request = { seed, theme: themeFor(asked, themeIn(input)) }
  return type === 'custom'
    ? ownSpread({ ...request, positions: positions(input) }, now)
    : laySpread({ ...request, spreadType: type }, now)
}

const ownPlaces = (input: Input) => (input.values.position === undefined ? undefined : positions(input))

function positions({ values: { position } }: Input) {
  const given = Array.isArray(position) ? position : []
  if (given.length === 0 || given.length > 78)
    throw new UsageError(
      'A custom spread takes 1 to 78 positions: --position "NAME" or --position "NAME: QUESTION".',
    )
  return given.map((words) => {
    const [name = '', ...rest] = words.split(':')
    if (name.trim() === '') throw new UsageError('A position needs a name: --position "NAME: QUESTION".')
    const question = rest.join(':').trim()
    return { name: name.trim(), ...(question === '' ? {} : { question }) }
  })
}

/** As lines, or as the answer of the API. */
function listed(texts: Words, isJson: boolean): string {
  const found = spreadList(texts)
  if (isJson) return JSON.stringify(found)
  return found.spreads
    .map(({ type, cardCount, description }) => `${type} (${cardCount})\n${paragraph(description, INDENT)}`)
    .join('\n')
}

type ToResponse = (words: TarotWords, reading: WithText<LaidCards>, origin: string) => object

/** As lines, or as the answer of the API. With a question, the answer to it comes first. */
async function print(
  laid: LaidCards,
  toResponse: ToResponse,
  { context }: RequestQuestion,
  input: Input,
): Promise<void> {
  const plain = textsFor(input)
  const reading = context ? withPhrasebookAnswer(plain, laid, context) : withPhrasebookText(plain, laid)
  const texts = context ? wordsFor(plain, context, reading.whole?.text.answer) : plain
  const answer = () => {
    const response = toResponse(texts, reading, origin(input))
    return context ? answeredSpread(texts, response, laid, context) : response
  }
  if (await wroteReport(input, (request) => spreadReport(plain, answer() as SpreadData, request))) return
  if (input.values.json) input.terminal.print(JSON.stringify(answer()))
  else show(texts, reading, context, input)
}

function show(
  texts: Words,
  { spread, cards, theme, seed, whole }: WithText<LaidCards>,
  context: QuestionContext | null,
  input: Input,
): void {
  const { terminal } = input
  const words = texts.spreads.spreadWords(spread)
  if (whole?.text.answer) terminal.print(`${joinedAnswer(whole.text.answer)}\n`)
  // With a question, keywords beside the answer would be read as predictions. With a theme, the meaning is printed because the text for a place does not depend on the theme; for a single card, because there is no other text.
  const isThemed = themeIn(input) !== undefined && theme !== 'general'
  const tellsMeaning = isThemed || (context === null && cards.length === 1)
  terminal.print(`${words.name}\n${paragraph(words.description)}`)
  for (const [at, drawn] of cards.entries()) {
    const { number, name, meaning, kind } = words.positions[at]!
    const card = context === null ? cardLine(texts, drawn) : texts.cards.drawnCardName(drawn)
    terminal.print(`\n${number}. ${name}: ${card}`)
    terminal.print(paragraph(meaning, INDENT))
    terminal.print(paragraph(texts.cards.inPosition(drawn, kind), INDENT))
    if (tellsMeaning) terminal.print(paragraph(texts.cards.meaning(drawn, theme), INDENT))
  }
  const better =
    context === null
      ? ''
      : betterSpread(
          texts.terminal,
          context,
          words.positions.map(({ kind }) => kind),
        )
  if (whole) terminal.print(`\n${wholeText(texts, whole.text)}${better}`)
  if (seed !== null) terminal.print(`\n${seedLine(texts, seed, input)}`)
}

function wholeText({ terminal }: Words, text: SpreadText): string {
  const { summary, threads, act } = text
  const together = [prose(summary), ...threads.map((thread) => thread.text)]
  const paragraphs = together.map((words) => paragraph(words, INDENT)).join('\n\n')
  const whole = `${terminal.together}\n${paragraphs}`
  return tellsAct(text) ? whole : `${whole}\n\n${terminal.act}\n${paragraph(act.text, INDENT)}`
}
