import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DECK } from '../../tarot/deck.ts'
import { leaningOf, voteOf } from '../../tarot/leanings.ts'
import { ruleOf } from './yes-no.ts'

const upright = DECK.map((card) => ({ card, orientation: 'upright' as const }))
const leaning = (to: string) => upright.filter((drawn) => leaningOf(drawn) === to).slice(0, 3)

test('the rule counts the cards that lean to yes and to no', () => {
  const [yes, no] = [leaning('yes'), leaning('no')]
  const rule = (cards: typeof upright) => ruleOf(cards, voteOf(cards.map(leaningOf)))
  assert.match(rule(yes), /All three cards lean to yes and none to no, so the answer is yes\.$/)
  assert.match(rule(no), /No card leans to yes and all three to no, so the answer is no\.$/)
  assert.match(rule([yes[0]!, no[0]!, no[1]!]), /One card leans to yes and two to no, so the answer is no\.$/)
  assert.match(
    rule([yes[0]!, yes[1]!, no[0]!]),
    /Two cards lean to yes and one to no, so the answer is yes\.$/,
  )
})

test('the rule for one card names its leaning, and reversed what becomes of it', () => {
  const rule = (leaningUpright: string, orientation: 'upright' | 'reversed') => {
    const cards = [{ ...leaning(leaningUpright)[0]!, orientation }]
    return ruleOf(cards, voteOf(cards.map(leaningOf))).replace(/[Tt]he (?:Fool|High Priestess)|Death/, 'It')
  }
  assert.equal(rule('yes', 'upright'), 'It leans to yes, so the answer is yes.')
  assert.equal(rule('no', 'upright'), 'It leans to no, so the answer is no.')
  assert.equal(rule('unclear', 'upright'), 'It leans neither way, so the answer is unclear.')
  assert.match(
    rule('yes', 'reversed'),
    /leans to yes; reversed, its yes is held back, .* answer is unclear\.$/,
  )
  assert.match(rule('no', 'reversed'), /leans to no; reversed, it still leans to no: the answer is no\.$/)
  assert.match(
    rule('unclear', 'reversed'),
    /leans neither way; reversed, it leans to no: the answer is no\.$/,
  )
})

test('the rule for three cards names each with its own leaning, in their order', () => {
  const cards = ['no', 'unclear', 'yes'].map((to) => leaning(to)[0]!)
  assert.match(
    ruleOf(cards, voteOf(cards.map(leaningOf))),
    /^Death leans to no, the High Priestess leans neither way, the Fool leans to yes\. One card leans to yes and one to no, so the answer is unclear\.$/,
  )
})
