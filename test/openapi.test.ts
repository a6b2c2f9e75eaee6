/** What generators of clients need of the OpenAPI document: it is well-formed, and everything in it has a name. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Pictures } from '../src/pictures/pictures.ts'
import { FEED_TOKEN, testParts, testService } from './service.ts'

interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly $ref?: string
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>
}
interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly parameters?: readonly object[]
  readonly summary: string
  readonly description?: string
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content & { readonly headers?: object }>>
}

const pictures = new Pictures()
await pictures.prepare()
const service = await testService(testParts({ RATE_LIMITS: 'off' }, { pictures }))
const text = (await service.inject('/v1/openapi.json')).body
const { paths, components } = JSON.parse(text) as {
  paths: Record<string, { get?: Operation; post?: Operation }>
  components: { schemas: Record<string, Schema> }
}
const operations = Object.values(paths).flatMap(({ get, post }) =>
  [get, post].filter((one) => one !== undefined),
)

test('the OpenAPI document passes the recommended rules of Redocly, warnings included', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: text, config })
  assert.deepEqual(
    problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`),
    [],
  )
})

test('a document in which two operations have one name does not pass them', async () => {
  const twice = { '/tarot/spreads': paths['/tarot/spreads'], '/places': paths['/tarot/spreads'] }
  const config = await createConfig({ extends: ['recommended'] })
  const source = JSON.stringify({ ...JSON.parse(text), paths: twice })
  const found = (await lintFromString({ source, config })).map(({ ruleId }) => ruleId)
  assert.ok(found.includes('operation-operationId-unique'))
})

test('an operation is called by a word of its own, not by its path', () => {
  const ids = operations.map(({ operationId }) => operationId)
  assert.equal(new Set(ids).size, ids.length)
  for (const id of ids) assert.match(id, /^(?!(get|post)[A-Z])[a-z][A-Za-z]+$/)
})

test('an operation is summed up in a few words without a full stop, and described in sentences', () => {
  for (const { operationId, summary, description = 'None.' } of operations) {
    assert.match(summary, /^[A-Z][^.]{5,70}[^.]$/, operationId)
    assert.match(description, /^[A-Z`].*\.$/s, operationId)
  }
})

const TAGS_BY_ROOM: Readonly<Record<string, string>> = {
  tarot: 'Tarot',
  cards: 'Tarot',
  astrology: 'Astrology',
  places: 'Places',
}

test('an operation is listed with those whose address begins as its own', () => {
  for (const [path, { get, post }] of Object.entries(paths)) {
    const [, room = ''] = path.split('/')
    const tag = TAGS_BY_ROOM[room] ?? 'System'
    for (const operation of [get, post].filter((one) => one !== undefined))
      assert.deepEqual(operation.tags, [tag], path)
  }
})

/** Every description in a schema, with the words that lead to it. */
function described(schema: object, at: string): [string, string][] {
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'description' && typeof value === 'string') return [[at, value]]
    const isSchema = typeof value === 'object' && value !== null && !/^(examples?|default)$/.test(key)
    return isSchema ? described(value, `${at}.${key}`) : []
  })
}

