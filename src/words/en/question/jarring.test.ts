import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { asked } from '../../../../test/asked.ts'
import { isJarring, isJarringAct } from './jarring.ts'
import { allTagsIn, tagsIn } from './tags.ts'

/** Every text in the files of a language. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test('a text without a marker has no tag', () => {
  const texts = globSync('data/en/{deck,places,spreads,answers}/*.json').flatMap((path) =>
    textsIn(JSON.parse(readFileSync(path, 'utf8'))),
  )
  assert.ok(texts.length > 8000)
  for (const text of texts) assert.deepEqual(tagsIn(text), allTagsIn(text), text)
})

test('what a text speaks of is found by its words', () => {
  assert.deepEqual(tagsIn('Celebrate with those who helped.'), ['celebration'])
  assert.deepEqual(tagsIn('Answer the letter at once.'), ['hurry'])
  assert.deepEqual(tagsIn('Stop pretending, it is your own fault.'), ['blame'])
  assert.deepEqual(tagsIn('Ask a colleague at the office.'), ['work'])
  assert.deepEqual(tagsIn('Your partner would like a kiss.'), ['partner'])
  assert.deepEqual(tagsIn('Count the money in the bank.'), ['money'])
  assert.deepEqual(tagsIn('The Fool and the Lovers meet the Wheel of Fortune.'), [])
})

test('what is denied is not said', () => {
  for (const text of [
    'Nobody has to be cheerful for it.',
    'It comes in waves, and needs no excuse.',
    'Nothing in this is in a hurry.',
    'It isn’t your fault.',
    'Much came at once.',
  ])
    assert.deepEqual(tagsIn(text), [], text)
})

test('a feast jars in the quiet register and under a loss, and not with an ordinary question', () => {
  const text = 'Dance, and toast the harvest.'
  assert.equal(isJarring(text, { question: asked({ topic: 'work' }) }), false)
  assert.equal(isJarring(text, { question: asked({ topic: 'work', register: 'quiet' }) }), true)
  assert.equal(isJarring(text, { question: asked({ topic: 'loss' }) }), true)
  assert.equal(isJarring(text, { question: asked({ grave: 'law', register: 'grave' }) }), true)
})

test('to get in touch is no advice where somebody may want silence, or where no card can look', () => {
  const text = 'Ring them, and say what you noticed.'
  const jars = (question: Parameters<typeof asked>[0]) => isJarringAct(text, { question: asked(question) })
  assert.equal(jars({ topic: 'love', about: 'us' }), true)
  assert.equal(jars({ topic: 'work', ask: 'hidden' }), true)
  assert.equal(jars({ topic: 'friendship', about: 'us' }), false)
  assert.equal(jars({ topic: 'love' }), false)
})
