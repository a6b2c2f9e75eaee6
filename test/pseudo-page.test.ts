/**
 * Rooms of the page, rendered in a pseudo-language with answers in the same: every text and every spoken attribute is from one of the two.
 * Drawings, code and what a visitor typed are left away.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recurringIn } from '../src/web/journal/recurring.ts'
import { loadPage } from './page-components.ts'
import { marked, PSEUDO, unmarkedIn } from './pseudo-language.ts'
import { testParts, testService } from './service.ts'

const FILES = [
  'page.tsx',
  'parts/{nothing-here,problem-notice,request-panel,date-chooser,copy-button,card-steps,skeleton,status}.tsx',
  'state/developer.ts',
  'today/{today-section,today-card,today-moon,own-sentence,coming-list,invitation,doors}.tsx',
  'today/{own-day,coming}.ts',
  'births/{births-dialog,birth-editor,birth-line,birth-panel}.tsx',
  'spread/{spread-section,spread-form,spread-reading,question-line,fan,stack,tarot-card,whole-reading}.tsx',
  'spread/dealt-card.ts',
  'question/{danger-notice,question-hint}.tsx',
  'sky/{sky-section,reading,period-view}.tsx',
  'month/{month-section,shown-month,moon-now,planetary-hours,place-choice,subscribe}.tsx',
  'chart/{chart-section,settings-fields,chart-view,chart-tables,aspects-table,houses-table}.tsx',
  'chart/shown-chart.ts',
  'chart/birth-time-words.ts',
  'meaning/{meaning-text,rests-on,margin}.tsx',
  'day/{day-section,day-reading,positions-table}.tsx',
  'ahead/{ahead-section,beside,year-part,life-part,feed-part}.tsx',
  'together/{together-section,pair-form,pair-view}.tsx',
  'deck/{deck-section,deck-dialog,card-viewer,symbol-list}.tsx',
  'journal/{journal-section,journal-entry,delete-button,keep-button,passphrase-form,recurring-view,year-ago}.tsx',
  'places/place-field.tsx',
]
const expanded = FILES.flatMap((pattern) => {
  const [, before = '', names, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? []
  return names === undefined ? [pattern] : names.split(',').map((name) => before + name + after)
})

/** A part of the catalogue with marks around each of its texts. What a function passes on, to be put into an element, is marked, too. */
function inPseudoLanguage(value: unknown): unknown {
  if (typeof value === 'string') return marked(value)
  if (Array.isArray(value)) return value.map(inPseudoLanguage)
  if (typeof value === 'function')
    return (...given: unknown[]) =>
      inPseudoLanguage(
        value(
          ...given.map((each) =>
            typeof each === 'function' ? (...texts: unknown[]) => each(...texts.map(markedLast)) : each,
          ),
        ),
      )
  // Elements of Preact have no prototype's constructor.
  if (typeof value !== 'object' || value === null || value.constructor !== Object) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, inPseudoLanguage(member)]))
}

/** Of what a sentence tells of a part of it, the text is the last. */
const markedLast = (given: unknown, index: number, all: unknown[]) =>
  index === all.length - 1 ? inPseudoLanguage(given) : given

const page = await loadPage(expanded, inPseudoLanguage)
const { exported } = page
const service = testService(testParts({ RATE_LIMITS: 'off' }, { words: PSEUDO }))

async function answer(path: string, body?: object) {
  const response = await service.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `/v1${path}`,
    ...(body && { payload: body }),
  })
  assert.equal(response.statusCode, 200, response.body)
  return response.json()
}

const render = (name: string, props: object = {}): string => {
  assert.equal(typeof exported[name], 'function', name)
  return page.renderToString(page.h(exported[name], props))
}

const SPOKEN = /(?:aria-label|aria-description|aria-valuetext|title|alt|placeholder|abbr|label)="([^"]*)"/g

/** The name of the site is the same in every language. */
const SITE_NAME = 'Augury'

