/** What the journal answers: what comes back, what was a year ago, what is looked for; and the way to another device. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { test } from './browser-test.ts'
import { JOURNAL, remember } from './scenes.ts'
import { assertNoSidewaysScroll, visit } from './visit.ts'

const [dance, day] = JOURNAL.journal.entries
const ENTRIES = [
  dance,
  { ...day, id: '3', keptAt: '2026-02-01T11:00:00Z', title: 'Leo, Sunday 1 February 2026' },
  { ...dance, id: '4', keptAt: '2025-10-03T11:00:00Z', question: 'Shall I move?', note: 'To the coast.' },
  { ...dance, id: '5', keptAt: '2025-03-21T11:00:00Z', question: 'Will it last?', cards: [], note: '' },
]
const YEAR = { journal: { ...JOURNAL.journal, entries: ENTRIES } }

const section = (page: Page) => page.locator('#journal')
const entries = (page: Page) => section(page).locator('.entry:visible')
const button = (page: Page, name: string | RegExp) => section(page).getByRole('button', { name, exact: true })

test('the journal shows what was a year ago and what comes back, finds what is looked for, and opens older months', async (t) => {
  const { page } = await visit(t, {
    size: 'phone',
    path: 'journal',
    zone: 'Europe/Berlin',
    prepare: (opened) => remember(opened, YEAR),
  })
  await section(page).getByText('A year ago today').waitFor()
  assert.match(await section(page).locator('.year-ago').innerText(), /“Will it last\?”/)
  assert.match(await section(page).locator('.recurring').innerText(), /6 cards in 6 months\.\s/)
  assert.equal(await section(page).locator('.suit-months li').count(), 6)
  assert.equal(await entries(page).count(), 2, 'the two latest months are open')
  await assertNoSidewaysScroll(page)

  await button(page, 'Read it again').click()
  await entries(page).getByText('“Will it last?”').waitFor()
  assert.equal(await entries(page).count(), 3)

  await section(page).getByLabel('Look for something you kept').fill('coast')
  await section(page).getByText('1 entry found').waitFor()
  await entries(page).getByText('“Shall I move?”').waitFor()
  await section(page).getByLabel('Look for something you kept').fill('zebra')
  await section(page).getByText('Nothing you kept').waitFor()
  await section(page).getByLabel('Look for something you kept').fill('')
  await button(page, 'The Moon, 2 times: show these entries').click()
  await section(page).getByText('2 entries found').waitFor()
})

test('an encrypted file takes the journal to another device; a wrong passphrase is an error and changes nothing', async (t) => {
  const { page } = await visit(t, { path: 'journal', prepare: (opened) => remember(opened, YEAR) })
  await button(page, 'Save an encrypted file').click()
  const form = section(page).locator('form')
  const [passphrase, again] = [
    form.getByLabel('Passphrase', { exact: true }),
    form.getByLabel('Passphrase, once more'),
  ]
  await passphrase.fill('four horses')
  await again.fill('four houses')
  await form.getByRole('button', { name: 'Save an encrypted file' }).click()
  await form.getByText('The two passphrases are not the same.').waitFor()
  await again.fill('four horses')
  const saving = page.waitForEvent('download')
  await form.getByRole('button', { name: 'Save an encrypted file' }).click()
  const saved = await saving
  assert.equal(saved.suggestedFilename(), 'augury-journal-2026-03-21.encrypted.json')
  const buffer = readFileSync(await saved.path())
  assert.doesNotMatch(buffer.toString(), /dance/)
  await section(page).getByText('The encrypted file is saved.').waitFor()

  const { page: other } = await visit(t, { size: 'phone', path: 'journal' })
  await section(other)
    .getByLabel('Bring in a file')
    .setInputFiles({ name: 'journal.json', mimeType: 'application/json', buffer })
  const asked = section(other).locator('form')
  await asked.getByLabel('Passphrase').fill('four houses')
  await asked.getByRole('button', { name: 'Open the file' }).click()
  await section(other).getByText('This passphrase does not open the file').waitFor()
  assert.equal(await entries(other).count(), 0)
  await asked.getByLabel('Passphrase').fill('four horses')
  await asked.getByRole('button', { name: 'Open the file' }).click()
  await section(other).getByText('4 entries were added').waitFor()
  assert.equal(await asked.count(), 0)
  await entries(other).getByText('“Shall we dance?”').waitFor()
})
