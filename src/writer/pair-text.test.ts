import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ENGLISH } from '../words/en/english.ts'
import { type PairText, pairTextFaults, sentencesInPair, withoutQuotationMarks } from './pair-text.ts'

const said = (text: string) => ({ text, transits: [] })
/** A sentence that keeps the rules and has so many characters. */
const long = (length: number, letter = 'x') => said(`${letter.repeat(length - 1)}.`)

const TEXT: PairText = {
  summary: [said('a'), said('b')],
  sections: [
    { id: 'talking', sentences: [said('c'), said('d')] },
    { id: 'building', sentences: [said('e')] },
  ],
  strengths: [said('f')],
  frictions: [said('g')],
  advice: said('h'),
}

test('a reading of two charts is read from the summary to the advice, and no part is left out', () => {
  assert.equal(
    sentencesInPair(TEXT)
      .map(({ text }) => text)
      .join(''),
    'abcdefgh',
  )
})

test('a summary has 300 to 600 characters, and a section up to 800', () => {
  const isRight = (summary: number, section: number) =>
    pairTextFaults(ENGLISH, {
      ...{ strengths: [], frictions: [], advice: long(20, 'a') },
      summary: [long(summary, 's')],
      sections: [{ id: 'talking', sentences: [long(section, 't')] }],
    }).length === 0
  assert.deepEqual(
    [299, 300, 600, 601].map((length) => isRight(length, 500)),
    [false, true, true, false],
  )
  assert.deepEqual(
    [200, 800, 801].map((length) => isRight(400, length)),
    [true, true, false],
  )
})

test('a sentence may not come twice, nor break a house rule or one of those for two people', () => {
  const faultsOf = (text: string) =>
    pairTextFaults(ENGLISH, {
      ...{ sections: [], strengths: [], frictions: [] },
      summary: [long(400)],
      advice: said(text),
    })
  assert.deepEqual(faultsOf('Ask first.'), [])
  assert.equal(faultsOf(long(400).text).length, 1)
  assert.equal(faultsOf('The universe brought you here.').length, 2)
  assert.match(faultsOf('You two are soulmates.')[0]!, /soulmates/)
  assert.match(faultsOf('They need you.')[0]!, /what goes on in the other/)
  assert.deepEqual(faultsOf('“By when?” you ask.'), [], 'speech has quotation marks')
  assert.equal(withoutQuotationMarks('“By when?” you ask.'), 'By when? you ask.')
})
