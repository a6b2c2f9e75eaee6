/** Every text of every answer comes from the language that was passed in: a pseudo-language finds what does not. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayText, horoscopeText } from '../src/cli/horoscope-text.ts'
import { periodText } from '../src/cli/period-text.ts'
import { PSEUDO, unmarkedIn } from './pseudo-language.ts'
import { testParts, testService } from './service.ts'

const service = testService(testParts({ RATE_LIMITS: 'off' }, { words: PSEUDO }))

const BIRTH = {
  birthDateTime: '1990-05-15 14:30:00',
  timezone: 'Europe/Berlin',
  latitude: 52.52,
  longitude: 13.405,
}
const { timezone, latitude, longitude } = BIRTH
const PERSON = { birthDateTime: '1990-05-15T14:30:00', birthLocation: { timezone, latitude, longitude } }

/** A path of the API as the document writes it, an address of it, and a body if it takes one. */
const READINGS: readonly (readonly [path: string, address: string, body?: object])[] = [
  ['/tarot/daily-card', '/tarot/daily-card', { seed: 'a', theme: 'love' }],
  ['/tarot/daily-card', '/tarot/daily-card', { seed: 'a', question: 'my husband hits me' }],
  ['/tarot/daily-card', '/tarot/daily-card', { seed: 'a', question: 'why is work so hard?' }],
  ['/tarot/three-card', '/tarot/three-card', { seed: 'a' }],
  ['/tarot/three-card', '/tarot/three-card', { seed: 'a', question: 'will I get the job?' }],
  ['/tarot/celtic-cross', '/tarot/celtic-cross', { seed: 'a', question: 'will the chemo work?' }],
  ['/tarot/yes-no', '/tarot/yes-no', { seed: 'a', question: 'should I sell the house?' }],
  ['/tarot/celtic-cross', '/tarot/celtic-cross', { seed: 'a', theme: 'career' }],
  ['/tarot/celtic-cross', '/tarot/celtic-cross', { seed: 'a', question: 'I want to kill myself' }],
  ['/tarot/custom-spread', '/tarot/custom-spread', { seed: 'a', positions: [{ name: 'x' }, { name: 'y' }] }],
  ['/tarot/spread', '/tarot/spread', { seed: 'a', spread_type: 'year_wheel' }],
  ['/tarot/spread', '/tarot/spread', { seed: 'a', spread_type: 'decision' }],
  ['/tarot/reading', '/tarot/reading', { cards: [{ name: 'Tower' }, { name: 'two of cups reversed' }] }],
  ['/tarot/yes-no', '/tarot/yes-no', { seed: 'a', count: 3 }],
  ['/tarot/yes-no', '/tarot/yes-no', { seed: 'a', question: 'should I kill myself' }],
  ['/tarot/spreads', '/tarot/spreads'],
  ['/tarot/cards', '/tarot/cards'],
  ['/tarot/cards/{id}', '/tarot/cards/ar16'],
  ['/tarot/pairs/{first}/{second}', '/tarot/pairs/ar16/ar17'],
  ['/tarot/pairs/{first}/{second}', '/tarot/pairs/cu02/sw02'],
  ['/tarot/draw', '/tarot/draw?seed=a&spread_type=horseshoe'],
  ['/astrology/daily-horoscope', '/astrology/daily-horoscope', { sign: 'leo', categories: ['all'] }],
  ['/astrology/daily-horoscope', '/astrology/daily-horoscope', { sign: 'aries', style: 'poetic' }],
  [
    '/astrology/daily-horoscope',
    '/astrology/daily-horoscope',
    { sign: 'leo', style: 'detailed', location: { latitude, longitude }, date: '2026-11-17' },
  ],
  ['/astrology/horoscope/daily', '/astrology/horoscope/daily'],
  ['/astrology/horoscope/daily/{sign}', '/astrology/horoscope/daily/libra'],
  ['/astrology/personalized-daily', '/astrology/personalized-daily', PERSON],
  ['/astrology/natal-reading', '/astrology/natal-reading', BIRTH],
  [
    '/astrology/natal-reading',
    '/astrology/natal-reading',
    { ...BIRTH, birthDateTime: '1990-05-15', options: { time_known: false } },
  ],
  [
    '/astrology/synastry',
    '/astrology/synastry',
    { first: BIRTH, second: { ...BIRTH, birthDateTime: '1985-11-02 06:40' } },
  ],
  ['/astrology/transit-timeline', '/astrology/transit-timeline', { ...BIRTH, bodies: ['saturn', 'moon'] }],
  ['/astrology/feeds', '/astrology/feeds', BIRTH],
  ['/astrology/returns', '/astrology/returns', BIRTH],
  [
    '/astrology/returns',
    '/astrology/returns',
    { ...BIRTH, birthDateTime: '1990-05-15', options: { time_known: false } },
  ],
  ['/astrology/progressions', '/astrology/progressions', BIRTH],
  ['/astrology/life', '/astrology/life', BIRTH],
  ['/astrology/compatibility/{sign}', '/astrology/compatibility/leo'],
  ['/astrology/compatibility/{sign}/{other}', '/astrology/compatibility/leo/virgo'],
  ['/astrology/meanings', '/astrology/meanings'],
  ['/astrology/meanings/{id}', '/astrology/meanings/mars-in-leo'],
  ['/astrology/moon', '/astrology/moon'],
  [
    '/astrology/sky-calendar',
    '/astrology/sky-calendar?from=2026-01-01&to=2026-12-31&latitude=52&longitude=13&moons=1',
  ],
  ...['weekly', 'monthly', 'yearly'].flatMap(
    (adverb) =>
      [
        [
          `/astrology/${adverb}-horoscope`,
          `/astrology/${adverb}-horoscope`,
          { sign: 'leo', style: 'detailed' },
        ],
        [`/astrology/horoscope/${adverb}`, `/astrology/horoscope/${adverb}`],
        [`/astrology/horoscope/${adverb}/{sign}`, `/astrology/horoscope/${adverb}/virgo`],
      ] as const,
  ),
]

