import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type HandMadeDay, handMadeDay } from '../../../test/hand-made-days.ts'
import type { KeyEvent } from './key-events.ts'
import { themesOfYear, type YearTheme } from './themes.ts'

/** Days from the first of March on. */
const daysOf = (made: readonly HandMadeDay[]) =>
  made.map((day, n) => handMadeDay({ date: `2026-03-${String(n + 1).padStart(2, '0')}`, ...day }))
const eclipse = (of: 'solar' | 'lunar', sign: string, date: string) =>
  ({ event: { type: 'eclipse', of, sign, uid: `${of}-eclipse-${date}` }, date }) as KeyEvent
const station = { event: { type: 'station', sign: 'leo', uid: 'a station' }, date: '2026-03-01' } as KeyEvent
const without = (themes: readonly YearTheme[], kind: YearTheme['kind']) =>
  themes.filter((theme) => theme.kind !== kind)

test('a slow planet is a theme by the sign of most of its days, of equals the first, all year', () => {
  const days = daysOf([
    { at: { jupiter: 100, saturn: 5, uranus: 40 } },
    { at: { jupiter: 125, saturn: 35, uranus: 70 } },
    { at: { jupiter: 125, saturn: 5, uranus: 70 } },
    { at: { jupiter: 125, saturn: 35, uranus: 40 } },
  ])
  const common = { kind: 'planet', date: null }
  assert.deepEqual(themesOfYear(days, [], 'taurus'), [
    { ...common, planet: 'jupiter', id: 'jupiter-in-leo', sign: 'leo', house: 4 },
    { ...common, planet: 'saturn', id: 'saturn-in-aries', sign: 'aries', house: 12 },
    { ...common, planet: 'uranus', id: 'uranus-in-taurus', sign: 'taurus', house: 1 },
    { ...common, planet: 'neptune', id: 'neptune-in-aries', sign: 'aries', house: 12 },
    { ...common, planet: 'pluto', id: 'pluto-in-aries', sign: 'aries', house: 12 },
  ])
})

test('an eclipse is a theme by the house of its sign, with its own id and date; other events are none', () => {
  const themesFound = themesOfYear(daysOf([{}]), [station, eclipse('solar', 'leo', '2026-08-12')], 'taurus')
  assert.deepEqual(without(themesFound, 'planet'), [
    {
      kind: 'eclipse',
      of: 'solar',
      id: 'solar-eclipse-2026-08-12',
      date: '2026-08-12',
      sign: 'leo',
      house: 4,
    },
  ])
})

test('of two eclipses of one kind in one house the first is listed; one of the other kind or in another house is listed, too', () => {
  const events = [
    eclipse('lunar', 'virgo', '2026-03-03'),
    eclipse('solar', 'virgo', '2026-03-17'),
    eclipse('lunar', 'leo', '2026-08-28'),
    eclipse('lunar', 'virgo', '2026-09-03'),
  ]
  const themesFound = without(themesOfYear(daysOf([{}]), events, 'aries'), 'planet')
  assert.deepEqual(
    themesFound.map(({ id }) => id),
    ['lunar-eclipse-2026-03-03', 'solar-eclipse-2026-03-17', 'lunar-eclipse-2026-08-28'],
  )
})

test('mercury, venus and mars are themes for each time that they go back, by the sign of most of its days', () => {
  const days = daysOf([
    { back: ['mercury'], at: { mercury: 10 } },
    { at: { mercury: 40 } },
    { back: ['mercury', 'mars', 'jupiter'], at: { mercury: 70, mars: 40 } },
    { back: ['mercury', 'mars', 'venus'], at: { mercury: 50, mars: 70 } },
    { back: ['mercury', 'mars', 'venus'], at: { mercury: 50, mars: 70 } },
  ])
  const themesFound = without(themesOfYear(days, [], 'aries'), 'planet')
  assert.deepEqual(
    themesFound.map(({ id, date, sign, house }) => [id, date, sign, house]),
    [
      ['mercury-retrograde', '2026-03-01', 'aries', 1],
      ['mercury-retrograde', '2026-03-03', 'taurus', 2],
      ['venus-retrograde', '2026-03-04', 'aries', 1],
      ['mars-retrograde', '2026-03-03', 'gemini', 3],
    ],
  )
})

test('a planet that goes back twice in one house is mentioned once, the first time', () => {
  const days = daysOf([{}, { back: ['venus'] }, {}, { back: ['venus'] }])
  const themesFound = without(themesOfYear(days, [], 'aries'), 'planet')
  assert.deepEqual(
    themesFound.map(({ id, date }) => [id, date]),
    [['venus-retrograde', '2026-03-02']],
  )
})
