import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked, inPlaces, laidSpread } from '../../../../test/asked.ts'
import { ORIENTATIONS } from '../../../tarot/card.ts'
import { DECK } from '../../../tarot/deck.ts'
import type { Question } from '../../../tarot/question/question.ts'
import type { PieceKey } from '../../answer-pieces.ts'
import { answeredReading } from './answered-reading.ts'
import { nounOf, textsFor } from './pieces.ts'
import { byImportance } from './weighed-cards.ts'

const summaryOf = (cards: string, given: Partial<Question> = {}) =>
  answeredReading({ question: asked(given) }, inPlaces(cards), 'general').summary.map(({ text }) => text)

test('the other cards are grouped by how they lean, and each is named once', () => {
  const cards = 'ar00 past, cu02 challenge, sw09 self, ar12 others, ar19 outcome'
  const [counted, help, hard, ...rest] = summaryOf(cards)
  assert.match(counted!, /three help, one makes it harder and one can go either way/)
  assert.match(
    help!,
    /the freedom of a first step \(the Fool\) and an honest exchange between equals \(the Two of Cups\)\.$/,
  )
  assert.match(hard!, /a worry that looks bigger at night \(the Nine of Swords\)\.$/)
  assert.deepEqual(rest, [])
})

test('a group without cards has no sentence', () => {
  const summary = summaryOf('ar00 past, cu02 present, ar19 outcome')
  assert.equal(summary.length, 1)
  assert.match(summary[0]!, /\(the Fool\)/)
})

test('of five cards and more the summary begins with how many help, and says so where the fewer lie in weightier places', () => {
  const [many] = summaryOf('ar00 past, cu02 root, ar19 aim, ar06 hope_and_fear, sw09 outcome')
  assert.match(many!, /four help and one makes it harder[;.] .*harder/)
  const [few] = summaryOf('sw09 past, sw10 root, sw05 aim, cu02 others, ar19 outcome')
  assert.match(few!, /two help and three make it harder; .*those that help lie/)
  const [even] = summaryOf('ar12 past, ar12 r root, ar11 aim, ar11 present, ar12 outcome')
  assert.match(
    even!,
    /^(?:Of the five cards|Seen together), one makes it harder and four can go either way\.$/,
  )
  assert.doesNotMatch(summaryOf('ar00 past, cu02 root, ar19 aim, sw09 outcome')[0]!, /help and|can go/)
})

test('undecided cards are mentioned only where no card helps and none is hard', () => {
  assert.doesNotMatch(summaryOf('ar19 past, ar12 challenge, cu10 outcome').join(' '), /Hanged Man/)
  assert.match(summaryOf('ar12 past, ar11 challenge, cu10 outcome').join(' '), /Hanged Man/)
})

const begins = (key: PieceKey) => {
  const starts = textsFor(key).map((text) => text.slice(0, text.indexOf('{cards}')))
  return (text: string) => starts.some((start) => text.startsWith(start))
}

test('cards that stand against the answer say why it is no surer, those that stand with it what helps or slows as well', () => {
  const [help = '', hard = ''] = summaryOf('ar00 past, sw05 challenge, ar19 outcome')
  assert.ok(begins('joint/weigh/yes/help/one')(help), help)
  assert.ok(begins('joint/weigh/yes/hard/one')(hard), hard)
  const [against = '', withIt = ''] = summaryOf('ar00 past, sw05 challenge, sw09 outcome')
  assert.ok(begins('joint/weigh/no/help/one')(against), against)
  assert.ok(begins('joint/weigh/no/hard/one')(withIt), withIt)
})

test('a hurt or an ending stands beside its card, and in no list', () => {
  for (const card of ['cu05', 'sw03', 'ar13', 'sw10'])
    assert.equal(summaryOf(`${card} past, ar00 challenge, ar19 outcome`).length, 1, card)
})

test('where nothing leans, what helps is mentioned, and nothing is asked for', () => {
  const summary = summaryOf('ar00 past, sw09 outcome, ar19 present', { ask: 'mind', about: 'us' })
  assert.equal(summary.length, 1)
  assert.match(
    summary[0]!,
    /^(?:You can lean on|There is more than one|What may do you good|Something to lean)/,
  )
})

test('where nothing leans and no hint could be taken, what asks for patience is mentioned, too', () => {
  for (const [ask, sort] of [
    ['choice', 'choice'],
    ['how_do', 'way'],
    ['what_do', 'way'],
    ['what_is', 'any'],
    ['open', 'any'],
  ] as const) {
    const [help = '', hard = '', ...rest] = summaryOf('wakn past, ar00 present, sw09 root, ar19 self', {
      ask,
    })
    assert.ok(begins(`joint/rest/${sort}/help/${help.includes(' and ') ? 'many' : 'one'}`)(help), help)
    assert.ok(begins(`joint/rest/${sort}/hard/one`)(hard), hard)
    assert.deepEqual(rest, [])
  }
})

test('beside another’s mind no card that is hard is mentioned, and where none helps the others are said to be of one’s own side', () => {
  const [lead = '', ...rest] = summaryOf('sw09 past, ar19 present, wa10 outcome', {
    ask: 'mind',
    about: 'us',
  })
  assert.ok(textsFor('joint/each/veil').includes(lead), lead)
  assert.deepEqual(rest, [])
  const ofOne = summaryOf('sw09 past, ar19 present', { ask: 'mind', about: 'us' })
  assert.ok(textsFor('joint/each/veil').includes(ofOne[0]!), 'also where there is one other')
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

test('a card that stands for several things is named without “is”, and not counted as two', () => {
  for (const outcome of ['ar19', 'ar17', 'cu10', 'ar06', 'pe10', 'wa06']) {
    const text = summaryOf(`wa08 r past, ${outcome} outcome`).join(' ')
    assert.match(text, /crossed messages \(the Eight of Wands reversed\)/)
    assert.doesNotMatch(text, /\bis crossed messages|two things/i)
  }
})

test('of many cards those come first that lie where a matter is decided, then where it stands, then with people', () => {
  const kinds =
    'choice outcome present challenge near_future advice root bond other_person self others strength'.split(
      ' ',
    )
  const cards = inPlaces([...kinds, 'past', 'open'].map((kind) => `ar00 ${kind}`).join(', '))
  assert.deepEqual(
    byImportance(cards.toReversed()).map(({ kind }) => kind),
    [...kinds, 'open', 'past'],
  )
})
