import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { NOON, TEST_SECRET, testParts, testService } from '../../test/service.ts'
import { augury } from '../../test/terminal.ts'

const environment = { DATA_DIR: ':memory:', SECRET: TEST_SECRET }
const run = (...words: string[]) => augury(words, { environment, now: () => NOON })

const service = await testService(testParts({ RATE_LIMITS: 'off' }))
const api = async (path: string, payload: object) =>
  (await service.inject({ method: 'POST', url: `/v1/astrology/${path}`, payload })).json().data

const LIMA = { timezone: 'America/Lima', latitude: -12.05, longitude: -77.05 }
const PLACE = ['--zone', 'America/Lima', '--lat', '-12.05', '--lon', '-77.05']
const BIRTH = ['1985-11-02 06:40', ...PLACE]
const birth = { birthDateTime: '1985-11-02 06:40', ...LIMA }
const SLOW = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']
const unwrapped = (out: string) => out.replace(/\s+/g, ' ')

const CASES: readonly [command: string, path: string, options: string[], body: object][] = [
  ['ahead', 'transit-timeline', [], {}],
  [
    'ahead',
    'transit-timeline',
    ['--from', '2026-04-01', '--to', '2026-04-30', '--local-zone', 'Europe/Madrid', '--bodies', 'moon,mars'],
    { from: '2026-04-01', to: '2026-04-30', local_timezone: 'Europe/Madrid', bodies: ['moon', 'mars'] },
  ],
  [
    'ahead',
    'transit-timeline',
    ['--points', 'sun,ascendant', '--orb', '2', '--min-weight', '0.7', '--houses', 'placidus'],
    { points: ['sun', 'ascendant'], orb: 2, min_weight: 0.7, options: { house_system: 'placidus' } },
  ],
  [
    'returns',
    'returns',
    ['--body', 'saturn', '--from', '1986-01-01', '--count', '2', '--precession-corrected'],
    { body: 'saturn', from: '1986-01-01', count: 2, precession_corrected: true },
  ],
  [
    'progressions',
    'progressions',
    ['--at', '2025-06-21', '--angles', 'naibod_ra', '--years', '4'],
    { at: '2025-06-21', angles: 'naibod_ra', years: 4 },
  ],
  [
    'progressions',
    'progressions',
    ['--method', 'solar_arc', '--converse'],
    { method: 'solar_arc', converse: true },
  ],
  ['life', 'life', ['--zodiac', 'sidereal'], { options: { zodiac: 'sidereal' } }],
]

for (const [command, path, options, body] of CASES)
  test(`augury ${[command, ...options].join(' ')} has as JSON the answer of the API`, async () => {
    const { code, out } = await run(command, ...BIRTH, ...options, '--json')
    assert.equal(code, 0)
    assert.deepEqual(JSON.parse(out), await api(path, { ...birth, ...body }))
  })

test('a date alone is a birth whose time is unknown', async () => {
  const { out, notes } = await run('life', '1985-11-02', ...PLACE, '--json')
  const unknown = { ...birth, birthDateTime: '1985-11-02', options: { time_known: false } }
  assert.deepEqual(JSON.parse(out), await api('life', unknown))
  assert.match(notes, /Without the time of birth/)
})

test('what is ahead is listed with beginning, end and exact days, the heaviest alone unless all are asked for', async () => {
  const { out } = await run('ahead', ...BIRTH)
  const { summary, transits } = await api('transit-timeline', birth)
  assert.ok(unwrapped(out).startsWith(unwrapped(summary)))
  assert.match(out, /^2026-03-08 to 2026-03-24 +Saturn opposition your Mars +exact 2026-03-16$/m)
  assert.ok(out.endsWith(`${transits.length - 20} lighter ones are not listed: --all lists them, too.`))
  const all = (await run('ahead', ...BIRTH, '--all')).out
  assert.equal(all.match(/^\d{4}-\S+ to .* your /gm)!.length, transits.length)
})

test('with --texts each transit has its text', async () => {
  const { transits } = await api('transit-timeline', { ...birth, bodies: ['saturn'] })
  const { out } = await run('ahead', ...BIRTH, '--bodies', 'saturn', '--texts')
  assert.match(out, /^Saturn opposition your Mars: 2026-03-08 to 2026-03-24, exact 2026-03-16$/m)
  for (const { text } of transits) assert.ok(unwrapped(out).includes(unwrapped(text)))
})