/** As text for other programs. */
const FEEDS = [
  '/astrology/sky-calendar.ics',
  '/astrology/feeds/{token}.ics',
  '/astrology/horoscope/daily/{sign}.atom',
]

/** Their answers are figures, codes and names of places. */
const WITHOUT_PROSE = [
  '/',
  '/openapi.json',
  '/astrology/health',
  '/tarot/health',
  '/astrology/natal-chart',
  '/astrology/natal-chart.svg',
  '/astrology/natal-chart.png',
  '/astrology/chart',
  '/astrology/chart.svg',
  '/astrology/chart.png',
  '/astrology/composite',
  '/astrology/composite.svg',
  '/astrology/composite.png',
  '/astrology/davison',
  '/astrology/davison.svg',
  '/astrology/davison.png',
  '/astrology/transit-timeline.svg',
  '/astrology/transit-timeline.png',
  '/astrology/birth-time',
  '/astrology/sky',
  '/astrology/planetary-hours',
  '/cards/{id}.png',
  '/cards/{id}.svg',
  '/places',
  '/places/{id}',
]

/** Members that are the same in every language: codes, ids, addresses, times, and what the caller wrote. */
const CODES = new Set(
  `id uid chart_id horoscope_id type arcana suit orientation image_url image_svg_url theme seed_used relations leaning
  grave form topic about suggested_spread interpretation_source cards transits facts sign planet planets planet1 planet2 aspect strength nature style
  overall_tone tone at local ends_at local_ends_at energy_level focus_areas outlook intensity primary_influence
  reference_time calculated_at style_applied timezone requestId timestamp kind direction transit birthDateTime
  sunSign ascendant dominantTheme energyType natalPlanet transitPlanet primary secondary tertiary calculatedAt
  element reason depth house_system zodiac next_sign date_time maximum tzdb_version status node calendar
  house_system_used begins ends shadow_begins shadow_ends local_begins local_ends phase of season code severity body point natal from to`.split(
    /\s+/,
  ),
)

/** Members that have a text in one answer and a code in another; lists of planets; and messages for programmers, which stay English. */
const CODES_AT = [
  /^answer$/,
  /^data\.void_of_course\.rule$/,
  /\.details\.rule$/,
  /phase\.name$/,
  /^data\.balance\./,
  /^data\.pair_id$/,
  /^data\.(?:url|links\.timeline)$/,
  /^data\.aspects\.(?:first|second|weight_reason)$/,
  /^data\.method\./,
  /^data\.(?:returns\.)?chart\./,
  /^data\.(?:transits|lunations|chapters)\.sources$/,
  /^data\.peaks\.transits$/,
  /^data\.metadata\.(?:aspects|bodies)$/,
  /^data\.to_progressed\.(?:first|second)$/,
  /^data\.returns\.(?:window\.local_(?:from|to)|profection\.ruler)$/,
  /^data\.now\.(?:current|last|next)$/,
  /^data\.derived_moment$/,
  /^data\.(?:signs|elements|modalities)$/,
  /^warnings\.message$/,
]

