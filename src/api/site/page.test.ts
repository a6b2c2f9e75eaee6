import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { testParts, testService } from '../../../test/service.ts'
import { BuiltPage } from '../../page/built-page.ts'
import type { PageSource } from '../../page/page-files.ts'
import { ROOM_PATHS } from './rooms.ts'

const page = new BuiltPage()
const files = await page.files()
const service = await testService(testParts({}, { page }))
const asset = [...files.keys()].find((path) => path.endsWith('.js'))!

test('the document is revalidated on each visit and its policy forbids other hosts', async () => {
  const reply = await service.inject('/')
  assert.equal(reply.statusCode, 200)
  assert.equal(reply.headers['content-type'], 'text/html; charset=utf-8')
  assert.equal(reply.headers['cache-control'], 'private, no-cache')
  assert.equal(reply.headers['x-content-type-options'], 'nosniff')
  const policy = String(reply.headers['content-security-policy'])
  const nowhere = ['default-src', 'form-action', 'frame-ancestors']
  const here = ['script', 'style', 'img', 'font', 'connect', 'manifest', 'worker'].map(
    (kind) => `${kind}-src`,
  )
  assert.deepEqual(
    new Set(policy.split('; ')),
    new Set([...nowhere.map((of) => `${of} 'none'`), ...[...here, 'base-uri'].map((of) => `${of} 'self'`)]),
  )
  const again = await service.inject({ url: '/', headers: { 'if-none-match': String(reply.headers.etag) } })
  assert.equal(again.statusCode, 304)
  assert.equal(again.body, '')
})

test('the files of the document have hashed names and are cached indefinitely', async () => {
  const { body } = await service.inject('/')
  const named = [...body.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, path]) => path!)
  assert.ok(named.length >= 3, 'script, style and icon')
  for (const path of named) {
    assert.match(path, /-[\w-]{8}\.\w+$/)
    const reply = await service.inject(`/${path}`)
    assert.equal(reply.statusCode, 200, path)
    assert.equal(reply.headers['cache-control'], 'public, max-age=31536000, immutable')
  }
})

test('each room is answered with the document, which says where the page begins', async () => {
  for (const [path, base] of [
    ['/', './'],
    ['/sky', './'],
    ['/sky/leo', '../'],
    ['/month', './'],
    ['/chart', './'],
    ['/your-day', './'],
    ['/ahead', './'],
    ['/together', './'],
    ['/deck', './'],
    ['/deck/ar17', '../'],
    ['/journal', './'],
  ] as const) {
    const reply = await service.inject(path)
    assert.equal(reply.statusCode, 200, path)
    assert.ok(reply.body.includes(`<base href="${base}" />`), path)
    const gzipped = await service.inject({ url: path, headers: { 'accept-encoding': 'gzip' } })
    assert.equal(gunzipSync(gzipped.rawPayload).toString(), reply.body)
  }
})

test('a browser without scripts gets the day of the twelve signs, another one each day, whoever writes the texts', async () => {
  const parts = testParts({}, { page })
  const own = await testService(parts)
  const bodyOfPage = async () => (await own.inject('/sky/leo')).body
  const before = await bodyOfPage()
  const { data } = (await own.inject('/v1/astrology/horoscope/daily')).json()
  assert.equal(data.horoscopes.length, 12)
  const noscript = before.slice(before.indexOf('<noscript>'), before.indexOf('</noscript>'))
  for (const { summary } of data.horoscopes) assert.ok(noscript.includes(summary), summary)
  parts.moveClock(86_400_000)
  assert.notEqual(await bodyOfPage(), before)
  const textSource = {
    ...parts.textSource,
    edition: 'a model',
    write: () => Promise.reject(new Error('asked a model')),
  }
  const modelled = await testService({ ...parts, textSource })
  assert.equal((await modelled.inject('/')).statusCode, 200)
})

