/** Contract §2.3–§2.5, §4.3, §4.6, §7.1, §8; decisions §1, §2, §7. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Value } from 'typebox/value'
import { DailyHoroscopeResponse } from '../../src/api/endpoints/daily-horoscope/schema.ts'
import type { Category, Outlook } from '../../src/judgement/day/categories.ts'
import { ENGLISH } from '../../src/words/en/english.ts'
import type { DailyText } from '../../src/writer/daily-text.ts'
import type { TextSource } from '../../src/writer/text-source.ts'
import { NOON, testParts, testService } from '../service.ts'
import { inProcess, inProcessOnly, serviceUnderTest } from './ask.ts'

const parts = testParts({ RATE_LIMITS: 'off' })
const service = await serviceUnderTest(parts)

const SIGNS =
  'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces'.split(' ')
const PLANETS = 'sun moon mercury venus mars jupiter saturn uranus neptune pluto'.split(' ')
const CATEGORIES = 'personal_life love health profession emotions travel luck finance'.split(' ')
const STYLES = { brief: [80, 150], detailed: [150, 250], poetic: [120, 200] } as const

interface ShownCategory {
  readonly influence_score: number
  readonly outlook: string
  readonly intensity: string
  readonly interpretation: string
  readonly advice: string
  readonly themes: readonly string[]
  readonly sources: readonly object[]
}
interface ShownPosition {
  readonly longitude: number
  readonly sign: string
  readonly degree_in_sign: number
}

async function ask(payload: object | string, from = service) {
  const reply = await from.inject({
    method: 'POST',
    url: '/v1/astrology/daily-horoscope',
    headers: { 'content-type': 'application/json' },
    payload,
  })
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() }
}

const data = async (payload: object) => (await ask(payload)).body.data

test('every style answers in the envelope, with every field of its shape, as the published schema says', async () => {
  for (const style of Object.keys(STYLES))
    for (const categories of [undefined, ['all'], ['love']]) {
      const { status, headers, body } = await ask({ sign: 'leo', style, ...(categories && { categories }) })
      assert.equal(status, 200)
      assert.equal(headers['cache-control'], 'no-store')
      assert.deepEqual(Object.keys(body), ['success', 'requestId', 'data', 'timestamp'])
      assert.equal(body.requestId, headers['x-request-id'])
      assert.deepEqual([...Value.Errors(DailyHoroscopeResponse, body)], [])
      const { transits, metadata } = body.data
      assert.deepEqual(Object.keys(transits.planetary_positions), PLANETS)
      assert.equal(metadata.transit_count, transits.aspects.length)
      assert.equal(metadata.planets_in_sign_count, transits.planets_in_sign.length)
      assert.equal(metadata.overall_score, transits.overall_influence.score)
      assert.equal(metadata.overall_tone, transits.overall_influence.overall_tone)
      assert.equal(metadata.style_applied, style)
    }
})

test('shape A is that of the detailed and the poetic style, shape B that of the brief one', async () => {
  const added = ['sources', 'reference_time']
  for (const style of ['detailed', 'poetic'])
    assert.deepEqual(Object.keys((await data({ sign: 'leo', style })).interpretation), [
      ...['summary', 'love', 'career', 'wellbeing'],
      ...(style === 'detailed' ? ['background'] : []),
      ...['why', 'lucky_elements'],
      ...added,
    ])
  assert.deepEqual(Object.keys((await data({ sign: 'leo' })).interpretation), [
    ...['summary', 'key_themes', 'energy_level', 'focus_areas', 'advice', 'why'],
    ...added,
  ])
})

test('summaries keep the length of their style', async () => {
  for (const [style, [min, max]] of Object.entries(STYLES))
    for (const sign of SIGNS)
      for (const date of ['1600-01-01', '1969-07-20', '2026-03-21', '2399-12-31']) {
        const { summary } = (await data({ sign, date, style })).interpretation
        const length = [...summary].length
        assert.ok(length >= min && length <= max, `${sign} ${date} ${style}: ${length}`)
      }
})

test('categories and lucky elements: always in the detailed style, else when asked for, together or not at all', async () => {
  const shown = async (payload: object) => {
    const { categories, lucky_elements } = await data({ sign: 'virgo', ...payload })
    assert.equal(categories === undefined, lucky_elements === undefined)
    return categories === undefined ? null : Object.keys(categories)
  }
  assert.equal(await shown({ style: 'brief' }), null)
  assert.equal(await shown({ style: 'poetic' }), null)
  assert.deepEqual(await shown({ style: 'detailed' }), CATEGORIES)
  assert.deepEqual(await shown({ style: 'detailed', categories: [] }), CATEGORIES)
  assert.equal(await shown({ style: 'brief', categories: [] }), null)
  for (const style of Object.keys(STYLES)) {
    assert.deepEqual(await shown({ style, categories: ['all'] }), CATEGORIES)
    assert.deepEqual(await shown({ style, categories: ['luck', 'all'] }), CATEGORIES)
    assert.deepEqual(await shown({ style, categories: ['luck', 'love', 'luck'] }), ['love', 'luck'])
    assert.deepEqual(await shown({ style, categories: ['career'] }), ['profession'])
    assert.deepEqual(await shown({ style, categories: ['career', 'profession'] }), ['profession'])
  }
})

test('a category holds outlook, intensity, score, texts and themes that agree', async () => {
  const { categories } = await data({ sign: 'aquarius', style: 'detailed' })
  for (const [name, category] of Object.entries<ShownCategory>(categories)) {
    const { influence_score: score, outlook, intensity, interpretation, advice, themes } = category
    assert.equal(outlook, score >= 1.5 ? 'positive' : score <= -1.5 ? 'challenging' : 'neutral', name)
    assert.equal(intensity, Math.abs(score) < 2 ? 'low' : Math.abs(score) < 5 ? 'medium' : 'high', name)
    assert.ok(interpretation.length > 0 && advice.length > 0)
    assert.ok(themes.length > 0 && themes.every((theme: string) => theme.length > 0))
  }
})

test('the sign is taken in any case, and answered in lower case', async () => {
  assert.equal((await data({ sign: 'ScOrPiO' })).sign, 'scorpio')
})

test('the default is the brief style, today, in UTC', inProcessOnly, async () => {
  const answer = await data({ sign: 'leo' })
  assert.deepEqual(
    [answer.date, answer.style, answer.metadata.timezone, answer.metadata.reference_time],
    ['2026-03-21', 'brief', 'UTC', '2026-03-21T12:00:00.000Z'],
  )
  assert.equal('location' in answer, false)
})

test('today, tomorrow and yesterday are days of the time zone', inProcessOnly, async () => {
  // The clock stands at 2026-03-21T12:00Z: it is the 22nd already on Kiritimati (+14:00).
  const dates = async (timezone?: string) =>
    Promise.all(
      ['yesterday', 'today', 'tomorrow'].map(
        async (date) => (await data({ sign: 'leo', date, ...(timezone && { timezone }) })).date,
      ),
    )
  assert.deepEqual(await dates(), ['2026-03-20', '2026-03-21', '2026-03-22'])
  assert.deepEqual(await dates('pacific/kiritimati'), ['2026-03-21', '2026-03-22', '2026-03-23'])
  assert.equal(
    (await data({ sign: 'leo', timezone: 'pacific/KIRITIMATI' })).metadata.timezone,
    'Pacific/Kiritimati',
  )
})

test('aspects follow the rules of §4.6 from the positions shown', async () => {
  const angles = { conjunction: 0, semisextile: 30, semisquare: 45, sextile: 60, square: 90 }
  const more = { trine: 120, sesquiquadrate: 135, quincunx: 150, opposition: 180 }
  const ANGLES: Record<string, number> = { ...angles, ...more }
  const MAJOR = ['conjunction', 'square', 'trine', 'opposition']
  for (const [place, sign] of SIGNS.entries()) {
    const {
      planetary_positions: positions,
      aspects,
      planets_in_sign,
    } = (await data({ sign, date: '2026-11-15' })).transits
    const expected = PLANETS.flatMap((planet) => {
      const apart = Math.abs(((positions[planet].longitude - (place * 30 + 15) + 540) % 360) - 180)
      return Object.entries(ANGLES)
        .map(([aspect, angle]) => ({ planet, aspect, orb: Math.abs(apart - angle) }))
        .filter(({ aspect, orb }) => orb <= (MAJOR.includes(aspect) ? 8 : 3))
    })
    assert.deepEqual(
      aspects.map(({ planet, aspect }: Record<string, string>) => `${planet} ${aspect}`),
      expected.map(({ planet, aspect }) => `${planet} ${aspect}`),
    )
    for (const [i, { orb, strength, is_exact, id, planet, aspect }] of aspects.entries()) {
      assert.ok(Math.abs(orb - expected[i]!.orb) < 1e-4)
      assert.equal(strength, orb < 3 ? 'strong' : orb < 6 ? 'moderate' : 'weak')
      assert.equal(is_exact, orb < 1)
      assert.equal(id, `${planet}-${aspect}`)
    }
    const inSign = PLANETS.filter((planet) => positions[planet].sign.toLowerCase() === sign)
    assert.deepEqual(
      planets_in_sign.map(({ planet }: { planet: string }) => planet),
      inSign,
    )
    for (const { longitude, sign: name, degree_in_sign } of Object.values<ShownPosition>(positions)) {
      assert.equal(name.toLowerCase(), SIGNS[Math.floor(longitude / 30)])
      assert.ok(Math.abs(degree_in_sign - (longitude % 30)) < 1e-9 && degree_in_sign < 30)
    }
  }
})

test('every sentence names its transits, and the response shows each of them', async () => {
  for (const style of Object.keys(STYLES))
    for (const sign of SIGNS.slice(0, 6)) {
      const { transits, interpretation, categories } = await data({
        sign,
        style,
        categories: ['all'],
        date: '2026-11-13',
      })
      const { aspects, sky_aspects, events, planetary_positions } = transits
      const allowed = [
        ...[...aspects, ...sky_aspects, ...events].map(({ id }: { id: string }) => id),
        ...PLANETS.map((planet) => `${planet}-in-${planetary_positions[planet].sign.toLowerCase()}`),
      ]
      const sources = [interpretation, ...Object.values<ShownCategory>(categories)].flatMap(
        ({ sources }) => sources,
      )
      for (const { text, transits } of sources) {
        assert.ok(transits.length > 0, text)
        for (const id of transits) assert.ok(allowed.includes(id), `${id}: ${text}`)
      }
      const { summary, love = '', career = '', wellbeing = '', advice = '', background = '' } = interpretation
      const wholeText = [summary, love, career, wellbeing, advice, background].filter(Boolean).join(' ')
      const sentences = interpretation.sources.map(({ text }: { text: string }) => text)
      assert.equal(sentences.join(' '), wholeText)
    }
})

test('lucky times are hours of the primary influence, equal ones without a place', async () => {
  const { lucky_elements: lucky } = await data({ sign: 'leo', style: 'detailed' })
  for (const range of lucky.times) assert.match(range, /^\d\d:00-\d\d:00$/)
  assert.ok(lucky.times.length >= 2)
})

test(
  'with a location the sky is that of its mean noon; the text is that of the day',
  inProcessOnly,
  async () => {
    const location = { latitude: 40.7128, longitude: -74.006 }
    const plain = await data({ sign: 'taurus', style: 'detailed' })
    const there = await data({ sign: 'taurus', style: 'detailed', location, timezone: 'America/New_York' })
    assert.deepEqual(there.location, location)
    // 74.006° of longitude are 4 h 56 min 1.44 s.
    assert.equal(there.metadata.reference_time, '2026-03-21T16:56:01.440Z')
    const moved =
      there.transits.planetary_positions.moon.longitude - plain.transits.planetary_positions.moon.longitude
    assert.ok(moved > 2 && moved < 3.5)
    assert.equal(there.interpretation.summary, plain.interpretation.summary)
    assert.equal(there.interpretation.reference_time, '2026-03-21T12:00:00.000Z')
    assert.notEqual(there.horoscope_id, plain.horoscope_id)
    const again = await data({ sign: 'taurus', style: 'detailed' })
    assert.equal('location' in again, false)
    assert.deepEqual(again.transits, plain.transits)
  },
)

test('a planet that enters a sign and leaves it on the same day is mentioned twice', async () => {
  const { transits } = await data({ sign: 'gemini', date: '1970-01-04' })
  type Event = { planets: string[]; type: string; sign: string; at: string }
  const ofMercury = transits.events.filter(
    ({ planets, type }: Event) => planets[0] === 'mercury' && type !== 'exact_aspect',
  )
  // In the Swiss Ephemeris 2.10 Mercury passes 300° within two seconds of these instants.
  assert.deepEqual(
    ofMercury.map(({ type, sign, at }: Event) => [type, sign, at]),
    [
      ['ingress', 'Aquarius', '1970-01-04T04:20:18.000Z'],
      ['station', 'Aquarius', '1970-01-04T08:10:08.000Z'],
      ['ingress', 'Capricorn', '1970-01-04T11:59:21.000Z'],
    ],
  )
})

test('a full Moon that is an eclipse says which, and its text and its why tell of the eclipse', async () => {
  const answers = await Promise.all(
    ['aquarius', 'libra', 'virgo', 'pisces'].map((sign) =>
      data({ sign, date: '2026-03-03', style: 'detailed' }),
    ),
  )
  for (const { transits, interpretation } of answers) {
    const [moon] = transits.events.filter(({ type }: { type: string }) => type === 'full_moon')
    assert.deepEqual([moon.id, moon.eclipse], ['full-moon', 'total-lunar-eclipse'])
    assert.doesNotMatch(interpretation.summary + interpretation.why, /full Moon/)
  }
  // To Aquarius the story of the day is the Moon and the Sun.
  const [{ interpretation }] = answers
  assert.match(interpretation.summary, /\beclipse/)
  assert.match(interpretation.why, /The total lunar eclipse falls in Virgo on this day\.$/)
  const { transits } = await data({ sign: 'virgo', date: '2026-04-02' })
  const [moon] = transits.events.filter(({ type }: { type: string }) => type === 'full_moon')
  assert.equal('eclipse' in moon, false)
})

test('near the date line the sky is that of the noon which falls on the asked date', async () => {
  const at = async (date: string, longitude: number, timezone: string) => {
    const location = { latitude: -13.83, longitude }
    const { transits, metadata } = await data({ sign: 'leo', date, location, timezone })
    return [metadata.reference_time, transits.planetary_positions.moon.longitude.toFixed(3)]
  }
  // In Apia (+13:00) it is 12:27 on the 25th. The Moon's places are those of the Swiss Ephemeris 2.10.
  assert.deepEqual(await at('2022-03-25', -171.76, 'Pacific/Apia'), ['2022-03-24T23:27:02.400Z', '270.915'])
  assert.deepEqual(await at('2022-03-25', -171.76, 'UTC'), ['2022-03-25T23:27:02.400Z', '285.046'])
  const [kiritimati] = await at('2026-03-21', -157.4, 'Pacific/Kiritimati')
  assert.equal(kiritimati, '2026-03-20T22:29:36.000Z')
})

test('lucky times are those of the date by the clock of the time zone, in order', async () => {
  // In Kashgar the clocks of Beijing are three hours ahead of the Sun: his midnight is at three.
  const there = { location: { latitude: 39.47, longitude: 75.99 }, timezone: 'Asia/Shanghai' }
  for (const sign of SIGNS) {
    const { lucky_elements } = await data({ sign, date: '2026-06-21', style: 'detailed', ...there })
    assert.ok(lucky_elements.times.length >= 3)
    assert.deepEqual(lucky_elements.times, lucky_elements.times.toSorted(), sign)
  }
})

test('a location at either end of its range is answered on the first and the last day', async () => {
  for (const date of ['1600-01-01', '2399-12-31'])
    for (const longitude of [-180, 0, 180])
      for (const latitude of [-90, 90]) {
        const { status } = await ask({
          sign: 'leo',
          style: 'detailed',
          date,
          location: { latitude, longitude },
        })
        assert.equal(status, 200, `${date} ${latitude} ${longitude}`)
      }
})

test('a reading is computed once for 24 hours by sign, date and style', async () => {
  const own = testParts({ RATE_LIMITS: 'off' })
  const fresh = await inProcess(own)
  const hit = async (payload: object) => (await ask(payload, fresh)).body.data.metadata.cache_hit
  assert.equal(await hit({ sign: 'leo', date: '2026-03-21' }), false)
  assert.equal(await hit({ sign: 'leo', date: '2026-03-21' }), true)
  assert.equal(
    await hit({ sign: 'LEO', date: 'today', categories: ['love'], timezone: 'Europe/Berlin' }),
    true,
  )
  assert.equal(await hit({ sign: 'leo', location: { latitude: 1, longitude: 2 } }), true)
  assert.equal(await hit({ sign: 'leo', style: 'poetic' }), false)
  assert.equal(await hit({ sign: 'virgo' }), false)
  assert.equal(await hit({ sign: 'leo', date: 'tomorrow' }), false)
  own.moveClock(24 * 3_600_000)
  assert.equal(await hit({ sign: 'leo', date: '2026-03-21' }), false)
})

test('a reading is the same from the cache as made anew', async () => {
  const first = await data({ sign: 'cancer', style: 'detailed', date: '2031-05-05' })
  const second = await data({ sign: 'cancer', style: 'detailed', date: '2031-05-05' })
  for (const answer of [first, second]) {
    answer.metadata.cache_hit = answer.metadata.calculation_time_ms = null
  }
  assert.deepEqual(second, first)
})

test('the same inputs have the same id, different ones another', async () => {
  const id = async (payload: object) => (await data({ sign: 'leo', ...payload })).horoscope_id
  const ids = [
    await id({}),
    await id({ style: 'poetic' }),
    await id({ date: '2026-03-22' }),
    await id({ sign: 'virgo' }),
    await id({ location: { latitude: 1, longitude: 2 } }),
    await id({ location: { latitude: 1, longitude: 2 }, timezone: 'Asia/Tokyo' }),
  ]
  assert.equal(new Set(ids).size, ids.length)
  assert.equal(await id({ date: 'today', categories: ['all'] }), ids[0])
})

test('mistakes are answered by their code, with what would work', async () => {
  const cases: [object | string, number, string, object?][] = [
    [{}, 400, 'VALIDATION_ERROR'],
    [{ sign: 7 }, 400, 'VALIDATION_ERROR'],
    [{ sign: ['leo'] }, 400, 'VALIDATION_ERROR'],
    [{ sign: 'ophiuchus' }, 400, 'INVALID_ZODIAC_SIGN', { provided: 'ophiuchus', valid_options: SIGNS }],
    [{ sign: '' }, 400, 'INVALID_ZODIAC_SIGN', { provided: '', valid_options: SIGNS }],
    [{ sign: 'leo', style: 'long' }, 400, 'VALIDATION_ERROR'],
    [{ sign: 'leo', style: null }, 400, 'VALIDATION_ERROR'],
    [{ sign: 'leo', categories: 'all' }, 400, 'VALIDATION_ERROR'],
    [{ sign: 'leo', categories: ['money'] }, 400, 'VALIDATION_ERROR'],
    [{ sign: 'leo', date: '21-03-2026' }, 400, 'INVALID_DATE_FORMAT'],
    [{ sign: 'leo', date: 'Today' }, 400, 'INVALID_DATE_FORMAT'],
    [{ sign: 'leo', date: '2026-02-30' }, 422, 'INVALID_DATE_FORMAT'],
    [{ sign: 'leo', date: '1599-12-31' }, 422, 'DATE_OUT_OF_RANGE'],
    [{ sign: 'leo', date: '2400-01-01' }, 422, 'DATE_OUT_OF_RANGE'],
    [
      { sign: 'leo', timezone: 'Atlantis/Capital' },
      422,
      'INVALID_TIMEZONE',
      { provided: 'Atlantis/Capital' },
    ],
    [{ sign: 'leo', timezone: '+02:00' }, 422, 'INVALID_TIMEZONE', { provided: '+02:00' }],
    [{ sign: 'leo', timezone: 2 }, 400, 'VALIDATION_ERROR'],
    [{ sign: 'leo', location: { latitude: 91, longitude: 0 } }, 422, 'INVALID_COORDINATES'],
    [{ sign: 'leo', location: { latitude: 0, longitude: -180.1 } }, 422, 'INVALID_COORDINATES'],
    [{ sign: 'leo', location: { latitude: '0', longitude: 0 } }, 400, 'VALIDATION_ERROR'],
    [{ sign: 'leo', location: { latitude: 0 } }, 400, 'VALIDATION_ERROR'],
    [{ sign: 'leo', location: [0, 0] }, 400, 'VALIDATION_ERROR'],
    ['{"sign":', 400, 'INVALID_JSON'],
  ]
  for (const [payload, status, code, details] of cases) {
    const answer = await ask(payload)
    assert.equal(answer.status, status, JSON.stringify(payload))
    assert.equal(answer.body.success, false)
    assert.equal(answer.body.error.code, code, JSON.stringify(payload))
    if (details) assert.deepEqual(answer.body.error.details, details)
  }
})

test('the clock of this file stands where its dates say', () => {
  assert.equal(new Date(NOON).toISOString(), '2026-03-21T12:00:00.000Z')
})

test('the size of an answer is its own, also with letters beyond ASCII in a writer’s text', async () => {
  const own = testParts({ RATE_LIMITS: 'off' })
  const textSource: TextSource = {
    ...own.textSource,
    async write(words, textKind, asked, deadline) {
      const written = await own.textSource.write(words, textKind, asked, deadline)
      const [first, ...rest] = (written.text as DailyText).summary
      const summary = [{ ...first!, text: 'Café, naïve, 月: letters of two and three bytes.' }, ...rest]
      return { ...written, text: { ...written.text, summary } }
    },
  }
  const fresh = await testService({ ...own, textSource })
  for (let time = 0; time < 2; time++) {
    const reply = await fresh.inject({
      method: 'POST',
      url: '/v1/astrology/daily-horoscope',
      payload: { sign: 'leo', style: 'detailed' },
    })
    assert.match(reply.json().data.interpretation.summary, /月/)
    assert.equal(Number(reply.headers['content-length']), Buffer.byteLength(reply.payload))
  }
})

test('seen from a place, every category has the words of its own outlook', inProcessOnly, async () => {
  let different = 0
  for (let day = 1; day <= 28; day++) {
    const request = { sign: 'leo', style: 'detailed', date: `2026-02-${String(day).padStart(2, '0')}` }
    const place = { location: { latitude: -36.85, longitude: 174.76 }, timezone: 'Pacific/Auckland' }
    const [here, anywhere] = [await data({ ...request, ...place }), await data(request)]
    for (const [name, { outlook, interpretation }] of Object.entries<ShownCategory>(here.categories)) {
      const texts = ENGLISH.days.ofCategory(name as Category, outlook as Outlook).map(({ text }) => text)
      assert.ok(texts.includes(interpretation), `${request.date} ${name}: ${interpretation}`)
      if (anywhere.categories[name].outlook !== outlook) different++
    }
  }
  assert.ok(different > 3, `${different}`)
})
