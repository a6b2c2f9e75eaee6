/** Two signs (docs/synastry.md). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SIGNS } from '../../src/sky/zodiac.ts'
import { testParts } from '../service.ts'
import { serviceUnderTest } from './ask.ts'

const service = await serviceUnderTest(testParts({ RATE_LIMITS: 'off' }))

const get = (path: string, headers = {}) =>
  service.inject({ method: 'GET', url: `/v1/astrology/compatibility/${path}`, headers })
const dataOf = async (path: string) => (await get(path)).json().data

test('two signs have a text of their own, with their elements, modalities and angle, and no number', async () => {
  const { summary, strengths, frictions, advice, ...facts } = await dataOf('leo/virgo')
  assert.deepEqual(facts, {
    signs: ['leo', 'virgo'],
    kind: 'love',
    elements: ['fire', 'earth'],
    modalities: ['fixed', 'mutable'],
    angle: 30,
  })
  assert.match(summary, /Leo/)
  assert.match(summary, /Virgo/)
  assert.equal(strengths.length, 2)
  assert.equal(frictions.length, 2)
  assert.equal(typeof advice, 'string')
})

test('their order exchanges the facts and changes no text; case does not matter', async () => {
  const [one, other] = await Promise.all([dataOf('Leo/VIRGO?kind=work'), dataOf('virgo/leo?kind=work')])
  assert.equal(one.summary, other.summary)
  assert.deepEqual(one.signs, ['leo', 'virgo'])
  assert.deepEqual(other.elements, ['earth', 'fire'])
})

test('angles go the shorter way round', async () => {
  const angles = await Promise.all(
    ['aries/aries', 'aries/pisces', 'aries/cancer', 'aries/libra', 'aries/scorpio'].map(
      async (path) => (await dataOf(path)).angle,
    ),
  )
  assert.deepEqual(angles, [0, 30, 90, 180, 150])
})

test('a sign has a line with each of the twelve, by kind', async () => {
  const { sign, kind, pairs } = await dataOf('scorpio?kind=friendship')
  assert.deepEqual([sign, kind], ['scorpio', 'friendship'])
  assert.deepEqual(
    pairs.map(({ sign }: { sign: string }) => sign),
    SIGNS,
  )
  const { summary } = await dataOf('scorpio/taurus?kind=friendship')
  assert.ok(summary.startsWith(pairs[1].line))
})

test('what is no sign or no kind is a clear error', async () => {
  const sign = await get('leo/ophiuchus')
  assert.equal(sign.statusCode, 400)
  assert.equal(sign.json().error.code, 'INVALID_ZODIAC_SIGN')
  const kind = await get('leo/virgo?kind=war')
  assert.equal(kind.json().error.code, 'VALIDATION_ERROR')
})

test('the answer for a pair may be cached for a year, and is a 304 to its ETag', async () => {
  const { headers } = await get('leo/virgo')
  assert.equal(headers['cache-control'], 'public, max-age=31536000')
  const again = await get('leo/virgo', { 'if-none-match': headers.etag })
  assert.equal(again.statusCode, 304)
})
