import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { useLayoutEffect } from 'preact/hooks'
import { setGlobals } from '../../../test/browser-globals.ts'
import { renderHook } from '../../../test/hook.ts'
import { NO_BIRTH } from './birth-list.ts'
import { chooseBirth, chooseSecond, chooseSign, forgetBirth, saveBirth, useBirths } from './births.ts'

const LISBON = {
  ...NO_BIRTH,
  date: '1990-02-05',
  time: '23:40',
  latitude: '38.72',
  longitude: '-9.14',
  timezone: 'Europe/Lisbon',
}
const KEY = 'augury.births'

/** A browser that keeps values, and what it has. */
function browser(t: TestContext, before: Record<string, unknown> = {}) {
  const storage = new Map(Object.entries(before).map(([key, value]) => [key, JSON.stringify(value)]))
  const deleted: string[] = []
  setGlobals(t, {
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    },
    caches: { delete: async (name: string) => deleted.push(name) },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  return { storage, deleted }
}

test('what one room saves or chooses, every other one has at once', async (t) => {
  const { storage } = browser(t)
  const [one, other] = [await renderHook(t, useBirths, {}), await renderHook(t, useBirths, {})]
  assert.equal(one.current().birth, undefined)
  let id = ''
  await one.during(() => {
    id = saveBirth(LISBON)
    saveBirth({ ...LISBON, date: '2001-01-01', name: 'Mira' })
  })
  assert.equal(other.current().birth?.date, '1990-02-05')
  const before = other.current().birth
  await other.during(() => chooseBirth('2'))
  assert.equal(one.current().birth?.name, 'Mira')
  await other.during(() => chooseBirth(id))
  // The same object as long as nothing of it has changed: a room asks anew only for another one.
  assert.equal(one.current().birth, before)
  assert.equal(JSON.parse(storage.get(KEY)!).births.length, 2)
})

test('the birth of before is moved, and is there under its old key no longer', async (t) => {
  const { storage } = browser(t, { 'augury.birth': LISBON })
  const hook = await renderHook(t, useBirths, {})
  assert.equal(hook.current().birth?.timezone, 'Europe/Lisbon')
  assert.deepEqual([...storage.keys()], [KEY])
})

test('a forgotten birth leaves nothing, and takes along the answers that were kept for the time without a network', async (t) => {
  const { storage, deleted } = browser(t, {
    [KEY]: { births: [{ id: '1', name: '', ...LISBON }], chosen: '1' },
  })
  const hook = await renderHook(t, useBirths, {})
  await hook.during(() => forgetBirth('1'))
  assert.equal(hook.current().birth, undefined)
  assert.equal(storage.size, 0)
  assert.deepEqual(deleted, ['augury-readings'])
})

test('a sign is kept without a birth, until it is taken back', async (t) => {
  const { storage } = browser(t)
  const hook = await renderHook(t, useBirths, {})
  await hook.during(() => chooseSign('leo'))
  assert.equal(hook.current().sign, 'leo')
  assert.equal(JSON.parse(storage.get(KEY)!).sign, 'leo')
  await hook.during(() => chooseSign(''))
  assert.equal(storage.size, 0)
})

test('a browser that stores nothing has the births as long as the page is open', async (t) => {
  const denied = () => {
    throw new Error('denied')
  }
  setGlobals(t, {
    localStorage: { getItem: denied, setItem: denied, removeItem: denied },
    console: { ...console, info: () => undefined },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  const hook = await renderHook(t, useBirths, {})
  await hook.during(() => saveBirth(LISBON))
  const another = await renderHook(t, useBirths, {})
  assert.equal(another.current().birth?.date, '1990-02-05')
})

test('what is saved while a room is being built is there when it is', async (t) => {
  browser(t)
  const useSaving = () => {
    useLayoutEffect(() => void saveBirth(LISBON), [])
    return useBirths()
  }
  const { current } = await renderHook(t, useSaving, {})
  assert.equal(current().birth?.date, '1990-02-05')
})

test('another window of the page may change the births', async (t) => {
  const { storage } = browser(t)
  const page = new EventTarget()
  setGlobals(t, {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  })
  const { current, during, unmount } = await renderHook(t, useBirths, {})
  const elsewhere = { births: [{ id: '7', name: 'Mira', ...LISBON }], chosen: '7', second: '', sign: '' }
  await during(() => {
    storage.set(KEY, JSON.stringify(elsewhere))
    page.dispatchEvent(new Event('storage'))
  })
  assert.equal(current().birth?.name, 'Mira')
  unmount()
})

test('nobody chooses a birth that is not kept, and the second of two people may be anybody', async (t) => {
  browser(t)
  const { current, during } = await renderHook(t, useBirths, {})
  let id = ''
  await during(() => {
    id = saveBirth(LISBON)
    chooseBirth('none')
    chooseSecond('none')
  })
  assert.deepEqual([current().chosen, current().second], [id, 'none'])
  await during(() => saveBirth({ ...LISBON, name: 'Ana' }, id))
  assert.deepEqual([current().births.length, current().birth?.name], [1, 'Ana'])
})
