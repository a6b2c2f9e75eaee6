import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { testParts, testService } from '../../test/service.ts'
import { runOn } from '../cli.ts'

const NOW = Date.UTC(2026, 10, 15, 12)

async function augury(...words: string[]) {
  const printed: string[] = []
  const noted: string[] = []
  const code = await runOn(words, {
    environment: { DATA_DIR: ':memory:' },
    print: (line) => printed.push(line),
    note: (line) => noted.push(line),
    input: process.stdin,
    isWatched: false,
    now: () => NOW,
    runtime: process.versions.node,
  })
  return { code, out: printed.join('\n'), notes: noted.join('\n') }
}

const service = await testService(testParts({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://127.0.0.1:8080' }))
const api = async (path: string, payload: object) =>
  (await service.inject({ method: 'POST', url: `/v1/${path}`, payload })).json()

const BIRTH = ['1990-05-15 14:30', '--zone', 'Europe/Berlin', '--lat', '52.52', '--lon', '13.405']

test('without a command, and with --help, the commands are listed and explained', async () => {
  const { code, out } = await augury()
  assert.equal(code, 0)
  for (const command of ['serve', 'draw', 'spread', 'horoscope', 'day', 'chart', 'mcp', 'doctor']) {
    assert.match(out, new RegExp(`augury ${command} `))
    const help = await augury(command, '--help')
    assert.equal(help.code, 0)
    assert.match(help.out, new RegExp(`Usage: augury ${command}`))
  }
})

test('a draw as JSON is the answer of the API', async () => {
  const { code, out } = await augury('draw', '--seed', 'same', '--theme', 'love', '--json')
  assert.equal(code, 0)
  assert.deepEqual(JSON.parse(out), await api('tarot/daily-card', { seed: 'same', theme: 'love' }))
})

test('spreads as JSON are the answers of the API', async () => {
  const three = await augury('spread', 'what_why_how', '--seed', 's', '--json')
  assert.deepEqual(
    JSON.parse(three.out),
    await api('tarot/three-card', { spread_type: 'what_why_how', seed: 's' }),
  )
  const ten = await augury('spread', 'celtic_cross', '--seed', 's', '--json')
  assert.deepEqual(JSON.parse(ten.out), await api('tarot/celtic-cross', { seed: 's' }))
  const own = await augury(
    'spread',
    'custom',
    '--position',
    'Root: Why: really?',
    '--position',
    'Bridge',
    '--seed',
    's',
    '--json',
  )
  const positions = [{ name: 'Root', question: 'Why: really?' }, { name: 'Bridge' }]
  assert.deepEqual(JSON.parse(own.out), await api('tarot/custom-spread', { positions, seed: 's' }))
})

test('a spread reads well on a terminal: no line is longer than 78 characters', async () => {
  const { out } = await augury('spread', 'celtic_cross', '--seed', 'terminal')
  const prose = out.split('\n').filter((line) => line.startsWith('   '))
  assert.ok(prose.length >= 20)
  for (const line of prose) assert.ok([...line].length <= 78, line)
})

test('a chart as JSON has the numbers of the API, and as text its tables', async () => {
  const { code, out } = await augury('chart', ...BIRTH, '--houses', 'placidus', '--json')
  assert.equal(code, 0)
  const asked = { birthDateTime: BIRTH[0], timezone: 'Europe/Berlin', latitude: 52.52, longitude: 13.405 }
  const { data } = await api('astrology/natal-chart', { ...asked, options: { house_system: 'placidus' } })
  const { planets, houses, angles, aspects, chart_id } = JSON.parse(out)
  assert.deepEqual(
    { planets, houses, angles, aspects, chart_id },
    {
      planets: data.planets,
      houses: data.houses,
      angles: data.angles,
      aspects: data.aspects,
      chart_id: data.chart_id,
    },
  )
  const tables = await augury('chart', ...BIRTH)
  assert.match(tables.out, /^sun +24°\d\d′ Taurus +house \d+/m)
  assert.match(tables.out, /^ascendant +\d+°\d\d′ [A-Z]/m)
})

test('a chart can be written as a wheel, to a file or to standard output', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'augury-cli-'))
  const file = join(folder, 'chart.svg')
  const { code, notes } = await augury('chart', ...BIRTH, '--svg', file, '--theme', 'dark')
  assert.equal(code, 0)
  assert.match(notes, /chart\.svg/)
  const svg = readFileSync(file, 'utf8')
  assert.match(svg, /^<svg .*<\/svg>$/s)
  assert.match(svg, /<title>Sun 24°/)
  assert.match((await augury('chart', ...BIRTH, '--svg', '-')).out, /^<svg .*<\/svg>$/s)
  rmSync(folder, { recursive: true })
})

