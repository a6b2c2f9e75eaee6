import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { BARE_ENVIRONMENT } from '../../test/own-child.ts'
import { TEST_SECRET, testParts, testService } from '../../test/service.ts'
import { augury as onTerminal } from '../../test/terminal.ts'

const environment = { DATA_DIR: ':memory:', SECRET: TEST_SECRET }
const augury = (...words: string[]) => onTerminal(words, { environment })

const service = await testService(testParts({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://127.0.0.1:8080' }))
const api = async (path: string, payload: object) =>
  (await service.inject({ method: 'POST', url: `/v1/${path}`, payload })).json()

const BIRTH = ['1990-05-15 14:30', '--zone', 'Europe/Berlin', '--lat', '52.52', '--lon', '13.405']

test('without a command, and with --help, the commands are listed and explained', async () => {
  const { code, out } = await augury()
  assert.equal(code, 0)
  for (const command of [
    'serve',
    'draw',
    'spread',
    'read',
    'pair',
    'yes-no',
    'horoscope',
    'day',
    'chart',
    'reading',
    'meanings',
    'birth-time',
    'moon',
    'calendar',
    'warm',
    'mcp',
    'doctor',
    'build-cards',
    'build-page',
  ]) {
    assert.match(out, new RegExp(`augury ${command} `))
    const help = await augury(command, '--help')
    assert.equal(help.code, 0)
    assert.match(help.out, new RegExp(`Usage: augury ${command}`))
    assert.deepEqual(await augury('help', command), help)
  }
})

test('a command leaves nothing in the folder in which it is called', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'augury-called-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const commands = [['horoscope', 'leo'], ['day', ...BIRTH], ['chart', ...BIRTH], ['doctor'], ['mcp']]
  for (const words of commands) {
    const child = spawn(process.execPath, [resolve('bin/augury.js'), ...words], {
      cwd: folder,
      env: BARE_ENVIRONMENT,
      stdio: 'ignore',
    })
    const [code] = await once(child, 'exit')
    assert.equal(code, 0, words.join(' '))
    assert.deepEqual(readdirSync(folder), [], words.join(' '))
  }
})

test('a wrong option of serve is reported by its name', async () => {
  for (const [option, value] of [
    ['port', '80a'],
    ['port', '65536'],
    ['host', 'a b'],
  ]) {
    const { code, notes } = await augury('serve', `--${option}`, value!)
    assert.equal(code, 2)
    assert.match(notes, RegExp(`^--${option} takes a`))
  }
})

test('the version is that of the package', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const word of ['version', '--version', '-v'])
    assert.deepEqual(await augury(word), { code: 0, out: version, notes: '' })
})

