import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FACTS_OF_THE_DAY, FACTS_OF_THE_HOUR, type FactValue } from './facts.ts'

const idOf = (kind: string, subject: string, value: FactValue) =>
  [...FACTS_OF_THE_HOUR, ...FACTS_OF_THE_DAY]
    .find((fact) => fact.kind === kind && fact.subject === subject)!
    .id(value)

test('facts have the ids of docs/natal-reading.md, and what says nothing has none', () => {
  assert.equal(idOf('rising_sign', 'ascendant', 'virgo'), 'ascendant-in-virgo')
  assert.equal(idOf('midheaven_sign', 'midheaven', 'gemini'), 'midheaven-in-gemini')
  assert.equal(idOf('house', 'sun', 9), 'sun-in-house-9')
  assert.equal(idOf('sign', 'sun', 'taurus'), 'sun-in-taurus')
  assert.equal(idOf('motion', 'mercury', 'retrograde'), 'mercury-retrograde')
  assert.equal(idOf('motion', 'mercury', 'direct'), null)
  assert.equal(idOf('aspect', 'sun-saturn', 'square'), 'sun-square-saturn')
  assert.equal(idOf('aspect', 'sun-saturn', null), null)
})
