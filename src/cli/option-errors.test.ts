import assert from 'node:assert/strict'
import { test } from 'node:test'
import { augury } from '../../test/terminal.ts'

test('what is wrong is reported by the option in which it was written, never by a member of JSON', async () => {
  const at = ['--zone', 'Europe/Berlin', '--lat', '50', '--lon', '8']
  for (const [words, said] of [
    [['chart', '1990-02-30 10:00', ...at], /^The birth 1990-02-30 10:00 does not exist/],
    [['chart', '1990-02-20 10:00', ...at, '--lat', '95'], /^--lat must be from -90 to 90/],
    [['chart', '1990-02-20 10:00', ...at, '--zone', 'Mars'], /^--zone: There is no time zone/],
    [['day', '1990-02-20', ...at], /^The birth must be written/],
    [['day', '1990-02-20 10:00', ...at, '--lon', '181'], /^--lon must be from -180 to 180/],
    [['horoscope', 'leo', '--date', '2026-13-01'], /^--date 2026-13-01 does not exist/],
    [['horoscope', 'loe'], /^The sign must be one of aries/],
  ] as const) {
    const { code, notes } = await augury(words)
    assert.equal(code, 2, words.join(' '))
    assert.match(notes, said)
    assert.doesNotMatch(notes, /birthDateTime|latitude|longitude|timezone|birthLocation/)
  }
})
