import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BERLIN_BIRTH } from '../../test/person-timeline.ts'
import { type CompositeRequest, readComposite } from './composite.ts'
import { identifier } from './identifier.ts'

const LATER = { ...BERLIN_BIRTH, birthDateTime: '1988-11-02 06:10' }
const UNTIMED = { ...LATER, birthDateTime: '1988-11-02', options: { timeKnown: false } }

const composite = (request: Partial<CompositeRequest>) =>
  readComposite({ first: BERLIN_BIRTH, second: LATER, lots: ['fortune'], ...request }, identifier)

test('a composite of two known times has the lots that were asked for', () => {
  for (const houses of [undefined, 'derived', 'midpoint'] as const) {
    const { chart } = composite({ houses })
    assert.deepEqual(Object.keys('lots' in chart ? (chart.lots ?? {}) : {}), ['fortune'])
  }
})

test('lots need both times, and houses', () => {
  assert.throws(() => composite({ second: UNTIMED }), {
    code: 'BIRTH_TIME_REQUIRED',
    details: { field: 'second.birthDateTime' },
  })
  assert.throws(() => composite({ houses: 'none' }), { code: 'VALIDATION_ERROR' })
})
