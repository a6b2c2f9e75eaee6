import assert from 'node:assert/strict'
import { test } from 'node:test'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { CardLightContext, isLit, type Lit, lightHandlers, UNLIT, useCardLight } from './light.ts'

const CARDS: Lit = { positions: [1, 3] }

/** What is pointed at after each step. */
function handled() {
  let lit = UNLIT
  const handlers = lightHandlers((at) => {
    lit = at
  }, CARDS)
  const leave = (hasFocus: boolean) => handlers.onMouseLeave({ currentTarget: { matches: () => hasFocus } })
  return { ...handlers, leave, lit: () => lit }
}

test('an element lights its cards while the pointer is on it', () => {
  const { onMouseEnter, leave, lit } = handled()
  onMouseEnter()
  assert.equal(lit(), CARDS)
  leave(false)
  assert.equal(lit(), UNLIT)
})

test('an element lights its cards while it has the focus', () => {
  const { onFocusIn, onFocusOut, lit } = handled()
  onFocusIn()
  assert.equal(lit(), CARDS)
  onFocusOut()
  assert.equal(lit(), UNLIT)
})

test('what the keyboard has reached keeps its light when a mouse passes over it', () => {
  const { onFocusIn, onMouseEnter, leave, lit } = handled()
  onFocusIn()
  onMouseEnter()
  leave(true)
  assert.equal(lit(), CARDS)
})

test('what is lit and how to point are those of the reading in which an element stands', () => {
  const pointed: Lit[] = []
  const light = { lit: CARDS, point: (at: Lit) => pointed.push(at) }
  let used!: ReturnType<typeof useCardLight>
  const Element = () => {
    used = useCardLight()
    return null
  }
  renderToString(h(CardLightContext.Provider, { value: light }, h(Element, null)))
  assert.equal(used.lit, CARDS)
  const other: Lit = { positions: [2] }
  used.pointing(other).onMouseEnter()
  assert.deepEqual(pointed, [other])
})

test('a card lights all sentences about it, a sentence only itself', () => {
  const [first, second, other] = [
    { text: 'First.', positions: [1, 2] },
    { text: 'Second.', positions: [2] },
    { text: 'Other.', positions: [3] },
  ]
  const litOf = (lit: Lit) => [first, second, other].map((sentence) => isLit(lit, sentence!))
  assert.deepEqual(litOf({ positions: [2] }), [true, true, false])
  assert.deepEqual(litOf({ positions: [1, 2], sentence: 'First.' }), [true, false, false])
  assert.deepEqual(litOf(UNLIT), [false, false, false])
})

test('a card lights its sentences; a sentence lights itself and not the others about its cards', () => {
  const [one, other] = [
    { text: 'One.', positions: [1, 2] },
    { text: 'Other.', positions: [2] },
  ]
  assert.deepEqual([isLit({ positions: [2] }, one), isLit({ positions: [1] }, other)], [true, false])
  const pointed = { positions: [1, 2], sentence: 'One.' }
  assert.deepEqual([isLit(pointed, one), isLit(pointed, other), isLit(UNLIT, one)], [true, false, false])
})
