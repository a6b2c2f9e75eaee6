/** For every legal birth, with or without a time, the answers of chart and birth-time keep their schema and agree with themselves. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { BirthTimeResponse } from '../src/api/endpoints/birth-time/schema.ts'
import { WiderChartResponse } from '../src/api/endpoints/chart/schema.ts'
import { ASPECT_NAMES } from '../src/chart/aspects.ts'
import { LOT_NAMES } from '../src/chart/lots.ts'
import { PARALLELS } from '../src/chart/parallels.ts'
import { NODE_KINDS, POINTS } from '../src/chart/points.ts'
import { ALL_HOUSE_SYSTEMS, LOCAL_MEAN_TIMES } from '../src/readings/birth.ts'
import { CALENDARS } from '../src/readings/calendar.ts'
import { normalize } from '../src/sky/angle.ts'
import { AYANAMSA_NAMES } from '../src/sky/ayanamsa.ts'
import { EARLIEST, LATEST } from '../src/time/range.ts'
import { testParts, testService } from './service.ts'

const service = await testService(testParts({ RATE_LIMITS: 'off' }))

const edged = (max: number, edges: number[]) =>
  fc.oneof(
    fc.constantFrom(...edges, ...edges.map((edge) => -edge)),
    fc.double({ min: -max, max, noNaN: true }),
  )
/** Ends of the eight centuries, days that a calendar skipped, and any second. */
const second = fc.oneof(
  fc.constantFrom(EARLIEST, LATEST - 999, Date.UTC(2011, 11, 30, 12), Date.UTC(1844, 11, 31), 0),
  fc.integer({ min: EARLIEST / 1000, max: (LATEST - 999) / 1000 }).map((seconds) => seconds * 1000),
)
const zodiac = fc.oneof(
  fc.constant({}),
  fc.record({ zodiac: fc.constant('sidereal'), ayanamsa: fc.constantFrom(...AYANAMSA_NAMES) }),
)
const choices = fc.record(
  {
    house_system: fc.constantFrom(...ALL_HOUSE_SYSTEMS),
    node: fc.constantFrom(...NODE_KINDS),
    calendar: fc.constantFrom(...CALENDARS),
    local_mean_time: fc.constantFrom(...LOCAL_MEAN_TIMES),
  },
  { requiredKeys: [] },
)
const place = fc.record({
  timezone: fc.constantFrom('UTC', 'Pacific/Apia', 'Asia/Manila', 'America/New_York', 'Europe/Amsterdam'),
  latitude: edged(90, [90, 89, 66.6, 66, 64, 24, 23.4, 0]),
  longitude: edged(180, [180, 0]),
})
const birth = fc
  .tuple(second, fc.boolean(), place, zodiac, choices)
  .map(([instant, time_known, where, chosenZodiac, chosen]) => ({
    birthDateTime: new Date(instant).toISOString().slice(0, time_known ? 19 : 10),
    ...where,
    options: { ...chosenZodiac, ...chosen, time_known },
  }))

/** What a legal request can be refused for. */
const REFUSALS = ['DATE_OUT_OF_RANGE', 'NONEXISTENT_LOCAL_TIME', 'BIRTH_TIME_REQUIRED']

/** The data of an answer that keeps its schema; undefined if the birth is refused for a documented reason. */
function asking<S extends TSchema>(path: string, schema: S) {
  const check = Compile(schema)
  return async (payload: object): Promise<Static<S> | undefined> => {
    const reply = await service.inject({ method: 'POST', url: `/v1/astrology/${path}`, payload })
    const body = reply.json()
    if (reply.statusCode !== 200) {
      assert.ok(REFUSALS.includes(body.error.code), `${reply.statusCode} ${reply.body}`)
      return undefined
    }
    assert.ok(check.Check(body), JSON.stringify(check.Errors(body).slice(0, 3)))
    return body
  }
}

const shown = fc.record(
  {
    bodies: fc.subarray([...POINTS]),
    lots: fc.subarray(LOT_NAMES),
    aspects: fc.subarray([...ASPECT_NAMES, ...PARALLELS]),
    orbs: fc.dictionary(fc.constantFrom(...ASPECT_NAMES), fc.integer({ min: 0, max: 12 })),
  },
  { requiredKeys: [] },
)

type Chart = Static<typeof WiderChartResponse>['data']
const lies = (longitude: number, from: number, to: number) =>
  normalize(longitude - from) <= normalize(to - from)

test('every legal birth has a wider chart that keeps its schema and agrees with itself', async () => {
  const ask = asking('chart', WiderChartResponse)
  const answered = { timed: 0, timeless: 0 }
  await fc.assert(
    fc.asyncProperty(birth, shown, async (request, selection) => {
      const data = (await ask({ ...request, ...selection }))?.data
      if (data === undefined) return
      assert.equal(data.metadata.time_known, request.options.time_known)
      if (request.options.time_known) checkTimed(data)
      else checkTimeless(data)
      answered[request.options.time_known ? 'timed' : 'timeless']++
    }),
    { numRuns: 500 },
  )
  assert.ok(answered.timed > 50 && answered.timeless > 50, JSON.stringify(answered))
})

function checkTimed({ bodies, houses, balance, lots }: Chart): void {
  const cusps = houses!.map(({ cusp }) => cusp)
  for (const { longitude, house } of [...Object.values(bodies), ...Object.values(lots)])
    assert.ok(lies(longitude, cusps[house! - 1]!, cusps[house! % 12]!), `${longitude} in ${cusps} ${house}`)
  const counted = Object.values(balance.quadrants!).flat()
  assert.equal(new Set(counted).size, 10)
}

function checkTimeless({ bodies, houses, angles, lots, day_chart, balance }: Chart): void {
  assert.deepEqual([houses, angles, lots, day_chart], [null, null, {}, null])
  assert.equal(balance.quadrants, null)
  for (const { longitude, range, sign, signs, sign_certain, house } of Object.values(bodies)) {
    assert.equal(house, null)
    assert.ok(lies(longitude, range!.from, range!.to))
    assert.ok(signs!.includes(sign))
    assert.equal(sign_certain, signs!.length === 1)
  }
}

test('for every legal birth the parts of the window follow each other, and every change lies in one', async () => {
  const ask = asking('birth-time', BirthTimeResponse)
  let answered = 0
  await fc.assert(
    fc.asyncProperty(birth, fc.integer({ min: 1, max: 720 }), async (request, window_minutes) => {
      const data = (await ask({ ...request, window_minutes }))?.data
      if (data === undefined) return
      const { window, segments, changes } = data
      assert.deepEqual(
        [window.from, ...segments.map(({ to }) => to)],
        [...segments.map(({ from }) => from), window.to],
      )
      const times = [window.from, ...changes.map(({ at }) => at), window.to]
      assert.deepEqual(times, times.toSorted())
      for (const { before, after } of changes) assert.notEqual(before, after)
      answered++
    }),
    { numRuns: 60 },
  )
  assert.ok(answered > 20, String(answered))
})
