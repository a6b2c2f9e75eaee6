import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathOfDay, pathOfSpread, sharedViewAt } from './shared-address.ts'

const SEEDS = [
  'quiet-river-4821',
  'a b&c=d?e#f%g+h',
  'one/two\\three',
  `"><script>alert('x')</script>`,
  'שלום עולם',
  '東京 🌙',
  '%2F',
  '...',
  '.png.',
  'x'.repeat(256),
]

test('a seed comes back from its address as it was, whatever it is made of', () => {
  for (const seed of SEEDS) {
    const path = pathOfSpread('single', seed)!
    assert.match(path, /^r\/single\/[\w.!~*'()%-]+$/)
    for (const prefix of ['/', '/behind/a/proxy/'])
      assert.deepEqual(sharedViewAt(prefix + path), { of: 'spread', spread: 'single', seed })
    const { pathname } = new URL(path, 'https://example.org/')
    assert.deepEqual(
      sharedViewAt(pathname),
      { of: 'spread', spread: 'single', seed },
      'as a browser reads it',
    )
  }
})

test('a seed that no path can carry has no address', () => {
  for (const seed of ['', '.', '..', 'x.png', 'X.PNG', '\uD800'])
    assert.equal(pathOfSpread('single', seed), undefined)
})

test('a day has an address, and no other path is taken for one', () => {
  const path = pathOfDay('leo', '2026-11-17')
  assert.deepEqual(sharedViewAt(`/${path}`), { of: 'day', sign: 'leo', date: '2026-11-17' })
  for (const other of ['/', '/r/single', '/r/single/', '/x/leo/2026-11-17', '/day', '/docs/'])
    assert.equal(sharedViewAt(other), undefined, other)
})
