import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setGlobals } from '../../../test/browser-globals.ts'
import { renderHook } from '../../../test/hook.ts'
import { useNear } from '../meaning/near.ts'
import { useTransitLight } from '../sky/light.ts'
import { copy } from './clipboard.ts'

/** A document in which text can be selected and copied by the old method. */
function page(t: TestContext, canCopy: boolean, dialog: boolean) {
  const log: string[] = []
  const holder = (name: string) => ({ append: () => void log.push(`into ${name}`) })
  const box = {
    value: '',
    className: '',
    select: () => void log.push(`selected ${box.value} ${box.className}`),
    remove: () => void log.push('removed'),
  }
  setGlobals(t, {
    document: {
      activeElement: { focus: () => void log.push('focus back') },
      createElement: () => box,
      querySelector: (selector: string) => (dialog && selector === 'dialog[open]' ? holder('dialog') : null),
      body: holder('body'),
      execCommand: (command: string) => log.push(command) > 0 && canCopy,
    },
  })
  return log
}

test('over HTTPS the clipboard takes the text', async (t) => {
  const written: string[] = []
  setGlobals(t, { navigator: { clipboard: { writeText: async (text: string) => void written.push(text) } } })
  assert.equal(await copy('a link'), true)
  assert.deepEqual(written, ['a link'])
})

test('over plain HTTP the text is selected and copied, in an open dialog if there is one, and the focus returns', async (t) => {
  setGlobals(t, { navigator: {} })
  const log = page(t, true, true)
  assert.equal(await copy('a link'), true)
  assert.deepEqual(log, ['into dialog', 'selected a link off-screen', 'copy', 'removed', 'focus back'])
})

test('where the clipboard is refused, the old method is tried, and may fail, too', async (t) => {
  const refuse = () => Promise.reject(new Error('denied'))
  setGlobals(t, { navigator: { clipboard: { writeText: refuse } } })
  const log = page(t, false, false)
  assert.equal(await copy('a link'), false)
  assert.equal(log[0], 'into body')
})

test('what a chart means is asked for once, when a visitor comes near', async (t) => {
  let watcher: (entries: { isIntersecting: boolean }[]) => void = () => undefined
  const watched: unknown[] = []
  let margin: string | undefined
  setGlobals(t, {
    IntersectionObserver: class {
      constructor(callback: typeof watcher, options: { rootMargin: string }) {
        watcher = callback
        margin = options.rootMargin
      }
      observe = (element: unknown) => void watched.push(element)
      disconnect = () => void watched.splice(0)
    },
  })
  const element = {} as HTMLElement
  const ref = { current: element }
  let times = 0
  const { unmount } = await renderHook(t, () => useNear(ref, () => times++), {})
  assert.deepEqual([watched, margin], [[element], '50% 0px'])
  watcher([{ isIntersecting: false }])
  assert.equal(times, 0)
  watcher([{ isIntersecting: false }, { isIntersecting: true }])
  assert.deepEqual([times, watched], [1, []])
  unmount()
})

test('a pressed chip stays lit until another reading; pointing at something lights that instead', async (t) => {
  const hook = await renderHook(t, ({ of }: { of: string }) => useTransitLight(of), { of: 'first' })
  await hook.during(() => hook.current().keep('venus-trine'))
  assert.deepEqual(hook.current().lit, ['venus-trine'])
  await hook.during(() => hook.current().point(['moon-in-leo']))
  assert.deepEqual([hook.current().lit, hook.current().pinned], [['moon-in-leo'], 'venus-trine'])
  await hook.update({ of: 'second' })
  assert.deepEqual([hook.current().lit, hook.current().pinned], [[], undefined])
})

test('what is brought into sight moves there, or is there at once for those who want no motion', async (t) => {
  let prefersStillness = false
  setGlobals(t, { matchMedia: () => ({ matches: prefersStillness }) })
  const { bringIntoView } = await import('../state/media.ts')
  const seen: unknown[] = []
  const element = { scrollIntoView: (options: unknown) => void seen.push(options) } as unknown as Element
  bringIntoView(element)
  prefersStillness = true
  bringIntoView(element)
  bringIntoView(undefined)
  assert.deepEqual(seen, [
    { block: 'nearest', behavior: 'smooth' },
    { block: 'nearest', behavior: 'auto' },
  ])
})
