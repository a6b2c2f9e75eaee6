import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PSEUDO, unmarkedIn } from '../../../test/pseudo-language.ts'
import { testParts, testService } from '../../../test/service.ts'
import { BuiltPage } from '../../page/built-page.ts'
import type { PageSource } from '../../page/page-files.ts'
import { pathOfSpread } from '../../shared-address.ts'
import { phrasebookSource } from '../../writer/text-source.ts'

const page = new BuiltPage()
const service = testService(testParts({ RATE_LIMITS: 'off' }, { page }))

/** The content of a tag of the head, as a browser reads it. */
function contentIn(html: string, name: string): string | undefined {
  const tag = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`)
  return tag.exec(html)?.[1]?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}

test('a spread’s address is the page, with its cards in title, description and picture', async () => {
  const { statusCode, headers, body } = await service.inject('/r/past_present_future/mira')
  assert.equal(statusCode, 200)
  assert.equal(headers['content-type'], 'text/html; charset=utf-8')
  assert.match(body, /<title>Past, Present, Future · Augury<\/title>/)
  const cards = 'Past: Three of Wands. Present: The Moon. Future: King of Wands.'
  assert.equal(contentIn(body, 'description'), cards)
  assert.equal(contentIn(body, 'og:description'), cards)
  assert.equal(contentIn(body, 'og:title'), 'Past, Present, Future')
  assert.equal(contentIn(body, 'twitter:card'), 'summary_large_image')
  assert.equal(contentIn(body, 'robots'), 'noindex')
  assert.match(contentIn(body, 'og:image')!, /^http:\/\/localhost:80\/r\/past_present_future\/mira\.png\?v=/)
  assert.match(body, /<link rel="canonical" href="http:\/\/localhost:80\/r\/past_present_future\/mira" \/>/)
  assert.equal(body.match(/<title>/g)?.length, 1)
  assert.equal(body.match(/name="description"/g)?.length, 1)
})

test('the cards named are those that the API draws with the seed', async () => {
  const drawn = await service.inject({
    method: 'POST',
    url: '/v1/tarot/spread',
    payload: { spread_type: 'past_present_future', seed: 'mira', theme: 'love' },
  })
  const { body } = await service.inject('/r/past_present_future/mira?theme=love')
  for (const { name } of drawn.json().cards)
    assert.ok(contentIn(body, 'og:description')!.includes(name), name)
})

test('titles and descriptions come from the language of the service', async () => {
  const foreign = testService(testParts({ RATE_LIMITS: 'off' }, { page, words: PSEUDO }))
  for (const path of ['/r/past_present_future/augury', '/r/yes_no/augury', '/day/leo/2026-11-17']) {
    const { body } = await foreign.inject(path)
    const [, title] = /<meta property="og:title" content="([^"]*)"/.exec(body)!
    const [, description] = /<meta property="og:description" content="([^"]*)"/.exec(body)!
    assert.deepEqual([title!, description!].map(unmarkedIn).join('').match(/\p{L}/u), null, path)
  }
})

test('the document finds the files of the page two steps above, and may be framed by nobody', async () => {
  const { headers, body } = await service.inject('/r/single/x')
  assert.ok(body.indexOf('<base href="../../" />') < body.indexOf('./assets/'))
  const policy = String(headers['content-security-policy'])
  assert.match(policy, /base-uri 'self'/)
  assert.match(policy, /frame-ancestors 'none'/)
  assert.doesNotMatch(policy, /unsafe|https?:|\*/)
})

test('a day’s address has the first sentences of its text', async () => {
  const { statusCode, body } = await service.inject('/day/leo/2026-03-21')
  assert.equal(statusCode, 200)
  assert.equal(contentIn(body, 'og:title'), 'Leo, Saturday 21 March 2026')
  const day = { sign: 'leo', date: '2026-03-21', style: 'detailed' }
  const request = await service.inject({ method: 'POST', url: '/v1/astrology/daily-horoscope', payload: day })
  const description = contentIn(body, 'description')!
  assert.ok(description.startsWith(request.json().data.interpretation.sources[0].text), description)
  assert.ok(description.length <= 240)
  assert.equal(contentIn(body, 'robots'), undefined)
  const shouted = await service.inject('/day/LEO/2026-03-21')
  assert.match(shouted.body, /rel="canonical" href="http:\/\/localhost:80\/day\/leo\/2026-03-21"/)
})

for (const seed of [
  `"><script>alert('x')</script>`,
  "' onload='x",
  '$& $1 $` </title>',
  'one/two?three#four',
  '%41 100% %2F',
  'שלום ‮עולם',
  '東京 🌙',
  '🂡'.repeat(256),
])
  test(`a seed cannot write into the document: ${seed.slice(0, 20)}`, async () => {
    const path = pathOfSpread('single', seed)!
    const { statusCode, body } = await service.inject(`/${path}`)
    assert.equal(statusCode, 200)
    const plain = (await service.inject('/r/single/x')).body
    const tags = (html: string) => html.match(/<[a-z!/]+/gi)!.length
    assert.equal(tags(body), tags(plain), 'as many tags as with a harmless seed')
    assert.ok(!body.includes(seed), 'the seed stands there encoded only')
    assert.equal(contentIn(body, 'og:url'), `http://localhost:80/${path}`)
  })

