/** What the page shows of a question and its answer, rendered without a browser. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadPage } from './page-components.ts'
import { testParts, testService } from './service.ts'

const page = await loadPage(
  [
    'spread/question-line.tsx',
    'spread/spread-reading.tsx',
    'spread/dealt-card.ts',
    'question/question-hint.tsx',
    'journal/journal-entry.tsx',
    'state/developer.ts',
  ],
  (english) => english,
)
const { exported } = page
const service = await testService(testParts({ RATE_LIMITS: 'off' }))
const ignore = () => undefined
const render = (name: string, props: object): string => page.renderToString(page.h(exported[name], props))
const developer = (name: string, props: object): string => {
  const { Provider } = exported.DeveloperContext as unknown as { Provider: unknown }
  return page.renderToString(page.h(Provider, { value: true }, page.h(exported[name], props)))
}

const wishFor = (kind: string, isByHand = false) => ({
  kind,
  isByHand,
  theme: 'general',
  seed: 'a',
  places: [],
  hand: 'Tower',
})

interface PageAnswer {
  readonly html: string
  readonly response: {
    readonly reading: Readonly<Record<'answer' | 'summary' | 'act', string>>
    readonly question: { readonly understood: boolean }
    readonly rule: string
  }
}

async function readingOf(
  path: string,
  kind: string,
  body: object,
  isByHand = false,
  shown = render,
): Promise<PageAnswer> {
  const url = `/v1/tarot/${path}`
  const response = (await service.inject({ method: 'POST', url, payload: body })).json()
  const dealt = (exported.dealtIn as (given: unknown) => { cards: unknown[] })(response)
  const turned = new Set(dealt.cards.keys())
  const html = shown('SpreadReading', {
    wish: wishFor(kind, isByHand),
    exchange: {},
    wait: 'none',
    dealt,
    lying: { cards: dealt.cards, turned, arrived: turned, isAllTurned: true, turn: ignore, turnAll: ignore },
    question: 'question' in body ? body.question : '',
    isOneByOne: false,
    isChoosing: false,
    onOpen: ignore,
    onRetry: ignore,
    onSuggested: ignore,
  })
  return { html, response }
}

/** As a visitor reads it. */
const textOf = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&')

const THREE = { spread_type: 'past_present_future', seed: 'a' }

test('the answer comes first, then the story, then the act; the question stands in the line above the cards', async () => {
  const question = 'Will I get the job?'
  const { html, response } = await readingOf('spread', 'past_present_future', { ...THREE, question })
  const text = textOf(html)
  const { answer, summary, act } = response.reading
  const places = [answer, 'Past, Present, Future', summary, act].map((part) => text.indexOf(part))
  assert.ok(!places.includes(-1), `${places}`)
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
  )
  assert.match(html, /class="answer"/)
  const line = render('QuestionLine', { wish: wishFor('past_present_future'), question, onChange: ignore })
  assert.match(textOf(line), /^Past, present, future“Will I get the job\?”change$/)
  assert.ok(!text.includes(question))
  assert.match(html, /Copy the link/)
  assert.doesNotMatch(html, /class="beside calm"/)
})

test('without a question there is no answer, and the reading is as before', async () => {
  const { html } = await readingOf('spread', 'past_present_future', THREE)
  assert.doesNotMatch(html, /class="(?:answer|asked)"/)
})

test('a yes or no has no bare yes before its answer, and says how it was counted', async () => {
  const body = { seed: 'a', count: 3, question: 'Will I get the job?' }
  const { html, response } = await readingOf('yes-no', 'yes_no', body)
  const text = textOf(html)
  assert.match(html, /<h3>Yes or no<\/h3>/)
  assert.doesNotMatch(html, /<h3>(?:Yes|No|Unclear)<\/h3>/)
  assert.ok(text.indexOf(response.reading.answer) < text.indexOf(response.rule))
  assert.ok(text.includes(response.reading.act))
  assert.match(
    (await readingOf('yes-no', 'yes_no', { seed: 'a', count: 3 })).html,
    /<h3>(?:Yes|No|Unclear)<\/h3>/,
  )
})

