import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { readPdf, running } from '../../test/pdf-text.ts'
import { TEST_SECRET, testParts, testService } from '../../test/service.ts'
import { augury as onTerminal } from '../../test/terminal.ts'

const folder = mkdtempSync(join(tmpdir(), 'augury-reports-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const environment = { DATA_DIR: ':memory:', SECRET: TEST_SECRET }
const augury = (...words: string[]) => onTerminal(words, { environment })
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

test('what cannot be printed is a mistake in the command, and no file is written', async () => {
  const file = join(folder, 'none.pdf')
  const mistakes: [string[], RegExp][] = [
    [['spread', '--pdf', file, '--title', '小'], /but not 小\./],
    [['spread', '--pdf', file, '--title', 'x'.repeat(61)], /--title takes at most 60 characters/],
    [['spread', '--pdf', file, '--paper', 'a5'], /--paper takes one of: a4, letter/],
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
