/** Between which bounds the numbers of requests and answers lie, as the OpenAPI document says it to whoever generates a client. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts, testService } from './service.ts'

type Json = null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json }

interface Found {
  readonly member: string
  readonly bounds: string
}

const BOUNDS = {
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

/** Their members are points, aspects or parts, and are bounded alike. */
const OF_CODES = ['AspectOrbs', 'EnergyScores', 'PairPointWeights', 'SynastryAspectParts', 'SynastryOverlay']

const isObject = (value: Json): value is { readonly [member: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `0 ≤ … < 360` */
function boundsOf(schema: Readonly<Record<string, Json>>): string {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum } = schema
  const [least, most] = [minimum ?? exclusiveMinimum, maximum ?? exclusiveMaximum]
  return [
    ...(least === undefined ? [] : [`${least} ${minimum === undefined ? '<' : '≤'}`]),
    '…',
    ...(most === undefined ? [] : [`${maximum === undefined ? '<' : '≤'} ${most}`]),
  ].join(' ')
}

/** Every bounded number of a schema, by the member in which it stands. */
function boundedIn(schema: Json, member: string): Found[] {
  if (Array.isArray(schema)) return schema.flatMap((one: Json) => boundedIn(one, member))
  if (!isObject(schema)) return []
  const { properties = {}, patternProperties = {}, items = null, anyOf = null } = schema
  const bounds = boundsOf(schema)
  return [
    ...(bounds === '…' ? [] : [{ member, bounds }]),
    ...Object.entries({ ...(properties as object), ...(patternProperties as object) }).flatMap(
      ([name, inside]) => boundedIn(inside, OF_CODES.includes(member) ? member : name),
    ),
    ...boundedIn(items, member),
    ...boundedIn(anyOf, member),
  ]
}

test('a number has the bounds of what it is: a house is one of 12, a sign has 30 degrees, a circle 360', async () => {
  const service = await testService(testParts())
  const { components } = (await service.inject('/v1/openapi.json')).json()
  const found = Object.entries<Json>(components.schemas).flatMap(([name, schema]) => boundedIn(schema, name))
  const members: Record<string, string[]> = {}
  for (const { member, bounds } of found) members[bounds] = [...(members[bounds] ?? []), member]
  const sorted = Object.entries(members).map(([bounds, names]) => [
    bounds,
    [...new Set(names)].toSorted().join(' '),
  ])
  assert.deepEqual(Object.fromEntries(sorted), BOUNDS)
})
