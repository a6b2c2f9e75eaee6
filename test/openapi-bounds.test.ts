/**
 * What the OpenAPI document says of numbers, lengths and defaults: whoever generates a client has nothing else.
 * Each row of a table names the members of requests and answers of which it is said anywhere.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts, testService } from './service.ts'

interface Schema {
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly default?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly schema?: Schema }[]
}

/** Their members are points, aspects or parts, of which the same is said. */
const OF_CODES = ['AspectOrbs', 'EnergyScores', 'PairPointWeights', 'SynastryAspectParts', 'SynastryOverlay']

type Member = readonly [name: string, schema: Schema]

function membersIn(name: string, schema: Schema): Member[] {
  const { properties, patternProperties, items, anyOf = [] } = schema
  return [
    [name, schema],
    ...Object.entries({ ...properties, ...patternProperties }).flatMap(([inside, its]) =>
      membersIn(OF_CODES.includes(name) ? name : inside, its),
    ),
    ...(items === undefined ? [] : membersIn(name, items)),
    ...anyOf.flatMap((one) => membersIn(name, one)),
  ]
}

async function documentedMembers(): Promise<Member[]> {
  const service = await testService(testParts())
  const { paths, components } = (await service.inject('/v1/openapi.json')).json() as {
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, Schema> }
  }
  const parameters = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ parameters = [] }) => parameters)
  return [
    ...Object.entries(components.schemas),
    ...parameters.map(({ name, schema = {} }): Member => [name, schema]),
  ].flatMap(([name, schema]) => membersIn(name, schema))
}

const members = await documentedMembers()

/** `{ '0 ≤ … ≤ 59': 'minute' }` */
function rows(said: (schema: Schema) => string): Record<string, string> {
  const byWords = Object.groupBy(members, ([, schema]) => said(schema))
  const { '': _, ...others } = byWords
  return Object.fromEntries(
    Object.entries(others).map(([words, of = []]) => [
      words,
      [...new Set(of.map(([name]) => name))].toSorted().join(' '),
    ]),
  )
}

const range = (least: string, most: string): string => (least + most === '' ? '' : `${least}…${most}`)

const limit = (value: number | undefined, words: (value: number) => string): string =>
  value === undefined ? '' : words(value)

const NUMBERS = {
  '-1 ≤ … ≤ 1': 'nature',
  '-10 ≤ … ≤ 10': 'influence_score overall_score score',
  '-180 ≤ … ≤ 180': 'longitude',
  '-90 ≤ … ≤ 90': 'declination latitude',
  '0 ≤ … < 30': 'degree_in_sign',
  '0 ≤ … < 360': 'cusp from longitude to',
  '0 ≤ … ≤ 1':
    'EnergyScores closeness confidence_score dominantScore exactness illuminated min_weight share strength weight',
  '0 ≤ … ≤ 10': 'majorArcanaCount planets_in_sign_count reversedCount',
  '0 ≤ … ≤ 100': 'rank rank_high rank_low',
  '0 ≤ … ≤ 12': 'AspectOrbs max_orb orb',
  '0 ≤ … ≤ 180': 'angle',
  '0 ≤ … ≤ 21': 'number',
  '0 ≤ … ≤ 29': 'degree',
  '0 ≤ … ≤ 360': 'bright_limb',
  '0 ≤ … ≤ 59': 'minute',
  '0 ≤ … ≤ 78': 'count',
  '0 ≤ … ≤ 8': 'orb',
  '0 ≤ …':
    'PairPointWeights SynastryAspectParts age_days aspectsUsed calculation_time_ms count date_uncertainty_days minutes_after minutes_before orb points total totalAspects weight',
  '0.1 ≤ … ≤ 3': 'orb',
  '1 ≤ … ≤ 10': 'years',
  '1 ≤ … ≤ 12': 'SynastryOverlay far_cusps house natalHouse natal_house transit_house',
  '1 ≤ … ≤ 13': 'cardCount count',
  '1 ≤ … ≤ 24': 'hour',
  '1 ≤ … ≤ 30': 'numbers',
  '1 ≤ … ≤ 720': 'window_minutes',
  '1 ≤ …': 'count days number population which',
}

test('a number has the bounds of what it is: a house is one of 12, a sign has 30 degrees, a circle 360', () => {
  const bounds = rows(({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }) =>
    range(
      limit(minimum, (value) => `${value} ≤ `) + limit(exclusiveMinimum, (value) => `${value} < `),
      limit(maximum, (value) => ` ≤ ${value}`) + limit(exclusiveMaximum, (value) => ` < ${value}`),
    ),
  )
  assert.deepEqual(bounds, NUMBERS)
})

