/** Reports over HTTP, read by another program than the one that made them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inflateSync } from 'node:zlib'
import { sheetOf } from '../src/report/layout/sheet.ts'
import { ADA, BEN, EVERY_REPORT, expectedTexts, plain } from './every-report.ts'
import { readPdf, running } from './pdf-text.ts'
import { testParts, testService } from './service.ts'

const service = testService(testParts({ RATE_LIMITS: 'off' }))

const NATAL = '/v1/astrology/natal-reading'

const ask = (url: string, payload: object, accept = 'application/pdf') =>
  service.inject({ method: 'POST', url, payload, headers: { accept } })

async function printed(url: string, payload: object): Promise<Buffer> {
  const answer = await ask(url, payload)
  assert.equal(answer.statusCode, 200, answer.payload)
  assert.equal(answer.headers['content-type'], 'application/pdf')
  return answer.rawPayload
}

/** Asked once for each request: the same request has the same answer, which is a test of its own. */
const onceEach = <T>(ask: (url: string, payload: object) => Promise<T>) => {
  const asked = new Map<string, Promise<T>>()
  return (url: string, payload: object): Promise<T> =>
    asked.getOrInsertComputed(JSON.stringify([url, payload]), () => ask(url, payload))
}

const report = onceEach(async (url, payload) => {
  const bytes = await printed(url, payload)
  return { bytes, pdf: await readPdf(bytes) }
})

const json = onceEach(async (url, payload) => (await ask(url, payload, 'application/json')).json())

const assertHas = (text: string, part: string) =>
  assert.ok(text.includes(plain(part)), `${plain(part)}\n\nis not in\n\n${text}`)

test('a natal report has every text of the JSON answer, in its order, and the facts beside it', async () => {
  const { pdf } = await report(NATAL, ADA)
  const { data } = await json(NATAL, ADA)
  const texts = [
    data.portrait.text,
    ...data.sections.map(({ text }: { text: string }) => text),
    ...data.tensions.map(({ text }: { text: string }) => text),
  ]
  const paragraphs = running(pdf, 'P')
  assertHas(paragraphs, texts.join(' '))
  const notes = running(pdf, 'Note')
  for (const words of [
    'Sun in Taurus',
    'Ruler of the rising sign in house 9',
    'Hardly any planets in air signs',
  ])
    assertHas(notes, words)
  const titles = data.sections.map(({ title }: { title: string }) => title)
  assert.deepEqual(pdf.bookmarks, [
    'Portrait',
    ...titles,
    'Where you pull two ways',
    'The chart in figures',
    'How this was computed',
  ])
  const cells = running(pdf, 'TH', 'TD')
  assertHas(cells, 'Sun Taurus 24° 24′ 9')
  assertHas(cells, 'Mercury Taurus 8° 00′ 9 retrograde')
  assertHas(cells, 'Sun trine Saturn 0° 50′ applying')
  assertHas(paragraphs, 'it is no advice in any of them')
})

test('pdf.js reads the texts of the JSON answer in their order, and has nothing to complain about, in every kind of report', async () => {
  for (const [name, row] of Object.entries(EVERY_REPORT)) {
    const { pdf } = await report(row.url, row.body)
    const all = running(pdf, 'P', 'TD')
    let at = 0
    for (const text of expectedTexts(row, await json(row.url, row.body))) {
      const found = all.indexOf(text, at)
      assert.ok(found >= 0, `${name}: after ${at} of ${all} there is no\n${text}`)
      at = found + text.length
    }
    assert.deepEqual(pdf.warnings, [], name)
  }
})

test('every report ends with how it was computed and that it is no advice, unless it says whom to call', async () => {
  for (const [name, { url, body }] of Object.entries(EVERY_REPORT)) {
    const { pdf } = await report(url, body)
    const isAboutDanger = name.endsWith('danger')
    assert.equal(pdf.bookmarks.at(-1), isAboutDanger ? 'The answer' : 'How this was computed', name)
    assert.equal(/and it is no advice in any of them\b/.test(running(pdf, 'P')), !isAboutDanger, name)
  }
})

test('the same request has the same bytes, whatever was printed in between', async () => {
  const cases = Object.entries(EVERY_REPORT)
  const bytes = new Map<string, Buffer>()
  for (const [name, { url, body }] of cases) bytes.set(name, (await report(url, body)).bytes)
  for (const [name, { url, body }] of cases.toReversed())
    assert.ok((await printed(url, body)).equals(bytes.get(name)!), name)
})

