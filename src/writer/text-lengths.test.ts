/** How long texts may be: the limits themselves are allowed. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { periodAround } from '../time/period.ts'
import { ENGLISH } from '../words/en/english.ts'
import { natalFaults } from './natal-text.ts'
import { overviewFaults } from './period-text.ts'
import { overviewText } from './phrasebook/period.ts'
import { periodPlan } from './plan/period-plan.ts'

/** A sentence that keeps the rules and has so many characters. */
const said = (length: number) => ({ text: `${'x'.repeat(length - 1)}.`, transits: [] })

test('the summary of a week has 280 to 550 characters, of a month 400 to 800, of a year 600 to 1,100', () => {
  for (const [type, least, most] of [
    ['week', 280, 550],
    ['month', 400, 800],
    ['year', 600, 1100],
  ] as const) {
    const plan = periodPlan(periodAround('2026-11-17', type), 'leo')
    const text = overviewText(ENGLISH, plan)
    const isRight = (length: number) =>
      overviewFaults(ENGLISH, { ...text, summary: [said(length)] }, plan).length === 0
    assert.deepEqual([least - 1, least, most, most + 1].map(isRight), [false, true, true, false], type)
  }
})

test('a portrait has 900 to 1,500 characters, a section 180 to 1,200', () => {
  const isRight = (portrait: number, section: number) =>
    natalFaults(ENGLISH, {
      portrait: [said(portrait)],
      sections: [{ id: 'mind', paragraphs: [[said(section)]] }],
      tensions: [],
    }).length === 0
  assert.deepEqual(
    [899, 900, 1500, 1501].map((length) => isRight(length, 500)),
    [false, true, true, false],
  )
  assert.deepEqual(
    [179, 180, 1200, 1201].map((length) => isRight(1000, length)),
    [false, true, true, false],
  )
})