/** Characters are of texts, elements of lists. */
const LENGTHS = {
  '0 to 10 elements': 'peaks',
  '0 to 100 characters': 'id name q',
  '0 to 11 elements': 'aspects',
  '0 to 12 elements': 'significantAspects',
  '0 to 13 elements': 'returns',
  '0 to 2 characters': 'limit',
  '0 to 2 elements': 'include lots',
  '0 to 20 elements': 'places',
  '0 to 256 characters': 'planets seed types',
  '0 to 3 elements': 'tensions',
  '0 to 32 characters': 'transits_at',
  '0 to 4 elements': 'frictions threads',
  '0 to 40 characters': 'label options',
  '0 to 40 elements': 'bodies points',
  '0 to 400 characters': 'bodies',
  '0 to 5 elements': 'best_days careful_days sections strengths transits',
  '0 to 500 characters': 'question',
  '0 to 500 elements': 'changes',
  '0 to 6 elements': 'key_dates',
  '0 to 60 characters': 'title',
  '0 to 64 characters': 'at date from id to',
  '0 to 9 elements': 'aspects',
  '1 to 100 characters': 'name',
  '1 to 13 elements': 'cards',
  '1 to 3 elements': 'cards',
  '1 to 64 characters': 'local_timezone place timezone',
  '1 to 78 elements': 'cards positions',
  '1 to … elements': 'passes relations',
  '10 to 10 elements': 'cards',
  '12 to 12 elements': 'horoscopes houses pairs',
  '2 to 100 characters': 'q',
  '2 to 12 elements': 'phases',
  '2 to 2 characters': 'country',
  '2 to 2 elements': 'cards elements frictions modalities signs strengths',
  '24 to 24 elements': 'hours',
  '3 to 3 elements': 'cards planets',
  '3 to 5 elements': 'keyThemes practical_advice',
  '4 to 4 elements': 'next_phases',
  '4 to 6 elements': 'keywords reversed upright',
}

test('a text and a list of a request may be so long, and those of an answer are', () => {
  const lengths = rows(({ minLength, maxLength, minItems, maxItems }) =>
    [['characters', minLength, maxLength] as const, ['elements', minItems, maxItems] as const]
      .filter(([, least, most]) => least !== undefined || most !== undefined)
      .map(([of, least = 0, most = '…']) => `${least} to ${most} ${of}`)
      .join(', '),
  )
  assert.deepEqual(lengths, LENGTHS)
})

const DEFAULTS = {
  '"0"': 'alarms grid moons',
  '"10"': 'limit',
  '"1200"': 'width',
  '"40"': 'rows',
  '"640"': 'size',
  '"UTC"': 'timezone',
  '"a4"': 'paper',
  '"brief"': 'style',
  '"derived"': 'houses',
  '"full"': 'depth scale',
  '"general"': 'theme',
  '"gregorian"': 'calendar',
  '"lahiri"': 'ayanamsa',
  '"light"': 'theme',
  '"love"': 'kind',
  '"mean"': 'place_rule time_rule',
  '"modern"': 'void_rule',
  '"monday"': 'week_start',
  '"past_present_future"': 'spread_type',
  '"secondary"': 'method',
  '"solar_arc_longitude"': 'angles',
  '"sun"': 'body',
  '"today"': 'date',
  '"tropical"': 'zodiac',
  '"true"': 'node time_known',
  '"whole"': 'house_system',
  '"zone"': 'local_mean_time',
  false: 'converse precession_corrected',
  true: 'texts time_known',
  '0': 'min_weight',
  '0.6': 'min_weight',
  '1': 'count orb years',
  '30': 'window_minutes',
  '["conjunction","semisextile","semisquare","sextile","square","trine","sesquiquadrate","quincunx","opposition"]':
    'aspects',
  '["conjunction","sextile","square","trine","opposition"]': 'aspects',
  '["sun","mercury","venus","mars","jupiter","saturn","uranus","neptune","pluto"]': 'bodies',
  '["sun","moon","mercury","venus","mars","jupiter","saturn","uranus","neptune","pluto","ascendant","midheaven"]':
    'bodies points',
  '["sun","moon","mercury","venus","mars","jupiter","saturn","uranus","neptune","pluto","north_node","lilith","chiron"]':
    'bodies',
  '[]': 'include lots',
}

test('the document says what stands for a member that is left out', () => {
  const defaults = rows(({ default: usual }) => (usual === undefined ? '' : JSON.stringify(usual)))
  assert.deepEqual(defaults, DEFAULTS)
})