/** The file, and what is compressed in it. */
function insideOf(bytes: Buffer): string {
  const file = bytes.toString('latin1')
  const streams = file.matchAll(/\/FlateDecode[^>]*>>\nstream\n(.*?)\nendstream/gs)
  return [
    file,
    ...streams.map(([, data]) => inflateSync(Buffer.from(data!, 'latin1')).toString('latin1')),
  ].join('\n')
}

/** Of the births, and of what a file could say of itself. */
const SECRETS = [
  ...['1990-05', '1985-11', 'May 1990', 'November 1985', '14:30', '06:40', 'Berlin', 'Lima', '13.405'],
  ...['Metadata', 'D:20', 'pdfkit', 'PDFKit'],
]

test('a file says its title and its language, and nothing of the birth, the day or the program', async () => {
  for (const [name, { url, body }] of Object.entries(EVERY_REPORT)) {
    const { bytes, pdf } = await report(url, body)
    const own = Object.entries(pdf.info).filter(([key, value]) => !key.startsWith('Is') && value !== null)
    const { PDFFormatVersion: _, ...said } = Object.fromEntries(own)
    assert.deepEqual(
      said,
      { Title: name.replace(/, (the time|by hand|a question).*/, ''), Language: 'en' },
      name,
    )
    const inside = insideOf(bytes)
    assert.ok(inside.includes(' Tm'), 'pages are looked into')
    for (const secret of SECRETS) assert.ok(!inside.includes(secret), `${name}: ${secret}`)
  }
})

test('every page but the cover has its number', async () => {
  const { pdf } = await report(NATAL, ADA)
  const furniture = pdf.texts.filter(({ tag, text }) => tag === 'Artifact' && text !== '')
  assert.deepEqual(
    furniture.map(({ page, text }) => [page, Number(/^\d+/.exec(text)![0])]),
    Array.from({ length: pdf.pages - 1 }, (_, at) => [at + 2, at + 2]),
  )
})

test('a title stands on the cover as it was sent, and nowhere else', async () => {
  const title = 'Ada & <Ben>) Tj (“Été”, Ωмега'
  const { pdf, bytes } = await report(NATAL, { ...ADA, title })
  const found = pdf.texts.filter(({ text }) => text.includes('Ada'))
  assert.deepEqual(found, [{ tag: 'P', page: 1, text: title }])
  assert.ok(!bytes.toString('latin1').includes('Ada'))
  const without = await report(NATAL, { ...ADA, title: ' \u202e ' })
  assert.ok(without.bytes.equals((await report(NATAL, ADA)).bytes))
})

test('letters that the faces lack, a title that is too long and an unknown paper are refused by name', async () => {
  const letters = await ask(NATAL, { ...ADA, title: '小林 Ada' })
  assert.equal(letters.statusCode, 422)
  const { error } = letters.json()
  assert.equal(error.code, 'VALIDATION_ERROR')
  assert.match(error.message, /but not 小 林\.$/)
  assert.equal((await ask(NATAL, { ...ADA, title: 'x'.repeat(61) })).statusCode, 400)
  assert.equal((await ask(NATAL, { ...ADA, title: 'x'.repeat(60) })).statusCode, 200)
  const paper = await ask(NATAL, { ...ADA, paper: 'a5' })
  assert.equal(paper.statusCode, 400)
  assert.match(paper.payload, /paper/)
})

test('a letter that one report has only as part of an accented one can be searched in the next', async () => {
  await report(NATAL, { ...ADA, title: 'È' })
  const body = { seed: 'augury', positions: [{ name: 'Environment' }] }
  const { pdf } = await report('/v1/tarot/custom-spread', body)
  assertHas(running(pdf, 'H3'), 'Environment')
})

test('paper is A4 unless it is Letter', async () => {
  for (const paper of ['a4', 'letter'] as const) {
    const { pdf } = await report(NATAL, { ...ADA, paper })
    const { width, height } = sheetOf(paper)
    assert.deepEqual(pdf.size, [width, height])
    assertHas(running(pdf, 'P'), 'it is no advice in any of them')
  }
  assert.deepEqual((await report(NATAL, ADA)).pdf.size, [595.28, 841.89])
})