test('the picture is that of the API, in a file or on standard output', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'augury-ahead-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const picture = await service.inject({
    method: 'POST',
    url: '/v1/astrology/transit-timeline.svg?width=700&rows=5&theme=dark',
    payload: { ...birth, bodies: SLOW },
  })
  const options = ['--bodies', SLOW.join(), '--width', '700', '--rows', '5', '--theme', 'dark']
  assert.equal((await run('ahead', ...BIRTH, ...options, '--svg', '-')).out, picture.body)
  const file = join(folder, 'ahead.svg')
  const { notes, out } = await run('ahead', ...BIRTH, ...options, '--svg', file)
  assert.equal(readFileSync(file, 'utf8'), picture.body)
  assert.match(notes, /The picture is in .*ahead\.svg\./)
  assert.match(out, / your /)
  const png = join(folder, 'ahead.png')
  assert.match(
    (await run('ahead', ...BIRTH, ...options, '--png', png)).notes,
    /The picture is in .*ahead\.png\./,
  )
  assert.equal(readFileSync(png).readUInt32BE(WIDTH_IN_PNG), 700)
})

/** Where a file of PNG says how wide it is. */
const WIDTH_IN_PNG = 16

test('a solar return is printed with its lord of the year and its reading, for where the person is then', async () => {
  const { out, notes } = await run('returns', ...BIRTH, '--at-place', 'Madrid, Spain')
  const { returns } = await api('returns', {
    ...birth,
    location: { timezone: 'Europe/Madrid', latitude: 40.4165, longitude: -3.70256 },
  })
  const [{ number, passes, reading }] = returns
  assert.match(notes, /^Madrid/)
  assert.ok(out.startsWith(`Sun return ${number}: ${passes[0].local.slice(0, 16).replace('T', ' ')}\n`))
  for (const { text } of [reading.summary, ...reading.sections])
    assert.ok(unwrapped(out).includes(unwrapped(text)), text)
})

test('the progressed Moon is printed with her next changes', async () => {
  const { out } = await run('progressions', ...BIRTH)
  const { moon, text, coming } = await api('progressions', birth)
  assert.ok(out.includes(`in ${moon.sign.sign}, until ${moon.sign.to.slice(0, 10)}`))
  const said = unwrapped(out)
  const parts = ['The progressed Moon', text.moon.text, 'The progressed Sun', text.sun.text].map((part) =>
    said.indexOf(unwrapped(part)),
  )
  assert.ok(!parts.includes(-1))
  assert.deepEqual(
    parts,
    parts.toSorted((a, b) => a - b),
    'the Moon comes first, each text below its title',
  )
  assert.ok(out.includes(`${coming[0].local.slice(0, 10)}  ${coming[0].id.replaceAll('-', ' ')}`))
})

test('a life lists all its chapters, and prints the texts of the current and the next', async () => {
  const { out } = await run('life', ...BIRTH)
  const { chapters, now } = await api('life', birth)
  assert.match(out, /^ {3}age 29\.1 {2}2014-12-08 {2}First Saturn return$/m)
  assert.match(out, /^→ {2}age 40\.4 {2}2026-03-15 {2}Pluto square$/m)
  const isPrinted = ({ text }: { text: string }) => unwrapped(out).includes(unwrapped(text))
  assert.deepEqual(
    chapters.filter(isPrinted).map(({ id }: { id: string }) => id),
    [...now.current, now.next],
  )
  const { out: whole } = await run('life', ...BIRTH, '--texts')
  for (const { text } of chapters) assert.ok(unwrapped(whole).includes(unwrapped(text)))
})

test('an error names the option that is wrong', async () => {
  for (const [words, message] of [
    [['ahead', ...BIRTH, '--from', '2026-02-30'], /--from/],
    [['ahead', ...BIRTH, '--to', '2030-01-01'], /At most 366 days/],
    [['ahead', ...BIRTH, '--orb', 'wide'], /--orb takes a number/],
    [['ahead', ...BIRTH, '--bodies', 'vulcan'], /--bodies takes one of/],
    [['ahead', ...BIRTH, '--svg', '-', '--rows', '0'], /--rows must be a whole number from 1 to 120/],
    [['returns', ...BIRTH, '--body', 'vulcan'], /--body takes one of/],
    [['returns', ...BIRTH, '--count', '14'], /--count/],
    [['progressions', ...BIRTH, '--angles', 'mean'], /--angles takes one of/],
    [['life', '1985-02-30 06:40', ...PLACE], /The birth/],
  ] as const) {
    const { code, notes } = await run(...words)
    assert.equal(code, 2, words.join(' '))
    assert.match(notes, message)
  }
})
