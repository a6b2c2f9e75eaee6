import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts, testService } from '../../test/service.ts'
import { augury } from '../../test/terminal.ts'
import { CALENDAR_TYPES } from '../almanac/calendar.ts'

const NOW = Date.UTC(2026, 10, 15, 12)
const service = await testService(testParts({ RATE_LIMITS: 'off' }, { now: () => NOW }))
const api = async (path: string, query: Record<string, string> = {}) =>
  service.inject(`/v1/astrology/${path}?${new URLSearchParams(query)}`)
const data = async (path: string, query?: Record<string, string>) => (await api(path, query)).json().data

const PLACE = ['--lat', '-33.87', '--lon', '151.21', '--zone', 'Australia/Sydney']
const place = { latitude: '-33.87', longitude: '151.21', timezone: 'Australia/Sydney' }

test('as JSON the Moon is the answer of the API', async () => {
  const options: [string[], Record<string, string>][] = [
    [[], {}],
    [['--at', '1999-08-11T11:03Z'], { at: '1999-08-11T11:03Z' }],
    [[...PLACE, '--void-rule', 'traditional'], { ...place, void_rule: 'traditional' }],
  ]
  for (const [words, query] of options) {
    const { code, out } = await augury(['moon', ...words, '--json'])
    assert.equal(code, 0, words.join(' '))
    assert.deepEqual(JSON.parse(out), await data('moon', query), words.join(' '))
  }
})

test('as text the Moon has phase, light, age, sign, void time, the next phases and the next eclipse', async () => {
  const { out, notes } = await augury(['moon', '--zone', 'Europe/Berlin'])
  assert.equal(notes, '')
  const { title, text, next_phases } = await data('moon', { timezone: 'Europe/Berlin' })
  assert.ok(out.startsWith(`${title}\n2026-11-15 13:00, Europe/Berlin\n\n`))
  assert.ok(out.replace(/\s+/g, ' ').includes(text))
  const [, , now] = out.split('\n\n')
  assert.deepEqual(now!.split('\n'), [
    'lit             32 %, waxing',
    'age             6.2 days',
    'position        1°16′ Aquarius',
    'void of course  from 2026-11-17 15:25 to 2026-11-17 22:19, then in Pisces',
  ])
  for (const { phase, local, sign } of next_phases)
    assert.match(
      out,
      RegExp(`^${phase.replace('_', ' ')} +${local.slice(0, 16).replace('T', ' ')} +in ${sign}$`, 'm'),
    )
  assert.match(out, /^annular solar eclipse +2027-02-06 16:59 +in Aquarius$/m)
  assert.doesNotMatch(out, /horizon/)
  for (const line of out.split('\n')) assert.ok([...line].length <= 78, line)
})

test('a waning Moon is called so', async () => {
  assert.match((await augury(['moon', '--at', '2026-12-01T06:08Z'])).out, /^lit +50 %, waning$/m)
})

test('with a place it says how high she is, and a void Moon says until when', async () => {
  const inSydney = async (at: string) => (await augury(['moon', '--at', at, ...PLACE])).out
  assert.match(await inSydney('2026-11-15T12:00Z'), /^in the sky +18° above the horizon$/m)
  const { sky } = await data('moon', { at: '2026-11-15T18:00Z', ...place })
  assert.ok(sky.altitude < -1)
  assert.match(
    await inSydney('2026-11-15T18:00Z'),
    RegExp(`^in the sky +${(-sky.altitude).toFixed(0)}° below the horizon$`, 'm'),
  )
  assert.match(
    await inSydney('2026-11-17T14:26Z'),
    /^void of course +now, until 2026-11-18 08:19, then in Pisces$/m,
  )
})

test('as JSON the calendar is the answer of the API, whatever is asked for', async () => {
  const options: [string[], Record<string, string>][] = [
    [[], {}],
    [
      ['--from', '2026-12-01', '--to', '2027-02-28', '--zone', 'europe/berlin'],
      { from: '2026-12-01', to: '2027-02-28', timezone: 'europe/berlin' },
    ],
    [
      ['--types', 'void_of_course, season', '--void-rule', 'traditional'],
      { types: 'void_of_course,season', void_rule: 'traditional' },
    ],
    [['--planets', 'mercury,venus', '--from', 'yesterday'], { planets: 'mercury,venus', from: 'yesterday' }],
    [
      ['--types', 'eclipse', '--to', '2027-08-31', ...PLACE],
      { types: 'eclipse', to: '2027-08-31', ...place },
    ],
  ]
  for (const [words, query] of options) {
    const { code, out } = await augury(['calendar', ...words, '--json'])
    assert.equal(code, 0, words.join(' '))
    assert.deepEqual(JSON.parse(out), await data('sky-calendar', query), words.join(' '))
  }
})

