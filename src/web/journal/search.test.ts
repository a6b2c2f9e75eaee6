import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newEntry, type StoredEntry } from './entries.ts'
import { dayOfEntry, foundEntries, journalMonths, onThisDay, yearsSince } from './search.ts'

const entry = (keptAt: string, rest: Partial<StoredEntry> = {}): StoredEntry => ({
  ...newEntry({ title: 'A day', question: '', text: 'Go.', cards: [], address: '' }, keptAt),
  ...rest,
})
const star = { id: 'ar17', name: 'The Star', isReversed: false, place: '1' }
const dance = entry('2026-03-21T11:00:00Z', { question: 'Shall we dance?', cards: [star] })
const cafe = entry('2026-03-20T11:00:00Z', { note: 'At the Café, late; we started.', answer: 'Rather yes.' })
const found = (searched: string) =>
  foundEntries([dance, cafe], searched, (one) => (one === dance ? '21 March 2026' : '20 March 2026'))

test('entries are found by question, card, answer, note and date, by beginnings of words, whatever their case and accents', () => {
  for (const [searched, expected] of [
    ['', [dance, cafe]],
    ['  ', [dance, cafe]],
    ['DANC', [dance]],
    ['star shall', [dance]],
    ['star', [dance, cafe]],
    ['cafe', [cafe]],
    ['rather', [cafe]],
    ['20 march', [cafe]],
    ['march', [dance, cafe]],
    ['ance', []],
    ['star zebra', []],
    ['the star', [dance]],
  ] as const)
    assert.deepEqual(found(searched), expected, searched)
})

test('an entry belongs to the date and the month where the visitor is, the newest month first', () => {
  const atMidnight = entry('2026-03-31T22:30:00Z')
  assert.equal(dayOfEntry(atMidnight, 'Europe/Berlin'), '2026-04-01')
  assert.equal(dayOfEntry(atMidnight, 'UTC'), '2026-03-31')
  assert.deepEqual(journalMonths([dance, atMidnight, cafe], 'Europe/Berlin'), [
    { month: '2026-04', entries: [atMidnight] },
    { month: '2026-03', entries: [dance, cafe] },
  ])
})

test('on a day the journal has what was kept on that date in earlier years, and not what was kept today', () => {
  const [today, ayear, two, other] = ['2026-11-18', '2025-11-18', '2024-11-18', '2025-11-17'].map((day) =>
    entry(`${day}T12:00:00Z`),
  ) as [StoredEntry, StoredEntry, StoredEntry, StoredEntry]
  assert.deepEqual(onThisDay([today, ayear, two, other], '2026-11-18', 'UTC'), [ayear, two])
  assert.equal(yearsSince(ayear, '2026-11-18', 'UTC'), 1)
  assert.equal(yearsSince(two, '2026-11-18', 'UTC'), 2)
})

test('29 February comes again on the 28th, except in leap years', () => {
  const leapDay = entry('2024-02-29T12:00:00Z')
  assert.deepEqual(onThisDay([leapDay], '2025-02-28', 'UTC'), [leapDay])
  assert.deepEqual(onThisDay([leapDay], '2028-02-28', 'UTC'), [])
  assert.deepEqual(onThisDay([leapDay], '2028-02-29', 'UTC'), [leapDay])
})
