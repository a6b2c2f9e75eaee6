import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setGlobals } from '../../../test/browser-globals.ts'
import { hasReport, paperFor, saveReport } from './report.ts'

/** A page whose links are pressed instead of shown, and a service that answers a request for a report like this. */
function page(t: TestContext, answer: () => Promise<Response>) {
  const links: { href: string; download: string; isPressed: boolean }[] = []
  const freed: string[] = []
  const sent: { url: string; init: RequestInit }[] = []
  const createElement = () => {
    const link = { href: '', download: '', isPressed: false, click: () => (link.isPressed = true) }
    links.push(link)
    return link
  }
  setGlobals(t, {
    document: { baseURI: 'https://example.org/', createElement },
    navigator: { language: 'en-US' },
    fetch: (url: string, init: RequestInit) => {
      sent.push({ url, init })
      return answer()
    },
  })
  t.mock.method(URL, 'createObjectURL', (file: Blob) => `blob:${file.size}`)
  t.mock.method(URL, 'revokeObjectURL', (address: string) => freed.push(address))
  return { links, freed, sent }
}

const SPREAD = { name: 'laySpread', body: { spread_type: 'single', seed: 'quiet river' } } as const

test('there is a report of readings, years, what is coming and spreads, and none of a day or a single card', () => {
  for (const name of [
    ...(['natalReading', 'synastry', 'yearlyHoroscope', 'transitTimeline', 'returns'] as const),
    ...(['laySpread', 'readCards'] as const),
  ])
    assert.ok(hasReport({ name }), name)
  for (const name of ['drawDailyCard', 'dailyHoroscope', 'monthlyHoroscope', 'yesOrNo'] as const)
    assert.ok(!hasReport({ name }), name)
})

test('paper is Letter where people print on it, and A4 elsewhere', () => {
  for (const language of ['en-US', 'fr-CA', 'es-MX', 'en-us']) assert.equal(paperFor(language), 'letter')
  for (const language of ['en-GB', 'de', 'en', 'pt-BR', 'us']) assert.equal(paperFor(language), 'a4')
})

test('a report is the same request asked for as PDF, and is saved under the name of what it is', async (t) => {
  const { links, freed, sent } = page(t, () => Promise.resolve(new Response('%PDF-')))
  assert.equal(await saveReport(SPREAD), true)
  const [{ url, init }] = sent as [(typeof sent)[0]]
  assert.equal(url, 'https://example.org/v1/tarot/spread')
  const body = JSON.parse(String(init.body))
  assert.deepEqual(body, { spread_type: 'single', seed: 'quiet river', paper: 'letter' })
  assert.deepEqual(init, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/pdf' },
    body: init.body,
    cache: 'no-store',
  })
  const [{ href, download, isPressed }] = links as [(typeof links)[0]]
  assert.deepEqual({ href, download, isPressed }, { href: 'blob:5', download: 'spread.pdf', isPressed: true })
  assert.deepEqual(freed, ['blob:5'])
})

test('of two people, a year or what is coming the file has its own name', async (t) => {
  const { links } = page(t, () => Promise.resolve(new Response('%PDF-')))
  const names = {
    natalReading: 'natal-reading.pdf',
    synastry: 'two-people.pdf',
    yearlyHoroscope: 'year.pdf',
    transitTimeline: 'time-ahead.pdf',
    returns: 'solar-return.pdf',
    laySpread: 'spread.pdf',
    layCelticCross: 'celtic-cross.pdf',
    layCustomSpread: 'spread.pdf',
    readCards: 'cards.pdf',
  } as const
  for (const name of Object.keys(names) as (keyof typeof names)[]) await saveReport({ name, body: {} })
  assert.deepEqual(
    links.map(({ download }) => download),
    Object.values(names),
  )
})

test('nothing is saved where the service refuses or is out of reach', async (t) => {
  const refused = page(t, () => Promise.resolve(new Response('', { status: 503 })))
  assert.equal(await saveReport(SPREAD), false)
  const away = page(t, () => Promise.reject(new TypeError('Failed to fetch')))
  assert.equal(await saveReport(SPREAD), false)
  assert.deepEqual([refused.links, away.links], [[], []])
  page(t, () => Promise.reject(new RangeError('a mistake of ours')))
  await assert.rejects(saveReport(SPREAD), RangeError)
})
