/** Whatever a text says of cards must be true of those that lie there, and it says nothing of the sky. */
import type { LaidCard } from '../../tarot/threads.ts'
import type { NamedCount } from '../../words/prose.ts'
import type { Words } from '../../words/words.ts'
import type { Sentence } from '../sentence.ts'
import { nameless } from '../spread-text.ts'
import { skyFaults } from './check-facts.ts'
import type { FactChecks } from './model-task.ts'

export function cardChecks(words: Words, cards: readonly LaidCard[]): FactChecks {
  const withoutNames = nameless(words, cards)
  return {
    facts: cards.map((laid) => ({ id: laid.card.id, words: words.prompts.spreads.cardFact(laid) })),
    faultsIn: ({ text, transits }) => [
      ...idFaults(transits, cards),
      ...nameFaults(words, text, cards),
      ...countFaults(words, text, cards),
      ...skyFaults(words, withoutNames(text), [], null),
    ],
    withSources: (sentence) => withNamedCards(words, sentence, cards),
    withoutNames,
  }
}

const lies = (cards: readonly LaidCard[], id: string) => cards.some(({ card }) => card.id === id)

const idFaults = (ids: readonly string[], cards: readonly LaidCard[]): string[] =>
  ids.filter((id) => !lies(cards, id)).map((id) => `names the card ${id.slice(0, 60)}, which is not listed`)

function nameFaults(
  { inText, cards: { plainName } }: Words,
  text: string,
  cards: readonly LaidCard[],
): string[] {
  return inText.cardsIn(text).flatMap(({ card, orientation }) => {
    const laid = cards.find((each) => each.card === card)
    if (laid === undefined) return [`names ${plainName({ card })}, which is not in the facts`]
    if (orientation === null || orientation === laid.orientation) return []
    return [`says that ${plainName({ card })} lies ${orientation}, which it does not`]
  })
}

const isOf = (group: NamedCount['group'], { card, orientation }: LaidCard): boolean => {
  if (group === 'major') return card.suit === undefined
  return group === 'reversed' ? orientation === 'reversed' : card.suit === group
}

function countFaults({ inText }: Words, text: string, cards: readonly LaidCard[]): string[] {
  return inText
    .countsIn(text)
    .filter(({ group, count }) => cards.filter((laid) => isOf(group, laid)).length !== count)
    .map(({ words }) => `counts “${words}”, which is wrong`)
}

/** Adds the ids of cards that the sentence names without one. */
function withNamedCards(
  { inText }: Words,
  { text, transits }: Sentence,
  cards: readonly LaidCard[],
): Sentence {
  const named = inText.cardsIn(text).map(({ card }) => card.id)
  return { text, transits: [...new Set([...transits, ...named.filter((id) => lies(cards, id))])] }
}
