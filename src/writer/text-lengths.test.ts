/** How long texts may be: the limits themselves are allowed. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { periodPlan } from '../judgement/period/plan.ts'
import { periodAround } from '../time/period.ts'
import { ENGLISH } from '../words/en/english.ts'
import { natalFaults } from './natal-text.ts'
import { overviewFaults } from './period-text.ts'
import { overviewText } from './phrasebook/period.ts'

/** A sentence that keeps the rules and has so many characters. */
const said = (length: number) => ({ text: `${'x'.repeat(length - 1)}.`, transits: [] })

test('the summary of a week has 200 to 350 characters, of a month 300 to 500, of a year 500 to 900', () => {
  for (const [type, least, most] of [
    ['week', 200, 350],
    ['month', 300, 500],
    ['year', 500, 900],
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
