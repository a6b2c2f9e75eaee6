import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setGlobals } from '../../../test/browser-globals.ts'
import { renderHook } from '../../../test/hook.ts'
import { followAddress, goTo, nameShown, replaceBy, useRequested, useRoom } from './address.ts'

const ROOT = 'https://example.org/tarot/'

/** A window with a history, at an address below the page's folder. */
function windowAt(t: TestContext, path: string) {
  const location = { href: ROOT + path, hash: new URL(ROOT + path).hash }
  const entries = [location.href]
  const put = (href: string) => Object.assign(location, { href, hash: new URL(href).hash })
  const target = new EventTarget()
  const clicks = new EventTarget()
  const scrolled: number[] = []
  setGlobals(t, {
    location,
    history: {
      pushState: (_: null, __: string, href: string) => void (entries.push(href) && put(href)),
      replaceState: (_: null, __: string, href: string) => {
        entries[entries.length - 1] = href
        put(href)
      },
    },
    addEventListener: target.addEventListener.bind(target),
    document: { baseURI: ROOT, addEventListener: clicks.addEventListener.bind(clicks) },
    scrollTo: (_: number, top: number) => void scrolled.push(top),
  })
  const back = () => {
    entries.pop()
    put(entries.at(-1)!)
    target.dispatchEvent(new Event('popstate'))
  }
  const click = (href: string, more: object = {}, link: object = {}) => {
    const event = Object.assign(new Event('click', { cancelable: true }), { button: 0, ...more })
    const a = { href, download: '', target: '', ...link }
    Object.defineProperty(event, 'target', { value: { closest: () => a } })
    clicks.dispatchEvent(event)
    return event.defaultPrevented
  }
  const shown = () => location.href.slice(ROOT.length)
  return { entries, back, click, shown, scrolled }
}

const query = (text: string) => new URLSearchParams(text)

test('the room and its query follow the address, forwards and back', async (t) => {
  const { back, entries } = windowAt(t, 'sky/leo')
  followAddress()
  const use = () => [useRoom(), useRequested('sky')]
  const { current, during } = await renderHook(t, use, {})
  assert.deepEqual(current(), ['sky', 'sign=leo'])
  await during(() => goTo('sky', query('sign=leo&style=brief')))
  assert.deepEqual(current(), ['sky', 'sign=leo&style=brief'])
  // The same address is no entry of its own.
  await during(() => goTo('sky', query('sign=leo&style=brief')))
  assert.equal(entries.length, 2)
  // In a room that is being left the query stays what it was.
  await during(() => goTo('month'))
  assert.deepEqual(current(), ['month', 'sign=leo&style=brief'])
  await during(back)
  await during(back)
  assert.deepEqual(current(), ['sky', 'sign=leo'])
})

test('a room without a query asks for nothing', async (t) => {
  windowAt(t, 'month')
  const { current } = await renderHook(t, () => useRequested('month'), {})
  assert.equal(current(), undefined)
})

test('an address that changed while the page was being shown is not missed', async (t) => {
  windowAt(t, 'sky/leo')
  let isFirst = true
  const use = () => {
    const room = useRoom()
    if (isFirst) history.replaceState(null, '', `${ROOT}deck`)
    isFirst = false
    return room
  }
  const { current } = await renderHook(t, use, {})
  assert.equal(current(), 'deck')
})

test('an entry can be replaced; what is shown gets an address only if it has none', (t) => {
  const { entries, shown } = windowAt(t, 'month')
  nameShown('sky', query('sign=leo'))
  assert.equal(shown(), 'month')
  nameShown('month', query('month=2026-11'))
  assert.equal(shown(), 'month#month=2026-11')
  nameShown('month', query('month=2026-12'))
  assert.equal(shown(), 'month#month=2026-11')
  replaceBy('deck', query('card=ar17'))
  assert.deepEqual(entries, [`${ROOT}deck/ar17`])
})

test('an old link gets its new address', (t) => {
  const { shown } = windowAt(t, '#sky?sign=leo&style=brief')
  followAddress()
  assert.equal(shown(), 'sky/leo#style=brief')
})

test('a link to a room is followed here, and another room begins at its top', (t) => {
  const { click, shown, scrolled } = windowAt(t, 'month')
  followAddress()
  assert.equal(click(`${ROOT}month#month=2026-11`), true)
  assert.deepEqual([shown(), scrolled], ['month#month=2026-11', []])
  assert.equal(click(`${ROOT}deck`), true)
  assert.deepEqual([shown(), scrolled], ['deck', [0]])
})

test('links elsewhere, to files, and those that the visitor wants elsewhere are the browser’s', (t) => {
  const { click, shown } = windowAt(t, 'month')
  followAddress()
  assert.equal(click(`${ROOT}docs/`), false)
  assert.equal(click('https://findahelpline.com/'), false)
  assert.equal(click('https://example.org/deck'), false)
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
    assert.equal(click(`${ROOT}deck`, { [key]: true }), false, key)
  assert.equal(click(`${ROOT}deck`, { button: 1 }), false)
  assert.equal(click(`${ROOT}deck`, {}, { download: 'x' }), false)
  assert.equal(click(`${ROOT}deck`, {}, { target: '_blank' }), false)
  assert.equal(shown(), 'month')
})
