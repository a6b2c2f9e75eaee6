import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setGlobals } from '../../../test/browser-globals.ts'
import { renderHook } from '../../../test/hook.ts'
import type { Room } from './rooms.ts'
import { useShownRoom } from './shown-room.ts'

/** A browser with view transitions, and how many there were. */
function browser(t: TestContext, wantsStillness: boolean) {
  const startViewTransition = t.mock.fn((change: () => Promise<void>) => {
    void change()
    return { ready: Promise.reject(new Error('skipped')) }
  })
  setGlobals(t, {
    document: { startViewTransition },
    matchMedia: () => ({ matches: wantsStillness, addEventListener: () => undefined }),
  })
  return startViewTransition
}

interface Props {
  readonly room: Room | undefined
  readonly load: (room: Room) => Promise<unknown>
}
const use = ({ room, load }: Props) => useShownRoom(room, load)
const atOnce = () => Promise.resolve()

test('the next room is shown when its script has come, in a transition; until then the last one stays', async (t) => {
  const transitions = browser(t, false)
  let come = () => {}
  const load = () => new Promise<void>((resolve) => (come = resolve))
  const hook = await renderHook(t, use, { room: 'today', load } as Props)
  assert.equal(hook.current(), 'today')
  await hook.update({ room: 'month', load })
  assert.equal(hook.current(), 'today')
  await hook.during(come)
  assert.equal(hook.current(), 'month')
  assert.equal(transitions.mock.callCount(), 1)
})

test('whoever wants nothing to move sees the next room without a transition', async (t) => {
  const transitions = browser(t, true)
  const hook = await renderHook(t, use, { room: 'today', load: atOnce } as Props)
  await hook.update({ room: 'month', load: atOnce })
  await hook.during(() => undefined)
  assert.equal(hook.current(), 'month')
  assert.equal(transitions.mock.callCount(), 0)
})

test('a room whose script does not come is shown all the same; an unknown address is shown at once', async (t) => {
  browser(t, true)
  const hook = await renderHook(t, use, { room: 'today', load: atOnce } as Props)
  await hook.update({ room: 'deck', load: () => Promise.reject(new Error('no network')) })
  await hook.during(() => undefined)
  assert.equal(hook.current(), 'deck')
  await hook.update({ room: undefined, load: atOnce })
  await hook.during(() => undefined)
  assert.equal(hook.current(), undefined)
})

test('of two rooms that are asked for, the last one is shown, whichever script comes first', async (t) => {
  browser(t, true)
  const come: Record<string, () => void> = {}
  const load = (room: Room) => new Promise<void>((resolve) => (come[room] = resolve))
  const hook = await renderHook(t, use, { room: 'today', load } as Props)
  await hook.update({ room: 'month', load })
  await hook.update({ room: 'deck', load })
  await hook.during(() => come.deck!())
  await hook.during(() => come.month!())
  assert.equal(hook.current(), 'deck')
})
