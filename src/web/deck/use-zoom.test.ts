import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setGlobals } from '../../../test/browser-globals.ts'
import { renderHook } from '../../../test/hook.ts'
import { useZoom } from './use-zoom.ts'
import { WHOLE } from './zoom.ts'

/** Where the frame stands in the window. */
const LEFT = 20
const TOP = 30
const CENTRE = { x: 150, y: 260 }
const DOUBLED = { scale: 2, x: -150, y: -260 }

/** A card in a frame of 300 by 520, and what a visitor can do with it. Points are counted from the frame's corner. */
async function zoomable(t: TestContext) {
  const frame = Object.assign(new EventTarget(), {
    clientWidth: 300,
    clientHeight: 520,
    getBoundingClientRect: () => ({ left: LEFT, top: TOP }),
  })
  const page = new EventTarget()
  setGlobals(t, { addEventListener: page.addEventListener.bind(page) })
  const swipes: number[] = []
  const hook = await renderHook(
    t,
    ({ onSwipe }: { onSwipe: (by: number) => void }) =>
      useZoom({ current: frame as unknown as HTMLElement }, onSwipe),
    { onSwipe: (by) => swipes.push(by) },
  )
  const happen = async (target: EventTarget, name: string, members: object) => {
    const event = Object.assign(new Event(name, { cancelable: true }), members)
    await hook.during(() => target.dispatchEvent(event))
    return event
  }
  const at = (x: number, y: number) => ({ clientX: LEFT + x, clientY: TOP + y })
  const pointer =
    (target: EventTarget, name: string) =>
    (x: number, y: number, members: object = {}) =>
      happen(target, name, { ...at(x, y), pointerId: 1, pointerType: 'touch', button: 0, ...members })
  return {
    ...hook,
    swipes,
    view: () => hook.current().view,
    down: pointer(frame, 'pointerdown'),
    move: pointer(page, 'pointermove'),
    up: pointer(page, 'pointerup'),
    cancel: pointer(page, 'pointercancel'),
    click: () => happen(frame, 'click', {}),
    doubleClick: (x: number, y: number) => happen(frame, 'dblclick', at(x, y)),
    wheel: (deltaY: number, x = CENTRE.x, y = CENTRE.y) => happen(frame, 'wheel', { ...at(x, y), deltaY }),
    touchMove: (fingers: number) => happen(frame, 'touchmove', { touches: Array(fingers).fill({}) }),
    key: async (key: string) => {
      let isOurs = false
      await hook.during(() => {
        isOurs = hook.current().onKey({ key })
      })
      return isOurs
    },
  }
}

const SECOND = { pointerId: 2 }

/** Two fingers, 100 apart around the middle, part to 200. */
async function pinchToDouble({ down, move }: Awaited<ReturnType<typeof zoomable>>) {
  await down(100, 260)
  await down(200, 260, SECOND)
  await move(50, 260)
  await move(250, 260, SECOND)
}

test('buttons and keys enlarge and reduce the card around its middle', async (t) => {
  const { current, during, view, key } = await zoomable(t)
  await during(() => current().zoomIn())
  assert.deepEqual(view(), { scale: 1.5, x: -75, y: -130 })
  await during(() => current().zoomOut())
  assert.deepEqual(view(), WHOLE)
  for (const larger of ['+', '=']) {
    assert.ok(await key(larger), larger)
    assert.equal(view().scale, 1.5, larger)
    assert.ok(await key('-'))
    assert.deepEqual(view(), WHOLE)
  }
  await key('+')
  await key('+')
  assert.ok(await key('0'))
  assert.deepEqual(view(), WHOLE)
})

test('arrow keys look further on an enlarged card, by 60 pixels, and are left to the page on a whole one', async (t) => {
  const { key, view, wheel } = await zoomable(t)
  assert.equal(await key('ArrowLeft'), false)
  assert.deepEqual(view(), WHOLE)
  await wheel(-300 * Math.LN2)
  assert.deepEqual(view(), DOUBLED)
  const after = async (name: string) => (await key(name)) && [view().x, view().y]
  assert.deepEqual(await after('ArrowLeft'), [-90, -260])
  assert.deepEqual(await after('ArrowUp'), [-90, -200])
  assert.deepEqual(await after('ArrowRight'), [-150, -200])
  assert.deepEqual(await after('ArrowDown'), [-150, -260])
  assert.equal(await key('a'), false)
})

test('a symbol comes into the middle only where the card is not seen whole', async (t) => {
  const { current, during, view, wheel } = await zoomable(t)
  await during(() => current().centre({ x: 0.1, y: 0.9 }))
  assert.deepEqual(view(), WHOLE)
  await wheel(-300 * Math.LN2)
  await during(() => current().centre({ x: 0.1, y: 0.9 }))
  assert.deepEqual(view(), { scale: 2, x: 0, y: -520 })
})

