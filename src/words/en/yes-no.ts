/** How a yes or no follows from its cards, in plain sentences. */
import type { DrawnCard } from '../../tarot/card.ts'
import { type Leaning, leaningOf, uprightLeaning, type Vote } from '../../tarot/leanings.ts'
import { capitalised } from '../../text.ts'
import { cardName, plainName } from './deck.ts'

const LEANS: Readonly<Record<Leaning, string>> = {
  yes: 'leans to yes',
  no: 'leans to no',
  unclear: 'leans neither way',
}

/** By the leaning of the upright card. */
const TURNED: Readonly<Record<Leaning, string>> = {
  yes: 'its yes is held back, so it leans neither way',
  no: 'it still leans to no',
  unclear: 'it leans to no',
}

/** By how many they are, from none to three. */
const TO_YES = ['No card leans', 'One card leans', 'Two cards lean', 'All three cards lean']
const TO_NO = ['none', 'one', 'two', 'all three']

export const ruleOf = (cards: readonly DrawnCard[], vote: Vote): string =>
  cards.length === 1 ? ruleOfOne(cards[0]!) : ruleOfMany(cards, vote)

function ruleOfOne(drawn: DrawnCard): string {
  const name = plainName(drawn)
  const answer = leaningOf(drawn)
  if (drawn.orientation === 'upright')
    return `${capitalised(name)} ${LEANS[answer]}, so the answer is ${answer}.`
  const upright = uprightLeaning(drawn.card)
  return `Upright, ${name} ${LEANS[upright]}; reversed, ${TURNED[upright]}: the answer is ${answer}.`
}

const ruleOfMany = (cards: readonly DrawnCard[], { answer, yes, no }: Vote): string =>
  `${capitalised(cards.map(leanOf).join(', '))}. ${TO_YES[yes]} to yes and ${TO_NO[no]} to no, so the answer is ${answer}.`

/** A card that is good for the asker says no to what is feared. */
export function fearedRuleOf(cards: readonly DrawnCard[], vote: Vote, answer: Leaning): string {
  const whole = ruleOf(cards, vote)
  const reasons = whole.slice(0, whole.search(/(?:, so|:) the answer is/))
  return `${reasons}. A yes is what is good for you, and the question is about something feared, so the answer is ${answer}.`
}

const leanOf = (drawn: DrawnCard): string => `${cardName(drawn)} ${LEANS[leaningOf(drawn)]}`
