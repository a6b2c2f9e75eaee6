import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setGlobals } from '../../../test/browser-globals.ts'
import { renderHook } from '../../../test/hook.ts'

const READING = { spread: { name: 'One card', description: '' }, cards: [], seed_used: 'mira' }

/** The room of the cards at an address, in a browser that keeps nothing, with a service that answers at once. */
async function drawAt(t: TestContext, fragment: string) {
  const location = { href: `https://example.org/draw${fragment}` }
  const follow = (_state: unknown, _title: string, href: string) => {
    location.href = href
  }
  setGlobals(t, {
    location,
    document: { baseURI: 'https://example.org/' },
    fetch: () => Promise.resolve(Response.json(READING)),
    history: { pushState: follow, replaceState: follow },
    localStorage: { getItem: () => null, setItem: () => undefined },
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  })
  const { useDraw } = await import('./use-draw.ts')
  const { goTo } = await import('../state/address.ts')
  const hook = await renderHook(t, () => useDraw({ current: null }), {})
  return { ...hook, goTo }
}

test('places in the fan are chosen, and cards are dealt when all are', async (t) => {
  const { current, during } = await drawAt(t, '')
  await during(() => current().drawMine())
  await during(() => current().take(7))
  assert.deepEqual([current().chosen, current().dealt], [[7], undefined])
  await during(() => current().takeRest())
  // The request is sent by the new address, when this is through.
  await during(() => undefined)
  assert.deepEqual([current().chosen, current().dealt?.title], [undefined, 'One card'])
})

test('what the address lays goes with the address', async (t) => {
  const { current, during, goTo } = await drawAt(t, '#spread=single&seed=mira')
  const laid = () => current().laid && [current().laid!.kind, current().laid!.seed]
  assert.deepEqual(laid(), ['single', 'mira'])
  await during(() => goTo('spread', new URLSearchParams({ spread: 'celtic_cross', seed: 'quiet river' })))
  assert.deepEqual(laid(), ['celtic_cross', 'quiet river'])
  await during(() => goTo('spread'))
  assert.equal(laid(), undefined)
})

test('what an address leaves open is laid as the form has it', async (t) => {
  const { current, during } = await drawAt(t, '#seed=mira')
  await during(() => current().changeWish({ kind: 'celtic_cross' }))
  assert.deepEqual([current().laid!.kind, current().laid!.seed], ['celtic_cross', 'mira'])
})
