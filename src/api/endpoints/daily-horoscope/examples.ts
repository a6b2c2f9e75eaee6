/** Examples for the reference: real answers. */
import type { SizedText } from '../../../http/respond.ts'
import { readAllSigns, readDaily } from '../../../readings/daily-horoscope.ts'
import { memoryStore } from '../../../store/readings/memory.ts'
import { ReadingCache } from '../../../store/readings/reading-cache.ts'
import type { Style } from '../../../writer/daily-text.ts'
import { phrasebookDesk } from '../../../writer/desk.ts'
import { envelope } from '../../envelope.ts'
import { allSignsOnTheWire, cutOf, dailyOnTheWire } from './wire.ts'

const EXAMPLE_TIME = Date.UTC(2026, 2, 21, 12)
const EXAMPLE_MS = 0.412

const enveloped = (data: string | SizedText): object =>
  JSON.parse(envelope('req_example', data, EXAMPLE_TIME).text)

const now = () => EXAMPLE_TIME
const parts = { cache: new ReadingCache({ store: memoryStore(now), now }), desk: phrasebookDesk, now }

export async function exampleOfOne(style: Style): Promise<object> {
  const cut = cutOf(style)
  const asked = await readDaily({ sign: 'leo', style, withCategories: cut.length > 0 }, parts)
  return enveloped(dailyOnTheWire(asked, cut, EXAMPLE_MS))
}

export const exampleOfAll = async (): Promise<object> =>
  enveloped(allSignsOnTheWire(await readAllSigns(parts)).text)
