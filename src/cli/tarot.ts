/** `augury draw` and `augury spread`. */
import { celticCrossText, customSpreadText, dailyCardText, spreadText } from '../api/endpoints/tarot/wire.ts'
import { celticCross, dailyCard, ownSpread, type SpreadReading, threeCards } from '../readings/tarot.ts'
import { type Told, toldByPhrasebook } from '../readings/told-spread.ts'
import type { DrawnCard } from '../tarot/card.ts'
import { THREE_CARD_SPREAD_TYPES } from '../tarot/spreads.ts'
import { THEMES } from '../tarot/theme.ts'
import { cardWords } from '../words/en/deck.ts'
import { inPosition } from '../words/en/places.ts'
import { spreadWords } from '../words/en/spreads.ts'
import { prose } from '../writer/sentence.ts'
import type { SpreadText } from '../writer/spread-text.ts'
import { type Command, type Input, JSON_OPTION, oneOf, text, UsageError } from './command.ts'
import { paragraph } from './layout.ts'

const DRAW_OPTIONS = {
  theme: { type: 'string', help: `topic of the reading: ${THEMES.join(', ')}` },
  seed: { type: 'string', help: 'any text; the same text always draws the same cards' },
  json: JSON_OPTION,
} as const

const asked = (input: Input) => ({
  theme: oneOf(THEMES, text(input, 'theme'), '--theme'),
  seed: text(input, 'seed'),
})

/** Only a running service serves the pictures, so the links use its default address. */
const origin = ({ terminal: { environment } }: Input) => environment.PUBLIC_URL || 'http://127.0.0.1:8080'

export const draw: Command = {
  summary: 'Draw one card',
  usage: '[--theme THEME] [--seed TEXT] [--json]',
  notes: 'Without a seed, everyone draws the same card on the same day (UTC).',
  options: DRAW_OPTIONS,
  examples: ['augury draw', 'augury draw --theme love --seed "first of May"'],
  async run(input) {
    const reading = dailyCard(asked(input), input.terminal.now())
    if (input.values.json) input.terminal.print(dailyCardText(reading, origin(input)))
    else {
      const { drawn, theme, seed } = reading
      input.terminal.print(cardLine(drawn))
      input.terminal.print(paragraph(cardWords(drawn.card).meaning[drawn.orientation][theme]))
      input.terminal.print(seedLine(seed))
    }
    return undefined
  },
}

const SPREADS = [...THREE_CARD_SPREAD_TYPES, 'celtic_cross', 'custom'] as const

export const spread: Command = {
  summary: 'Lay a spread of three cards, ten cards, or as many as you choose',
  usage: '[SPREAD] [--position "NAME: QUESTION"]… [--theme THEME] [--seed TEXT] [--json]',
  notes: `SPREAD is one of ${SPREADS.join(', ')} (default: ${SPREADS[0]}). Without a seed, everyone draws the same cards on the same day (UTC).`,
  mostWords: 1,
  options: {
    position: {
      type: 'string',
      multiple: true,
      help: 'a position of a custom spread, optionally with a question; repeat it for each card',
    },
    ...DRAW_OPTIONS,
  },
  examples: [
    'augury spread situation_action_outcome --theme career',
    'augury spread custom --position "What helps" --position "What hinders: What is in my way?"',
  ],
  async run(input) {
    const type = oneOf(SPREADS, input.words[0], 'The spread') ?? SPREADS[0]
    const { reading, json } = lay(type, input)
    if (input.values.json) input.terminal.print(json)
    else show(reading, input)
    return undefined
  },
}

function lay(type: (typeof SPREADS)[number], input: Input): { reading: Told<SpreadReading>; json: string } {
  const now = input.terminal.now()
  if (type === 'celtic_cross') {
    const reading = toldByPhrasebook(celticCross(asked(input), now))
    return { reading, json: celticCrossText(reading, origin(input)) }
  }
  if (type === 'custom') {
    const reading = toldByPhrasebook(ownSpread({ ...asked(input), positions: positions(input) }, now))
    return { reading, json: customSpreadText(reading, origin(input)) }
  }
  const reading = toldByPhrasebook(threeCards({ ...asked(input), spreadType: type }, now))
  return { reading, json: spreadText(reading, origin(input)) }
}

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

function show(reading: Told<SpreadReading>, { terminal }: Input): void {
  const { spread, cards, theme, seed, whole } = reading
  const words = spreadWords(spread)
  terminal.print(`${words.name}\n${paragraph(words.description)}`)
  for (const [at, drawn] of cards.entries()) {
    const { number, name, meaning, kind } = words.positions[at]!
    terminal.print(`\n${number}. ${name}: ${cardLine(drawn)}`)
    terminal.print(paragraph(meaning, '   '))
    terminal.print(paragraph(inPosition(drawn, kind), '   '))
    // What a card says in its place knows no theme, and a card that lies alone is all there is to read.
    if (theme !== 'general' || cards.length === 1)
      terminal.print(paragraph(cardWords(drawn.card).meaning[drawn.orientation][theme], '   '))
  }
  if (whole) terminal.print(`\n${wholeText(whole.text)}`)
  terminal.print(`\n${seedLine(seed)}`)
}

function wholeText({ summary, threads, act }: SpreadText): string {
  const together = [prose(summary), ...threads.map(({ text }) => text)]
  const paragraphs = together.map((words) => paragraph(words, '   ')).join('\n\n')
  return `Together\n${paragraphs}\n\nOne thing to do\n${paragraph(act.text, '   ')}`
}

const seedLine = (seed: string) => `Seed: ${seed}`

function cardLine({ card, orientation }: DrawnCard): string {
  const { name, keywords } = cardWords(card)
  return `${name}${orientation === 'reversed' ? ', reversed' : ''}  (${keywords[orientation].join(', ')})`
}
