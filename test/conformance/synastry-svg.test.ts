/** Pictures of two people (docs/synastry.md#pictures). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serviceUnderTest } from './ask.ts'
import { LIMA } from './births.ts'

const service = await serviceUnderTest()
const BERLIN = {
  birthDateTime: '1990-05-15 14:30:00',
  timezone: 'Europe/Berlin',
  latitude: 52.52,
  longitude: 13.405,
}
const ask = (path: string, payload: object, method = 'POST') =>
  service.inject({ method, url: `/v1/astrology/${path}`, payload })
const titlesIn = (svg: string) => Array.from(svg.matchAll(/<title>([^<]*)<\/title>/g), ([, title]) => title!)

test('the table of a bi-wheel has the aspects between the two births', async () => {
  const planets = 'sun moon mercury venus mars jupiter saturn uranus neptune pluto'.split(' ')
  const grid = await ask('chart.svg?grid=1', { ...LIMA, bodies: planets, second: BERLIN })
  const plain = await ask('chart.svg', { ...LIMA, bodies: planets, second: BERLIN })
  const aspectsIn = (svg: string) => titlesIn(svg).filter((title) => / orb /.test(title))
  const inTable = aspectsIn(grid.body).slice(aspectsIn(plain.body).length)
  const { aspects } = (await ask('synastry', { first: LIMA, second: BERLIN, bodies: planets })).json().data
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const expected = aspects.map(
    ({ first, aspect, second, orb }: { first: string; aspect: string; second: string; orb: number }) =>
      `${capital(first)} ${aspect} Second ${capital(second)}, orb ${orb.toFixed(1)}°`,
  )
  assert.ok(expected.length > 15)
  assert.deepEqual(inTable.toSorted(), expected.toSorted())
})

test('names stand beside their rings, as outlines, and in the titles', async () => {
  const named = await ask('chart.svg', { ...LIMA, label: 'Ada', second: { ...BERLIN, label: 'Ben & Co' } })
  assert.equal(named.statusCode, 200)
  assert.ok(titlesIn(named.body).some((title) => title.startsWith('Ben &amp; Co Sun')))
  assert.match(named.body, /aria-label="Natal chart wheel with a second ring \(Ben &amp; Co\)/)
  assert.equal(named.body.includes('<text'), false)
  const plain = await ask('chart.svg', { ...LIMA, second: BERLIN })
  assert.ok(named.body.length > plain.body.length)
  assert.equal(
    titlesIn(plain.body).some((title) => title.startsWith('Second Sun')),
    true,
  )
})

test('a name cannot break out of the drawing, and one without letters of ours is left to the viewer', async () => {
  const evil = '</text><script>alert(1)</script>'
  const label = `Ж${evil}\u0000\u202e`
  const { body, statusCode } = await ask('chart.svg', { ...LIMA, label, second: { ...BERLIN, label: evil } })
  assert.equal(statusCode, 200)
  assert.equal(body.includes('<script'), false)
  assert.equal(body.includes('\u0000') || body.includes('\u202e'), false)
  assert.ok(body.includes('>Ж&lt;/text&gt;&lt;script&gt;alert(1)&lt;/script&gt;</text>'))
  const long = await ask('chart.svg', { ...LIMA, label: 'x'.repeat(41), second: BERLIN })
  assert.equal(long.statusCode, 400)
  assert.equal(long.json().error.details.issues[0].path, 'label')
  const longer = await ask('composite.svg', { first: LIMA, second: { ...BERLIN, label: 'x'.repeat(41) } })
  assert.equal(longer.json().error.details.issues[0].path, 'second.label')
})

test('an empty name is none', async () => {
  const empty = await ask('chart.svg', { ...LIMA, label: ' ', second: { ...BERLIN, label: '' } })
  assert.equal(empty.body, (await ask('chart.svg', { ...LIMA, second: BERLIN })).body)
})

test('composite and Davison charts have wheels that show their bodies', async () => {
  for (const kind of ['composite', 'davison']) {
    const pair = { first: { ...LIMA, label: 'Ada' }, second: { ...BERLIN, label: 'Ben' } }
    const picture = await ask(`${kind}.svg`, pair)
    assert.equal(picture.statusCode, 200)
    assert.match(picture.headers['content-type']!, /^image\/svg\+xml/)
    const { bodies, angles } = (await ask(kind, { first: LIMA, second: BERLIN })).json().data
    const text = ({ degree, minute, sign }: { degree: number; minute: number; sign: string }) =>
      `${degree}°${String(minute).padStart(2, '0')}′ ${sign}`
    const titles = titlesIn(picture.body)
    assert.ok(
      titles.some((title) => title.startsWith(`Sun ${text(bodies.sun)}`)),
      kind,
    )
    assert.ok(
      titles.some((title) => title.startsWith(`Ascendant: ${text(angles.ascendant)}`)),
      kind,
    )
    assert.match(picture.body, new RegExp(`<title>${kind[0]!.toUpperCase()}${kind.slice(1)} chart wheel: `))
    assert.match(picture.body, /<desc>[^<]*Ada: 1985-11-02 06:40[^<]*Ben: 1990-05-15 14:30/)
    const png = await ask(`${kind}.png?size=200`, pair)
    assert.deepEqual([...png.rawPayload.subarray(1, 4)], [...Buffer.from('PNG')])
  }
})

test('a composite without houses is drawn with Aries at the left, and nothing is called unknown', async () => {
  const { body } = await ask('composite.svg', { first: LIMA, second: BERLIN, houses: 'none' })
  assert.equal(body.includes('unknown'), false)
  const day = { ...BERLIN, birthDateTime: '1990-05-15', options: { time_known: false } }
  const unknown = await ask('composite.svg', { first: LIMA, second: day })
  assert.match(unknown.body, /aria-label="Composite chart wheel: [^"]*birth time unknown"/)
})