/** What is read or spoken, outside of all marks. */
function foreignIn(html: string): string[] {
  const plain = html
    .replace(/<(svg|code|pre|textarea)\b.*?<\/\1>/gs, '')
    // The first sentence stands out from a text that is marked as one.
    .replace(/(class="sentence opening">[^<⟧]*)<\/span> <span class="sentence">/g, '$1 ')
  const texts = [
    ...plain.split(/<[^>]*>/),
    ...[...plain.matchAll(/<[^>]*>/g)].flatMap(([tag]) => [...tag.matchAll(SPOKEN)].map(([, text]) => text!)),
  ]
  return texts
    .map((text) => text.replace(/&\w+;/g, ' '))
    .filter((text) => text.trim() !== SITE_NAME && /\p{L}/u.test(unmarkedIn(text)))
}

/** Renders, and finds nothing but what is from the language; `least` marks show that something was rendered. */
function assertInLanguage(html: string, least: number): void {
  assert.ok(html.split('⟦').length > least, html)
  assert.deepEqual(foreignIn(html), [])
}

test('every room as it is opened first', () => {
  for (const [name, least] of [
    ['Page', 40],
    ['SpreadSection', 50],
    ['SkySection', 25],
    ['MonthSection', 25],
    ['ChartSection', 15],
    ['DaySection', 12],
    ['BirthsDialog', 8],
    ['AheadSection', 12],
    ['TogetherSection', 25],
    ['DeckSection', 4],
    ['JournalSection', 8],
    ['NothingHere', 4],
  ] as const)
    assertInLanguage(render(name), least)
})

const ignore = () => undefined
const came = (data: unknown) => ({ exchange: { answer: data }, wait: 'none', repeat: ignore })
const BIRTH = {
  birthDateTime: '1990-05-15 14:30:00',
  timezone: 'Europe/Berlin',
  latitude: 52.52,
  longitude: 13.405,
}
const DAY_BIRTH = { ...BIRTH, birthDateTime: '1990-05-15', options: { time_known: false } }

test('the day, the week and the year of a sign', async () => {
  for (const style of ['brief', 'detailed', 'poetic']) {
    const body = { sign: 'leo', style, date: '2026-11-24', categories: ['all'] }
    const { data } = await answer('/astrology/daily-horoscope', body)
    assertInLanguage(render('Reading', { horoscope: data }), 40)
  }
  for (const period of ['weekly', 'monthly', 'yearly']) {
    const { data } = await answer(`/astrology/${period}-horoscope`, { sign: 'leo', categories: ['all'] })
    assertInLanguage(render('PeriodView', { horoscope: data, onDay: ignore }), 60)
  }
})

test('the month, a day of it, the Moon and the hours of a place', async () => {
  const place = 'timezone=Europe/Berlin&latitude=52.52&longitude=13.405'
  const month = await answer(`/astrology/sky-calendar?from=2026-08-01&to=2026-08-31&moons=1&${place}`)
  for (const day of ['', '2026-08-12', '2026-08-28'])
    assertInLanguage(
      render('ShownMonth', { wish: { month: '2026-08', day }, today: '2026-08-12', month: came(month) }),
      60,
    )
  for (const at of ['2026-11-17T13:00Z', '2026-11-20T13:00Z']) {
    const moon = await answer(`/astrology/moon?at=${at}&${place}`)
    assertInLanguage(render('MoonNow', { moon: came(moon), isSouth: false }), 15)
  }
  const hours = await answer(`/astrology/planetary-hours?date=2026-11-17&${place}`)
  const now = Date.parse(hours.data.hours[3].from) + 1
  assertInLanguage(render('PlanetaryHours', { hours: came(hours), now }), 25)
  const where = { place: '1', latitude: '52.52', longitude: '13.405', timezone: 'UTC' }
  assertInLanguage(render('PlaceChoice', { where, onChoose: ignore, onForget: ignore }), 3)
  assertInLanguage(render('Subscribe', { where }), 4)
})

const TYPED = {
  date: '1990-05-15',
  time: '14:30',
  isTimeUnknown: false,
  place: '',
  placeId: '',
  latitude: '1',
  longitude: '1',
  timezone: '',
}
const WIDER = { isWider: true, houseSystem: 'koch', zodiac: 'sidereal', ayanamsa: 'lahiri' }

