import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inPlaces, laidSpread } from '../../../test/asked.ts'
import type { LaidCard } from '../threads.ts'
import { leanOf } from './lean.ts'
import { isLate, TEMPOS, tempoOf } from './tempo.ts'

const tempoIn = (cards: string) => {
  const laid = inPlaces(cards)
  const { tempo, carrier, steps } = tempoOf(laid, leanOf(laid).grade)
  return `${carrier.card.id} ${steps} ${tempo}`
}

test('suit, number, orientation, place and lean are added up', () => {
  assert.equal(tempoIn('ar03 past, ar15 present, wa05 outcome'), 'wa05 2 months')
  assert.equal(tempoIn('sw10 r present'), 'sw10 2 months')
  assert.equal(tempoIn('wa08 near_future'), 'wa08 -2 soon')
  assert.equal(tempoIn('pepa r present'), 'pepa 5 not_yet')
  assert.equal(tempoIn('cukn present'), 'cukn 1 weeks')
  assert.equal(tempoIn('peki present'), 'peki 3 slow')
})

test('the tempo is that of the near future, else the outcome, else the present, else the first card', () => {
  assert.match(tempoIn('ar00 present, wa02 outcome, cu04 near_future'), /^cu04/)
  assert.match(tempoIn('ar00 present, wa02 outcome'), /^wa02/)
  assert.match(tempoIn('ar01 past, ar00 present'), /^ar00/)
  assert.match(tempoIn('ar01 past, ar00 root'), /^ar01/)
})

test('what comes after the time that was named is late', () => {
  assert.equal(isLate('week', 'soon'), false)
  assert.equal(isLate('week', 'weeks'), true)
  assert.equal(isLate('month', 'weeks'), false)
  assert.equal(isLate('month', 'months'), true)
  assert.equal(isLate('year', 'slow'), false)
  assert.equal(isLate('year', 'not_yet'), true)
  assert.equal(isLate('later', 'not_yet'), false)
  assert.equal(isLate(null, 'not_yet'), false)
})

const DRAWS = 20_000

/** In percent, from soon to not yet. */
function shares(lay: (seed: string) => LaidCard[]): number[] {
  const counts = new Map<string, number>()
  for (let at = 0; at < DRAWS; at++) {
    const cards = lay(`tempo ${at}`)
    const { tempo } = tempoOf(cards, leanOf(cards).grade)
    counts.set(tempo, (counts.get(tempo) ?? 0) + 1)
  }
  return TEMPOS.map((tempo) => Math.round((100 * (counts.get(tempo) ?? 0)) / DRAWS))
}

test('every tempo occurs, as often as docs/questions.md says', (t) => {
  for (const [type, expected] of [
    ['past_present_future', [9, 16, 26, 23, 27]],
    ['celtic_cross', [25, 27, 27, 15, 6]],
  ] as const) {
    const found = shares((seed) => laidSpread(type, seed))
    t.diagnostic(`${type}: ${found.join(' ')}`)
    for (const [at, share] of found.entries())
      assert.ok(Math.abs(share - expected[at]!) <= 2, `${type}: ${found}`)
  }
})
