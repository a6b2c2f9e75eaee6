import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setGlobals } from '../../../test/browser-globals.ts'
import { renderHook } from '../../../test/hook.ts'
import { NO_BIRTH } from '../state/birth-list.ts'
import { chooseBirth } from '../state/births.ts'
import { useSecondBirth } from './second-birth.ts'

const KEY = 'augury.births'
const LIMA = {
  ...NO_BIRTH,
  date: '1985-11-02',
  isTimeUnknown: true,
  place: 'Lima, Peru',
  latitude: '-12.04',
  longitude: '-77.03',
  timezone: 'America/Lima',
}
const OWN = { id: '1', name: '', ...LIMA, date: '1990-02-05' }
const MIRA = { id: '2', name: 'Mira', ...LIMA }

/** A browser that keeps values, and what it has. */
function browser(t: TestContext, births: object): Map<string, string> {
  const storage = new Map([[KEY, JSON.stringify(births)]])
  setGlobals(t, {
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  return storage
}

const storedDates = (storage: Map<string, string>) =>
  (JSON.parse(storage.get(KEY)!).births as { date: string }[]).map(({ date }) => date)

test('the other one is kept nowhere unless it is asked for, and then among the births of the browser', async (t) => {
  const storage = browser(t, { births: [OWN], chosen: '1' })
  const hook = await renderHook(t, useSecondBirth, {})
  await hook.during(() => hook.current().change(LIMA))
  await hook.during(() => hook.current().keep())
  assert.equal(hook.current().birth.date, '1985-11-02')
  assert.equal(hook.current().id, '')
  assert.deepEqual(storedDates(storage), ['1990-02-05'])
  await hook.during(() => hook.current().keepLater(true))
  await hook.during(() => hook.current().keep())
  assert.equal(hook.current().id, '2')
  assert.deepEqual(storedDates(storage), ['1990-02-05', '1985-11-02'])
})

test('the chosen birth cannot be the second one, too', async (t) => {
  browser(t, { births: [OWN, MIRA], chosen: '1', second: '2' })
  const hook = await renderHook(t, useSecondBirth, {})
  assert.equal(hook.current().birth.name, 'Mira')
  assert.deepEqual(
    hook.current().others.map(({ id }) => id),
    ['2'],
  )
  await hook.during(() => chooseBirth('2'))
  assert.equal(hook.current().id, '')
  assert.deepEqual(hook.current().birth, NO_BIRTH)
})

test('forgotten the other one is gone from the form and from the browser', async (t) => {
  const storage = browser(t, { births: [OWN, MIRA], chosen: '1', second: '2' })
  const hook = await renderHook(t, useSecondBirth, {})
  await hook.during(() => hook.current().forget())
  assert.deepEqual(hook.current().birth, NO_BIRTH)
  assert.deepEqual(storedDates(storage), ['1990-02-05'])
})

test('what was typed is forgotten, too', async (t) => {
  browser(t, { births: [OWN], chosen: '1' })
  const hook = await renderHook(t, useSecondBirth, {})
  await hook.during(() => hook.current().change(LIMA))
  await hook.during(() => hook.current().forget())
  assert.deepEqual(hook.current().birth, NO_BIRTH)
})

test('one who is kept already is not kept again, and the wish to keep ends with it', async (t) => {
  const storage = browser(t, { births: [OWN], chosen: '1' })
  const hook = await renderHook(t, useSecondBirth, {})
  assert.equal(hook.current().isToBeKept, false)
  await hook.during(() => hook.current().change(LIMA))
  await hook.during(() => hook.current().keepLater(true))
  await hook.during(() => hook.current().keep())
  assert.equal(hook.current().isToBeKept, false)
  await hook.during(() => hook.current().keepLater(true))
  await hook.during(() => hook.current().keep())
  assert.equal(storedDates(storage).length, 2)
})
