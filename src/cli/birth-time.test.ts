import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts, testService } from '../../test/service.ts'
import { augury } from '../../test/terminal.ts'

const birthTime = (...words: string[]) => augury(['birth-time', ...words])

const service = await testService(testParts({ RATE_LIMITS: 'off' }))
const api = async (payload: object) =>
  (await service.inject({ method: 'POST', url: '/v1/astrology/birth-time', payload })).json().data

const PLACE = ['--zone', 'Europe/Berlin', '--lat', '52.52', '--lon', '13.405']
const BIRTH = ['1990-05-15 14:30', ...PLACE]
const place = { timezone: 'Europe/Berlin', latitude: 52.52, longitude: 13.405 }

test('as JSON it is the answer of the API', async () => {
  const birth = { birthDateTime: '1990-05-15 14:30', ...place }
  const options: [string[], object][] = [
    [BIRTH, birth],
    [
      [...BIRTH, '--window', '20', '--houses', 'placidus', '--zodiac', 'sidereal'],
      { ...birth, window_minutes: 20, options: { house_system: 'placidus', zodiac: 'sidereal' } },
    ],
    [[...BIRTH, '--calendar', 'julian'], { ...birth, options: { calendar: 'julian' } }],
    [['1990-05-15', ...PLACE], { birthDateTime: '1990-05-15', ...place }],
  ]
  for (const [words, body] of options) {
    const { code, out } = await birthTime(...words, '--json')
    assert.equal(code, 0, words.join(' '))
    assert.deepEqual(JSON.parse(out), await api(body), words.join(' '))
  }
})

test('as text it says how long things hold, what changes when, and in which parts', async () => {
  const { out, notes } = await birthTime(...BIRTH, '--window', '20', '--houses', 'placidus')
  assert.equal(notes, '')
  assert.match(out, /^1990-05-15 14:10:00 to 1990-05-15 14:50:00 in Europe\/Berlin\n/)
  assert.match(out, /^rising sign +at least +20\.00 min earlier +at least +20\.00 min later$/m)
  assert.match(out, /^houses +2\.50 min earlier +9\.47 min later$/m)
  assert.match(out, /^1990-05-15 14:27:30 +−2\.50 min +house of mars +7 → 6$/m)
  assert.match(out, /^1990-05-15 14:39:28 +\+9\.47 min +house of venus +8 → 7$/m)
  assert.match(out, /50:00 +100\.0 % +Virgo rising +Moon in Capricorn$/)
})

test('a date alone is looked at from midnight to midnight', async () => {
  const { out } = await birthTime('1990-05-15', ...PLACE)
  assert.match(out, /^1990-05-15 00:00:00 to 1990-05-16 00:00:00 in/)
  assert.doesNotMatch(out, / min /)
  assert.match(out, /^\S+ 00:20:53 +moon and venus +square → no aspect$/m)
  assert.match(out, /^\S+ 01:27:53 +midheaven sign +Scorpio → Sagittarius$/m)
  assert.match(out, /^\S+ 19:30:04 +sign of moon +Capricorn → Aquarius$/m)
  assert.match(out, /^\S+ 18:26:52 to \S+ 19:30:04 +4\.4 % +Scorpio rising +Moon in Capricorn$/m)
})

test('a window in which nothing changes prints a line that nothing does', async () => {
  assert.match((await birthTime(...BIRTH, '--window', '1')).out, /\n\nNothing changes\.\n\n/)
})

test('what was assumed of the time is noted', async () => {
  const { notes } = await birthTime('1850-05-15 14:30', ...PLACE)
  assert.match(notes, /^Clocks were set by the Sun then/)
})

test('a mistake is reported in one sentence', async () => {
  const mistakes: [string[], RegExp][] = [
    [[], /^The birth is missing/],
    [[...BIRTH, '--window', '0'], /^--window takes whole minutes, 1 to 720\./],
    [[...BIRTH, '--window', '721'], /^--window takes/],
    [[...BIRTH, '--window', '1.5'], /^--window takes/],
    [[...BIRTH, '--houses', 'gauquelin'], /^--houses takes one of/],
  ]
  for (const [words, withText] of mistakes) {
    const { code, out, notes } = await birthTime(...words)
    assert.equal(code, 2, words.join(' '))
    assert.match(notes, withText)
    assert.equal(out, '')
  }
})
