import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cardWithId } from './deck.ts'
import type { PlaceKind } from './spreads.ts'
import { type LaidCard, suitRelation, type ToneOf, threadsOf } from './threads.ts'

/** `cu02r present`: the Two of Cups, reversed, in the present; without a kind the place is open. */
const lay = (...cards: string[]): LaidCard[] =>
  cards.map((text, at) => {
    const [id, kind = 'open'] = text.split(' ')
    const isReversed = id!.endsWith('r')
    const card = cardWithId(isReversed ? id!.slice(0, -1) : id!)!
    return { card, orientation: isReversed ? 'reversed' : 'upright', kind: kind as PlaceKind, number: at + 1 }
  })

/** Here what lies reversed is hard, whatever a language says of it. */
const toneOf: ToneOf = ({ orientation }) => (orientation === 'reversed' ? 'hard' : 'kind')

const kindsIn = (...cards: string[]) => threadsOf(lay(...cards), toneOf).map(({ kind }) => kind)
const find = (kind: string, ...cards: string[]) =>
  threadsOf(lay(...cards), toneOf).find((thread) => thread.kind === kind)

test('a thread of an ace and a ten has the ace first', () => {
  const thread = find('ace_and_ten', 'sw10', 'cu05r', 'waac')
  assert.deepEqual(
    thread?.cards.map(({ card }) => card.id),
    ['waac', 'sw10'],
  )
  assert.ok(!kindsIn('sw10', 'cu05r', 'wa02').includes('ace_and_ten'))
})

test('equal numbers count among the minor arcana only, the most frequent first', () => {
  const numbers = threadsOf(lay('wa03', 'cu03', 'sw05', 'pe05', 'wa05', 'ar05'), toneOf).filter(
    ({ kind }) => kind === 'number',
  )
  assert.deepEqual(
    numbers.map((thread) => 'number' in thread && [thread.number, thread.cards.length]),
    [
      [5, 3],
      [3, 2],
    ],
  )
})

test('two of five majors are many, one is not, and none in five is worth a word', () => {
  assert.ok(kindsIn('ar01', 'ar02', 'cu03', 'sw04', 'pe05').includes('many_majors'))
  assert.ok(!kindsIn('ar01', 'wa02', 'cu03', 'sw04', 'pe05').some((kind) => kind.endsWith('majors')))
  assert.ok(kindsIn('waac', 'wa02', 'cu03', 'sw04', 'pe05').includes('no_majors'))
  assert.ok(!kindsIn('waac', 'cu03', 'sw04', 'pe05').includes('no_majors'))
  assert.ok(!kindsIn('ar01', 'ar02', 'cu03', 'sw04').includes('many_majors'))
})

test('suits are not counted: two of three, or a suit that is missing, are no thread', () => {
  assert.deepEqual(kindsIn('cu02r', 'cu05r', 'ar03r'), ['many_hard'])
  assert.deepEqual(kindsIn('ar01', 'wa03', 'wa06', 'sw05', 'sw07', 'cu02', 'cu04r'), ['kind_to_hard'])
})

test('eight hard cards of ten are a thread, seven are not, and none is a thread of its own', () => {
  const ids = ['ar01', 'ar02', 'wa03', 'wa02', 'wa04', 'sw05', 'sw07', 'cu02', 'cu04', 'cu06']
  const reversed = (count: number) => ids.map((id, at) => (at < count ? `${id}r` : id))
  assert.ok(kindsIn(...reversed(8)).includes('many_hard'))
  assert.ok(!kindsIn(...reversed(7)).includes('many_hard'))
  assert.ok(kindsIn(...ids).includes('all_kind'))
})

test('a spread gets lighter when its first card is hard and its last kind, and harder the other way round', () => {
  assert.ok(kindsIn('cu02r', 'ar05', 'wa03').includes('hard_to_kind'))
  assert.ok(kindsIn('cu02', 'ar05', 'wa03r').includes('kind_to_hard'))
  assert.deepEqual(
    find('hard_to_kind', 'cu02r', 'ar05', 'wa03')?.cards.map(({ card }) => card.id),
    ['cu02', 'wa03'],
    'from the first card to the last',
  )
  assert.ok(
    !kindsIn('cu02', 'ar05r', 'wa03').some((kind) => kind === 'hard_to_kind' || kind === 'kind_to_hard'),
  )
})

