import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TEST_SECRET, testParts, testService } from '../../test/service.ts'
import { augury as onTerminal } from '../../test/terminal.ts'
import { PLANETS } from '../sky/planets.ts'

const environment = { DATA_DIR: ':memory:', SECRET: TEST_SECRET }
const augury = (...words: string[]) => onTerminal(words, { environment })
const reading = (...words: string[]) => augury('reading', ...words)

const service = await testService(testParts({ RATE_LIMITS: 'off' }))
const api = async (payload: object) =>
  (await service.inject({ method: 'POST', url: '/v1/astrology/natal-reading', payload })).json()

const PLACE = ['--zone', 'America/Lima', '--lat', '-12.05', '--lon', '-77.05']
const BIRTH = ['1985-11-02 06:40', ...PLACE]
const place = { timezone: 'America/Lima', latitude: -12.05, longitude: -77.05 }
const request = { birthDateTime: '1985-11-02 06:40', ...place }

/** Without the time at which it was made. */
const settled = ({ metadata, ...data }: { metadata: object }) => ({
  ...data,
  metadata: { ...metadata, calculated_at: '' },
})

/** As one line, to look for a text that is wrapped. */
const unwrapped = (out: string) => out.replace(/\s+/g, ' ')

test('as JSON a reading is the answer of the API', async () => {
  const options: [string[], object][] = [
    [BIRTH, request],
    [[...BIRTH, '--depth', 'essentials'], { ...request, depth: 'essentials' }],
    [[...BIRTH, '--houses', 'placidus'], { ...request, options: { house_system: 'placidus' } }],
    [[...BIRTH, '--ayanamsa', 'raman'], { ...request, options: { zodiac: 'sidereal', ayanamsa: 'raman' } }],
    [[...BIRTH, '--node', 'mean'], { ...request, options: { node: 'mean' } }],
    [[...BIRTH, '--calendar', 'julian'], { ...request, options: { calendar: 'julian' } }],
    [[...BIRTH, '--unknown-time'], { ...request, options: { time_known: false } }],
    [['1985-11-02', ...PLACE], { ...request, birthDateTime: '1985-11-02', options: { time_known: false } }],
  ]
  for (const [words, body] of options) {
    const { code, out } = await reading(...words, '--json')
    assert.equal(code, 0, words.join(' '))
    assert.deepEqual(settled(JSON.parse(out)), settled((await api(body)).data), words.join(' '))
  }
})

test('as text it has the portrait, the sections under their titles, the tensions and what counts most', async () => {
  const { data } = await api(request)
  const { out, notes } = await reading(...BIRTH)
  assert.equal(notes, '')
  assert.match(out, /^whole houses, tropical zodiac, UTC-05:00\n\n\w/)
  const parts = [
    data.portrait.text,
    ...data.sections.map(({ title, text }: { title: string; text: string }) => `${title} ${text}`),
    'Where it pulls two ways',
    ...data.tensions.map(({ text }: { text: string }) => text),
    'What counts most',
  ]
  assert.equal(data.sections.length, 8)
  let from = 0
  for (const part of parts) {
    const at = unwrapped(out).indexOf(unwrapped(part), from)
    assert.notEqual(at, -1, part)
    from = at + unwrapped(part).length
  }
  assert.ok(out.split('\n').every((line) => [...line].length <= 78))
})

test('what counts most is shown with the points that add up to it', async () => {
  const { out } = await reading(...BIRTH)
  const { data } = await api(request)
  const rows = unwrapped(out.slice(out.indexOf('What counts most')))
  for (const { planet, points } of data.dominants.planets)
    assert.ok(rows.includes(`${planet} ${points.toFixed(1)} `), planet)
  const [, sums = ''] = /What counts most (.*)/.exec(rows)!
  const [{ planet, points, reasons }] = data.dominants.planets
  const first = sums.slice(sums.indexOf(planet), sums.indexOf(` ${data.dominants.planets[1].planet} `))
  const figures = [...first.matchAll(/\d+\.\d/g)].map(Number)
  assert.equal(figures.length, reasons.length + 1)
  assert.equal(figures[0], points)
  const sum = figures.slice(1).reduce((total, figure) => total + figure, 0)
  assert.ok(Math.abs(sum - points) < 0.01, first)
})

