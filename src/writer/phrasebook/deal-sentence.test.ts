import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SIGNS } from '../../sky/zodiac.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { daySentences } from '../../words/en/phrases.ts'
import { dealSentence } from './deal-sentence.ts'
import { dealt } from './dealing.ts'

test('decks are shuffled differently: signs do not follow each other through the pool', () => {
  const own = { pool: 'poetic', keys: ['4', 'flow'], turn: 7 } as const
  const deck = daySentences(own.pool, own.keys)
  const places = SIGNS.map((sign) => deck.indexOf(dealSentence(ENGLISH, { ...own, deck: sign })))
  const steps = places.map((place, at) => (place - places[(at + 11) % 12]! + deck.length) % deck.length)
  assert.ok(new Set(steps).size > 6, `${steps}`)
})

test('an answer is dealt with the sentence that it answers, wherever the dealing stands', () => {
  const said = { pool: 'personal-aspects', keys: ['moon', 'friction', 'venus'], deck: 'leo' } as const
  const answer = { ...said, pool: 'personal-aspect-acts', answers: 'personal-aspects' } as const
  for (let turn = -5; turn < 80; turn++) {
    const place = daySentences(said.pool, said.keys).indexOf(dealSentence(ENGLISH, { ...said, turn }))
    assert.equal(dealSentence(ENGLISH, { ...answer, turn }), daySentences(answer.pool, said.keys)[place])
  }
})

test('pool, keys and owner name the deck', () => {
  const own = { pool: 'poetic', keys: ['3', 'friction'], deck: 'leo' } as const
  const sentences = daySentences(own.pool, own.keys)
  for (let turn = 0; turn < 40; turn++) {
    const place = dealt(sentences.length, 'poetic 3 friction leo', turn)
    assert.equal(dealSentence(ENGLISH, { ...own, turn }), sentences[place])
  }
})
