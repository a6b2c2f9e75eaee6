import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useLayoutEffect } from 'preact/hooks'
import { renderHook } from '../../../test/hook.ts'
import { litBy, sentenceToShow, useTransitLight } from './light.ts'

test('a chip that is pressed as soon as its reading is there stays pressed; another reading begins unlit', async (t) => {
  const use = ({ of, pressed }: { of: string; pressed: string }) => {
    const light = useTransitLight(of)
    useLayoutEffect(() => {
      if (pressed) light.keep(pressed)
    }, [of])
    return light.pinned
  }
  const { current, update } = await renderHook(t, use, { of: 'Saturday', pressed: 'mars-square' })
  assert.equal(current(), 'mars-square')
  await update({ of: 'Sunday', pressed: '' })
  assert.equal(current(), undefined)
})

test('what is pointed at is lit, and otherwise the transit whose chip was pressed', () => {
  assert.deepEqual(litBy([], undefined), [])
  assert.deepEqual(litBy([], 'mars-square'), ['mars-square'])
  assert.deepEqual(litBy(['full-moon'], 'mars-square'), ['full-moon'])
})

test('a pressed chip shows a sentence that stands open before one that is folded away', () => {
  const isFolded = (sentence: string) => sentence.startsWith('(')
  assert.equal(sentenceToShow(['(a)', 'b', 'c'], isFolded), 'b')
  assert.equal(sentenceToShow(['(a)', '(b)'], isFolded), '(a)')
  assert.equal(sentenceToShow([], isFolded), undefined)
})
