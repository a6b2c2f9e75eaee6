import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts, testService } from '../../../test/service.ts'
import type { PageSource } from '../../page/page-files.ts'
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
  test(`${path} is a picture of 1200 by 630 pixels that may be kept`, async () => {
    const url = `${path}?v=${PICTURE_VERSION}`
    const { statusCode, headers, rawPayload } = await service.inject(url)
    assert.equal(statusCode, 200)
    assert.equal(headers['content-type'], 'image/png')
    assert.equal(headers['cache-control'], caching)
    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
    assert.deepEqual(sizeOf(rawPayload), [1200, 630])
    const known = await service.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    assert.deepEqual([known.statusCode, known.body], [304, ''])
    const undated = await service.inject(path)
    assert.equal(undated.headers['cache-control'], 'public, max-age=3600')
    assert.deepEqual(undated.rawPayload, rawPayload)
  })

test('two seeds that lay other cards have other pictures, and both know their tags', async () => {
  const tagOf = async (seed: string) => (await service.inject({ url: `/r/single/${seed}.png` })).headers.etag
  assert.notEqual(await tagOf('one'), await tagOf('two'))
})

test('pictures are counted with the answers that they show', async () => {
  const limited = testService(testParts({ RATE_LIMITS: 'tarot=1,dailyHoroscope=1' }, { page }))
  for (const [path] of CASES) {
    assert.equal((await limited.inject(path)).statusCode, 200)
    assert.equal((await limited.inject(path)).statusCode, 429)
  }
})
