import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setGlobals } from '../../../test/browser-globals.ts'
import { isSame, newEntry, readFile, type StoredEntry } from './entries.ts'
import { storeJournal } from './use-journal.ts'

const draft = { title: 'A day', question: '', text: 'Go.', cards: [], address: '' }
const entry: StoredEntry = newEntry(draft, '2026-11-18T10:00:00Z')

function browserWith(t: TestContext, room: number): Map<string, string> {
  const storage = new Map<string, string>()
  const localStorage = {
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
      storage.set(key, text)
    },
    removeItem: (key: string) => storage.delete(key),
  }
  setGlobals(t, { localStorage })
  return storage
}

test('the journal is kept as a file of its own, and an empty one is not kept at all', (t) => {
  const storage = browserWith(t, 10_000)
  assert.equal(storeJournal([entry]), true)
  assert.deepEqual([...storage.keys()], ['augury.journal'])
  assert.deepEqual(readFile(storage.get('augury.journal')!), { entries: [entry], fault: undefined })
  assert.equal(storeJournal([]), true)
  assert.equal(storage.size, 0)
})

test('storing fails in a browser without room, and what was stored stays', (t) => {
  const storage = browserWith(t, 500)
  storeJournal([entry])
  const before = new Map(storage)
  assert.equal(before.size, 1)
  assert.equal(storeJournal([entry, { ...entry, note: 'x'.repeat(500) }]), false)
  assert.deepEqual(storage, before)
})

test('a reading is in the journal if title, question and text are the same, whatever was noted', () => {
  assert.equal(isSame({ ...entry, note: 'It came true.' } as StoredEntry, draft), true)
  for (const change of [{ title: 'Another day' }, { question: 'Shall I?' }, { text: 'Stay.' }])
    assert.equal(isSame(entry, { ...draft, ...change }), false)
  assert.notEqual(newEntry(draft, entry.keptAt).id, entry.id)
})
