/**
 * Every room and dialog of the page in each of its forms, as a table: what is to be true of all of them is tested by going through it. A
 * form that is another one with less in it (a brief day, a week) has no row.
 */
import type { Page } from 'playwright-core'
import { goToReading } from './birth-form.ts'

export interface Scene {
  readonly name: string
  /** Without a slash before it. */
  readonly path: string
  /** What the browser remembers from earlier visits. */
  readonly remembers?: Readonly<Record<string, unknown>>
  /** Cards are chosen and turned one by one. */
  readonly hasMotion?: boolean
  /** What the browser says of an answer that is an error. */
  readonly complains?: RegExp
  /** Leads from the address to the scene, and ends when all of it is there. */
  readonly open: (page: Page) => Promise<unknown>
}

const LISBON = { latitude: '38.72', longitude: '-9.14', timezone: 'Europe/Lisbon' }
const BIRTH = { date: '1990-02-05', time: '23:40', place: 'Lisbon, Portugal', placeId: '2267057', ...LISBON }

/** A browser that keeps one birth, with these members other than usual. */
export const bornWith = (members: object = {}) => ({
  births: { births: [{ id: '1', name: '', isTimeUnknown: false, ...BIRTH, ...members }], chosen: '1' },
})
export const BORN = bornWith()
/** With the other one of two people, whose time is unknown. */
export const BOTH = {
  births: {
    ...BORN.births,
    births: [
      ...BORN.births.births,
      { id: '2', name: 'Mira', ...BIRTH, date: '1985-11-02', isTimeUnknown: true },
    ],
    second: '2',
  },
}
export const PLACED = { place: { place: 'Lisbon, Portugal', ...LISBON } }
export const JOURNAL = {
  journal: {
    kind: 'augury journal',
    version: 1,
    entries: [
      {
        id: '2',
        keptAt: '2026-03-21T11:00:00Z',
        title: 'Past, present, future',
        question: 'Shall we dance?',
        answer: 'Rather yes, these cards say, if things go on as they’re going now.',
        text: 'Three cards, one road: what was begun asks to be carried on.',
        cards: [
          { id: 'wa03', name: 'Three of Wands', isReversed: false, place: '1. Past' },
          { id: 'ar18', name: 'The Moon', isReversed: true, place: '2. Present' },
          { id: 'waki', name: 'King of Wands', isReversed: false, place: '3. Future' },
        ],
        address: './#spread=past_present_future&seed=mira',
        note: 'We did.',
      },
      {
        id: '1',
        keptAt: '2026-03-20T11:00:00Z',
        title: 'Leo, Friday 20 March 2026',
        question: '',
        text: 'A day to begin what can be ended by the evening.',
        cards: [],
        address: 'sky/leo#date=2026-03-20',
        note: '',
      },
    ],
  },
}

const there =
  (...selectors: readonly string[]) =>
  async (page: Page) => {
    for (const selector of selectors) await page.locator(selector).first().waitFor()
  }
const pressed = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const unfold = async (page: Page, within: string) => {
  for (const summary of await page.locator(`${within} summary`).all()) {
    const isOpen = await summary.evaluate(({ parentElement }) => parentElement!.hasAttribute('open'))
    if (!isOpen) await summary.click()
  }
}