test('only a place where a story can end makes it lighter or harder', () => {
  for (const kind of ['outcome', 'near_future', 'open'])
    assert.ok(kindsIn('cu02r', 'ar05', `wa03 ${kind}`).includes('hard_to_kind'), kind)
  for (const kind of ['bond', 'advice', 'spirit', 'strength'])
    assert.ok(!kindsIn('cu02r', 'ar05', `wa03 ${kind}`).includes('hard_to_kind'), kind)
})

test('heart and challenge stand to each other as their elements do', () => {
  const relation = (heart: string, against: string) => {
    const thread = find('elements', `${heart} present`, `${against} challenge`)
    return thread && 'relation' in thread ? thread.relation : undefined
  }
  assert.equal(relation('wa02', 'wa05'), 'same')
  assert.equal(relation('wa02', 'sw05'), 'friends')
  assert.equal(relation('cu02', 'pe05'), 'friends')
  assert.equal(relation('wa02', 'cu05'), 'strangers')
  assert.equal(relation('sw02', 'pe05'), 'strangers')
  assert.equal(relation('wa02', 'pe05'), undefined)
  assert.equal(relation('wa02', 'sw05r'), undefined)
  assert.equal(relation('wa02r', 'sw05'), undefined)
  assert.equal(relation('ar02', 'pe05'), undefined)
  assert.equal(suitRelation('pentacles', 'wands'), null)
  // Of two hearts, or two challenges, the first counts.
  const two = find('elements', 'wa02 present', 'cu02 present', 'sw05 challenge', 'wa05 challenge')
  assert.deepEqual(
    two?.cards.map(({ card }) => card.id),
    ['wa02', 'sw05'],
  )
})

test('threads come in the order of docs/spreads.md', () => {
  const cards = [
    'cuac present',
    'cuqu challenge',
    'sw10',
    'cukn',
    'ar01',
    'ar02',
    'wa10',
    'cu03',
    'ar05',
    'ar04r',
  ]
  assert.deepEqual(kindsIn(...cards), [
    'ace_and_ten',
    'number',
    'many_majors',
    'courts',
    'elements',
    'kind_to_hard',
  ])
})

test('two court cards are people with a say', () => {
  assert.ok(kindsIn('cuqu', 'ar01', 'swkn').includes('courts'))
  assert.ok(!kindsIn('cuqu', 'ar01', 'sw09').includes('courts'))
})

test('of groups of one size the lowest number comes first', () => {
  const numbers = threadsOf(lay('wa09', 'cu09', 'sw04', 'pe04'), toneOf).filter(
    ({ kind }) => kind === 'number',
  )
  assert.deepEqual(
    numbers.map((thread) => 'number' in thread && thread.number),
    [4, 9],
  )
})

test('of several aces and tens the first of each make a thread', () => {
  assert.deepEqual(
    find('ace_and_ten', 'cuac', 'wa10', 'waac', 'cu10')?.cards.map(({ card }) => card.id),
    ['cuac', 'wa10'],
  )
})

test('what a number stands for is a thread only if all cards of that number lie upright', () => {
  assert.ok(find('number', 'wa10', 'cu10', 'ar01'))
  assert.equal(find('number', 'wa10', 'cu10r', 'ar01'), undefined)
  assert.equal(find('number', 'wa10', 'sw10', 'cu10r'), undefined)
  assert.ok(find('ace_and_ten', 'cuac', 'wa10', 'ar01'))
  assert.equal(find('ace_and_ten', 'cuac', 'wa10r', 'ar01'), undefined)
})

test('one card is never many, two are, and two cards get neither lighter nor harder', () => {
  assert.deepEqual(kindsIn('ar01r'), [])
  assert.deepEqual(kindsIn('ar01r', 'ar02r'), ['many_hard'])
  assert.deepEqual(kindsIn('wa02r', 'cu03'), [])
})
