import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DECK } from '../../tarot/deck.ts'
import { leaningOf, voteOf } from '../../tarot/leanings.ts'
import { ruleOf } from './yes-no.ts'

const upright = DECK.map((card) => ({ card, orientation: 'upright' as const }))
const leaning = (to: string) => upright.filter((drawn) => leaningOf(drawn) === to).slice(0, 3)

test('the rule counts the cards that lean to yes and to no', () => {
  const [yes, no] = [leaning('yes'), leaning('no')]
  const told = (cards: typeof upright) => ruleOf(cards, voteOf(cards.map(leaningOf)))
  assert.match(told(yes), /All three cards lean to yes and none to no, so the answer is yes\.$/)
  assert.match(told(no), /No card leans to yes and all three to no, so the answer is no\.$/)
  assert.match(told([yes[0]!, no[0]!, no[1]!]), /One card leans to yes and two to no, so the answer is no\.$/)
  assert.match(
    told([yes[0]!, yes[1]!, no[0]!]),
    /Two cards lean to yes and one to no, so the answer is yes\.$/,
  )
})
