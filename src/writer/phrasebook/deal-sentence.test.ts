import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SIGNS } from '../../sky/zodiac.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { daySentences } from '../../words/en/phrases.ts'
import { dealSentence } from './deal-sentence.ts'
import { dealt } from './dealing.ts'

test('pools are shuffled differently for each sign: signs do not follow each other through a pool', () => {
  const own = { pool: 'poetic', keys: ['4', 'flow'], turn: 7 } as const
  const sentences = daySentences(own.pool, own.keys)
  const places = SIGNS.map((sign) => sentences.indexOf(dealSentence(ENGLISH, { ...own, shuffleKey: sign })))
  const steps = places.map(
    (place, at) => (place - places[(at + 11) % 12]! + sentences.length) % sentences.length,
  )
  assert.ok(new Set(steps).size > 6, `${steps}`)
})

test('an answer is dealt with the sentence that it answers, wherever the dealing stands', () => {
  const said = { pool: 'personal-aspects', keys: ['moon', 'friction', 'venus'], shuffleKey: 'leo' } as const
  const answer = { ...said, pool: 'personal-aspect-acts', answers: 'personal-aspects' } as const
  for (let turn = -5; turn < 80; turn++) {
    const place = daySentences(said.pool, said.keys).indexOf(dealSentence(ENGLISH, { ...said, turn }))
    assert.equal(dealSentence(ENGLISH, { ...answer, turn }), daySentences(answer.pool, said.keys)[place])
  }
})

test('the order depends on pool, keys and shuffle key', () => {
  const own = { pool: 'poetic', keys: ['3', 'friction'], shuffleKey: 'leo' } as const
  const sentences = daySentences(own.pool, own.keys)
  for (let turn = 0; turn < 40; turn++) {
    const place = dealt(sentences.length, 'poetic 3 friction leo', turn)
    assert.equal(dealSentence(ENGLISH, { ...own, turn }), sentences[place])
  }
})