test('a horoscope as JSON is the answer of the API, and reads well as text', async () => {
  const asked = ['horoscope', 'leo', '--date', '2026-11-15', '--style', 'poetic']
  const { interpretation, transits } = JSON.parse((await augury(...asked, '--json')).out)
  const { data } = await api('astrology/daily-horoscope', {
    sign: 'leo',
    date: '2026-11-15',
    style: 'poetic',
  })
  assert.deepEqual(
    { interpretation, transits },
    { interpretation: data.interpretation, transits: data.transits },
  )
  const { out } = await augury('horoscope', 'leo', '--date', '2026-11-15')
  assert.match(out, /^leo, 2026-11-15: /)
  assert.match(out, /^finance +-?\d+\.\d +\w+$/m)
})

test('a personal day as JSON is the answer of the API, and reads well as text', async () => {
  const { out } = await augury('day', ...BIRTH, '--date', '2026-11-15', '--json')
  const birthLocation = { latitude: 52.52, longitude: 13.405, timezone: 'Europe/Berlin' }
  const { data } = await api('astrology/personalized-daily', {
    birthDateTime: BIRTH[0],
    birthLocation,
    date: '2026-11-15',
  })
  assert.deepEqual(JSON.parse(out).interpretation, data.interpretation)
  assert.match((await augury('day', ...BIRTH, '--date', '2026-11-15')).out, /^practical advice\n {2}- /m)
})

test('a mistake is told in a sentence and exits with 2', async () => {
  const mistakes: [string[], RegExp][] = [
    [['dance'], /no command "dance"/],
    [['constructor'], /no command/],
    [['draw', '--theme', 'money'], /--theme takes one of: general, love/],
    [['draw', '--colour'], /--colour/],
    [['spread', 'pentagram'], /takes one of/],
    [['spread', 'custom'], /1 to 78 places/],
    [['horoscope'], /sign is missing/],
    [['horoscope', 'ophiuchus'], /sign/],
    [['day', BIRTH[0]!], /--zone is needed/],
    [['chart'], /birth is missing/],
    [['chart', '1990-05-15 14:30'], /--zone is needed/],
    [['chart', '1990-02-30 14:30', ...BIRTH.slice(1)], /birthDateTime/],
    [['chart', BIRTH[0]!, '--zone', 'Mars/Olympus', '--lat', '1', '--lon', '1'], /time zone|timezone/i],
    [['chart', BIRTH[0]!, '--zone', 'UTC', '--lat', '91', '--lon', '1'], /latitude/],
    [['chart', BIRTH[0]!, '--zone', 'UTC', '--lat', 'north', '--lon', '1'], /--lat takes a number/],
  ]
  for (const [words, told] of mistakes) {
    const { code, out, notes } = await augury(...words)
    assert.equal(code, 2, words.join(' '))
    assert.match(notes, told)
    assert.equal(out, '')
  }
})

test('the doctor looks at every part and finds this place well', async () => {
  const { code, out } = await augury('doctor')
  assert.equal(code, 0)
  for (const part of ['runtime', 'ephemeris', 'deck', 'time zones', 'clock', 'data folder', 'Redis', 'model'])
    assert.match(out, new RegExp(`^ok +${part} `, 'm'))
})
