import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languageFaults, MACHINE_TALK, mended, plainFaults, withCurlyApostrophes } from './plain-english.ts'

test('slips of a language model that have one cure are mended', () => {
  const cures: [written: string, mended: string][] = [
    ['The day is gray — and long.', 'The day is grey, and long.'],
    ['Color, favor and honor your neighbor.', 'Colour, favour and honour your neighbour.'],
    [
      'You realize it, you organize it, you recognize it.',
      'You realise it, you organise it, you recognise it.',
    ],
    ['Stay centered, in the center of things.', 'Stay centred, in the centre of things.'],
    ['Wait... there is more!', 'Wait, there is more.'],
    ['So it ends…', 'So it ends.'],
    ['“Quoted”  twice   spaced.', 'Quoted twice spaced.'],
    ['An honorary laboratory in Colorado.', 'An honorary laboratory in Colorado.'],
  ]
  for (const [written, expected] of cures) assert.equal(mended(written), expected)
})

test('the error for a text that is no prose says what it looks like', () => {
  const like = ['has a mark without a space after it, like a link']
  const list = ['begins like a list']
  const faults: [text: string, faults: string[]][] = [
    ['Look at https then.', ['has a link']],
    ['Look at WWW then.', ['has a link']],
    ['Look at example.com then.', like],
    ['Wait;then go.', like],
    ['1. Wait.', list],
    ['2) Wait.', ['is not plain text']],
    [' - Wait.', list],
    ['1. See example.com or https.', [...like, ...list, 'has a link']],
    ['Wait *here*.', ['is not plain text']],
    ['Wait until 7:30, or 7.30, with 1,000 steps.', []],
    ["It's late, isn't it? Ça va.", []],
    ['Two: wait, and go; then rest.', []],
  ]
  for (const [text, expected] of faults) assert.deepEqual(plainFaults(text), expected, text)
})

test('a text of six words or more needs more English words than foreign ones', () => {
  const isNot = ['is not English']
  assert.deepEqual(languageFaults('Luna roja sobre piedra blanca'), [])
  assert.deepEqual(languageFaults('Luna roja sobre piedra blanca lejana'), isNot)
  assert.deepEqual(languageFaults('Luna roja sobre piedra blanca today'), [])
  assert.deepEqual(languageFaults('Luna roja la piedra blanca today'), isNot)
  assert.deepEqual(languageFaults('Luna roja la piedra here today'), [])
})

test('a model that speaks of itself or of its task is noticed, and a reader’s answer is not', () => {
  for (const text of [
    'As an AI, I wait.',
    'Certainly, here it comes.',
    'Here is your horoscope.',
    "I'm sorry, but wait.",
    'The transit is exact.',
    'Seen through the lens of Mars.',
  ])
    assert.match(text, MACHINE_TALK)
  for (const text of ['You are certainly late.', 'Here is the bus.', 'Say that you are sorry.'])
    assert.doesNotMatch(text, MACHINE_TALK)
})

test('a text is printed with curly apostrophes, and a quoted word between single marks', () => {
  assert.equal(
    withCurlyApostrophes("It's 'so', the neighbours' cat isn't 7's."),
    'It’s ‘so’, the neighbours’ cat isn’t 7’s.',
  )
})

test('a text is mended mark by mark, and its ends are trimmed', () => {
  const cures: [written: string, mended: string][] = [
    ['It’s ‘so’.', "It's 'so'."],
    ['One - two – three.', 'One, two, three.'],
    ['Wait.... Then go!!', 'Wait. Then go.'],
    ['  Two\n lines ', 'Two lines'],
    ['Cafe\u0301.', 'Caf\u00e9.'],
    ['Gray, a Center, centering.', 'Grey, a Centre, centring.'],
  ]
  for (const [written, expected] of cures) assert.equal(mended(written), expected)
})
