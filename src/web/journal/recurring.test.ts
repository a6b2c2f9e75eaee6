import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newEntry, type StoredEntry } from './entries.ts'
import { recurringIn, strongestSuit } from './recurring.ts'

const entryOf = (day: string, ...ids: readonly string[]): StoredEntry =>
  newEntry(
    {
      title: 'A draw',
      question: '',
      text: 'Go.',
      cards: ids.map((id, at) => ({ id, name: `Card ${id}`, isReversed: at === 1, place: `${at}` })),
      address: '',
    },
    `${day}T12:00:00Z`,
  )
const recurring = (entries: readonly StoredEntry[], today = '2026-11-18') =>
  recurringIn(entries, today, 'UTC')
const ENTRIES = [
  entryOf('2026-11-02', 'ar17', 'cu02', 'cu10'),
  entryOf('2026-09-30', 'ar17', 'wa03', 'cu02'),
  entryOf('2026-09-01', 'ar17'),
]

test('cards that came at least twice are listed, the most frequent first', () => {
  assert.deepEqual(recurring(ENTRIES)?.cards, [
    { id: 'ar17', name: 'Card ar17', times: 3 },
    { id: 'cu02', name: 'Card cu02', times: 2 },
  ])
})

test('suits are counted by month, from the first with a card to this one; an empty month stays', () => {
  const none = { majors: 0, wands: 0, cups: 0, swords: 0, pentacles: 0 }
  const { months, totals, all } = recurring(ENTRIES)!
  assert.deepEqual(months, [
    { month: '2026-09', counts: { ...none, majors: 2, wands: 1, cups: 1 }, all: 4 },
    { month: '2026-10', counts: none, all: 0 },
    { month: '2026-11', counts: { ...none, majors: 1, cups: 2 }, all: 3 },
  ])
  assert.deepEqual(totals, { ...none, majors: 3, wands: 1, cups: 3 })
  assert.equal(all, 7)
})

test('each card is counted in its suit', () => {
  const { totals } = recurring([entryOf('2026-11-02', 'sw05', 'sw10', 'sw02', 'pe05', 'pe06', 'wa02')])!
  assert.deepEqual(totals, { majors: 0, wands: 1, cups: 0, swords: 3, pentacles: 2 })
})

test('of a long journal the last twelve months are shown, and what is older is not counted', () => {
  const { months, all } = recurring([
    ...ENTRIES,
    entryOf('2025-12-01', 'sw05'),
    entryOf('2025-11-30', 'pe05'),
  ])!
  assert.deepEqual([months[0]?.month, months.length, all], ['2025-12', 12, 8])
})

test('two cards say nothing, and days without cards neither', () => {
  assert.equal(recurring([entryOf('2026-11-02', 'ar17', 'ar17'), entryOf('2026-11-01')]), undefined)
  assert.equal(recurring([]), undefined)
})

test('a suit is the strongest only if no other came as often', () => {
  assert.equal(strongestSuit(recurring(ENTRIES)!), undefined)
  assert.equal(strongestSuit(recurring([...ENTRIES, entryOf('2026-11-03', 'cu05')])!), 'cups')
})
