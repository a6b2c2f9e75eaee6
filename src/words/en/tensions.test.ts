import assert from 'node:assert/strict'
import { test } from 'node:test'
import { balance, inSign, meeting } from '../../../test/made-facts.ts'
import { leafAt, readTree } from '../text-tree.ts'
import { tensionTexts } from './tensions.ts'

test('the text of two signs has what the second wants, then the first, then how people live with both', () => {
  const wants = readTree<string>('en', 'tensions/wants')
  const textsOf = (...facts: ReturnType<typeof inSign>[]) =>
    tensionTexts({ kind: 'signs', keys: ['fire-earth', 'sun-moon'], facts, weight: 1 })
  const ways = leafAt(readTree<readonly string[]>('en', 'tensions/ways'), ['fire-earth', 'sun-moon'])
  const sun = `your Sun in Aries ${leafAt(wants, ['sun', 'aries'])}`
  assert.deepEqual(
    textsOf(inSign('sun', 'aries'), inSign('moon', 'taurus')),
    ways.map((way) => `Your Moon in Taurus ${leafAt(wants, ['moon', 'taurus'])}; ${sun}. ${way}`),
  )
  const rising = `Virgo rising ${leafAt(wants, ['ascendant', 'virgo'])}; ${sun}. `
  for (const text of textsOf(inSign('sun', 'aries'), inSign('ascendant', 'virgo')))
    assert.ok(text.startsWith(rising), text)
})

test('an aspect and an uneven balance have one text each, by their keys', () => {
  const aspect = meeting('sun', 'square', 'moon')
  for (const [kind, facts] of [
    ['aspect', [aspect]],
    ['elements', [balance('fire', 'much'), balance('earth', 'little')]],
  ] as const) {
    const tree = readTree<string>('en', `tensions/${kind === 'aspect' ? 'aspects' : 'elements'}`)
    const keys = kind === 'aspect' ? ['sun-moon'] : ['fire', 'earth']
    assert.deepEqual(tensionTexts({ kind, keys, facts, weight: 1 }), [leafAt(tree, keys)])
  }
})