export const SCENES: readonly Scene[] = [
  { name: 'the first visit', path: '', open: there('.today h3', '.tonight h3', '.coming li') },
  {
    name: 'the twelve signs to choose from, on the first visit',
    path: '',
    open: async (page) => {
      await pressed(page, 'Only my sign')
      await there('.sign-buttons button', '.today h3', '.tonight h3')(page)
    },
  },
  {
    name: 'today of a birth',
    path: '',
    remembers: BORN,
    open: there('.own-sentence', '.today h3', '.tonight h3', '.coming li'),
  },
  {
    name: 'the list of births',
    path: '',
    remembers: BOTH,
    open: async (page) => {
      await pressed(page, 'Whose chart: You')
      await there('dialog .birth-choice')(page)
    },
  },
  {
    name: 'the form of another birth',
    path: '',
    remembers: BOTH,
    open: async (page) => {
      await pressed(page, 'Whose chart: You')
      await pressed(page, 'Add a birth')
      await there('dialog [role=combobox]')(page)
    },
  },
  {
    name: 'the deck to swipe from, and on the desktop the fan',
    path: 'draw',
    hasMotion: true,
    open: async (page) => {
      await pressed(page, 'Draw mine')
      await page.locator('.stack button').click()
      await page.getByText('Swipe 2 cards').waitFor()
    },
  },
  {
    name: 'cards to turn',
    path: 'draw',
    hasMotion: true,
    open: async (page) => {
      await pressed(page, 'Draw mine')
      await pressed(page, 'Choose for me')
      await page.locator('.card.down').nth(2).waitFor()
      await page.locator('.card.down').first().click()
      await page.locator('.reading li').waitFor()
      // It turns until then, and is neither here nor there.
      await page.locator('.faces.up .front').first().waitFor()
    },
  },
  {
    name: 'three cards',
    path: '#spread=past_present_future&seed=mira',
    open: there('#spread .act', '.faces.up'),
  },
  {
    name: 'the Celtic cross',
    path: '#spread=celtic_cross&seed=mira',
    open: there('.reading li:nth-child(10)', '.faces.up'),
  },
  {
    name: 'a spread of one’s own places',
    path: '#spread=custom_spread&seed=mira&place=Here&place=There',
    open: async (page) => {
      await there('.reading li:nth-child(2)')(page)
      await page.getByRole('button', { name: /^Change: / }).click()
      await there('#spread .own-places')(page)
    },
  },
  {
    name: 'a yes or no',
    path: '#spread=yes_no&seed=mira',
    open: there('.reading li:nth-child(3)', '.faces.up'),
  },
  {
    name: 'an answer, with another spread offered',
    path: 'draw',
    open: async (page) => {
      await page.locator('#spread select').selectOption('single')
      await page.locator('input.question').fill('Should I take the job or stay where I am?')
      await page.locator('.hint button').waitFor()
      await pressed(page, 'Draw mine')
      await there('.answer button', '.faces.up')(page)
    },
  },
  {
    name: 'an answer to a grave question',
    path: 'draw',
    open: async (page) => {
      await page.locator('input.question').fill('Will my operation go well?')
      await pressed(page, 'Draw mine')
      await there('.calm .answer', '.faces.up')(page)
    },
  },
  {
    name: 'more ways to draw',
    path: 'draw',
    open: async (page) => {
      await page.getByText('More ways to draw').click()
      await page.getByText('I have drawn the cards myself').click()
      await page.locator('.own-cards textarea').waitFor()
    },
  },
  {
    name: 'the dialog of a card on the cloth',
    path: '#spread=past_present_future&seed=mira',
    open: async (page) => {
      await page.locator('.reading h4 button').first().click()
      await page.locator('dialog h3').waitFor()
    },
  },
  {
    name: 'the dialog of the card of the day',
    path: '',
    open: async (page) => {
      await page.locator('.today h3 button').click()
      await page.locator('dialog h3').waitFor()
    },
  },
  {
    name: 'the day of a sign',
    path: 'sky/leo',
    open: async (page) => {
      await page.locator('#sky .meters').waitFor()
      await unfold(page, '#sky .meters')
    },
  },
  {
    name: 'a poetic day with a transit lit',
    path: 'sky/leo#style=poetic',
    open: async (page) => {
      await page.locator('#sky .chips button').first().click()
      await page.locator('#sky .sentence.lit').first().waitFor()
    },
  },
  { name: 'the month of a sign', path: 'sky/leo#period=month', open: there('#sky .score-bars') },
  { name: 'the year of a sign', path: 'sky/leo#period=year', open: there('#sky .score-bars') },
  { name: 'the month', path: 'month', open: there('.moon-now h3', '.month-words h4') },
  { name: 'a day of the month', path: 'month#month=2026-03&day=20', open: there('.day-details h5') },
  {
    name: 'the month at a place',
    path: 'month',
    remembers: PLACED,
    open: async (page) => {
      await page.getByText('The 24 hours of').click()
      await page.locator('.hours-tables').waitFor()
    },
  },
  { name: 'the form of the birth chart', path: 'chart', open: there('.room-invitation') },
  {
    name: 'places that are offered',
    path: 'chart',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Place of birth' }).fill('lisb')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    name: 'a birth chart and what it means',
    path: 'chart#houses=placidus',
    remembers: BORN,
    open: async (page) => {
      await goToReading(page)
      await unfold(page, '.beside')
      await unfold(page, '.meaning')
      await page.locator('.changes').waitFor()
    },
  },
  {
    name: 'the wider chart',
    path: 'chart#houses=koch&wider=1&sidereal=lahiri',
    remembers: BORN,
    open: async (page) => {
      await page.locator('.wheel svg').first().waitFor()
      await unfold(page, '.beside')
      await page.getByRole('tab', { name: 'Aspects' }).click()
      await unfold(page, '.beside')
      await page.locator('.changes').waitFor()
    },
  },
  {
    name: 'a birth without a time',
    path: 'chart#houses=whole',
    remembers: bornWith({ isTimeUnknown: true }),
    open: goToReading,
  },
  {
    name: 'a birth that cannot be',
    path: 'chart#houses=whole',
    remembers: bornWith({ date: '1990-03-25', time: '01:30' }),
    complains: /400|422/,
    open: there('#birth-fault'),
  },
  { name: 'your day without a birth', path: 'your-day', open: there('#day .room-invitation') },
  {
    name: 'your day, and the sky over your chart',
    path: 'your-day',
    remembers: BORN,
    open: there('#day article', '.bi-wheel svg', '.aspects-now'),
  },
  { name: 'what is coming, without a birth', path: 'ahead', open: there('#ahead form') },
  {
    name: 'what is coming',
    path: 'ahead',
    remembers: BORN,
    open: there('.timeline svg', '.year-sections h4', '.chapters li', '.feed-part'),
  },
  { name: 'two people, of whom none is known yet', path: 'together', open: there('.pair-births') },
  {
    name: 'two people',
    path: 'together#kind=love',
    remembers: BOTH,
    open: there('.pair-answer .portrait', '.pair-answer .wheel svg', '.contacts button'),
  },
  { name: 'the deck', path: 'deck', open: there('.gallery a') },
  {
    name: 'the deck when nothing is found',
    path: 'deck',
    open: async (page) => {
      await page.getByLabel('Look for a card').fill('nothing of the kind')
      await page.locator('#deck .empty').waitFor()
    },
  },
  {
    name: 'the dialog of a reversed card of the deck',
    path: 'deck/waqu',
    open: async (page) => {
      await page.getByRole('radio', { name: 'Reversed' }).check()
      await there('dialog img.reversed', 'dialog dd', 'dialog .by-itself', 'dialog .symbols li')(page)
      await page.locator('dialog .symbols button').first().click()
    },
  },
  { name: 'the journal with nothing in it', path: 'journal', open: there('#journal .room-invitation') },
  { name: 'the journal', path: 'journal', remembers: JOURNAL, open: there('.entry') },
  {
    name: 'the question before the journal is deleted',
    path: 'journal',
    remembers: JOURNAL,
    open: async (page) => {
      await pressed(page, 'Delete all')
      await page.getByRole('button', { name: 'Yes, delete all 2' }).waitFor()
    },
  },
  {
    name: 'the request behind an answer',
    path: '#spread=past_present_future&seed=mira',
    remembers: { developer: { isShown: true } },
    open: async (page) => {
      await page.locator('#spread .act').waitFor()
      await unfold(page, '.request')
      await page.getByRole('tab', { name: 'Answer' }).click()
    },
  },
]

/** Puts what a scene remembers into the browser, before the page is loaded. */
export const remember = (page: Page, remembers: Scene['remembers'] = {}): Promise<unknown> =>
  page.addInitScript(
    (stored) => {
      for (const [key, value] of stored) localStorage.setItem(`augury.${key}`, value!)
    },
    Object.entries(remembers).map(([key, value]) => [key, JSON.stringify(value)]),
  )
