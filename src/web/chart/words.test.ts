import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ShownChart } from './shown-chart.ts'
import {
  AYANAMSA_OPTIONS,
  chartInShort,
  HOUSE_GROUPS,
  houseWords,
  USUAL_HOUSES,
  ZODIAC_OPTIONS,
} from './words.ts'

const chart = (bodies: object, angles: object | null = null) => ({ bodies, angles }) as unknown as ShownChart

test('a chart in short is its Sun, its Moon, which may be in either of two signs, and what rises', () => {
  const moon = { sign: 'gemini', signs: ['gemini', 'cancer'] }
  assert.equal(
    chartInShort(chart({ sun: { sign: 'leo' }, moon: { sign: 'gemini' } }, { ascendant: { sign: 'virgo' } })),
    'Sun in Leo, Moon in Gemini, Virgo rising',
  )
  assert.equal(chartInShort(chart({ sun: { sign: 'leo' }, moon })), 'Sun in Leo, Moon in Gemini or Cancer')
})

test('every system that the form offers has a name and an explanation, and no other has', () => {
  const offered = [...USUAL_HOUSES, ...HOUSE_GROUPS.flatMap(({ systems }) => systems)]
  for (const { value, label } of offered) {
    assert.equal(houseWords(value)?.label, label)
    assert.ok(houseWords(value)!.explanation.length > 20, value)
  }
  assert.equal(houseWords('none'), undefined)
  assert.equal(houseWords('toString'), undefined)
  for (const { label } of [...HOUSE_GROUPS, ...ZODIAC_OPTIONS, ...AYANAMSA_OPTIONS]) assert.ok(label)
})
