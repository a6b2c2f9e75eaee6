import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setGlobals } from '../../../test/browser-globals.ts'
import { renderHook } from '../../../test/hook.ts'
import type { DealtCard } from './dealt-card.ts'

const card = (id: string) => ({ id }) as DealtCard
const THREE = ['ar00', 'ar01', 'ar02'].map(card)
const OTHERS = ['cu02', 'cu03', 'cu04'].map(card)

/** Frames are drawn and pictures come when the test says so. */
function table(t: TestContext, prefersStillness = false) {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const pictures = new Map<string, (isGood: boolean) => void>()
  let frames: (() => void)[] = []
  setGlobals(t, {
    matchMedia: () => ({ matches: prefersStillness, addEventListener: () => undefined }),
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    Image: class {
      src = ''
      decode = () =>
        new Promise<void>((resolve, reject) => {
          const id = /cards\/(\w+)\.svg/.exec(this.src)![1]!
          pictures.set(id, (isGood) => (isGood ? resolve() : reject(new Error('no picture'))))
        })
    },
  })
  const draw = () => {
    const due = frames
    frames = []
    for (const frame of due) frame()
  }
  return { pictures, draw }
}

interface Props {
  readonly cards: readonly DealtCard[] | undefined
  readonly isOneByOne: boolean
}

async function dealing(t: TestContext, props: Props) {
  const { useDealing } = await import('./use-dealing.ts')
  return renderHook(t, ({ cards, isOneByOne }: Props) => useDealing(cards, isOneByOne), props)
}

test('cards lie face down for two frames, then all are turned, and each shows its picture when it is there', async (t) => {
  const { pictures, draw } = table(t)
  const { current, during } = await dealing(t, { cards: THREE, isOneByOne: false })
  await during(() => t.mock.timers.tick(0))
  assert.deepEqual([current().cards, [...current().turned], current().isAllTurned], [THREE, [], false])
  await during(draw)
  assert.equal(current().turned.size, 0)
  await during(draw)
  assert.deepEqual([[...current().turned], current().isAllTurned], [[0, 1, 2], true])
  await during(() => pictures.get('ar01')!(true))
  // A picture that fails lets its card show its name.
  await during(() => pictures.get('ar02')!(false))
  assert.deepEqual([...current().arrived], [1, 2])
})

test('cards that a visitor turns wait, one by one, or for all at once', async (t) => {
  const { draw } = table(t)
  const { current, during } = await dealing(t, { cards: THREE, isOneByOne: true })
  await during(() => t.mock.timers.tick(0))
  await during(draw)
  await during(draw)
  assert.equal(current().turned.size, 0)
  await during(() => current().turn(2))
  assert.deepEqual([[...current().turned], current().isAllTurned], [[2], false])
  await during(() => current().turnAll())
  assert.deepEqual([current().turned.size, current().isAllTurned], [3, true])
})

test('new cards are laid when the old ones have been turned back, which takes 420 ms', async (t) => {
  table(t)
  const hook = await dealing(t, { cards: THREE, isOneByOne: true })
  await hook.during(() => t.mock.timers.tick(0))
  await hook.during(() => hook.current().turnAll())
  await hook.update({ cards: OTHERS, isOneByOne: true })
  assert.equal(hook.current().turned.size, 0)
  await hook.during(() => t.mock.timers.tick(419))
  assert.equal(hook.current().cards, THREE)
  await hook.during(() => t.mock.timers.tick(1))
  assert.equal(hook.current().cards, OTHERS)
})

test('who wants no motion has the new cards at once, and a picture of cards that are gone changes nothing', async (t) => {
  const { pictures } = table(t, true)
  const hook = await dealing(t, { cards: THREE, isOneByOne: true })
  await hook.during(() => t.mock.timers.tick(0))
  await hook.update({ cards: OTHERS, isOneByOne: true })
  await hook.during(() => t.mock.timers.tick(0))
  assert.equal(hook.current().cards, OTHERS)
  await hook.during(() => pictures.get('ar00')!(true))
  assert.equal(hook.current().arrived.size, 0)
})

test('new cards show their backs until their own pictures are there', async (t) => {
  const { pictures } = table(t, true)
  const hook = await dealing(t, { cards: THREE, isOneByOne: true })
  await hook.during(() => t.mock.timers.tick(0))
  await hook.during(() => pictures.get('ar01')!(true))
  assert.deepEqual([...hook.current().arrived], [1])
  await hook.update({ cards: OTHERS, isOneByOne: true })
  await hook.during(() => t.mock.timers.tick(0))
  assert.deepEqual([...hook.current().arrived], [])
})

test('cards that are taken away are turned, and nothing else is laid', async (t) => {
  table(t, true)
  const hook = await dealing(t, { cards: THREE, isOneByOne: true })
  await hook.during(() => t.mock.timers.tick(0))
  await hook.during(() => hook.current().turnAll())
  await hook.update({ cards: undefined, isOneByOne: true })
  await hook.during(() => t.mock.timers.tick(1000))
  assert.deepEqual([hook.current().turned.size, hook.current().cards], [0, THREE])
})
