import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TEST_SECRET, testParts, testService } from '../../test/service.ts'
import { augury } from '../../test/terminal.ts'

const environment = { DATA_DIR: ':memory:', SECRET: TEST_SECRET }
const together = (...words: string[]) => augury(['together', ...words], { environment })

const service = await testService(testParts({ RATE_LIMITS: 'off' }))
const api = async (payload: object) =>
  (await service.inject({ method: 'POST', url: '/v1/astrology/synastry', payload })).json().data

const FIRST_PLACE = ['--first-zone', 'Europe/Berlin', '--first-lat', '52.52', '--first-lon', '13.405']
const SECOND_PLACE = ['--second-zone', 'America/Lima', '--second-lat', '-12.05', '--second-lon', '-77.05']
const PLACES = [...FIRST_PLACE, ...SECOND_PLACE]
const TWO = ['--first', '1990-05-15 14:30', '--second', '1985-11-02 06:40', ...PLACES]
const first = {
  birthDateTime: '1990-05-15 14:30',
  timezone: 'Europe/Berlin',
  latitude: 52.52,
  longitude: 13.405,
}
const second = {
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

const unwrapped = (out: string) => out.replace(/\s+/g, ' ')

test('as JSON it is the answer of the API, with the options of each birth and those of both', async () => {
  const unknown = (birth: object) => ({ ...birth, options: { time_known: false } })
  const options: [string[], object][] = [
    [TWO, { first, second }],
    [
      [...TWO, '--kind', 'work', '--depth', 'essentials'],
      { first, second, kind: 'work', depth: 'essentials' },
    ],
    [[...TWO, '--second-unknown-time'], { first, second: unknown(second) }],
    [
      ['--first', '1990-05-15', '--second', '1985-11-02 06:40', ...PLACES],
      { first: unknown({ ...first, birthDateTime: '1990-05-15' }), second },
    ],
    [
      [...TWO, '--houses', 'placidus', '--zodiac', 'sidereal'],
      { first: { ...first, options: { house_system: 'placidus', zodiac: 'sidereal' } }, second },
    ],
  ]
  for (const [words, body] of options) {
    const { code, out } = await together(...words, '--json')
    assert.equal(code, 0, words.join(' '))
    assert.deepEqual(settled(JSON.parse(out)), settled(await api(body)), words.join(' '))
  }
})

test('as text it has the reading, then the strongest contacts with their orbs, then the ranks', async () => {
  const { reading, aspects, score } = await api({ first, second })
  const { out, notes } = await together(...TWO)
  assert.equal(notes, '')
  const [{ first: yours, aspect, second: theirs, orb }] = aspects
  const parts = [
    reading.summary.text,
    ...reading.sections.map(({ title, text }: { title: string; text: string }) => `${title} ${text}`),
    'What comes easily',
    ...reading.strengths.map(({ text }: { text: string }) => `- ${text}`),
    'Where it rubs, and what helps',
    ...reading.frictions.map(({ text }: { text: string }) => `- ${text}`),
    `One thing to do ${reading.advice.text}`,
    `The strongest contacts your ${yours} ${aspect} their ${theirs} ${orb.toFixed(2)}°`,
    'beside 20,000 pairs of strangers (no verdict)',
    `contact ${score.contact.value.toFixed(1)} more than ${score.contact.rank} of 100 pairs`,
    `friction ${score.parts.friction.value.toFixed(1)} more than ${score.parts.friction.rank} of 100 pairs`,
  ]
  let from = 0
  for (const part of parts) {
    const at = unwrapped(out).indexOf(unwrapped(part), from)
    assert.notEqual(at, -1, part)
    from = at + unwrapped(part).length
  }
  assert.ok(out.split('\n').every((line) => [...line].length <= 78))
})

test('a place may be named for each', async () => {
  const { code, notes } = await together(
    ...['--first', '1990-05-15 14:30', '--first-place', 'Berlin', '--depth', 'essentials'],
    ...['--second', '1985-11-02 06:40', '--second-place', 'Lima, Peru'],
  )
  assert.equal(code, 0)
  assert.match(notes, /^Berlin, .*Europe\/Berlin\nLima, .*America\/Lima$/)
})

test('without a time it says whose is missing, and ranks are from and to', async () => {
  const { out, notes } = await together(...TWO, '--second-unknown-time')
  assert.match(notes, /^Without the time of birth \(second\)/)
  const { low, high } = rangeIn(out)
  const { range } = (await api({ first, second: { ...second, options: { time_known: false } } })).score
    .contact
  assert.deepEqual([low, high], [range.rank_low, range.rank_high])
  assert.doesNotMatch(out, /their ascendant/)
})

function rangeIn(out: string) {
  const [, low, high] = /contact +[\d.]+ +more than (\d+) to (\d+) of 100 pairs/.exec(out)!
  return { low: Number(low), high: Number(high) }
}

test('a mistake names the option, and whose it is', async () => {
  const both = ['--first', '1990-05-15 14:30', '--second', '1985-11-02 06:40']
  const mistakes: [string[], RegExp][] = [
    [[], /^--first is required/],
    [['--first', '1990-05-15 14:30', ...FIRST_PLACE], /^--second is required/],
    [both, /^The birthplace is missing: give --first-place, or --first-zone, --first-lat and --first-lon\./],
    [[...both, ...FIRST_PLACE], /^The birthplace is missing: give --second-place/],
    [[...TWO, '--second-lat', '91'], /^--second-lat must be from -90 to 90/],
    [[...TWO, '--first-lon', 'east'], /^--first-lon takes a number/],
    [[...TWO, '--second-zone', 'Peru'], /^--second-zone: There is no time zone of this name/],
    [[...TWO, '--second', '1985-02-30 10:00'], /^--second 1985-02-30 10:00 does not exist/],
    [[...TWO, '--first', '2021-03-28 02:30'], /^--first: The clocks of Europe\/Berlin never/],
    [[...TWO, '--first-place', 'Berlin'], /^--first-place stands instead of --first-zone/],
    [[...TWO, '--kind', 'marriage'], /^--kind takes one of: love, friendship, family, work/],
    [[...TWO, '--houses', 'gauquelin'], /^--houses takes one of: whole/],
  ]
  for (const [words, message] of mistakes) {
    const { code, out, notes } = await together(...words)
    assert.equal(code, 2, words.join(' '))
    assert.match(notes, message)
    assert.equal(out, '')
  }
})
