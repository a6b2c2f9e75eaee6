import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setGlobals } from '../../../test/browser-globals.ts'
import { renderHook } from '../../../test/hook.ts'
import { useNow } from './now.ts'
import { forgetReadings, keepForOffline, useIsOffline } from './offline.ts'
import { useIsPrinting } from './printing.ts'
import { useRemembered } from './remembered.ts'
import { applyTheme, useTheme } from './theme.ts'
import { useWidth } from './width.ts'

/** A window that can be told of events, and a storage. */
function browser(t: TestContext, globals: Record<string, unknown> = {}) {
  const target = new EventTarget()
  const stored = new Map<string, string>()
  setGlobals(t, {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    },
    ...globals,
  })
  return { stored, fire: (name: string) => target.dispatchEvent(new Event(name)) }
}

test('the present goes on minute by minute', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval', 'Date'], now: 1000 })
  const { current, during } = await renderHook(t, useNow, {})
  await during(() => t.mock.timers.tick(59_999))
  assert.equal(current(), 1000)
  await during(() => t.mock.timers.tick(1))
  assert.equal(current(), 61_000)
})

test('the page knows whether there is a network, and when that changes', async (t) => {
  const navigator = { onLine: true }
  const { fire } = browser(t, { navigator })
  const { current, during, unmount } = await renderHook(t, useIsOffline, {})
  assert.equal(current(), false)
  await during(() => {
    navigator.onLine = false
    fire('offline')
  })
  assert.equal(current(), true)
  await during(() => {
    navigator.onLine = true
    fire('online')
  })
  assert.equal(current(), false)
  unmount()
})

test('while it is printed, the page is on paper', async (t) => {
  const { fire } = browser(t)
  const { current, during } = await renderHook(t, useIsPrinting, {})
  assert.equal(current(), false)
  await during(() => fire('beforeprint'))
  assert.equal(current(), true)
  await during(() => fire('afterprint'))
  assert.equal(current(), false)
})

test('two changes at once are both kept, and what is forgotten is as at first', async (t) => {
  const { stored } = browser(t)
  const initial = { sign: 'aries', style: 'brief' }
  const { current, during } = await renderHook(t, () => useRemembered('sky', initial), {})
  await during(() => {
    current().change({ sign: 'leo' })
    current().change({ style: 'poetic' })
  })
  assert.deepEqual(current().value, { sign: 'leo', style: 'poetic' })
  assert.equal(stored.get('augury.sky'), '{"sign":"leo","style":"poetic"}')
  await during(() => current().forget())
  assert.deepEqual(current().value, initial)
  assert.equal(stored.has('augury.sky'), false)
})

test('a browser that stores nothing still changes what is shown', async (t) => {
  const refuse = () => {
    throw new Error('denied')
  }
  browser(t, { localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } })
  const info = t.mock.method(console, 'info', () => undefined)
  const { current, during } = await renderHook(t, () => useRemembered('sky', { sign: 'aries' }), {})
  await during(() => current().change({ sign: 'leo' }))
  assert.deepEqual(current().value, { sign: 'leo' })
  assert.equal(info.mock.callCount(), 1)
})

/** A system with a theme of its own. */
function system(t: TestContext, isDark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: isDark })
  const dataset: Record<string, string> = {}
  const { stored } = browser(t, {
    matchMedia: () => query,
    document: { documentElement: { dataset } },
  })
  const turn = (dark: boolean) => {
    query.matches = dark
    query.dispatchEvent(new Event('change'))
  }
  return { dataset, stored, turn }
}

test('the theme is the system’s until the visitor chooses, and again when both are the same', async (t) => {
  const { dataset, stored, turn } = system(t, true)
  const { current, during } = await renderHook(t, useTheme, {})
  assert.equal(current().theme, 'dark')
  await during(() => turn(false))
  assert.equal(current().theme, 'light')
  await during(() => current().toggle())
  assert.deepEqual([current().theme, dataset.theme], ['dark', 'dark'])
  assert.equal(stored.get('augury.theme'), '{"chosen":"dark"}')
  await during(() => current().toggle())
  assert.deepEqual([current().theme, dataset.theme], ['light', undefined])
  assert.equal(stored.get('augury.theme'), '{"chosen":""}')
})

test('a theme that was chosen is there before anything is shown', (t) => {
  const { dataset, stored } = system(t, true)
  applyTheme()
  assert.equal(dataset.theme, undefined)
  stored.set('augury.theme', '{"chosen":"light"}')
  applyTheme()
  assert.equal(dataset.theme, 'light')
})

test('the width of an element is in whole pixels, and follows it', async (t) => {
  let [width, isWatched] = [320.9, false]
  let measure: () => void = () => undefined
  setGlobals(t, {
    ResizeObserver: class {
      constructor(callback: () => void) {
        measure = callback
      }
      observe() {
        isWatched = true
      }
      disconnect() {
        isWatched = false
      }
    },
  })
  const ref = { current: { getBoundingClientRect: () => ({ width }) } as Element }
  const { current, during, unmount } = await renderHook(t, () => useWidth(ref), {})
  assert.equal(current(), 320)
  width = 500
  await during(() => measure())
  assert.deepEqual([current(), isWatched], [500, true])
  unmount()
  assert.equal(isWatched, false)
})

/** A browser with service workers. */
function workers(t: TestContext, controller: object | null, readyState: string) {
  const registered: string[] = []
  const serviceWorker = Object.assign(new EventTarget(), {
    controller,
    register: async (address: URL) => void registered.push(address.href),
  })
  const page = { baseURI: 'https://example.org/tarot/', readyState }
  const { fire } = browser(t, { navigator: { serviceWorker }, document: page })
  return { registered, fire, begin: () => serviceWorker.dispatchEvent(new Event('controllerchange')) }
}

test('the service worker is registered below the page, after the first view, and its start is reported once', (t) => {
  const { registered, fire, begin } = workers(t, null, 'loading')
  let begun = 0
  keepForOffline(() => begun++)
  assert.deepEqual(registered, [])
  fire('load')
  assert.deepEqual(registered, ['https://example.org/tarot/service-worker.js'])
  begin()
  begin()
  assert.equal(begun, 1)
})

test('on a later visit the service worker is there, and nothing begins', (t) => {
  const { registered, begin } = workers(t, {}, 'complete')
  let begun = 0
  keepForOffline(() => begun++)
  assert.equal(registered.length, 1)
  begin()
  assert.equal(begun, 0)
})

test('without service workers the page works with a network only; with a cache, answers are forgotten', async (t) => {
  setGlobals(t, { navigator: {} })
  keepForOffline(() => assert.fail())
  const deleted: string[] = []
  await forgetReadings()
  setGlobals(t, { caches: { delete: async (name: string) => deleted.push(name) } })
  await forgetReadings()
  assert.deepEqual(deleted, ['augury-readings'])
})
