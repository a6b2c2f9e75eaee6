import assert from 'node:assert/strict'
import { test } from 'node:test'
import { celticPlace } from './cloth-places.ts'
import { BACK, cardTitle, dealtIn, pictureOf } from './dealt-card.ts'
import { drawEntry } from './draw-entry.ts'
import { isLit } from './light.ts'
import { FIRST_WISH } from './spreads.ts'

type Given = Parameters<typeof dealtIn>[0]

const STAR = { id: 'ar17', name: 'The Star', orientation: 'reversed', keywords: [] }
const PLACED = { ...STAR, meaning: 'Hope.', position: { number: 2, name: 'Present', meaning: 'now' } }

test('the card of the day has a place, and its date as the title', () => {
  const answer = { card: STAR, meaning: 'Hope.', seed_used: 'anonymous_2026-03-21' } as unknown as Given
  const { cards, title, seed, reading } = dealtIn(answer)
  assert.deepEqual(cards, [
    { ...STAR, meaning: 'Hope.', position: { number: 1, name: 'Card of the day', meaning: '' } },
  ])
  assert.equal(title, 'Card of the day, Saturday 21 March 2026')
  assert.deepEqual([seed, reading], ['anonymous_2026-03-21', undefined])
  assert.equal(dealtIn({ ...answer, seed_used: 'mira' } as Given).title, '')
  assert.equal(dealtIn({ ...answer, meaning: null } as unknown as Given).cards[0]!.meaning, '')
})

test('a yes or no has its answer as the title, and says to what each card leans', () => {
  const answer = {
    answer: 'unclear',
    rule: 'One each, so the answer is unclear.',
    cards: [
      { ...STAR, leaning: 'no' },
      { ...STAR, leaning: 'yes' },
      { ...STAR, leaning: 'unclear' },
    ],
    seed_used: 'mira',
  } as unknown as Given
  const { cards, title, rule, seed } = dealtIn(answer)
  assert.deepEqual(
    cards.map(({ position }) => `${position.number} ${position.name}`),
    ['1 Leans to no', '2 Leans to yes', '3 Leans neither way'],
  )
  assert.deepEqual([title, rule, seed], ['Unclear', 'One each, so the answer is unclear.', 'mira'])
})

test('a spread has its own name, its cards, its reading and, if there are any, its patterns', () => {
  const patterns = { majorArcanaCount: 1, reversedCount: 1, keyThemes: [] }
  const answer = {
    spread: { name: 'Simple Cross', description: 'Five cards.' },
    cards: [PLACED],
    reading: { summary: 'All in all.' },
    seed_used: null,
  }
  const dealt = {
    cards: [PLACED],
    title: 'Simple Cross',
    description: 'Five cards.',
    seed: null,
    reading: { summary: 'All in all.' },
  }
  assert.deepEqual(dealtIn(answer as unknown as Given), { ...dealt, patterns: undefined })
  assert.deepEqual(dealtIn({ ...answer, patterns } as unknown as Given), { ...dealt, patterns })
})

test('a card on its head says so; pictures lie below the page, with the version of the deck', () => {
  assert.equal(cardTitle({ name: 'The Star', orientation: 'reversed' }), 'The Star, reversed')
  assert.equal(cardTitle({ name: 'The Star', orientation: 'upright' }), 'The Star')
  assert.match(pictureOf('ar17'), /^cards\/ar17\.svg\?v=\w+$/)
  assert.match(BACK, /^cards\/back\.svg\?v=/)
})

test('the journal keeps a draw by its title, or by its kind where the title is an answer', () => {
  const wish = { ...FIRST_WISH, kind: 'cross', seed: 'other' } as const
  const dealt = {
    cards: [PLACED],
    title: 'Simple Cross',
    description: '',
    seed: 'mira',
    reading: { summary: 'All in all.' },
    patterns: undefined,
  } as unknown as Parameters<typeof drawEntry>[0]
  const entry = drawEntry(dealt, wish, 'What now?')
  assert.deepEqual(entry.cards, [{ id: 'ar17', name: 'The Star', isReversed: true, place: '2. Present' }])
  assert.deepEqual([entry.title, entry.question, entry.text], ['Simple Cross', 'What now?', 'All in all.'])
  assert.match(entry.address, /spread=cross/)
  assert.match(entry.address, /seed=mira/)
  const yesNo = drawEntry(
    { ...dealt, title: 'Yes', rule: 'All of them.', reading: undefined },
    { ...wish, kind: 'yes_no' },
    '',
  )
  assert.deepEqual([yesNo.title, yesNo.text], ['Yes or no', 'All of them.'])
  const { rule: _, ...single } = { ...dealt, title: '', reading: undefined, rule: undefined }
  assert.deepEqual(drawEntry(single, { ...wish, kind: 'daily_card' }, '').text, 'Hope.')
})

test('a sentence that is pointed at is lit alone; a card lights all sentences about it', () => {
  const about = { text: 'It turns.', positions: [2, 3] }
  assert.equal(isLit({ positions: [3] }, about), true)
  assert.equal(isLit({ positions: [4] }, about), false)
  assert.equal(isLit({ positions: [3], sentence: 'Another.' }, about), false)
  assert.equal(isLit({ positions: [], sentence: 'It turns.' }, about), true)
})

test('in the Celtic Cross the second card crosses the first, and the staff is laid from the bottom up', () => {
  const { x, y } = celticPlace(1)
  assert.deepEqual(celticPlace(2), { x, y, isCrossing: true })
  // 3 below, 4 left, 5 above, 6 right of the middle.
  assert.ok(celticPlace(3).y > y && celticPlace(3).x === x)
  assert.ok(celticPlace(4).x < x && celticPlace(4).y === y)
  assert.ok(celticPlace(5).y < y && celticPlace(5).x === x)
  assert.ok(celticPlace(6).x > x && celticPlace(6).y === y)
  const staff = [7, 8, 9, 10].map(celticPlace)
  for (const [at, { x: right, y: height }] of staff.entries()) {
    assert.ok(right > celticPlace(6).x)
    if (at > 0) assert.ok(height < staff[at - 1]!.y)
  }
})
