import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inPlaces } from '../../../../test/asked.ts'
import { TEMPOS } from '../../../tarot/answer/tempo.ts'
import { isPaceOf, paceOf } from './pace.ts'

const cardOf = (id: string) => inPlaces(`${id} present`)[0]!

test('a card sets the pace of its suit, a great card that of a stretch of time', () => {
  for (const [id, pace] of [
    ['wa03', /^The Three of Wands sets the pace: .* the quickest suit\.$/],
    ['sw03', /a brisk suit\.$/],
    ['cu03', /take their time\.$/],
    ['pe03', /the slowest suit\.$/],
    ['ar19', /^The Sun sets the pace: .* a stretch of time and not a day\.$/],
    ['wa03 r', /upside down it asks for a little more patience\.$/],
  ] as const)
    assert.match(paceOf(cardOf(id)), pace)
})

test('a quick suit is named only where the answer is quick, a slow one where it is slow', () => {
  for (const tempo of TEMPOS) {
    const isQuick = tempo === 'soon' || tempo === 'weeks'
    for (const quick of ['wa03', 'sw03']) assert.equal(isPaceOf(cardOf(quick), tempo), isQuick, tempo)
    for (const slow of ['cu03', 'pe03']) assert.equal(isPaceOf(cardOf(slow), tempo), !isQuick, tempo)
    assert.ok(isPaceOf(cardOf('ar19'), tempo))
  }
})
