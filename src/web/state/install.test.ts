import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setGlobals } from '../../../test/browser-globals.ts'
import { renderHook } from '../../../test/hook.ts'
import { isRightMoment, useInstallOffer, withVisit } from './install.ts'

const NEVER = { days: 0, lastDay: '', isDeclined: false }

test('a day counts once, however often the page is opened', () => {
  const first = withVisit(NEVER, '2026-11-18')
  assert.deepEqual(first, { days: 1, lastDay: '2026-11-18', isDeclined: false })
  assert.equal(withVisit(first, '2026-11-18'), first)
  assert.equal(withVisit(first, '2026-11-20').days, 2)
})

test('installing is offered on the second day, or when something was stored, and never after it was declined', () => {
  const [first, second] = [
    { ...NEVER, days: 1 },
    { ...NEVER, days: 2 },
  ]
  assert.deepEqual([isRightMoment(first, false), isRightMoment(first, true)], [false, true])
  assert.deepEqual([isRightMoment(second, false), isRightMoment(second, true)], [true, true])
  assert.equal(isRightMoment({ ...second, isDeclined: true }, true), false)
})

/** A browser that offers an installation, and what it keeps. */
function browser(t: TestContext, visits: object) {
  const storage = new Map([['augury.visits', JSON.stringify(visits)]])
  const window = new EventTarget()
  t.mock.timers.enable({ apis: ['Date'], now: new Date('2026-11-18T12:00:00Z') })
  setGlobals(t, {
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  })
  const prompt = t.mock.fn(async () => undefined)
  const offer = () => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { storage, offer, prompt }
}

test('on the first day the browser’s own question is held back; what is kept then brings the offer', async (t) => {
  const { storage, offer, prompt } = browser(t, NEVER)
  const hook = await renderHook(t, ({ room }) => useInstallOffer(room), { room: 'today' })
  await hook.during(() => assert.equal(offer(), true))
  assert.equal(hook.current(), undefined)
  storage.set('augury.journal', JSON.stringify({ entries: [{}] }))
  await hook.update({ room: 'journal' })
  await hook.during(() => hook.current()!.accept())
  assert.equal(prompt.mock.callCount(), 1)
  assert.equal(hook.current(), undefined)
})

test('whoever declines is not asked again', async (t) => {
  const { storage, offer } = browser(t, { days: 1, lastDay: '2026-11-17' })
  const hook = await renderHook(t, ({ room }) => useInstallOffer(room), { room: 'today' })
  await hook.during(offer)
  await hook.during(() => hook.current()!.decline())
  assert.equal(hook.current(), undefined)
  assert.deepEqual(JSON.parse(storage.get('augury.visits')!), {
    days: 2,
    lastDay: '2026-11-18',
    isDeclined: true,
  })
})
