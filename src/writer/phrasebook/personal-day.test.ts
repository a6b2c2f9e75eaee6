import assert from 'node:assert/strict'
import { test } from 'node:test'
import { castChart } from '../../chart/chart.ts'
import { skyAt } from '../../chart/transits.ts'
import { type PersonalPlan, personalPlan } from '../../judgement/person/plan.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { sentencesOf } from '../../words/en/phrases.ts'
import { personalText } from './personal-day.ts'

const chart = castChart({
  instant: Date.UTC(1990, 4, 15, 12, 30),
  place: { latitude: 52.52, longitude: 13.405 },
  houseSystem: 'placidus',
})

const plans: PersonalPlan[] = Array.from({ length: 60 }, (_, i) => {
  const noon = Date.UTC(2027, 0, 1, 12) + i * 6 * DAY_MS
  const date = new Date(noon).toISOString().slice(0, 10)
  return personalPlan(chart, skyAt(noon), { date, deck: 'a birth', clockOf: () => null })
})

test('relationships begin with the house of Venus, work with that of the Sun, feelings with that of the Moon', () => {
  for (const plan of plans) {
    const { relationships, careerPurpose, emotionalWisdom } = personalText(plan)
    const ofHouse = (pool: Parameters<typeof sentencesOf>[0], { house }: { house: number }) =>
      sentencesOf(pool, [String(house)])
    assert.ok(ofHouse('personal-relationships', plan.venus).includes(relationships[0]!.text))
    assert.ok(ofHouse('personal-career', plan.sun).includes(careerPurpose[0]!.text))
    const feelings = ofHouse('personal-emotions', plan.moon)
    assert.ok(emotionalWisdom.some(({ text }) => feelings.includes(text)))
  }
})

test('no transit is told twice after the summary, and the quick Moon is left to the feelings', () => {
  for (const plan of plans) {
    const { personalDevelopment, relationships, careerPurpose } = personalText(plan)
    // The first sentence of each part is that of its house or theme; the others are transits.
    const told = [personalDevelopment, relationships, careerPurpose].flatMap((part) =>
      part.slice(1).flatMap(({ transits }) => transits),
    )
    assert.equal(new Set(told).size, told.length)
    assert.ok(!told.some((id) => id.startsWith('moon-')))
  }
})
