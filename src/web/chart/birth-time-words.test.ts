import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BirthTime, type Change, changeInWords, holdsInWords, WORDS } from './birth-time-words.ts'

const hold = (minutes_before: number, minutes_after: number) => ({ minutes_before, minutes_after })

/** Libra rises at the birth, after Virgo. */
const answer = (rising: [number, number], houses: [number, number], aspects: [number, number]) =>
  ({
    birth: { date_time: '1990-02-05T23:40:00.000Z', timezone: 'Europe/Lisbon' },
    holds: { rising_sign: hold(...rising), houses: hold(...houses), aspects: hold(...aspects) },
    segments: [
      { from: '1990-02-05T23:10:00.000Z', rising_sign: 'Virgo' },
      { from: '1990-02-05T23:18:00.000Z', rising_sign: 'Libra' },
      { from: '1990-02-06T00:02:08.000Z', rising_sign: 'Scorpio' },
    ],
  }) as unknown as BirthTime

test('how far the time may be off is cut to whole minutes, or seconds, and never said to be more', () => {
  assert.equal(
    holdsInWords(answer([22, 22.13], [0.66, 1.99], [30, 5.4])),
    'Libra rises even if the birth was up to 22 minutes earlier or 22 minutes later. Every planet keeps its house up to 39 seconds earlier or 1 minute later, and every aspect holds up to half an hour earlier or 5 minutes later.',
  )
})

test('what holds in the whole window is said to hold all that time', () => {
  const whole: [number, number] = [30, 30]
  assert.match(
    holdsInWords(answer(whole, whole, whole)),
    /^Libra rises, and every planet keeps its house and/,
  )
  assert.match(
    holdsInWords(answer(whole, [3, 30], whole)),
    /up to half an hour earlier or later\. Every planet keeps its house up to 3 minutes earlier or half an hour later, and every aspect holds all that time\.$/,
  )
})

const change = (kind: Change['kind'], subject: string, before: Change['before'], after: Change['after']) =>
  changeInWords({ at: '', local: '', minutes: 1, kind, subject, before, after })

test('every kind of change has its sentence', () => {
  assert.equal(
    change('rising_sign', 'ascendant', 'Virgo', 'Libra'),
    'The rising sign goes from Virgo to Libra',
  )
  assert.equal(
    change('midheaven_sign', 'midheaven', 'Cancer', 'Leo'),
    'The Midheaven goes from Cancer to Leo',
  )
  assert.equal(change('sign', 'moon', 'Gemini', 'Cancer'), 'Moon goes from Gemini to Cancer')
  assert.equal(change('house', 'moon', 9, 8), 'Moon goes from house 9 to house 8')
  assert.equal(change('motion', 'mercury', 'direct', 'retrograde'), 'Mercury turns retrograde')
  assert.equal(change('aspect', 'moon-mars', null, 'square'), 'Moon square Mars begins')
  assert.equal(change('aspect', 'moon-mars', 'square', null), 'Moon square Mars ends')
  assert.equal(change('aspect', 'moon-mars', 'square', 'trine'), 'Moon and Mars go from square to trine')
})

test('how far a change is from the birth', () => {
  assert.equal(WORDS.fromBirth(-22.3), '22 min earlier')
  assert.equal(WORDS.fromBirth(0.5), '30 s later')
})