test('without a time of birth there are no houses, and the report says what that means', async () => {
  const birth = { ...ADA, birthDateTime: '1990-05-15', options: { time_known: false } }
  const { pdf } = await report(NATAL, birth)
  const { data } = await json(NATAL, birth)
  const text = running(pdf, 'P')
  assertHas(text, data.portrait.text)
  assertHas(text, 'Without the time of birth nothing is said of houses')
  assertHas(text, 'hour unknown')
  assert.doesNotMatch(running(pdf, 'TD'), /Midheaven/)
})

test('a table of houses has their cusps, unless they are whole signs', async () => {
  const cells = async (body: object) => running((await report(NATAL, body)).pdf, 'TH', 'TD')
  const whole = await cells(ADA)
  assert.doesNotMatch(whole, / cusp /i)
  assertHas(whole, '1 Virgo 2 Libra 3 Scorpio')
  const placidus = await cells({ ...ADA, options: { house_system: 'placidus' } })
  assert.match(placidus, / cusp /i)
  assert.match(placidus, /1 Virgo 18° 47′ 2 Libra \d+° \d\d′/)
})

test('a report of two has the reading of the JSON answer, both births and the contacts', async () => {
  const pair = { first: ADA, second: BEN, kind: 'friendship' }
  const { pdf } = await report('/v1/astrology/synastry', pair)
  const { data } = await json('/v1/astrology/synastry', pair)
  const { summary, sections, strengths, frictions, advice } = data.reading
  const text = running(pdf, 'P')
  for (const part of [summary, ...sections, ...strengths, ...frictions, advice]) assertHas(text, part.text)
  assertHas(text, 'You: Tuesday 15 May 1990, 14:30')
  assertHas(text, 'They: Saturday 2 November 1985, 06:40')
  assertHas(running(pdf, 'H1'), 'Two Friends')
})

test('a report of a year has its overview, its months and its dates', async () => {
  const year = { sign: 'leo', date: '2027-03-03', style: 'detailed' }
  const { pdf } = await report('/v1/astrology/yearly-horoscope', year)
  const { data } = await json('/v1/astrology/yearly-horoscope', year)
  const { summary, love, career, wellbeing, advice, why } = data.interpretation
  const text = running(pdf, 'P')
  for (const part of [summary, love, career, wellbeing, advice, why]) assertHas(text, part)
  for (const { text: texts, title } of data.phases) {
    assertHas(text, texts)
    assertHas(running(pdf, 'H3'), title)
  }
  const dates = running(pdf, 'TD')
  for (const date of data.key_dates) assertHas(dates, `${date.title}. ${date.text}`)
  assertHas(running(pdf, 'H1'), 'Leo in 2027')
})

test('a report of the Sun’s return has its reading, its dates and its chart; other bodies have none', async () => {
  const url = '/v1/astrology/returns'
  const { pdf } = await report(url, ADA)
  const [{ reading, passes }] = (await json(url, ADA)).data.returns
  const text = running(pdf, 'P')
  for (const part of [reading.summary, ...reading.sections, ...reading.key_dates]) assertHas(text, part.text)
  assertHas(text, `Friday 15 May 2026, ${passes[0].local.slice(11, 16)}`)
  assertHas(running(pdf, 'Note'), 'Profection to house 1')
  assertHas(running(pdf, 'H3'), 'Saturn conjunction natal Venus')
  const moon = await ask(url, { ...ADA, body: 'moon' })
  assert.deepEqual([moon.statusCode, moon.json().error.details.issues[0].path], [422, 'body'])
})

test('a report of a timeline has every transit with its text, its dates and the drawing', async () => {
  const url = '/v1/astrology/transit-timeline'
  const span = { ...ADA, from: '2026-12-01', to: '2027-01-31', min_weight: 0.6 }
  const { pdf, bytes } = await report(url, span)
  const { data } = await json(url, span)
  const text = running(pdf, 'P')
  assertHas(text, data.summary)
  assert.ok(data.transits.length > 3)
  for (const transit of data.transits) assertHas(text, transit.text)
  assertHas(running(pdf, 'H3'), 'natal')
  assert.ok(bytes.includes('/S /Figure'))
  assert.ok(bytes.equals(await printed(url, span)))
})

test('a column of a timeline’s tables says what is retrograde, if anything is', async () => {
  const cells = async (from: string, to: string) =>
    running(
      (await report('/v1/astrology/transit-timeline', { ...BEN, from, to, min_weight: 0.9 })).pdf,
      'TH',
      'TD',
    )
  assert.doesNotMatch(await cells('2026-11-22', '2027-01-31'), / motion /i)
  assert.match(await cells('2027-01-31', '2027-03-31'), / motion .* retrograde/i)
})