test('the form of a birth, and charts with and without a time, near the pole and in a doubled hour', async () => {
  const form = {
    id: 'a',
    initial: TYPED,
    save: marked('a'),
    onSave: ignore,
    onForget: ignore,
    onCancel: ignore,
  }
  const fault = { field: 'when', message: '', code: 'A_CODE' }
  assertInLanguage(render('BirthEditor', { ...form, hasName: true, fault }), 12)
  assertInLanguage(render('BirthLine', { birth: TYPED, onChange: ignore }), 3)
  for (const settings of [WIDER, { ...WIDER, isWider: false, zodiac: 'tropical' }])
    assertInLanguage(render('SettingsFields', { settings, hasHouses: true, onChange: ignore }), 4)
  const bodies = ['sun', 'moon', 'mercury', 'north_node', 'chiron']
  const wider = { bodies, lots: ['fortune'] }
  const charts = await Promise.all([
    answer('/astrology/natal-chart', { ...BIRTH, options: { house_system: 'placidus' } }),
    answer('/astrology/natal-chart', { ...BIRTH, latitude: 70 }),
    answer('/astrology/natal-chart', { ...BIRTH, birthDateTime: '1990-09-30 02:30:00' }),
    answer('/astrology/chart', { ...BIRTH, ...wider, options: { zodiac: 'sidereal' } }),
    answer('/astrology/chart', { ...DAY_BIRTH, bodies }),
  ])
  for (const cast of charts) {
    // What the service says of its own warnings is for programmers, and English.
    const warnings = cast.warnings?.map((warning: object) => ({ ...warning, message: '' }))
    assertInLanguage(
      render('ChartView', { answer: { ...cast, warnings }, birth: TYPED, settings: WIDER }),
      20,
    )
    const chart = (exported.shownChart as (data: unknown) => unknown)(cast.data as never)
    for (const table of ['AspectsTable', ...(cast.data.houses ? ['HousesTable'] : [])])
      assertInLanguage(render(table, { chart, onPoint: ignore }), 15)
  }
})

test('how much of a chart depends on the minute', async () => {
  const { data } = await answer('/astrology/birth-time', { ...BIRTH, window_minutes: 180 })
  const { holdsInWords, changeInWords } = exported as Record<string, (given: unknown) => string>
  assert.ok(data.changes.length > 0)
  const sentences = [holdsInWords!(data), ...data.changes.map((change: unknown) => changeInWords!(change))]
  assert.deepEqual(
    sentences.filter((text) => /\p{L}/u.test(unmarkedIn(text))),
    [],
  )
})

test('what a chart means', async () => {
  const { data: reading } = await answer('/astrology/natal-reading', BIRTH)
  const light = { lit: undefined, point: ignore }
  assertInLanguage(render('MeaningText', { reading, light }), 40)
  assertInLanguage(render('RestsOn', { reading }), 40)
})

test('two people, with their times and without', async () => {
  const other = { ...BIRTH, birthDateTime: '1985-11-02 06:40:00' }
  const unknown = { ...DAY_BIRTH, birthDateTime: '1985-11-02' }
  for (const second of [other, unknown]) {
    const compared = await answer('/astrology/synastry', { first: BIRTH, second, kind: 'family' })
    const charts = {
      first: await answer('/astrology/chart', BIRTH),
      second: await answer('/astrology/chart', second),
    }
    assertInLanguage(render('PairView', { answer: compared, ...charts }), 60)
  }
})

test('the day of a birth', async () => {
  const { timezone, latitude, longitude } = BIRTH
  const { data: day } = await answer('/astrology/personalized-daily', {
    birthDateTime: '1990-05-15T14:30:00',
    birthLocation: { timezone, latitude, longitude },
    timezone,
  })
  assertInLanguage(render('DayReading', { day }), 40)
  const bodies = [{ name: 'sun', longitude: 1 }]
  assertInLanguage(render('PositionsTable', { chart: { bodies, outer: { bodies } } }), 4)
})

