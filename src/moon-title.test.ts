import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts, testService } from '../test/service.ts'
import { exactOnDate, type PresentMoon, phaseBetween, titleOfMoon } from './moon-title.ts'
import { moonTitle, phaseTitle } from './words/en/moon-phases.ts'

const service = await testService(testParts({ RATE_LIMITS: 'off' }))
const moonAt = async (at: string, timezone: string) =>
  (await service.inject(`/v1/astrology/moon?${new URLSearchParams({ at, timezone })}`)).json().data

const inWords = (moon: PresentMoon) => {
  const { phase, sign, degree } = titleOfMoon(moon)
  return moonTitle(phase, sign, degree)
}

test('the full Moon of November 2026 is in Gemini, in Sydney on the 25th alone, in Berlin on the 24th alone', async () => {
  // It is exact at 14:53:34 UTC: 01:53 of the 25th in Sydney.
  const titles = async (timezone: string, hoursAhead: number) =>
    Promise.all(
      ['23', '24', '25', '26'].flatMap((day) =>
        [1, 12, 23].map(async (hour) => {
          const at = new Date(Date.UTC(2026, 10, Number(day), hour - hoursAhead)).toISOString()
          const moon = await moonAt(at.replace('.000Z', 'Z'), timezone)
          return `${moon.local.slice(8, 10)}: ${inWords(moon).replace(/, \d+°$/, '')}`
        }),
      ),
    )
  const fullIn = (allTitles: string[]) => [...new Set(allTitles.filter((title) => title.includes('Full')))]
  const sydney = await titles('Australia/Sydney', 11)
  assert.deepEqual(fullIn(sydney), ['25: Full Moon in Gemini'])
  assert.equal(sydney[4], '24: Waxing gibbous in Taurus')
  assert.equal(sydney[9], '26: Waning gibbous in Gemini')
  assert.deepEqual(fullIn(await titles('Europe/Berlin', 1)), ['24: Full Moon in Gemini'])
})

test('the first quarter of November 2026 is in Aquarius now and in the list; in Pisces she is waxing gibbous', async () => {
  // Exact on the 17th at 11:47 UTC; she enters Pisces at 21:19.
  const [inAquarius, inPisces, nextDay] = await Promise.all(
    ['2026-11-17T13:00Z', '2026-11-17T22:00Z', '2026-11-18T02:00Z'].map((at) => moonAt(at, 'UTC')),
  )
  assert.equal(inPisces.position.sign, 'Pisces')
  for (const moon of [inAquarius, inPisces]) {
    assert.equal(inWords(moon), 'First quarter in Aquarius')
    assert.equal(exactOnDate(moon)!.local, '2026-11-17T11:47:50')
  }
  assert.equal(inWords(nextDay), 'Waxing gibbous in Pisces, 2°')
  assert.equal(nextDay.previous_phase.sign, 'Aquarius')
})

test('between the quarters she is crescent or gibbous, waxing or waning', () => {
  assert.deepEqual(
    [0, 89.9, 90, 179.9, 180, 269.9, 270, 359.9, -1, 360].map((angle) => phaseTitle(phaseBetween(angle))),
    [
      'Waxing crescent',
      'Waxing crescent',
      'Waxing gibbous',
      'Waxing gibbous',
      'Waning gibbous',
      'Waning gibbous',
      'Waning crescent',
      'Waning crescent',
      'Waning crescent',
      'Waxing crescent',
    ],
  )
  assert.equal(phaseTitle('full_moon'), 'Full Moon')
  assert.equal(phaseTitle('last_quarter'), 'Last quarter')
})