test('the seed of a draw is shown to developers only', async () => {
  const seed = /Drawn from the seed <code>a<\/code>/
  assert.doesNotMatch((await readingOf('spread', 'past_present_future', THREE)).html, /seed/)
  assert.match((await readingOf('spread', 'past_present_future', THREE, false, developer)).html, seed)
})

test('a grave question gets a calm reading: no share button, no seed, no patterns, no verdict in a heading', async () => {
  for (const [path, kind, body] of [
    ['celtic-cross', 'celtic_cross', { seed: 'a' }],
    ['yes-no', 'yes_no', { seed: 'a', count: 3 }],
    ['daily-card', 'daily_card', { seed: 'a' }],
  ] as const) {
    const question = 'Will the operation go well?'
    const { html, response } = await readingOf(path, kind, { ...body, question }, false, developer)
    assert.match(html, /class="beside calm"/, kind)
    assert.ok(textOf(html).includes(response.reading.answer), kind)
    assert.doesNotMatch(html, /Copy the link|Drawn from the seed|Key themes|<h3>(?:Unclear|Yes|No)/, kind)
    assert.match(html, /Keep in the journal/, kind)
  }
})

test('a choice offers the spread for a decision after its answer, unless the cards are the visitor’s own', async () => {
  const body = { spread_type: 'single', seed: 'a', question: 'Should I take the job or stay where I am?' }
  const { html } = await readingOf('spread', 'single', body)
  assert.match(html, /<button[^>]*>Lay the spread for a decision, “Between two”<\/button>/)
  assert.doesNotMatch((await readingOf('spread', 'single', body, true)).html, /Lay the spread/)
  const decided = await readingOf('spread', 'decision', { ...body, spread_type: 'decision' })
  assert.doesNotMatch(decided.html, /Lay the spread/)
})

test('a question that was not understood is said to be so, before what the cards say', async () => {
  const { html, response } = await readingOf('spread', 'past_present_future', {
    ...THREE,
    question: 'asdkj qwoeiu zxcmn',
  })
  assert.equal(response.question.understood, false)
  const text = textOf(html)
  const said = text.indexOf('The question could not be made out, so the cards are read without it.')
  assert.ok(said >= 0 && said < text.indexOf(response.reading.answer))
})

const hint = (isChoice = false) => render('QuestionHint', { isChoice, onChoose: ignore })

test('beside the field stands where the question goes: this server, or also a language model if the document says so', (t) => {
  assert.equal(textOf(hint()), 'Your question goes to this server with the draw, and is kept nowhere.')
  const { querySelector } = document
  t.after(() => Object.assign(document, { querySelector }))
  Object.assign(document, {
    querySelector: (selector: string) =>
      selector === 'meta[name="questions-to-model"][content="true"]' ? {} : null,
  })
  assert.match(textOf(hint()), /goes to this server, .* and on to a language model\.$/)
})

test('what sounds like a choice is offered its spread before the draw', () => {
  assert.match(hint(true), /<button[^>]*>Take the spread “Between two”<\/button>/)
  assert.doesNotMatch(hint(false), /button/)
})

test('the journal shows the answer again, and entries without one as before', () => {
  const entry = {
    id: '1',
    keptAt: '2026-11-18T10:00:00Z',
    title: 'One Card',
    question: 'Will I get the job?',
    text: 'The story.',
    cards: [],
    address: '',
    note: '',
  }
  const props = { onNote: ignore, onDelete: ignore }
  assert.match(
    textOf(render('JournalEntry', { ...props, entry: { ...entry, answer: 'Rather yes.' } })),
    /“Will I get the job\?”Rather yes\.The story\./,
  )
  assert.match(textOf(render('JournalEntry', { ...props, entry })), /“Will I get the job\?”The story\./)
})
