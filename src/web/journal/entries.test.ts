import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Entry, fileOf, merged, newEntry, readFile } from './entries.ts'

const entry = (id: string, keptAt: string, note = ''): Entry => ({
  ...newEntry({ title: 'A day', question: '', text: 'Go.', cards: [], address: 'sky/leo' }, keptAt),
  id,
  note,
})
const [first, second] = [entry('1', '2026-11-16T10:00:00Z'), entry('2', '2026-11-17T10:00:00Z')]

test('a file that was written is read again', () => {
  const cards = [{ id: 'ar17', name: 'The Star', isReversed: true, place: 'Present' }]
  const entries = [{ ...first, cards, question: 'Ça va? “…”' }]
  assert.deepEqual(readFile(fileOf(entries)), { entries, fault: '' })
})

test('a broken file gives a sentence and no entries', () => {
  for (const [text, fault] of [
    ['', /damaged/],
    ['{"kind":"augury journal","entr', /damaged/],
    ['[1,2]', /not a journal/],
    ['null', /damaged/],
    ['{"kind":"a shopping list","entries":[]}', /not a journal/],
    [fileOf([first, { ...second, keptAt: 'yesterday' }]), /1 of the 2 entries/],
    [fileOf([{ ...first, cards: [{ id: 'ar17' }] } as unknown as Entry]), /1 of the 1/],
  ] as const) {
    const read = readFile(text)
    assert.deepEqual(read.entries, [], text)
    assert.match(read.fault, fault, text)
  }
})

test('two journals become one, the newest first, and no note is lost to an entry without one', () => {
  const noted = entry('1', first.keptAt, 'It came true.')
  assert.deepEqual(merged([noted], [first, second]), [second, noted])
  assert.deepEqual(merged([first], [noted]), [noted])
})