test('a file is sent in the best encoding the client accepts, with the same content in each', async () => {
  const inPlain = await service.inject(`/${asset}`)
  assert.equal(inPlain.headers['content-encoding'], undefined)
  const encodings = [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const
  for (const [accepted, encoding, decompress] of encodings) {
    const reply = await service.inject({ url: `/${asset}`, headers: { 'accept-encoding': accepted } })
    assert.equal(reply.headers['content-encoding'], encoding)
    assert.equal(reply.headers.vary, 'Accept-Encoding')
    assert.equal(decompress(reply.rawPayload).toString(), inPlain.body)
  }
})

test('a missing file is a 404 with a message', async () => {
  const reply = await service.inject('/assets/index-00000000.js')
  assert.equal(reply.statusCode, 404)
  assert.equal(reply.json().error.code, 'NOT_FOUND')
})

test('if the page cannot be built, `/` answers with that error and the API still works', async () => {
  const broken: PageSource = {
    files: async () => Promise.reject(new Error('no bundler')),
    stop: () => undefined,
  }
  const without = await testService(testParts({}, { page: broken }))
  const reply = await without.inject('/')
  assert.equal(reply.statusCode, 503)
  assert.match(reply.body, /The page could not be built/)
  assert.doesNotMatch(reply.body, /no bundler/)
  assert.equal((await without.inject(`/${asset}`)).statusCode, 404)
  assert.equal((await without.inject('/v1/tarot/health')).statusCode, 200)
})

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test('a browser at an unknown address gets the page with 404 and a way home, at any depth', async () => {
  for (const [url, base] of [
    ['/nothing', './'],
    ['/nothing/at/all?x=1', '../../'],
    ['/sky/ophiuchus', '../'],
    ['/deck/ar22', '../'],
  ] as const) {
    const { statusCode, headers, body } = await service.inject({ url, headers: HTML })
    assert.equal(statusCode, 404, url)
    assert.equal(headers['content-type'], 'text/html; charset=utf-8')
    assert.equal(headers['cache-control'], 'no-store')
    assert.match(String(headers['content-security-policy']), /^default-src 'none'; script-src 'self'/)
    assert.ok(body.includes(`<base href="${base}" />`), url)
    assert.ok(body.includes('<title>Nothing here · Augury</title>'))
    assert.ok(body.includes('<meta name="robots" content="noindex" />'))
    const noscript = body.slice(body.indexOf('<noscript>'))
    assert.ok(noscript.includes('There is nothing at this address. <a href="./">'))
  }
})

test('other clients, and everybody below /v1, get an error in JSON at such an address', async () => {
  for (const [method, url, headers] of [
    ['GET', '/nothing', {}],
    ['GET', '/nothing', { accept: '*/*' }],
    ['POST', '/nothing', HTML],
    ['GET', '/v1/nothing', HTML],
  ] as const) {
    const reply = await service.inject({ method, url, headers })
    assert.equal(reply.statusCode, 404, url)
    assert.equal(reply.json().error.code ?? reply.json().error, 'NOT_FOUND')
  }
})

test('without a built page an unknown address is answered with a plain document', async () => {
  const broken: PageSource = { files: () => Promise.reject(new Error('no')), stop: () => undefined }
  const without = await testService(testParts({}, { page: broken }))
  const { statusCode, body } = await without.inject({ url: '/a/b', headers: HTML })
  assert.equal(statusCode, 404)
  assert.match(body, /<h1>Nothing here<\/h1>[\s\S]*<a href="\.\.\/">/)
})

const propertiesIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)" \/>/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  )

test('every room has a preview of its own: title, description, address and a picture that exists', async () => {
  const titles = new Set<string>()
  for (const { path } of ROOM_PATHS) {
    const url = path.replace(':sign', 'leo').replace(':card', 'ar17')
    const { body } = await service.inject({ url, headers: { host: 'augury.example' } })
    const said = propertiesIn(body)
    titles.add(said['og:title']!)
    assert.equal(said['og:url'], `http://augury.example${url}`)
    assert.equal(said['og:description'], said.description)
    assert.equal(said['og:site_name'], 'Augury')
    const { origin, pathname, search } = new URL(said['og:image']!)
    assert.equal(origin, 'http://augury.example')
    const picture = await service.inject(pathname + search)
    // A card whose PNG is not built is redirected to its drawing.
    if (picture.statusCode === 307) continue
    assert.equal(picture.statusCode, 200, path)
    const size = [16, 20].map((at) => picture.rawPayload.readUInt32BE(at))
    assert.deepEqual(size, [Number(said['og:image:width']), Number(said['og:image:height'])], path)
  }
  assert.equal(titles.size, ROOM_PATHS.length)
  const leo = propertiesIn((await service.inject('/sky/leo')).body)
  assert.equal(leo['og:title'], 'Leo today')
  assert.equal(leo['twitter:card'], 'summary_large_image')
  assert.match(leo['og:image']!, /\/day\/leo\/2026-03-21\.png\?v=/)
  assert.equal(propertiesIn((await service.inject('/deck/ar17')).body)['og:title'], 'The Star')
})

