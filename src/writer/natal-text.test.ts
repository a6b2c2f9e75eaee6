import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ENGLISH } from '../words/en/english.ts'
import { type NatalText, natalFaults, repeatedIn, sectionProse, sentencesInNatal } from './natal-text.ts'

const said = (text: string) => ({ text, transits: [] })

const TEXT: NatalText = {
  portrait: [said('a'), said('b')],
  sections: [
    { id: 'mind', paragraphs: [[said('c'), said('d')], [said('e')]] },
    { id: 'love', paragraphs: [[said('f')]] },
  ],
  tensions: [said('g'), said('h')],
}

test('a natal reading is read from portrait to tensions, and no part is left out', () => {
  const texts = sentencesInNatal(TEXT).map(({ text }) => text)
  assert.equal(texts.join(''), 'abcdefgh')
})

test('the paragraphs of a section are set apart by an empty line', () => {
  assert.equal(sectionProse(TEXT.sections[0]!), 'c d\n\ne')
})

test('a repeated sentence is found in whatever passage and spelling, each time it comes again', () => {
  const passages = [
    said('You wait. You begin, late!'),
    said('Why wait? You begin late.'),
    said('You wait. It is yours.'),
  ]
  assert.deepEqual(repeatedIn(passages), ['“You begin late.” is told twice', '“You wait.” is told twice'])
  assert.deepEqual(repeatedIn([said('You wait. You wait. You wait.')]), [
    '“You wait.” is told twice',
    '“You wait.” is told twice',
  ])
  assert.deepEqual(repeatedIn(passages.slice(0, 1)), [])
})

test('the faults of a reading are its lengths, its repeated sentences, and what no text may say', () => {
  const long = (length: number) => said(`${'x'.repeat(length - 1)}.`)
  const faulty = 'The universe has plans for you.'
  const text: NatalText = {
    portrait: [long(899)],
    sections: [
      { id: 'mind', paragraphs: [[long(600)], [long(599)]] },
      { id: 'love', paragraphs: [[long(179)]] },
      { id: 'work', paragraphs: [[long(500)]] },
    ],
    tensions: [said(faulty), said(faulty)],
  }
  const [portrait, mind, love, repeated, ...rest] = natalFaults(ENGLISH, text)
  assert.equal(portrait, 'portrait has 899 characters, not 900 to 1500')
  assert.equal(mind, 'mind has 1201 characters, not 180 to 1200')
  assert.equal(love, 'love has 179 characters, not 180 to 1200')
  assert.equal(repeated, `“${faulty}” is told twice`)
  assert.equal(rest.length, 2)
  for (const fault of rest) assert.match(fault, /^“The universe has plans for you.” /)
})