test('a draw as JSON is the same as the API’s answer', async () => {
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
  const week = await augury('spread', 'week_ahead', '--seed', 's', '--json')
  assert.deepEqual(JSON.parse(week.out), await api('tarot/spread', { spread_type: 'week_ahead', seed: 's' }))
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

test('the list of spreads has every one of the API’s, and each can be laid', async () => {
  const { spreads } = (await service.inject({ url: '/v1/tarot/spreads' })).json()
  assert.deepEqual(JSON.parse((await augury('spread', '--list', '--json')).out).spreads, spreads)
  const { out } = await augury('spread', '--list')
  for (const { type, cardCount, name } of spreads) {
    assert.match(out, new RegExp(`^${type} \\(${cardCount}\\)$`, 'm'))
    assert.ok((await augury('spread', type)).out.startsWith(`${name}\n`))
  }
})

test('cards drawn by hand are read as by the API, in a spread, in places of their own and without any', async () => {
  const words = ['2 of Cups', 'Tower rev.']
  const cards = words.map((name) => ({ name }))
  const open = await augury('read', ...words, '--theme', 'love', '--json')
  assert.deepEqual(JSON.parse(open.out), await api('tarot/reading', { cards, theme: 'love' }))
  const pair = await augury('read', ...words, '--spread', 'day_pair', '--json')
  assert.deepEqual(JSON.parse(pair.out), await api('tarot/reading', { cards, spread_type: 'day_pair' }))
  const own = await augury('read', ...words, '--position', 'Root', '--position', 'Bridge', '--json')
  const positions = [{ name: 'Root' }, { name: 'Bridge' }]
  assert.deepEqual(JSON.parse(own.out), await api('tarot/reading', { cards, positions }))
})

test('cards drawn by hand read well on a terminal, and have no seed', async () => {
  const { out } = await augury(
    'read',
    'Death',
    'Ace of Wands',
    'Star rev.',
    '--spread',
    'past_present_future',
  )
  assert.match(out, /^Past, Present, Future\n/)
  assert.match(out, /\n3\. Future: The Star, reversed /)
  assert.match(out, /\n\nTogether\n {3}\w.*\bSo\s/s)
  assert.doesNotMatch(out, /Seed/)
})

test('a yes or no says how it follows and from which cards', async () => {
  const asked = ['yes-no', '--count', '3', '--seed', 's', '--theme', 'career']
  const expected = await api('tarot/yes-no', { count: 3, seed: 's', theme: 'career' })
  assert.deepEqual(JSON.parse((await augury(...asked, '--json')).out), expected)
  const { out } = await augury(...asked)
  assert.equal(out.split('\n')[0]!.toLowerCase(), expected.answer)
  assert.ok(unwrapped(out).includes(expected.rule))
  for (const { name, meaning } of expected.cards) {
    assert.ok(out.includes(name))
    assert.ok(unwrapped(out).includes(meaning))
  }
  assert.match(out, /\nSeed: s$/)
  assert.equal(JSON.parse((await augury('yes-no', '--seed', 's', '--json')).out).cards.length, 1)
})

/** As one line: the terminal breaks paragraphs. */
const unwrapped = (words: string) => words.replace(/\s+/g, ' ')

test('a spread reads well on a terminal: no line is longer than 78 characters', async () => {
  const { out } = await augury('spread', 'celtic_cross', '--seed', 'terminal')
  const prose = out.split('\n').filter((line) => line.startsWith('   '))
  assert.ok(prose.length >= 30)
  for (const line of prose) assert.ok([...line].length <= 78, line)
  assert.match(out, /\n\nTogether\n {3}\w.*\n\nSeed: terminal$/s)
})

test('below each card the meaning of its place is indented by three spaces', async () => {
  const { spreads } = (await service.inject({ url: '/v1/tarot/spreads' })).json()
  const { out } = await augury('spread', 'past_present_future', '--seed', 'terminal')
  const lines = out.split('\n')
  for (const { number, name, meaning } of spreads[0].positions) {
    const at = lines.findIndex((line) => line.startsWith(`${number}. ${name}: `))
    assert.deepEqual([lines[at - 1], lines[at + 1]], ['', `   ${meaning}`])
    assert.match(lines[at + 2]!, /^ {3}\S/)
  }
})

test('on a terminal every card says what it says in its place, then comes the reading of the whole, with the act in it once', async () => {
  const { out } = await augury('spread', 'celtic_cross', '--seed', 'terminal')
  const { cards, reading } = await api('tarot/celtic-cross', { seed: 'terminal' })
  const expected = [
    ...cards.flatMap(({ position, name, in_position }: (typeof cards)[number]) => [
      `${position.number}. ${position.name}: ${name}`,
      in_position,
    ]),
    reading.summary,
    ...reading.threads,
  ]
  let rest = unwrapped(out)
  for (const words of expected) {
    assert.ok(rest.includes(words), `${words} is missing, or not in its place`)
    rest = rest.slice(rest.indexOf(words) + words.length)
  }
  assert.ok(!unwrapped(out).includes(cards[0].meaning))
  assert.equal(unwrapped(out).toLowerCase().split(reading.act.toLowerCase()).length, 2)
})

test('on a terminal a theme is for single cards, too, and one card has no reading of the whole', async () => {
  const themed = await augury('spread', '--seed', 's', '--theme', 'love')
  const { cards } = await api('tarot/three-card', { seed: 's', theme: 'love' })
  for (const { meaning, in_position } of cards)
    assert.ok(unwrapped(themed.out).includes(`${in_position} ${meaning}`))
  const alone = await augury('spread', 'custom', '--position', 'The door', '--seed', 's')
  const one = await api('tarot/custom-spread', { positions: [{ name: 'The door' }], seed: 's' })
  assert.ok(unwrapped(alone.out).includes(`${one.cards[0].in_position} ${one.cards[0].meaning}`))
  assert.doesNotMatch(alone.out, /Together|One thing to do/)
})

test('a card reads well on a terminal, and names the seed that draws it again', async () => {
  const { out } = await augury('draw')
  assert.match(
    out,
    /^[A-Z][\w ]+(, reversed)? {2}\(.+\)\n[A-Z].+\nSeed: anonymous_2026-11-15 \(today in UTC\)$/s,
  )
  const { seed_used } = JSON.parse((await augury('draw', '--json')).out)
  assert.equal(seed_used, 'anonymous_2026-11-15')
})

test('a negative latitude needs no equals sign', async () => {
  const place = ['1990-05-15 14:30', '--zone', 'America/Argentina/Buenos_Aires', '--json']
  const spaced = await augury('chart', ...place, '--lat', '-34.6', '--lon', '-58.4')
  assert.equal(spaced.code, 0)
  const { location } = JSON.parse(spaced.out).birth_info
  assert.deepEqual(location, { latitude: -34.6, longitude: -58.4 })
})

test('a chart as JSON has the numbers of the API, and as text its tables', async () => {
  const { code, out } = await augury('chart', ...BIRTH, '--houses', 'placidus', '--json')
  assert.equal(code, 0)
  const request = { birthDateTime: BIRTH[0], timezone: 'Europe/Berlin', latitude: 52.52, longitude: 13.405 }
  const { data } = await api('astrology/natal-chart', { ...request, options: { house_system: 'placidus' } })
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

test('the tables of a chart are aligned: planets, angles, houses, aspects', async () => {
  const { out } = await augury('chart', ...BIRTH, '--houses', 'placidus')
  const [heading, planets, angles, houses, aspects] = out.split('\n\n').map((table) => table.split('\n'))
  assert.deepEqual(heading, ['placidus houses, UTC+02:00'])
  assert.deepEqual(planets!.slice(0, 3), [
    'sun      24°24′ Taurus     house 9',
    'moon     27°25′ Capricorn  house 5',
    'mercury   8°00′ Taurus     house 8   retrograde',
  ])
  assert.deepEqual(angles, [
    'ascendant   18°47′ Virgo',
    'midheaven   15°09′ Gemini',
    'descendant  18°47′ Pisces',
    'imum coeli  15°09′ Sagittarius',
  ])
  assert.deepEqual([houses!.length, houses!.at(-1)], [12, 'house 12  23°48′ Leo'])
  assert.deepEqual(aspects!.slice(0, 2), [
    'sun      trine           moon     3.00°  separating',
    'sun      semisquare      jupiter  0.13°  applying',
  ])
})

test('two cards are read together, whatever their order and spelling', async () => {
  const expected = (await service.inject({ url: '/v1/tarot/pairs/ar16/ar17' })).json()
  const { out } = await augury('pair', 'the star', 'TOWER', '--json')
  assert.deepEqual(JSON.parse(out).text, expected.text)
  assert.match((await augury('pair', 'The Tower', 'Star')).out, /^The Tower and The Star\n/)
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
  const png = join(folder, 'chart.png')
  assert.equal((await augury('chart', ...BIRTH, '--png', png, '--size', '300', '--grid')).code, 0)
  const bytes = readFileSync(png)
  assert.equal(bytes.subarray(1, 4).toString(), 'PNG')
  // Width and height stand in the first chunk; the grid makes the picture higher.
  assert.equal(bytes.readUInt32BE(16), 300)
  assert.ok(bytes.readUInt32BE(20) > 400)
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
  assert.match(out, /^Leo, 2026-11-15: /)
  assert.match(out, /^finance +-?\d+\.\d +\w+$/m)
})

test('a personal day as JSON is the answer of the API, and reads well as text', async () => {
  const options = ['--date', '2026-11-15', '--day-zone', 'Europe/Berlin']
  const { out } = await augury('day', ...BIRTH, ...options, '--json')
  const birthLocation = { latitude: 52.52, longitude: 13.405, timezone: 'Europe/Berlin' }
  const { data } = await api('astrology/personalized-daily', {
    birthDateTime: BIRTH[0],
    birthLocation,
    date: '2026-11-15',
  })
  assert.deepEqual(JSON.parse(out).interpretation, data.interpretation)
  assert.match((await augury('day', ...BIRTH, ...options)).out, /^practical advice\n {2}- /m)
})

test('wrong usage gives a one-sentence message and exits with 2', async () => {
  const mistakes: [string[], RegExp][] = [
    [['dance'], /no command "dance"/],
    [['constructor'], /no command/],
    [['draw', '--theme', 'money'], /--theme takes one of: general, love/],
    [['draw', '--colour'], /--colour/],
    [['draw', 'love'], /Unexpected argument "love"/],
    [['serve', '8080'], /Unexpected argument "8080"/],
    [['chart', '1990-05-15', '14:30', ...BIRTH.slice(1)], /Unexpected argument "14:30".*quotes/],
    [['spread', 'custom', '--position', ' : Why?'], /needs a name/],
    [['spread', 'pentagram'], /takes one of/],
    [['spread', 'custom'], /1 to 78 positions/],
    [['read'], /cards are missing/],
    [['read', '2 of Cups', 'Towr'], /"Towr" is no card of the deck/],
    [['read', 'Death', 'ar13'], /the same card/],
    [['read', 'Death', '--spread', 'cross'], /must hold 5 cards/],
    [['read', 'Death', '--spread', 'single', '--position', 'x'], /--spread or --position, not both/],
    [['yes-no', '--count', '2'], /--count takes one of: 1, 3/],
    [['pair', 'Tower'], /^Name two cards/],
    [['pair', 'Tower', 'Tower'], /is the same card/],
    [['pair', 'Tower reversed', 'Star'], /^A pair is told of upright cards/],
    [['chart', ...BIRTH, '--svg', '-', '--size', '10'], /^--size must be a whole number of pixels from 200/],
    [['horoscope'], /sign is missing/],
    [['horoscope', 'ophiuchus'], /sign/],
    [['day', BIRTH[0]!], /birthplace is missing: give --place/],
    [['day', BIRTH[0]!, '--lat', '1'], /--zone is required/],
    [['chart'], /birth is missing/],
    [['chart', '1990-05-15 14:30'], /birthplace is missing: give --place/],
    [['chart', '1990-02-30 14:30', ...BIRTH.slice(1)], /^The birth 1990-02-30 14:30 does not exist/],
    [['chart', BIRTH[0]!, '--zone', 'Mars/Olympus', '--lat', '1', '--lon', '1'], /time zone|timezone/i],
    [['chart', BIRTH[0]!, '--zone', 'UTC', '--lat', '91', '--lon', '1'], /^--lat must be/],
    [['chart', BIRTH[0]!, '--zone', 'UTC', '--lat', 'north', '--lon', '1'], /--lat takes a number/],
  ]
  for (const [words, withText] of mistakes) {
    const { code, out, notes } = await augury(...words)
    assert.equal(code, 2, words.join(' '))
    assert.match(notes, withText)
    assert.equal(out, '')
  }
})

test('a system error gives the system’s message and exits with 1', async () => {
  const { code, notes } = await augury('chart', ...BIRTH, '--svg', '/no/such/folder/chart.svg')
  assert.equal(code, 1)
  assert.match(notes, /^ENOENT: .*chart\.svg'$/)
})

test('a closed output pipe is not an error', async () => {
  const child = spawn(process.execPath, ['bin/augury.js', 'spread', 'celtic_cross'])
  child.stdout.destroy()
  let withText = ''
  child.stderr.on('data', (chunk) => {
    withText += chunk
  })
  const [code] = await once(child, 'close')
  assert.equal(code, 0)
  assert.equal(withText, '')
})

test('the page can be built ahead of time, and the sizes of its files are listed', async () => {
  const { code, out } = await augury('build-page')
  assert.equal(code, 0)
  assert.match(out, /^File +Bytes +gzip +Brotli\n.*^index\.html +\d+ +\d+ +\d+$/ms)
})
