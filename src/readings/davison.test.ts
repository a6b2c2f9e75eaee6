import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BERLIN_BIRTH } from '../../test/person-timeline.ts'
import { type DavisonRequest, readDavison } from './davison.ts'
import { identifier } from './identifier.ts'

const LATER = { ...BERLIN_BIRTH, birthDateTime: '1988-11-02 06:10' }
const UNTIMED = { ...LATER, birthDateTime: '1988-11-02', options: { timeKnown: false } }

const davison = (request: Partial<DavisonRequest> = {}) =>
  readDavison({ first: BERLIN_BIRTH, second: LATER, ...request }, identifier)

test('a Davison chart has an id of its kind, which follows from the births and the rules', () => {
  const { chartId } = davison()
  assert.match(chartId, /^davison_[\w-]{22}$/)
  assert.equal(davison({ timeRule: 'mean', placeRule: 'mean' }).chartId, chartId)
  for (const other of [
    { timeRule: 'corrected' },
    { placeRule: 'great_circle' },
    { second: BERLIN_BIRTH },
  ] as const)
    assert.notEqual(davison(other).chartId, chartId)
})

test('a corrected time and lots need both times', () => {
  for (const needs of [{ timeRule: 'corrected' }, { lots: ['fortune'] }] as const) {
    assert.ok(davison(needs))
    assert.throws(() => davison({ ...needs, second: UNTIMED }), {
      code: 'BIRTH_TIME_REQUIRED',
      details: { field: 'second.birthDateTime' },
    })
  }
})
