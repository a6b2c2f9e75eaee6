import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axisMarks } from './axis.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const widthOf = (label: string) => 8 * label.length
const marks = (from: string, to: string, width: number) =>
  axisMarks({ from: Date.parse(from), to: Date.parse(to), width, widthOf }, MONTHS)
const labels = (from: string, to: string, width: number) =>
  marks(from, to, width).map(({ at, label }) => `${new Date(at).toISOString().slice(0, 10)} ${label}`)

test('a year on a wide picture has every month, and January is labelled with its year', () => {
  const year = labels('2026-11-18', '2027-11-18', 900)
  assert.deepEqual(year.slice(1, 4), ['2026-12-01 Dec', '2027-01-01 2027', '2027-02-01 Feb'])
  assert.equal(year.length, 13)
})

test('a span that begins within a month names it, with its year if there is room', () => {
  assert.equal(labels('2026-11-05', '2027-02-05', 400)[0], '2026-11-05 Nov 2026')
  assert.equal(labels('2026-11-18', '2027-02-18', 240)[0], '2026-11-18 Nov')
  assert.equal(labels('2026-11-28', '2027-02-28', 240)[0], '2026-12-01 Dec')
})

test('on a phone a year has every second or third month, ten years only some years', () => {
  assert.deepEqual(labels('2027-01-01', '2028-01-01', 330).slice(0, 3), [
    '2027-01-01 2027',
    '2027-03-01 Mar',
    '2027-05-01 May',
  ])
  assert.deepEqual(labels('2026-03-01', '2036-03-01', 330), [
    '2028-01-01 2028',
    '2030-01-01 2030',
    '2032-01-01 2032',
    '2034-01-01 2034',
    '2036-01-01 2036',
  ])
})

test('the less room a month or a year has, the more are left out: to every second, third and sixth month, and to years by 1, 2, 5, 10 and 20', () => {
  const STEPS = [1, 2, 3, 6]
  const YEARS = [1, 2, 5, 10, 20]
  const months = new Set<number>()
  const years = new Set<number>()
  for (let width = 4000; width > 20; width -= 7) {
    const found = marks('2001-01-01', '2081-01-01', width).filter(({ label }) => /^\d{4}$/.test(label))
    years.add(Number(found[1]!.label) - Number(found[0]!.label))
    const within = marks('2026-01-01', '2028-01-01', width)
    if (within.length > 2)
      months.add(new Date(within[1]!.at).getUTCMonth() - new Date(within[0]!.at).getUTCMonth())
  }
  assert.deepEqual([...years], YEARS)
  // Years have 0 months between them, and so have weeks.
  assert.deepEqual(
    [...months].filter((each) => each > 0),
    STEPS,
  )
})

test('marks are as close as their words allow: with a step less they would touch', () => {
  // 24 units for each month and 7 between two; a year has 12 months.
  const count = (width: number) => marks('2027-01-01', '2028-01-01', width).length
  assert.ok(
    count(12 * 42) === 12 && count(12 * 36) === 6,
    'a year number is 32 units wide, and 7 are between two',
  )
})

test('a month on a wide picture has its weeks', () => {
  assert.deepEqual(labels('2026-12-01', '2027-01-01', 700), [
    '2026-12-01 Dec',
    '2026-12-08 8',
    '2026-12-15 15',
    '2026-12-22 22',
  ])
})

test('no two labels touch, whatever the span and the width', () => {
  for (const days of [10, 31, 62, 90, 200, 366, 1000, 3660])
    for (const width of [300, 420, 700, 1100]) {
      const from = Date.UTC(2026, 10, 18)
      const to = from + days * 86_400_000
      const found = axisMarks({ from, to, width, widthOf }, MONTHS)
      assert.ok(found.length > 0, `${days} days on ${width}`)
      for (const [i, { at, label }] of found.entries()) {
        const next = found[i + 1]
        if (next)
          assert.ok(((next.at - at) / (to - from)) * width > widthOf(label), `${days} ${width} ${label}`)
      }
    }
})
