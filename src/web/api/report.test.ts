import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasReport, paperFor } from './report.ts'

test('there is a report of readings, years, what is coming and spreads, and none of a day or a single card', () => {
  for (const name of [
    ...(['natalReading', 'synastry', 'yearlyHoroscope', 'transitTimeline', 'returns'] as const),
    ...(['laySpread', 'readCards'] as const),
  ])
    assert.ok(hasReport({ name }), name)
  for (const name of ['drawDailyCard', 'dailyHoroscope', 'monthlyHoroscope', 'yesOrNo'] as const)
    assert.ok(!hasReport({ name }), name)
})

test('paper is Letter where people print on it, and A4 elsewhere', () => {
  for (const language of ['en-US', 'fr-CA', 'es-MX', 'en-us']) assert.equal(paperFor(language), 'letter')
  for (const language of ['en-GB', 'de', 'en', 'pt-BR', 'us']) assert.equal(paperFor(language), 'a4')
})
