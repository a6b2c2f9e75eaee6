import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { readPdf, running } from '../../test/pdf-text.ts'
import { NOON, TEST_SECRET, testParts, testService } from '../../test/service.ts'
import { augury as onTerminal } from '../../test/terminal.ts'

const folder = mkdtempSync(join(tmpdir(), 'augury-reports-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const environment = { DATA_DIR: ':memory:', SECRET: TEST_SECRET }
const augury = (...words: string[]) => onTerminal(words, { environment, now: () => NOON })
const service = testService(testParts({ RATE_LIMITS: 'off' }))

const BERLIN = ['--zone', 'Europe/Berlin', '--lat', '52.52', '--lon', '13.405']

test('augury reading --pdf writes the report of the API and prints nothing else', async () => {
  const file = join(folder, 'ada.pdf')
  const { code, out, notes } = await augury(
    ...['reading', '1990-05-15 14:30', ...BERLIN, '--pdf', file, '--title', 'For Ada', '--paper', 'letter'],
  )
  assert.deepEqual([code, out, notes.trim()], [0, '', `The report is in ${file}.`])
  const payload = {
    birthDateTime: '1990-05-15 14:30',
    ...{ timezone: 'Europe/Berlin', latitude: 52.52, longitude: 13.405, title: 'For Ada', paper: 'letter' },
  }
  const answer = await service.inject({
    ...{ method: 'POST', url: '/v1/astrology/natal-reading', payload },
    headers: { accept: 'application/pdf' },
  })
  assert.ok(readFileSync(file).equals(answer.rawPayload))
})

test('two people, a year and cards are written as reports, too', async () => {
  const commands: Record<string, string[]> = {
    'Two Friends': [
      ...['together', '--first', '1990-05-15 14:30', '--first-zone', 'Europe/Berlin', '--first-lat', '52.52'],
      ...['--first-lon', '13.405', '--second', '1985-11-02', '--second-zone', 'America/Lima'],
      ...['--second-lat', '-12.05', '--second-lon', '-77.05', '--kind', 'friendship'],
    ],
    'Leo in 2027': ['horoscope', 'leo', '--period', 'year', '--date', '2027-01-01'],
    'Celtic Cross': ['spread', 'celtic_cross', '--seed', 'augury'],
    'Past, Present, Future': ['read', 'Death', 'Ace of Wands', 'The Star', '--spread', 'past_present_future'],
  }
  for (const [kind, words] of Object.entries(commands)) {
    const file = join(folder, `${kind}.pdf`)
    const { code, out, notes } = await augury(...words, '--pdf', file)
    assert.equal(code, 0, notes)
    assert.equal(out, '')
    assert.equal(running(await readPdf(readFileSync(file)), 'H1'), kind)
  }
})

test('the year from birthday to birthday and the time ahead are those of the API', async () => {
  const birth = {
    birthDateTime: '1990-05-15 14:30',
    timezone: 'Europe/Berlin',
    latitude: 52.52,
    longitude: 13.405,
  }
  const span = ['--from', '2026-12-01', '--to', '2026-12-31']
  const cases: [words: string[], url: string, body: object][] = [
    [['returns', '1990-05-15 14:30', ...BERLIN, '--from', '2026-01-01'], 'returns', { from: '2026-01-01' }],
    [
      ['ahead', '1990-05-15 14:30', ...BERLIN, ...span, '--all', '--paper', 'letter'],
      'transit-timeline',
      { from: '2026-12-01', to: '2026-12-31', paper: 'letter' },
    ],
  ]
  for (const [words, url, body] of cases) {
    const file = join(folder, `${url}.pdf`)
    const { code, out, notes } = await augury(...words, '--pdf', file, '--title', 'For Ada')
    assert.deepEqual([code, out], [0, ''], notes)
    const payload = { ...birth, ...body, title: 'For Ada' }
    const answer = await service.inject({
      ...{ method: 'POST', url: `/v1/astrology/${url}`, payload },
      headers: { accept: 'application/pdf' },
    })
    assert.ok(readFileSync(file).equals(answer.rawPayload), url)
  }
})

test('without --all the time ahead has the twenty heaviest transits and what weighs as much, and none that weighs less than is asked for', async () => {
  const file = join(folder, 'ahead.pdf')
  const command = ['ahead', '1990-05-15 14:30', ...BERLIN, '--from', '2026-12-01', '--to', '2027-02-28']
  const titlesOf = async (...words: string[]) => {
    await augury(...command, ...words, '--pdf', file)
    const pdf = await readPdf(readFileSync(file))
    return pdf.texts
      .filter(({ tag, text }) => tag === 'H3' && text.includes(' natal '))
      .map(({ text }) => text)
  }
  const list = await augury(...command, '--json')
  const { transits } = JSON.parse(list.out) as { transits: { id: string; weight: number }[] }
  const heaviest = transits.toSorted((a, b) => b.weight - a.weight)
  const names = (count: number) =>
    transits
      .filter(({ weight }) => weight >= heaviest[count - 1]!.weight)
      .map(({ id }) => id.replaceAll('-', ' ').toLowerCase())
  const lower = (titles: string[]) => titles.map((title) => title.toLowerCase())
  assert.ok(transits.length > 30)
  assert.deepEqual(lower(await titlesOf()), names(20))
  const weight = heaviest[4]!.weight
  assert.deepEqual(lower(await titlesOf('--min-weight', String(weight - 0.0001))), names(5))
})

test('what cannot be printed is a mistake in the command, and no file is written', async () => {
  const file = join(folder, 'none.pdf')
  const mistakes: [string[], RegExp][] = [
    [['spread', '--pdf', file, '--title', '小'], /but not 小\./],
    [['spread', '--pdf', file, '--title', 'x'.repeat(61)], /--title takes at most 60 characters/],
    [['spread', '--pdf', file, '--paper', 'a5'], /--paper takes one of: a4, letter/],
    [
      ['returns', '1990-05-15 14:30', ...BERLIN, '--body', 'moon', '--pdf', file],
      /--body: There is a report of the returns of the Sun alone/,
    ],
    [['spread', '--paper', 'a4'], /--paper and --title go with --pdf FILE/],
    [['horoscope', 'leo', '--period', 'week', '--pdf', file], /--pdf goes with --period year/],
  ]
  for (const [words, message] of mistakes) {
    const { code, notes } = await augury(...words)
    assert.equal(code, 2, words.join(' '))
    assert.match(notes, message)
  }
  assert.ok(!existsSync(file))
})
