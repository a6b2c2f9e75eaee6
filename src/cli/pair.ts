/** `augury pair`: what two cards say together. */
import { toPairResponse } from '../api/endpoints/tarot-pairs/response.ts'
import { handDrawn } from '../readings/hand-drawn.ts'
import { cardPair } from '../readings/pairs.ts'
import { tarotWords } from '../words/tarot-language.ts'
import { type Command, JSON_OPTION, UsageError } from './command.ts'
import { paragraph } from './layout.ts'
import { origin } from './tarot.ts'

export const pairCommand: Command = {
  summary: 'Show what two cards say together',
  usage: 'CARD CARD [--json]',
  notes:
    'Cards are named in any usual spelling: "The Tower", "2 of Cups", "Knave of Coins". Their order does not matter.',
  mostWords: 2,
  options: { json: JSON_OPTION },
  examples: ['augury pair Tower Star', 'augury pair "2 of Cups" "Knight of Swords"'],
  async run(input) {
    const { words, values, terminal } = input
    if (words.length !== 2) throw new UsageError('Name two cards: augury pair Tower Star.')
    const texts = tarotWords(terminal.language)
    const [first, second] = handDrawn(texts, { cards: words.map((name) => ({ name })) }).cards
    if ([first, second].some((drawn) => drawn!.orientation === 'reversed'))
      throw new UsageError('A pair is told of upright cards. For reversed ones: augury read CARD CARD.')
    const found = cardPair(texts, first!.card.id, second!.card.id)
    if (values.json) terminal.print(JSON.stringify(toPairResponse(texts, found, origin(input))))
    else {
      terminal.print(texts.terminal.pair(found.cards.map((card) => texts.cards.cardWords(card).name)))
      terminal.print(paragraph(found.text))
    }
    return undefined
  },
}