for (const path of [
  '/r/nothing/x',
  '/r/custom_spread/x',
  '/r/__proto__/x',
  `/r/single/${'x'.repeat(257)}`,
  '/r/single/',
  '/day/cat/2026-03-21',
  '/day/leo/2026-02-30',
  '/day/leo/2026-3-1',
  '/day/leo/today',
  '/day/leo/1599-12-31',
  '/day/leo/2400-01-01',
  '/day/leo/0000-00-00',
])
  test(`${path.slice(0, 24)} is a 404 with a page of ours, and its picture is a 404`, async () => {
    const { statusCode, headers, body } = await service.inject(path)
    assert.equal(statusCode, 404)
    assert.equal(headers['content-type'], 'text/html; charset=utf-8')
    assert.equal(headers['cache-control'], 'no-store')
    assert.match(String(headers['content-security-policy']), /frame-ancestors 'none'/)
    assert.match(body, /<p>[A-Z][^<]+\.<\/p>/)
    const picture = await service.inject(`${path}.png`)
    assert.equal(picture.statusCode, 404)
    assert.equal(picture.json().error.code, 'NOT_FOUND')
  })

test('a path that is no UTF-8 is the sender’s mistake', async () => {
  assert.equal((await service.inject('/r/single/%E0%A4%A')).statusCode, 400)
})

test('the document is revalidated, and comes compressed', async () => {
  const url = '/r/celtic_cross/x'
  const { headers } = await service.inject(url)
  assert.equal(headers['cache-control'], 'private, no-cache')
  const again = await service.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
  assert.deepEqual([again.statusCode, again.body], [304, ''])
  const packed = await service.inject({ url, headers: { 'accept-encoding': 'br' } })
  assert.equal(packed.headers['content-encoding'], 'br')
})

test('the addresses follow PUBLIC_URL, and no Host header gets into them', async () => {
  const withPublicUrl = testService(testParts({ PUBLIC_URL: 'https://example.org/augury' }, { page }))
  const { body, headers } = await withPublicUrl.inject('/r/single/x')
  assert.equal(headers['cache-control'], 'public, no-cache', 'these links are the same for everybody')
  assert.equal(contentIn(body, 'og:url'), 'https://example.org/augury/r/single/x')
  const forged = await service.inject({ url: '/r/single/x', headers: { host: '"><script>' } })
  assert.doesNotMatch(forged.body, /"><script>/)
})

test('shared addresses are counted like the answers that they show', async () => {
  const limited = testService(testParts({ RATE_LIMITS: 'tarot=2' }, { page }))
  const statuses = []
  for (const path of ['/r/single/x', '/r/nothing/x', '/r/single/x'])
    statuses.push((await limited.inject(path)).statusCode)
  assert.deepEqual(statuses, [200, 404, 429])
})

test('no model is asked for a preview', async () => {
  const write = () => assert.fail('a model is asked')
  const textSource = { ...phrasebookSource, edition: 'model', asksModel: true, write }
  const withModel = testService(testParts({}, { page, textSource }))
  for (const path of ['/day/leo/2026-03-21', '/r/celtic_cross/x'])
    assert.equal((await withModel.inject(path)).statusCode, 200)
})

test('if the page cannot be built, a shared address answers with that error', async () => {
  const broken: PageSource = {
    files: async () => Promise.reject(new Error('no bundler')),
    stop: () => undefined,
  }
  const { statusCode, body } = await testService(testParts({}, { page: broken })).inject(
    '/day/leo/2026-03-21',
  )
  assert.equal(statusCode, 503)
  assert.match(body, /<a href="\.\.\/\.\.\/docs\/">/)
})

test('an answer is no part of a shared address: a question in it changes nothing, and nothing of it is shown', async () => {
  const plain = await service.inject('/r/past_present_future/mira')
  const question = encodeURIComponent('Will I get the xylophone job?')
  for (const asked of [question, encodeURIComponent('My mother has cancer, will she get well?')]) {
    const { body } = await service.inject(`/r/past_present_future/mira?question=${asked}`)
    assert.equal(body, plain.body)
  }
  const draw = '/v1/tarot/draw?seed=mira&spread_type=past_present_future'
  const asked = (await service.inject(`${draw}&question=${question}`)).json()
  assert.deepEqual(asked, (await service.inject(draw)).json())
  assert.ok(!('question' in asked || 'answer' in asked.reading))
})

test('what a spread with a question is shared by is its seed alone, which has no word of the question', async () => {
  const question = 'Will I get the xylophone job?'
  const payload = { spread_type: 'past_present_future', seed: 'mira', question }
  const { seed_used } = (await service.inject({ method: 'POST', url: '/v1/tarot/spread', payload })).json()
  assert.equal(pathOfSpread('past_present_future', seed_used), 'r/past_present_future/mira')
})

test('a seed that is a question about danger has no address to share, and no picture', async () => {
  const seed = encodeURIComponent('Should I kill myself?')
  for (const path of [`/r/past_present_future/${seed}`, `/r/single/${seed}`, `/r/yes_no/${seed}.png`])
    assert.equal((await service.inject(path)).statusCode, 404, path)
})

test('the document says whether questions go to a model; it is silent if they do not', async () => {
  const TAG = '<meta name="questions-to-model" content="true" />'
  const model = { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm', LLM_BASE_URL: 'http://127.0.0.1:9/v1' }
  for (const path of ['/', '/r/past_present_future/mira', '/nowhere']) {
    const headers = { accept: 'text/html' }
    const bodyWith = async (settings: Record<string, string>) =>
      (
        await testService(testParts({ RATE_LIMITS: 'off', ...settings }, { page })).inject({
          url: path,
          headers,
        })
      ).body
    assert.ok((await bodyWith({ ...model, LLM_QUESTIONS: 'on' })).includes(TAG), path)
    for (const settings of [model, { LLM_QUESTIONS: 'on' }, {}])
      assert.doesNotMatch(await bodyWith(settings), /questions-to-model/, path)
  }
})