test('with PUBLIC_URL the preview has that address, and a shared cache may keep the document', async () => {
  const own = await testService(testParts({ PUBLIC_URL: 'https://stars.example/augury' }, { page }))
  const { headers, body } = await own.inject('/month')
  assert.equal(headers['cache-control'], 'public, no-cache')
  assert.equal(propertiesIn(body)['og:url'], 'https://stars.example/augury/month')
})

test('the name of the site is in titles, previews, the manifest and the heading, escaped', async () => {
  const own = await testService(testParts({ SITE_NAME: 'Moon & Co' }, { page }))
  for (const path of ['/', '/deck/ar17', '/r/celtic_cross/mira', '/compatibility/aries']) {
    const { body } = await own.inject(path)
    assert.match(body, /<title>[^<]+ · Moon &amp; Co<\/title>/, path)
    assert.equal(propertiesIn(body)['og:site_name'], 'Moon &amp; Co', path)
    assert.doesNotMatch(body, /<h1>Augury<\/h1>|>Augury<\/a>/, path)
  }
  const { body } = await own.inject('/')
  assert.equal(propertiesIn(body)['application-name'], 'Moon &amp; Co')
  assert.match(body, /<h1>Moon &amp; Co<\/h1>/)
  const missing = await own.inject({ url: '/nowhere', headers: { accept: 'text/html' } })
  assert.match(missing.body, /<title>Nothing here · Moon &amp; Co<\/title>/)
  const manifest = (await own.inject('/manifest.webmanifest')).json()
  assert.deepEqual([manifest.name, manifest.short_name], ['Moon & Co', 'Moon & Co'])
  const usual = (await service.inject('/manifest.webmanifest')).json()
  assert.deepEqual([usual.name, usual.short_name], ['Augury: cards, sky and birth charts', 'Augury'])
  const feed = await own.inject('/v1/astrology/horoscope/daily/leo.atom')
  assert.match(feed.body, /<author><name>Moon &amp; Co<\/name><\/author>/)
})

test('the documents tell the page whether questions go to a language model', async () => {
  const model = { LLM_PROVIDER: 'openai', LLM_MODEL: 'a', LLM_API_KEY: 'a' }
  for (const [environment, said] of [
    [{}, undefined],
    [{ LLM_QUESTIONS: 'on' }, undefined],
    [model, undefined],
    [{ ...model, LLM_QUESTIONS: 'on' }, 'true'],
  ] as const) {
    const own = await testService(testParts(environment, { page }))
    for (const path of ['/', '/r/celtic_cross/mira'])
      assert.equal(propertiesIn((await own.inject(path)).body)['questions-to-model'], said, path)
  }
})

test('/favicon.ico is an icon of three sizes', async () => {
  const { statusCode, headers, rawPayload } = await service.inject('/favicon.ico')
  assert.equal(statusCode, 200)
  assert.equal(headers['content-type'], 'image/vnd.microsoft.icon')
  assert.deepEqual([rawPayload.readUInt16LE(2), rawPayload.readUInt16LE(4)], [1, 3])
  const sizes = [0, 1, 2].map((at) => {
    const entry = 6 + 16 * at
    const start = rawPayload.readUInt32LE(entry + 12)
    const png = rawPayload.subarray(start, start + rawPayload.readUInt32LE(entry + 8))
    assert.equal(png.subarray(1, 4).toString(), 'PNG')
    assert.equal(rawPayload.readUInt8(entry), png.readUInt32BE(16))
    return png.readUInt32BE(16)
  })
  assert.deepEqual(sizes, [16, 32, 48])
})
