import assert from 'node:assert/strict'
import { test } from 'node:test'
import { castChart } from '../chart/chart.ts'
import { signOf } from '../sky/zodiac.ts'
import { type BirthTimeRequest, HOLD_NAMES, readBirthTime } from './birth-time.ts'

const BERLIN: BirthTimeRequest = {
  birthDateTime: '1990-05-15 12:30:00',
  timezone: 'UTC',
  latitude: 52.52,
  longitude: 13.405,
  windowMinutes: 720,
}
const whole = readBirthTime(BERLIN)
const secondText = (instant: number) => new Date(instant).toISOString().slice(0, 19)

/** What each name of `holds` stands for. */
const isOf: Record<string, (kind: string, subject: string) => boolean> = {
  rising_sign: (kind) => kind === 'rising_sign',
  midheaven_sign: (kind) => kind === 'midheaven_sign',
  moon_sign: (kind, subject) => kind === 'sign' && subject === 'moon',
  houses: (kind) => kind === 'house',
  aspects: (kind) => kind === 'aspect',
}

test('what holds lasts from the last change of its kind to the next, at most to the ends of the window', () => {
  assert.deepEqual([...HOLD_NAMES].toSorted(), Object.keys(isOf).toSorted())
  // A window with the Moon's change of sign on 15 May, and one without.
  for (const windowMinutes of [720, 30, 5]) {
    const { birth, from, to, holds, changes } = readBirthTime({ ...BERLIN, windowMinutes })
    const born = birth.time!.instant
    assert.deepEqual([from, to], [born - windowMinutes * 60_000, born + windowMinutes * 60_000])
    for (const name of HOLD_NAMES) {
      const instants = changes
        .filter(({ kind, subject }) => isOf[name]!(kind, subject))
        .map((one) => one.instant)
      const before = Math.min(born - from, ...instants.filter((at) => at <= born).map((at) => born - at))
      const after = Math.min(to - born, ...instants.filter((at) => at > born).map((at) => at - born))
      assert.deepEqual(holds![name], { before, after }, name)
    }
  }
})

test('a birth in the very second of a change has held for no time', () => {
  const change = whole.changes.find(({ kind }) => kind === 'rising_sign')!
  const { holds } = readBirthTime({ ...BERLIN, birthDateTime: secondText(change.instant) })
  assert.equal(holds!.rising_sign.before, 0)
  assert.ok(holds!.rising_sign.after > 600_000)
})

test('changes come in order of time, and each has its kind among the facts', () => {
  const instants = whole.changes.map(({ instant }) => instant)
  assert.deepEqual(
    instants,
    instants.toSorted((a, b) => a - b),
  )
  assert.ok(new Set(whole.changes.map(({ kind }) => kind)).size > 3)
})

test('the segments fill the window, and each has the rising sign and the Moon’s sign of all its time', () => {
  // On that day the Moon goes from Gemini into Cancer (test/conformance/chart.test.ts).
  const reading = readBirthTime({ ...BERLIN, birthDateTime: '1985-11-02' })
  const { segments, from, to } = reading
  assert.equal(new Set(segments.map(({ moonSign }) => moonSign)).size, 2)
  assert.deepEqual([segments[0]!.from, segments.at(-1)!.to], [from, to])
  for (const [n, segment] of segments.entries()) {
    if (n > 0) assert.equal(segment.from, segments[n - 1]!.to)
    for (const instant of [segment.from + 1000, (segment.from + segment.to) / 2, segment.to - 1000]) {
      const place = { latitude: BERLIN.latitude, longitude: BERLIN.longitude }
      const { angles, bodies } = castChart({ instant, place, houseSystem: 'whole' })
      assert.equal(segment.risingSign, signOf(angles.ascendant))
      assert.equal(segment.moonSign, signOf(bodies.moon.longitude))
    }
  }
})

test('stable is what is true all through, and what changes is not', () => {
  const { stable, changes } = readBirthTime({ ...BERLIN, birthDateTime: '1985-11-02' })
  assert.ok(changes.some(({ kind, subject }) => kind === 'sign' && subject === 'moon'))
  for (const [id, isStable] of [
    ['sun-in-scorpio', true],
    ['moon-in-gemini', false],
    ['moon-in-cancer', false],
  ] as const)
    assert.equal(stable.includes(id), isStable, id)
  // Aspects that are not there have no name.
  assert.ok(stable.every((id) => typeof id === 'string'))
})

test('a date alone has its whole day and nothing that holds; with a time it may be said to be unknown', () => {
  const day = { from: Date.UTC(1990, 4, 15), to: Date.UTC(1990, 4, 16) }
  const alone = readBirthTime({ ...BERLIN, birthDateTime: '1990-05-15' })
  const unknown = readBirthTime({ ...BERLIN, options: { timeKnown: false } })
  for (const { from, to, holds } of [alone, unknown]) assert.deepEqual([{ from, to }, holds], [day, null])
  assert.throws(
    () => readBirthTime({ ...BERLIN, birthDateTime: '1990-05-15', options: { timeKnown: true } }),
    {
      code: 'INVALID_DATE_FORMAT',
    },
  )
})

test('a window must lie within the eight centuries on both sides', () => {
  const at = (birthDateTime: string) => () => readBirthTime({ ...BERLIN, birthDateTime, windowMinutes: 10 })
  assert.equal(at('1600-01-01 00:10:00')().from, Date.UTC(1600, 0, 1))
  assert.equal(at('2399-12-31 23:49:59')().to, Date.UTC(2399, 11, 31, 23, 59, 59))
  for (const text of ['1600-01-01 00:09:59', '2399-12-31 23:50:00'])
    assert.throws(at(text), {
      code: 'DATE_OUT_OF_RANGE',
      details: { field: 'birthDateTime', provided: text, earliest: '1600-01-01', latest: '2399-12-31' },
    })
})