test('today: the sentence of a birth and of a sign, the card, the Moon and what comes next', async () => {
  const { timezone, latitude, longitude } = BIRTH
  const days = await Promise.all([
    answer('/astrology/personalized-daily', {
      birthDateTime: '1990-05-15T14:30:00',
      birthLocation: { timezone, latitude, longitude },
    }),
    answer('/astrology/daily-horoscope', { sign: 'leo', style: 'brief' }),
  ])
  const { ownDayIn, comingOfMoon } = exported as Record<string, (given: unknown) => unknown>
  for (const day of days) {
    const own = { ...came(day), day: ownDayIn!(day) }
    const whole = { address: 'your-day', text: marked('a') }
    assertInLanguage(render('OwnSentence', { own, whole, onOtherSign: ignore }), 5)
  }
  const moon = await answer('/astrology/moon?timezone=Europe/Berlin')
  assertInLanguage(render('TodayMoon', came(moon)), 4)
  assertInLanguage(render('ComingList', { coming: comingOfMoon!(moon.data) }), 6)
  assertInLanguage(render('TodayCard', { today: '2026-11-18', title: marked('a') }), 1)
})

test('cards that are laid, chosen, turned and read', async () => {
  const laid = await Promise.all([
    answer('/tarot/daily-card', { seed: 'anonymous_2026-11-18' }),
    answer('/tarot/celtic-cross', { seed: 'a' }),
    answer('/tarot/yes-no', { seed: 'a', count: 3 }),
    answer('/tarot/yes-no', { seed: 'a', count: 3, question: 'Will I get the job?' }),
    answer('/tarot/spread', { seed: 'a', spread_type: 'single', question: 'Tea or coffee?' }),
    answer('/tarot/spread', { seed: 'a', spread_type: 'single', question: 'zxcv' }),
  ])
  for (const cards of laid) {
    const dealt = (exported.dealtIn as (given: never) => { cards: unknown[] })(cards as never)
    const turned = new Set(dealt.cards.keys())
    const lying = {
      cards: dealt.cards,
      turned,
      arrived: turned,
      isAllTurned: true,
      turn: ignore,
      turnAll: ignore,
    }
    const wish = { kind: 'yes_no', theme: 'general', seed: 'a', places: [], isByHand: false, hand: '' }
    const props = {
      wish,
      exchange: {},
      wait: 'none',
      dealt,
      lying,
      question: '1',
      onOpen: ignore,
      onRetry: ignore,
      onSuggested: ignore,
    }
    assertInLanguage(render('SpreadReading', { ...props, isOneByOne: false, isChoosing: false }), 5)
    const card = dealt.cards[0]
    for (const isTurned of [true, false])
      assertInLanguage(
        render('TarotCard', { card, index: 0, isTurned, isThere: true, onTurn: ignore, onOpen: ignore }),
        1,
      )
  }
  const form = { question: '', onAsk: ignore, onChange: ignore, onDrawMine: ignore, onDeal: ignore }
  const places = [{ name: '1', question: '2' }]
  for (const isByHand of [true, false])
    assertInLanguage(
      render('SpreadForm', {
        ...form,
        wish: { kind: 'custom_spread', theme: 'love', seed: '', places, isByHand, hand: '' },
      }),
      40,
    )
  assertInLanguage(render('QuestionHint', { isChoice: true, onChoose: ignore }), 3)
  assertInLanguage(render('Fan', { chosen: 1, count: 3, onChoose: ignore, onRest: ignore }), 12)
  assertInLanguage(render('Stack', { chosen: 0, count: 3, onChoose: ignore, onRest: ignore }), 4)
  const laidByHand = { kind: 'cross', theme: 'love', isByHand: true, places, hand: '1', seed: '' }
  assertInLanguage(render('QuestionLine', { wish: laidByHand, question: '1', onChange: ignore }), 5)
  assertInLanguage(render('DangerNotice', { paragraphs: [], onBack: ignore }), 2)
})

