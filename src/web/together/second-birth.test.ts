import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setGlobals } from '../../../test/browser-globals.ts'
import { renderHook } from '../../../test/hook.ts'
import { NO_BIRTH } from '../chart/birth.ts'
import { useSecondBirth } from './second-birth.ts'

/** A browser that keeps values, and what it has. */
function browser(t: TestContext, before: Record<string, string> = {}): Map<string, string> {
  const kept = new Map(Object.entries(before))
  setGlobals(t, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  })
  return kept
}

const KEY = 'augury.second-birth'
const LIMA = { ...NO_BIRTH, date: '1985-11-02', place: 'Lima, Peru' }

test('the other one is kept nowhere unless it is asked for, and from then on with every change', async (t) => {
  const kept = browser(t)
  const hook = await renderHook(t, useSecondBirth, {})
  await hook.during(() => hook.current().change({ date: '1985-11-02', place: 'Lima, Peru' }))
  assert.deepEqual(hook.current().birth, LIMA)
  assert.equal(kept.size, 0)
  await hook.during(() => hook.current().remember(true))
  assert.deepEqual(JSON.parse(kept.get(KEY)!), { ...LIMA, isRemembered: true })
  await hook.during(() => hook.current().change({ time: '06:40' }))
  assert.equal(JSON.parse(kept.get(KEY)!).time, '06:40')
})

test('whoever wants it remembered no longer keeps it in the form alone', async (t) => {
  const kept = browser(t, { [KEY]: JSON.stringify({ ...LIMA, isRemembered: true }) })
  const hook = await renderHook(t, useSecondBirth, {})
  assert.deepEqual(hook.current().birth, LIMA)
  assert.equal(hook.current().isRemembered, true)
  await hook.during(() => hook.current().remember(false))
  assert.equal(kept.size, 0)
  assert.equal(hook.current().isRemembered, false)
  assert.deepEqual(hook.current().birth, LIMA)
  await hook.during(() => hook.current().change({ time: '06:40' }))
  assert.equal(kept.size, 0)
})

test('forgotten it is gone from the form and from the browser', async (t) => {
  const kept = browser(t, { [KEY]: JSON.stringify({ ...LIMA, isRemembered: true }) })
  const hook = await renderHook(t, useSecondBirth, {})
  await hook.during(() => hook.current().forget())
  assert.deepEqual(hook.current().birth, NO_BIRTH)
  assert.equal(kept.size, 0)
})
