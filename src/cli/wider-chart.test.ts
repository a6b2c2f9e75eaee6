import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TEST_SECRET, testParts, testService } from '../../test/service.ts'
import { augury as onTerminal } from '../../test/terminal.ts'
import { ALL_HOUSE_SYSTEMS } from '../readings/birth.ts'

const environment = { DATA_DIR: ':memory:', SECRET: TEST_SECRET }
const chart = (...words: string[]) => onTerminal(['chart', ...words], { environment })

const service = await testService(testParts({ RATE_LIMITS: 'off' }))
const api = async (payload: object) =>
  (await service.inject({ method: 'POST', url: '/v1/astrology/chart', payload })).json().data

const PLACE = ['--zone', 'America/Lima', '--lat', '-12.05', '--lon', '-77.05']
const BIRTH = ['1985-11-02 06:40', ...PLACE]
const request = {
  birthDateTime: '1985-11-02 06:40',
  timezone: 'America/Lima',
  latitude: -12.05,
  longitude: -77.05,
}

/** Without the time at which it was made. */
const settled = ({ metadata, ...data }: { metadata: object }) => ({
  ...data,
  metadata: { ...metadata, calculated_at: '' },
})

test('as JSON the wider chart is the answer of the API, whichever option asks for it', async () => {
  const options: [string[], object][] = [
    [['--wide'], {}],
    [['--houses', 'regiomontanus'], { options: { house_system: 'regiomontanus' } }],
    [['--wide', '--houses', 'placidus'], { options: { house_system: 'placidus' } }],
    [['--zodiac', 'sidereal'], { options: { zodiac: 'sidereal' } }],
    [['--ayanamsa', 'raman'], { options: { zodiac: 'sidereal', ayanamsa: 'raman' } }],
    [['--bodies', 'moon, chiron,ceres'], { bodies: ['moon', 'chiron', 'ceres'] }],
    [['--lots', 'fortune,spirit'], { lots: ['fortune', 'spirit'] }],
    [['--node', 'mean'], { options: { node: 'mean' } }],
    [['--calendar', 'julian'], { options: { calendar: 'julian' } }],
    [['--unknown-time'], { options: { time_known: false } }],
  ]
  for (const [words, body] of options) {
    const { code, out } = await chart(...BIRTH, ...words, '--json')
    assert.equal(code, 0, words.join(' '))
    assert.deepEqual(settled(JSON.parse(out)), settled(await api({ ...request, ...body })), words.join(' '))
  }
})

test('without any of these options a chart is the natal chart of the contract', async () => {
  for (const words of [[], ['--houses', 'whole'], ['--houses', 'koch']])
    assert.ok('planets' in JSON.parse((await chart(...BIRTH, ...words, '--json')).out))
})

test('every house system can be asked for', async () => {
  for (const system of ALL_HOUSE_SYSTEMS) {
    const { code, out } = await chart(...BIRTH, '--wide', '--houses', system)
    assert.equal(code, 0)
    assert.match(out, / houses, tropical zodiac, UTC-05:00$/m)
  }
})

test('as text it has bodies with dignities, angles, cusps, lots, aspects, patterns and balance', async () => {
  const { out, notes } = await chart(...BIRTH, '--ayanamsa', 'lahiri', '--lots', 'fortune')
  assert.equal(notes, '')
  assert.match(out, /^whole houses, sidereal zodiac \(lahiri, 23\.\d{4}°\), UTC-05:00\nDay chart\nMoon: /)
  const lines = [
    /^sun +16°20′ Libra +house 12 +fall$/m,
    /^north node +15°\d\d′ Aries +house 6 +retrograde$/m,
    /^vertex +\d+°\d\d′ Pisces$/m,
    /^house 12 +0°00′ Libra$/m,
    /^lot of fortune +24°\d\d′ Gemini +house 8$/m,
    /^sun +opposition +north node +0\.81° +separating$/m,
    /^stellium +mercury, saturn, uranus in Scorpio$/m,
    /^t square +moon, mars, neptune; apex mars$/m,
    /^elements +fire 1, earth 3, air 3, water 3$/m,
    /^hemispheres +above horizon \d, below horizon \d, eastern \d, western \d$/m,
  ]
  for (const line of lines) assert.match(out, line)
})

test('a body that turns within a day is marked', async () => {
  const { out } = await chart('2026-07-07 12:00', ...PLACE, '--wide')
  assert.match(out, /^neptune .* turns retrograde$/m)
})

test('for a date alone it says what is certain of that day, and has no houses', async () => {
  const { code, out, notes } = await chart('1985-11-02', ...PLACE)
  assert.equal(code, 0)
  assert.match(notes, /^Without the time of birth there are no houses/)
  assert.match(out, /^1985-11-02, time unknown, tropical zodiac\nMoon: disseminating, 79 % lit at noon\n/)
  assert.match(out, /^sun +10°13′ Scorpio +9°43′ to 10°43′ Scorpio +sign certain/m)
  assert.match(out, /^moon +4°16′ Cancer +28°14′ Gemini to 10°20′ Cancer +Gemini or Cancer/m)
  assert.match(out, /^sun +trine +moon +5\.95° +applying +part of the day$/m)
  assert.match(out, /^sun +square +jupiter +1\.61° +separating +all day$/m)
  assert.doesNotMatch(out, /house|ascendant|hemispheres/)
})

test('its wheel shows what is asked for, and of a date alone neither houses nor what is uncertain', async () => {
  const wide = await chart(...BIRTH, '--zodiac', 'sidereal', '--bodies', 'sun,chiron', '--svg', '-')
  assert.match(wide.out, /^<svg .*<title>Sun 16°20′ Libra<.*<title>Chiron .*<\/svg>$/s)
  assert.doesNotMatch(wide.out, /<title>Moon /)
  const dated = await chart('1985-11-02', ...PLACE, '--svg', '-')
  assert.match(dated.out, /<title>Sun square Jupiter, orb 1\.6°</)
  assert.doesNotMatch(dated.out, /House|Ascendant|Sun trine Moon/)
})

test('a mistake is reported in one sentence', async () => {
  const mistakes: [string[], RegExp][] = [
    [[...BIRTH, '--houses', 'gauquelin'], /^--houses takes one of: whole, placidus/],
    [[...BIRTH, '--zodiac', 'draconic'], /^--zodiac takes one of: tropical, sidereal/],
    [[...BIRTH, '--zodiac', 'tropical', '--ayanamsa', 'raman'], /^--ayanamsa needs --zodiac sidereal/],
    [[...BIRTH, '--bodies', 'sun,vulcan'], /^--bodies takes one of: sun/],
    [[...BIRTH, '--lots', 'eros'], /^--lots takes one of: fortune, spirit/],
    [[...BIRTH, '--node', 'north'], /^--node takes one of: true, mean/],
    [[...BIRTH, '--calendar', 'lunar'], /^--calendar takes one of/],
    [[...BIRTH, '--wide', '--svg', '-', '--theme', 'pink'], /^--theme takes one of: light/],
    [['1985-11-02', ...PLACE, '--lots', 'fortune'], /without the time of birth/],
    [['1985-02-30', ...PLACE], /^The birth 1985-02-30 does not exist/],
  ]
  for (const [words, withText] of mistakes) {
    const { code, out, notes } = await chart(...words)
    assert.equal(code, 2, words.join(' '))
    assert.match(notes, withText)
    assert.equal(out, '')
  }
})