const SPREADS: Readonly<Record<string, object>> = {
  '/v1/tarot/three-card': { seed: 'augury', question: 'Will I get the job?' },
  '/v1/tarot/celtic-cross': { seed: 'augury' },
  '/v1/tarot/custom-spread': { seed: 'augury', positions: [{ name: 'What helps' }, { name: 'Что мешает' }] },
  '/v1/tarot/spread': { seed: 'augury', spread_type: 'cross' },
  '/v1/tarot/reading': { cards: [{ name: 'The Tower' }, { name: 'Ace of Cups' }] },
}

test('a report of a spread has each card as a drawing with its name, and every text of the JSON answer', async () => {
  for (const [url, body] of Object.entries(SPREADS)) {
    const { pdf, bytes } = await report(url, body)
    const { reading, cards } = await json(url, body)
    const text = running(pdf, 'P')
    for (const part of [reading.answer, reading.summary, reading.act]) if (part) assertHas(text, part)
    for (const card of cards) {
      assertHas(text, card.name)
      assertHas(running(pdf, 'H3'), card.position.name)
      assertHas(text, card.meaning)
      assertHas(text, card.in_position)
    }
    const { length } = bytes
      .toString('latin1')
      .matchAll(/\/S \/Figure/g)
      .toArray()
    assert.equal(length, 2 * cards.length, 'on the cover and beside the text')
    assert.ok(!bytes.includes('/Subtype /Image'))
  }
})

test('a question about danger gets whom to call, and no card', async () => {
  const body = { seed: 'augury', question: 'I want to kill myself. Should I?' }
  const { pdf, bytes } = await report('/v1/tarot/three-card', body)
  const { reading } = await json('/v1/tarot/three-card', body)
  assertHas(running(pdf, 'P'), reading.answer)
  assert.ok(!bytes.includes('/S /Figure'))
})

test('PDF is what a client gets that prefers it; others get what they got', async () => {
  const typeFor = async (accept: string) => (await ask(NATAL, ADA, accept)).headers['content-type']
  for (const accept of ['application/pdf', 'application/pdf, application/json;q=0.5', 'Application/PDF, */*'])
    assert.equal(await typeFor(accept), 'application/pdf', accept)
  for (const accept of ['*/*', 'application/*', 'application/json, application/pdf', 'application/pdf;q=0'])
    assert.match(String(await typeFor(accept)), /^application\/json/, accept)
  assert.match(String(await typeFor('text/markdown, application/pdf;q=0.5')), /^text\/markdown/)
  const sky = await service.inject({ url: '/v1/astrology/sky', headers: { accept: 'application/pdf' } })
  assert.match(String(sky.headers['content-type']), /^application\/json/, 'where there is no report')
})

test('a wrong birth is refused as in JSON, and a report counts as one request', async () => {
  const wrong = await ask(NATAL, { ...ADA, latitude: 99 })
  const asJson = await ask(NATAL, { ...ADA, latitude: 99 }, 'application/json')
  assert.equal(wrong.statusCode, asJson.statusCode)
  assert.equal(wrong.json().error.code, asJson.json().error.code)
  const limited = testService()
  const left = async (accept: string) => {
    const request = { method: 'POST', url: NATAL, payload: ADA, headers: { accept } } as const
    return Number((await limited.inject(request)).headers['x-ratelimit-remaining'])
  }
  const before = await left('application/json')
  assert.equal(await left('application/pdf'), before - 1)
})

test('the OpenAPI document lists PDF where there is a report, and only there', async () => {
  const { paths } = (await service.inject('/v1/openapi.json')).json()
  const withPdf = Object.entries<Record<string, { responses?: { 200?: { content: object } } }>>(
    paths,
  ).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { responses }]) => 'application/pdf' in (responses?.[200]?.content ?? {}))
      .map(([method]) => `${method} ${path}`),
  )
  assert.deepEqual(
    withPdf.sort(),
    [
      '/v1/astrology/natal-reading',
      '/v1/astrology/returns',
      '/v1/astrology/transit-timeline',
      '/v1/astrology/synastry',
      '/v1/astrology/yearly-horoscope',
      ...Object.keys(SPREADS),
    ]
      .map((path) => `post ${path.slice(3)}`)
      .sort(),
  )
})
