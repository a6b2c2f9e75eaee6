import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadPage } from '../../../test/page-components.ts'

const { h, renderToString, exported } = await loadPage(['spread/question-line.tsx'], (english) => english)
const WISH = {
  kind: 'past_present_future',
  theme: 'general',
  seed: 'mira',
  places: [],
  isByHand: false,
  hand: '',
}
const line = (wish: object, question: string) =>
  renderToString(
    h(exported.QuestionLine, { wish: { ...WISH, ...wish }, question, onChange: () => undefined }),
  )
/** Its parts, and what the button says. */
const read = (html: string) => [
  [...html.matchAll(/<(?:b|span)(?: [^>]*)?>([^<]*)</g)].map(([, text]) => text),
  /aria-label="([^"]*)"/.exec(html)![1],
]

test('what was asked is one line: the spread, the theme if one was chosen, and the question', () => {
  assert.deepEqual(read(line({}, '')), [['Past, present, future'], 'Change: Past, present, future'])
  assert.deepEqual(read(line({ theme: 'love' }, 'Will I get the flat?')), [
    ['Past, present, future', 'Love', '“Will I get the flat?”'],
    'Change: Past, present, future · Love · “Will I get the flat?”',
  ])
})

test('cards that were drawn by hand are said to be so, where the spread allows it', () => {
  assert.deepEqual(read(line({ isByHand: true, kind: 'cross' }, ''))[0], ['Simple Cross', 'Drawn by hand'])
  assert.deepEqual(read(line({ isByHand: true, kind: 'yes_no' }, ''))[0], ['Yes or no'])
})