test('as a calendar file it is the feed of the API, to the byte', async () => {
  const options: [string[], Record<string, string>][] = [
    [[], {}],
    [['--zone', 'Asia/Tokyo', '--alarms'], { timezone: 'Asia/Tokyo', alarms: '1' }],
    [['--from', 'today', '--types', 'moon_ingress'], { from: 'today', types: 'moon_ingress' }],
  ]
  for (const [words, query] of options) {
    const { code, out } = await augury(['calendar', '--ics', ...words])
    assert.equal(code, 0)
    assert.equal(`${out}\n`, (await api('sky-calendar.ics', query)).body)
  }
})

test('as text the calendar is a line for each event: when, what, and until when', async () => {
  const words = ['calendar', '--from', '2026-11-20', '--to', '2026-11-26', '--zone', 'Europe/Berlin']
  const { out } = await augury(words)
  const { events } = await data('sky-calendar', {
    from: '2026-11-20',
    to: '2026-11-26',
    timezone: 'Europe/Berlin',
  })
  const [heading, blank, ...rows] = out.split('\n')
  assert.deepEqual([heading, blank], ['2026-11-20 to 2026-11-26, Europe/Berlin', ''])
  assert.equal(rows.length, events.length)
  for (const [i, { local, title }] of events.entries())
    assert.ok(rows[i]!.startsWith(`${local.slice(0, 16).replace('T', ' ')}  ${title}`))
  assert.match(out, /^2026-11-24 15:53 {2}Full Moon in Gemini, 2°$/m)
  assert.match(out, /^\S+ \S+ {2}Moon void of course in \w+ +until 2026-11-\d\d \d\d:\d\d$/m)
  for (const line of rows) assert.ok([...line].length <= 78, line)
})

test('with --texts each event has its line and its meaning below it, in no more than 78 columns', async () => {
  const { out } = await augury(['calendar', '--types', 'eclipse', '--to', '2027-08-31', ...PLACE, '--texts'])
  const { events } = await data('sky-calendar', { types: 'eclipse', to: '2027-08-31', ...place })
  assert.ok(events.length >= 4)
  const withText = out.replace(/\s+/g, ' ')
  for (const { title, text, meaning } of events)
    assert.ok(withText.includes(`${title} ${text} ${meaning}`), title)
  assert.match(withText, /from the given place/)
  for (const line of out.split('\n')) assert.ok([...line].length <= 78, line)
})

test('a span without an event prints a line that there is none', async () => {
  const { code, out } = await augury(['calendar', '--types', 'season', '--to', '2026-11-16'])
  assert.deepEqual([code, out], [0, '2026-11-15 to 2026-11-16, UTC\n\nNothing happens.'])
})

test('the help of the calendar names every type', async () => {
  const { out } = await augury(['calendar', '--help'])
  for (const type of CALENDAR_TYPES) assert.ok(out.includes(type), type)
})

test('a mistake is reported in one sentence that names the option', async () => {
  const mistakes: [string[], RegExp][] = [
    [['moon', '--at', 'noon'], /^--at must be a moment in UTC/],
    [['moon', '--at', '2026-02-30T12:00Z'], /^--at 2026-02-30T12:00 does not exist/],
    [['moon', '--at', '1500-01-01T12:00Z'], /^--at must lie between/],
    [['moon', '--zone', 'Mars/Olympus'], /^--zone: There is no time zone/],
    [['moon', '--lat', '1'], /^--lon is required/],
    [['moon', '--lat', '1', '--lon', 'east'], /^--lon takes a number/],
    [['moon', '--lat', '91', '--lon', '1'], /^--lat must be from -90 to 90/],
    [['moon', '--lat', '1', '--lon', '181'], /^--lon must be from -180 to 180/],
    [['moon', '--void-rule', 'vedic'], /^--void-rule takes one of: modern, traditional/],
    [['moon', 'tonight'], /^Unexpected argument "tonight"/],
    [['calendar', '--from', 'now'], /^--from must be written YYYY-MM-DD/],
    [['calendar', '--to', '2026-11-31'], /^--to 2026-11-31 does not exist/],
    [['calendar', '--to', '2026-11-01'], /^--to must not be before from/],
    [['calendar', '--to', '2027-12-20'], /^--to: At most 400 days/],
    [['calendar', '--from', '1500-01-01'], /^--from must lie between/],
    [['calendar', '--zone', '+02:00'], /^--zone: /],
    [['calendar', '--types', 'moon_phase,comet'], /^--types takes one of: moon_phase/],
    [['calendar', '--planets', 'chiron'], /^--planets takes one of: sun/],
    [['calendar', '--lat', '95', '--lon', '0', '--ics'], /^--lat must be/],
    [['calendar', '--alarms'], /^--alarms needs --ics/],
  ]
  for (const [words, withText] of mistakes) {
    const { code, out, notes } = await augury(words)
    assert.equal(code, 2, words.join(' '))
    assert.match(notes, withText)
    assert.equal(out, '')
  }
})
