import assert from 'node:assert/strict'
import { test } from 'node:test'
import { membersOf, type NatalReading, readingParagraphs } from './reading.ts'

const sentence = (letter: string, length: number) => `${letter.repeat(length - 1)}.`

test('a portrait is set in paragraphs that end where one of its parts does', () => {
  const lengths = [170, 160, 110, 120, 150, 160, 90]
  const sources = lengths.map((length, index) => ({
    text: sentence('abcdefg'[index]!, length),
    facts: [`fact-${index}`],
  }))
  const text = sources.map((source) => source.text).join(' ')
  const paragraphs = readingParagraphs({ text, sources })
  assert.deepEqual(
    paragraphs.map((parts) => parts.map(({ source }) => source!.facts[0])),
    [['fact-0', 'fact-1', 'fact-2'], ['fact-3', 'fact-4', 'fact-5'], ['fact-6']],
  )
  const words = paragraphs.map((parts) => parts.map((part) => part.text).join(' '))
  assert.equal(words.join(' '), text, 'nothing is lost')
})

test('a paragraph ends with the part that brings it to 400 characters', () => {
  const paragraphs = (first: number) => {
    const sources = [first, 10].map((length, at) => ({ text: sentence('ab'[at]!, length), facts: [] }))
    return readingParagraphs({ text: sources.map(({ text }) => text).join(' '), sources }).length
  }
  assert.deepEqual([399, 400].map(paragraphs), [1, 2])
})

test('a sentence without a source is part of the text, too', () => {
  const sources = [{ text: 'You think.', facts: ['sun-in-aquarius'] }]
  assert.deepEqual(readingParagraphs({ text: 'You think. So it goes.', sources }), [
    [
      { text: 'You think.', source: sources[0] },
      { text: 'So it goes.', source: undefined },
    ],
  ])
})

test('a pattern has its planets, by its id, and what is no pattern has none', () => {
  const patterns = [
    { id: 'grand-trine-1', planets: ['sun', 'moon', 'mars'] },
    { id: 't-square-1', planets: ['venus', 'mars', 'saturn'] },
  ]
  const planetsOf = membersOf({ patterns } as unknown as NatalReading)
  assert.deepEqual(planetsOf('t-square-1'), ['venus', 'mars', 'saturn'])
  assert.deepEqual(planetsOf('sun-in-leo'), [])
  assert.deepEqual(membersOf({} as NatalReading)('t-square-1'), [])
})
