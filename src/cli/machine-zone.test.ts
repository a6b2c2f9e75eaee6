import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { BARE_ENVIRONMENT } from '../../test/own-child.ts'
import { testParts, testService } from '../../test/service.ts'
import { augury } from '../../test/terminal.ts'

/** In Auckland it is ten past eight in the morning of the 18th, in Honolulu ten past nine in the evening of the 17th. */
const MORNING = Date.UTC(2026, 10, 17, 19, 10)
const EVENING = Date.UTC(2026, 10, 18, 7, 10)
const inAuckland = (...words: string[]) => augury(words, { zone: 'Pacific/Auckland', now: () => MORNING })
const inHonolulu = (...words: string[]) => augury(words, { zone: 'Pacific/Honolulu', now: () => EVENING })

const service = await testService(testParts({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://127.0.0.1:8080' }))
const api = async (path: string, payload: object) =>
  (await service.inject({ method: 'POST', url: `/v1/${path}`, payload })).json()

test('without a seed the cards are those of the date where the machine is, and the zone is shown', async () => {
  for (const command of [['draw'], ['yes-no'], ['spread', 'past_present_future']]) {
    assert.match(
      (await inAuckland(...command)).out,
      /^Seed: anonymous_2026-11-18 \(today in Pacific\/Auckland\)$/m,
    )
    assert.match(
      (await inHonolulu(...command)).out,
      /^Seed: anonymous_2026-11-17 \(today in Pacific\/Honolulu\)$/m,
    )
    assert.match(
      (await inHonolulu(...command, '--zone', 'UTC')).out,
      /^Seed: anonymous_2026-11-18 \(today in UTC\)$/m,
    )
  }
  const { out } = await inAuckland('draw', '--json')
  assert.deepEqual(JSON.parse(out), await api('tarot/daily-card', { seed: 'anonymous_2026-11-18' }))
  assert.match((await inAuckland('draw', '--seed', 'x')).out, /^Seed: x$/m)
  assert.match((await inAuckland('draw', '--zone', 'Atlantis')).notes, /^--zone: There is no time zone/)
})

test('“today” of a horoscope is the machine’s, and is shown with its zone; a date is the same everywhere', async () => {
  assert.match((await inAuckland('horoscope', 'leo')).out, /^Leo, 2026-11-18, today in Pacific\/Auckland: /)
  assert.match((await inHonolulu('horoscope', 'leo')).out, /^Leo, 2026-11-17, today in Pacific\/Honolulu: /)
  assert.match(
    (await inHonolulu('horoscope', 'leo', '--date', 'tomorrow', '--zone', 'Asia/Tokyo')).out,
    /^Leo, 2026-11-19, tomorrow in Asia\/Tokyo: /,
  )
  assert.match((await inAuckland('horoscope', 'leo', '--date', '2026-05-01')).out, /^Leo, 2026-05-01: /)
  const week = JSON.parse((await inAuckland('horoscope', 'leo', '--period', 'month', '--json')).out)
  assert.equal(week.period.from, '2026-11-01')
})

const BIRTH = ['1990-05-15 14:30', '--zone', 'Europe/Berlin', '--lat', '52.52', '--lon', '13.405']

test('a personal day is the day of the machine, or of --day-zone, not of the birthplace', async () => {
  const ask = (date: string, timezone: string) =>
    api('astrology/personalized-daily', {
      birthDateTime: BIRTH[0],
      birthLocation: { latitude: 52.52, longitude: 13.405, timezone: 'Europe/Berlin' },
      date,
      timezone,
    })
  const auckland = JSON.parse((await inAuckland('day', ...BIRTH, '--json')).out)
  assert.equal(auckland.targetDate, '2026-11-18')
  assert.equal(auckland.metadata.timezone, 'Pacific/Auckland')
  assert.deepEqual(auckland.interpretation, (await ask('2026-11-18', 'Pacific/Auckland')).data.interpretation)
  assert.match((await inAuckland('day', ...BIRTH)).out, /^2026-11-18 in Pacific\/Auckland: /)
  assert.match((await inHonolulu('day', ...BIRTH)).out, /^2026-11-17 in Pacific\/Honolulu: /)
  const there = await inHonolulu('day', ...BIRTH, '--day-zone', 'Europe/Berlin')
  assert.match(there.out, /^2026-11-18 in Europe\/Berlin: /)
  const { code, notes } = await inHonolulu('day', ...BIRTH, '--day-zone', 'Atlantis')
  assert.equal(code, 2)
  assert.match(notes, /^--day-zone: There is no time zone/)
})

test('Moon and calendar are shown by the clocks of the machine, unless a zone or a place has others', async () => {
  assert.match((await inAuckland('moon')).out, /^2026-11-18 08:10, Pacific\/Auckland$/m)
  assert.match((await inHonolulu('moon')).out, /^2026-11-17 21:10, Pacific\/Honolulu$/m)
  assert.match((await inHonolulu('moon', '--place', 'Reykjavik')).out, /, Atlantic\/Reykjavik$/m)
  assert.match((await inAuckland('calendar')).out, /^2026-11-18 to 2026-12-17, Pacific\/Auckland\n/)
  assert.match((await inHonolulu('calendar', '--zone', 'UTC')).out, /^2026-11-18 to 2026-12-17, UTC\n/)
  assert.match((await inAuckland('calendar', '--ics')).out, /X-WR-TIMEZONE:Pacific\/Auckland/)
})

test('a machine whose zone is none of a place has UTC', async () => {
  for (const zone of ['', 'Etc/Unknown', '+00:00'])
    assert.match((await augury(['draw'], { zone })).out, /\(today in UTC\)$/)
})

test('TZ is the zone of the machine', () => {
  const dateIn = (timeZone: string) => new Date().toLocaleDateString('sv-SE', { timeZone })
  // They are 25 hours apart: never on the same date.
  for (const TZ of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const before = dateIn(TZ)
    const { stdout, stderr } = spawnSync(process.execPath, ['bin/augury.js', 'draw', '--json'], {
      encoding: 'utf8',
      env: { ...BARE_ENVIRONMENT, TZ },
      timeout: 120_000,
    })
    assert.equal(stderr, '')
    const expected = [before, dateIn(TZ)].map((date) => `anonymous_${date}`)
    assert.ok(expected.includes(JSON.parse(stdout).seed_used), `${TZ}: ${stdout.slice(0, 200)}`)
  }
})
