import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileOf, isSame, merged, newEntry, readFile, type StoredEntry } from './entries.ts'

const entry = (id: string, keptAt: string, note = ''): StoredEntry => ({
  ...newEntry({ title: 'A day', question: '', text: 'Go.', cards: [], address: 'sky/leo' }, keptAt),
  id,
  note,
})
const [first, second] = [entry('1', '2026-11-16T10:00:00Z'), entry('2', '2026-11-17T10:00:00Z')]

test('a file that was written is read again', () => {
  const cards = [{ id: 'ar17', name: 'The Star', isReversed: true, place: 'Present' }]
  const entries = [{ ...first, cards, question: 'Ça va? “…”', answer: 'It goes.' }, second]
  assert.deepEqual(readFile(fileOf(entries)), { entries, fault: undefined })
})

test('a broken file gives its fault and no entries', () => {
  for (const [text, fault] of [
    ['', { kind: 'unreadable' }],
    ['{"kind":"augury journal","entr', { kind: 'unreadable' }],
    ['[1,2]', { kind: 'other' }],
    ['null', { kind: 'unreadable' }],
    ['{"kind":"a shopping list","entries":[]}', { kind: 'other' }],
    [fileOf([first, { ...second, keptAt: 'yesterday' }]), { kind: 'damaged', damaged: 1, all: 2 }],
    [fileOf([{ ...first, answer: 1 } as unknown as StoredEntry]), { kind: 'damaged', damaged: 1, all: 1 }],
    [
      fileOf([{ ...first, cards: [{ id: 'ar17' }] } as unknown as StoredEntry]),
      { kind: 'damaged', damaged: 1, all: 1 },
    ],
  ] as const) {
    assert.deepEqual(readFile(text), { entries: [], fault }, text)
  }
})

test('two journals become one, the newest first, and no note is lost to an entry without one', () => {
  const noted = entry('1', first.keptAt, 'It came true.')
  assert.deepEqual(merged([noted], [first, second]), [second, noted])
  assert.deepEqual(merged([first], [noted]), [noted])
})

test('the same draw with another answer is another entry', () => {
  assert.equal(isSame({ ...first, answer: 'Rather yes.' }, { ...second, answer: 'Rather yes.' }), true)
  assert.equal(isSame({ ...first, answer: 'Rather yes.' }, first), false)
})

test('an entry lacks nothing: each text, each member of a card and its date are looked at', () => {
  const card = { id: 'ar17', name: 'The Star', isReversed: true, place: 'Present' }
  const whole = { ...first, cards: [card] }
  assert.equal(readFile(fileOf([whole])).fault, undefined)
  const broken: object[] = [
    ...['id', 'title', 'question', 'text', 'note', 'address'].map((name) => ({ ...whole, [name]: 1 })),
    ...['id', 'name', 'place', 'isReversed'].map((name) => ({ ...whole, cards: [{ ...card, [name]: 1 }] })),
    { ...whole, keptAt: 'yesterday' },
    { ...whole, cards: 'ar17' },
    { ...whole, cards: [null] },
    { ...whole, cards: ['ar17'] },
  ]
  for (const entry of broken)
    assert.deepEqual(
      readFile(fileOf([entry as StoredEntry])),
      { entries: [], fault: { kind: 'damaged', damaged: 1, all: 1 } },
      JSON.stringify(entry),
    )
})

test('a file names its kind and its version', () => {
  assert.deepEqual(JSON.parse(fileOf([])), { kind: 'augury journal', version: 1, entries: [] })
})
