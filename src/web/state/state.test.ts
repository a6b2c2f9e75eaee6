import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import {
  dataset,
  device,
  dispatch,
  documentEvents,
  mounted,
  PAGE,
  rendered,
  setMedia,
  storage,
  visited,
} from '../../../test/small-page.ts'
import {
  followAddress,
  goTo,
  linkTo,
  linkToDay,
  linkToDraw,
  nameShown,
  renameOldLink,
  replaceBy,
  shownAddress,
  useRequested,
  useRoom,
} from './address.ts'
import { prefersStillness, useIsNarrow } from './media.ts'
import { useNow } from './now.ts'
import { useIsOffline } from './offline.ts'
import { useIsPrinting } from './printing.ts'
import { recall, useRemembered } from './remembered.ts'
import { applyTheme, useTheme } from './theme.ts'

const DARK = '(prefers-color-scheme: dark)'

function anew(): void {
  storage.clear()
  storage.full = false
  visited.splice(0, visited.length, PAGE)
  setMedia(DARK, false)
  delete dataset.theme
}

describe('what is remembered', () => {
  beforeEach(anew)

  test('members of the right type are recalled, under a name of ours', () => {
    const initial = { sign: 'leo', count: 1, isOpen: false }
    assert.equal(recall('wish', initial), initial)
    storage.set('augury.wish', '{"sign":"virgo","count":"2","isOpen":true,"added":1}')
    assert.deepEqual(recall('wish', initial), { sign: 'virgo', count: 1, isOpen: true })
    for (const damaged of ['{"sign":', '"virgo"', 'null', '7']) {
      storage.set('augury.wish', damaged)
      assert.equal(recall('wish', initial), initial, damaged)
    }
  })

  test('changes are stored, each on the one before, until all is forgotten', async () => {
    const initial = { sign: 'leo', style: 'brief' }
    const hook = mounted(() => useRemembered('wish', initial))
    hook.value.change({ sign: 'virgo' })
    hook.value.change({ style: 'poetic' })
    await rendered()
    assert.deepEqual(hook.value.value, { sign: 'virgo', style: 'poetic' })
    assert.equal(storage.get('augury.wish'), '{"sign":"virgo","style":"poetic"}')
    hook.value.forget()
    await rendered()
    assert.equal(hook.value.value, initial)
    assert.equal(storage.has('augury.wish'), false)
    hook.unmount()
  })

  test('a browser without room keeps nothing, and everything else works', async (t) => {
    const info = t.mock.method(console, 'info', () => {})
    storage.full = true
    const hook = mounted(() => useRemembered('wish', { sign: 'leo' }))
    hook.value.change({ sign: 'virgo' })
    await rendered()
    assert.deepEqual(hook.value.value, { sign: 'virgo' })
    assert.equal(info.mock.callCount(), 1)
    assert.equal(storage.size, 0)
    hook.unmount()
  })
})

describe('light and dark', () => {
  beforeEach(anew)

  test('the system decides until the visitor does, and again when both agree', async () => {
    const hook = mounted(useTheme)
    assert.equal(hook.value.theme, 'light')
    setMedia(DARK, true)
    await rendered()
    assert.equal(hook.value.theme, 'dark')
    hook.value.toggle()
    await rendered()
    assert.equal(hook.value.theme, 'light')
    assert.equal(dataset.theme, 'light')
    assert.equal(storage.get('augury.theme'), '{"chosen":"light"}')
    hook.value.toggle()
    await rendered()
    assert.equal(hook.value.theme, 'dark')
    assert.equal(dataset.theme, undefined)
    assert.equal(storage.get('augury.theme'), '{"chosen":""}')
    hook.unmount()
  })

  test('what was chosen stands in the document before the first rendering', () => {
    applyTheme()
    assert.equal(dataset.theme, undefined)
    storage.set('augury.theme', '{"chosen":"dark"}')
    applyTheme()
    assert.equal(dataset.theme, 'dark')
  })
})

