/** Examples of the reference: real answers, computed when it is first built. */

import type { SizedText } from '../../../http/respond.ts'
import { dayOf } from '../../../judgement/day/plan.ts'
import { readingOf } from '../../../readings/daily-horoscope.ts'
import { SIGNS, type Sign } from '../../../sky/zodiac.ts'
import { zone } from '../../../time/zones.ts'
import { categoryTexts, dailyText } from '../../../writer/phrasebook/phrasebook.ts'
import type { Style } from '../../../writer/writer.ts'
import { envelope } from '../../envelope.ts'
import { allSignsOnTheWire, cutOf, dailyOnTheWire } from './wire.ts'

const EXAMPLE_DATE = '2026-03-21'
const EXAMPLE_TIME = Date.parse(`${EXAMPLE_DATE}T12:00:00Z`)
const EXAMPLE_MS = 0.412

function reading(sign: Sign, style: Style) {
  const day = dayOf(EXAMPLE_DATE, sign)
  const text = dailyText(day.plan, style)
  return readingOf(day, style, { text, source: 'phrasebook', isStandIn: false }, EXAMPLE_TIME)
}

const enveloped = (data: string | SizedText): object =>
  JSON.parse(envelope('req_example', data, EXAMPLE_TIME).text)

function example(sign: Sign, style: Style): object {
  const told = reading(sign, style)
  const cut = cutOf(style)
  const categories = cut.length > 0 ? categoryTexts(told.day.plan) : null
  const asked = { reading: told, categories, place: null, zone: zone('UTC'), cacheHit: false }
  return enveloped(dailyOnTheWire(asked, cut, EXAMPLE_MS))
}

export const BRIEF_EXAMPLE = example('leo', 'brief')
export const DETAILED_EXAMPLE = example('leo', 'detailed')
export const ALL_SIGNS_EXAMPLE = enveloped(
  allSignsOnTheWire(SIGNS.map((sign) => reading(sign, 'brief'))).text,
)