const isCode = (path: string): boolean =>
  CODES.has(path.split('.').at(-1)!) || CODES_AT.some((code) => code.test(path))

function* stringsIn(value: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value]
  else if (Array.isArray(value)) for (const each of value) yield* stringsIn(each, path)
  else if (typeof value === 'object' && value !== null)
    for (const [name, member] of Object.entries(value))
      yield* stringsIn(member, path === '' ? name : `${path}.${name}`)
}

const hasLetters = (text: string) => /\p{L}/u.test(text)
/** Whether something in it is not from the language. */
const isForeign = (text: string) => hasLetters(unmarkedIn(text))

async function answerOf(address: string, body?: object) {
  const method = body === undefined ? 'GET' : 'POST'
  const response = await service.inject({ method, url: `/v1${address}`, ...(body && { payload: body }) })
  assert.equal(response.statusCode, 200, response.body)
  return response
}

/** Members that have kept something that is not from the language. */
const used = new Set<string>()

for (const [, address, body] of READINGS)
  test(`every text of ${address} ${JSON.stringify(body ?? '')} comes from the language`, async () => {
    const strings = [...stringsIn((await answerOf(address, body)).json())]
    const texts = strings.filter(([path, text]) => hasLetters(text) && !isCode(path))
    assert.ok(texts.length > 0)
    assert.deepEqual(
      texts.filter(([, text]) => isForeign(text)),
      [],
    )
    for (const [path, text] of strings) if (isForeign(text)) used.add(path.split('.').at(-1)!)
  })

test('of a feed for calendars, its name, titles and descriptions come from the language', async () => {
  const { body } = await answerOf('/astrology/sky-calendar.ics?alarms=1')
  const lines = body.replaceAll('\r\n ', '').split('\r\n')
  const texts = lines.filter((line) => /^(?:NAME|X-WR-CALNAME|SUMMARY|DESCRIPTION):/.test(line))
  assert.ok(texts.length > 100)
  assert.deepEqual(
    texts.filter((line) => isForeign(line.slice(line.indexOf(':')).replaceAll('\\n', ''))),
    [],
  )
  assert.ok(lines.includes('PRODID:-//Augury//Sky calendar//QPS'))
})

test('of a private calendar, its name, titles and descriptions come from the language', async () => {
  const { url } = (await answerOf('/astrology/feeds', BIRTH)).json().data
  const { body } = await answerOf(new URL(url).pathname.replace('/v1', ''))
  const lines = body.replaceAll('\r\n ', '').split('\r\n')
  const texts = lines.filter((line) => /^(?:NAME|X-WR-CALNAME|SUMMARY|DESCRIPTION):/.test(line))
  assert.ok(texts.length > 20)
  assert.deepEqual(
    texts.filter((line) => isForeign(line.slice(line.indexOf(':')).replaceAll('\\n', ''))),
    [],
  )
})

test('of a feed of a sign’s days, its titles and texts come from the language', async () => {
  const { body } = await answerOf('/astrology/horoscope/daily/leo.atom')
  assert.match(body, /xml:lang="qps"/)
  const texts = [...body.matchAll(/<(title|p|h3)>(.*?)<\/\1>/g)].map(([, , text]) => text!)
  assert.ok(texts.length > 50)
  assert.deepEqual(texts.filter(isForeign), [])
})

test('on a terminal, what stands around the texts of a day, a person’s day and a week comes from the language', async () => {
  const dataOf = async (path: string, body: object) => (await answerOf(path, body)).json().data
  const printed = [
    horoscopeText(
      PSEUDO,
      await dataOf('/astrology/daily-horoscope', { sign: 'leo', style: 'detailed' }),
      '2026-11-17',
    ),
    dayText(PSEUDO, await dataOf('/astrology/personalized-daily', PERSON), 'UTC'),
    periodText(PSEUDO, await dataOf('/astrology/weekly-horoscope', { sign: 'leo', style: 'detailed' })),
  ]
  assert.deepEqual(printed.filter(isForeign), [])
})

test('every path of the document is read here, or has no prose', async () => {
  const { paths } = (await answerOf('/openapi.json')).json() as { paths: object }
  const coveredPaths = new Set([...READINGS.map(([path]) => path), ...FEEDS, ...WITHOUT_PROSE])
  assert.deepEqual([...coveredPaths].sort(), Object.keys(paths).sort())
})

test('the list of answer members that are the same in every language has no unnecessary entries', () => {
  assert.deepEqual(
    [...CODES].filter((name) => !used.has(name)),
    [],
  )
})
