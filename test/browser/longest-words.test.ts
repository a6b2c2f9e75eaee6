/** Every room on a phone of 360 px, with the longest words that a visitor, a link or a file can bring. */

import type { Page } from 'playwright-core'
import { test } from './browser-test.ts'
import { bornWith, JOURNAL, PLACED, remember, type Scene } from './scenes.ts'
import { assertNoSidewaysScroll, visit } from './visit.ts'

const word = (letters: number) => 'W'.repeat(letters)
const there = (selector: string) => (page: Page) => page.locator(selector).first().waitFor()
const [entry] = JOURNAL.journal.entries

const LONGEST: readonly Scene[] = [
  {
    name: 'a question',
    path: 'draw',
    open: async (page) => {
      await page.locator('.question').fill(word(500))
      await page.getByRole('button', { name: 'Draw mine' }).click()
      await page.locator('.asked').waitFor()
    },
  },
  {
    name: 'a seed, and the request behind it',
    path: `#spread=past_present_future&seed=${word(256)}`,
    remembers: { developer: { isShown: true } },
    open: async (page) => {
      await page.locator('#spread .act').waitFor()
      await page.getByRole('button', { name: /^Change: / }).click()
      for (const summary of await page.locator('.ask summary, .request summary').all()) await summary.click()
    },
  },
  {
    name: 'a place of one’s own, in the reading and in the dialog',
    path: `#spread=custom_spread&seed=mira&place=${word(100)}&place=There`,
    open: async (page) => {
      await page.locator('.reading li').nth(1).waitFor()
      await assertNoSidewaysScroll(page)
      await page.locator('.reading h4 button').first().click()
      await page.locator('dialog h3').waitFor()
    },
  },
  {
    name: 'a card that is none',
    path: `#spread=single&card=${word(100)}`,
    complains: /400|422/,
    open: there('#spread [role=alert]'),
  },
  {
    name: 'a sign that is none',
    path: `sky/${word(256)}`,
    complains: /404/,
    open: there('main h1, main h2'),
  },
  {
    name: 'the place of the month',
    path: 'month',
    remembers: { place: { ...PLACED.place, place: word(256) } },
    open: there('.hours-now .lead'),
  },
  {
    name: 'a place that is looked for',
    path: 'month',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Where you are' }).fill(word(256))
      await page.getByText('No place of that name').waitFor()
    },
  },
  {
    name: 'the place of a birth',
    path: 'chart#houses=whole',
    remembers: bornWith({ place: word(256), placeId: '' }),
    open: there('.chart-head'),
  },
  {
    name: 'the time zone of a birth',
    path: 'chart#houses=whole',
    remembers: bornWith({ timezone: word(64), placeId: '' }),
    complains: /400|422/,
    open: there('#chart [role=alert]'),
  },
  {
    name: 'the place of a birth, in your day',
    path: 'your-day',
    remembers: bornWith({ place: word(256), placeId: '' }),
    open: there('#day article'),
  },
  {
    name: 'a card that is looked for',
    path: 'deck',
    open: async (page) => {
      await page.getByLabel('Look for a card').fill(word(80))
      await page.locator('#deck .empty').waitFor()
    },
  },
  {
    name: 'an entry of the journal',
    path: 'journal',
    remembers: {
      journal: {
        ...JOURNAL.journal,
        entries: [
          {
            ...entry,
            title: word(256),
            question: word(500),
            text: word(500),
            note: word(500),
            cards: entry!.cards.map((card) => ({ ...card, name: word(60), place: word(100) })),
          },
        ],
      },
    },
    open: async (page) => {
      await page.locator('.entry').waitFor()
      await page.locator('.entry').getByRole('button', { name: 'Delete “' }).click()
    },
  },
]

for (const { name, path, remembers, complains, open } of LONGEST)
  test(`${name} of the greatest length does not make the page wider than a phone`, async (t) => {
    const { page, expectErrors } = await visit(t, {
      size: 'phone',
      path,
      prepare: async (opened) => {
        await opened.setViewportSize({ width: 360, height: 780 })
        await remember(opened, remembers)
      },
    })
    if (complains) expectErrors(complains)
    await open(page)
    await assertNoSidewaysScroll(page)
  })
