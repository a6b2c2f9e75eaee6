/** `GET /v1/astrology/natal-chart.svg` and `.png` (added): the POST's members in the query, a picture in the answer. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serviceUnderTest } from './ask.ts'

const service = await serviceUnderTest()

const BERLIN = {
  birthDateTime: '1990-05-15 14:30:00',
  timezone: 'Europe/Berlin',
  latitude: '52.52',
  longitude: '13.405',
}

const draw = (query: Record<string, string>, headers = {}) =>
  service.inject({ url: '/v1/astrology/natal-chart.svg', query, headers })

test('the drawing shows the chart of the POST', async () => {
  const { latitude, longitude, ...birth } = BERLIN
  const response = await service.inject({
    method: 'POST',
    url: '/v1/astrology/natal-chart',
    payload: {
      ...birth,
      latitude: Number(latitude),
      longitude: Number(longitude),
      options: { house_system: 'placidus' },
    },
  })
  const { planets, houses, angles, aspects } = response.json().data
  const reply = await draw({ ...BERLIN, house_system: 'placidus' })
  assert.equal(reply.statusCode, 200)
  assert.equal(reply.headers['content-type'], 'image/svg+xml; charset=utf-8')
  const titles = [...reply.body.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title!)
  const place = (at: { degree: number; minute: number; sign: string }) =>
    `${at.degree}°${String(at.minute).padStart(2, '0')}′ ${at.sign}`
  for (const [name, planet] of Object.entries<{
    degree: number
    minute: number
    sign: string
    retrograde: boolean
  }>(planets)) {
    const title = `${name[0]!.toUpperCase()}${name.slice(1)} ${place(planet)}${planet.retrograde ? ', retrograde' : ''}`
    assert.ok(titles.includes(title), title)
  }
  for (const house of houses) assert.ok(titles.includes(`Cusp of house ${house.house}: ${place(house)}`))
  assert.ok(titles.includes(`Ascendant: ${place(angles.ascendant)}`))
  const lines = aspects.filter(({ aspect }: { aspect: string }) => aspect !== 'conjunction').length
  assert.equal(titles.filter((title) => title.includes(', orb ')).length, lines)
})

const sizeOf = (svg: string) =>
  svg
    .match(/ width="(\d+)" height="(\d+)"/)!
    .slice(1)
    .map(Number)

test('size, scale and grid are as asked for', async () => {
  const [plain, large, compact, grid] = await Promise.all([
    draw(BERLIN),
    draw({ ...BERLIN, size: '1000' }),
    draw({ ...BERLIN, scale: 'compact' }),
    draw({ ...BERLIN, grid: '1' }),
  ])
  assert.equal(sizeOf(plain.body)[0], 640)
  assert.equal(sizeOf(large.body)[0], 1000)
  assert.ok(sizeOf(grid.body)[1]! > sizeOf(plain.body)[1]! + 200)
  assert.ok(compact.body.length < plain.body.length)
  assert.equal(new Set([plain, large, compact, grid].map(({ headers }) => headers.etag)).size, 4)
})

test('the caption says what the wheel was cast for and how, with a house system that gave way', async () => {
  const captionOf = async (query: Record<string, string>) =>
    (await draw({ ...BERLIN, ...query })).body.match(/<desc>(.*?)<\/desc>/)![1]
  assert.equal(
    await captionOf({}),
    '1990-05-15 14:30:00, Europe/Berlin (UTC+02:00). 52.52° N, 13.405° E. Whole sign houses · Tropical zodiac',
  )
  assert.equal(
    await captionOf({
      timezone: 'america/new_york',
      latitude: '-69.5',
      longitude: '-71',
      house_system: 'koch',
    }),
    '1990-05-15 14:30:00, America/New York (UTC-04:00). 69.5° S, 71° W. Equal houses (Koch asked for) · Tropical zodiac',
  )
})

test('the picture is named by Sun, Moon and rising sign', async () => {
  assert.match(
    (await draw(BERLIN)).body,
    /aria-label="Natal chart wheel: Sun in Taurus, Moon in Capricorn, Virgo rising"/,
  )
})

test('the PNG has the size of the SVG and its letters, on a machine without fonts', async () => {
  const paint = (query: Record<string, string>, headers = {}) =>
    service.inject({ url: '/v1/astrology/natal-chart.png', query, headers })
  const query = { ...BERLIN, size: '400', theme: 'print' }
  const [svg, png] = await Promise.all([draw(query), paint(query)])
  assert.equal(png.statusCode, 200)
  assert.equal(png.headers['content-type'], 'image/png')
  assert.equal(png.headers['cache-control'], 'private, max-age=604800')
  const bytes = png.rawPayload
  assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], sizeOf(svg.body))
  assert.doesNotMatch(svg.body, /<text|font/, 'nothing in the drawing needs a font')
  const again = await paint(query, { 'if-none-match': String(png.headers.etag) })
  assert.equal(again.statusCode, 304)
  assert.notEqual(png.headers.etag, svg.headers.etag)
  const refused = await paint({ ...query, size: '2001' })
  assert.equal(refused.json().error.code, 'VALIDATION_ERROR')
})

test('a theme is light unless dark or print is asked for', async () => {
  const [plain, light, dark, print] = await Promise.all([
    draw(BERLIN),
    draw({ ...BERLIN, theme: 'light' }),
    draw({ ...BERLIN, theme: 'dark' }),
    draw({ ...BERLIN, theme: 'print' }),
  ])
  assert.equal(plain.body, light.body)
  assert.doesNotMatch(print.body, /#(?!000000|FFFFFF|letter)/)
  assert.notEqual(light.body, dark.body)
})

test('only the client itself may keep the drawing, and need not load it twice', async () => {
  const first = await draw(BERLIN)
  assert.equal(first.headers['cache-control'], 'private, max-age=604800')
  const etag = String(first.headers.etag)
  assert.match(etag, /^W\//)
  for (const tags of [etag, etag.slice(2), `"another", ${etag}`, '*']) {
    const again = await draw(BERLIN, { 'if-none-match': tags })
    assert.equal(again.statusCode, 304, tags)
    assert.equal(again.body, '')
    assert.equal(again.headers.etag, etag)
  }
  assert.equal((await draw(BERLIN, { 'if-none-match': '"another"' })).statusCode, 200)
  const dark = await draw({ ...BERLIN, theme: 'dark' }, { 'if-none-match': etag })
  assert.equal(dark.statusCode, 200)
})

test('mistakes are JSON with the codes of the POST', async () => {
  const mistakes: [Record<string, string>, number, string][] = [
    [{ latitude: 'north' }, 400, 'VALIDATION_ERROR'],
    [{ latitude: '' }, 400, 'VALIDATION_ERROR'],
    [{ longitude: '1e2' }, 400, 'VALIDATION_ERROR'],
    [{ theme: 'sepia' }, 400, 'VALIDATION_ERROR'],
    [{ scale: 'huge' }, 400, 'VALIDATION_ERROR'],
    [{ grid: 'yes' }, 400, 'VALIDATION_ERROR'],
    [{ size: '199' }, 400, 'VALIDATION_ERROR'],
    [{ size: '2001' }, 400, 'VALIDATION_ERROR'],
    [{ size: '6e2' }, 400, 'VALIDATION_ERROR'],
    [{ latitude: '91' }, 422, 'INVALID_COORDINATES'],
    [{ timezone: 'Mars/Olympus' }, 422, 'INVALID_TIMEZONE'],
    [{ birthDateTime: 'yesterday' }, 400, 'INVALID_DATE_FORMAT'],
    [{ birthDateTime: '1990-02-30 12:00:00' }, 422, 'INVALID_DATE_FORMAT'],
    [{ birthDateTime: '1500-01-01 12:00:00' }, 422, 'DATE_OUT_OF_RANGE'],
    [{ birthDateTime: '1990-03-25 02:30:00' }, 422, 'NONEXISTENT_LOCAL_TIME'],
    [{ house_system: 'equal' }, 400, 'UNSUPPORTED_HOUSE_SYSTEM'],
    [{ zodiac: 'sidereal' }, 400, 'UNSUPPORTED_ZODIAC'],
  ]
  for (const [changed, status, code] of mistakes) {
    const reply = await draw({ ...BERLIN, ...changed })
    assert.equal(reply.statusCode, status, code)
    assert.equal(reply.headers['content-type'], 'application/json; charset=utf-8')
    assert.equal(reply.headers['cache-control'], 'no-store')
    assert.equal(reply.headers.etag, undefined)
    assert.equal(reply.json().error.code, code)
  }
  const { timezone: _, ...without } = BERLIN
  assert.equal((await draw(without)).json().error.code, 'VALIDATION_ERROR')
})

test('drawings count with the charts', async () => {
  const reply = await draw(BERLIN)
  assert.equal(reply.headers['x-ratelimit-limit'], '30')
})

test('a planet that turns within a day is marked, as in the wider chart', async () => {
  // Mercury turns on 26 February 2026 at 06:48 UTC (test/golden/sky/stations.tsv).
  const on = async (birthDateTime: string) => (await draw({ ...BERLIN, birthDateTime, timezone: 'UTC' })).body
  assert.match(
    await on('2026-02-26 08:00:00'),
    /<title>Mercury [^<]*, retrograde, stationary, turning retrograde</,
  )
  assert.doesNotMatch(await on('2026-02-24 00:00:00'), /stationary/)
})
