import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderHook } from '../../../test/hook.ts'
import { slowNetwork } from '../../../test/slow-network.ts'
import type { Sign } from '../../sky/zodiac.ts'
import { type Birth, NO_BIRTH } from '../state/birth-list.ts'
import { useOwnDay } from './use-own-day.ts'

interface Visitor {
  readonly birth?: Birth
  readonly sign?: Sign
  readonly today?: string
}

const BIRTH: Birth = {
  ...NO_BIRTH,
  ...{ date: '1990-05-15', time: '14:30', latitude: '52.52', longitude: '13.41', timezone: 'Europe/Berlin' },
}

const useDayOf = ({ birth, sign, today = '2026-07-04' }: Visitor) => useOwnDay(birth, sign ?? '', today)

test('a birth is asked for before a sign, and without either nothing is asked', async (t) => {
  const sent = slowNetwork(t)
  const { current, update } = await renderHook(t, useDayOf, {} as Visitor)
  assert.deepEqual([current().request, current().wait, sent.length], [undefined, 'none', 0])
  await update({ sign: 'leo' })
  assert.equal(sent.at(-1)!.path, '/astrology/daily-horoscope')
  await update({ sign: 'leo', birth: BIRTH })
  assert.equal(sent.at(-1)!.path, '/astrology/personalized-daily')
  assert.equal(current().request!.name, 'personalDay')
})

test('the day is asked for anew with the date and the sign, and goes when both birth and sign are taken away', async (t) => {
  const sent = slowNetwork(t)
  const { current, update, during } = await renderHook(t, useDayOf, { sign: 'leo' } as Visitor)
  const answer = { interpretation: { summary: 'A calm day. It ends late.', advice: 'Walk. Then rest.' } }
  await during(() => sent[0]!.answer(answer))
  assert.deepEqual(current().day, { sentence: 'A calm day.', act: 'Walk.' })
  await update({ sign: 'leo' })
  assert.equal(sent.length, 1)
  await update({ sign: 'leo', today: '2026-07-05' })
  await update({ sign: 'virgo', today: '2026-07-05' })
  await update({ birth: BIRTH, today: '2026-07-05' })
  assert.equal(sent.length, 4)
  await update({ today: '2026-07-05' })
  assert.deepEqual([current().day, current().request, sent.length], [undefined, undefined, 4])
})
