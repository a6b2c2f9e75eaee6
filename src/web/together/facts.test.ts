import assert from 'node:assert/strict'
import { test } from 'node:test'
import { factsShownBy, pairFactInWords, pairFactsInWords, pairFactsOnWheel } from './facts.ts'

const CONTACT = 'first-venus-trine-second-mars'
const ANGLE = 'first-sun-opposition-second-ascendant'
const THEIRS = 'second-moon-in-first-house-4'
const YOURS = 'first-venus-in-second-house-10'

test('facts are named from the first person’s side', () => {
  assert.equal(pairFactInWords(CONTACT), 'Your Venus trine their Mars')
  assert.equal(pairFactInWords(ANGLE), 'Your Sun opposition their Ascendant')
  assert.equal(pairFactInWords(THEIRS), 'Their Moon in your house 4')
  assert.equal(pairFactInWords(YOURS), 'Your Venus in their house 10')
  assert.equal(
    pairFactsInWords(['first-sun-in-leo', 'second-sun-in-aries']),
    'Your Sun in Leo · Their Sun in Aries',
  )
})

test('a contact lights its line and both ends, each in its own ring', () => {
  const lit = pairFactsOnWheel([CONTACT])!
  for (const title of ['Venus trine Their Mars, orb 0.4°', 'Venus 3°10′ Leo', 'Their Mars 2°46′ Aries'])
    assert.match(title, lit)
  for (const title of [
    'Their Venus 3°10′ Leo',
    'Mars 2°46′ Aries',
    'Venus trine Their Moon, orb 1.0°',
    'Venus square Their Mars, orb 1.0°',
    'Mars trine Their Venus, orb 0.4°',
  ])
    assert.doesNotMatch(title, lit)
  assert.match('Their Ascendant: 3°10′ Leo', pairFactsOnWheel([ANGLE])!)
  assert.doesNotMatch('Ascendant: 3°10′ Leo', pairFactsOnWheel([ANGLE])!)
})

test('an overlay lights the body in its ring and the house of the other', () => {
  assert.match('House 4', pairFactsOnWheel([THEIRS])!)
  assert.match('Their Moon 1°00′ Leo', pairFactsOnWheel([THEIRS])!)
  assert.doesNotMatch('Their house 4', pairFactsOnWheel([THEIRS])!)
  assert.match('Their house 10', pairFactsOnWheel([YOURS])!)
  assert.doesNotMatch('Their house 1', pairFactsOnWheel([YOURS])!)
  assert.doesNotMatch('House 10', pairFactsOnWheel([YOURS])!)
})

test('the other way round, a part of the wheel leads to the facts that it shows', () => {
  const facts = [CONTACT, ANGLE, THEIRS, YOURS]
  assert.deepEqual(factsShownBy('Venus trine Their Mars, orb 0.4°', facts), [CONTACT])
  assert.deepEqual(factsShownBy('Venus 3°10′ Leo', facts), [CONTACT, YOURS])
  assert.deepEqual(factsShownBy('House 4', facts), [THEIRS])
  assert.deepEqual(factsShownBy('Pluto 3°10′ Leo', facts), [])
})

test('without facts nothing is lit', () => {
  assert.equal(pairFactsOnWheel([]), undefined)
  assert.equal(pairFactsOnWheel(['unheard-of']), undefined)
  assert.equal(pairFactInWords('unheard-of'), 'Unheard of')
})