describe('the address of what is shown', () => {
  beforeEach(anew)

  test('links lead to rooms below the folder of the page', () => {
    assert.equal(linkTo('month'), `${PAGE}month`)
    assert.equal(
      linkTo('sky', new URLSearchParams({ sign: 'leo', style: 'brief' })),
      `${PAGE}sky/leo#style=brief`,
    )
    assert.equal(linkToDay('leo', '2026-03-21'), `${PAGE}day/leo/2026-03-21`)
  })

  test('a draw by a seed has a link with a preview; cards by hand and places of one’s own have none', () => {
    const link = (params: Record<string, string>) => linkToDraw(new URLSearchParams(params))
    assert.equal(link({ spread: 'cross', seed: 'mira' }), `${PAGE}r/cross/mira`)
    assert.equal(link({ spread: 'cross', seed: 'mira', theme: 'love' }), `${PAGE}r/cross/mira?theme=love`)
    for (const other of [
      { spread: 'cross', seed: 'mira', card: 'ar17' },
      { spread: 'custom', seed: 'mira', place: 'What helps' },
      { spread: 'cross' },
      { seed: 'mira' },
    ])
      assert.equal(link(other), linkTo('spread', new URLSearchParams(other)))
  })

  test('each request is an entry of the history, the same one only once', () => {
    goTo('month')
    goTo('month')
    goTo('sky', new URLSearchParams({ sign: 'leo' }))
    assert.deepEqual(visited, [PAGE, `${PAGE}month`, `${PAGE}sky/leo`])
    replaceBy('deck')
    assert.deepEqual(visited, [PAGE, `${PAGE}month`, `${PAGE}deck`])
  })

  test('the address gets the parameters of what is shown without a new history entry, if it has none yet and the room is shown', () => {
    goTo('sky')
    nameShown('month', new URLSearchParams({ month: '2026-03' }))
    assert.equal(visited.at(-1), `${PAGE}sky`)
    nameShown('sky', new URLSearchParams({ sign: 'leo' }))
    assert.deepEqual(visited, [PAGE, `${PAGE}sky/leo`])
    nameShown('sky', new URLSearchParams({ sign: 'virgo' }))
    assert.equal(visited.at(-1), `${PAGE}sky/leo`)
  })

  test('an address outside of the folder, or of another site, is no room', () => {
    visited.push('https://stars.example/elsewhere/month')
    assert.equal(shownAddress().room, undefined)
    visited.push('https://other.example/augury/month')
    assert.equal(shownAddress().room, undefined)
    visited.push(`${PAGE}month`)
    assert.equal(shownAddress().room, 'month')
  })

  test('room and query follow the address; a room that is left keeps its query', async () => {
    const [room, leo] = [mounted(useRoom), mounted(() => useRequested('sky'))]
    assert.deepEqual([room.value, leo.value], ['today', undefined])
    goTo('sky', new URLSearchParams({ sign: 'leo' }))
    await rendered()
    assert.deepEqual([room.value, leo.value], ['sky', 'sign=leo'])
    goTo('month')
    await rendered()
    assert.deepEqual([room.value, leo.value], ['month', 'sign=leo'])
    goTo('sky')
    await rendered()
    assert.equal(leo.value, undefined)
    room.unmount()
    leo.unmount()
  })

  test('a link from the time when the cards were the first room is renamed, any other address is left alone', () => {
    visited.push(`${PAGE}#spread=single&seed=mira`)
    renameOldLink()
    assert.equal(visited.at(-1), `${PAGE}draw#spread=single&seed=mira`)
    visited.push(`${PAGE}r/single/mira`)
    renameOldLink()
    assert.equal(visited.at(-1), `${PAGE}r/single/mira`)
  })

  test('an old link gets its new address; a click on a link to a room is followed without a new document', (t) => {
    const scrolled = t.mock.fn()
    Object.assign(globalThis, { scrollTo: scrolled })
    visited.push(`${PAGE}#sky?sign=leo`)
    followAddress()
    assert.equal(visited.at(-1), `${PAGE}sky/leo`)
    const click = (href: string, more: object = {}, link: object = {}) => {
      const event = Object.assign(new Event('click', { cancelable: true }), { button: 0, ...more })
      const target = { closest: () => ({ href, download: '', target: '', ...link }) }
      Object.defineProperty(event, 'target', { value: target })
      documentEvents.dispatchEvent(event)
      return event.defaultPrevented
    }
    assert.equal(click(`${PAGE}month`), true)
    assert.equal(visited.at(-1), `${PAGE}month`)
    assert.deepEqual(scrolled.mock.calls[0]!.arguments, [0, 0])
    assert.equal(click(`${PAGE}month#month=2026-05`), true)
    assert.equal(scrolled.mock.callCount(), 1, 'within a room nothing is scrolled')
    const shown = visited.at(-1)
    for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
      assert.equal(click(`${PAGE}deck`, { [key]: true }), false, key)
    assert.equal(click(`${PAGE}deck`, { button: 1 }), false)
    assert.equal(click(`${PAGE}deck`, {}, { download: 'a.ics' }), false)
    assert.equal(click(`${PAGE}deck`, {}, { target: '_blank' }), false)
    assert.equal(click('https://other.example/'), false)
    assert.equal(visited.at(-1), shown)
  })
})

describe('the visitor’s device', () => {
  beforeEach(anew)

  test('a narrow window and a wish for stillness are known, and followed', async () => {
    const hook = mounted(useIsNarrow)
    assert.equal(hook.value, false)
    setMedia('(max-width: 34rem)', true)
    await rendered()
    assert.equal(hook.value, true)
    hook.unmount()
    assert.equal(prefersStillness(), false)
    setMedia('(prefers-reduced-motion: reduce)', true)
    assert.equal(prefersStillness(), true)
    setMedia('(prefers-reduced-motion: reduce)', false)
  })

  test('printing begins and ends', async () => {
    const hook = mounted(useIsPrinting)
    assert.equal(hook.value, false)
    dispatch('beforeprint')
    await rendered()
    assert.equal(hook.value, true)
    dispatch('afterprint')
    await rendered()
    assert.equal(hook.value, false)
    hook.unmount()
  })

  test('a network that goes and comes is noticed', async () => {
    const hook = mounted(useIsOffline)
    assert.equal(hook.value, false)
    device.isOnline = false
    dispatch('offline')
    await rendered()
    assert.equal(hook.value, true)
    device.isOnline = true
    dispatch('online')
    await rendered()
    assert.equal(hook.value, false)
    hook.unmount()
  })

  test('the present moves on every minute, as long as somebody looks', async (t) => {
    t.mock.timers.enable({ apis: ['setInterval', 'Date'], now: 1_000 })
    const hook = mounted(useNow)
    assert.equal(hook.value, 1_000)
    t.mock.timers.tick(59_999)
    await rendered()
    assert.equal(hook.value, 1_000)
    t.mock.timers.tick(1)
    await rendered()
    assert.equal(hook.value, 61_000)
    hook.unmount()
    t.mock.timers.tick(60_000)
    await rendered()
    assert.equal(hook.value, 61_000)
  })
})
