import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MATTER_TONES } from '../../judgement/person/matters.ts'
import { DATE_SHAPES, type DateShape } from '../../judgement/person/transit-dates.ts'
import { filledWith, slotsIn } from '../slots.ts'
import { ENGLISH } from './english.ts'
import { datesIn } from './time-facts.ts'
import { dateFrom, datesFrom, datesInRow, saysLast, timeFaults } from './timeline.ts'

test('a date has its year unless that is the year of today', () => {
  assert.equal(dateFrom('2027-03-02', '2027-11-18'), '2 March')
  assert.equal(dateFrom('2028-03-02', '2027-11-18'), '2 March 2028')
  assert.equal(dateFrom('2026-03-02', '2027-11-18'), '2 March 2026')
})

test('two dates are joined, and have a year in common at the end', () => {
  assert.equal(datesFrom(['2026-12-01'], '2026-11-18'), '1 December')
  assert.equal(datesFrom(['2027-02-21', '2027-05-10'], '2026-11-18'), '21 February and 10 May 2027')
  assert.equal(datesFrom(['2026-12-21', '2027-05-10'], '2026-11-18'), '21 December and 10 May 2027')
})

test('in a sentence a coming year is said once, with the first of its dates', () => {
  const today = '2026-11-18'
  assert.deepEqual(datesInRow(['2027-01-15', '2027-07-01', '2028-02-03'], today), [
    '15 January 2027',
    '1 July',
    '3 February 2028',
  ])
  assert.deepEqual(datesInRow(['2025-01-15', '2025-07-01', '2026-12-03'], today), [
    '15 January 2025',
    '1 July 2025',
    '3 December',
  ])
  assert.deepEqual(datesInRow(['2027-07-01', '2027-01-15'], today), ['1 July 2027', '15 January 2027'])
})

test('slots are filled by name, and one without a value is a bug', () => {
  assert.equal(filledWith('By {leaves} it fits.', { leaves: '2 March' }), 'By 2 March it fits.')
  assert.deepEqual(slotsIn('On {first} and {second}.'), ['first', 'second'])
  assert.throws(() => filledWith('{when}?', {}), /nothing fills \{when\}/)
})

test('every shape of dates has a sentence after which one more date can follow', () => {
  for (const shape of Object.keys(DATE_SHAPES) as DateShape[])
    for (const tone of MATTER_TONES)
      assert.ok(
        ENGLISH.timeline.transitDates(shape, tone).some((text) => !saysLast(text)),
        shape,
      )
  assert.ok(saysLast('The last exact day is {third}; after that it only eases.'))
})

test('words that are never said are found, whatever the case', () => {
  assert.deepEqual(timeFaults('It is your Fate.'), ['says “Fate”'])
  assert.deepEqual(timeFaults('They see themselves in the weather.'), [])
})

test('the days that a text names are read without their years', () => {
  assert.deepEqual(datesIn('It peaks on 9 November 2027 and has a second round on 3 March.'), [
    '9 November',
    '3 March',
  ])
  assert.deepEqual(datesIn('It may march on.'), [])
})