test('the deck’s card, an entry of the journal, and its buttons', async () => {
  const { cards } = await answer('/tarot/cards')
  for (const card of [cards[0], cards[70]])
    assertInLanguage(render('DeckDialog', { card, onStep: ignore, onClose: ignore }), 8)
  const place = [150, 100, 20]
  const symbols = ['1', '2'].map((key) => ({ key, name: marked('a'), meaning: marked('b'), place }))
  const common = { symbols, chosen: '2', onChoose: ignore }
  const viewer = { ...common, card: cards[0], orientation: 'reversed', alt: marked('c'), onSwipe: ignore }
  assertInLanguage(render('CardViewer', { ...viewer, keys: { current: null } }), 5)
  assertInLanguage(render('CardViewer', { ...viewer, chosen: undefined, keys: { current: null } }), 4)
  assertInLanguage(render('SymbolList', common), 5)
  const kept = [{ id: 'ar17', name: '1', isReversed: true, place: '1' }]
  const entry = {
    id: '1',
    keptAt: '2026-11-18T10:00:00Z',
    title: '1',
    question: '2',
    text: '3',
    answer: '4',
    cards: kept,
    address: '',
    note: '',
  }
  assertInLanguage(render('JournalEntry', { entry, onNote: ignore, onDelete: ignore }), 5)
  assertInLanguage(render('KeepButton', { draft: entry }), 1)
  for (const isNew of [true, false])
    assertInLanguage(render('PassphraseForm', { isNew, onDone: ignore, onCancel: ignore }), 4)
  const today = '2027-11-18'
  assertInLanguage(render('YearAgo', { entries: [{ ...entry, note: '5' }], today, onRead: ignore }), 5)
  const entries = [{ ...entry, cards: [...kept, ...kept, ...kept] }]
  const recurring = recurringIn(entries, '2026-11-18')
  assertInLanguage(render('RecurringView', { recurring, onLook: ignore }), 7)
})

test('what goes wrong, what takes long, and the request behind an answer', () => {
  const problem = {
    code: 'RATE_LIMIT_EXCEEDED',
    message: '',
    details: { limit: 5, window: 'minute' },
    retryAfterSeconds: 150,
  }
  assertInLanguage(render('ProblemNotice', { problem, onRetry: ignore }), 2)
  assertInLanguage(render('Skeleton', { lines: 1, isSlow: true }), 1)
  assertInLanguage(render('Status', { wait: 'slow', exchange: undefined, done: '' }), 1)
  for (const unit of ['day', 'week', 'month', 'year'])
    assertInLanguage(render('DateChooser', { date: '', shown: '2026-11-18', unit, onChange: ignore }), 4)
  const asked = { name: 'moon', query: {} }
  const allowance = { limit: 60, remaining: 3, resetsAt: Date.now() + 3_600_000 }
  const exchange = { asked, status: 0, ms: 12, allowance, json: {}, answer: undefined }
  const { Provider } = exported.DeveloperContext as unknown as { Provider: unknown }
  const panel = page.h(Provider, { value: true }, page.h(exported.RequestPanel, { next: asked, exchange }))
  // The names of two languages that programs are written in.
  assertInLanguage(page.renderToString(panel).replace(/>(?:curl|JavaScript)</g, '><'), 7)
})

test('the check itself finds a text and a spoken attribute that are from no language', () => {
  assert.deepEqual(
    foreignIn(`<p class="dim">${marked('Lit')} by</p><i title="${marked('a')}">${marked('b')}</i>`),
    ['⟦Lit⟧ by'],
  )
  assert.deepEqual(foreignIn('<button aria-label="Close">×</button><code>A_CODE</code>'), ['Close'])
})

test('what is coming: the span, a transit, the year, the line of life', async () => {
  const now = Date.UTC(2026, 2, 21, 12)
  for (const birth of [BIRTH, DAY_BIRTH]) {
    const { data: timeline } = await answer('/astrology/transit-timeline', birth)
    const beside = (chosen: unknown) => render('Beside', { timeline, chosen, now, onClose: ignore })
    assertInLanguage(beside(undefined), 4)
    assertInLanguage(beside(timeline.transits[0]), 3)
    const { data: years } = await answer('/astrology/returns', { ...birth, from: '2025-03-20', count: 3 })
    assertInLanguage(
      render('YearPart', { asked: { name: 'returns', body: birth }, returns: years.returns, now }),
      6,
    )
    const { data: life } = await answer('/astrology/life', birth)
    assertInLanguage(render('LifePart', { life }), 40)
  }
  const request = { name: 'createFeed', body: BIRTH }
  assertInLanguage(render('FeedPart', { request }), 3)
})