test('the essentials are the portrait and three sections', async () => {
  const { out } = await reading(...BIRTH, '--depth', 'essentials')
  const titles = out.split('\n').filter((line) => /^\S/.test(line) && out.includes(`\n\n${line}\n  `))
  assert.equal(titles.length, 4)
  assert.equal(titles.at(-1), 'What counts most')
})

test('a reading without a time begins with that, has both signs of a doubtful Moon, and nothing of houses', async () => {
  for (const words of [
    ['1985-11-02', ...PLACE],
    [...BIRTH, '--unknown-time'],
  ]) {
    const { code, out, notes } = await reading(...words)
    assert.equal(code, 0)
    assert.match(notes, /^Without the time of birth nothing is told of houses/)
    assert.match(out, /^1985-11-02, time unknown, tropical zodiac\n/)
    assert.match(unwrapped(out), /the Moon was in two signs, Gemini and Cancer/)
    assert.doesNotMatch(unwrapped(out), /(st|nd|rd|th) house|house \d|rising|Midheaven|ascendant/)
  }
})

test('a house system that does not exist at a latitude is noted', async () => {
  const { notes } = await reading(
    ...['1990-05-15 14:30', '--zone', 'Europe/Oslo', '--lat', '69.65', '--lon', '18.96'],
    ...['--houses', 'placidus', '--depth', 'essentials'],
  )
  assert.match(notes, /equal/i)
})

test('a mistake is reported in one sentence that names the option', async () => {
  const where = (zone: string, lat: string, lon: string) => ['--zone', zone, '--lat', lat, '--lon', lon]
  const mistakes: [string[], RegExp][] = [
    [[], /^The birth is missing/],
    [['1985-11-02 06:40'], /^The birthplace is missing: give --place, or --zone, --lat and --lon\./],
    [[...BIRTH, '--depth', 'deep'], /^--depth takes one of: essentials, full\./],
    [[...BIRTH, '--houses', 'gauquelin'], /^--houses takes one of: whole/],
    [[...BIRTH, '--node', 'north'], /^--node takes one of: true, mean/],
    [[...BIRTH, '--zodiac', 'tropical', '--ayanamsa', 'raman'], /^--ayanamsa needs --zodiac sidereal/],
    [['1985-11-02 06:40', ...where('Peru', '1', '1')], /^--zone: There is no time zone of this name/],
    [['1985-11-02 06:40', ...where('UTC', '91', '1')], /^--lat must be from -90 to 90/],
    [['1985-11-02 06:40', ...where('UTC', '1', '-181')], /^--lon must be from -180 to 180/],
    [['1985-02-30', ...PLACE], /^The birth 1985-02-30 does not exist/],
    [['last May', ...PLACE], /^The birth must be written YYYY-MM-DD/],
    [['1599-01-01 12:00', ...PLACE], /^The birth must lie between 1600-01-01/],
    [['2021-03-28 02:30', ...where('Europe/Berlin', '52', '13')], /^The clocks of Europe\/Berlin never/],
  ]
  for (const [words, withText] of mistakes) {
    const { code, out, notes } = await reading(...words)
    assert.equal(code, 2, words.join(' '))
    assert.match(notes, withText)
    assert.equal(out, '')
  }
})

test('the meaning of one fact, and the ids of all of them or of a kind', async () => {
  const get = async (path: string) => (await service.inject(`/v1/astrology/meanings${path}`)).json().data
  const one = await get('/mars-in-leo')
  assert.equal(unwrapped((await augury('meanings', 'mars-in-leo')).out), one.text)
  assert.deepEqual(JSON.parse((await augury('meanings', 'mars-in-leo', '--json')).out), one)
  assert.deepEqual(JSON.parse((await augury('meanings', '--json')).out), await get(''))
  const retrogrades = (await augury('meanings', '--kind', 'retrograde')).out.split('\n')
  assert.deepEqual(retrogrades, ['mercury-retrograde', 'venus-retrograde', 'mars-retrograde'])
  const ids = (await augury('meanings')).out.split('\n')
  for (const planet of PLANETS) assert.ok(ids.includes(`${planet}-in-house-12`), planet)
})

test('a fact or a kind that is not there is named', async () => {
  const unknown = await augury('meanings', 'mars-in-ophiuchus')
  assert.equal(unknown.code, 2)
  assert.match(unknown.notes, /^There is no fact "mars-in-ophiuchus"\. Run "augury meanings"/)
  assert.match((await augury('meanings', '--kind', 'comet')).notes, /^--kind takes one of: sign, house/)
})
