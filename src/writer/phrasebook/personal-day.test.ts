import assert from 'node:assert/strict'
import { test } from 'node:test'
import { castChart } from '../../chart/chart.ts'
import { skyAt } from '../../chart/transits.ts'
import { momentId } from '../../judgement/person/facts.ts'
import { mannerOf } from '../../judgement/person/transits.ts'
import { PERSONAL_THEMES } from '../../judgement/person/weights.ts'
import { MANNER_OF } from '../../judgement/tradition.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { daySentences } from '../../words/en/phrases.ts'
import { type PersonalPlan, personalPlan } from '../plan/personal-plan.ts'
import { personalText } from './personal-day.ts'

const chart = castChart({
  instant: Date.UTC(1990, 4, 15, 12, 30),
  place: { latitude: 52.52, longitude: 13.405 },
  houseSystem: 'placidus',
})

const plans: PersonalPlan[] = Array.from({ length: 60 }, (_, i) => {
  const noon = Date.UTC(2027, 0, 1, 12) + i * 6 * DAY_MS
  const date = new Date(noon).toISOString().slice(0, 10)
  return personalPlan(chart, skyAt(noon), { date, shuffleKey: 'a birth', clockOf: () => null })
})

test('relationships begin with the house of Venus, work with that of the Sun, feelings with that of the Moon', () => {
  for (const plan of plans) {
    const { relationships, careerPurpose, emotionalWisdom } = personalText(ENGLISH, plan)
    const ofHouse = (pool: Parameters<typeof daySentences>[0], { house }: { house: number }) =>
      daySentences(pool, [String(house)])
    assert.ok(ofHouse('personal-relationships', plan.venus).includes(relationships[0]!.text))
    assert.ok(ofHouse('personal-career', plan.sun).includes(careerPurpose[0]!.text))
    const feelings = ofHouse('personal-emotions', plan.moon)
    assert.ok(emotionalWisdom.some(({ text }) => feelings.includes(text)))
  }
})

test('no transit comes twice after the summary, and the quick Moon is left to the feelings', () => {
  for (const plan of plans) {
    const { personalDevelopment, relationships, careerPurpose } = personalText(ENGLISH, plan)
    // The first sentence of each part is that of its house or theme; the others are transits.
    const mentioned = [personalDevelopment, relationships, careerPurpose].flatMap((part) =>
      part.slice(1).flatMap(({ transits }) => transits),
    )
    assert.equal(new Set(mentioned).size, mentioned.length)
    assert.ok(!mentioned.some((id) => id.startsWith('moon-')))
  }
})

test('the hours of a day are its first moment and the first of another manner, as words', () => {
  const manner = ({ aspect }: PersonalPlan['moments'][number]) => MANNER_OF[aspect]
  const lengths = new Set<number>()
  for (let day = 0; day < 60; day++) {
    const noon = Date.UTC(2027, 0, 1, 12) + day * DAY_MS
    const date = new Date(noon).toISOString().slice(0, 10)
    const clockOf = (instant: number) => {
      const [onDate, time] = new Date(instant).toISOString().split('T')
      return onDate === date ? time!.slice(0, 5) : null
    }
    const plan = personalPlan(chart, skyAt(noon), { date, shuffleKey: 'a birth', clockOf })
    const awake = plan.moments.filter(({ clock }) => clock >= '07:00' && clock <= '22:30')
    const other = awake.find((moment) => manner(moment) !== manner(awake[0]!))
    const expected = [awake[0], other].filter((moment) => moment !== undefined)
    const { timingGuidance } = personalText(ENGLISH, plan)
    lengths.add(expected.length)
    if (expected.length === 0) continue
    assert.deepEqual(
      timingGuidance.map(({ transits }) => transits),
      expected.map((moment) => [momentId(moment)]),
    )
    for (const { text } of timingGuidance) assert.match(text, /noon|\w+ in the (?:morning|afternoon|evening)/)
  }
  assert.deepEqual([...lengths].sort(), [0, 1, 2])
})

test('the Moon’s closest aspect is among the feelings on every day that has one', () => {
  let days = 0
  for (const plan of plans) {
    if (plan.quick?.transiting !== 'moon') continue
    const { overall, emotionalWisdom } = personalText(ENGLISH, plan)
    const mentioned = [...overall, ...emotionalWisdom].flatMap(({ transits }) => transits)
    assert.ok(mentioned.includes(plan.quick.id), plan.date)
    days++
  }
  assert.ok(days > 20, `${days}`)
})

test('growth speaks in the manner of the main transit, or of the quick one, and advice begins with different words first', () => {
  const manners = new Set<string>()
  for (const plan of plans) {
    const { personalDevelopment, practicalAdvice } = personalText(ENGLISH, plan)
    const transit = plan.main ?? plan.quick
    const manner = (transit && mannerOf(transit)) ?? 'merge'
    manners.add(manner)
    const texts = PERSONAL_THEMES.flatMap((theme) => daySentences('personal-growth', [theme, manner]))
    assert.ok(texts.includes(personalDevelopment[0]!.text), plan.date)
    const firsts = practicalAdvice.map(({ text }) => text.split(' ')[0]!)
    assert.equal(new Set(practicalAdvice.map(({ text }) => text)).size, firsts.length, 'none is given twice')
    const different = new Set(firsts).size
    assert.equal(new Set(firsts.slice(0, different)).size, different, firsts.join())
  }
  assert.ok(manners.size > 1)
})
