import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { type TestContext, test } from 'node:test'
import { promisify } from 'node:util'
import { testParts, testService } from '../../../test/service.ts'
import { drawn, linesIn } from '../../../test/share-picture.ts'
import { until } from '../../../test/until.ts'
import type { PageSource } from '../../page/page-files.ts'
import type { PictureSource } from '../../pictures/picture.ts'
import { renderer } from '../../pictures/renderer.ts'
import { PICTURE_VERSION } from './shared-pictures.ts'

const page: PageSource = { files: async () => new Map(), stop: () => undefined }
const service = testService(testParts({}, { page }))

/** Width and height in the header of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

const CASES = [
  ['/r/past_present_future/mira.png', 'public, max-age=31536000, immutable'],
  ['/day/leo/2026-03-21.png', 'public, max-age=86400'],
] as const

for (const [path, caching] of CASES)
  test(`${path} is a picture of 1200 by 630 pixels that may be cached`, async () => {
    const url = `${path}?v=${PICTURE_VERSION}`
    const { statusCode, headers, rawPayload } = await service.inject(url)
    assert.equal(statusCode, 200)
    assert.equal(headers['content-type'], 'image/png')
    assert.equal(headers['cache-control'], caching)
    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
    assert.deepEqual(sizeOf(rawPayload), [1200, 630])
    const revalidated = await service.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    assert.deepEqual([revalidated.statusCode, revalidated.body], [304, ''])
    const undated = await service.inject(path)
    assert.equal(undated.headers['cache-control'], 'public, max-age=3600')
    assert.deepEqual(undated.rawPayload, rawPayload)
  })

test('two seeds that draw different cards have different pictures, each with its own ETag', async () => {
  const tagOf = async (seed: string) => (await service.inject({ url: `/r/single/${seed}.png` })).headers.etag
  assert.notEqual(await tagOf('one'), await tagOf('two'))
})

test('a picture waits for two of another client’s year wheels, not for all', async () => {
  const ended: string[] = []
  const ask = async (path: string, remoteAddress: string) => {
    const { statusCode } = await service.inject({ url: path, remoteAddress })
    assert.equal(statusCode, 200, path)
    ended.push(path)
  }
  const greedy = Array.from({ length: 8 }, (_, n) => ask(`/r/year_wheel/greedy-${n}.png`, '10.0.0.1'))
  await ask('/r/single/another-client.png', '10.0.0.2')
  assert.ok(ended.length <= 3, `${ended.length - 1} were rendered before it`)
  await Promise.all(greedy)
})

test('a picture whose client has disconnected is not rendered', async (t) => {
  const parts = testParts({}, { page })
  const count = t.mock.method(parts.counters, 'count')
  const drawn: string[] = []
  let goOn = () => {}
  const cached = new Promise<void>((resolve) => (goOn = resolve))
  const pictures: PictureSource = {
    // The first one takes until all clients have gone.
    get: async (name) => {
      if (drawn.push(name) === 1) await cached
      return parts.pictures.get(name)
    },
    stop: () => {},
  }
  const listening = testService({ ...parts, pictures })
  await listening.listen({ host: '127.0.0.1', port: 0 })
  t.after(() => listening.close())
  const { port } = listening.server.address() as { port: number }
  const sockets = Array.from({ length: 6 }, (_, n) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.write(`GET /r/single/gone-${n}.png HTTP/1.1\r\nHost: x\r\n\r\n`)
    return socket
  })
  await until(
    'all have asked, and the first is drawn',
    () => count.mock.callCount() === 6 && drawn.length === 1,
  )
  for (const socket of sockets) socket.destroy()
  const open = promisify(listening.server.getConnections.bind(listening.server))
  await until('all have gone', async () => (await open()) === 0)
  goOn()
  assert.equal((await listening.inject('/r/daily_card/still-here.png')).statusCode, 200)
  assert.equal(drawn.length, 2, 'the one that was being drawn, and the one for which somebody waits')
})

test('pictures are counted with the answers that they show', async () => {
  const limited = testService(testParts({ RATE_LIMITS: 'tarot=1,dailyHoroscope=1' }, { page }))
  for (const [path] of CASES) {
    assert.equal((await limited.inject(path)).statusCode, 200)
    assert.equal((await limited.inject(path)).statusCode, 429)
  }
})

for (const [format, size] of [
  ['story', [1080, 1920]],
  ['square', [1080, 1080]],
  ['unknown', [1200, 630]],
] as const)
  test(`the format ${format} has ${size.join(' by ')} pixels, and a tag of its own`, async () => {
    const { statusCode, headers, rawPayload } = await service.inject(`/r/yes_no/mira.png?format=${format}`)
    assert.equal(statusCode, 200)
    assert.deepEqual(sizeOf(rawPayload), size)
    const usual = await service.inject('/r/yes_no/mira.png')
    assert.equal(headers.etag === usual.headers.etag, format === 'unknown')
  })

/** A picture before it has pixels. */
async function svgOf(t: TestContext, url: string): Promise<string> {
  t.mock.method(renderer, 'render', async (_key: string, draw: () => string | Promise<string>) =>
    Buffer.from(await draw()),
  )
  const named = testParts({ PUBLIC_URL: 'https://example.org/cards/', SITE_NAME: 'Mira' }, { page })
  return (await testService(named).inject(url)).body
}

const lettersOf = (svg: string): string =>
  linesIn(svg)
    .map(({ words }) => words)
    .join('')

test('only a Celtic Cross is drawn as a cross, its second card across the first', async (t) => {
  const crossed = /<g transform="rotate\(90 (\d|\.)+ (\d|\.)+\)">/
  assert.match(await svgOf(t, '/r/celtic_cross/mira.png?format=story'), crossed)
  assert.doesNotMatch(await svgOf(t, '/r/past_present_future/mira.png?format=story'), crossed)
})

test('a story says the name of the spread with the answer of a yes or no, its cards, and where it is from', async (t) => {
  const [asked, laid] = ['yes_no', 'past_present_future'].map((name) => `/r/${name}/mira.png?format=square`)
  const yesNo = lettersOf(await svgOf(t, asked!))
  assert.ok(['Yes', 'No', 'Maybe'].some((answer) => yesNo.includes(drawn(`Yes or No · ${answer}`))))
  const three = lettersOf(await svgOf(t, laid!))
  const said = ['Past, Present, Future', 'Past', 'Present', 'Future', 'Mira · example.org/cards']
  for (const words of said) assert.ok(three.includes(drawn(words)), words)
  assert.ok(!three.includes(drawn('Past, Present, Future ·')))
})
