import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SIGNS } from '../../sky/zodiac.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { sentencesOf } from '../../words/en/phrases.ts'
import { dealSentence } from './deal-sentence.ts'
import { dealt, dealtInWindow } from './dealing.ts'

test('decks are shuffled differently: signs do not follow each other through the pool', () => {
  const own = { pool: 'leads', keys: ['4', 'flow'], turn: 7 } as const
  const deck = sentencesOf(own.pool, own.keys)
  const places = SIGNS.map((sign) => deck.indexOf(dealSentence(ENGLISH, { ...own, deck: sign })))
  const steps = places.map((place, at) => (place - places[(at + 11) % 12]! + deck.length) % deck.length)
  assert.ok(new Set(steps).size > 6, `${steps}`)
})

test('an answer is dealt with the sentence that it answers, wherever the dealing stands', () => {
  const said = { pool: 'leads', keys: ['3', 'friction'], deck: 'leo' } as const
  const answer = { ...said, pool: 'advice', answers: 'leads' } as const
  const turns = [...Array.from({ length: 80 }, (_, turn) => turn), { window: 4, count: 2 }]
  for (const turn of turns) {
    const place = sentencesOf('leads', said.keys).indexOf(dealSentence(ENGLISH, { ...said, turn }))
    assert.equal(dealSentence(ENGLISH, { ...answer, turn }), sentencesOf('advice', said.keys)[place])
  }
})

test('a number deals by the day, a window with its count by the window; pool, keys and owner name the deck', () => {
  const sentences = sentencesOf('leads', ['3', 'friction'])
  const own = { pool: 'leads', keys: ['3', 'friction'], deck: 'leo' } as const
  for (let turn = 0; turn < 40; turn++) {
    const place = dealt(sentences.length, 'leads 3 friction leo', turn)
    assert.equal(dealSentence(ENGLISH, { ...own, turn }), sentences[place])
    const inWindow = dealtInWindow(sentences.length, 'leads 3 friction leo', 690, turn)
    assert.equal(dealSentence(ENGLISH, { ...own, turn: { window: 690, count: turn } }), sentences[inWindow])
  }
})
