import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked, inPlaces, laidSpread } from '../../../../test/asked.ts'
import { ORIENTATIONS } from '../../../tarot/card.ts'
import { DECK } from '../../../tarot/deck.ts'
import type { Question } from '../../../tarot/question/question.ts'
import { answeredReading } from './answered-reading.ts'
import { nounOf, textsFor } from './pieces.ts'

const SUMS = (['yes', 'open', 'no'] as const).flatMap((sign) => textsFor(`joint/sum/${sign}`))

const summaryOf = (cards: string, given: Partial<Question> = {}) =>
  answeredReading({ question: asked(given) }, inPlaces(cards), 'general').summary.map(({ text }) => text)

test('the other cards are grouped by how they lean, and each is named once', () => {
  const cards = 'ar00 past, cu02 challenge, sw09 self, ar12 others, ar19 outcome'
  const [, help, hard, sum, ...rest] = summaryOf(cards)
  assert.match(
    help!,
    /the freedom of a first step \(the Fool\) and an honest exchange between equals \(the Two of Cups\)\.$/,
  )
  assert.match(hard!, /a worry that looks bigger at night \(the Nine of Swords\)\.$/)
  assert.ok(textsFor('joint/sum/yes').includes(sum!))
  assert.deepEqual(rest, [])
})

test('a group without cards has no sentence', () => {
  const summary = summaryOf('ar00 past, cu02 present, ar19 outcome')
  assert.equal(summary.length, 3)
})

test('undecided cards are mentioned only where no card helps and none is hard', () => {
  assert.doesNotMatch(summaryOf('ar19 past, ar12 challenge, cu10 outcome').join(' '), /Hanged Man/)
  assert.match(summaryOf('ar12 past, ar11 challenge, cu10 outcome').join(' '), /Hanged Man/)
})

test('where the other cards alone would say something else than the answer, there is no sum', () => {
  const isSummed = (cards: string) => summaryOf(cards).some((text) => SUMS.includes(text))
  assert.equal(isSummed('ar19 past, cu02 present, sw09 outcome, sw10 near_future'), false)
  assert.equal(isSummed('ar19 past, ar12 present, cu10 outcome'), true)
})

test('where nothing leans, the cards are to lean on or to be gentle with, and nothing is weighed', () => {
  const [, help, hard, ...rest] = summaryOf('ar00 past, sw09 outcome, ar19 present', {
    ask: 'mind',
    about: 'us',
  })
  assert.match(help!, /lean on|carry a little/)
  assert.match(hard!, /gently|patience|kind to yourself/)
  assert.deepEqual(rest, [])
})

test('how many children there will be leans to no side, and neither do the cards after it', () => {
  const summary = summaryOf('ar00 past, sw09 present, ar19 outcome', { situation: 'counting' }).join(' ')
  assert.doesNotMatch(summary, /hold|neither side|by its place/)
})

test('of a Celtic Cross four cards are named at most, two of a group, none of which the answer named', () => {
  for (let at = 0; at < 40; at++) {
    const cards = laidSpread('celtic_cross', `weighed ${at}`)
    const { answer, summary } = answeredReading({ question: asked() }, cards, 'general')
    const named = summary.flatMap((sentence) => sentence.cards)
    const mentioned = new Set(answer.flatMap((sentence) => (sentence.role === 'card' ? sentence.cards : [])))
    assert.equal(new Set(named).size, named.length)
    assert.ok(named.length <= 4 && named.every((laid) => !mentioned.has(laid)))
    assert.ok(summary.every((sentence) => sentence.cards.length <= 2))
  }
})

test('what a card stands for states nothing of the asker’s past, blames nobody and promises nothing', () => {
  for (const card of DECK)
    for (const orientation of ORIENTATIONS) {
      const noun = nounOf({ card, orientation })
      assert.doesNotMatch(
        noun,
        /,|^your|\b(?:always|never|too long|you (?:are|have|did|can|keep|hardly))\b/,
        noun,
      )
      assert.match(noun, /^[a-z]/)
    }
})