test('the wheel enlarges what is under the pointer, and scrolls the page on where the card is as small as it gets', async (t) => {
  const { view, wheel } = await zoomable(t)
  assert.equal((await wheel(50)).defaultPrevented, false)
  assert.deepEqual(view(), WHOLE)
  assert.ok((await wheel(-300 * Math.LN2, 300, 520)).defaultPrevented)
  assert.deepEqual(view(), { scale: 2, x: -300, y: -520 })
})

test('a double click goes close to where it was, and the next one shows the whole card', async (t) => {
  const { doubleClick, view } = await zoomable(t)
  await doubleClick(100, 200)
  assert.deepEqual(view(), { scale: 2.5, x: -150, y: -300 })
  await doubleClick(100, 200)
  assert.deepEqual(view(), WHOLE)
})

test('two fingers enlarge the card, and are neither a swipe nor a press', async (t) => {
  const card = await zoomable(t)
  await pinchToDouble(card)
  assert.deepEqual(card.view(), DOUBLED)
  await card.up(50, 260)
  await card.up(250, 260, SECOND)
  assert.deepEqual(card.swipes, [])
  assert.ok((await card.click()).defaultPrevented)
  assert.equal((await card.touchMove(2)).defaultPrevented, true)
  assert.equal((await card.touchMove(1)).defaultPrevented, false)
})

test('a finger that stays after a pinch moves the card and turns no page', async (t) => {
  const card = await zoomable(t)
  await pinchToDouble(card)
  await card.up(250, 260, SECOND)
  await card.move(60, 280)
  assert.deepEqual(card.view(), { scale: 2, x: -140, y: -240 })
  await card.up(60, 280)
  assert.deepEqual(card.swipes, [])
})

test('a card that was pinched down to its whole is not swiped on by the fingers that leave it', async (t) => {
  const { down, move, up, view, swipes } = await zoomable(t)
  await down(200, 200)
  await down(280, 200, SECOND)
  await move(100, 200)
  await move(110, 200, SECOND)
  assert.deepEqual(view(), WHOLE)
  await up(100, 200)
  await up(110, 200, SECOND)
  assert.deepEqual(swipes, [])
})

test('a drag moves an enlarged card, even beyond the frame, and presses nothing', async (t) => {
  const { down, move, up, click, view, wheel } = await zoomable(t)
  await wheel(-300 * Math.LN2)
  await down(100, 100)
  await move(112, 90)
  await move(-10, 90)
  assert.deepEqual(view(), { scale: 2, x: -260, y: -270 })
  await up(-10, 90)
  assert.ok((await click()).defaultPrevented)
  await move(300, 300)
  assert.deepEqual(view(), { scale: 2, x: -260, y: -270 })
})

test('a touch that moves up to six pixels is a press, and moves nothing', async (t) => {
  const { down, move, up, click, view, wheel } = await zoomable(t)
  await wheel(-300 * Math.LN2)
  await down(100, 100)
  await move(106, 100)
  await up(106, 100)
  assert.deepEqual(view(), DOUBLED)
  assert.equal((await click()).defaultPrevented, false)
  await down(100, 100)
  await move(100, 107)
  await up(100, 107)
  assert.deepEqual(view(), { scale: 2, x: -150, y: -253 })
  // The next press is one again.
  await down(100, 100)
  await up(100, 100)
  assert.equal((await click()).defaultPrevented, false)
})

test('a finger that wipes over a whole card goes to the next one or the one before', async (t) => {
  const { down, move, up, cancel, swipes, update } = await zoomable(t)
  const wipe = async (to: number, members = {}, end = up) => {
    await down(150, 200, members)
    await move(to, 205, members)
    await end(to, 205, members)
  }
  await wipe(60)
  await wipe(240)
  assert.deepEqual(swipes, [1, -1])
  await wipe(60, { pointerType: 'mouse' })
  await wipe(60, { button: 2 })
  await wipe(60, {}, cancel)
  await wipe(140)
  assert.deepEqual(swipes, [1, -1])
  const later: number[] = []
  await update({ onSwipe: (by) => later.push(by) })
  await wipe(60)
  assert.deepEqual([swipes, later], [[1, -1], [1]])
})

test('a finger that wipes over an enlarged card only moves it', async (t) => {
  const { down, move, up, swipes, wheel, view } = await zoomable(t)
  await wheel(-300 * Math.LN2)
  await down(150, 200)
  await move(60, 205)
  await up(60, 205)
  assert.deepEqual(swipes, [])
  assert.deepEqual(view(), { scale: 2, x: -240, y: -255 })
})

test('a viewer that is gone hears nothing', async (t) => {
  const { unmount, wheel, click, down, move, current } = await zoomable(t)
  unmount()
  assert.equal((await wheel(-300)).defaultPrevented, false)
  await down(10, 10)
  await move(100, 100)
  assert.equal((await click()).defaultPrevented, false)
  assert.deepEqual(current().view, WHOLE)
})
