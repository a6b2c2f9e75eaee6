import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useLayoutEffect } from 'preact/hooks'
import { setGlobals } from '../../../test/browser-globals.ts'
import { renderHook } from '../../../test/hook.ts'
import { fileOf, newEntry } from './entries.ts'
import { storeJournal, useJournal } from './use-journal.ts'

const entry = (title: string) =>
  newEntry({ title, question: '', text: 'Go.', cards: [], address: '' }, '2026-11-18T10:00:00Z')

test('every part of the page that shows the journal hears of a change, here or in another window', async (t) => {
  const stored = new Map([['augury.journal', fileOf([entry('First')])]])
  const target = new EventTarget()
  setGlobals(t, {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
    },
  })
  const use = () => [useJournal(), useJournal()].map((entries) => entries.map(({ title }) => title).join())
  const { current, during, unmount } = await renderHook(t, use, {})
  assert.deepEqual(current(), ['First', 'First'])
  await during(() => storeJournal([entry('Second')]))
  assert.deepEqual(current(), ['Second', 'Second'])
  await during(() => {
    stored.set('augury.journal', fileOf([entry('Third')]))
    target.dispatchEvent(new Event('storage'))
  })
  assert.deepEqual(current(), ['Third', 'Third'])
  unmount()
  storeJournal([entry('Fourth')])
  assert.deepEqual(current(), ['Third', 'Third'])
})

test('a change that comes before the first frame is heard of', async (t) => {
  const stored = new Map<string, string>()
  const ignore = () => undefined
  setGlobals(t, {
    addEventListener: ignore,
    removeEventListener: ignore,
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
    },
  })
  const use = () => {
    const entries = useJournal()
    useLayoutEffect(() => void storeJournal([entry('Typed at once')]), [])
    return entries.map(({ title }) => title)
  }
  const { current } = await renderHook(t, use, {})
  assert.deepEqual(current(), ['Typed at once'])
})

test('a journal that cannot be read is shown as empty', async (t) => {
  const ignore = () => undefined
  const localStorage = { getItem: () => '{"kind":"augury journal"' }
  setGlobals(t, { addEventListener: ignore, removeEventListener: ignore, localStorage })
  const { current } = await renderHook(t, useJournal, {})
  assert.deepEqual(current(), [])
})
