import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderHook } from '../../../test/hook.ts'
import { testParts, testService } from '../../../test/service.ts'
import { slowNetwork } from '../../../test/slow-network.ts'
import { momentsOf } from './day-sky.ts'
import { dayEntry, personalChips } from './personal-day.ts'
import { useDaySky } from './use-day-sky.ts'

const DATE = { date: '2026-11-18' }
const written = (moment: Date) => moment.toISOString().replace('.000Z', 'Z')

test('the sky is asked for at both midnights and between them, and shown when all three are there', async (t) => {
  const sent = slowNetwork(t)
  const { current, during } = await renderHook(t, ({ date }: typeof DATE) => useDaySky(date), DATE)
  assert.deepEqual(
    sent.map(({ path, query }) => [path, query.get('at')]),
    momentsOf(DATE.date).map((moment) => ['/astrology/sky', written(moment)]),
  )
  await during(() => sent[0]!.answer({ bodies: 'first' }))
  await during(() => sent[2]!.answer({ bodies: 'last' }))
  assert.deepEqual(current(), { sky: undefined, exchange: undefined })
  await during(() => sent[1]!.answer({ bodies: 'middle' }))
  assert.deepEqual(current().sky, ['first', 'middle', 'last'])
  assert.deepEqual(current().exchange?.answer, { data: { bodies: 'middle' } })
})

test('if one of the three requests fails, there is no sky but a problem', async (t) => {
  const sent = slowNetwork(t)
  const { current, during } = await renderHook(t, ({ date }: typeof DATE) => useDaySky(date), DATE)
  await during(() => {
    sent[0]!.answer({ bodies: 'first' })
    sent[1]!.answer({ bodies: 'middle' })
    sent[2]!.refuse('DATE_OUT_OF_RANGE')
  })
  assert.deepEqual([current().sky, current().exchange?.problem?.code], [undefined, 'DATE_OUT_OF_RANGE'])
})

test('another day takes back the requests of the first', async (t) => {
  const sent = slowNetwork(t)
  const { update } = await renderHook(t, ({ date }: typeof DATE) => useDaySky(date), DATE)
  await update({ date: '2026-11-19' })
  assert.deepEqual(
    sent.map(({ signal }) => signal.aborted),
    [true, true, true, false, false, false],
  )
})

test('the aspects behind a day come first, then the other significant ones; the journal keeps the day without an address', async () => {
  const service = await testService(testParts({ RATE_LIMITS: 'off' }))
  const birthLocation = { latitude: 52.52, longitude: 13.405, timezone: 'Europe/Berlin' }
  const payload = { birthDateTime: '1990-05-15T14:30:00', birthLocation, date: '2026-11-18' }
  const url = '/v1/astrology/personalized-daily'
  const { data } = (await service.inject({ method: 'POST', url, payload })).json()
  const sources: { transits: string[] }[] = data.interpretation.sources
  const cited = [...new Set(sources.flatMap(({ transits }) => transits))]
  const chips = personalChips(data)
  assert.deepEqual(
    chips.filter(({ isCited }) => isCited).map(({ id }) => id),
    cited,
  )
  assert.deepEqual(
    chips.slice(0, cited.length).map(({ id }) => id),
    cited,
  )
  const [aspect] = data.transitAnalysis.significantAspects
  const named = (planet: string) => planet.charAt(0).toUpperCase() + planet.slice(1)
  assert.equal(
    chips.find(({ id }) => id === aspect.id)!.text,
    `${named(aspect.transitPlanet)} ${aspect.type} your ${named(aspect.natalPlanet)}, ${aspect.orb.toFixed(1)}°`,
  )
  assert.deepEqual(dayEntry(data), {
    title: 'Your day, Wednesday 18 November 2026',
    question: '',
    text: data.interpretation.content.overall,
    cards: [],
    address: '',
  })
})