test('what is said of a member or a parameter is a sentence, or several', () => {
  const parameters = operations.map(({ operationId, parameters = [] }) => [operationId, parameters] as const)
  const all = [...Object.entries(components.schemas), ...parameters].flatMap(([name, it]) =>
    described(it, name),
  )
  assert.ok(all.length > 700, String(all.length))
  const formula = 'SynastryAspect.properties.influence'
  const others = all.filter(([at, text]) => at !== formula && !/^[A-Z`'\d].*\.$/s.test(text))
  assert.deepEqual(others, [])
})

/** Objects with members that are written out where they stand. */
function unnamed(schema: Schema, at: string): string[] {
  const inside = [
    ...Object.entries(schema.properties ?? {}),
    ...Object.entries(schema.patternProperties ?? {}),
    ...(schema.items === undefined ? [] : [['[]', schema.items] as const]),
    ...(schema.anyOf ?? []).map((one) => ['|', one] as const),
  ]
  return inside.flatMap(([name, member]) => [
    ...(member.properties === undefined ? [] : [`${at}.${name}`]),
    ...unnamed(member, `${at}.${name}`),
  ])
}

test('every object of a request or an answer has a name: else add it to nameSchemas in its schema.ts', () => {
  const json = operations.flatMap(({ operationId, requestBody, responses }) =>
    [requestBody, ...Object.values(responses)].flatMap((one) => {
      const schema = one?.content?.['application/json']?.schema
      return schema === undefined ? [] : [{ operationId, schema }]
    }),
  )
  assert.ok(json.length > 500)
  for (const { operationId, schema } of json) assert.ok(schema.$ref, operationId)
  const inline = Object.entries(components.schemas).flatMap(([name, schema]) => unnamed(schema, name))
  assert.deepEqual(inline, [])
})

test('every name is used, and every name that is used is there', () => {
  const used = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!))
  assert.deepEqual([...used].toSorted(), Object.keys(components.schemas))
})

const refersTo = (name: string, other: string) =>
  JSON.stringify(components.schemas[name]).includes(`"#/components/schemas/${other}`)

test('a schema with a plural name contains one with the singular name, or with a name that begins so', () => {
  const names = Object.keys(components.schemas)
  const plurals = names.flatMap((one) =>
    [`${one}s`, one.replace(/y$/, 'ies')]
      .filter((many) => many !== one && names.includes(many))
      .map((many) => ({ one, many })),
  )
  assert.ok(plurals.length >= 10)
  for (const { one, many } of plurals) {
    assert.ok(refersTo(many, one), `${many} without ${one}`)
    assert.ok(!refersTo(one, many), `${one} with ${many}`)
  }
})

/** What singular and plural have in common: `key_dates` → `Date`, `categories` → `Categor` */
function stemOf(member: string): string {
  const word = member
    .split('_')
    .at(-1)!
    .replace(/(y|ies|s)$/, '')
  return word.charAt(0).toUpperCase() + word.slice(1)
}

const nameIn = (schema: Schema | undefined) => schema?.$ref?.split('/').at(-1)

/** `SkyBodies` holds each `SkyBody` by its own name, and an envelope its data. */
const isHeldByName = (holder: string, of: string) =>
  [`${of}s`, of.replace(/y$/, 'ies'), `${of}Response`].includes(holder)

/** The two births of a pair are `first` and `second`, and so are what the answers have of them. */
const isOneOfTwo = (member: string, of: string) => /^(first|second)$/.test(member) && of.endsWith('Birth')

test('an object is called by the word of the member in which it stands, or of the list', () => {
  const members = Object.entries(components.schemas).flatMap(([holder, { properties = {} }]) =>
    Object.entries(properties).flatMap(([member, schema]) =>
      [schema, schema.items, ...(schema.anyOf ?? [])]
        .map(nameIn)
        .filter((of) => of !== undefined && components.schemas[of]!.properties !== undefined)
        .map((of) => ({ holder, member, of: of! })),
    ),
  )
  assert.ok(members.length >= 150)
  const others = members.filter(
    ({ holder, member, of }) =>
      !of.includes(stemOf(member)) && !isHeldByName(holder, of) && !isOneOfTwo(member, of),
  )
  const [themed, place, figure] = ['ThemedMeanings', 'Coordinates', 'PairFigure']
  const moment = 'TimelineMoment'
  assert.deepEqual(Object.fromEntries(others.map(({ holder, member, of }) => [`${holder}.${member}`, of])), {
    'AllSigns.horoscopes': 'SignInShort',
    'AllSignsPeriod.horoscopes': 'SignInShort',
    'BirthInfo.location': place,
    'BirthProfile.location': 'BirthPlace',
    'CardMeanings.upright': themed,
    'CardMeanings.reversed': themed,
    'DailyHoroscope.location': place,
    'DailyHoroscopeRequest.location': place,
    'Davison.place': place,
    'FullInterpretation.lucky_elements': 'Luck',
    'LifeChapter.passes': 'ExactPass',
    'NatalBirthInfo.location': place,
    'PairBirth.location': place,
    'PairParts.attraction': figure,
    'PairParts.tenderness': figure,
    'PairParts.understanding': figure,
    'PairParts.steadiness': figure,
    'PairParts.growth': figure,
    'PairParts.friction': figure,
    'PairScore.contact': figure,
    'PairScore.ease': figure,
    'TimelineTransit.enters': moment,
    'TimelineTransit.leaves': moment,
    'TimelineTransit.passes': 'TransitPass',
    'TransitVisit.enters': moment,
    'TransitVisit.leaves': moment,
    'PlanetaryReturn.passes': 'ExactPass',
  })
})

test('lists of words have the words of their name', () => {
  const first = Object.entries(components.schemas).flatMap(([name, schema]) =>
    'enum' in schema ? [[name, (schema.enum as string[])[0]!]] : [],
  )
  assert.partialDeepStrictEqual(Object.fromEntries(first), {
    Arcana: 'Major Arcana',
    AspectName: 'conjunction',
    Ayanamsa: 'lahiri',
    CategoryName: 'personal_life',
    CategoryWord: 'all',
    ClassicalPlanet: 'saturn',
    EnergyType: 'harmonious',
    ErrorCode: 'INVALID_JSON',
    FactKind: 'sign',
    HouseSystem: 'whole',
    Intensity: 'low',
    Leaning: 'yes',
    Orientation: 'upright',
    Outlook: 'positive',
    PersonalTheme: 'transformation',
    Planet: 'sun',
    ReadingTheme: 'general_guidance',
    Sign: 'aries',
    SignName: 'Aries',
    SkyEventType: 'moon_phase',
    SpreadType: 'past_present_future',
    Suit: 'wands',
    Theme: 'general',
    Tone: 'very_positive',
    Writer: 'phrasebook',
  })
})

test('an answer in an envelope has the name of its data', () => {
  const enveloped = Object.entries(components.schemas).filter(([, { properties }]) => properties?.data)
  assert.ok(enveloped.length >= 15)
  for (const [name, { properties }] of enveloped)
    assert.equal(`${properties!.data!.$ref}Response`, `#/components/schemas/${name}`)
})

test('requests are called …Request or by what they hold, answers …Response or by what they are, and neither has the other’s name', () => {
  const nameOf = (content: Content | undefined) =>
    content?.content?.['application/json']?.schema.$ref?.split('/').at(-1)
  for (const { operationId, requestBody, responses } of operations) {
    assert.doesNotMatch(nameOf(requestBody) ?? '', /Response$/, operationId)
    assert.doesNotMatch(nameOf(responses[200]) ?? '', /Request$/, operationId)
  }
})

/** One good address for each answer that is not JSON. */
const FILES: Readonly<Record<string, string>> = {
  '/astrology/horoscope/daily/{sign}.atom': '/v1/astrology/horoscope/daily/leo.atom',
  '/astrology/natal-chart.svg': `/v1/astrology/natal-chart.svg?${birth()}`,
  '/astrology/natal-chart.png': `/v1/astrology/natal-chart.png?${birth()}`,
  '/astrology/chart.svg': `/v1/astrology/chart.svg?${birth()}`,
  '/astrology/chart.png': `/v1/astrology/chart.png?${birth()}`,
  '/astrology/sky-calendar.ics': '/v1/astrology/sky-calendar.ics',
  '/astrology/feeds/{token}.ics': `/v1/astrology/feeds/${FEED_TOKEN}.ics`,
  '/cards/{id}.svg': '/cards/ar17.svg',
  '/cards/{id}.png': '/cards/back.png',
}

function birth() {
  return 'birthDateTime=1990-05-15T14:30&timezone=Europe/Berlin&latitude=52.52&longitude=13.405'
}

for (const [path, url] of Object.entries(FILES))
  test(`GET ${path} answers with the media type and the headers of the document`, async () => {
    const { headers = {}, content = {} } = paths[path]!.get!.responses[200]!
    const reply = await service.inject(url)
    assert.equal(reply.statusCode, 200)
    assert.deepEqual([String(reply.headers['content-type']).split(';')[0]], Object.keys(content))
    for (const name of Object.keys(headers)) assert.ok(reply.headers[name.toLowerCase()], name)
  })

test('every answer that is not JSON is in the list of exceptions', () => {
  const others = Object.entries(paths).filter(
    ([, { get }]) => get !== undefined && !('application/json' in get.responses[200]!.content!),
  )
  assert.deepEqual(others.map(([path]) => path).toSorted(), Object.keys(FILES).toSorted())
})

test('a card that does not exist is the error of the document', async () => {
  const reply = await service.inject('/cards/ar99.svg')
  assert.equal(reply.statusCode, 404)
  assert.ok(paths['/cards/{id}.svg']!.get!.responses[404])
  assert.equal(reply.json().error.code, 'NOT_FOUND')
})
